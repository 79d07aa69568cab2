//! The constraints of attributes, checked on a value.

use foldhash::{HashMap, HashMapExt};

use super::Checker;
use crate::decimal::{Decimal, compare};
use crate::ir::{Bounds, Constraints, ScalarKey, Value};
use crate::patterns;
use crate::resolve::codes_values::OUT_OF_LIMITS;
use crate::source::Span;
use crate::syntax::ast;

impl Checker<'_> {
    pub(super) fn text_limits(&mut self, span: Span, text: &str, constraints: &Constraints) {
        if let Some(bounds) = constraints.length {
            self.size(span, text.chars().count(), bounds, ("long", "character"));
        }
        for pattern in &constraints.patterns {
            if patterns::matches(pattern, text) == Some(false) {
                let message = format!("{} must match `/{pattern}/`", self.place());
                self.add(&OUT_OF_LIMITS, span, message, "it does not");
            }
        }
    }

    pub(super) fn number_limits(
        &mut self,
        span: Span,
        number: &Decimal,
        constraints: &Constraints,
    ) {
        let limits = [
            (&constraints.min, "at least", [false, true, true]),
            (&constraints.max, "at most", [true, true, false]),
            (&constraints.above, "above", [false, false, true]),
            (&constraints.below, "below", [true, false, false]),
        ];
        for (limit, words, [less, equal, greater]) in limits {
            let Some(limit) = limit else { continue };
            let Some(other) = Decimal::parse(limit) else {
                continue;
            };
            let fine = match number.cmp(&other) {
                std::cmp::Ordering::Less => less,
                std::cmp::Ordering::Equal => equal,
                std::cmp::Ordering::Greater => greater,
            };
            if !fine {
                let message = format!("{} must be {words} {limit}", self.place());
                self.add(&OUT_OF_LIMITS, span, message, "outside of it");
            }
        }
        for step in &constraints.steps {
            let is_whole = Decimal::parse(step).is_none_or(|step| number.is_multiple_of(&step));
            if !is_whole {
                let message = format!("{} must be a multiple of {step}", self.place());
                self.add(&OUT_OF_LIMITS, span, message, "it is none");
            }
        }
    }

    pub(super) fn list_limits(
        &mut self,
        value: &ast::Value,
        items: &[ast::Value],
        values: &[Value],
        constraints: &Constraints,
    ) {
        if let Some(bounds) = constraints.items {
            self.size(value.span, items.len(), bounds, ("many", "item"));
        }
        if !constraints.unique {
            return;
        }
        // Scalars are found by a table; lists and objects are rare where no two may be equal.
        let mut scalars: HashMap<ScalarKey, usize> = HashMap::new();
        for (at, value) in values.iter().enumerate() {
            let first = match ScalarKey::of(value) {
                Some(key) => Some(*scalars.entry(key).or_insert(at)).filter(|first| *first < at),
                None => values[..at].iter().position(|other| same(other, value)),
            };
            if let Some(first) = first {
                let message = format!("the items of {} must all be different", self.place());
                self.add(&OUT_OF_LIMITS, items[at].span, message, "the second one");
                if let Some(finding) = self.found.pop() {
                    self.found
                        .push(finding.related(items[first].span, "the first one"));
                }
                // One repeated item is one mistake, however often it is there.
                return;
            }
        }
    }

    pub(super) fn map_limits(&mut self, span: Span, size: usize, constraints: &Constraints) {
        if let Some(bounds) = constraints.entries {
            self.size(span, size, bounds, ("many", "entry"));
        }
    }

    fn size(&mut self, span: Span, size: usize, bounds: Bounds, (_, unit): (&str, &str)) {
        let size = size as u64;
        let (words, limit) = match (bounds.min, bounds.max) {
            (Some(min), _) if size < min => ("at least", min),
            (_, Some(max)) if size > max => ("at most", max),
            _ => return,
        };
        let message = format!(
            "{} must have {words} {}",
            self.place(),
            counted(limit, unit)
        );
        self.add(&OUT_OF_LIMITS, span, message, &format!("it has {size}"));
    }
}

fn counted(count: u64, unit: &str) -> String {
    match (count, unit) {
        (1, _) => format!("1 {unit}"),
        (_, "entry") => format!("{count} entries"),
        _ => format!("{count} {unit}s"),
    }
}

/// Whether two values are one: numbers by value, objects in any order.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => compare(one, other).is_eq(),
        (Value::List(one), Value::List(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Value::Object(entries), Value::Object(others)) => {
            entries.len() == others.len()
                && entries
                    .iter()
                    .all(|(key, value)| other.get(key).is_some_and(|other| same(value, other)))
        }
        _ => one == other,
    }
}
