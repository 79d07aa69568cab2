//! The locks and flags by which calls on several threads meet. In the tests of this crate they are loom's, which tries
//! every order in which the threads can come.

#[cfg(not(test))]
pub(crate) use std::sync::atomic::AtomicBool;
#[cfg(not(test))]
pub(crate) use std::sync::{Mutex, MutexGuard, RwLock};

#[cfg(test)]
pub(crate) use loom::sync::atomic::AtomicBool;
#[cfg(test)]
pub(crate) use loom::sync::{Mutex, MutexGuard, RwLock};
