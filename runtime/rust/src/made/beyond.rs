//! Keywords that no table expresses, as a schema of their own for the validator.
//!
//! That bounds what a value costs by its steps. Here only the schema is measured: it may not stand for too many when its
//! references are followed.

use super::keywords::{changed, parts};
use super::pointers::resolved;
use crate::json::{Object, Value};
use crate::schema::Validator;

/// For how many schemas the keywords may stand, references followed.
const MOST: usize = 10_000;
/// How many references are followed one in the other.
const DEEPEST: usize = 16;

/// The schema of these keywords as JSON.
///
/// # Errors
/// Why there is none.
pub(super) fn kept_apart(keywords: &Object, root: &Value) -> Result<String, String> {
    let keywords = Value::Object(keywords.clone());
    let mut seen = Seen {
        root,
        refers: false,
        open: Vec::new(),
        count: 0,
    };
    seen.look(&keywords)?;
    if !seen.refers {
        return checked(&keywords);
    }
    let moved = |reference: &str| format!("#/$defs/root{}", reference.get(1..).unwrap_or_default());
    let mut own = changed(&keywords, &moved);
    let mut defs = Object::new();
    defs.insert("root", changed(root, &moved));
    if let Value::Object(own) = &mut own {
        own.insert("$defs", defs);
    }
    checked(&own)
}

/// The schema as JSON, if the validator takes it.
fn checked(schema: &Value) -> Result<String, String> {
    let invalid = Validator::new(schema).err();
    match invalid.as_ref().and_then(|invalid| invalid.issues.first()) {
        Some(issue) => Err(format!("cannot be checked: {}", issue.message)),
        None => Ok(schema.to_json()),
    }
}

/// What is found in a schema and in all that it refers to.
struct Seen<'v> {
    root: &'v Value,
    refers: bool,
    open: Vec<String>,
    count: usize,
}

impl Seen<'_> {
    fn look(&mut self, schema: &Value) -> Result<(), String> {
        self.count += 1;
        if self.count > MOST {
            return Err("stands for too many schemas to be checked.".to_owned());
        }
        let Value::Object(object) = schema else {
            return Ok(());
        };
        if let Some(reference) = object.get("$ref").and_then(Value::as_str) {
            self.follow(reference)?;
        }
        for (place, part) in parts(object) {
            if !(place.starts_with("/$defs/") || place.starts_with("/definitions/")) {
                self.look(part)?;
            }
        }
        Ok(())
    }

    fn follow(&mut self, reference: &str) -> Result<(), String> {
        self.refers = true;
        let target = resolved(self.root, reference);
        let target = target.map_err(|why| format!("has a reference that {why}"))?;
        if self.open.iter().any(|open| open == reference) {
            return Ok(());
        }
        if self.open.len() >= DEEPEST {
            return Err("stands for too many schemas to be checked.".to_owned());
        }
        self.open.push(reference.to_owned());
        self.look(target)?;
        self.open.pop();
        Ok(())
    }
}
