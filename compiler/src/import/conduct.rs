//! How a tool is called, as commands tell it: statements that no other notation has.

use crate::source::Text;

/// How a tool is called.
#[derive(Debug, Clone, Default)]
pub(super) struct Conduct {
    pub when: Option<Text>,
    pub avoid: Option<Text>,
    pub delegate: Option<Text>,
    /// The question to a human, with `{args.name}` and `{count args.name}`; in a tool, a template of the language.
    pub confirm: Option<Text>,
    pub dry_run: bool,
    pub partial: bool,
    /// Whether it sends items, which may be anything, before its result.
    pub streams: bool,
    /// In milliseconds.
    pub timeout: Option<u64>,
    /// Why it should not be called any more.
    pub deprecated: Option<Text>,
}

impl Conduct {
    /// The members of a definition that say it.
    pub fn said(&self) -> impl Iterator<Item = &'static str> {
        let all = [
            ("when", self.when.is_some()),
            ("avoid", self.avoid.is_some()),
            ("delegate", self.delegate.is_some()),
            ("confirm", self.confirm.is_some()),
            ("dry_run", self.dry_run),
            ("partial", self.partial),
            ("streams", self.streams),
            ("timeout_ms", self.timeout.is_some()),
            ("deprecated", self.deprecated.is_some()),
        ];
        all.into_iter()
            .filter_map(|(member, is_said)| is_said.then_some(member))
    }
}
