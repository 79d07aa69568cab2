//! Which capabilities of a tool bind its arguments.

use super::grant::{Within, parts, within};
use crate::diagnose::{BoundKind, bound_kinds};
use crate::spec::Spec;

/// What binds the arguments of a tool.
#[derive(Debug, Default)]
pub(super) struct Binding {
    /// The names of capabilities that bind at least one value which callers may send.
    pub(super) names: Vec<&'static str>,
    /// Whether the design says of a value where it must be: by a folder or a host in a mark or a need.
    pub(super) is_scoped: bool,
    /// Whether some of the values are URIs.
    pub(super) has_uris: bool,
}

impl Binding {
    pub(super) fn of(spec: &Spec) -> Self {
        let mut binding = Self::default();
        let needed: Vec<&'static str> = spec.capabilities.iter().map(|need| need.name).collect();
        for (kind, marks) in bound_kinds(spec.args) {
            let marked = marks.iter().filter_map(|mark| parts(mark));
            for name in match marks {
                [] => needed.clone(),
                _ => marked.clone().map(|(name, ..)| name).collect(),
            } {
                if binds(name, kind) && !binding.names.contains(&name) {
                    binding.names.push(name);
                }
            }
            binding.is_scoped |= marked.clone().any(|(.., scope)| scope.is_some());
            binding.has_uris |= kind == BoundKind::Uri;
        }
        let scoped = |name| binding.names.contains(name);
        let mut needs = spec.capabilities.iter();
        binding.is_scoped |= needs.any(|need| need.scope.is_some() && scoped(&need.name));
        binding
    }
}

/// Whether a capability binds values of a kind; `file:` URIs are bound as paths are.
fn binds(name: &str, kind: BoundKind) -> bool {
    match (within(name), kind) {
        (Some(Within::Folder), BoundKind::Path | BoundKind::Uri)
        | (Some(Within::Host), BoundKind::Uri) => true,
        (Some(Within::Host | Within::Nothing) | None, _) => false,
    }
}
