//! The limits of numbers in a schema, as tables have them.

use crate::json::{Integer, Number, Object, Value, float_text, integer};
use crate::table::{Bound, Decimal, Float, Int};

/// What is wrong with the limits: keywords, and what must be otherwise.
type Wrong = Vec<(&'static str, &'static str)>;

const LOW: [(&str, bool); 2] = [("minimum", true), ("exclusiveMinimum", false)];
const HIGH: [(&str, bool); 2] = [("maximum", true), ("exclusiveMaximum", false)];

/// The limits of integers.
pub(super) fn int_of(schema: &Object, wrong: &mut Wrong) -> Int {
    let low = ends(schema, LOW).filter_map(|(keyword, number, includes)| {
        int_end(number, includes, true).map_or_else(
            || {
                wrong.push((keyword, "allows no integer of 64 bits."));
                None
            },
            Some,
        )
    });
    let low = narrowest(low, |one, other| one > other);
    let high = ends(schema, HIGH).filter_map(|(keyword, number, includes)| {
        int_end(number, includes, false).map_or_else(
            || {
                wrong.push((keyword, "allows no integer of 64 bits."));
                None
            },
            Some,
        )
    });
    let high = narrowest(high, |one, other| one < other);
    Int {
        low,
        high,
        step: step(schema),
    }
}

/// The limits of numbers.
pub(super) fn float_of(schema: &Object, wrong: &mut Wrong) -> Float {
    let text = "must be a number that a float holds.";
    let mut end = |keyword, number: &Number, includes: bool| {
        let value = number.as_f64();
        if !value.is_finite() {
            wrong.push((keyword, text));
            return None;
        }
        Some(match includes {
            true => Bound::Including(value),
            false => Bound::Excluding(value),
        })
    };
    let low =
        ends(schema, LOW).filter_map(|(keyword, number, includes)| end(keyword, number, includes));
    let low = narrowest(low, |one, other| one > other);
    let high =
        ends(schema, HIGH).filter_map(|(keyword, number, includes)| end(keyword, number, includes));
    let high = narrowest(high, |one, other| one < other);
    Float {
        low,
        high,
        step: step(schema),
    }
}

fn ends<'v>(
    schema: &'v Object,
    keywords: [(&'static str, bool); 2],
) -> impl Iterator<Item = (&'static str, &'v Number, bool)> {
    let ends = keywords.into_iter();
    ends.filter_map(|(keyword, includes)| {
        let number = schema.get(keyword).and_then(Value::as_number)?;
        Some((keyword, number, includes))
    })
}

/// The end of a range of integers; none if it allows nothing.
fn int_end(number: &Number, includes: bool, is_low: bool) -> Option<Bound<i64>> {
    let value = number.as_f64();
    let is_negative = value < 0.0;
    match integer(number.as_str()) {
        Integer::Fits(value) if includes => Some(Bound::Including(value)),
        Integer::Fits(value) => Some(Bound::Excluding(value)),
        // It is past every integer: on the side where it leaves out none, or all.
        Integer::TooBig => (is_negative == is_low).then_some(Bound::Open),
        Integer::Fraction => {
            let near = if is_low { value.ceil() } else { value.floor() };
            #[expect(clippy::cast_possible_truncation, reason = "a fraction is below 2^53")]
            let whole = near as i64;
            Some(Bound::Including(whole))
        }
    }
}

/// The narrower of two ends, of the same value the one that leaves it out.
fn narrowest<T: PartialEq + Copy>(
    ends: impl Iterator<Item = Bound<T>>,
    is_narrower: impl Fn(T, T) -> bool,
) -> Bound<T> {
    let mut found = Bound::Open;
    for end in ends {
        found = match (found, end) {
            (Bound::Open, end) => end,
            (found, Bound::Open) => found,
            (
                Bound::Including(one) | Bound::Excluding(one),
                Bound::Including(other) | Bound::Excluding(other),
            ) if is_narrower(other, one) => end,
            (Bound::Including(one), Bound::Excluding(other)) if one == other => end,
            (found, _) => found,
        };
    }
    found
}

fn step(schema: &Object) -> Option<Decimal> {
    let number = schema.get("multipleOf").and_then(Value::as_number)?;
    let text = match integer(number.as_str()) {
        Integer::Fits(value) => value.to_string(),
        Integer::TooBig | Integer::Fraction => float_text(number.as_f64()),
    };
    Some(Decimal::parse(&text))
}
