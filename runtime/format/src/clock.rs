//! RFC 3339 dates and times, and durations by its appendix A.

pub(super) fn is_date_time(text: &str) -> bool {
    let bytes = text.as_bytes();
    matches!(bytes.get(10), Some(b'T' | b't'))
        && text.is_char_boundary(11)
        && is_date(&text[..10])
        && is_time(&text[11..])
}

pub(super) fn is_date(text: &str) -> bool {
    date(text.as_bytes()).is_some()
}

fn date(bytes: &[u8]) -> Option<()> {
    let &[a, b, c, d, b'-', e, f, b'-', g, h] = bytes else {
        return None;
    };
    let year = number(&[a, b, c, d])?;
    let (month, day) = (number(&[e, f])?, number(&[g, h])?);
    (day >= 1 && day <= days(year, month)?).then_some(())
}

fn days(year: u32, month: u32) -> Option<u32> {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => Some(31),
        4 | 6 | 9 | 11 => Some(30),
        2 => Some(if leap { 29 } else { 28 }),
        _ => None,
    }
}

pub(super) fn is_time(text: &str) -> bool {
    time(text.as_bytes()).is_some()
}

/// A leap second is valid only at 23:59 in UTC, whatever the offset.
fn time(bytes: &[u8]) -> Option<()> {
    let (&[a, b, b':', c, d, b':', e, f], rest) = bytes.split_first_chunk::<8>()? else {
        return None;
    };
    let (hour, minute, second) = (number(&[a, b])?, number(&[c, d])?, number(&[e, f])?);
    let rest = match rest {
        [b'.', fraction @ ..] => {
            let digits = fraction
                .iter()
                .take_while(|byte| byte.is_ascii_digit())
                .count();
            if digits == 0 {
                return None;
            }
            &fraction[digits..]
        }
        _ => rest,
    };
    let offset = offset(rest)?;
    if hour > 23 || minute > 59 || second > 60 {
        return None;
    }
    let utc = (i64::from(hour) * 60 + i64::from(minute) - offset).rem_euclid(24 * 60);
    (second < 60 || utc == 23 * 60 + 59).then_some(())
}

/// The offset in minutes.
fn offset(bytes: &[u8]) -> Option<i64> {
    match *bytes {
        [b'Z' | b'z'] => Some(0),
        [sign @ (b'+' | b'-'), a, b, b':', c, d] => {
            let (hours, minutes) = (number(&[a, b])?, number(&[c, d])?);
            let total = i64::from(hours * 60 + minutes);
            let total = if sign == b'-' { -total } else { total };
            (hours <= 23 && minutes <= 59).then_some(total)
        }
        _ => None,
    }
}

/// `P` with weeks alone, or with days, months and years and after `T` seconds, minutes and hours: larger units first,
/// none left out between two others.
pub(super) fn is_duration(text: &str) -> bool {
    let Some(rest) = text.strip_prefix('P') else {
        return false;
    };
    let (days, clock) = match rest.split_once('T') {
        Some((days, clock)) => (days, Some(clock)),
        None => (rest, None),
    };
    match clock {
        None => units(days, "W") || units(days, "YMD"),
        Some(clock) => (days.is_empty() || units(days, "YMD")) && units(clock, "HMS"),
    }
}

/// Whether `text` is a run of numbers, each with the next of `letters`, at least one.
fn units(text: &str, letters: &str) -> bool {
    let mut rest = text;
    let mut next: Option<usize> = None;
    while !rest.is_empty() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let letter = rest[digits..].chars().next();
        let place = letter.and_then(|letter| letters.find(letter));
        let (Some(place), true) = (place, digits > 0) else {
            return false;
        };
        if next.is_some_and(|next| next != place) {
            return false;
        }
        next = Some(place + 1);
        rest = &rest[digits + 1..];
    }
    next.is_some()
}

/// A number of only ASCII digits.
fn number(digits: &[u8]) -> Option<u32> {
    let mut value = 0;
    for digit in digits {
        if !digit.is_ascii_digit() {
            return None;
        }
        value = value * 10 + u32::from(digit - b'0');
    }
    Some(value)
}
