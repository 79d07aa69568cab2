//! Another attempt of a handler that failed for now: whether there is one, and when.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::time::Duration;

use super::doors::Random;
use crate::call::{Action, CallFault};
use crate::spec::Spec;

/// Waits do not grow past this, unless the design says so itself.
const LONGEST_MS: u64 = 60_000;

/// How often a handler may be called again. Only a tool that changes nothing more by a second call is.
pub(crate) fn retries(spec: &Spec) -> u32 {
    match spec.effects.readonly || spec.effects.idempotent {
        true => spec.retries,
        false => 0,
    }
}

/// Whether the same call may succeed later.
pub(crate) fn may_pass(fault: &CallFault) -> bool {
    match fault.recovery.action {
        Action::Retry => true,
        Action::Correct | Action::Replan | Action::Stop => false,
    }
}

/// How long to wait after the attempt `failed`, counted from 1: half of a time that doubles with each attempt, or what the
/// error asks for, if that is longer; and up to the other half, by chance.
pub(crate) fn wait(spec: &Spec, failed: u32, fault: &CallFault, random: &dyn Random) -> Duration {
    let doubled = 1u64.checked_shl(failed.saturating_sub(1));
    let time = spec.backoff_ms.saturating_mul(doubled.unwrap_or(u64::MAX));
    let time = time.min(spec.backoff_ms.max(LONGEST_MS));
    let half = time / 2;
    let least = half.max(fault.recovery.after_ms.unwrap_or(0));
    let chance = match time {
        0 => 0.0,
        _ => random.fraction(),
    };
    #[allow(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a chance needs no more, and is not negative"
    )]
    let more = ((time - half) as f64 * chance.clamp(0.0, 1.0)) as u64;
    Duration::from_millis(least.saturating_add(more))
}

/// Chance, of the same quality as that of hash tables.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Chance;

impl Random for Chance {
    fn fraction(&self) -> f64 {
        // The keys of each state are others; 53 bits are as many as a fraction has.
        let bits = RandomState::new().hash_one(0u8) >> 11;
        #[allow(clippy::cast_precision_loss, reason = "53 bits fit")]
        let fraction = bits as f64 / (1u64 << 53) as f64;
        fraction
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Chance, Random, wait};
    use crate::call::{CallFault, Kind};
    use crate::spec::Spec;

    struct Fixed(f64);

    impl Random for Fixed {
        fn fraction(&self) -> f64 {
            self.0
        }
    }

    fn waits(backoff_ms: u64, failed: u32, after_ms: Option<u64>, fraction: f64) -> u128 {
        let spec = Spec {
            backoff_ms,
            ..Spec::EMPTY
        };
        let mut fault = CallFault::new("busy", Kind::Unavailable, "");
        fault.recovery.after_ms = after_ms;
        wait(&spec, failed, &fault, &Fixed(fraction)).as_millis()
    }

    #[test]
    fn waits_double_and_end_somewhere() {
        let wait = |failed| waits(500, failed, None, 0.0);
        assert_eq!([1, 2, 3].map(wait), [250, 500, 1000]);
        assert_eq!([8, 9, 64, u32::MAX].map(wait), [30_000; 4]);
        assert_eq!(waits(600_000, 7, None, 0.0), 300_000);
        assert_eq!(
            waits(u64::MAX, 3, Some(u64::MAX), 1.0),
            u128::from(u64::MAX)
        );
    }

    #[test]
    fn what_an_error_asks_for_is_the_least() {
        assert_eq!(waits(0, 1, None, 0.9), 0);
        assert_eq!(waits(0, 1, Some(70), 0.9), 70);
        assert_eq!(waits(101, 1, Some(70), 0.5), 70 + 25);
        assert_eq!(waits(101, 1, Some(20), 0.5), 50 + 25);
    }

    #[test]
    fn no_chance_makes_a_wait_negative_or_longer() {
        for wrong in [f64::NAN, -1.0] {
            assert_eq!(waits(100, 1, None, wrong), 50);
        }
        assert_eq!(waits(100, 1, None, f64::INFINITY), 100);
    }

    #[test]
    fn chance_is_spread() {
        let all: Vec<f64> = (0..1000).map(|_| Chance.fraction()).collect();
        assert!(all.iter().all(|one| (0.0..1.0).contains(one)));
        let mean = all.iter().sum::<f64>() / 1000.0;
        assert!((0.4..0.6).contains(&mean), "{mean}");
        assert!(
            wait(
                &Spec::EMPTY,
                1,
                &CallFault::new("", Kind::Input, ""),
                &Chance
            ) == Duration::ZERO
        );
    }
}
