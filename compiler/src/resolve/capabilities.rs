//! Capabilities, as tools and their arguments name them.

use super::codes::UNKNOWN_CAPABILITY;
use super::reader::Reader;
use super::wording::{list, suggest};
use crate::diagnostics::{Finding, nearest};
use crate::ir::{Capability, CapabilityName};
use crate::source::Text;
use crate::syntax::ast;

impl Reader<'_> {
    /// The capability that a text names, with the folder or host behind it.
    pub(super) fn capability(&mut self, text: &ast::Str) -> Option<Capability> {
        let known = CapabilityName::ALL.iter().find(|(name, _)| {
            let rest = text.text.strip_prefix(*name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
        });
        if let Some((name, capability)) = known {
            let scope = text.text[name.len()..].strip_prefix(':').map(Text::from);
            return Some(Capability {
                name: *capability,
                scope,
            });
        }
        let head: Vec<&str> = text.text.splitn(3, ':').take(2).collect();
        let close = nearest(
            &head.join(":"),
            CapabilityName::ALL.iter().map(|(name, _)| *name),
        );
        let finding = Finding::new(
            &UNKNOWN_CAPABILITY,
            text.span,
            format!("there is no capability `{}`", text.text),
        )
        .here("not known");
        let finding = if close.is_empty() {
            let names: Vec<&str> = CapabilityName::ALL.iter().map(|(name, _)| *name).collect();
            finding.help(format!("it is one of {}", list(&names, "or")))
        } else {
            suggest(finding, text.span, &text.text, &close)
        };
        self.add(finding);
        None
    }
}
