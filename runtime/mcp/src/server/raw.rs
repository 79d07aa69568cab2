//! JSON that is ready travels through the types of `rmcp` inside marked objects, and goes out as it is: results and
//! definitions are written once, and their bytes are those of the registry.
//!
//! A marked object is an object of MCP with one member whose text begins with the mark. On the way out the whole object is
//! replaced, whatever members `rmcp` has given it, and in whatever order they are. If a mark is anywhere else, the message
//! is not sent: its request is answered by an error.

use std::ops::Range;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use memchr::{memchr, memchr2, memchr3};
use rmcp::model::{ContentBlock, ElicitationSchema, JsonObject, Tool};
use serde_json::Value;

use super::mark::Mark;
use super::numbers;

/// What marks a text. It never leaves the process: who knew it could make JSON of texts.
static MARK: LazyLock<Mark> = LazyLock::new(Mark::new);

/// The kinds of marked objects.
#[derive(Clone, Copy)]
enum Place {
    /// An object for any value.
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

    /// The member of the object that has the marked text.
    fn member(self) -> &'static str {
        match self {
            Self::Value => "json",
            Self::Blocks => "text",
            Self::Schema => "title",
            Self::Tool => "name",
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

/// An object that stands for a value, by the JSON of that value.
pub(super) fn value(json: &str) -> Value {
    let text = Value::String(Place::Value.marked(json));
    Value::Object(JsonObject::from_iter([(
        Place::Value.member().to_owned(),
        text,
    )]))
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

    /// A message as it goes out: with ids and tokens as the client has written them, too. They come first: the JSON of a
    /// payload is still a text then, in which nothing is a number.
    pub(super) fn spliced(&self, message: &[u8]) -> Spliced {
        let outgoing = numbers::are_marked(message).then(|| numbers::outgoing(message));
        match self.replaced(outgoing.as_deref().unwrap_or(message)) {
            Replaced::Nothing => outgoing.map_or(Spliced::AsItIs, Spliced::Changed),
            Replaced::All(out) => Spliced::Changed(out),
            Replaced::Wrong => Spliced::Failed(numbers::outgoing(&failed(message))),
        }
    }

    /// A message with values in place of what stands for them.
    fn replaced(&self, message: &[u8]) -> Replaced {
        let Some(mark) = MARK.finder.find(message) else {
            return Replaced::Nothing;
        };
        match self.splice(message, mark) {
            // A mark that a payload has brought along does not leave either.
            Some(out) if MARK.finder.find(&out).is_none() => Replaced::All(out),
            Some(_) | None => Replaced::Wrong,
        }
    }

    /// A message whose marked objects are replaced, of which the first has its mark at `mark`; `None` if a mark is not where
    /// it belongs.
    fn splice(&self, message: &[u8], mut mark: usize) -> Option<Vec<u8>> {
        let mut out = Vec::with_capacity(message.len());
        let mut copied = 0;
        // The objects around `at`: where each begins, in the message and in `out`.
        let mut open: Vec<(usize, usize)> = Vec::new();
        let mut key = 0..0;
        let mut at = 0;
        loop {
            at += memchr3(b'"', b'{', b'}', message.get(at..)?)?;
            match message[at] {
                b'{' => open.push((at, out.len() + (at - copied))),
                b'}' => {
                    open.pop()?;
                }
                _ => {
                    let text = at + 1..end_of_text(message, at + 1)?;
                    at = text.end;
                    if mark < at {
                        let payload = self.payload(message, &key, &text)?;
                        let (begin, begin_out) = open.pop()?;
                        match begin < copied {
                            // Something inside of the object was replaced as well.
                            true => out.truncate(begin_out),
                            false => out.extend_from_slice(&message[copied..begin]),
                        }
                        payload.write(&mut out)?;
                        copied = end_of_object(message, at + 1)?;
                        match MARK.finder.find(&message[copied..]) {
                            Some(next) => mark = copied + next,
                            None => break,
                        }
                        at = copied - 1;
                    }
                    key = text;
                }
            }
            at += 1;
        }
        out.extend_from_slice(&message[copied..]);
        Some(out)
    }

    /// What stands for the object whose member `key` is the marked `text`.
    fn payload<'a>(
        &self,
        message: &'a [u8],
        key: &Range<usize>,
        text: &Range<usize>,
    ) -> Option<Payload<'a>> {
        let marked = message[text.clone()].strip_prefix(MARK.text.as_bytes())?;
        let (letter, payload) = marked.split_first()?;
        let mut places = Place::ALL.into_iter();
        let place = places.find(|it| it.letter() == char::from(*letter))?;
        // Between the texts of a key and of its value is a colon, and no other sign of JSON.
        let between = message.get(key.end + 1..text.start - 1)?;
        if between.trim_ascii() != b":" || message[key.clone()] != *place.member().as_bytes() {
            return None;
        }
        Some(match place {
            Place::Tool => Payload::Definition(self.get(payload)?),
            Place::Value | Place::Blocks | Place::Schema => Payload::Escaped(payload),
        })
    }
}

/// The JSON that goes out in place of an object.
enum Payload<'a> {
    Definition(Arc<str>),
    /// As it stands in a text.
    Escaped(&'a [u8]),
}

impl Payload<'_> {
    fn write(&self, out: &mut Vec<u8>) -> Option<()> {
        match self {
            Self::Definition(json) => out.extend_from_slice(json.as_bytes()),
            Self::Escaped(text) => unescape(text, out)?,
        }
        Some(())
    }
}

/// What comes of the marked objects of a message.
enum Replaced {
    /// It has no marked object.
    Nothing,
    All(Vec<u8>),
    /// A mark is not where it belongs.
    Wrong,
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

/// The position of the quote that ends a text which begins at `from`.
fn end_of_text(message: &[u8], mut from: usize) -> Option<usize> {
    loop {
        let at = from + memchr2(b'"', b'\\', message.get(from..)?)?;
        if message[at] == b'"' {
            return Some(at);
        }
        from = at + 2;
    }
}

/// The position behind the bracket that ends an object which has begun before `from`.
fn end_of_object(message: &[u8], mut from: usize) -> Option<usize> {
    let mut depth = 0_usize;
    loop {
        let at = from + memchr3(b'"', b'{', b'}', message.get(from..)?)?;
        from = at + 1;
        match message[at] {
            b'{' => depth += 1,
            b'}' if depth == 0 => return Some(from),
            b'}' => depth -= 1,
            _ => from = end_of_text(message, from)? + 1,
        }
    }
}

/// Writes a text of JSON without its escapes; `None` if that is not UTF-8.
fn unescape(text: &[u8], out: &mut Vec<u8>) -> Option<()> {
    let begin = out.len();
    let mut rest = text;
    while let Some(at) = memchr(b'\\', rest) {
        out.extend_from_slice(&rest[..at]);
        match rest.get(at + 1)? {
            plain @ (b'"' | b'\\' | b'/') => out.push(*plain),
            b'n' => out.push(b'\n'),
            b'r' => out.push(b'\r'),
            b't' => out.push(b'\t'),
            // JSON has no need of any other escape when it is written as a text.
            _ => {
                out.truncate(begin);
                let quoted = [b"\"", text, b"\""].concat();
                let whole: String = serde_json::from_slice(&quoted).ok()?;
                out.extend_from_slice(whole.as_bytes());
                return Some(());
            }
        }
        rest = &rest[at + 2..];
    }
    out.extend_from_slice(rest);
    Some(())
}

#[cfg(test)]
mod tests {
    use serde_json::{json, to_string};

    use super::{Definitions, MARK, Place, Spliced, blocks, failed, numbers, schema, value};

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
        let outgoing = sent(&known, to_string(&message));
        assert_eq!(outgoing, format!(r#"{{"x":{text},"y":[1,{{{}}}]}}"#, '\n'));
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
    fn a_marked_object_may_get_more_members() {
        let known = Definitions::default();
        let json = r#"["a",{"b":"}\""}]"#;
        let mut marked = value(json);
        assert!(marked.is_object());
        marked["added"] = json!({ "inside": ["}", { "title": "\\" }] });
        let mut around = value("1");
        around["before"] = marked.clone();
        assert_eq!(sent(&known, to_string(&marked)), json);
        let pretty = serde_json::to_string_pretty(&[marked]);
        assert_eq!(sent(&known, pretty), format!("[\n  {json}\n]"));
        // The outermost counts, whether its mark comes before or behind the inner one.
        assert_eq!(sent(&known, to_string(&around)), "1");
        let inner = to_string(&around["before"]).unwrap();
        let own = to_string(&around["json"]).unwrap();
        for members in [
            format!(r#"{{"x":1,"json":{own},"before":{inner}}}"#),
            format!(r#"{{"x":{{}},"before":{inner},"json":{own}}}"#),
        ] {
            assert_eq!(
                sent(&known, Ok(format!(r#"{{"a":{members}}}"#))),
                r#"{"a":1}"#
            );
        }
    }

    #[test]
    fn escapes_that_a_writer_may_choose_are_read() {
        let known = Definitions::default();
        let mark = &MARK.text;
        for (payload, json) in [
            (
                r#"{\"a\":\"\/\\n\",\n\t\r\"b\":1}"#,
                "{\"a\":\"/\\n\",\n\t\r\"b\":1}",
            ),
            (
                r#"\u007b\u0022é\u0022:\"\\u0007\/\ud83d\ude00\"}"#,
                r#"{"é":"\u0007/😀"}"#,
            ),
        ] {
            let marked = format!(r#"{{"json":"{mark}v{payload}"}}"#);
            assert_eq!(sent(&known, Ok(marked)), json);
        }
    }

    #[test]
    fn numbers_that_went_past_the_reader_come_back() {
        let known = Definitions::default();
        let token = r#"{"id":1e400,"progressToken":123456789012345678901234567890}"#;
        let marked = numbers::kept(token.as_bytes()).unwrap();
        let result = to_string(&value("[1]")).unwrap();
        let marked = String::from_utf8(marked).unwrap();
        assert_eq!(sent(&known, Ok(marked.clone())), token);
        let whole = marked.replace('}', &format!(r#","result":{result}}}"#));
        let expected = token.replace('}', r#","result":[1]}"#);
        assert_eq!(sent(&known, Ok(whole)), expected);
    }

    #[test]
    fn no_text_of_a_payload_becomes_a_number() {
        let known = Definitions::default();
        let marked = numbers::kept(b"[1e400]").unwrap();
        let marked = String::from_utf8(marked).unwrap();
        let text = marked.trim_matches(['[', ']']).replace("1e400", "7");
        let result = to_string(&value(&format!("{{{text}:{text}}}"))).unwrap();
        let message = format!(r#"{{"id":1e400,"result":{result}}}"#);
        let message = message.replace("1e400", marked.trim_matches(['[', ']']));
        assert_eq!(
            sent(&known, Ok(message)),
            r#"{"id":1e400,"result":{"7":"7"}}"#
        );
    }

    #[test]
    fn the_mark_never_leaves() {
        let known = Definitions::default();
        assert_eq!(known.spliced(b"{\"a\":\"v[1]\"}"), Spliced::AsItIs);
        let mark = &MARK.text;
        let unknown = Place::Tool.marked("7");
        let marked = to_string(&value("[1]")).unwrap();
        let as_text = to_string(&marked).unwrap();
        let block = to_string(&blocks("{}")).unwrap();
        for odd in [
            format!(r#"{{"id":3,"result":{{"a":"b{mark}v1"}}}}"#),
            format!(r#"{{"id":3,"result":{{"json":"{mark}x1"}}}}"#),
            format!(r#"{{"id":3,"result":{{"json":"{mark}"}}}}"#),
            format!(r#"{{"id":3,"result":{{"other":"{mark}v1"}}}}"#),
            format!(r#"{{"id":3,"result":["json","{mark}v1"]}}"#),
            format!(r#"{{"id":3,"result":{{"json":["{mark}v1"]}}}}"#),
            format!(r#"{{"id":3,"result":{{"{mark}v1":1}}}}"#),
            format!(r#"{{"id":3,"result":{{"json":"{mark}v\uD800"}}}}"#),
            format!(r#"{{"id":3,"result":{{"json":"{mark}v{mark}"}}}}"#),
            format!(r#"{{"id":3,"result":{{"name":"{unknown}","inputSchema":{{}}}}}}"#),
            // An object that has become a text, as texts in place of structures.
            format!(r#"{{"id":3,"result":{{"text":{as_text}}}}}"#),
            format!(r#"{{"id":3,"result":[{block},{{"text":{as_text}}}]}}"#),
            format!(r#"{{"id":3,"result":{{"text":"\"{mark}v[1]\""}}}}"#),
            format!(r#"{{"id":3,"result":{{"json":"{mark}v1""#),
        ] {
            match known.spliced(odd.as_bytes()) {
                Spliced::Failed(said) => {
                    let said = String::from_utf8(said).unwrap();
                    assert!(!said.contains(mark), "{odd}");
                    let is_whole = serde_json::from_str::<serde_json::Value>(&odd).is_ok();
                    assert_eq!(said.contains(r#""id":3"#), is_whole, "{odd}: {said}");
                }
                other @ (Spliced::AsItIs | Spliced::Changed(_)) => panic!("{odd}: {other:?}"),
            }
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
