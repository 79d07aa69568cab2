//! Reads YAML 1.2 as JSON: by its core schema, with the merge keys of 1.1, which are still in use.

use foldhash::{HashMap, HashMapExt};
use saphyr_parser::{Event, Parser, ScalarStyle, Tag};

use super::document::{DEEPEST, Document, Language, Mistake};
use super::members::Members;
use crate::ir::Value;
use crate::source::Text;

/// The maximum number of values that aliases may expand to: a few lines can expand to more than fits in memory.
const MOST_UNFOLDED: usize = 1_000_000;

/// Whether a text looks like a mapping or a list of YAML, and not like JSON with a mistake.
pub(super) fn is_likely(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim_end);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    first.is_some_and(|line| {
        let line = line.trim_start();
        line.starts_with("---")
            || line.starts_with("%YAML")
            || line.starts_with("- ")
            || line.ends_with(':')
            || line.contains(": ") && !line.starts_with(['{', '[', '"', '<'])
            || line.starts_with('"') && line.contains("\": ")
    })
}

/// The documents of a text.
pub(super) fn documents(text: &str) -> Result<Vec<Document>, Mistake> {
    let mut reader = Reader {
        text,
        open: Vec::new(),
        anchors: HashMap::new(),
        unfolded: 0,
        repairs: Vec::new(),
        found: Vec::new(),
    };
    for event in Parser::new_from_str(text) {
        let (event, span) = event.map_err(|error| {
            let at = error.marker().index();
            reader.mistake(at, "this cannot be read here")
        })?;
        reader.event(event, span.start.index())?;
    }
    match reader.found.is_empty() {
        true => Err(reader.mistake(0, "there is nothing here")),
        false => Ok(reader.found),
    }
}

struct Reader<'t> {
    text: &'t str,
    /// The lists and mappings that are not closed yet.
    open: Vec<Open>,
    /// The targets of aliases, with their numbers of values.
    anchors: HashMap<usize, (Value, usize)>,
    unfolded: usize,
    repairs: Vec<String>,
    found: Vec<Document>,
}

struct Open {
    anchor: usize,
    /// How many values are inside.
    size: usize,
    kind: Container,
}

enum Container {
    List(Vec<Value>),
    Mapping {
        members: Members,
        /// The key that waits for its value.
        key: Option<Text>,
        /// The members that `<<` adds, unless a member of the mapping itself has the key.
        merged: Vec<Value>,
    },
}

impl Reader<'_> {
    fn event(&mut self, event: Event<'_>, at: usize) -> Result<(), Mistake> {
        match event {
            Event::Scalar(text, style, anchor, tag) => {
                let is_key = self.waits_for_key();
                let value = match is_key && !is_merge(&text, style) {
                    true => Value::String(text.as_ref().into()),
                    false => self.scalar(&text, style, tag.as_deref()),
                };
                self.put(value, anchor, 1, at)
            }
            Event::Alias(anchor) => {
                let Some((value, size)) = self.anchors.get(&anchor).cloned() else {
                    return Err(self.mistake(at, "an alias stands inside of what it stands for"));
                };
                self.unfolded += size;
                if self.unfolded > MOST_UNFOLDED {
                    return Err(self.mistake(at, "aliases unfold to too many values"));
                }
                self.put(value, 0, size, at)
            }
            Event::SequenceStart(anchor, _) => self.open(anchor, Container::List(Vec::new()), at),
            Event::MappingStart(anchor, _) => {
                let mapping = Container::Mapping {
                    members: Members::default(),
                    key: None,
                    merged: Vec::new(),
                };
                self.open(anchor, mapping, at)
            }
            Event::SequenceEnd | Event::MappingEnd => self.close(at),
            Event::DocumentStart(_) => {
                self.anchors.clear();
                Ok(())
            }
            Event::Nothing | Event::StreamStart | Event::StreamEnd | Event::DocumentEnd => Ok(()),
        }
    }

    fn open(&mut self, anchor: usize, kind: Container, at: usize) -> Result<(), Mistake> {
        if self.waits_for_key() {
            return Err(self.mistake(at, "a key is a list or a mapping, which JSON does not have"));
        }
        if self.open.len() >= DEEPEST {
            return Err(self.mistake(at, "the text is nested too deeply"));
        }
        self.open.push(Open {
            anchor,
            size: 1,
            kind,
        });
        Ok(())
    }

    fn close(&mut self, at: usize) -> Result<(), Mistake> {
        let Some(open) = self.open.pop() else {
            return Ok(());
        };
        let value = match open.kind {
            Container::List(items) => Value::List(items),
            Container::Mapping {
                mut members,
                merged,
                ..
            } => {
                for more in &merged {
                    if let Value::Object(more) = more {
                        more.iter()
                            .for_each(|(key, value)| members.put_if_absent(key, value));
                    }
                }
                members.into_object()
            }
        };
        self.put(value, open.anchor, open.size, at)
    }

    /// Adds a value to the open container, or to the documents.
    fn put(&mut self, value: Value, anchor: usize, size: usize, at: usize) -> Result<(), Mistake> {
        if anchor > 0 {
            self.anchors.insert(anchor, (value.clone(), size));
        }
        let Some(open) = self.open.last_mut() else {
            let repairs = std::mem::take(&mut self.repairs);
            self.found.push(Document { value, repairs });
            return Ok(());
        };
        open.size += size;
        match &mut open.kind {
            Container::List(items) => items.push(value),
            Container::Mapping {
                members,
                key,
                merged,
            } => match (key.take(), value) {
                (None, Value::String(text)) => *key = Some(text),
                (None, _) => {
                    return Err(
                        self.mistake(at, "a key is a list or a mapping, which JSON does not have")
                    );
                }
                (Some(key), Value::Object(more)) if &*key == MERGE => {
                    merged.push(Value::Object(more))
                }
                (Some(key), Value::List(more)) if &*key == MERGE => merged.extend(more),
                (Some(key), value) => members.put(key, value, &mut self.repairs),
            },
        }
        Ok(())
    }

    fn waits_for_key(&self) -> bool {
        match self.open.last() {
            Some(open) => matches!(open.kind, Container::Mapping { key: None, .. }),
            None => false,
        }
    }

    /// The value of a scalar by the core schema.
    fn scalar(&mut self, text: &str, style: ScalarStyle, tag: Option<&Tag>) -> Value {
        let is_text = tag.is_some_and(|tag| tag.is_yaml_core_schema() && tag.suffix == "str");
        if style != ScalarStyle::Plain || is_text {
            return Value::String(text.into());
        }
        match text {
            "" | "~" | "null" | "Null" | "NULL" => return Value::Null,
            "true" | "True" | "TRUE" => return Value::Bool(true),
            "false" | "False" | "FALSE" => return Value::Bool(false),
            _ => {}
        }
        let unsigned = text.strip_prefix(['-', '+']).unwrap_or(text);
        if matches!(unsigned, ".inf" | ".Inf" | ".INF") || matches!(text, ".nan" | ".NaN" | ".NAN")
        {
            self.repairs
                .push(format!("`{text}` is no JSON; `null` stands for it"));
            return Value::Null;
        }
        match number(text) {
            Some(number) => Value::Number(number.into()),
            None => Value::String(text.into()),
        }
    }

    /// A mistake at a character.
    fn mistake(&self, at: usize, message: &'static str) -> Mistake {
        let mut places = self.text.char_indices();
        Mistake {
            language: Language::Yaml,
            offset: places.nth(at).map_or(self.text.len(), |(offset, _)| offset),
            message,
        }
    }
}

const MERGE: &str = "<<";

fn is_merge(text: &str, style: ScalarStyle) -> bool {
    text == MERGE && style == ScalarStyle::Plain
}

/// The JSON spelling of a number of the core schema.
fn number(text: &str) -> Option<String> {
    for (prefix, radix) in [("0x", 16), ("0o", 8)] {
        if let Some(digits) = text.strip_prefix(prefix) {
            let plain = digits.bytes().all(|digit| digit.is_ascii_alphanumeric());
            let number = u128::from_str_radix(digits, radix).ok();
            return number.filter(|_| plain).map(|number| number.to_string());
        }
    }
    let (sign, rest) = match text.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", text.strip_prefix('+').unwrap_or(text)),
    };
    let (mantissa, exponent) = match rest.find(['e', 'E']) {
        Some(at) => (&rest[..at], Some(&rest[at + 1..])),
        None => (rest, None),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (mantissa, None),
    };
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(fraction.unwrap_or_default()) {
        return None;
    }
    if whole.is_empty() && fraction.unwrap_or_default().is_empty() {
        return None;
    }
    let mut number = sign.to_owned();
    let whole = whole.trim_start_matches('0');
    number.push_str(if whole.is_empty() { "0" } else { whole });
    if let Some(fraction) = fraction {
        number.push('.');
        number.push_str(if fraction.is_empty() { "0" } else { fraction });
    }
    if let Some(exponent) = exponent {
        let unsigned = exponent.strip_prefix(['-', '+']).unwrap_or(exponent);
        if unsigned.is_empty() || !digits(unsigned) {
            return None;
        }
        number.push('e');
        number.push_str(exponent);
    }
    Some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(text: &str) -> String {
        let all = documents(text).unwrap_or_else(|mistake| panic!("{text}: {mistake:?}"));
        let all: Vec<String> = all.iter().map(|one| one.value.to_json()).collect();
        all.join("\n")
    }

    #[test]
    fn scalars_are_those_of_the_core_schema() {
        for (text, wanted) in [
            ("~", "null"),
            ("True", "true"),
            ("yes", "\"yes\""),
            ("'1'", "\"1\""),
            ("!!str 1", "\"1\""),
            ("007", "7"),
            ("+1", "1"),
            ("-0", "-0"),
            ("0x1F", "31"),
            ("0o17", "15"),
            ("0x+1", "\"0x+1\""),
            (".5", "0.5"),
            ("1.", "1.0"),
            ("1.50E+3", "1.50e+3"),
            ("1e400", "1e400"),
            ("12345678901234567890123", "12345678901234567890123"),
            ("3.1.0", "\"3.1.0\""),
            ("2026-11-21", "\"2026-11-21\""),
            ("e5", "\"e5\""),
            (".", "\".\""),
            ("-", "[null]"),
            (".inf", "null"),
            ("|\n  a\n  b\n", "\"a\\nb\\n\""),
            (">-\n  a\n  b\n", "\"a b\""),
        ] {
            assert_eq!(json(text), wanted, "{text}");
        }
    }

    #[test]
    fn mappings_keep_their_order_and_keys_are_texts() {
        assert_eq!(
            json("b: 1.0\na:\n  - x\n  - {y: null}\n200: ok\ntrue: no\n? k\n: v\n"),
            r#"{"b":1.0,"a":["x",{"y":null}],"200":"ok","true":"no","k":"v"}"#
        );
        let all = documents("a: 1\na: 2\n---\nb: .nan\n").expect("it is YAML");
        assert_eq!(all[0].value.to_json(), r#"{"a":2}"#);
        assert_eq!((all[0].repairs.len(), all[1].repairs.len()), (1, 1));
    }

    #[test]
    fn aliases_and_merge_keys_bring_in_what_they_stand_for() {
        let text = "base: &base {a: 1, b: 2}\nown:\n  <<: *base\n  b: 3\nboth:\n  <<: [*base, {c: 4}]\nsame: *base\n'<<': x\n";
        assert_eq!(
            json(text),
            r#"{"base":{"a":1,"b":2},"own":{"b":3,"a":1},"both":{"a":1,"b":2,"c":4},"same":{"a":1,"b":2},"<<":"x"}"#
        );
    }

    #[test]
    fn mistakes_have_a_place() {
        for (text, offset, message) in [
            ("", 0, "there is nothing here"),
            ("# ü\na: [1", 10, "this cannot be read here"),
            (
                "a: &a [*a]",
                7,
                "an alias stands inside of what it stands for",
            ),
            (
                "? [a]\n: b",
                2,
                "a key is a list or a mapping, which JSON does not have",
            ),
        ] {
            let mistake = documents(text).expect_err(text);
            assert_eq!(
                (mistake.offset, mistake.message),
                (offset, message),
                "{text}"
            );
        }
    }

    #[test]
    fn size_and_depth_are_limited() {
        let laughs: String = (1..30)
            .map(|level| format!("a{level}: &a{level} [*a{0}, *a{0}]\n", level - 1))
            .collect();
        let mistake = documents(&format!("a0: &a0 x\n{laughs}")).expect_err("too many");
        assert_eq!(mistake.message, "aliases unfold to too many values");
        assert!(documents(&"- ".repeat(1000)).is_err());
        assert!(documents(&"[".repeat(10_000)).is_err());
    }
}
