//! From when on calls count.

use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

use toolrt::recording::milliseconds;

/// A moment, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Since(i64);

impl Since {
    /// Whether a call that began then counts.
    pub fn has(self, started: &str) -> bool {
        milliseconds(started).is_some_and(|moment| moment >= self.0)
    }

    fn read(text: &str, now: i64) -> Option<Self> {
        if let Some(moment) = milliseconds(text) {
            return Some(Self(moment));
        }
        let unit = text.chars().last()?;
        let each = match unit {
            's' => 1_000,
            'm' => 60_000,
            'h' => 3_600_000,
            'd' => 86_400_000,
            _ => return None,
        };
        let count = &text[..text.len() - 1];
        let is_number = !count.is_empty() && count.bytes().all(|byte| byte.is_ascii_digit());
        let count: i64 = count.parse().ok().filter(|_| is_number)?;
        Some(Self(now.saturating_sub(count.saturating_mul(each))))
    }
}

impl FromStr for Since {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |passed| passed.as_millis());
        let now = i64::try_from(now).unwrap_or(i64::MAX);
        Self::read(text, now).ok_or_else(|| {
            "a date (2026-03-01), a date and time (2026-03-01T08:00:00Z), or a time back from now (30m, 24h, 7d)"
                .to_owned()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Since;

    #[test]
    fn moments_are_dates_or_times_back() {
        let now = 10 * 86_400_000;
        for (text, moment) in [
            ("1970-01-02", 86_400_000),
            ("1970-01-01T00:00:01Z", 1_000),
            ("90s", now - 90_000),
            ("30m", now - 30 * 60_000),
            ("1h", now - 3_600_000),
            ("7d", now - 7 * 86_400_000),
            ("99999999999999999d", now - i64::MAX),
        ] {
            assert_eq!(Since::read(text, now), Some(Since(moment)), "{text}");
        }
        for text in ["", "d", "7", "-7d", "+7d", "7w", "7 d", "yesterday", "7é"] {
            assert_eq!(Since::read(text, now), None, "{text}");
        }
        assert!(Since(1_000).has("1970-01-01T00:00:01.000Z"));
        assert!(!Since(1_000).has("1970-01-01T00:00:00.999Z"));
        assert!(!Since(1_000).has("sometime"));
    }
}
