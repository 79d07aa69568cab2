//! One piece of text that does not parse: the finding, and a repair if there is one.

use std::ops::Range;

use super::expected::{Stop, stop};
use super::place::{BLANK, Diagnosis, Place};
use super::{habits, words};
use crate::diagnostics::Finding;
use crate::source::FileId;
use crate::syntax::codes;
use crate::syntax::grammar::Rule;
use crate::syntax::keywords::{begins_member, is_statement};
use crate::syntax::lower::{Broken, Owner, doc_lines, misplaced_docs, word_at};

/// The finding about the piece `broken`. `text` contains the repairs of earlier rounds.
pub(super) fn diagnosis(file: FileId, text: &str, broken: &Broken) -> Diagnosis {
    let docs = doc_lines(text, broken.range.clone());
    let start = after_docs(text, broken.range.clone());
    if start >= broken.range.end && !docs.is_empty() {
        return dangling_docs(file, text, &docs, broken.previous);
    }
    let start = after_blank(text, start.min(broken.range.end));
    let (from, rule) = probe(text, start, broken);
    let stop = stop(&text[from..], rule).unwrap_or(Stop {
        at: 0,
        expected: Vec::new(),
    });
    let at = after_blank(text, (from + stop.at).max(start));
    let place = Place {
        file,
        text,
        junk: start..broken.range.end.max(start),
        from,
        wanted: broken.wanted,
        at,
        stop,
    };
    habits::habit(&place)
        .or_else(|| words::unknown_word(&place))
        .unwrap_or_else(|| unexpected(&place))
}

/// Where the doc comment at the start of a piece ends.
fn after_docs(text: &str, range: Range<usize>) -> usize {
    let is_docs = |line: &&str| {
        let line = line.trim_matches(BLANK);
        line.is_empty() || line.starts_with("///") && !line.starts_with("////")
    };
    let lines = text[range.clone()]
        .split_inclusive('\n')
        .take_while(is_docs);
    let start = range.start + lines.map(str::len).sum::<usize>();
    if start < range.end {
        after_blank(text, start)
    } else {
        range.end
    }
}

/// Where to parse again, and by which rule: a piece that begins with punctuation, or is on the line of the item before
/// it, may belong to that item.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few of the rules of the grammar are looked for"
)]
fn probe(text: &str, start: usize, broken: &Broken) -> (usize, Rule) {
    let pair = match broken.wanted {
        Rule::item_probe => Rule::item_pair,
        Rule::member_probe => Rule::member_pair,
        Rule::step_probe => Rule::step_pair,
        Rule::field => Rule::field_pair,
        Rule::member => Rule::case_pair,
        Rule::variant => Rule::variant_pair,
        Rule::entry => Rule::entry_pair,
        _ => return (start, broken.wanted),
    };
    let Some(previous) = broken.previous else {
        return (start, broken.wanted);
    };
    let before = text[..start].trim_end_matches(BLANK);
    let sign =
        !text[start..].starts_with(|c: char| c.is_ascii_alphabetic() || c == '_' || c == '"');
    if sign || !text[before.len()..start].contains('\n') && !before.ends_with(',') {
        (previous, pair)
    } else {
        (start, broken.wanted)
    }
}

fn after_blank(text: &str, at: usize) -> usize {
    text.len() - text[at..].trim_start_matches(BLANK).len()
}

/// A doc comment at the end of a block or after its last item.
fn dangling_docs(
    file: FileId,
    text: &str,
    lines: &[Range<usize>],
    previous: Option<usize>,
) -> Diagnosis {
    let owner = previous.and_then(|start| {
        let start = after_docs(text, start..lines[0].start);
        let before = text[..lines[0].start].trim_end_matches(BLANK);
        let statement = is_statement(word_at(&text[start..]));
        (!statement).then_some(Owner {
            range: start..before.len(),
            leaf: false,
        })
    });
    let diagnosis = Diagnosis::new(misplaced_docs(file, text, lines, owner.as_slice()));
    lines.iter().fold(diagnosis, |diagnosis, line| {
        diagnosis.patch(line.clone(), "")
    })
}

/// The fallback: report only the expected tokens.
fn unexpected(place: &Place<'_>) -> Diagnosis {
    let found = place.found();
    let kept = place.before().len();
    let next_line = place.text[kept..place.at].contains('\n') && kept > place.junk.start;
    let span = if next_line || found.is_empty() {
        kept..kept
    } else {
        found.clone()
    };
    let mut expected = place.stop.expected.clone();
    let pair = place.wanted == Rule::entry && place.at == place.junk.start;
    if expected.is_empty() || expected.len() > 5 || pair {
        expected = vec![wanted_words(place.wanted).to_string()];
    }
    let message = format!(
        "expected {}, found {}",
        joined(&expected),
        shown(&place.text[found.clone()])
    );
    let finding = Finding::new(&codes::UNEXPECTED, place.span(span), message).here("here");
    let diagnosis = Diagnosis::new(finding);
    // What follows on the same line may be right.
    let member = matches!(place.wanted, Rule::member_probe | Rule::step_probe);
    if member && place.at > place.junk.start && begins_member(&place.text[found]) {
        return diagnosis.patch(place.junk.start..place.at, "");
    }
    // A broken head keeps its body: blank what is between the mistake and the brace.
    match body(place) {
        Some(brace) if brace > place.at => diagnosis.patch(clause_start(place)..brace, ""),
        Some(_) | None => diagnosis,
    }
}

/// The start of the part with the mistake: a word such as `from` means nothing without the next token.
fn clause_start(place: &Place<'_>) -> usize {
    let before = place.before();
    let opener = ["from", "by", "throws", "streams", "->", ",", "="]
        .into_iter()
        .find(|word| before.ends_with(word));
    let start = before.len() - opener.map_or(0, str::len);
    if opener.is_some() && start > place.from {
        start
    } else {
        place.at
    }
}

/// The opening brace of a declaration's block after the mistake.
fn body(place: &Place<'_>) -> Option<usize> {
    if !matches!(place.wanted, Rule::item_probe | Rule::member_probe) || place.at >= place.junk.end
    {
        return None;
    }
    let rest = &place.text[place.at..place.junk.end];
    let mut depth = 0usize;
    for (mark, range) in crate::syntax::marks::Marks::new(rest) {
        use crate::syntax::marks::Mark;
        match mark {
            Mark::Open(b'{') if depth == 0 => return Some(place.at + range.start),
            Mark::Open(_) => depth += 1,
            Mark::Close(_) => depth = depth.checked_sub(1)?,
            Mark::Comment | Mark::Doc | Mark::Text { .. } | Mark::Block { .. } | Mark::Regex => {}
        }
    }
    None
}

/// The name of a token in a message.
fn shown(token: &str) -> String {
    match token {
        "" => "the end of the file".into(),
        text if text.starts_with('"') => "a text".into(),
        text => format!("`{}`", text.escape_debug()),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few of the rules of the grammar are looked for"
)]
fn wanted_words(wanted: Rule) -> &'static str {
    match wanted {
        Rule::item_probe => "a declaration",
        Rule::member_probe => "a statement or a declaration",
        Rule::step_probe => "a step or a statement",
        Rule::field => "a field such as `name: string`",
        Rule::entry => "a key and a value such as `name: 1`",
        Rule::member => "a member",
        Rule::variant => "a variant such as `name: Type`",
        Rule::example_part => "`args`, `result` or `error`",
        Rule::limit => "a limit such as `calls 20`",
        _ => "something else",
    }
}

fn joined(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
