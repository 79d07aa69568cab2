//! Right words at the wrong place: a sign behind a statement's keyword, attributes behind a default.

use std::ops::Range;

use super::diagnose::{Diagnosis, Place};
use super::habits::{found, word_before};
use crate::syntax::codes;
use crate::syntax::grammar::Rule;
use crate::syntax::keywords::is_statement;
use crate::syntax::lower::word_at;

/// `readonly: true`, `timeout = 5s`
pub(super) fn sign_of_statement(place: &Place<'_>) -> Option<Diagnosis> {
    let sign = place.rest().chars().next()?;
    let keyword = word_before(place.before(), "_");
    if !matches!(sign, ':' | '=')
        || !matches!(place.wanted, Rule::member_probe | Rule::step_probe)
        || !is_statement(keyword)
    {
        return None;
    }
    let start = place.before().len() - keyword.len();
    let behind = place.at + 1;
    let line = place.text[behind..].lines().next().unwrap_or_default();
    let value = word_at(line.trim_start());
    let value_end = behind + line.len() - line.trim_start().len() + value.len();
    let message = format!("`{keyword}` takes no `{sign}`");
    let finding = |range: Range<usize>| found(place, &codes::UNEXPECTED, range, message.clone());
    Some(match value {
        "true" | "false" => {
            let at = place.at..value_end;
            let help = if value == "true" {
                format!("write `{keyword}` alone: it is on where it stands")
            } else {
                format!("remove `{keyword}`: it is off where it does not stand")
            };
            let out = if value == "true" {
                place.before().len()..value_end
            } else {
                start..value_end
            };
            let finding = finding(at.clone())
                .here("a flag has no value")
                .help(help)
                .edit(place.span(out.clone()), "");
            Diagnosis::new(finding).patch(out, "")
        }
        _ => {
            let at = place.at..behind;
            let gap = if line.starts_with(' ') { "" } else { " " };
            let finding = finding(at.clone())
                .here("the value follows without a sign")
                .help("remove it")
                .edit(place.span(place.before().len()..behind), gap);
            Diagnosis::new(finding).patch(at, "")
        }
    })
}

/// `limit: int = 50 @range(..100)`
pub(super) fn attribute_behind_default(place: &Place<'_>) -> Option<Diagnosis> {
    if place.wanted != Rule::field || !place.rest().starts_with('@') {
        return None;
    }
    let before = place.before();
    let field = before.get(place.from..)?;
    // A value that has lists, objects or texts of several words is left to the general words.
    let sign = field.rfind(" = ")?;
    let value = &field[sign + 3..];
    if value.is_empty() || value.contains([',', '\n', ' ', '@', ':']) {
        return None;
    }
    let attributes = place.at..place.at + attributes(place.rest());
    let text = &place.text[attributes.clone()];
    let insert = place.from + sign;
    let finding = found(
        place,
        &codes::UNEXPECTED,
        attributes.clone(),
        format!("`{text}` stands behind the default"),
    )
    .here("attributes belong to the type")
    .help(format!("write `{text} = {value}`"))
    .edit(place.span(insert..insert), format!(" {text}"))
    .edit(place.span(before.len()..attributes.end), "");
    Some(Diagnosis::new(finding).patch(attributes, ""))
}

/// How long the attributes are that a text begins with, on its first line.
fn attributes(text: &str) -> usize {
    let line = text.split('\n').next().unwrap_or_default();
    let mut end = 0;
    while let Some(name) = line[end..].trim_start_matches(' ').strip_prefix('@') {
        let at = line.len() - name.len();
        let word = word_at(name);
        if word.is_empty() {
            break;
        }
        end = at + word.len();
        if line[end..].starts_with('(') {
            match closing(&line[end..]) {
                Some(length) => end += length,
                None => break,
            }
        }
    }
    end
}

/// Where the parenthesis is closed that a text begins with; those in texts and patterns do not count.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (mark, range) in crate::syntax::marks::Marks::new(text) {
        use crate::syntax::marks::Mark;
        match mark {
            Mark::Open(_) => depth += 1,
            Mark::Close(_) => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(range.end);
                }
            }
            Mark::Comment | Mark::Doc | Mark::Text { .. } | Mark::Block { .. } | Mark::Regex => {}
        }
    }
    None
}
