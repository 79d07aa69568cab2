//! The model: here a script, elsewhere a call to a provider.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// A model that answers what a script says, whatever it is told.
pub struct Script {
    answers: Mutex<VecDeque<&'static str>>,
    /// What it was told, turn by turn.
    told: Mutex<Vec<String>>,
}

impl Script {
    /// A model with these answers.
    pub fn new(answers: impl IntoIterator<Item = &'static str>) -> Self {
        Self {
            answers: Mutex::new(answers.into_iter().collect()),
            told: Mutex::default(),
        }
    }

    /// A turn: what the model says to `message`; `None` when it has nothing more to say.
    pub async fn turn(&self, message: String) -> Option<String> {
        lock(&self.told).push(message);
        lock(&self.answers).pop_front().map(str::to_owned)
    }

    /// Everything it was told.
    pub fn told(&self) -> Vec<String> {
        lock(&self.told).clone()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
