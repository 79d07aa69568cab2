//! The form in which a command answers.

use std::time::Duration;

use super::lines::is_space;
use super::rows::{Filter, Wanted};
use super::words::Read;

/// What stands on stdout.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Tables and texts; failures on stderr.
    People,
    /// One envelope, whatever happens.
    Envelope,
    /// Each row as JSON.
    JsonLines,
    /// Each row with tabs between its fields.
    Plain,
    /// The first field of each row, ended by a NUL.
    Print0,
    /// Each event of the call.
    Stream,
}

/// The forms by their options; if two are given, the first one answers that this is wrong.
const FORMS: [(&str, Form); 5] = [
    ("json", Form::Envelope),
    ("jsonl", Form::JsonLines),
    ("plain", Form::Plain),
    ("print0", Form::Print0),
    ("stream", Form::Stream),
];

/// How many digits a count may have.
const LONGEST_COUNT: usize = 18;

/// A year, in milliseconds.
const LONGEST: u64 = 366 * 24 * 3_600_000;

/// The form that was asked for; else the one for people or programs.
pub fn form_of(found: &Read, is_person: bool) -> Form {
    let asked = FORMS.iter().find(|(option, _)| found.has(option));
    match asked {
        Some((_, form)) => *form,
        None if is_person => Form::People,
        None => Form::Envelope,
    }
}

/// What is to be kept of the result, and what is wrong with the options that say it and with those of the call.
pub fn wanted(found: &Read) -> (Wanted, Vec<String>) {
    let mut wrong = Vec::new();
    let mut forms = FORMS.iter().filter(|(option, _)| found.has(option));
    if let (Some((one, _)), Some((other, _))) = (forms.next(), forms.next()) {
        wrong.push(format!("--{one} and --{other} are two forms of an answer."));
    }
    let kept = Wanted {
        fields: fields(found),
        filters: filters(found, &mut wrong),
        limit: limit(found, &mut wrong),
    };
    choice(found, "color", &["auto", "always", "never"], &mut wrong);
    choice(found, "response", &["concise", "detailed"], &mut wrong);
    if found
        .one("timeout")
        .is_some_and(|time| seconds(time).is_none())
    {
        wrong.push("--timeout needs a time: 500ms, 5s, 2m or 1h.".into());
    }
    (kept, wrong)
}

fn fields(found: &Read) -> Vec<Vec<String>> {
    let names = found.all("fields").iter().flat_map(|text| text.split(','));
    let names = names.map(|name| name.trim_matches(is_space));
    names.filter(|name| !name.is_empty()).map(path).collect()
}

fn filters(found: &Read, wrong: &mut Vec<String>) -> Vec<Filter> {
    let filters = found.all("filter").iter().filter_map(|text| {
        let filter = filter(text);
        if filter.is_none() {
            wrong.push("--filter needs FIELD=VALUE or FIELD!=VALUE.".into());
        }
        filter
    });
    filters.collect()
}

fn filter(text: &str) -> Option<Filter> {
    let (name, value) = text.split_once('=')?;
    let other = name.strip_suffix('!');
    let name = other.unwrap_or(name);
    (!name.is_empty()).then(|| Filter {
        path: path(name),
        is_equal: other.is_none(),
        value: value.to_owned(),
    })
}

fn path(name: &str) -> Vec<String> {
    name.split('.').map(str::to_owned).collect()
}

fn limit(found: &Read, wrong: &mut Vec<String>) -> Option<u64> {
    let limit = count(found.one("limit")?);
    if limit.is_none() {
        wrong.push("--limit needs a count: --limit 10.".into());
    }
    limit
}

/// Checks an option that takes few values.
fn choice(found: &Read, option: &str, values: &[&str], wrong: &mut Vec<String>) {
    let said = found.one(option);
    if let (Some(said), Some((last, before))) = (said, values.split_last())
        && !values.contains(&said)
    {
        let before = before.join(", ");
        wrong.push(format!("--{option} needs {before} or {last}."));
    }
}

fn count(text: &str) -> Option<u64> {
    let is_count = text.len() <= LONGEST_COUNT && text.bytes().all(|byte| byte.is_ascii_digit());
    is_count.then(|| text.parse().ok()).flatten()
}

/// Reads a time; a number without a unit has seconds.
pub fn seconds(text: &str) -> Option<Duration> {
    let digits = text.trim_end_matches(['h', 'm', 's']);
    let unit = match &text[digits.len()..] {
        "ms" => 1,
        "s" | "" => 1000,
        "m" => 60_000,
        "h" => 3_600_000,
        _ => return None,
    };
    let total = count(digits)?.checked_mul(unit)?;
    (1..=LONGEST)
        .contains(&total)
        .then(|| Duration::from_millis(total))
}
