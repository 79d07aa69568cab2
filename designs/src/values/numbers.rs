//! Numbers between limits, on steps, in exact decimal arithmetic.

use toolc_compiler::ir::Constraints;

use crate::random::Random;

/// The numbers that limits leave: the multiples of `step` from `low` to `high`, all in units of ten to the minus `scale`.
#[derive(Debug, Clone, Copy)]
pub struct Numbers {
    scale: u32,
    low: i128,
    high: i128,
    step: i128,
}

impl Numbers {
    /// What some limits leave of the integers or floats; `None` where nothing is left, or limits are out of reach here.
    pub fn of(constraints: &Constraints, whole: bool) -> Option<Self> {
        let limit = |text: &Option<_>| {
            text.as_ref()
                .map(|text: &std::sync::Arc<str>| decimal(text))
        };
        let limits = [
            &constraints.min,
            &constraints.max,
            &constraints.above,
            &constraints.below,
        ]
        .map(limit);
        let mut known = Vec::new();
        for limit in limits {
            known.push(match limit {
                Some(limit) => Some(limit?),
                None => None,
            });
        }
        let steps: Option<Vec<(i128, u32)>> =
            constraints.steps.iter().map(|step| decimal(step)).collect();
        let steps = steps?;
        let scale = known
            .iter()
            .flatten()
            .chain(&steps)
            .map(|(_, scale)| *scale)
            .max()
            .unwrap_or(0);
        let scale = if whole || !steps.is_empty() {
            scale
        } else {
            scale + 2
        };
        let unit = 10_i128.checked_pow(scale)?;
        let scaled =
            |(mantissa, own): (i128, u32)| mantissa.checked_mul(10_i128.checked_pow(scale - own)?);
        let mut ends = [None; 4];
        for (end, limit) in ends.iter_mut().zip(&known) {
            if let Some(limit) = limit {
                *end = Some(scaled(*limit)?);
            }
        }
        let [min, max, above, below] = ends;
        let low = min.into_iter().chain(above.map(|above| above + 1)).max();
        let high = max.into_iter().chain(below.map(|below| below - 1)).min();
        let (least, most) = if whole {
            (i64::MIN as i128 * unit, i64::MAX as i128 * unit)
        } else {
            let reach = 1000 * unit;
            (
                high.map_or(-reach, |high| high.min(0) - reach),
                low.map_or(reach, |low| low.max(0) + reach),
            )
        };
        let mut step = if whole { unit } else { 1 };
        for other in steps {
            step = least_multiple(step, scaled(other)?.abs())?;
        }
        let numbers = Self {
            scale,
            low: low.unwrap_or(least).max(least),
            high: high.unwrap_or(most).min(most),
            step,
        };
        (numbers.first() <= numbers.last()).then_some(numbers)
    }

    /// One of them, often at an end.
    pub fn pick(self, random: &mut Random) -> String {
        let (first, last) = (self.first(), self.last());
        let near = first.max(-9).min(last);
        let times = match random.below(4) {
            0 => first,
            1 => last,
            2 => random.wide(near, last.min(near.saturating_add(20))),
            _ => random.wide(first, last),
        };
        spelled(times * self.step, self.scale)
    }

    /// In steps.
    fn first(self) -> i128 {
        self.low.div_euclid(self.step) + i128::from(self.low.rem_euclid(self.step) != 0)
    }

    fn last(self) -> i128 {
        self.high.div_euclid(self.step)
    }
}

/// A decimal as digits and the number of those behind the point.
fn decimal(text: &str) -> Option<(i128, u32)> {
    let (digits, exponent) = match text.split_once(['e', 'E']) {
        Some((digits, exponent)) => (digits, exponent.parse::<i32>().ok()?),
        None => (text, 0),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut mantissa: i128 = format!("{whole}{fraction}").parse().ok()?;
    let mut scale = i32::try_from(fraction.len()).ok()? - exponent;
    while scale < 0 {
        mantissa = mantissa.checked_mul(10)?;
        scale += 1;
    }
    (scale <= 12).then_some((mantissa, scale as u32))
}

fn spelled(number: i128, scale: u32) -> String {
    if scale == 0 {
        return number.to_string();
    }
    let unit = 10_i128.pow(scale);
    let (whole, fraction) = (number.abs() / unit, number.abs() % unit);
    let sign = if number < 0 { "-" } else { "" };
    let fraction = format!("{fraction:0width$}", width = scale as usize);
    match fraction.trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        fraction => format!("{sign}{whole}.{fraction}"),
    }
}

fn least_multiple(a: i128, b: i128) -> Option<i128> {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    if x == 0 { None } else { (a / x).checked_mul(b) }
}
