//! Unknown keywords, and keywords that belong elsewhere.

use super::place::{Diagnosis, Place};
use crate::diagnostics::{Finding, nearest};
use crate::syntax::codes;
use crate::syntax::grammar::Rule;
use crate::syntax::keywords::{EXAMPLE_PARTS, ITEMS, is_statement, members, steps};
use crate::syntax::lower::word_at;

/// A word at the start of a piece that is no keyword of a declaration or statement.
pub(super) fn unknown_word(place: &Place<'_>) -> Option<Diagnosis> {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "few of the rules of the grammar are looked for"
    )]
    let (known, what): (Vec<&str>, &str) = match place.wanted {
        Rule::item_probe => (ITEMS.to_vec(), "declaration"),
        Rule::member_probe => (members().collect(), "statement or declaration"),
        Rule::step_probe => (steps().collect(), "step or statement"),
        Rule::example_part => (EXAMPLE_PARTS.to_vec(), "part of an example"),
        _ => return None,
    };
    let word = word_at(&place.text[place.junk.start..]);
    if place.at != place.junk.start || word.is_empty() || known.contains(&word) {
        return None;
    }
    let span = place.span(place.at..place.at + word.len());
    if let Some((_, home)) = HOMES.iter().find(|(keyword, _)| *keyword == word) {
        let message = format!("`{word}` cannot stand here");
        let finding =
            Finding::new(&codes::MISPLACED, span, message).here(format!("it belongs {home}"));
        return Some(Diagnosis::new(finding));
    }
    if place.wanted == Rule::item_probe && is_statement(word) {
        let message = format!("`{word}` cannot stand here");
        let finding = Finding::new(&codes::MISPLACED, span, message)
            .here("it says something about a service, toolset or tool, in its braces");
        return Some(Diagnosis::new(finding));
    }
    let message = format!("`{word}` begins no {what}");
    let finding = Finding::new(&codes::UNKNOWN_WORD, span, message).here("unknown word");
    if let Some(path) = imported(word, &place.text[place.at..]) {
        let ours = format!("use {path}");
        let whole = place.at..place.at + word.len() + 1 + path.len();
        let finding = finding
            .help(format!("write `{ours}`"))
            .edit(place.span(whole.clone()), ours.clone());
        return Some(Diagnosis::new(finding).patch(place.at..place.at + word.len(), "use"));
    }
    if let Some((_, ours)) = FOREIGN.iter().find(|(foreign, _)| *foreign == word) {
        return Some(Diagnosis::new(finding.help(format!("write {ours}"))));
    }
    let close = nearest(word, known.iter().copied());
    let Some(best) = close.first() else {
        let words = known
            .iter()
            .take(8)
            .map(|word| format!("`{word}`"))
            .collect::<Vec<_>>()
            .join(", ");
        let help = if matches!(place.wanted, Rule::member_probe | Rule::step_probe) {
            "statements are listed in the language reference".to_string()
        } else {
            format!("it may begin with {words}")
        };
        return Some(Diagnosis::new(finding.help(help)));
    };
    let finding = finding.help(format!("did you mean `{best}`?"));
    if close.len() > 1 {
        return Some(Diagnosis::new(finding));
    }
    let diagnosis = Diagnosis::new(finding.respell(span, word, best, *best));
    if best.len() <= word.len() {
        return Some(diagnosis.patch(place.at..place.at + word.len(), *best));
    }
    Some(diagnosis)
}

/// The package of `import acme.common`.
fn imported<'t>(word: &str, text: &'t str) -> Option<&'t str> {
    let line = text.lines().next()?.strip_prefix(word)?.strip_prefix(' ')?;
    let path = line.trim_end_matches([' ', ';', '\r']);
    let named = path
        .split('.')
        .all(|part| !part.is_empty() && word_at(part) == part);
    (matches!(word, "import" | "include") && named).then_some(path)
}

/// Keywords, and where their declarations or statements belong.
const HOMES: &[(&str, &str)] = &[
    ("tool", "in a `toolset`, or in the block of a `method`"),
    ("chain", "in a `toolset`"),
    ("method", "in a `service`"),
    ("agent", "in a `service`"),
    ("mcp", "in a `service`"),
    ("cli", "in a `service`"),
    ("completion", "in an `agent`"),
    ("resource", "in an `mcp`"),
    ("prompt", "in an `mcp`"),
    ("type", "at the top of a file"),
    ("enum", "at the top of a file"),
    ("union", "at the top of a file"),
    ("error", "at the top of a file"),
    ("service", "at the top of a file"),
    (
        "toolset",
        "at the top of a file, or in a `service` or an `agent`",
    ),
    ("package", "on the first line of a file"),
    ("use", "below the `package` of a file"),
];

/// The keyword of other languages, and the one of this language.
const FOREIGN: &[(&str, &str)] = &[
    ("struct", "`type Name { … }`"),
    ("record", "`type Name { … }`"),
    ("message", "`type Name { … }`"),
    ("interface", "`type Name { … }`"),
    ("class", "`type Name { … }`"),
    ("model", "`type Name { … }`"),
    ("typedef", "`type Name = …`"),
    ("alias", "`type Name = …`"),
    ("oneof", "`union Name { … }`"),
    ("exception", "`error name { … }`"),
    ("import", "`use some.package`"),
    ("include", "`use some.package`"),
    ("namespace", "`package some.name`"),
    ("module", "`package some.name`"),
    (
        "function",
        "`method name(…) -> T` in a service, or `tool name(…) -> T` in a toolset",
    ),
    (
        "func",
        "`method name(…) -> T` in a service, or `tool name(…) -> T` in a toolset",
    ),
    (
        "fn",
        "`method name(…) -> T` in a service, or `tool name(…) -> T` in a toolset",
    ),
    (
        "def",
        "`method name(…) -> T` in a service, or `tool name(…) -> T` in a toolset",
    ),
    ("rpc", "`method name(…) -> T`"),
    ("description", "a `///` comment above the declaration"),
    ("export", "`exports name`"),
    ("expose", "`exposes name`"),
    ("from", "`use some.package { Name }`"),
    (
        "shared",
        "`shares some_server` in a `cli`; what a `cache` holds is shared unless it is `private`",
    ),
    (
        "throws",
        "`throws` behind the result: `tool name(…) -> T throws an_error`",
    ),
    (
        "raises",
        "`throws` behind the result: `tool name(…) -> T throws an_error`",
    ),
    (
        "errors",
        "`throws` behind the result: `tool name(…) -> T throws an_error`",
    ),
    (
        "returns",
        "the result behind the parameters: `tool name(…) -> T`",
    ),
    (
        "return_type",
        "the result behind the parameters: `tool name(…) -> T`",
    ),
    (
        "params",
        "the parameters in parentheses: `tool name(a: T) -> U`",
    ),
    (
        "parameters",
        "the parameters in parentheses: `tool name(a: T) -> U`",
    ),
    (
        "arguments",
        "the parameters in parentheses: `tool name(a: T) -> U`",
    ),
    ("async", "the declaration without it"),
    ("public", "the declaration without it"),
    ("private", "the declaration without it"),
    ("static", "the declaration without it"),
    ("abstract", "the declaration without it"),
    (
        "true",
        "a flag alone: it is on where it stands, and off where it does not",
    ),
    (
        "false",
        "a flag alone: it is on where it stands, and off where it does not",
    ),
    ("desc", "a `///` comment above the declaration"),
    ("doc", "a `///` comment above the declaration"),
    ("docs", "a `///` comment above the declaration"),
    ("summary", "a `///` comment above the declaration"),
    ("let", "`name = tool(…)`"),
    ("input", "`args { … }`"),
    ("output", "`result { … }`"),
];
