//! Patterns inside JSON Schema keywords, which a JSON Schema validator matches with its own engine.

use super::judge::{self, Judged};
use crate::ir::Value;
use crate::source::Text;
use crate::subschemas;

/// More states than this are not built by validators, with all bytes of all characters.
const MOST_STATES: usize = 1_000;

/// Why a validator may fail on a pattern, or take long; `None` if it does not.
pub(crate) fn obstacle(source: &str) -> Option<&'static str> {
    judge::with(source, |judged| match judged {
        Judged::Automaton { automaton, tame } => {
            if !tame {
                Some("a validator of JSON Schema may try very many ways to match it")
            } else if automaton.work().states > MOST_STATES {
                Some("it has more states than validators of JSON Schema take")
            } else {
                None
            }
        }
        Judged::References(_) => Some("validators of JSON Schema know no back-references"),
        Judged::Slow(_) => Some("it costs too much"),
        Judged::Broken(_) => Some("it is no pattern of ECMA-262 with the `u` flag"),
    })
}

/// All patterns in keywords: those of schemas, and those in keywords that nobody knows, since a ref may lead there.
pub(crate) fn inside<'a>(keywords: &'a Value, visit: &mut impl FnMut(&'a Text)) {
    match keywords {
        Value::Object(entries) => {
            for (keyword, value) in entries {
                match (&**keyword, value) {
                    ("enum" | "const" | "default" | "examples", _) => {}
                    ("pattern", Value::String(pattern)) => visit(pattern),
                    (keyword, value) if subschemas::contains_schemas(keyword) => {
                        if let ("patternProperties", Value::Object(patterns)) = (keyword, value) {
                            patterns.iter().for_each(|(pattern, _)| visit(pattern));
                        }
                        for (_, schema) in subschemas::of(keyword, value) {
                            inside(schema, visit);
                        }
                    }
                    (_, value) => inside(value, visit),
                }
            }
        }
        Value::List(items) => items.iter().for_each(|item| inside(item, visit)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
