//! The slow reader: any document to a value, or what is broken in it and where.

use super::broken::{Broken, Phrase};
use super::number::number_length;
use super::{MAX_DEPTH, Number, Object, Value, text};

/// Reads one document.
pub(crate) fn document(bytes: &[u8]) -> Result<Value, Broken> {
    read(bytes, false)
}

/// Reads what our own writer wrote, where `NaN` and the infinities may stand for a float.
pub(crate) fn output(bytes: &[u8]) -> Result<Value, Broken> {
    read(bytes, true)
}

fn read(bytes: &[u8], non_finite: bool) -> Result<Value, Broken> {
    if bytes.starts_with(b"\xef\xbb\xbf") {
        return Err(Broken::at(0, Phrase::ByteOrderMark));
    }
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return Err(Broken::at(error.valid_up_to(), Phrase::NotUtf8)),
    };
    let mut parser = Parser {
        text,
        at: 0,
        non_finite,
    };
    let value = parser.value()?;
    parser.space();
    if parser.at < text.len() {
        return Err(parser.broken(Phrase::TextBehind));
    }
    Ok(value)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    non_finite: bool,
}

/// A container that is still open, with what it holds so far.
enum Open {
    List(Vec<Value>),
    Object(Vec<(String, Value)>, String),
}

impl Parser<'_> {
    /// One value, without recursion.
    fn value(&mut self) -> Result<Value, Broken> {
        let mut open: Vec<Open> = Vec::new();
        loop {
            let mut value = match self.peek() {
                Some(bracket @ (b'{' | b'[')) => {
                    if open.len() >= MAX_DEPTH as usize {
                        return Err(self.broken(Phrase::TooDeep));
                    }
                    self.at += 1;
                    if bracket == b'[' && self.peek() == Some(b']') {
                        self.at += 1;
                        Value::Array(Vec::new())
                    } else if bracket == b'[' {
                        open.push(Open::List(Vec::new()));
                        continue;
                    } else if self.peek() == Some(b'}') {
                        self.at += 1;
                        Value::Object(Object::new())
                    } else {
                        open.push(Open::Object(Vec::new(), self.key()?));
                        continue;
                    }
                }
                _ => self.scalar()?,
            };
            loop {
                let Some(container) = open.last_mut() else {
                    return Ok(value);
                };
                match container {
                    Open::List(items) => items.push(value),
                    Open::Object(members, key) => members.push((std::mem::take(key), value)),
                }
                if self.goes_on(container)? {
                    break;
                }
                value = match open.pop().expect("a container is open") {
                    Open::List(items) => Value::Array(items),
                    Open::Object(members, _) => Value::Object(Object::from_members(members)),
                };
            }
        }
    }

    /// Takes what stands behind an item: a comma (and an object's next key) or the closing bracket.
    fn goes_on(&mut self, container: &mut Open) -> Result<bool, Broken> {
        let (close, missing) = match container {
            Open::List(_) => (b']', Phrase::CommaInList),
            Open::Object(..) => (b'}', Phrase::CommaInObject),
        };
        match self.peek() {
            Some(b',') => {
                self.at += 1;
                if self.peek() == Some(close) {
                    return Err(self.broken(Phrase::TrailingComma));
                }
                if let Open::Object(_, key) = container {
                    *key = self.key()?;
                }
                Ok(true)
            }
            Some(next) if next == close => {
                self.at += 1;
                Ok(false)
            }
            Some(_) => Err(self.broken(missing)),
            None => Err(self.broken(Phrase::Ends)),
        }
    }

    fn key(&mut self) -> Result<String, Broken> {
        match self.peek() {
            Some(b'"') => {}
            Some(_) => return Err(self.broken(Phrase::Key)),
            None => return Err(self.broken(Phrase::Ends)),
        }
        let key = self.string()?;
        match self.peek() {
            Some(b':') => self.at += 1,
            Some(_) => return Err(self.broken(Phrase::Colon)),
            None => return Err(self.broken(Phrase::Ends)),
        }
        Ok(key)
    }

    fn scalar(&mut self) -> Result<Value, Broken> {
        match self.peek() {
            None => Err(self.broken(Phrase::Ends)),
            Some(b'"') => self.string().map(Value::String),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(_) => self.word(),
        }
    }

    fn word(&mut self) -> Result<Value, Broken> {
        let rest = &self.text[self.at..];
        let length = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        let value = match &rest[..length] {
            "null" => Value::Null,
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            name @ ("NaN" | "Infinity") if self.non_finite => Value::Number(Number::trusted(name)),
            _ => return Err(self.broken(Phrase::Value)),
        };
        self.at += length;
        Ok(value)
    }

    fn number(&mut self) -> Result<Value, Broken> {
        let rest = &self.text[self.at..];
        if self.non_finite && rest.starts_with("-Infinity") {
            self.at += "-Infinity".len();
            return Ok(Value::Number(Number::trusted("-Infinity")));
        }
        let length = number_length(rest.as_bytes());
        let length = length.ok_or_else(|| self.broken(Phrase::Number))?;
        let next = rest.as_bytes().get(length);
        if next.is_some_and(|byte| byte.is_ascii_alphanumeric() || b".+-".contains(byte)) {
            return Err(self.broken(Phrase::Number));
        }
        self.at += length;
        Ok(Value::Number(Number::trusted(&rest[..length])))
    }

    fn string(&mut self) -> Result<String, Broken> {
        let bytes = self.text.as_bytes();
        let start = self.at + 1;
        let mut at = start;
        loop {
            match bytes.get(at) {
                Some(b'"') => break,
                Some(b'\\') => at += 2,
                Some(0..0x20) => return Err(Broken::at(at, Phrase::Control)),
                Some(_) => at += 1,
                None => return Err(Broken::at(self.text.len(), Phrase::OpenString)),
            }
        }
        self.at = at + 1;
        let inside = &self.text[start..at];
        let mut out = String::new();
        match text::unescape(inside, &mut out) {
            Ok(()) => Ok(out),
            Err(offset) => {
                let escape = inside.as_bytes().get(offset + 1);
                let half = escape == Some(&b'u') && four_hex(&inside[offset + 2..]);
                let phrase = if half {
                    Phrase::LoneSurrogate
                } else {
                    Phrase::Escape
                };
                Err(Broken::at(start + offset, phrase))
            }
        }
    }

    fn peek(&mut self) -> Option<u8> {
        self.space();
        self.text.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        let bytes = self.text.as_bytes();
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(self.at) {
            self.at += 1;
        }
    }

    fn broken(&self, phrase: Phrase) -> Broken {
        Broken::at(self.at, phrase)
    }
}

fn four_hex(text: &str) -> bool {
    text.len() >= 4 && text.bytes().take(4).all(|byte| byte.is_ascii_hexdigit())
}
