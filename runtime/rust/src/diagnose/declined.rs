//! Values that satisfy every rule of the design and that a host's own type rejects.

use super::{Code, Issue};
use crate::issues::{Segment, pointer, subject};
use crate::json::{Reader, Refused};
use crate::table::{Rest, Table};

/// The issue of the value that starts at byte `place` of a canonical document, with the host's reason. Inside a secret
/// the issue is that of the secret, without a reason.
pub(crate) fn declined(table: Table, text: &str, place: usize, why: &str) -> Issue {
    let mut path = Vec::new();
    // The document was read up to there a moment ago.
    let _ = way(&mut Reader::new(text), text, place, &mut path);
    let secret = secret_on(table, &path, 0);
    path.truncate(secret.unwrap_or(path.len()));
    let subject = subject(&path);
    let message = match secret {
        Some(_) => format!("{subject} is not accepted."),
        None => format!("{subject} is not accepted: {}.", why.trim_end_matches('.')),
    };
    Issue {
        path: pointer(&path),
        code: Code::Format,
        message,
        expected: None,
        got: None,
        suggestion: None,
    }
}

/// The number of steps to the outermost secret on a path; any alternative of a union counts.
fn secret_on(table: Table, path: &[Segment<'_>], steps: usize) -> Option<usize> {
    let at_once = |table| secret_on(table, path, steps);
    match table {
        Table::Secret(_) => return Some(steps),
        Table::Nullable(inner) => return at_once(*inner),
        Table::Schema(schema) => return at_once(schema.table()),
        Table::Union(union) => return union.alternatives.iter().copied().find_map(at_once),
        Table::Tagged(tagged) if tagged.content.is_none() => {
            return tagged
                .variants
                .iter()
                .map(|variant| variant.table)
                .find_map(at_once);
        }
        Table::Null
        | Table::Bool
        | Table::Json
        | Table::Int(_)
        | Table::Float(_)
        | Table::Text(_)
        | Table::Enum(_)
        | Table::List(_)
        | Table::Tuple(_)
        | Table::Map(_)
        | Table::Record(_)
        | Table::Tagged(_) => {}
    }
    let (step, path) = path.split_first()?;
    let below = |table| secret_on(table, path, steps + 1);
    match (table, step) {
        (Table::List(list), Segment::Index(_)) => below(list.item),
        (Table::Tuple(tuple), Segment::Index(index)) => {
            below(tuple.places.get(*index).copied().or(tuple.tail)?)
        }
        (Table::Map(map), Segment::Key(_)) => below(map.value),
        (Table::Tagged(tagged), Segment::Key(_)) => tagged
            .variants
            .iter()
            .map(|variant| variant.table)
            .find_map(below),
        (Table::Record(record), Segment::Key(key)) => {
            let field = record.fields.iter().find(|field| field.name == *key);
            match (field, record.rest) {
                (Some(field), _) => below(field.table),
                (None, Rest::Kept(table)) => below(table),
                (None, Rest::Closed | Rest::Open) => None,
            }
        }
        _ => None,
    }
}

/// Descends to the value that starts at `place`; returns whether it is the next one or inside it.
fn way(
    r: &mut Reader<'_>,
    text: &str,
    place: usize,
    path: &mut Vec<Segment<'_>>,
) -> Result<bool, Refused> {
    let start = r.place_of_next();
    if start == place {
        return Ok(true);
    }
    if start + r.peek_raw()?.len() <= place {
        r.skip()?;
        return Ok(false);
    }
    if text.as_bytes()[start] == b'[' {
        r.begin_list()?;
        for index in 0.. {
            if !r.item()? {
                break;
            }
            path.push(Segment::Index(index));
            if way(r, text, place, path)? {
                return Ok(true);
            }
            path.pop();
        }
    } else {
        r.begin_object()?;
        while let Some(key) = r.key()? {
            path.push(Segment::Key(key.to_owned().into()));
            if way(r, text, place, path)? {
                return Ok(true);
            }
            path.pop();
        }
    }
    Ok(false)
}
