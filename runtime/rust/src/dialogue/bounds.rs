//! How much of a model a dialogue takes.

/// How much of a model a dialogue takes, beside the limits of its agent.
///
/// ```
/// use toolrt::dialogue::Bounds;
///
/// let bounds = Bounds { turns: 10, ..Bounds::default() };
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    /// Most calls of one turn that are made; the others are answered with an error.
    pub calls: usize,
    /// How many calls of one turn run at once. With 1 the model is told to make one call a turn, where its provider has
    /// a word for that.
    pub at_once: usize,
    /// Most bytes of text of a response, or of what is kept of its events; 16 are added for each value. More is a
    /// [`TurnFailed`](super::TurnFailed).
    pub size: usize,
    /// Most turns of the model in one run.
    pub turns: usize,
    /// How often in a row the model may answer what cannot be used: an answer that its type refuses, a call that its
    /// provider could not read.
    pub tries: usize,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            calls: 128,
            at_once: 16,
            size: 32 * 1024 * 1024,
            turns: 100,
            tries: 3,
        }
    }
}
