//! Searches: which tools have what a query asks for.

use crate::spec::Spec;

/// The criteria of a search; those that are not set match every tool.
#[derive(Debug, Clone, Copy, Default)]
pub struct Query<'a> {
    /// Words of what tools are called and what they do, whatever their case: tools with one of them match, and those that
    /// fit best come first, as for [`Registry::find`](super::Registry::find). A text without words matches no tool.
    pub text: Option<&'a str>,
    /// A part of the name.
    pub name_contains: Option<&'a str>,
    /// The toolset to which the tool belongs.
    pub toolset: Option<&'a str>,
    /// The service that owns its toolset.
    pub service: Option<&'a str>,
    /// Tags of which a tool must have at least one.
    pub any_tag: &'a [&'a str],
    /// Tags that a tool must all have.
    pub all_tags: &'a [&'a str],
    /// Capabilities that a tool must all need, such as `fs:read`.
    pub capabilities: &'a [&'a str],
    /// Whether it declares so; a tool that declares neither counts as one that declares that it is not.
    pub readonly: Option<bool>,
    /// Likewise.
    pub destructive: Option<bool>,
    /// Likewise.
    pub idempotent: Option<bool>,
    /// Likewise.
    pub open_world: Option<bool>,
    /// How many tools are given at most; all where it is not set.
    pub limit: Option<usize>,
}

impl Query<'_> {
    /// Whether a tool has everything that is asked for but the text.
    pub(crate) fn matches(&self, spec: &Spec) -> bool {
        let has_tag = |tag: &&str| spec.tags.contains(tag);
        let needs = |name: &&str| spec.capabilities.iter().any(|needed| needed.name == *name);
        let is = |wanted: Option<bool>, declared| wanted.is_none_or(|wanted| wanted == declared);
        let effects = &spec.effects;
        self.name_contains
            .is_none_or(|part| spec.name.contains(part))
            && self.toolset.is_none_or(|name| spec.toolset == name)
            && self.service.is_none_or(|name| spec.service == name)
            && (self.any_tag.is_empty() || self.any_tag.iter().any(has_tag))
            && self.all_tags.iter().all(has_tag)
            && self.capabilities.iter().all(needs)
            && is(self.readonly, effects.readonly)
            && is(self.destructive, effects.destructive == Some(true))
            && is(self.idempotent, effects.idempotent)
            && is(self.open_world, effects.open_world == Some(true))
    }
}

#[cfg(test)]
mod tests;
