//! Who wants to hear of something that may happen again and again, each as long as it keeps its subscription.

use std::fmt;
use std::sync::{Arc, PoisonError, Weak};

use crate::sync::{Mutex, MutexGuard};

/// Functions that are called when something happens.
pub(crate) struct Listeners<F: ?Sized>(Arc<List<F>>);

struct List<F: ?Sized>(Mutex<Known<F>>);

struct Known<F: ?Sized> {
    next: u64,
    functions: Vec<(u64, Arc<F>)>,
}

/// Ends when it is dropped: then the function that it stands for is not called any more, but for a call that has begun
/// on another thread.
#[must_use = "nobody is told any more when it is dropped"]
pub struct Subscription {
    list: Weak<dyn Forgets>,
    number: u64,
}

/// A list that can forget one of its functions.
trait Forgets: Send + Sync {
    fn forget(&self, number: u64);
}

impl<F: ?Sized + Send + Sync + 'static> Listeners<F> {
    /// Adds a function.
    pub(crate) fn add(&self, function: Arc<F>) -> Subscription {
        let mut known = self.0.known();
        let number = known.next;
        known.next += 1;
        known.functions.push((number, function));
        drop(known);
        let list = Arc::downgrade(&self.0);
        Subscription { list, number }
    }

    /// All functions, to be called without the lock: they may do anything.
    pub(crate) fn all(&self) -> Vec<Arc<F>> {
        let known = self.0.known();
        known.functions.iter().map(|(_, it)| it.clone()).collect()
    }
}

impl<F: ?Sized> Default for Listeners<F> {
    fn default() -> Self {
        Self(Arc::new(List(Mutex::new(Known {
            next: 0,
            functions: Vec::new(),
        }))))
    }
}

impl<F: ?Sized> List<F> {
    fn known(&self) -> MutexGuard<'_, Known<F>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<F: ?Sized + Send + Sync + 'static> Forgets for List<F> {
    fn forget(&self, number: u64) {
        let mut known = self.known();
        let place = known.functions.iter().position(|(own, _)| *own == number);
        let gone = place.map(|place| known.functions.remove(place));
        drop(known);
        // What the function holds is somebody else's: nothing of it ends while the list is locked.
        drop(gone);
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if let Some(list) = self.list.upgrade() {
            list.forget(self.number);
        }
    }
}

impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Subscription").field(&self.number).finish()
    }
}
