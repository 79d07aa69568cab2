//! JSON that is ready travels through the types of `rmcp` as a marked text, and goes out as it is: results and definitions
//! are written once, and their bytes are those of the registry.

use std::fmt::Write as _;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use memchr::{memchr2, memmem};
use rmcp::model::{ContentBlock, ElicitationSchema, JsonObject, Tool};
use serde_json::Value;

/// What marks a text: random, so that nobody outside can write one.
static MARK: LazyLock<Mark> = LazyLock::new(Mark::new);

struct Mark {
    text: String,
    finder: memmem::Finder<'static>,
}

impl Mark {
    fn new() -> Self {
        let mut random = [0; 16];
        getrandom::fill(&mut random).expect("the system has random bytes");
        let mut text = String::new();
        for byte in random {
            let _ = write!(text, "{byte:02x}");
        }
        let finder = memmem::Finder::new(&text).into_owned();
        Self { text, finder }
    }
}

/// What stands for what.
#[derive(Clone, Copy)]
enum Place {
    /// A text for any value.
    Value,
    /// A block of text for the blocks of a list, of which there is at least one.
    Blocks,
    /// A schema of an elicitation with a title for the whole schema.
    Schema,
    /// A tool with a name for the definition of this number.
    Tool,
}

impl Place {
    const ALL: [Self; 4] = [Self::Value, Self::Blocks, Self::Schema, Self::Tool];

    fn letter(self) -> char {
        match self {
            Self::Value => 'v',
            Self::Blocks => 'b',
            Self::Schema => 's',
            Self::Tool => 't',
        }
    }

    /// What `rmcp` writes before and behind the text.
    fn around(self) -> (&'static [u8], &'static [u8]) {
        match self {
            Self::Value => (b"\"", b"\""),
            Self::Blocks => (br#"{"type":"text","text":""#, br#""}"#),
            Self::Schema => (br#"{"type":"object","title":""#, br#"","properties":{}}"#),
            Self::Tool => (br#"{"name":""#, br#"","inputSchema":{}}"#),
        }
    }

    fn marked(self, text: &str) -> String {
        let mark = &MARK.text;
        let mut marked = String::with_capacity(mark.len() + 1 + text.len());
        marked.push_str(mark);
        marked.push(self.letter());
        marked.push_str(text);
        marked
    }
}

/// A value from its JSON.
pub(super) fn value(json: &str) -> Value {
    Value::String(Place::Value.marked(json))
}

/// Blocks of content from their JSON, without the brackets of the list around them.
pub(super) fn blocks(json: &str) -> ContentBlock {
    ContentBlock::text(Place::Blocks.marked(json))
}

/// The schema of an elicitation from its JSON.
pub(super) fn schema(json: &str) -> ElicitationSchema {
    let mut schema = ElicitationSchema::new(Default::default());
    schema.title = Some(Place::Schema.marked(json).into());
    schema
}

/// Definitions of tools by their numbers. None is ever forgotten: they belong to specs, which are static.
#[derive(Default)]
pub(super) struct Definitions(RwLock<Vec<Arc<str>>>);

impl Definitions {
    /// Keeps a definition.
    pub(super) fn add(&self, json: impl Into<Arc<str>>) -> Tool {
        let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
        all.push(json.into());
        let name = Place::Tool.marked(&(all.len() - 1).to_string());
        static EMPTY: LazyLock<Arc<JsonObject>> = LazyLock::new(Arc::default);
        Tool::new_with_raw(name, None, EMPTY.clone())
    }

    fn get(&self, number: &[u8]) -> Option<Arc<str>> {
        let number: usize = std::str::from_utf8(number).ok()?.parse().ok()?;
        let all = self.0.read().unwrap_or_else(PoisonError::into_inner);
        all.get(number).cloned()
    }

    /// A message as it goes out; `None` if nothing in it is marked.
    pub(super) fn spliced(&self, message: &[u8]) -> Option<Vec<u8>> {
        let mark = &*MARK;
        let mut at = mark.finder.find(message)?;
        let mut out = Vec::with_capacity(message.len());
        let mut rest = message;
        loop {
            // What is not as it should be stays as it is.
            let used = self.splice(rest, at, &mut out).unwrap_or_else(|| {
                let behind = at + mark.text.len();
                out.extend_from_slice(&rest[..behind]);
                behind
            });
            rest = &rest[used..];
            match mark.finder.find(rest) {
                Some(next) => at = next,
                None => break,
            }
        }
        out.extend_from_slice(rest);
        Some(out)
    }

    /// Writes what comes before the mark at `at` and what it stands for; how much of `rest` that was.
    fn splice(&self, rest: &[u8], at: usize, out: &mut Vec<u8>) -> Option<usize> {
        let behind = at + MARK.text.len();
        let letter = char::from(*rest.get(behind)?);
        let place = Place::ALL.into_iter().find(|it| it.letter() == letter)?;
        let (before, after) = place.around();
        let start = at.checked_sub(before.len())?;
        if !rest[start..].starts_with(before) {
            return None;
        }
        let text = &rest[behind + 1..];
        let length = end_of(text)?;
        let end = behind + 1 + length;
        if !rest[end..].starts_with(after) {
            return None;
        }
        let definition = match place {
            Place::Tool => Some(self.get(&text[..length])?),
            Place::Value | Place::Blocks | Place::Schema => None,
        };
        out.extend_from_slice(&rest[..start]);
        match definition {
            Some(definition) => out.extend_from_slice(definition.as_bytes()),
            None => unescape(&text[..length], out),
        }
        Some(end + after.len())
    }
}

/// Where the quote is that ends a text.
fn end_of(text: &[u8]) -> Option<usize> {
    let mut from = 0;
    loop {
        let at = from + memchr2(b'"', b'\\', text.get(from..)?)?;
        if text[at] == b'"' {
            return Some(at);
        }
        from = at + 2;
    }
}

/// Takes the escapes of JSON out of a text. One that is JSON itself has no others than those of quotes and backslashes,
/// and of whitespace between its tokens.
fn unescape(mut text: &[u8], out: &mut Vec<u8>) {
    while let Some(at) = memchr::memchr(b'\\', text) {
        out.extend_from_slice(&text[..at]);
        match text.get(at + 1) {
            Some(b'n') => out.push(b'\n'),
            Some(b'r') => out.push(b'\r'),
            Some(b't') => out.push(b'\t'),
            Some(other) => out.push(*other),
            None => {}
        }
        text = text.get(at + 2..).unwrap_or_default();
    }
    out.extend_from_slice(text);
}

#[cfg(test)]
mod tests {
    use serde_json::{json, to_string};

    use super::{Definitions, blocks, schema, value};

    fn sent(definitions: &Definitions, text: serde_json::Result<String>) -> String {
        let text = text.unwrap();
        let spliced = definitions.spliced(text.as_bytes());
        String::from_utf8(spliced.unwrap_or_else(|| text.into_bytes())).unwrap()
    }

    #[test]
    fn what_is_marked_goes_out_as_it_is() {
        let known = Definitions::default();
        let text = r#"{"a":"\"\\\n","b":[1.0,1e400,123456789012345678901234567890]}"#;
        let message = json!({ "x": value(text), "y": [value("1"), value("{\n}")] });
        let sent = sent(&known, to_string(&message));
        assert_eq!(sent, format!(r#"{{"x":{text},"y":[1,{{{}}}]}}"#, '\n'));
    }

    #[test]
    fn blocks_schemas_and_tools_take_the_place_of_what_rmcp_writes() {
        let known = Definitions::default();
        let parts = r#"{"type":"text","text":"a \"b\""},{"type":"text","text":"c"}"#;
        assert_eq!(sent(&known, to_string(&[blocks(parts)])), format!("[{parts}]"));
        let wanted = r#"{"type":"object","properties":{"n":{"type":"integer"}}}"#;
        assert_eq!(sent(&known, to_string(&schema(wanted))), wanted);
        let one = known.add(r#"{"name":"one"}"#);
        let two = known.add(r#"{"name":"two"}"#);
        assert_eq!(
            sent(&known, to_string(&[two, one])),
            r#"[{"name":"two"},{"name":"one"}]"#
        );
    }

    #[test]
    fn what_is_not_marked_is_left_alone() {
        let known = Definitions::default();
        assert_eq!(known.spliced(b"{\"a\":\"v[1]\"}"), None);
        // A mark where none can be, cut off, or of a definition that nobody knows.
        for odd in [
            value("1").as_str().unwrap(),
            &super::Place::Tool.marked("7"),
            &super::MARK.text,
        ] {
            assert_eq!(known.spliced(odd.as_bytes()).unwrap(), odd.as_bytes());
        }
    }
}
