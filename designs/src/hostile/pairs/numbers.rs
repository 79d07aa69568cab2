//! Hashes of arguments: equal numbers have one, however they are spelled, and other numbers have another.

use std::path::Path;

use serde_json::value::RawValue;
use serde_json::{Value, json};
use toolrt::call::args_hash;

use super::{Pair, nothing, texts};
use crate::Random;

pub(super) const PAIR: Pair = Pair {
    name: "numbers",
    question,
    rust,
    wrong,
    is_question,
    prepare: nothing,
};

/// Three documents: the first two are equal, the third is not.
fn question(random: &mut Random) -> Value {
    let mut documents = [String::new(), String::new(), String::new()];
    let is_odd = random.below(3);
    let frame = random.pick(&[
        ("[", ",", "]"),
        ("{\"a\":", ",\"1e5\":", "}"),
        ("{\"a\\\\\\\"1.0\":[", "],\"\":[", "]}"),
        ("[\"1.0\\u0031\",\"\\\\\",", ",{},[],null,", ",true,\"-0\"]"),
    ]);
    for (at, text) in [frame.0, frame.1].into_iter().enumerate() {
        let number = Number::new(random);
        let other = match at == is_odd.min(1) {
            true => number.other(random),
            false => number.clone(),
        };
        for (document, number) in documents.iter_mut().zip([&number, &number, &other]) {
            document.push_str(text);
            document.push_str(&number.spelled(random));
        }
    }
    documents
        .iter_mut()
        .for_each(|document| document.push_str(frame.2));
    json!({ "documents": documents })
}

/// Digits times a power of ten.
#[derive(Clone)]
struct Number {
    is_negative: bool,
    /// The first and the last are no zeros.
    digits: String,
    exponent: i64,
}

impl Number {
    fn new(random: &mut Random) -> Self {
        let count = *random.pick(&[1, 1, 2, 5, 15, 16, 17, 19, 20, 25, 60]);
        let mut digits: String = (0..count).map(|_| digit(random, 0)).collect();
        if random.chance(10) {
            digits = (*random.pick(&[
                "9007199254740993",
                "18446744073709551616",
                "17976931348623157",
                "5",
            ]))
            .to_owned();
        }
        let digits = format!("{}{digits}", digit(random, 1));
        let exponent = *random.pick(&[
            0, 0, 0, 1, -1, 5, -5, -6, -7, 20, 21, 22, -20, 291, 292, 400, -324, -400, 5000, -5000,
        ]);
        Self {
            is_negative: random.chance(40),
            digits: digits.trim_end_matches('0').to_owned(),
            exponent,
        }
    }

    /// One that differs as little as a number can.
    fn other(&self, random: &mut Random) -> Self {
        let mut other = self.clone();
        match random.below(4) {
            0 => other.is_negative = !self.is_negative,
            1 => other.exponent += if random.chance(50) { 1 } else { -1 },
            2 => other.digits.push(digit(random, 1)),
            _ => {
                let last = other.digits.pop().unwrap_or('1');
                other.digits.push(if last == '9' { '8' } else { '9' });
            }
        }
        other
    }

    /// In one of the ways that JSON has for it.
    fn spelled(&self, random: &mut Random) -> String {
        let mut digits = self.digits.clone();
        // Zeros behind, which the exponent takes back.
        let zeros = *random.pick(&[0, 0, 1, 3]);
        digits.push_str(&"0".repeat(zeros));
        let mut exponent = self.exponent - zeros as i64;
        // The point is before so many of the last digits.
        let behind = random.below(digits.len() + 4);
        exponent += behind as i64;
        if digits.len() <= behind {
            digits = "0".repeat(behind + 1 - digits.len()) + &digits;
        }
        let (before, fraction) = digits.split_at(digits.len() - behind);
        let mut text = String::from(if self.is_negative { "-" } else { "" });
        text.push_str(before);
        if !fraction.is_empty() {
            text.push('.');
            text.push_str(fraction);
        }
        if exponent != 0 || random.chance(20) {
            text.push(*random.pick(&['e', 'E']));
            match exponent < 0 {
                true => text.push('-'),
                false => text.push_str(random.pick::<&str>(&["", "+"])),
            }
            text.push_str(random.pick::<&str>(&["", "", "0", "000"]));
            text.push_str(&exponent.unsigned_abs().to_string());
        }
        text
    }
}

fn digit(random: &mut Random, least: u8) -> char {
    (b'0' + random.between(least.into(), 9) as u8).into()
}

fn is_question(question: &Value) -> bool {
    let documents = texts(question, "documents");
    let is_json = |text: &&str| serde_json::from_str::<&RawValue>(text).is_ok();
    documents.len() == 3 && documents.iter().all(is_json)
}

fn rust(question: &Value, _: &Path) -> Value {
    let documents = texts(question, "documents");
    let hashes: Vec<String> = documents.into_iter().map(args_hash).collect();
    json!(hashes)
}

fn wrong(question: &Value, answer: &Value, _: &Path) -> Option<String> {
    let documents = texts(question, "documents");
    let [one, same, other] = &documents[..] else {
        return None;
    };
    if equal(one, same)? != (answer[0] == answer[1]) {
        return Some("the first two are equal, or not, and their hashes are not".to_owned());
    }
    (equal(one, other)? != (answer[0] == answer[2]))
        .then(|| "the first and the last are equal, or not, and their hashes are not".to_owned())
}

/// Whether two documents have the same numbers at the same places, by what their digits say.
fn equal(one: &str, other: &str) -> Option<bool> {
    Some(normal(one)? == normal(other)?)
}

/// A document with each number as its digits and its exponent.
fn normal(document: &str) -> Option<String> {
    let mut out = String::new();
    let mut chars = document.chars().peekable();
    let mut is_text = false;
    while let Some(char) = chars.next() {
        if is_text || !matches!(char, '-' | '0'..='9') {
            out.push(char);
            match char {
                '\\' if is_text => out.extend(chars.next()),
                '"' => is_text = !is_text,
                _ => {}
            }
            continue;
        }
        let mut number = String::from(char);
        while let Some(char) =
            chars.next_if(|char| matches!(char, '0'..='9' | '.' | 'e' | 'E' | '+' | '-'))
        {
            number.push(char);
        }
        let (mantissa, exponent) = number.split_once(['e', 'E']).unwrap_or((&number, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let exponent = exponent.parse::<i64>().ok()? - fraction.len() as i64;
        let digits = format!("{}{fraction}", whole.trim_start_matches('-'));
        let digits = digits.trim_start_matches('0');
        let short = digits.trim_end_matches('0');
        let exponent = exponent + (digits.len() - short.len()) as i64;
        let sign = if whole.starts_with('-') { "-" } else { "" };
        match short.is_empty() {
            true => out.push('0'),
            false => out.push_str(&format!("{sign}{short}e{exponent}")),
        }
    }
    Some(out)
}
