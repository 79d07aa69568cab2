//! How many calls run at once, how many wait, and how often tools are called: by all, and by each caller.

mod bucket;
mod callers;
mod circle;
mod quota;
mod rate;
mod state;
mod turns;

pub use callers::CallerKey;
pub use quota::Quota;
pub use rate::Rate;
pub(crate) use turns::{Full, Turn, Turns};

use std::collections::BTreeMap;

/// The limits of a host on calls; without any, only those hold that tools declare (`parallel`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// How many calls run at once, those that handlers make not counted.
    pub parallel: Option<u32>,
    /// How many calls wait for each tool; 1,024 by default. Past that a call ends as `unavailable`.
    pub queue: usize,
    /// How often tools are called.
    pub rate: Option<Rate>,
    /// The limits of single tools, by name.
    pub tools: BTreeMap<String, ToolLimits>,
    /// What one caller may take of all that.
    pub quota: Quota,
}

/// The limits of a host on the calls of one tool. The stricter of this and what the tool declares holds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ToolLimits {
    /// How many calls run at once.
    pub parallel: Option<u32>,
    /// How often it is called.
    pub rate: Option<Rate>,
}

impl Limits {
    /// The same limits, with those of one more tool.
    #[must_use]
    pub fn with_tool(mut self, tool: impl Into<String>, limits: ToolLimits) -> Self {
        self.tools.insert(tool.into(), limits);
        self
    }

    /// The same limits, with what one caller may take.
    #[must_use]
    pub fn with_quota(mut self, quota: Quota) -> Self {
        self.quota = quota;
        self
    }

    /// Whether nothing is limited but what tools declare.
    fn is_plain(&self) -> bool {
        let is_plain = self.parallel.is_none() && self.rate.is_none() && self.tools.is_empty();
        is_plain && self.quota.is_plain()
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            parallel: None,
            queue: 1024,
            rate: None,
            tools: BTreeMap::new(),
            quota: Quota::default(),
        }
    }
}

#[cfg(test)]
mod tests;
