//! The sink for the items of a streaming handler.

use std::future::poll_fn;

use std::task::Poll;

use super::{CallFault, Context, EventKind, Fault, Internal, Json, spelt_out};
use crate::caught::caught;
use crate::codec::Codec;
use crate::diagnose::check;
use crate::json::Value;
use crate::table::{Table, Union};

/// The sink for the items of a streaming handler, one at a time.
#[derive(Debug, Clone)]
pub struct Sink<T> {
    cx: Context,
    codec: Codec<T>,
    /// The type that the receiver expects, if it is another one.
    then: Option<Table>,
}

impl Sink<Value> {
    /// The sink of a call whose items are of a type that is known when the program runs; of a tool without items, none
    /// fits.
    pub(crate) fn of_table(cx: &Context, item: Option<Table>) -> Self {
        Self {
            then: Some(item.unwrap_or(Table::Union(&NOTHING))),
            ..Self::new(cx, Codec::of())
        }
    }
}

/// No value.
static NOTHING: Union = Union { alternatives: &[] };

impl<T> Sink<T> {
    /// The sink of a call.
    pub fn new(cx: &Context, codec: Codec<T>) -> Self {
        Self {
            cx: cx.clone(),
            codec,
            then: None,
        }
    }

    /// A sink without a receiver.
    pub fn unheard(codec: Codec<T>) -> Self {
        Self::new(&Context::new(), codec)
    }

    /// A sink for items of another type, which fit this one's by shape; the limits of both are checked.
    pub fn through<M>(&self, codec: Codec<M>) -> Sink<M> {
        Sink {
            cx: self.cx.clone(),
            codec,
            then: Some(self.codec.table()),
        }
    }

    /// Sends an item as soon as the receiver is ready. An item that violates its type, or takes more bytes than the host
    /// takes, is an error of the handler; without a receiver, items are checked and dropped. After the call has ended or
    /// was cancelled it is an error, too, so that a task that a handler left behind ends.
    pub async fn send(&self, item: &T) -> Result<(), Internal> {
        let own = self.codec.encode(item);
        let value = match self.then {
            None => own,
            Some(table) => own.and_then(|json| Ok(check(table, &json, false)?.canonical)),
        };
        let value = value.map_err(|issues| {
            Internal::new(format!(
                "a streamed item breaks its type: {}",
                spelt_out(&issues)
            ))
        })?;
        if let Some(limit) = self.cx.max_result()
            && value.len() > limit
        {
            let size = value.len();
            return Err(Internal::passing(Fault::TooLarge { size, limit }));
        }
        hand_on(&self.cx, value).await
    }
}

/// Sends an item that was checked and written, as soon as the receiver is ready.
pub(crate) async fn hand_on(cx: &Context, item: Vec<u8>) -> Result<(), Internal> {
    ready(cx).await;
    if cx.cancel().is_over() {
        return Err(Internal::passing(Fault::Ready(Box::new(
            CallFault::cancelled(),
        ))));
    }
    cx.cancel().send();
    cx.emit(|| EventKind::Item {
        value: Json::trusted(item),
    });
    Ok(())
}

/// Waits until the receiver of a call's events is ready for another item, or the call was cancelled.
pub(crate) async fn ready(cx: &Context) {
    let Some(events) = cx.events() else {
        return;
    };
    let mut cancel = cx.cancel().watch();
    poll_fn(|task| match caught(|| events.poll_ready(task)) {
        Ok(Poll::Ready(())) => Poll::Ready(()),
        Ok(Poll::Pending) => cancel.poll(task),
        Err(panic) => {
            cx.receiver_failed(&panic);
            Poll::Ready(())
        }
    })
    .await;
}
