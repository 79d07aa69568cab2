//! Where a server takes values of the context from: `context run_id from meta "acme.dev/run"`.

use foldhash::HashMap;

use super::codes::{BAD_KEY, SAID_TWICE, UNKNOWN_WORD};
use super::spell::written;
use super::state::Resolver;
use super::wording::suggest;
use crate::diagnostics::{Finding, nearest};
use crate::ir::*;
use crate::source::{Span, Text};
use crate::syntax::ast::{self, RefStep};

/// What a request can set, labels apart.
const IDS: &[(&str, Source)] = &[
    ("session_id", Source::SessionId),
    ("run_id", Source::RunId),
    ("turn_id", Source::TurnId),
];

impl Resolver<'_> {
    /// The content of a `context` statement.
    pub(super) fn context_value(
        &mut self,
        to: &ast::RefPath,
        origin: &ast::Name,
        key: &ast::Str,
    ) -> Option<ContextValue> {
        let label = match &to.steps[..] {
            [RefStep::Key(name)] if &*to.root.text == "labels" => Some(name.text.clone()),
            [] | [RefStep::Key(_) | RefStep::Each(_), ..] => None,
        };
        let id = IDS.iter().find(|(name, _)| *name == &*to.root.text);
        let to = match (label, id) {
            (Some(label), _) => Some(Source::Label(label)),
            (None, Some((_, id))) if to.steps.is_empty() => Some(id.clone()),
            (None, Some(_) | None) => {
                self.not_set(to);
                None
            }
        };
        let origin = self.word("part of a request", origin, Origin::ALL)?;
        let text = &key.text;
        if let Some((message, here)) = mistake(origin, text) {
            self.add(Finding::new(&BAD_KEY, key.span, message).here(here));
        }
        let key = text.clone();
        Some(ContextValue {
            to: to?,
            origin,
            key,
        })
    }

    fn not_set(&mut self, to: &ast::RefPath) {
        let message = format!("no request sets `{}` of the context", written(to));
        let finding =
            Finding::new(&UNKNOWN_WORD, to.span, message).here("not among what can be set");
        let close = nearest(&to.root.text, IDS.iter().map(|(name, _)| *name));
        let finding = if close.is_empty() || !to.steps.is_empty() {
            finding.help("write `session_id`, `run_id`, `turn_id` or `labels.NAME`")
        } else {
            suggest(finding, to.span, &to.root.text, &close)
        };
        self.add(finding);
    }

    /// Whether nothing before has set a value; it has one origin.
    pub(super) fn is_unset(
        &mut self,
        set: &mut HashMap<Source, Span>,
        to: &Source,
        span: Span,
    ) -> bool {
        let Some(first) = set.get(to).copied() else {
            set.insert(to.clone(), span);
            return true;
        };
        let name = match to {
            Source::Label(label) => format!("label `{label}`"),
            Source::SessionId
            | Source::RunId
            | Source::TurnId
            | Source::CallId
            | Source::ParentCallId
            | Source::Caller => format!("`{}`", to.kind()),
        };
        let finding = Finding::new(
            &SAID_TWICE,
            span,
            format!("{name} of the context is set twice"),
        )
        .here("the second one")
        .related(first, "the first one")
        .help("keep one of them");
        self.add(finding);
        false
    }
}

/// What is wrong with a name in a part of a request, and how one looks.
fn mistake(origin: Origin, name: &Text) -> Option<(String, &'static str)> {
    let (is_good, what, here) = match origin {
        Origin::Header => (
            is_token(name),
            "the name of a header",
            "names of headers are letters, digits and hyphens",
        ),
        Origin::Meta => (
            is_meta_key(name),
            "a key of `_meta`",
            "keys are like `run` or `acme.dev/run`",
        ),
        Origin::Claim => (
            !name.is_empty(),
            "the name of a claim",
            "a claim has a name",
        ),
    };
    let name = match &**name {
        "" => "an empty text".to_owned(),
        name => format!("`{name}`"),
    };
    (!is_good).then(|| (format!("{name} is not {what}"), here))
}

/// A token of HTTP (RFC 9110).
fn is_token(name: &str) -> bool {
    let sign = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
    !name.is_empty() && name.bytes().all(sign)
}

/// A key of `_meta`, as MCP has them: labels with dots between and a slash behind, if any, then a name.
fn is_meta_key(key: &str) -> bool {
    let (prefix, name) = match key.split_once('/') {
        Some((prefix, name)) => (Some(prefix), name),
        None => (None, key),
    };
    let is_label = |label: &str| {
        label.starts_with(|first: char| first.is_ascii_alphabetic()) && is_word(label, b"-")
    };
    prefix.is_none_or(|prefix| prefix.split('.').all(is_label)) && is_word(name, b"-_.")
}

/// Letters and digits, with some signs between them.
fn is_word(word: &str, signs: &[u8]) -> bool {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric();
    let bytes = word.as_bytes();
    let inside = |byte: &u8| plain(byte) || signs.contains(byte);
    bytes.first().is_some_and(plain) && bytes.last().is_some_and(plain) && bytes.iter().all(inside)
}
