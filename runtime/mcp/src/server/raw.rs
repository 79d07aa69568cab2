//! JSON that is ready travels through the types of `rmcp` as a marked text, and goes out as it is: results and definitions
//! are written once, and their bytes are those of the registry.

use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use memchr::memchr2;
use rmcp::model::{ContentBlock, ElicitationSchema, JsonObject, Tool};
use serde_json::Value;

use super::mark::Mark;

/// What marks a text. It never leaves the process: who knew it could make JSON of texts.
static MARK: LazyLock<Mark> = LazyLock::new(Mark::new);

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

    /// The member of an object that is the text, and its other members, in any order; nothing for a text alone.
    fn object(self) -> Option<(&'static str, &'static [&'static str])> {
        match self {
            Self::Value => None,
            Self::Blocks => Some((r#""text":"#, &[r#""type":"text""#])),
            Self::Schema => Some((r#""title":"#, &[r#""type":"object""#, r#""properties":{}"#])),
            Self::Tool => Some((r#""name":"#, &[r#""inputSchema":{}"#])),
        }
    }

    /// Where what stands for something begins and ends, in what comes before the text and behind it.
    fn around(self, before: &[u8], behind: &[u8]) -> Option<(usize, usize)> {
        let mut before = before.strip_suffix(b"\"")?;
        let mut rest = behind.strip_prefix(b"\"")?;
        if let Some((member, others)) = self.object() {
            before = before.strip_suffix(member.as_bytes())?;
            while let Some(shorter) = before.strip_suffix(b",") {
                let other = others
                    .iter()
                    .find(|other| shorter.ends_with(other.as_bytes()))?;
                before = &shorter[..shorter.len() - other.len()];
            }
            before = before.strip_suffix(b"{")?;
            while let Some(shorter) = rest.strip_prefix(b",") {
                let other = others
                    .iter()
                    .find(|other| shorter.starts_with(other.as_bytes()))?;
                rest = &shorter[other.len()..];
            }
            rest = rest.strip_prefix(b"}")?;
        }
        Some((before.len(), behind.len() - rest.len()))
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

    /// A message as it goes out.
    pub(super) fn spliced(&self, message: &[u8]) -> Spliced {
        let Some(mut at) = MARK.finder.find(message) else {
            return Spliced::AsItIs;
        };
        let mut out = Vec::with_capacity(message.len());
        let mut rest = message;
        loop {
            let Some(used) = self.splice(rest, at, &mut out) else {
                debug_assert!(false, "a mark is where none can be");
                return Spliced::Failed(failed(message));
            };
            rest = &rest[used..];
            match MARK.finder.find(rest) {
                Some(next) => at = next,
                None => break,
            }
        }
        out.extend_from_slice(rest);
        Spliced::Changed(out)
    }

    /// Writes what comes before the mark at `at` and what it stands for; how much of `rest` that was.
    fn splice(&self, rest: &[u8], at: usize, out: &mut Vec<u8>) -> Option<usize> {
        let behind = at + MARK.text.len();
        let letter = char::from(*rest.get(behind)?);
        let place = Place::ALL.into_iter().find(|it| it.letter() == letter)?;
        let text = &rest[behind + 1..];
        let length = end_of(text)?;
        let (start, used) = place.around(&rest[..at], &text[length..])?;
        let definition = match place {
            Place::Tool => Some(self.get(&text[..length])?),
            Place::Value | Place::Blocks | Place::Schema => None,
        };
        out.extend_from_slice(&rest[..start]);
        match definition {
            Some(definition) => out.extend_from_slice(definition.as_bytes()),
            None => unescape(&text[..length], out),
        }
        Some(behind + 1 + length + used)
    }
}

/// What becomes of a message.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Spliced {
    /// Nothing in it is marked.
    AsItIs,
    Changed(Vec<u8>),
    /// It cannot be sent; this is sent in its place. Empty for what has no answer.
    Failed(Vec<u8>),
}

/// What is said in place of a message, or of an event with one, that cannot be sent.
fn failed(message: &[u8]) -> Vec<u8> {
    let start = memchr::memchr(b'{', message).unwrap_or(0);
    let end = memchr::memrchr(b'}', message).map_or(start, |at| at + 1);
    let parsed: Option<Value> = serde_json::from_slice(&message[start..end]).ok();
    let id = parsed.as_ref().and_then(|message| message.get("id"));
    let Some(id) =
        id.filter(|id| id.is_number() || id.as_str().is_some_and(|id| !id.contains(&MARK.text)))
    else {
        return Vec::new();
    };
    let error = serde_json::json!({
        "jsonrpc": "2.0",
        "id": id,
        "error": { "code": -32603, "message": "The result cannot be sent." },
    });
    [
        &message[..start],
        error.to_string().as_bytes(),
        &message[end..],
    ]
    .concat()
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

    use super::{Definitions, MARK, Place, Spliced, blocks, failed, schema, value};

    fn sent(definitions: &Definitions, text: serde_json::Result<String>) -> String {
        let text = text.unwrap();
        match definitions.spliced(text.as_bytes()) {
            Spliced::Changed(changed) => String::from_utf8(changed).unwrap(),
            other @ (Spliced::AsItIs | Spliced::Failed(_)) => panic!("{text}: {other:?}"),
        }
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
        let wanted = r#"{"type":"object","properties":{"n":{"type":"integer"}}}"#;
        assert_eq!(
            sent(&known, to_string(&[blocks(parts)])),
            format!("[{parts}]")
        );
        assert_eq!(sent(&known, to_string(&schema(wanted))), wanted);
        // Some of it is a map before it is written, whose members have another order.
        let map = serde_json::to_value([blocks(parts)]).unwrap();
        assert_eq!(sent(&known, to_string(&map)), format!("[{parts}]"));
        let map = serde_json::to_value(schema(wanted)).unwrap();
        assert_eq!(sent(&known, to_string(&map)), wanted);
        let title = Place::Schema.marked(wanted);
        let title = to_string(&title).unwrap();
        for members in [
            format!(r#"{{"title":{title},"properties":{{}},"type":"object"}}"#),
            format!(r#"{{"properties":{{}},"type":"object","title":{title}}}"#),
        ] {
            assert_eq!(sent(&known, Ok(members)), wanted);
        }
        let one = known.add(r#"{"name":"one"}"#);
        let two = known.add(r#"{"name":"two"}"#);
        let both = r#"[{"name":"two"},{"name":"one"}]"#;
        assert_eq!(sent(&known, to_string(&[two, one])), both);
    }

    #[test]
    fn the_mark_never_leaves() {
        let known = Definitions::default();
        assert_eq!(known.spliced(b"{\"a\":\"v[1]\"}"), Spliced::AsItIs);
        let mark = &MARK.text;
        let unknown = Place::Tool.marked("7");
        for odd in [
            format!(r#"{{"id":3,"result":{{"a":"b{mark}v1"}}}}"#),
            format!(r#"{{"id":3,"result":{{"a":"{mark}x1"}}}}"#),
            format!(r#"{{"id":3,"result":{{"{mark}v1":1}}}}"#).replace("\":1", "\",1"),
            format!(r#"{{"id":3,"result":{{"name":"{unknown}","inputSchema":{{}}}}}}"#),
            format!(r#"{{"id":3,"result":{{"name":"{unknown}","other":{{}}}}}}"#),
        ] {
            let is_safe = std::panic::catch_unwind(|| match known.spliced(odd.as_bytes()) {
                Spliced::Failed(said) => !String::from_utf8_lossy(&said).contains(mark),
                Spliced::AsItIs => false,
                // As a key it is only the wrong kind of JSON.
                Spliced::Changed(changed) => !String::from_utf8_lossy(&changed).contains(mark),
            });
            // In tests the assertion tells of it.
            assert!(is_safe.unwrap_or(true), "{odd}");
        }
        let event = format!("data: {{\"id\":\"a\",\"result\":\"{mark}\"}}\n\n");
        let said = String::from_utf8(failed(event.as_bytes())).unwrap();
        assert!(
            said.starts_with("data: {") && said.contains("-32603") && said.ends_with("}\n\n"),
            "{said}"
        );
        assert!(failed(format!("{{\"method\":\"{mark}\"}}").as_bytes()).is_empty());
    }
}
