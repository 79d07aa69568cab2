//! Questions that are asked at once.

use std::task::Poll;

use super::{Ask, BoxFuture, Context, Internal};

/// One question, or several that are asked at once: a tuple of up to four.
pub trait Questions: Send {
    /// The answer, or a tuple of the answers.
    type Answers: Send;

    /// Asks.
    fn ask(self, cx: &Context) -> impl Future<Output = Result<Self::Answers, Internal>> + Send;
}

impl<T: Send> Questions for Ask<T> {
    type Answers = T;

    async fn ask(self, cx: &Context) -> Result<T, Internal> {
        cx.asked(self).await
    }
}

macro_rules! tuples {
    ($($first:ident $($name:ident)*;)*) => {$(
        #[allow(non_snake_case, reason = "values have the names of their types")]
        impl<$first: Send, $($name: Send),*> Questions for (Ask<$first>, $(Ask<$name>,)*) {
            type Answers = ($first, $($name,)*);

            async fn ask(self, cx: &Context) -> Result<Self::Answers, Internal> {
                let ($first, $($name,)*) = self;
                let mut $first = Joined::of(cx.asked($first));
                $(let mut $name = Joined::of(cx.asked($name));)*
                std::future::poll_fn(|task| {
                    // All are polled each time: each must be known to be open.
                    let mut open = $first.is_open(task);
                    $(open |= $name.is_open(task);)*
                    match open {
                        true => Poll::Pending,
                        false => Poll::Ready(()),
                    }
                })
                .await;
                Ok(($first.answer()?, $($name.answer()?,)*))
            }
        }
    )*};
}

tuples! {
    A B;
    A B C;
    A B C D;
}

/// One of several questions.
enum Joined<'a, T> {
    Open(BoxFuture<'a, Result<T, Internal>>),
    Done(Result<T, Internal>),
}

impl<'a, T> Joined<'a, T> {
    fn of(asked: impl Future<Output = Result<T, Internal>> + Send + 'a) -> Self {
        Self::Open(Box::pin(asked))
    }

    fn is_open(&mut self, task: &mut std::task::Context<'_>) -> bool {
        let Self::Open(asked) = self else {
            return false;
        };
        match asked.as_mut().poll(task) {
            Poll::Pending => true,
            Poll::Ready(answer) => {
                *self = Self::Done(answer);
                false
            }
        }
    }

    fn answer(self) -> Result<T, Internal> {
        match self {
            Self::Done(answer) => answer,
            Self::Open(_) => Err(Internal::new("a question was left open")),
        }
    }
}
