//! JSON text, written as it goes, with every character that cannot be seen escaped.

use toolc_compiler::decimal;
use toolc_compiler::ir::Value;
pub use toolc_compiler::source::is_hidden;

/// A JSON document in the making: no white space, members in the order in which they are written.
#[derive(Debug, Default)]
pub struct Json {
    out: String,
    comma: bool,
    /// Where the contents of the open objects begin.
    opened: Vec<usize>,
    /// Whether numbers are respelled (see [`Json::schema`]).
    respells: bool,
}

impl Json {
    /// A document whose numbers have their canonical spelling, as those of schemas have.
    pub fn schema() -> Self {
        Self {
            respells: true,
            ..Self::default()
        }
    }

    /// The text.
    pub fn into_text(self) -> String {
        self.out
    }

    /// How many bytes were written so far.
    pub fn length(&self) -> usize {
        self.out.len()
    }

    /// Opens an object.
    pub fn open(&mut self) {
        self.separate();
        self.out.push('{');
        self.opened.push(self.out.len());
        self.comma = false;
    }

    /// Closes an object.
    pub fn close(&mut self) {
        self.opened.pop();
        self.out.push('}');
        self.comma = true;
    }

    /// Whether the open object is the document.
    pub fn is_outermost(&self) -> bool {
        self.opened.len() == 1
    }

    /// Opens a list.
    pub fn open_list(&mut self) {
        self.separate();
        self.out.push('[');
        self.comma = false;
    }

    /// Closes a list.
    pub fn close_list(&mut self) {
        self.out.push(']');
        self.comma = true;
    }

    /// Starts a member.
    pub fn key(&mut self, key: &str) {
        self.separate();
        push_quoted(&mut self.out, key);
        self.out.push(':');
        self.comma = false;
    }

    /// A string.
    pub fn string(&mut self, text: &str) {
        self.separate();
        push_quoted(&mut self.out, text);
    }

    /// A list of strings.
    pub fn texts(&mut self, texts: impl IntoIterator<Item = impl AsRef<str>>) {
        self.open_list();
        for text in texts {
            self.string(text.as_ref());
        }
        self.close_list();
    }

    /// A value whose JSON text is at hand.
    pub fn raw(&mut self, text: &str) {
        self.separate();
        self.out.push_str(text);
    }

    /// A member with a string.
    pub fn text(&mut self, key: &str, text: &str) {
        self.key(key);
        self.string(text);
    }

    /// A member with a number, whose JSON text is at hand.
    pub fn number(&mut self, key: &str, text: &str) {
        self.key(key);
        self.digits(text);
    }

    fn digits(&mut self, text: &str) {
        match self.respells {
            true => self.raw(&decimal::spelled(text)),
            false => self.raw(text),
        }
    }

    /// The members of the innermost open object that were written so far: keys and JSON texts.
    pub fn written(&self) -> Vec<(String, &str)> {
        let start = self.opened.last().copied().unwrap_or(self.out.len());
        members_of(&self.out[start..])
    }

    /// A member with a value whose JSON text is at hand.
    pub fn member(&mut self, key: &str, raw: &str) {
        self.key(key);
        self.raw(raw);
    }

    /// Members whose JSON text is at hand, without the braces around them.
    pub fn members(&mut self, raw: &str) {
        if !raw.is_empty() {
            self.raw(raw);
        }
    }

    /// Any value.
    pub fn value(&mut self, value: &Value) {
        match value {
            Value::Null => self.raw("null"),
            Value::Bool(true) => self.raw("true"),
            Value::Bool(false) => self.raw("false"),
            Value::Number(text) => self.digits(text),
            Value::String(text) => self.string(text),
            Value::List(items) => {
                self.open_list();
                items.iter().for_each(|item| self.value(item));
                self.close_list();
            }
            Value::Object(entries) => {
                self.open();
                for (key, value) in entries {
                    self.key(key);
                    self.value(value);
                }
                self.close();
            }
        }
    }

    fn separate(&mut self) {
        if self.comma {
            self.out.push(',');
        }
        self.comma = true;
    }
}

/// The JSON text of a value.
pub fn text_of(value: &Value) -> String {
    let mut json = Json::default();
    json.value(value);
    json.into_text()
}

/// The JSON text of a value in a schema: its numbers have their canonical spelling.
pub fn schema_text_of(value: &Value) -> String {
    let mut json = Json::schema();
    json.value(value);
    json.into_text()
}

/// The members in the text of an object without its braces and without white space between tokens.
fn members_of(text: &str) -> Vec<(String, &str)> {
    let (mut all, mut depth, mut quoted, mut escaped) = (Vec::new(), 0_u32, false, false);
    let (mut start, mut colon) = (0, None);
    let mut add = |start: usize, colon: Option<usize>, end: usize| {
        let Some(colon) = colon else { return };
        let key = serde_json::from_str(&text[start..colon]).unwrap_or_default();
        all.push((key, &text[colon + 1..end]));
    };
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b':' if depth == 0 && colon.is_none() => colon = Some(at),
            b',' if depth == 0 => {
                add(start, colon, at);
                (start, colon) = (at + 1, None);
            }
            _ => {}
        }
    }
    add(start, colon, text.len());
    all
}

fn push_quoted(out: &mut String, text: &str) {
    out.push('"');
    if is_plain(text) {
        out.push_str(text);
        out.push('"');
        return;
    }
    let mut plain = 0;
    for (at, c) in text.char_indices() {
        let short = match c {
            '"' => "\\\"",
            '\\' => "\\\\",
            '\n' => "\\n",
            '\r' => "\\r",
            '\t' => "\\t",
            _ if is_hidden(c) => "",
            _ => continue,
        };
        out.push_str(&text[plain..at]);
        plain = at + c.len_utf8();
        if short.is_empty() {
            for unit in c.encode_utf16(&mut [0; 2]) {
                out.push_str(&format!("\\u{unit:04x}"));
            }
        } else {
            out.push_str(short);
        }
    }
    out.push_str(&text[plain..]);
    out.push('"');
}

/// Whether a text can stand between quotes as it is, in JSON and in any language: most can.
pub fn is_plain(text: &str) -> bool {
    all_bytes(text, |byte| {
        is_visible(byte) & (byte != b'"') & (byte != b'\\')
    })
}

/// Whether there is a character of [`is_hidden`] in a text.
pub fn has_hidden(text: &str) -> bool {
    !all_bytes(text, is_visible) && text.contains(is_hidden)
}

fn is_visible(byte: u8) -> bool {
    matches!(byte, b' '..=b'~')
}

/// Whether all bytes of a text are of a kind. It looks at all in any case: so it looks at many at once.
pub(crate) fn all_bytes(text: &str, is_one: impl Fn(u8) -> bool) -> bool {
    text.bytes().fold(true, |all, byte| all & is_one(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_of_the_open_object_are_known() {
        let mut json = Json::schema();
        json.open();
        json.number("out", "1e2");
        json.key("in{}");
        json.open();
        assert!(json.written().is_empty());
        json.text("a\",:", "x,\"}{:");
        json.key("b");
        json.open_list();
        json.open();
        json.text("c", "d");
        json.close();
        json.raw("7");
        json.close_list();
        let expected = [
            ("a\",:".to_owned(), r#""x,\"}{:""#),
            ("b".to_owned(), r#"[{"c":"d"},7]"#),
        ];
        assert_eq!(json.written(), expected);
        json.close();
        let keys: Vec<String> = json.written().into_iter().map(|(key, _)| key).collect();
        assert_eq!(keys, ["out", "in{}"]);
        json.close();
        assert!(json.into_text().starts_with(r#"{"out":100,"#));
    }
}
