//! The keywords of `@schema`, checked by the validator of schemas.

#[cfg(feature = "schema")]
use std::sync::OnceLock;

#[cfg(feature = "schema")]
use super::validator::Validator;
use crate::issues::{Issue, Segment};
#[cfg(feature = "schema")]
use crate::json::Number;
use crate::json::Value;

/// Whether this build can enforce `@schema`.
pub(crate) const ENFORCED: bool = cfg!(feature = "schema");

/// JSON Schema keywords (2020-12), compiled when first needed.
#[derive(Debug)]
pub(crate) struct Keywords {
    text: &'static str,
    #[cfg(feature = "schema")]
    compiled: OnceLock<Option<Compiled>>,
}

impl Keywords {
    pub(crate) const fn new(text: &'static str) -> Self {
        Self {
            text,
            #[cfg(feature = "schema")]
            compiled: OnceLock::new(),
        }
    }

    /// The first keyword in declared order that `value` violates. A build without the feature checks none, and
    /// registers no tool that needs this.
    #[cfg(not(feature = "schema"))]
    pub(crate) fn broken(&self, _value: &Value) -> Option<String> {
        None
    }

    /// The first keyword in declared order that `value` violates. Keywords that are not a valid schema fail for every
    /// value.
    #[cfg(feature = "schema")]
    pub(crate) fn broken(&self, value: &Value) -> Option<String> {
        match self.compiled() {
            Some(compiled) => compiled.broken(value),
            None => Some("$schema".to_owned()),
        }
    }

    /// All issues of a value that stands at a path; none where nobody knows them.
    #[cfg(not(feature = "schema"))]
    pub(crate) fn issues(&self, _value: &Value, _path: &[Segment<'_>]) -> Vec<Issue> {
        Vec::new()
    }

    /// All issues of a value that stands at a path; none where nobody knows them, since the keywords are no schema, or the
    /// check takes too long.
    #[cfg(feature = "schema")]
    pub(crate) fn issues(&self, value: &Value, path: &[Segment<'_>]) -> Vec<Issue> {
        let compiled = self.compiled();
        compiled.map_or_else(Vec::new, |compiled| {
            compiled.validator.issues_at(&in_reach(value), path)
        })
    }

    /// Whether some of what they describe is secret.
    pub(crate) fn has_secrets(&self) -> bool {
        self.text.contains("\"writeOnly\"")
    }

    #[cfg(feature = "schema")]
    fn compiled(&self) -> Option<&Compiled> {
        let compiled = self.compiled.get_or_init(|| Compiled::new(self.text));
        compiled.as_ref()
    }
}

#[cfg(feature = "schema")]
#[derive(Debug)]
struct Compiled {
    /// The keywords in declared order.
    names: Vec<String>,
    validator: Validator,
}

#[cfg(feature = "schema")]
impl Compiled {
    fn new(text: &str) -> Option<Self> {
        let schema = in_reach(&Value::parse(text.as_bytes())?);
        let names = schema.as_object()?.iter();
        Some(Self {
            names: names.map(|(name, _)| name.to_owned()).collect(),
            validator: Validator::new(&schema).ok()?,
        })
    }

    fn broken(&self, value: &Value) -> Option<String> {
        let broken = self.validator.broken(&in_reach(value));
        let declared = self.names.iter();
        let mut declared = declared.filter(|name| broken.contains(&name.as_str()));
        let first = declared.next().map(String::as_str);
        first.or(broken.first().copied()).map(str::to_owned)
    }
}

/// A value as keywords see it; a number past every float counts as the largest one.
#[cfg(feature = "schema")]
fn in_reach(value: &Value) -> Value {
    match value {
        Value::Number(number) => match number.as_i64() {
            Some(_) => value.clone(),
            None => {
                let float = number.as_f64().clamp(f64::MIN, f64::MAX);
                Number::from_f64(float).map_or_else(|| value.clone(), Value::Number)
            }
        },
        Value::Array(items) => Value::Array(items.iter().map(in_reach).collect()),
        Value::Object(object) => Value::Object(
            object
                .iter()
                .map(|(key, value)| (key.to_owned(), in_reach(value)))
                .collect(),
        ),
        Value::Null | Value::Bool(_) | Value::String(_) => value.clone(),
    }
}
