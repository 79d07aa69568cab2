//! In words, what a schema cannot say.

use toolc_compiler::decimal::spelled;
use toolc_compiler::ir::{Bounds, Constraints, Format, Value};
use toolc_compiler::providers::Dialect;
use toolc_compiler::source::Text;

use super::super::{Json, schema_text_of};

/// What a schema cannot say about a value, a sentence each, and the attribute or type that it comes from.
pub(super) type Notes = Vec<(&'static str, String)>;

/// Writes the keywords that are taken, and notes the others. `entries` says that a map is a list of its entries.
pub(super) fn constraints(json: &mut Json, dialect: &Dialect, limits: &Constraints) -> Notes {
    let mut notes = Notes::new();
    sizes(
        json,
        dialect,
        limits.length,
        ["minLength", "maxLength"],
        ("@length", ["character", "characters"]),
        &mut notes,
    );
    sizes(
        json,
        dialect,
        limits.items,
        ["minItems", "maxItems"],
        ("@items", ["item", "items"]),
        &mut notes,
    );
    sizes(
        json,
        dialect,
        limits.entries,
        ["minItems", "maxItems"],
        ("@entries", ["entry", "entries"]),
        &mut notes,
    );
    for (attribute, keyword, number, words) in ends(limits) {
        match number {
            Some(number) if dialect.takes(keyword) => json.number(keyword, number),
            Some(number) => notes.push((attribute, format!("{words} {}.", spelled(number)))),
            None => {}
        }
    }
    match &limits.steps[..] {
        [step] if dialect.takes("multipleOf") => json.number("multipleOf", step),
        steps => notes.extend(steps.iter().map(multiple)),
    }
    match &limits.patterns[..] {
        [pattern] if dialect.takes("pattern") && (!dialect.closed || is_regular(pattern)) => {
            json.text("pattern", pattern);
        }
        patterns => {
            let words = patterns.iter().map(|pattern| {
                (
                    "@pattern",
                    format!("Matches the regular expression `{pattern}`."),
                )
            });
            notes.extend(words);
        }
    }
    match limits.unique {
        true if dialect.takes("uniqueItems") => json.member("uniqueItems", "true"),
        true => notes.push(("@unique", "No item twice.".to_owned())),
        false => {}
    }
    match &limits.format {
        Some(format) if dialect.takes_format(format) => json.text("format", format),
        Some(format) => notes.push(other_format(format)),
        None => {}
    }
    notes.extend(limits.schemas.iter().map(keywords));
    notes
}

/// The limits of a decimal, which JSON Schema takes for a text.
pub(super) fn of_decimal(limits: &Constraints) -> Notes {
    let mut notes = decimal_range(limits);
    notes.extend(limits.schemas.iter().map(keywords));
    notes
}

/// The range and the steps of a decimal, in words: keywords for numbers say nothing of texts.
pub(in crate::schema) fn decimal_range(limits: &Constraints) -> Notes {
    let range = ends(limits)
        .into_iter()
        .filter_map(|(attribute, _, number, words)| {
            let number = number.as_ref()?;
            Some((attribute, format!("{words} {}.", spelled(number))))
        });
    range.chain(limits.steps.iter().map(multiple)).collect()
}

/// A format that JSON Schema does not define, in words.
pub(in crate::schema) fn other_format(format: &str) -> (&'static str, String) {
    ("@format", format!("Format: {format}."))
}

/// The ends of a range: attribute, keyword, limit, words.
fn ends(limits: &Constraints) -> [(&'static str, &'static str, &Option<Text>, &'static str); 4] {
    [
        ("@range", "minimum", &limits.min, "At least"),
        ("@range", "maximum", &limits.max, "At most"),
        ("@above", "exclusiveMinimum", &limits.above, "More than"),
        ("@below", "exclusiveMaximum", &limits.below, "Less than"),
    ]
}

fn multiple(step: &Text) -> (&'static str, String) {
    ("@step", format!("A multiple of {}.", spelled(step)))
}

fn keywords(keywords: &Value) -> (&'static str, String) {
    (
        "@schema",
        format!("JSON Schema: `{}`.", schema_text_of(keywords)),
    )
}

fn sizes(
    json: &mut Json,
    dialect: &Dialect,
    bounds: Option<Bounds>,
    [min, max]: [&'static str; 2],
    (attribute, nouns): (&'static str, [&str; 2]),
    notes: &mut Notes,
) {
    let Bounds {
        min: low,
        max: high,
    } = bounds.unwrap_or_default();
    let too_high = |low: u64| min == "minItems" && dialect.min_items.is_some_and(|most| low > most);
    match low {
        Some(low) if dialect.takes(min) && !too_high(low) => json.member(min, &low.to_string()),
        Some(low) => notes.push((attribute, format!("At least {}.", counted(low, nouns)))),
        None => {}
    }
    match high {
        Some(high) if dialect.takes(max) => json.member(max, &high.to_string()),
        Some(high) => notes.push((attribute, format!("At most {}.", counted(high, nouns)))),
        None => {}
    }
}

fn counted(count: u64, [one, many]: [&str; 2]) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// Whether a pattern is one that needs no memory: those that providers hold models to look neither around nor back.
fn is_regular(pattern: &str) -> bool {
    let mut letters = pattern.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some('b' | 'B' | 'k' | '1'..='9') | None => return false,
                Some(_) => {}
            },
            '(' if letters.peek() == Some(&'?') => {
                letters.next();
                if letters.peek() != Some(&':') {
                    return false;
                }
            }
            _ => {}
        }
    }
    true
}

/// What a text of a format is, in words.
pub(super) fn format(format: Format) -> &'static str {
    match format {
        Format::Datetime => "A date and a time with its offset, as in RFC 3339.",
        Format::Date => "A date, as in RFC 3339.",
        Format::Time => "A time with its offset, as in RFC 3339.",
        Format::Duration => "A duration, as in ISO 8601: `PT5M`.",
        Format::Decimal => {
            "A decimal: digits, and more of them behind a point, as in `12.50`; no exponent."
        }
        Format::Uuid => "A UUID.",
        Format::Uri => "A URI with its scheme.",
        Format::Email => "An e-mail address.",
        Format::Hostname => "A host name.",
        Format::Ipv4 => "An IPv4 address.",
        Format::Ipv6 => "An IPv6 address.",
    }
}

#[cfg(test)]
mod tests {
    use super::is_regular;

    #[test]
    fn patterns_that_look_around_are_told_in_words() {
        for pattern in ["^[a-z]+$", "a|b", "(?:a)*", r"\d{3}", r"\\b"] {
            assert!(is_regular(pattern), "{pattern}");
        }
        for pattern in ["(?=a)", "(?<!a)b", r"\bword\b", r"(a)\1", r"(?<n>a)\k<n>"] {
            assert!(!is_regular(pattern), "{pattern}");
        }
    }
}
