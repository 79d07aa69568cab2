//! JSON text, written as it goes, with every character that cannot be seen escaped.

use toolc_compiler::ir::Value;
pub use toolc_compiler::source::is_hidden;

/// A JSON document in the making: no white space, members in the order in which they are written.
#[derive(Debug, Default)]
pub struct Json {
    out: String,
    comma: bool,
}

impl Json {
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
        self.comma = false;
    }

    /// Closes an object.
    pub fn close(&mut self) {
        self.out.push('}');
        self.comma = true;
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
            Value::Number(text) => self.raw(text),
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
