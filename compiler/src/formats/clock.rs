//! Dates, times and durations by RFC 3339.

/// `2026-01-31T09:30:00Z`
pub(super) fn is_datetime(text: &str) -> bool {
    text.split_once(['T', 't'])
        .is_some_and(|(date, time)| is_date(date) && is_time(time))
}

/// `2026-01-31`
pub(super) fn is_date(text: &str) -> bool {
    let &[a, b, c, d, b'-', e, f, b'-', g, h] = text.as_bytes() else {
        return false;
    };
    let (Some(year), Some(month), Some(day)) =
        (number(&[a, b, c, d]), number(&[e, f]), number(&[g, h]))
    else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let last = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (1..=last).contains(&day)
}

/// `09:30:00.5+02:00`; a leap second is one at 23:59 in UTC, whatever the offset.
pub(super) fn is_time(text: &str) -> bool {
    let Some((&[a, b, b':', c, d, b':', e, f], rest)) = text.as_bytes().split_first_chunk::<8>()
    else {
        return false;
    };
    let (Some(hour), Some(minute), Some(second)) =
        (number(&[a, b]), number(&[c, d]), number(&[e, f]))
    else {
        return false;
    };
    let fraction = match rest {
        [b'.', digits @ ..] => {
            1 + digits
                .iter()
                .take_while(|byte| byte.is_ascii_digit())
                .count()
        }
        _ => 0,
    };
    let (true, Some(offset)) = (fraction != 1, offset(&rest[fraction..])) else {
        return false;
    };
    let minutes = (hour * 60 + minute - offset).rem_euclid(24 * 60);
    hour <= 23 && minute <= 59 && (second <= 59 || (second == 60 && minutes == 23 * 60 + 59))
}

/// In minutes.
fn offset(bytes: &[u8]) -> Option<i32> {
    match *bytes {
        [b'Z' | b'z'] => Some(0),
        [sign @ (b'+' | b'-'), a, b, b':', c, d] => {
            let (hours, minutes) = (number(&[a, b])?, number(&[c, d])?);
            let total = hours * 60 + minutes;
            (hours <= 23 && minutes <= 59).then_some(if sign == b'-' { -total } else { total })
        }
        _ => None,
    }
}

/// `P1DT2H`, `P2W`: larger units first, none left out between two others; weeks only alone.
pub(super) fn is_duration(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('P') else {
        return false;
    };
    match rest.split_once('T') {
        None => is_run(rest, "W") || is_run(rest, "YMD"),
        Some((days, clock)) => (days.is_empty() || is_run(days, "YMD")) && is_run(clock, "HMS"),
    }
}

/// Whether `text` is one or more numbers, each with the next of `units`.
fn is_run(text: &str, units: &str) -> bool {
    let mut parts = text.split_inclusive(|byte: char| !byte.is_ascii_digit());
    let mut written = String::new();
    let fine = parts.all(|part| {
        let Some(unit) = part.chars().last() else {
            return false;
        };
        written.push(unit);
        part.len() > 1 && !unit.is_ascii_digit()
    });
    fine && !written.is_empty() && units.contains(&written)
}

fn number(digits: &[u8]) -> Option<i32> {
    let all = digits.iter().all(u8::is_ascii_digit);
    all.then(|| {
        digits
            .iter()
            .fold(0, |value, digit| value * 10 + i32::from(digit - b'0'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_exist() {
        for text in ["2020-02-29", "0400-02-29", "0001-01-01", "1582-10-10"] {
            assert!(is_date(text), "{text}");
        }
        for text in [
            "2021-02-29",
            "2100-02-29",
            "2020-04-31",
            "2020-00-15",
            "1998-1-20",
            "2020-13-01",
            "২020-01-01",
        ] {
            assert!(!is_date(text), "{text}");
        }
    }

    #[test]
    fn times_have_offsets_and_leap_seconds() {
        for text in [
            "08:30:06.283185Z",
            "23:59:60Z",
            "01:29:60+01:30",
            "15:59:60-08:00",
            "08:30:06z",
        ] {
            assert!(is_time(text), "{text}");
        }
        for text in [
            "08:30:06",
            "22:59:60Z",
            "23:59:61Z",
            "08:30:06.Z",
            "24:00:00Z",
            "08:30:06+24:00",
            "08:30:06 Z",
        ] {
            assert!(!is_time(text), "{text}");
        }
        assert!(is_datetime("1998-12-31t23:59:60Z"));
        assert!(!is_datetime("1998-12-31 23:59:59Z"));
        assert!(!is_datetime("1998-12-31T23:59:59"));
    }

    #[test]
    fn durations_leave_nothing_out() {
        for text in [
            "P4DT12H30M5S",
            "P2W",
            "PT0S",
            "P1Y2M3DT4H5M6S",
            "P01D",
            "PT36H",
        ] {
            assert!(is_duration(text), "{text}");
        }
        for text in [
            "P", "PT", "P1YT", "PT1D", "P1Y2D", "P2D1Y", "PT1H2S", "P1WT1H", "PT0.5S", "P1", "P২Y",
            "-P1D", "P1D\n",
        ] {
            assert!(!is_duration(text), "{text}");
        }
    }
}
