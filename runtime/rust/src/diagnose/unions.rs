//! Untagged unions: which alternative accepts a value, and whose issues to show if none does.

use std::rc::Rc;

use super::found::{Ignored, Verdict, What};
use super::problem::Problem;
use super::walk::Walk;
use crate::json::{self, Integer, Node};
use crate::table::{Literal, Table, Union};

impl<'v> Walk<'v> {
    /// Every value is checked against every union only once; otherwise nested unions would cost exponential time.
    pub(super) fn union(&mut self, union: &'static Union, value: &'v Node<'v>, nullable: bool) {
        // If no alternative accepts the value, nobody knows what in it is secret; if one does, there is nothing to show.
        let hides = u32::from(Table::Union(union).has_secrets());
        self.secret += hides;
        self.choose(union, value, nullable);
        self.secret -= hides;
    }

    fn choose(&mut self, union: &'static Union, value: &'v Node<'v>, nullable: bool) {
        if let Some(place) = only_one(union, value) {
            // Whatever is wrong with it is what is wrong with the value.
            return self.at(union.alternatives[place], value, false);
        }
        let verdict = self.verdict(union, value);
        self.literals += verdict.literals;
        if verdict.place.is_some() {
            if !verdict.ignored.is_empty() {
                self.ignored.push(Ignored {
                    path: self.path.clone(),
                    below: Some(verdict),
                });
            }
        } else if verdict.found.is_empty() {
            self.add_got(
                Problem::Union {
                    alternatives: union.alternatives,
                    nullable,
                },
                value,
            );
        } else {
            self.keep(verdict.told, || What::Refusal(verdict));
        }
    }

    /// The index of the alternative that accepts a value, if it is valid.
    pub(super) fn accepting(
        &mut self,
        union: &'static Union,
        value: &'v Node<'v>,
    ) -> Option<usize> {
        only_one(union, value).or_else(|| self.verdict(union, value).place)
    }

    /// All alternatives that accept a value.
    pub(super) fn fitting(&mut self, union: &'static Union, value: &'v Node<'v>) -> Vec<Table> {
        let alternatives = union.alternatives.iter().copied();
        let fitting = alternatives.filter(|table| fits_kind(*table, value));
        fitting
            .filter(|table| self.accepts(*table, value))
            .collect()
    }

    /// Whether nothing is wrong with a value, by itself.
    pub(super) fn accepts(&mut self, table: Table, value: &'v Node<'v>) -> bool {
        self.apart(table, value).found.is_empty()
    }

    fn verdict(&mut self, union: &'static Union, value: &'v Node<'v>) -> Rc<Verdict<'v>> {
        let key = (
            address(value),
            address(union),
            self.lenient,
            self.secret > 0,
        );
        if let Some(verdict) = self.verdicts.get(&key) {
            return verdict.clone();
        }
        let verdict = Rc::new(self.judge(union, value));
        self.verdicts.insert(key, verdict.clone());
        verdict
    }

    /// Unknown keys are ignored only if no alternative accepts the value with them: so a consumer uses the same
    /// alternative as the producer.
    fn judge(&mut self, union: &'static Union, value: &'v Node<'v>) -> Verdict<'v> {
        if self.lenient {
            self.lenient = false;
            let strict = self.verdict(union, value);
            self.lenient = true;
            if strict.place.is_some() {
                return Verdict {
                    place: strict.place,
                    found: Vec::new(),
                    told: 0,
                    ignored: Vec::new(),
                    literals: strict.literals,
                };
            }
        }
        let mut closest: Option<Verdict<'v>> = None;
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
                more > fewer || (more == fewer && verdict.told < best.told)
            });
            if closer {
                closest = Some(verdict);
            }
        }
        closest.unwrap_or(Verdict {
            place: None,
            found: Vec::new(),
            told: 0,
            ignored: Vec::new(),
            literals: 0,
        })
    }

    /// Walks one alternative separately, sharing the results of nested unions.
    fn apart(&mut self, table: Table, value: &'v Node<'v>) -> Verdict<'v> {
        let mut walk = Walk::new(self.lenient);
        walk.secret = self.secret;
        std::mem::swap(&mut walk.verdicts, &mut self.verdicts);
        walk.value(table, value);
        std::mem::swap(&mut walk.verdicts, &mut self.verdicts);
        let Walk {
            found,
            told,
            ignored,
            literals,
            ..
        } = walk;
        Verdict {
            place: None,
            found,
            told,
            ignored,
            literals,
        }
    }
}

/// The index of the alternative that supports the kind of a value, if there is only one.
fn only_one(union: &'static Union, value: &Node<'_>) -> Option<usize> {
    let mut fitting =
        (0..union.alternatives.len()).filter(|place| fits_kind(union.alternatives[*place], value));
    fitting.next().filter(|_| fitting.next().is_none())
}

fn address<T>(of: &T) -> usize {
    std::ptr::from_ref(of).addr()
}

/// The first alternative that accepts a value that is given as text.
pub(crate) fn first_accepting(union: &'static Union, raw: &str, lenient: bool) -> Option<usize> {
    let value = json::document(raw.as_bytes()).ok()?;
    Walk::new(lenient).verdict(union, &value).place
}

/// Whether `table` supports the JSON kind of `value`.
fn fits_kind(table: Table, value: &Node<'_>) -> bool {
    match (table, value) {
        (Table::Json, _) => true,
        (Table::Nullable(_), Node::Null) => true,
        (Table::Nullable(inner) | Table::Secret(inner), _) => fits_kind(*inner, value),
        (Table::Schema(schema), _) => fits_kind(schema.table(), value),
        (Table::Union(union), _) => union
            .alternatives
            .iter()
            .any(|table| fits_kind(*table, value)),
        (Table::Enum(literals), _) => literals
            .members
            .iter()
            .any(|literal| literal_fits(*literal, value)),
        (Table::Int(_), Node::Number(spelling)) => json::integer(spelling) != Integer::Fraction,
        (Table::Null, Node::Null)
        | (Table::Bool, Node::Bool(_))
        | (Table::Float(_), Node::Number(_))
        | (Table::Text(_), Node::Text(_))
        | (Table::List(_) | Table::Tuple(_), Node::List(_))
        | (Table::Map(_) | Table::Record(_) | Table::Tagged(_), Node::Object(_)) => true,
        _ => false,
    }
}

fn literal_fits(literal: Literal, value: &Node<'_>) -> bool {
    match literal {
        Literal::Null => matches!(value, Node::Null),
        Literal::Bool(_) => matches!(value, Node::Bool(_)),
        Literal::Int(_) | Literal::Float(_) => matches!(value, Node::Number(_)),
        Literal::Text(_) => matches!(value, Node::Text(_)),
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
        Table::Schema(schema) => may_start_with(schema.table(), first),
    }
}
