//! The one spelling of numbers: whole ones digit by digit, floats as RFC 8785 has them.

use super::short;

const PAIRS: &[u8; 200] = b"0001020304050607080910111213141516171819\
20212223242526272829303132333435363738394041424344454647484950515253545556575859\
60616263646566676869707172737475767778798081828384858687888990919293949596979899";

/// Where digits end in a buffer; after them is space for a word that starts at the first one.
const END: usize = 24;

/// Appends an integer.
pub(crate) fn push_int(out: &mut Vec<u8>, value: i64) {
    let mut buffer = [0; END + 16];
    let mut at = digits(value.unsigned_abs(), &mut buffer);
    if value < 0 {
        at -= 1;
        buffer[at] = b'-';
    }
    push_digits(out, &buffer, at);
}

/// Appends a count.
pub(super) fn push_count(out: &mut Vec<u8>, value: u64) {
    let mut buffer = [0; END + 16];
    let at = digits(value, &mut buffer);
    push_digits(out, &buffer, at);
}

fn push_digits(out: &mut Vec<u8>, buffer: &[u8; END + 16], at: usize) {
    match buffer[at..].first_chunk() {
        Some(word) if END - at <= 16 => short::push(out, u128::from_le_bytes(*word), END - at),
        _ => out.extend_from_slice(&buffer[at..END]),
    }
}

/// Writes digits up to the end, two at a time; returns the position of the first.
fn digits(mut rest: u64, buffer: &mut [u8; END + 16]) -> usize {
    let mut at = END;
    while rest >= 10 {
        let pair = 2 * (rest % 100) as usize;
        rest /= 100;
        at -= 2;
        buffer[at] = PAIRS[pair];
        buffer[at + 1] = PAIRS[pair + 1];
    }
    if rest > 0 || at == END {
        at -= 1;
        buffer[at] = b'0' + rest as u8;
    }
    at
}

/// A finite float as RFC 8785 writes it: the shortest digits that read back as the same float.
pub fn float_text(value: f64) -> String {
    let mut out = Vec::with_capacity(24);
    push_float(&mut out, value);
    String::from_utf8(out).expect("digits are text")
}

/// Appends [`float_text`].
pub(crate) fn push_float(out: &mut Vec<u8>, value: f64) {
    let whole = value as i64;
    // Below 2^53 every whole float is the integer that it looks like.
    if whole as f64 == value && whole.unsigned_abs() < 1 << 53 {
        push_int(out, whole);
    } else if value.is_finite() {
        push_finite(out, value);
    } else {
        let name: &[u8] = if value.is_nan() { b"NaN" } else { b"Infinity" };
        out.extend_from_slice(if value < 0.0 { b"-" } else { b"" });
        out.extend_from_slice(name);
    }
}

fn push_finite(out: &mut Vec<u8>, value: f64) {
    let mut buffer = zmij::Buffer::new();
    let text = buffer.format_finite(value).as_bytes();
    // The same digits; what differs is when an exponent is written, and how.
    if (1e-4..1e15).contains(&value.abs()) {
        short::push_bytes(out, text);
    } else {
        push_laid_out(out, text);
    }
}

/// Lays out digits as ECMAScript does: `digits × 10^exponent`, the point after the first digit.
#[cold]
fn push_laid_out(out: &mut Vec<u8>, text: &[u8]) {
    if !text.contains(&b'e') {
        out.extend_from_slice(text.strip_suffix(b".0").unwrap_or(text));
        return;
    }
    let unsigned = text.strip_prefix(b"-").unwrap_or(text);
    out.extend_from_slice(&text[..text.len() - unsigned.len()]);
    let mut parts = unsigned.splitn(2, |byte| *byte == b'e');
    let mantissa = parts.next().unwrap_or_default();
    let exponent = parts
        .next()
        .and_then(|digits| std::str::from_utf8(digits).ok());
    let exponent = exponent
        .and_then(|digits| digits.parse::<i32>().ok())
        .unwrap_or(0);
    let digits: Vec<u8> = mantissa
        .iter()
        .copied()
        .filter(|byte| *byte != b'.')
        .collect();
    let digits = match digits.iter().rposition(|digit| *digit != b'0') {
        Some(last) => &digits[..=last],
        None => &digits[..1],
    };
    let zeros = |out: &mut Vec<u8>, count: i32| {
        out.resize(out.len() + usize::try_from(count).unwrap_or(0), b'0')
    };
    let (point, length) = (
        exponent + 1,
        i32::try_from(digits.len()).unwrap_or(i32::MAX),
    );
    if (1..=21).contains(&point) {
        let whole = digits.len().min(usize::try_from(point).unwrap_or(0));
        out.extend_from_slice(&digits[..whole]);
        zeros(out, point - length);
        if whole < digits.len() {
            out.push(b'.');
            out.extend_from_slice(&digits[whole..]);
        }
    } else if (-5..=0).contains(&point) {
        out.extend_from_slice(b"0.");
        zeros(out, -point);
        out.extend_from_slice(digits);
    } else {
        out.push(digits[0]);
        if digits.len() > 1 {
            out.push(b'.');
            out.extend_from_slice(&digits[1..]);
        }
        out.extend_from_slice(format!("e{exponent:+}").as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::{float_text, push_count, push_int};

    #[test]
    fn integers_have_their_digits() {
        let mut rng = fastrand::Rng::with_seed(5);
        let text = |push: &dyn Fn(&mut Vec<u8>)| {
            let mut out = Vec::new();
            push(&mut out);
            String::from_utf8(out).expect("digits")
        };
        for value in [0, 1, -1, 9, 10, 99, 100, -100, i64::MAX, i64::MIN] {
            assert_eq!(text(&|out| push_int(out, value)), value.to_string());
        }
        for _ in 0..20_000 {
            let value = rng.i64(..) >> rng.u32(0..64);
            assert_eq!(text(&|out| push_int(out, value)), value.to_string());
            let count = rng.u64(..) >> rng.u32(0..64);
            assert_eq!(text(&|out| push_count(out, count)), count.to_string());
        }
    }

    /// The same rule by the standard library's digits.
    fn by_hand(value: f64) -> String {
        let scientific = format!("{:e}", value.abs());
        let (mantissa, exponent) = scientific.split_once('e').expect("an exponent");
        let digits = mantissa.replace('.', "");
        let point: i32 = exponent.parse::<i32>().expect("a number") + 1;
        let length = digits.len() as i32;
        let zeros = |count: i32| "0".repeat(count as usize);
        let sign = if value < 0.0 { "-" } else { "" };
        let text = if (1..=21).contains(&point) && length <= point {
            format!("{digits}{}", zeros(point - length))
        } else if (1..=21).contains(&point) {
            format!(
                "{}.{}",
                &digits[..point as usize],
                &digits[point as usize..]
            )
        } else if (-5..=0).contains(&point) {
            format!("0.{}{digits}", zeros(-point))
        } else {
            let dot = if length > 1 { "." } else { "" };
            format!("{}{dot}{}e{:+}", &digits[..1], &digits[1..], point - 1)
        };
        format!("{sign}{text}")
    }

    #[test]
    fn floats_are_spelt_as_rfc_8785_has_them() {
        let known = [
            (0.0, "0"),
            (-0.0, "0"),
            (1.0, "1"),
            (-1.5, "-1.5"),
            (1e21, "1e+21"),
            (1e20, "100000000000000000000"),
            (123_456_789_012_345_680_000.0, "123456789012345680000"),
            (1e-6, "0.000001"),
            (1e-7, "1e-7"),
            (1.5e-7, "1.5e-7"),
            (5e-324, "5e-324"),
            (f64::MAX, "1.7976931348623157e+308"),
            (9_007_199_254_740_993.0, "9007199254740992"),
            (4_186_687_117_229.656_3, "4186687117229.6562"),
        ];
        for (value, text) in known {
            assert_eq!(float_text(value), text);
        }
        let mut rng = fastrand::Rng::with_seed(9);
        let check = |value: f64| {
            if !value.is_finite() || value == 0.0 {
                return;
            }
            let (text, other) = (float_text(value), by_hand(value));
            // Where two texts are equally near, RFC 8785 takes the even digit; the standard library does not.
            let even = text.len() == other.len()
                && text.parse() == Ok(value)
                && text.trim_end_matches('0').ends_with(['2', '4', '6', '8']);
            assert!(text == other || even, "{value:e}: {text} {other}");
        };
        for exponent in -330..310 {
            for mantissa in [1.0, -2.5, 9.999, 1.234_567_890_123] {
                check(format!("{mantissa}e{exponent}").parse().expect("a float"));
            }
        }
        for _ in 0..50_000 {
            check(f64::from_bits(rng.u64(..)));
            check(rng.i64(-1_000_000_000..1_000_000_000) as f64 / 1000.0);
            check(rng.f64() * 10f64.powi(rng.i32(-25..25)));
        }
    }
}
