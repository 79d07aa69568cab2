//! The keywords of `@schema`, checked by a JSON Schema validator.

#[cfg(feature = "schema")]
use std::sync::OnceLock;

use crate::json::Value;

/// Whether this build can enforce `@schema`.
pub(crate) const ENFORCED: bool = cfg!(feature = "schema");

/// JSON Schema keywords (2020-12), compiled when first needed.
#[derive(Debug)]
pub(crate) struct Keywords {
    #[cfg_attr(
        not(feature = "schema"),
        expect(dead_code, reason = "nothing enforces it")
    )]
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
        match self.compiled.get_or_init(|| Compiled::new(self.text)) {
            Some(compiled) => compiled.broken(value),
            None => Some("$schema".to_owned()),
        }
    }
}

#[cfg(feature = "schema")]
#[derive(Debug)]
struct Compiled {
    /// The keywords in declared order.
    names: Vec<String>,
    validator: jsonschema::Validator,
}

#[cfg(feature = "schema")]
impl Compiled {
    fn new(text: &str) -> Option<Self> {
        let names = Value::parse(text.as_bytes())?;
        let names = names
            .as_object()?
            .iter()
            .map(|(name, _)| name.to_owned())
            .collect();
        let schema: serde_json::Value = serde_json::from_str(text).ok()?;
        let validator = jsonschema::draft202012::new(&schema).ok()?;
        Some(Self { names, validator })
    }

    fn broken(&self, value: &Value) -> Option<String> {
        let value = in_reach(value);
        let broken: Vec<String> = self
            .validator
            .iter_errors(&value)
            .map(|error| first_segment(&error.schema_path().to_string()))
            .collect();
        let declared = self
            .names
            .iter()
            .find(|name| broken.contains(name))
            .cloned();
        declared.or_else(|| broken.into_iter().next())
    }
}

/// A value as the validator has it; a number past every float counts as the largest one.
#[cfg(feature = "schema")]
fn in_reach(value: &Value) -> serde_json::Value {
    match value {
        Value::Number(number) => match number.as_str().parse::<i64>() {
            Ok(whole) => whole.into(),
            Err(_) => number.as_f64().clamp(f64::MIN, f64::MAX).into(),
        },
        Value::Array(items) => items.iter().map(in_reach).collect(),
        Value::Object(object) => object
            .iter()
            .map(|(key, value)| (key.to_owned(), in_reach(value)))
            .collect(),
        Value::Null => serde_json::Value::Null,
        Value::Bool(value) => (*value).into(),
        Value::String(text) => text.as_str().into(),
    }
}

/// The keyword at the top of a JSON Pointer into the schema.
#[cfg(feature = "schema")]
fn first_segment(pointer: &str) -> String {
    let segment = pointer
        .trim_start_matches('/')
        .split('/')
        .next()
        .unwrap_or_default();
    segment.replace("~1", "/").replace("~0", "~")
}
