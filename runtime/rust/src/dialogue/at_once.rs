//! Futures that run at once, as many as may.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::pin::Pin;
use std::task::Poll;

/// Futures of which some run at once.
pub(super) struct AtOnce<F> {
    waiting: VecDeque<F>,
    running: Vec<Pin<Box<F>>>,
    most: usize,
}

impl<F: Future> AtOnce<F> {
    pub fn new(futures: impl IntoIterator<Item = F>, most: usize) -> Self {
        Self {
            waiting: futures.into_iter().collect(),
            running: Vec::new(),
            most: most.max(1),
        }
    }

    /// The output of the next one that ends; nothing when all have.
    pub async fn next(&mut self) -> Option<F::Output> {
        poll_fn(|task| {
            while self.running.len() < self.most
                && let Some(future) = self.waiting.pop_front()
            {
                self.running.push(Box::pin(future));
            }
            for at in 0..self.running.len() {
                if let Poll::Ready(output) = self.running[at].as_mut().poll(task) {
                    drop(self.running.remove(at));
                    return Poll::Ready(Some(output));
                }
            }
            match self.running.is_empty() {
                true => Poll::Ready(None),
                false => Poll::Pending,
            }
        })
        .await
    }
}
