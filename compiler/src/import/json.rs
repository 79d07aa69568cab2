//! Reads JSON with common mistakes: numbers keep their spelling, objects their order, and repairs are reported.

use super::document::{DEEPEST, Document, Language, Mistake};
use super::members::Members;
use crate::ir::Value;
use crate::source::Text;

/// Deeper values do not fit into a file, which allows 64 nested brackets.
pub(super) const DEEPEST_KEPT: usize = 50;

/// How deeply containers are nested in a value, itself included.
pub(super) fn depth(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
        Value::List(items) => 1 + items.iter().map(depth).max().unwrap_or(0),
        Value::Object(entries) => {
            let depths = entries.iter().map(|(_, value)| depth(value));
            1 + depths.max().unwrap_or(0)
        }
    }
}

/// A value without a member, if it is an object.
pub(super) fn without(value: &Value, key: &str) -> Value {
    let Some(entries) = value.entries() else {
        return value.clone();
    };
    let others = entries.iter().filter(|(name, _)| &**name != key);
    Value::Object(others.cloned().collect())
}

/// One document, or one document a line.
pub(super) fn documents(text: &str) -> Result<Vec<Document>, Mistake> {
    let mut reader = Reader {
        text,
        bytes: text.as_bytes(),
        at: 0,
        repairs: Vec::new(),
    };
    let mut found = Vec::new();
    reader.space();
    while reader.at < text.len() {
        let value = reader.value(0)?;
        let repairs = std::mem::take(&mut reader.repairs);
        found.push(Document { value, repairs });
        reader.space();
    }
    if found.is_empty() {
        return Err(reader.mistake("there is nothing here"));
    }
    Ok(found)
}

/// A single document.
pub fn value(text: &str) -> Result<Value, Mistake> {
    let mut all = documents(text)?;
    if all.len() > 1 {
        return Err(Mistake {
            language: Language::Json,
            offset: 0,
            message: "there is more than one document",
        });
    }
    Ok(all.remove(0).value)
}

struct Reader<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
    repairs: Vec<String>,
}

impl Reader<'_> {
    fn mistake(&self, message: &'static str) -> Mistake {
        Mistake {
            language: Language::Json,
            offset: self.at,
            message,
        }
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\n' | b'\t' | b'\r')) {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn value(&mut self, depth: usize) -> Result<Value, Mistake> {
        if depth > DEEPEST {
            return Err(self.mistake("the text is nested too deeply"));
        }
        match self.peek() {
            Some(b'{') => self.object(depth),
            Some(b'[') => self.list(depth),
            Some(b'"') => Ok(Value::String(self.string()?)),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(_) => self.word(),
            None => Err(self.mistake("the text ends too early")),
        }
    }

    fn word(&mut self) -> Result<Value, Mistake> {
        let words = [
            ("null", Value::Null),
            ("true", Value::Bool(true)),
            ("false", Value::Bool(false)),
        ];
        for (word, value) in words {
            if self.text[self.at..].starts_with(word) {
                self.at += word.len();
                return Ok(value);
            }
        }
        for word in ["NaN", "Infinity"] {
            if self.text[self.at..].starts_with(word) {
                return Ok(self.no_number(word));
            }
        }
        Err(self.mistake("a value is expected"))
    }

    /// The words that some writers use for numbers that are not finite.
    fn no_number(&mut self, word: &str) -> Value {
        self.at += word.len();
        self.repairs
            .push(format!("`{word}` is no JSON; `null` stands for it"));
        Value::Null
    }

    fn number(&mut self) -> Result<Value, Mistake> {
        let start = self.at;
        if self.text[start..].starts_with("-Infinity") {
            return Ok(self.no_number("-Infinity"));
        }
        if self.peek() == Some(b'-') {
            self.at += 1;
        }
        let whole = self.digits();
        let leading_zero = whole > 1 && self.bytes[self.at - whole] == b'0';
        if whole == 0 || leading_zero {
            return Err(self.mistake("a number is malformed"));
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            if self.digits() == 0 {
                return Err(self.mistake("a number is malformed"));
            }
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            if matches!(self.peek(), Some(b'+' | b'-')) {
                self.at += 1;
            }
            if self.digits() == 0 {
                return Err(self.mistake("a number is malformed"));
            }
        }
        Ok(Value::Number(self.text[start..self.at].into()))
    }

    fn digits(&mut self) -> usize {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        self.at - start
    }

    fn list(&mut self, depth: usize) -> Result<Value, Mistake> {
        self.at += 1;
        let mut items = Vec::new();
        self.space();
        if self.peek() == Some(b']') {
            self.at += 1;
            return Ok(Value::List(items));
        }
        loop {
            self.space();
            items.push(self.value(depth + 1)?);
            self.space();
            match self.peek() {
                Some(b',') => self.at += 1,
                Some(b']') => {
                    self.at += 1;
                    return Ok(Value::List(items));
                }
                Some(_) | None => return Err(self.mistake("a comma or ] is expected")),
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Value, Mistake> {
        self.at += 1;
        let mut members = Members::default();
        self.space();
        if self.peek() == Some(b'}') {
            self.at += 1;
            return Ok(members.into_object());
        }
        loop {
            self.space();
            if self.peek() != Some(b'"') {
                return Err(self.mistake("a key in double quotes is expected"));
            }
            let key = self.string()?;
            self.space();
            if self.peek() != Some(b':') {
                return Err(self.mistake("a colon is expected"));
            }
            self.at += 1;
            self.space();
            let value = self.value(depth + 1)?;
            members.put(key, value, &mut self.repairs);
            self.space();
            match self.peek() {
                Some(b',') => self.at += 1,
                Some(b'}') => {
                    self.at += 1;
                    return Ok(members.into_object());
                }
                Some(_) | None => return Err(self.mistake("a comma or } is expected")),
            }
        }
    }

    fn string(&mut self) -> Result<Text, Mistake> {
        self.at += 1;
        let start = self.at;
        let rest = &self.bytes[start..];
        let Some(end) = rest.iter().position(|byte| matches!(byte, b'"' | b'\\')) else {
            return Err(self.mistake("a string is not closed"));
        };
        self.at = start + end;
        if self.bytes[self.at] == b'"' {
            let text = self.text[start..self.at].into();
            self.at += 1;
            return Ok(text);
        }
        let mut text = self.text[start..self.at].to_owned();
        loop {
            match self.peek() {
                None => return Err(self.mistake("a string is not closed")),
                Some(b'"') => {
                    self.at += 1;
                    return Ok(text.into());
                }
                Some(b'\\') => text.push(self.escape()?),
                Some(_) => {
                    let from = self.at;
                    while !matches!(self.peek(), None | Some(b'"' | b'\\')) {
                        self.at += 1;
                    }
                    text.push_str(&self.text[from..self.at]);
                }
            }
        }
    }

    fn escape(&mut self) -> Result<char, Mistake> {
        let letter = self.bytes.get(self.at + 1).copied();
        let simple = match letter {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{C}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode(),
            Some(_) | None => return Err(self.mistake("a string holds an unknown escape")),
        };
        self.at += 2;
        Ok(simple)
    }

    fn unicode(&mut self) -> Result<char, Mistake> {
        let unit = self.unit()?;
        if let 0xD800..0xDC00 = unit
            && self.text[self.at..].starts_with("\\u")
        {
            let before = self.at;
            let low = self.unit()?;
            if let 0xDC00..0xE000 = low {
                let point = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
                return Ok(char::from_u32(point).unwrap_or(char::REPLACEMENT_CHARACTER));
            }
            self.at = before;
        }
        Ok(char::from_u32(unit).unwrap_or_else(|| {
            self.repairs
                .push("half of a surrogate pair is no character; U+FFFD stands for it".to_owned());
            char::REPLACEMENT_CHARACTER
        }))
    }

    fn unit(&mut self) -> Result<u32, Mistake> {
        let digits = self.text.get(self.at + 2..self.at + 6);
        let unit = digits
            .filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit()))
            .and_then(|digits| u32::from_str_radix(digits, 16).ok());
        match unit {
            Some(unit) => {
                self.at += 6;
                Ok(unit)
            }
            None => Err(self.mistake("a string holds an unknown escape")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spelling_and_order_stay() {
        let text = r#"{"b":1.0,"a":[1e400,-0,"\ud83d\ude00\n"]}"#;
        assert_eq!(
            value(text).expect("it is JSON").to_json(),
            r#"{"b":1.0,"a":[1e400,-0,"😀\n"]}"#
        );
    }

    #[test]
    fn what_is_put_right_is_told() {
        let all = documents("{\"a\":1,\"a\":NaN}\n\"\\ud800\"").expect("it can be read");
        assert_eq!(all.len(), 2);
        assert_eq!(all[0].value.to_json(), r#"{"a":null}"#);
        assert_eq!(all[0].repairs.len(), 2);
        assert_eq!(all[1].repairs.len(), 1);
    }

    #[test]
    fn mistakes_have_a_place() {
        for (text, offset) in [
            ("", 0),
            ("{\"a\":}", 5),
            ("[1,]", 3),
            ("{'a':1}", 1),
            ("01", 2),
        ] {
            let mistake = documents(text).expect_err(text);
            assert_eq!(mistake.offset, offset, "{text}");
            assert_eq!(mistake.language, Language::Json, "{text}");
        }
    }

    #[test]
    fn depth_is_limited() {
        assert!(documents(&"[".repeat(100_000)).is_err());
    }
}
