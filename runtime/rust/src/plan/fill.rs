//! The arguments of a step as JSON, with what references have found in their places.

use super::given::Given;
use super::reference::Reference;
use crate::json::{Value, write_quoted};

/// Arguments take more bytes than a plan may have.
#[derive(Debug)]
pub(super) struct TooMany;

/// The arguments, at most so many bytes.
pub(super) fn filled<'v>(
    given: &Given,
    find: &dyn Fn(&Reference) -> Option<&'v Value>,
    most: usize,
) -> Result<Vec<u8>, TooMany> {
    let mut out = Vec::new();
    fill(&mut out, given, find, most)?;
    Ok(out)
}

fn fill<'v>(
    out: &mut Vec<u8>,
    given: &Given,
    find: &dyn Fn(&Reference) -> Option<&'v Value>,
    most: usize,
) -> Result<(), TooMany> {
    match given {
        Given::Scalar(value) | Given::Literal(value) => value.write(out),
        Given::From(reference) => find(reference).unwrap_or(&Value::Null).write(out),
        Given::List(items) => {
            out.push(b'[');
            for (place, item) in items.iter().enumerate() {
                if place > 0 {
                    out.push(b',');
                }
                fill(out, item, find, most)?;
            }
            out.push(b']');
        }
        Given::Object(members) => {
            out.push(b'{');
            for (place, (key, member)) in members.iter().enumerate() {
                if place > 0 {
                    out.push(b',');
                }
                write_quoted(out, key);
                out.push(b':');
                fill(out, member, find, most)?;
            }
            out.push(b'}');
        }
    }
    match out.len() > most {
        true => Err(TooMany),
        false => Ok(()),
    }
}
