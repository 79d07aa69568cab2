//! Unions without tags: which alternative accepts, and whose issues to show where none does.

use std::rc::Rc;

use super::path::Segment;
use super::problem::{Found, Problem};
use super::walk::Walk;
use crate::json::{self, Integer, Value};
use crate::table::{Literal, Table, Union};

/// How a union stands to a value; paths count from that value.
pub(super) struct Verdict {
    /// The alternative that accepts.
    place: Option<usize>,
    canonical: Value,
    found: Vec<Found>,
    ignored: Vec<String>,
    literals: usize,
}

impl Walk {
    /// Every value is held against every union once, however often the walk comes by: without that
    /// nested unions would cost exponential time.
    pub(super) fn union(&mut self, union: &'static Union, value: &Value, nullable: bool) -> Value {
        let verdict = self.verdict(union, value);
        self.literals += verdict.literals;
        if verdict.place.is_some() {
            let base = super::path::pointer(&self.path);
            self.ignored
                .extend(verdict.ignored.iter().map(|below| format!("{base}{below}")));
            return verdict.canonical.clone();
        }
        if verdict.found.is_empty() {
            self.add_got(
                Problem::Union {
                    alternatives: union.alternatives,
                    nullable,
                },
                value,
            );
        }
        for found in &verdict.found {
            if self.found.len() < super::MAX_ISSUES {
                let path: Vec<Segment> = self.path.iter().chain(&found.path).cloned().collect();
                self.found.push(Found {
                    path,
                    ..found.clone()
                });
            }
        }
        Value::Null
    }

    fn verdict(&mut self, union: &'static Union, value: &Value) -> Rc<Verdict> {
        let key = (address(value), address(union));
        if let Some(verdict) = self.verdicts.get(&key) {
            return verdict.clone();
        }
        let verdict = Rc::new(self.judge(union, value));
        self.verdicts.insert(key, verdict.clone());
        verdict
    }

    fn judge(&mut self, union: &'static Union, value: &Value) -> Verdict {
        let mut closest: Option<Verdict> = None;
        for (place, table) in union.alternatives.iter().enumerate() {
            if !fits_kind(*table, value) {
                continue;
            }
            let mut verdict = self.apart(*table, value);
            if verdict.found.is_empty() {
                verdict.place = Some(place);
                return verdict;
            }
            let closer = closest.as_ref().is_none_or(|best| {
                let (more, fewer) = (verdict.literals, best.literals);
                more > fewer || (more == fewer && verdict.found.len() < best.found.len())
            });
            if closer {
                closest = Some(verdict);
            }
        }
        closest.unwrap_or(Verdict {
            place: None,
            canonical: Value::Null,
            found: Vec::new(),
            ignored: Vec::new(),
            literals: 0,
        })
    }

    /// Walks one alternative on its own, sharing what is known of nested unions.
    fn apart(&mut self, table: Table, value: &Value) -> Verdict {
        let mut walk = Walk::new(self.lenient);
        walk.secret = self.secret;
        std::mem::swap(&mut walk.verdicts, &mut self.verdicts);
        let canonical = walk.value(table, value);
        std::mem::swap(&mut walk.verdicts, &mut self.verdicts);
        let Walk {
            found,
            ignored,
            literals,
            ..
        } = walk;
        Verdict {
            place: None,
            canonical,
            found,
            ignored,
            literals,
        }
    }
}

fn address<T>(of: &T) -> usize {
    std::ptr::from_ref(of).addr()
}

/// The first alternative that accepts a value whose text is at hand.
pub(crate) fn first_accepting(union: &'static Union, raw: &str, lenient: bool) -> Option<usize> {
    let value = json::document(raw.as_bytes()).ok()?;
    Walk::new(lenient).verdict(union, &value).place
}

/// Whether the JSON kind of `value` is one that `table` can take.
fn fits_kind(table: Table, value: &Value) -> bool {
    match (table, value) {
        (Table::Json, _) => true,
        (Table::Nullable(_), Value::Null) => true,
        (Table::Nullable(inner) | Table::Secret(inner), _) => fits_kind(*inner, value),
        (Table::Schema(schema), _) => fits_kind(schema.table, value),
        (Table::Union(union), _) => union
            .alternatives
            .iter()
            .any(|table| fits_kind(*table, value)),
        (Table::Enum(literals), _) => literals
            .members
            .iter()
            .any(|literal| literal_fits(*literal, value)),
        (Table::Int(_), Value::Number(number)) => {
            json::integer(number.as_str()) != Integer::Fraction
        }
        (Table::Null, Value::Null)
        | (Table::Bool, Value::Bool(_))
        | (Table::Float(_), Value::Number(_))
        | (Table::Text(_), Value::String(_))
        | (Table::List(_) | Table::Tuple(_), Value::Array(_))
        | (Table::Map(_) | Table::Record(_) | Table::Tagged(_), Value::Object(_)) => true,
        _ => false,
    }
}

fn literal_fits(literal: Literal, value: &Value) -> bool {
    match literal {
        Literal::Null => matches!(value, Value::Null),
        Literal::Bool(_) => matches!(value, Value::Bool(_)),
        Literal::Int(_) | Literal::Float(_) => matches!(value, Value::Number(_)),
        Literal::Text(_) => matches!(value, Value::String(_)),
    }
}

/// Whether a value of `table` can start with the byte `first`.
pub(crate) fn may_start_with(table: Table, first: u8) -> bool {
    match table {
        Table::Null => first == b'n',
        Table::Bool => matches!(first, b't' | b'f'),
        Table::Json => true,
        Table::Int(_) | Table::Float(_) => matches!(first, b'-' | b'0'..=b'9'),
        Table::Text(_) => first == b'"',
        Table::Enum(literals) => literals.members.iter().any(|literal| match literal {
            Literal::Null => first == b'n',
            Literal::Bool(_) => matches!(first, b't' | b'f'),
            Literal::Int(_) | Literal::Float(_) => matches!(first, b'-' | b'0'..=b'9'),
            Literal::Text(_) => first == b'"',
        }),
        Table::List(_) | Table::Tuple(_) => first == b'[',
        Table::Map(_) | Table::Record(_) | Table::Tagged(_) => first == b'{',
        Table::Union(union) => union
            .alternatives
            .iter()
            .any(|table| may_start_with(*table, first)),
        Table::Nullable(inner) => first == b'n' || may_start_with(*inner, first),
        Table::Secret(inner) => may_start_with(*inner, first),
        Table::Schema(schema) => may_start_with(schema.table, first),
    }
}
