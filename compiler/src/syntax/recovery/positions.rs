//! Correct words with wrong punctuation: `:` after a keyword, attributes after a default, words in brackets.

use std::ops::Range;

use super::place::{Diagnosis, Place, word_before};
use crate::syntax::ast::{Form, Usage};
use crate::syntax::codes;
use crate::syntax::grammar::Rule;
use crate::syntax::keywords::{EXAMPLE_PARTS, is_statement};
use crate::syntax::lower::word_at;

/// `readonly: true`, `timeout = 5s`, `args: {…}`
pub(super) fn sign_of_statement(place: &Place<'_>) -> Option<Diagnosis> {
    let sign = place.rest().chars().next()?;
    let keyword = word_before(place.before(), "_");
    let keyword_of = if place.wanted == Rule::example_part {
        EXAMPLE_PARTS.contains(&keyword)
    } else {
        matches!(place.wanted, Rule::member_probe | Rule::step_probe) && is_statement(keyword)
    };
    if !matches!(sign, ':' | '=') || !keyword_of {
        return None;
    }
    let start = place.before().len() - keyword.len();
    let behind = place.at + 1;
    let line = place.text[behind..].lines().next().unwrap_or_default();
    let value = word_at(line.trim_start());
    let value_end = behind + line.len() - line.trim_start().len() + value.len();
    let message = format!("`{keyword}` takes no `{sign}`");
    let finding = |range: Range<usize>| place.finding(&codes::UNEXPECTED, range, message.clone());
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
    let finding = place
        .finding(
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

/// `needs ["net:read"]`, `tags [a, b]`
pub(super) fn words_in_brackets(place: &Place<'_>) -> Option<Diagnosis> {
    let keyword = word_before(place.before(), "_");
    if !place.rest().starts_with('[') || !lists_words(keyword) {
        return None;
    }
    let close = place.rest().lines().next()?.find(']')?;
    let whole = place.at..place.at + close + 1;
    let inside = &place.text[place.at + 1..whole.end - 1];
    let words = inside.split(',').map(|word| word.trim().trim_matches('"'));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let ours = words.join(", ");
    let help = if words.is_empty() {
        format!("leave `{keyword}` out")
    } else {
        format!("write `{keyword} {ours}`")
    };
    let finding = place
        .finding(
            &codes::UNEXPECTED,
            whole.clone(),
            format!("the words of `{keyword}` stand in brackets"),
        )
        .here("no brackets and no quotes are needed")
        .help(help);
    Some(if words.is_empty() {
        Diagnosis::new(finding)
    } else {
        let signs = place.text[whole.clone()].match_indices(['[', ']', '"']);
        let signs = signs.map(|(at, _)| whole.start + at..whole.start + at + 1);
        let finding = finding.edit(place.span(whole.clone()), ours);
        signs.fold(Diagnosis::new(finding), |diagnosis, sign| {
            diagnosis.patch(sign, "")
        })
    })
}

/// Whether a statement lists words.
fn lists_words(keyword: &str) -> bool {
    Usage::of_keyword(keyword).is_some_and(|usage| match usage.form {
        Form::Names(_) | Form::Words(_) | Form::Views(_) => true,
        Form::Flag(_)
        | Form::Text(_)
        | Form::Word(_)
        | Form::Lasting(_)
        | Form::Counted(_)
        | Form::Part(_)
        | Form::Own => false,
    })
}

/// `timeout 30`
pub(super) fn number_without_unit(place: &Place<'_>) -> Option<Diagnosis> {
    let before = place.before();
    let number = before.len() - before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let range = before.len() - number..before.len();
    let duration = place
        .stop
        .expected
        .iter()
        .any(|expected| expected.starts_with("a duration"));
    if number == 0 || !duration {
        return None;
    }
    let digits = &place.text[range.clone()];
    let finding = place
        .finding(
            &codes::UNEXPECTED,
            range.clone(),
            format!("`{digits}` has no unit"),
        )
        .here("a duration")
        .help(format!("write `{digits}s`, or `{digits}ms`"))
        .guess(place.span(range.end..range.end), "s");
    let keyword = word_before(before[..range.start].trim_end(), "_");
    let keyword = before[..range.start].trim_end().len() - keyword.len();
    Some(Diagnosis::new(finding).patch(keyword..range.end, ""))
}

/// `error not_found { id: string }`
pub(super) fn fields_of_error(place: &Place<'_>) -> Option<Diagnosis> {
    let mut before = place.before();
    while let Some(line) = before.rfind('\n')
        && before[line..].trim_start().starts_with("///")
    {
        before = before[..line].trim_end();
    }
    let head = before.strip_suffix('{')?;
    let line = head.rsplit('\n').next()?.trim();
    let name = line.strip_prefix("error ")?.trim();
    let open = head.len();
    let close = open + closing(&place.text[open..])? - 1;
    let inside = &place.text[open + 1..close];
    let fields = inside.split([',', '\n']).map(str::trim);
    let mut fields = fields.filter(|field| !field.is_empty() && !field.starts_with("//"));
    let is_field = |field: &str| {
        let word = word_at(field);
        let behind = field[word.len()..].trim_start();
        let (optional, ty) = match behind.strip_prefix('?') {
            Some(behind) => (true, behind.trim_start()),
            None => (false, behind),
        };
        // `status: 404` is a statement with a sign too many, `title: string` is a field.
        let ty = ty.strip_prefix(':').map(str::trim_start);
        ty.is_some_and(|ty| optional || !is_statement(word) || names_type(ty)) && !word.is_empty()
    };
    if place.wanted != Rule::member_probe || word_at(name) != name || !fields.all(is_field) {
        return None;
    }
    let kept = head.trim_end().len();
    let finding = place
        .finding(
            &codes::UNEXPECTED,
            open..close + 1,
            format!("the fields of `{name}` stand in braces"),
        )
        .here("braces are for statements, such as `status 404`")
        .help("put them in parentheses")
        .edit(place.span(kept..open + 1), "(")
        .edit(place.span(close..close + 1), ")");
    Some(
        Diagnosis::new(finding)
            .patch(open..open + 1, "(")
            .patch(close..close + 1, ")"),
    )
}

/// Whether a text begins with a type that is always there, or with a list.
fn names_type(text: &str) -> bool {
    const TYPES: &[&str] = &[
        "string", "int", "float", "bool", "json", "uuid", "date", "datetime", "duration", "uri",
    ];
    text.starts_with('[') || TYPES.contains(&word_at(text))
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

/// The end of the parenthesis that a text begins with; parentheses in texts and patterns do not count.
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
