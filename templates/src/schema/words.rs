//! Words for what no keyword of JSON Schema says: limits of decimals, which are strings, and formats of others.

use std::borrow::Cow;

use toolc_compiler::ir::{Constraints, TypeKind};
use toolc_compiler::providers::FORMATS;

use super::lowered;

/// The description of a type of which something is asked that no keyword of JSON Schema says.
pub(super) fn described(
    docs: Option<&str>,
    kind: &TypeKind,
    limits: &Constraints,
) -> Option<String> {
    let mut notes = match kind.is_decimal() {
        true => lowered::decimal_range(limits),
        false => Vec::new(),
    };
    if let Some(format) = &limits.format
        && !FORMATS.contains(&&**format)
    {
        notes.push(lowered::other_format(format));
    }
    if notes.is_empty() {
        return None;
    }
    let words: Vec<String> = notes.into_iter().map(|(_, words)| words).collect();
    let words = words.join(" ");
    Some(docs.map_or_else(|| words.clone(), |docs| format!("{docs}\n\n{words}")))
}

/// The limits that keywords say of a type: those of a decimal's value are words.
pub(super) fn of_keywords<'l>(kind: &TypeKind, limits: &'l Constraints) -> Cow<'l, Constraints> {
    if !kind.is_decimal() {
        return Cow::Borrowed(limits);
    }
    let mut others = limits.clone();
    (others.min, others.max, others.above, others.below) = Default::default();
    others.steps = Default::default();
    Cow::Owned(others)
}

#[cfg(test)]
mod tests {
    use toolc_compiler::{Input, compile};

    use crate::schema::of_type;

    const DESIGN: &str = r#"
        package demo
        /// An amount.
        type Amount = decimal @range(0..)
        type Bill {
          /// All of it.
          total: decimal @range(0.01..) @below(100) @step(0.01)
          parts: [Amount @step(0.5)]
          tip: decimal? @above(0)
          phone: string @length(3..) @format("phone")
          /// A day.
          day: string @format("date")
          count: int @range(1..) @format("int64")
        }
        service demo { exports demo }
        toolset demo {
          owner demo
          /// Bill somebody.
          tool bill() -> Bill
        }
    "#;

    #[test]
    fn strings_have_no_limits_of_numbers_and_no_unknown_formats() {
        let input = Input {
            path: "demo.tools".to_owned(),
            text: DESIGN.to_owned(),
        };
        let checked = compile(vec![input]);
        let errors = checked.findings.iter().filter(|finding| finding.is_error());
        let errors: Vec<&str> = errors.map(|finding| &*finding.message).collect();
        assert!(errors.is_empty(), "{errors:?}");
        let tool = &checked.design.tools[0];
        let result = tool.result.as_ref().expect("it has a result");
        let pattern = r#""pattern":"^-?(0|[1-9][0-9]*)(\\.[0-9]+)?$""#;
        let schema = of_type(&checked.design, result);
        for field in [
            format!(
                r#""total":{{"type":"string","description":"All of it.\n\nAt least 0.01. Less than 100. A multiple of 0.01.",{pattern}}}"#
            ),
            format!(
                r#""parts":{{"type":"array","items":{{"type":"string","description":"An amount.\n\nAt least 0. A multiple of 0.5.",{pattern}}}}}"#
            ),
            r#""phone":{"type":"string","description":"Format: phone.","minLength":3}"#.to_owned(),
            r#""day":{"type":"string","description":"A day.","format":"date"}"#.to_owned(),
            r#""count":{"type":"integer","description":"Format: int64.","minimum":1}"#.to_owned(),
        ] {
            assert!(schema.contains(&field), "{field} in {schema}");
        }
        assert!(schema.contains("More than 0."), "{schema}");
        let strings = schema.replace(r#""minimum":1}"#, "");
        for keyword in ["imum", "multipleOf", "\"decimal\"", "int64\""] {
            assert!(!strings.contains(keyword), "{keyword} in {schema}");
        }
    }
}
