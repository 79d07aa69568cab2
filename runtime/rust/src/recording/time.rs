//! Moments as recordings write them: RFC 3339 in UTC, with milliseconds.

use std::time::{SystemTime, UNIX_EPOCH};

const DAY: u64 = 86_400_000;

/// A moment, such as `2026-03-01T08:00:00.250Z`. One before 1970 is 1970.
pub(super) fn written(moment: SystemTime) -> String {
    let passed = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
    let passed = u64::try_from(passed.as_millis()).unwrap_or(u64::MAX);
    let (year, month, day) = date(passed / DAY);
    let left = passed % DAY;
    let (hour, minute) = (left / 3_600_000, left / 60_000 % 60);
    let (second, milli) = (left / 1000 % 60, left % 1000);
    // Each line has one: formatting would take several times as long.
    let mut text = String::with_capacity(24);
    for (number, digits, behind) in [
        (year, 4, '-'),
        (month, 2, '-'),
        (day, 2, 'T'),
        (hour, 2, ':'),
        (minute, 2, ':'),
        (second, 2, '.'),
        (milli, 3, 'Z'),
    ] {
        push_digits(&mut text, number, digits);
        text.push(behind);
    }
    text
}

/// A number with so many digits at least.
fn push_digits(text: &mut String, number: u64, digits: u32) {
    if digits > 1 || number > 9 {
        push_digits(text, number / 10, digits.saturating_sub(1));
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// A date or a date and time of RFC 3339 in milliseconds since 1970; a date is its beginning in UTC.
pub fn milliseconds(text: &str) -> Option<i64> {
    let number = |part: &str| -> Option<i64> {
        let is_number = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse().ok().filter(|_| is_number)
    };
    let bytes = text.as_bytes();
    let is_date = text.is_ascii() && bytes.len() >= 10 && bytes[4] == b'-' && bytes[7] == b'-';
    if !is_date {
        return None;
    }
    let (year, month, day) = (
        number(&text[..4])?,
        number(&text[5..7])?,
        number(&text[8..10])?,
    );
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + i64::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    if !(1..=days).contains(&day) {
        return None;
    }
    let midnight = days_of(year, month, day) * 86_400_000;
    let time = &text[10..];
    if time.is_empty() {
        return Some(midnight);
    }
    let time = time.strip_prefix(['T', 't', ' '])?;
    let bytes = time.as_bytes();
    if bytes.len() < 9 || bytes[2] != b':' || bytes[5] != b':' {
        return None;
    }
    let (hour, minute) = (number(&time[..2])?, number(&time[3..5])?);
    let second = number(&time[6..8])?;
    if hour > 23 || minute > 59 || second > 60 {
        return None;
    }
    let mut rest = &time[8..];
    let mut milli = 0;
    if let Some(fraction) = rest.strip_prefix('.') {
        let end = fraction.find(|digit: char| !digit.is_ascii_digit())?;
        let digits = fraction.get(..end).filter(|digits| !digits.is_empty())?;
        milli = number(&format!("{digits:0<3}")[..3])?;
        rest = &fraction[end..];
    }
    let offset = match rest {
        "Z" | "z" => 0,
        _ => {
            let sign = match rest.as_bytes().first()? {
                b'+' => 1,
                b'-' => -1,
                _ => return None,
            };
            if rest.len() != 6 || rest.as_bytes()[3] != b':' {
                return None;
            }
            let (hours, minutes) = (number(&rest[1..3])?, number(&rest[4..6])?);
            if hours > 23 || minutes > 59 {
                return None;
            }
            sign * (hours * 60 + minutes)
        }
    };
    Some(midnight + ((hour * 60 + minute - offset) * 60 + second) * 1000 + milli)
}

/// The date of a day since 1970, by the calendar whose years begin in March.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let era = days / 146_097;
    let day = days % 146_097;
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let year = year + era * 400;
    match month < 10 {
        true => (year, month + 3, of_month),
        false => (year + 1, month - 9, of_month),
    }
}

/// The days from 1970 to a date of the years 0 to 9999.
fn days_of(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let of_era = year.rem_euclid(400);
    let month = (month + 9) % 12;
    let of_year = (153 * month + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn moments_are_written_and_read() {
        for (passed, text) in [
            (0, "1970-01-01T00:00:00.000Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (1_772_352_000_250, "2026-03-01T08:00:00.250Z"),
            (4_107_542_399_999, "2100-02-28T23:59:59.999Z"),
        ] {
            assert_eq!(written(UNIX_EPOCH + Duration::from_millis(passed)), text);
            assert_eq!(milliseconds(text), i64::try_from(passed).ok());
        }
        assert_eq!(
            written(UNIX_EPOCH - Duration::from_millis(1)),
            "1970-01-01T00:00:00.000Z"
        );
    }

    #[test]
    fn moments_are_read_as_people_write_them() {
        for (text, same) in [
            ("2026-03-01", "2026-03-01T00:00:00.000Z"),
            ("2026-03-01 08:00:00+02:00", "2026-03-01T06:00:00Z"),
            ("2026-03-01t08:00:00.5z", "2026-03-01T08:00:00.500Z"),
            ("2026-03-01T08:00:00.123456Z", "2026-03-01T08:00:00.123Z"),
        ] {
            assert!(milliseconds(text).is_some(), "{text}");
            assert_eq!(milliseconds(text), milliseconds(same), "{text}");
        }
        for text in [
            "",
            "2026",
            "2026-02-29",
            "2026-13-01",
            "2026-03-01T",
            "2026-03-01T08:00:00",
            "2026-03-01T08:00:00.Z",
            "2026-03-01T08:00:00.1",
            "2026-03-01T24:00:00Z",
            "2026-03-01T08:00:00+2:00",
            "+026-03-01",
            "2026-0é-01",
        ] {
            assert_eq!(milliseconds(text), None, "{text}");
        }
    }
}
