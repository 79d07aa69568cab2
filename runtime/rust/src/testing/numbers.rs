//! Numbers within limits.

use super::chance::Chance;
use crate::table::{Bound, Decimal, Decimals, Float, Int};

/// How many steps a number is away from a limit, or from zero.
const NEAR: i128 = 1_000;

/// A whole number within limits; `None` if they leave none.
pub(super) fn whole(chance: &mut Chance, limits: &Int) -> Option<i64> {
    let low = match limits.low {
        Bound::Open => i128::from(i64::MIN),
        Bound::Including(low) => i128::from(low),
        Bound::Excluding(low) => i128::from(low) + 1,
    };
    let high = match limits.high {
        Bound::Open => i128::from(i64::MAX),
        Bound::Including(high) => i128::from(high),
        Bound::Excluding(high) => i128::from(high) - 1,
    };
    let unit = limits.step.map_or(1, Decimal::least_whole);
    let (first, last) = (ceiling(low, unit), high.div_euclid(unit));
    let open = (limits.low == Bound::Open, limits.high == Bound::Open);
    let count = multiple(chance, first, last, open)?;
    i64::try_from(count * unit).ok()
}

/// A float within limits; `None` if they leave none, or none is found.
pub(super) fn float(chance: &mut Chance, limits: &Float) -> Option<f64> {
    let (below, low) = match limits.low {
        Bound::Open => (f64::MIN, f64::MIN),
        Bound::Including(low) => (low, low),
        Bound::Excluding(low) => (low, low.next_up()),
    };
    let (above, high) = match limits.high {
        Bound::Open => (f64::MAX, f64::MAX),
        Bound::Including(high) => (high, high),
        Bound::Excluding(high) => (high, high.next_down()),
    };
    if low > high {
        return None;
    }
    let open = (limits.low == Bound::Open, limits.high == Bound::Open);
    let made = match limits.step {
        None => match edge(chance, low, high, open) {
            Some(edge) => edge,
            None => free(chance, below, above, open).max(low).min(high),
        },
        Some(step) => stepped(chance, step, low, high, open)?,
    };
    // There is one zero.
    let made = if made == 0.0 { 0.0 } else { made };
    limits.allows(made).then_some(made)
}

/// A decimal within limits; `None` if they leave none, or too many digits are asked for.
///
/// Without a step, it has two digits more behind its point than its limits.
pub(super) fn decimal(chance: &mut Chance, limits: &Decimals) -> Option<String> {
    let texts = [end_of(limits.low), end_of(limits.high), limits.step];
    let fraction = |text: &str| {
        text.split_once('.')
            .map_or(0, |(_, fraction)| fraction.len())
    };
    let scale = texts.iter().flatten().map(|text| fraction(text)).max();
    let scale = scale.unwrap_or(0) + if limits.step.is_none() { 2 } else { 0 };
    let scaled = |text: &str| {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let digits = format!("{whole}{fraction:0<scale$}");
        (digits.len() <= DIGITS).then(|| digits.parse::<i128>().ok())?
    };
    let far = 10_i128.pow(36);
    let low = match limits.low {
        Bound::Open => -far,
        Bound::Including(low) => scaled(low)?,
        Bound::Excluding(low) => scaled(low)? + 1,
    };
    let high = match limits.high {
        Bound::Open => far,
        Bound::Including(high) => scaled(high)?,
        Bound::Excluding(high) => scaled(high)? - 1,
    };
    let unit = limits.step.map_or(Some(1), scaled)?;
    let (first, last) = (ceiling(low, unit), high.div_euclid(unit));
    let open = (limits.low == Bound::Open, limits.high == Bound::Open);
    let made = multiple(chance, first, last, open)? * unit;
    let digits = format!("{:0>width$}", made.unsigned_abs(), width = scale + 1);
    let (whole, fraction) = digits.split_at(digits.len() - scale);
    let sign = if made < 0 { "-" } else { "" };
    let point = if scale == 0 { "" } else { "." };
    Some([sign, whole, point, fraction].concat())
}

/// How many digits of limits are counted with.
const DIGITS: usize = 36;

fn end_of(bound: Bound<&'static str>) -> Option<&'static str> {
    match bound {
        Bound::Open => None,
        Bound::Including(end) | Bound::Excluding(end) => Some(end),
    }
}

/// One of the limits, now and then.
fn edge(chance: &mut Chance, low: f64, high: f64, open: (bool, bool)) -> Option<f64> {
    match (open, chance.below(8)) {
        ((false, _), 0) => Some(low),
        ((_, false), 1) => Some(high),
        (_, _) => None,
    }
}

/// An eighth near a limit or zero; between two limits, one of the points that part them equally.
fn free(chance: &mut Chance, low: f64, high: f64, open: (bool, bool)) -> f64 {
    match open {
        (false, false) => {
            let part = number(chance.below(1025)) / 1024.0;
            low * (1.0 - part) + high * part
        }
        (false, true) => low + number(chance.below(8001)) / 8.0,
        (true, false) => high - number(chance.below(8001)) / 8.0,
        (true, true) => number(chance.below(8001)) / 8.0,
    }
}

fn stepped(
    chance: &mut Chance,
    step: Decimal,
    low: f64,
    high: f64,
    open: (bool, bool),
) -> Option<f64> {
    let size = step.as_f64();
    let bound = |limit: f64| (limit / size).clamp(-1e15, 1e15);
    let first = rounded(bound(low).ceil());
    let last = rounded(bound(high).floor());
    // What floats lose by the division is at most one step at each end.
    let fits = |count: i128| {
        let made = step.times(count);
        low <= made && made <= high && step.divides_float(made)
    };
    let first = (first - 1..=first + 1).find(|count| fits(*count))?;
    let last = (last - 1..=last + 1).rev().find(|count| fits(*count))?;
    multiple(chance, first, last, open).map(|count| step.times(count))
}

/// A number of steps from the first to the last one that is allowed.
fn multiple(chance: &mut Chance, first: i128, last: i128, open: (bool, bool)) -> Option<i128> {
    if first > last {
        return None;
    }
    let (first, last) = match open {
        (false, false) => match chance.below(8) {
            0 => return Some(first),
            1 => return Some(last),
            _ => (first, last.min(first + NEAR)),
        },
        (false, true) => match chance.below(8) {
            0 => return Some(first),
            _ => (first, last.min(first + NEAR)),
        },
        (true, false) => match chance.below(8) {
            0 => return Some(last),
            _ => (first.max(last - NEAR), last),
        },
        (true, true) => (0, last.min(NEAR)),
    };
    let count = u64::try_from(last - first + 1).ok()?;
    Some(first + i128::from(chance.below(count)))
}

fn ceiling(value: i128, unit: i128) -> i128 {
    -(-value).div_euclid(unit)
}

#[expect(clippy::cast_precision_loss, reason = "it is at most some thousands")]
fn number(small: u64) -> f64 {
    small as f64
}

#[expect(clippy::cast_possible_truncation, reason = "it is at most 10^15")]
fn rounded(whole: f64) -> i128 {
    whole as i128
}
