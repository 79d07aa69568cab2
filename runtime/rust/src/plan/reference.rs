//! References to results of earlier steps.

/// What an earlier step gives: its result, or a part of it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Reference {
    pub(super) step: String,
    pub(super) path: String,
}

impl Reference {
    /// The whole result of a step, by its id.
    pub fn new(step: impl Into<String>) -> Self {
        Self {
            step: step.into(),
            path: String::new(),
        }
    }

    /// What stands further down, by a JSON Pointer (RFC 6901) that starts here. One that is malformed is an issue of the
    /// plan.
    #[must_use]
    pub fn at(&self, path: &str) -> Self {
        Self {
            step: self.step.clone(),
            path: format!("{}{path}", self.path),
        }
    }

    /// The id of the step.
    pub fn step(&self) -> &str {
        &self.step
    }

    /// Which part of the result, as a JSON Pointer; empty for all of it.
    pub fn path(&self) -> &str {
        &self.path
    }
}
