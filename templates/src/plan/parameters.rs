//! What docs say of parameters: defaults and limits, in a few words.

use toolc_compiler::ir::{Bounds, Constraints, Presence, Value};

use super::limits::{self, End};
use crate::markdown;
use crate::schema::text_of;

/// How many characters a pattern or a default may have in docs.
const LONGEST: usize = 60;

/// What stands at a place, as far as limits count there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// Integers.
    Int,
    /// Any numbers.
    Float,
    /// Texts and bytes.
    Text,
    /// Lists and tuples.
    List,
    /// Maps.
    Map,
    /// What has no limits of its own.
    Other,
}

/// The limits of a value and what it is without one: `1 to 1000; default 100`. Empty where there is nothing to say.
pub(crate) fn said(place: Place, limits: &Constraints, default: Option<String>) -> String {
    let mut said = limited(place, limits);
    said.extend(default.map(|default| format!("default {}", markdown::code(&default))));
    let text = said.join("; ");
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        None => text,
    }
}

/// What a value is where it is left out, unless that is long.
pub(crate) fn default(presence: &Presence) -> Option<&Value> {
    let default = match presence {
        Presence::Defaulted { default } => Some(default),
        Presence::Required { default } | Presence::Optional { default } => default.as_ref(),
    };
    let default = default.map(|default| &**default);
    default.filter(|default| is_short(&text_of(default)))
}

/// The first paragraph of docs in one line, as a sentence.
pub(crate) fn sentence(docs: &str) -> String {
    let mut line = String::new();
    let lines = docs.trim().lines().map(str::trim);
    for part in lines.take_while(|line| !line.is_empty()) {
        for word in part.split_whitespace() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    if line.ends_with(|c: char| c.is_alphanumeric() || matches!(c, '`' | ')' | '"')) {
        line.push('.');
    }
    line
}

fn is_short(text: &str) -> bool {
    text.chars().count() <= LONGEST
}

fn limited(place: Place, limits: &Constraints) -> Vec<String> {
    let mut said = Vec::new();
    match place {
        Place::Int => {
            let (low, high) = limits::int_ends(limits);
            let text = |end: Option<End<i64>>| end.map(|end| written(end, |end| end.to_string()));
            said.extend(range(text(low), text(high)));
        }
        Place::Float => {
            let (low, high) = limits::float_ends(limits);
            let text = |end: Option<End<&str>>| end.map(|end| written(end, str::to_owned));
            said.extend(range(text(low), text(high)));
        }
        Place::Text => said.extend(sizes(limits.length, ["character", "characters"])),
        Place::List => {
            said.extend(sizes(limits.items, ["item", "items"]));
            said.extend(limits.unique.then(|| "no two alike".to_owned()));
        }
        Place::Map => said.extend(sizes(limits.entries, ["entry", "entries"])),
        Place::Other => {}
    }
    if matches!(place, Place::Int | Place::Float) {
        said.extend(limits::step(limits).map(|step| format!("a multiple of {step}")));
    }
    if place == Place::Text {
        let patterns = limits.patterns.iter().filter(|pattern| is_short(pattern));
        said.extend(patterns.map(|pattern| format!("matches {}", markdown::code(pattern))));
    }
    said
}

fn written<T>(end: End<T>, text: impl Fn(T) -> String) -> End<String> {
    match end {
        End::Including(limit) => End::Including(text(limit)),
        End::Excluding(limit) => End::Excluding(text(limit)),
    }
}

fn range(low: Option<End<String>>, high: Option<End<String>>) -> Vec<String> {
    match (low, high) {
        (Some(End::Including(low)), Some(End::Including(high))) if low == high => {
            vec![format!("always {low}")]
        }
        (Some(End::Including(low)), Some(End::Including(high))) => vec![format!("{low} to {high}")],
        (low, high) => {
            let low = low.map(|end| match end {
                End::Including(limit) => format!("at least {limit}"),
                End::Excluding(limit) => format!("more than {limit}"),
            });
            let high = high.map(|end| match end {
                End::Including(limit) => format!("at most {limit}"),
                End::Excluding(limit) => format!("less than {limit}"),
            });
            low.into_iter().chain(high).collect()
        }
    }
}

fn sizes(bounds: Option<Bounds>, [one, many]: [&str; 2]) -> Option<String> {
    let bounds = bounds.unwrap_or_default();
    let name = |count: u64| if count == 1 { one } else { many };
    match (bounds.min.filter(|min| *min > 0), bounds.max) {
        (None, None) => None,
        (Some(min), Some(max)) if min == max => Some(format!("exactly {max} {}", name(max))),
        (Some(min), Some(max)) => Some(format!("{min} to {max} {}", name(max))),
        (Some(min), None) => Some(format!("at least {min} {}", name(min))),
        (None, Some(max)) => Some(format!("at most {max} {}", name(max))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(min: Option<u64>, max: Option<u64>) -> Option<Bounds> {
        Some(Bounds { min, max })
    }

    #[test]
    fn limits_are_short() {
        let mut limits = Constraints::NONE.clone();
        assert_eq!(said(Place::Int, &limits, None), "");
        limits.min = Some("1".into());
        assert_eq!(said(Place::Int, &limits, None), "At least 1.");
        limits.max = Some("5".into());
        limits.steps.push("2".into());
        let default = Some("4".to_owned());
        assert_eq!(
            said(Place::Int, &limits, default),
            "1 to 5; a multiple of 2; default `4`."
        );
        limits.below = Some("4.5".into());
        assert_eq!(
            said(Place::Float, &limits, None),
            "At least 1; less than 4.5; a multiple of 2."
        );
        limits.length = bounds(Some(1), Some(1));
        limits.patterns.push("^`".into());
        assert_eq!(
            said(Place::Text, &limits, None),
            "Exactly 1 character; matches `` ^` ``."
        );
        limits.items = bounds(Some(0), Some(9));
        limits.unique = true;
        assert_eq!(
            said(Place::List, &limits, None),
            "At most 9 items; no two alike."
        );
        limits.entries = bounds(Some(2), None);
        assert_eq!(said(Place::Map, &limits, None), "At least 2 entries.");
        assert_eq!(
            said(Place::Other, &limits, Some("{}".into())),
            "Default `{}`."
        );
    }

    #[test]
    fn a_sentence_is_the_first_paragraph() {
        assert_eq!(sentence("One\n  two `x`\n\nThree."), "One two `x`.");
        assert_eq!(sentence("Really? "), "Really?");
        assert_eq!(sentence(" \n "), "");
    }
}
