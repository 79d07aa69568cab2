//! What a change of a registry has changed.

/// A change of the tools of a registry: tools of one toolset have come or gone.
#[derive(Debug, Clone, Default)]
pub struct Changed {
    /// Which change it is, counted from 1, as [`Registry::changes`](super::Registry::changes) counts.
    pub number: u64,
    /// The name of the toolset.
    pub toolset: &'static str,
    /// The names of the tools that have come, in the order of the toolset; those that a server alone calls are among
    /// them.
    pub added: Vec<&'static str>,
    /// The names of the tools that have gone, in the order in which they were registered.
    pub removed: Vec<&'static str>,
}

impl Changed {
    /// Whether nothing has changed.
    pub(super) fn is_none(&self) -> bool {
        self.added.is_empty() && self.removed.is_empty()
    }
}
