//! Arguments that are nearly right: what a host may let be repaired, and reports. Off by default.
//!
//! ```
//! use toolrt::Value;
//! use toolrt::repair::{Repairs, repaired};
//! use toolrt::schema::Validator;
//!
//! let schema = Value::parse(br#"{"properties":{"limit":{"type":"integer"}}}"#).unwrap();
//! let validator = Validator::new(&schema).unwrap();
//! let check = |payload: &[u8]| validator.validate(&Value::parse(payload).unwrap());
//! let repaired = repaired(br#"{"limit":"5"}"#, Repairs::ALL, check).unwrap();
//! assert_eq!(repaired.payload, br#"{"limit":5}"#);
//! assert_eq!(repaired.warnings, ["/limit was given as a string and read as a number."]);
//! ```

mod absent;
mod document;
mod part;

use std::collections::HashSet;

use crate::issues::{Code, Issue};
use crate::json::Value;

/// How often a document is looked at again: a repaired part may need another repair.
const ROUNDS: usize = 8;
/// More repairs are no repair.
const MOST_REPAIRS: usize = 100;

/// The kinds of repairs that a host lets happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Repairs {
    /// Nothing, white space, `null` or an empty string in place of no arguments.
    pub empty: bool,
    /// A code fence around the document, commas before closing brackets.
    pub documents: bool,
    /// `null` or an empty string for an optional field.
    pub optional: bool,
    /// An object or a list that is given as a string of JSON.
    pub json_strings: bool,
    /// A number, `true` or `false` that is given as a string.
    pub scalars: bool,
    /// A string that is given as a number, `true` or `false`.
    pub strings: bool,
    /// One value where a list of it is expected.
    pub lists: bool,
    /// A value of an enum in another case.
    pub cases: bool,
}

impl Repairs {
    /// Nothing is repaired: the default.
    pub const NONE: Self = Self {
        empty: false,
        documents: false,
        optional: false,
        json_strings: false,
        scalars: false,
        strings: false,
        lists: false,
        cases: false,
    };
    /// Each kind of repair.
    pub const ALL: Self = Self {
        empty: true,
        documents: true,
        optional: true,
        json_strings: true,
        scalars: true,
        strings: true,
        lists: true,
        cases: true,
    };
}

/// A document that is valid now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repaired {
    /// The document, which may be used instead.
    pub payload: Vec<u8>,
    /// What was repaired, a sentence each, without any value.
    pub warnings: Vec<String>,
}

/// Repairs a document whose issues `check` gives; `None` if it is valid, or would not be valid by repairs alone.
///
/// `check` is asked again after each round of repairs, about JSON only after the first time.
pub fn repaired(
    payload: &[u8],
    repairs: Repairs,
    check: impl Fn(&[u8]) -> Vec<Issue>,
) -> Option<Repaired> {
    let mut warnings = Vec::new();
    let mut text = payload.to_vec();
    if repairs.empty && document::is_blank(payload) {
        text = b"{}".to_vec();
        warnings.push(format!("The value {}", part::AS_NO_ARGUMENTS));
    } else if repairs.documents && Value::parse(payload).is_none() {
        text = document::repaired(payload, &mut warnings)?;
    }
    let mut value = Value::parse(&text)?;
    for _ in 0..=ROUNDS {
        let issues = check(&text);
        if issues.is_empty() {
            return (!warnings.is_empty()).then_some(Repaired {
                payload: text,
                warnings,
            });
        }
        let mut places: HashSet<String> = HashSet::new();
        if repairs.optional {
            for (place, warning) in absent::left_out(&mut value, &issues, &check) {
                places.insert(place);
                warnings.push(warning);
            }
        }
        for issue in &issues {
            if matches!(issue.code, Code::Depth | Code::Json) || warnings.len() > MOST_REPAIRS {
                return None;
            }
            if places.insert(issue.path.clone()) {
                if warnings.len() == MOST_REPAIRS {
                    return None;
                }
                warnings.push(part::repaired(&mut value, issue, repairs)?);
            }
        }
        text = value.to_json().into_bytes();
    }
    None
}
