//! Other spellings of a value: white space, escapes, the order of keys, numbers, keys that repeat.

use std::fmt::Write;

use toolc_compiler::ir::Value;

use crate::random::Random;
use crate::values::json;

/// A document that means the same as `value`, spelled as nobody would.
pub fn respelled(random: &mut Random, value: &Value) -> String {
    let mut out = String::new();
    space(random, &mut out);
    write(random, value, &mut out);
    space(random, &mut out);
    out
}

fn write(random: &mut Random, value: &Value, out: &mut String) {
    match value {
        Value::Null => out.push_str("null"),
        Value::Bool(value) => write!(out, "{value}").expect(TAKES_ALL),
        Value::Number(text) => out.push_str(&number(random, text)),
        Value::String(text) => string(random, text, out),
        Value::List(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                space(random, out);
                write(random, item, out);
                space(random, out);
            }
            out.push(']');
        }
        Value::Object(entries) => {
            let mut order: Vec<(&str, Value)> = entries
                .iter()
                .map(|(key, value)| (&**key, value.clone()))
                .collect();
            if random.chance(30) {
                random.shuffle(&mut order);
            }
            // What an earlier occurrence of a key holds is never judged.
            if random.chance(10) && !order.is_empty() {
                let twice = order[random.below(order.len())].0;
                order.insert(0, (twice, json(random, 1)));
            }
            out.push('{');
            for (index, (key, value)) in order.iter().enumerate() {
                if index > 0 {
                    out.push(',');
                }
                space(random, out);
                string(random, key, out);
                space(random, out);
                out.push(':');
                space(random, out);
                write(random, value, out);
                space(random, out);
            }
            out.push('}');
        }
    }
}

const TAKES_ALL: &str = "a string takes everything";

/// Another spelling of the same number.
fn number(random: &mut Random, text: &str) -> String {
    if text.contains(['e', 'E']) || text.len() > 15 || random.chance(60) {
        return text.to_owned();
    }
    let (sign, digits) = text
        .strip_prefix('-')
        .map_or(("", text), |digits| ("-", digits));
    match digits.split_once('.') {
        Some((whole, fraction)) => match random.below(3) {
            0 => format!("{text}0"),
            1 if whole == "0" && !fraction.starts_with('0') => {
                format!("{sign}{}e-{}", fraction, fraction.len())
            }
            _ => format!("{text}e0"),
        },
        None => match random.below(4) {
            0 => format!("{text}.0"),
            1 => format!("{text}E+0"),
            2 if digits != "0" && digits.ends_with('0') => {
                format!("{sign}{}e1", &digits[..digits.len() - 1])
            }
            3 if text == "0" => "-0".to_owned(),
            _ => format!("{text}.00"),
        },
    }
}

fn string(random: &mut Random, text: &str, out: &mut String) {
    let wild = random.chance(20);
    out.push('"');
    for letter in text.chars() {
        if wild && random.chance(40) {
            for unit in letter.encode_utf16(&mut [0; 2]) {
                if random.chance(50) {
                    write!(out, "\\u{unit:04x}").expect(TAKES_ALL);
                } else {
                    write!(out, "\\u{unit:04X}").expect(TAKES_ALL);
                }
            }
            continue;
        }
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '/' if wild => out.push_str("\\/"),
            letter if (letter as u32) < 0x20 => {
                write!(out, "\\u{:04x}", letter as u32).expect(TAKES_ALL)
            }
            letter => out.push(letter),
        }
    }
    out.push('"');
}

fn space(random: &mut Random, out: &mut String) {
    if random.chance(10) {
        let gap: &&str = random.pick(&[" ", "\n", "\t", "\r\n", "  "]);
        out.push_str(gap);
    }
}
