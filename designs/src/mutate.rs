//! Mutations: documents that are almost values of a type.

use toolc_compiler::ir::Value;
use toolc_compiler::source::Text;

use crate::random::Random;
use crate::spell::respelled;
use crate::values::{NEVER, json};

/// A document near `value`: other values in it, or other bytes.
pub fn mutated(random: &mut Random, value: &Value) -> Vec<u8> {
    let mut value = value.clone();
    for _ in 0..random.between(1, 2) {
        let count = nodes(&value);
        let at = random.below(count);
        change(random, &mut value, &mut { at });
    }
    let text = if random.chance(30) {
        respelled(random, &value)
    } else {
        value.to_json()
    };
    if random.chance(20) {
        broken(random, text)
    } else {
        text.into_bytes()
    }
}

fn nodes(value: &Value) -> usize {
    match value {
        Value::List(items) => 1 + items.iter().map(nodes).sum::<usize>(),
        Value::Object(entries) => 1 + entries.iter().map(|(_, value)| nodes(value)).sum::<usize>(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 1,
    }
}

/// Changes the node that is `at` steps away, and says whether it was among these.
fn change(random: &mut Random, value: &mut Value, at: &mut usize) -> bool {
    if *at == 0 {
        *value = changed(random, value);
        return true;
    }
    *at -= 1;
    match value {
        Value::List(items) => items.iter_mut().any(|item| change(random, item, at)),
        Value::Object(entries) => entries
            .iter_mut()
            .any(|(_, value)| change(random, value, at)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

fn changed(random: &mut Random, value: &Value) -> Value {
    if random.chance(20) {
        return json(random, 2);
    }
    match value {
        Value::Null => Value::Bool(false),
        Value::Bool(value) => (*random.pick(&[
            Value::Bool(!value),
            Value::Number("1".into()),
            Value::String("true".into()),
        ]))
        .clone(),
        Value::Number(text) => number(random, text),
        Value::String(text) => Value::String(string(random, text)),
        Value::List(items) => list(random, items),
        Value::Object(entries) => object(random, entries),
    }
}

fn number(random: &mut Random, text: &str) -> Value {
    const EDGES: &[&str] = &[
        "0",
        "-0",
        "1",
        "-1",
        "0.5",
        "1.5",
        "1e400",
        "-1e400",
        "1e-400",
        "9223372036854775807",
        "9223372036854775808",
        "-9223372036854775808",
        "-9223372036854775809",
        "9007199254740993",
        "1.0000000000000002",
        "0.30000000000000004",
        "1e19",
        "100000",
        "2147483648",
        "1E2",
        "9.0",
    ];
    match random.below(4) {
        0 => Value::String(text.into()),
        1 => Value::Number(format!("1{}", text.trim_start_matches('-')).into()),
        _ => Value::Number((*random.pick(EDGES)).into()),
    }
}

fn string(random: &mut Random, text: &str) -> Text {
    let mut letters: Vec<char> = text.chars().collect();
    match random.below(8) {
        0 => NEVER.into(),
        1 => "".into(),
        2 => text.to_uppercase().into(),
        3 => format!("{text}\n").into(),
        4 => text.repeat(random.between(2, 40)).into(),
        5 if letters.len() > 1 => {
            let at = random.below(letters.len() - 1);
            letters.swap(at, at + 1);
            letters.into_iter().collect::<String>().into()
        }
        6 if !letters.is_empty() => {
            letters.remove(random.below(letters.len()));
            letters.into_iter().collect::<String>().into()
        }
        _ => {
            let at = random.between(0, letters.len());
            letters.insert(
                at,
                *random.pick(&['x', '0', '-', ' ', '\0', '🎉', 'é', '"', '.', ':', 'Z', '=']),
            );
            letters.into_iter().collect::<String>().into()
        }
    }
}

fn list(random: &mut Random, items: &[Value]) -> Value {
    let mut items = items.to_vec();
    match random.below(4) {
        0 if !items.is_empty() => {
            items.remove(random.below(items.len()));
        }
        1 if !items.is_empty() => {
            let twice = items[random.below(items.len())].clone();
            for _ in 0..random.between(1, 9) {
                items.push(twice.clone());
            }
        }
        2 if !items.is_empty() => random.shuffle(&mut items),
        _ => items.push(json(random, 1)),
    }
    Value::List(items)
}

fn object(random: &mut Random, entries: &[(Text, Value)]) -> Value {
    let mut entries = entries.to_vec();
    match random.below(6) {
        0 | 1 if !entries.is_empty() => {
            entries.remove(random.below(entries.len()));
        }
        2 if !entries.is_empty() => {
            let at = random.below(entries.len());
            entries[at].0 = string(random, &entries[at].0);
        }
        3 if !entries.is_empty() => {
            let at = random.below(entries.len());
            entries[at].1 = Value::Null;
        }
        4 if entries.len() > 1 => {
            let (a, b) = (random.below(entries.len()), random.below(entries.len()));
            let value = entries[a].1.clone();
            entries[b].1 = value;
        }
        _ => {
            let key: Text =
                (*random.pick(&["extra", "id", "type", "value", "kind", "", "名前", NEVER])).into();
            entries.push((key, json(random, 1)));
        }
    }
    Value::Object(entries)
}

/// Bytes that are hardly JSON any more.
fn broken(random: &mut Random, text: String) -> Vec<u8> {
    let mut bytes = text.into_bytes();
    match random.below(9) {
        0 => bytes.truncate(random.between(0, bytes.len())),
        1 => bytes.insert(
            random.between(0, bytes.len()),
            *random.pick(b"\"\\{}[],:0e.-tfn\x00\xff\xc3\x1f"),
        ),
        2 if !bytes.is_empty() => {
            bytes.remove(random.below(bytes.len()));
        }
        3 => bytes.extend(b" ,"),
        4 => bytes.splice(0..0, *b"\xef\xbb\xbf").for_each(drop),
        5 => {
            let deep = random.between(100, 140);
            bytes = [vec![b'['; deep], bytes, vec![b']'; deep]].concat();
        }
        6 => {
            let end = bytes.iter().rposition(|byte| matches!(byte, b'}' | b']'));
            bytes.insert(end.unwrap_or(0), b',');
        }
        7 => {
            let quote = bytes.iter().position(|byte| *byte == b'"');
            let at = quote.map_or(0, |quote| quote + 1);
            let escapes: [&[u8]; 5] = [b"\\ud800", b"\\x41", b"\\u12", b"\\udc00\\ud800", b"\x01"];
            let escape = escapes[random.below(escapes.len())];
            bytes.splice(at..at, escape.iter().copied()).for_each(drop);
        }
        _ => {
            bytes = String::from_utf8_lossy(&bytes)
                .replace("true", "True")
                .replace('0', "00")
                .into_bytes()
        }
    }
    bytes
}
