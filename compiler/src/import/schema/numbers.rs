//! Limits of numbers, in their own spelling; draft 4 has a flag for exclusive limits.

use std::cmp::Ordering;

use super::super::report::NoteKind;
use super::super::types::{Kind, Type};
use super::Reader;
use super::keys::Keys;
use crate::decimal::{Decimal, compare};
use crate::ir::{Constraints, Value};
use crate::source::Text;

impl Reader<'_> {
    /// A number.
    pub(super) fn number(&mut self, keys: &Keys<'_>, kind: Kind) -> Type {
        let mut min = keys.minimum.and_then(|value| self.limit(value, "minimum"));
        let mut max = keys.maximum.and_then(|value| self.limit(value, "maximum"));
        let above = self.excluded(keys.above, &mut min, "exclusiveMinimum");
        let below = self.excluded(keys.below, &mut max, "exclusiveMaximum");
        let step = keys.step.and_then(|value| self.limit(value, "multipleOf"));
        let step = step.filter(|step| {
            let positive = Decimal::parse(step).is_some_and(|step| step.is_positive());
            if !positive {
                self.note(
                    NoteKind::Repaired,
                    format!("`multipleOf` is {step}, which nothing is a multiple of"),
                );
                self.leave("multipleOf", &Value::Number(step.clone()));
            }
            positive
        });
        let limits = Constraints {
            min,
            max,
            above,
            below,
            steps: step.into_iter().collect(),
            format: match keys.format {
                Some(Value::String(format)) => Some(format.clone()),
                _ => None,
            },
            ..Constraints::default()
        };
        if is_empty(&limits) {
            let kept = [
                ("minimum", &limits.min),
                ("maximum", &limits.max),
                ("exclusiveMinimum", &limits.above),
                ("exclusiveMaximum", &limits.below),
            ];
            let kept = kept
                .into_iter()
                .filter_map(|(name, limit)| Some((name.into(), Value::Number(limit.clone()?))));
            return self.residual(Type::of(kind), kept.collect());
        }
        Type {
            kind,
            limits,
            ..Type::default()
        }
    }

    /// An exclusive limit; draft 4's flag turns the limit beside it into one.
    fn excluded(
        &mut self,
        value: Option<&Value>,
        beside: &mut Option<Text>,
        keyword: &str,
    ) -> Option<Text> {
        let value = value?;
        match value {
            Value::Bool(true) => {
                self.note(
                    NoteKind::Normalised,
                    format!("`{keyword}` is a flag, as in draft 4; today it is the limit"),
                );
                beside.take()
            }
            Value::Bool(false) => None,
            Value::Null
            | Value::Number(_)
            | Value::String(_)
            | Value::List(_)
            | Value::Object(_) => self.limit(value, keyword),
        }
    }

    fn limit(&mut self, value: &Value, keyword: &str) -> Option<Text> {
        match value {
            Value::Number(text) => Some(text.clone()),
            Value::String(text)
                if super::super::json::value(text)
                    .is_ok_and(|value| matches!(value, Value::Number(_))) =>
            {
                self.note(
                    NoteKind::Repaired,
                    format!("`{keyword}` is a text; it is read as the number {text}"),
                );
                Some(text.clone())
            }
            Value::Null | Value::Bool(_) | Value::String(_) | Value::List(_) | Value::Object(_) => {
                self.note(
                    NoteKind::Repaired,
                    format!("`{keyword}` is {}, and limits nothing", value.kind()),
                );
                self.leave(keyword, value);
                None
            }
        }
    }
}

/// Whether no number satisfies the limits.
fn is_empty(limits: &Constraints) -> bool {
    let lows = [(&limits.min, false), (&limits.above, true)];
    let highs = [(&limits.max, false), (&limits.below, true)];
    lows.iter().any(|(low, low_out)| {
        highs.iter().any(|(high, high_out)| match (low, high) {
            (Some(low), Some(high)) => match compare(low, high) {
                Ordering::Greater => true,
                Ordering::Equal => *low_out || *high_out,
                Ordering::Less => false,
            },
            _ => false,
        })
    })
}
