//! The numbers, texts and other values that documents are made of.

use super::maker::Maker;

/// A number, mostly a whole one, in one of many spellings; another one at each place.
pub(super) fn number(m: &mut Maker, at: usize, room: usize) -> String {
    match m.style {
        0 => format!("{at}.0"),
        1 => format!("{at}e0"),
        2 => format!("-{at}"),
        3 => format!("{at}.5"),
        4 => format!("{at}.{}", "0".repeat(30)),
        5 => format!("{at}{}e-20", "0".repeat(20)),
        6 => format!("9223372036854{:06}", at % 775_808),
        7 => format!("900719925474{:04}.0", at % 10_000),
        8 => format!("1{at:030}"),
        9 => format!("{at}e-999999"),
        10 => format!("1{at}e-{at}"),
        11 => format!("0.{at:04}1"),
        12 => format!("-{at}.0e+00"),
        13 if at == 0 => format!("1{}", "0".repeat(room)),
        14 if at == 0 => format!("0.{}1", "0".repeat(room)),
        15 if at == 0 => format!("{}.{}", "7".repeat(1 + room / 2), "7".repeat(1 + room / 2)),
        16 if at == 0 => format!("1{}e-{room}", "0".repeat(room)),
        17 if at == 0 => format!("1e{}", "9".repeat(1 + room)),
        18 => (at % 7).to_string(),
        19 => (at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).to_string(),
        20 => format!("{}", (at as u64) << 40),
        _ => at.to_string(),
    }
}

/// A text in one of many spellings; another one at each place.
pub(super) fn text(m: &mut Maker, at: usize, room: usize) -> String {
    match m.style {
        0 => format!("\"\\ud83d\\ude00{at}\""),
        1 => format!("\"\\u00e9\\n\\t{at}\""),
        2 => format!("\"😀é{at}\""),
        3 => format!("\"{}{at}\"", "long".repeat(30)),
        4 => format!("\"[{{\\\"-0, -0{at}\""),
        5 if at == 0 => format!("\"{}\"", "a".repeat(room)),
        6 if at == 0 => format!("\"{}\"", "\\u0061".repeat(room / 6)),
        7 if at == 0 => format!("\"{}\"", "\\\\".repeat(room / 2)),
        8 => "\"gren\"".to_owned(),
        9 => format!("\"{}\"", "abcdefgh".repeat(1 + at % 9)),
        10 => format!("\"\\u0000{at}\""),
        11 => "\"abc\"".to_owned(),
        _ => format!("\"text {at}\""),
    }
}

/// A value of any kind.
pub(super) fn unit(m: &mut Maker, at: usize, room: usize) -> String {
    match (at + m.style) % 9 {
        0 | 1 => number(m, at, room),
        2 | 3 => text(m, at, room),
        4 => format!("[{at}]"),
        5 => format!("{{\"a\":{at},\"b\":[{at}.0]}}"),
        6 => "null".to_owned(),
        7 => "{}".to_owned(),
        _ => "true".to_owned(),
    }
}
