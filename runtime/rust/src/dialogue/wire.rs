//! What a wire format is to a dialogue: how turns are read, and answers written.

use serde_json::Value;

use super::content::Shown;
use super::failed::TurnFailed;
use super::plain::{Members, exact, object, size, take, text};
use super::request::Request;
use super::strict::Dialect;
use crate::agent::CompletionSpec;
use crate::call::{Content, Envelope};
use crate::json::{Object, Value as Exact};
use crate::lowering::{Sent, limits};

/// Why a model has ended its turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Finish {
    /// It has said what it wanted, or waits for answers to its calls.
    Done,
    /// Its output or its context is full.
    Truncated,
    /// It refuses to answer, or a filter of its provider does.
    Refused,
    /// Its provider interrupts it: sent back as it is, the turn goes on.
    Paused,
    /// Its provider could not read the call that it made.
    Malformed,
}

/// A call that a model wants.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Call {
    /// As the provider has it; a new one where it gave none, or one twice.
    pub id: String,
    /// What the model calls, by the tool's own name; there need not be such a tool.
    pub name: String,
    /// The arguments, by their own names, as JSON text, or whatever came in its place.
    pub args: String,
    /// Why it is not made, as the model is told; nothing where it is made.
    pub flaw: Option<String>,
}

/// A call as a response has it.
#[derive(Debug)]
pub(super) struct Wish {
    /// What is not a text is no id.
    pub id: Option<String>,
    pub name: String,
    pub args: String,
    /// Where it stands in the message that goes back.
    pub at: usize,
}

/// A response, read.
#[derive(Debug)]
pub(super) struct Reply {
    /// The model's turn, as the next request has it; empty where it has said nothing.
    pub messages: Vec<Value>,
    pub wishes: Vec<Wish>,
    pub text: String,
    pub finish: Finish,
    /// What the provider says of that.
    pub why: String,
}

/// What a model is told of one of its calls.
pub(super) struct Answer<'a> {
    pub call: &'a Call,
    /// The name under which the call goes back.
    pub name: &'a str,
    /// Whether the provider has given it an id.
    pub has_id: bool,
    pub text: &'a str,
    /// Nothing where the call was not made.
    pub envelope: Option<&'a Envelope>,
    /// The parts of untyped content.
    pub parts: Option<&'a Content>,
}

impl Answer<'_> {
    /// Whether the call has failed, or was not made.
    pub fn is_error(&self) -> bool {
        self.envelope
            .is_none_or(|envelope| envelope.error.is_some())
    }

    /// What the model is shown of untyped content.
    pub fn shown(&self, takes: impl Fn(&str) -> bool) -> Option<Vec<Shown<'_>>> {
        Some(super::content::shown(self.parts?, takes))
    }
}

/// A wire format.
pub(super) trait Wire: Send + Sync {
    /// Who calls, as `meta.caller` says it.
    fn caller(&self) -> &'static str;

    /// The key of the schemas that the provider takes without a strict mode.
    fn plain(&self) -> &'static str;

    /// What its strict mode takes; nothing where it has none.
    fn strict(&self) -> Option<&'static Dialect> {
        None
    }

    /// What it takes as the form of a typed answer; nothing where that is everything.
    fn formed(&self) -> Option<&'static Dialect> {
        self.strict()
    }

    /// Whether the form of an answer and tools go together.
    fn forms_with_tools(&self) -> bool {
        true
    }

    /// Whether it takes an id of a call back.
    fn takes_id(&self, id: &str) -> bool {
        is_word(id, 8192, |byte| byte.is_ascii_graphic())
    }

    /// Whether it takes the name of a call back.
    fn takes_name(&self, name: &str) -> bool {
        is_word(name, 64, is_name)
    }

    /// A definition of a tool.
    fn tool(&self, sent: &Sent, schema: Exact, strict: bool) -> Exact;

    /// What searches for tools on the provider's side, if it has that; the definitions of others then say
    /// `defer_loading`.
    fn finder(&self) -> Option<Exact> {
        None
    }

    /// What a request says of tools, of which there is at least one: whether the model may call them (`free`), and
    /// whether it is to make one call a turn (`single`).
    fn request(&self, tools: Vec<Exact>, free: bool, single: bool) -> Request;

    /// What a request says of the form of the answer; nothing where it cannot say it.
    fn form(&self, completion: &CompletionSpec, schema: Exact, strict: bool) -> Option<Request>;

    /// What a request says of the conversation: the messages, and what the model is told before them.
    fn conversation(&self, messages: &[Value], told: Option<&str>) -> Request;

    /// Reads a response.
    fn read(&self, response: Value) -> Result<Reply, TurnFailed>;

    /// What puts the events of a response together.
    fn gathering(&self) -> Box<dyn Gathering>;

    /// Writes id and name of a call into the messages that go back.
    fn settle(&self, messages: &mut [Value], at: usize, id: &str, name: &str);

    /// The messages that answer calls, in their order.
    fn answers(&self, answers: &[Answer<'_>]) -> Vec<Value>;

    /// A message of the user.
    fn said(&self, text: &str) -> Value;
}

/// The events of one response, put together.
pub(super) trait Gathering: Send {
    /// Takes an event; gives the text for people that is in it.
    fn feed(&mut self, event: Value, room: &mut Room) -> Result<String, TurnFailed>;

    /// The response that the events make.
    fn response(self: Box<Self>) -> Result<Value, TurnFailed>;
}

/// The room for what is kept of events.
#[derive(Debug)]
pub(super) struct Room {
    most: usize,
    left: usize,
}

impl Room {
    pub fn new(most: usize) -> Self {
        Self { most, left: most }
    }

    /// Counts something that is kept.
    pub fn keep(&mut self, value: &Value) -> Result<(), TurnFailed> {
        self.take(size(value, self.left))
    }

    /// Counts a text that is kept.
    pub fn keep_text(&mut self, text: &str) -> Result<(), TurnFailed> {
        self.take(text.len() + 16)
    }

    /// Forgets what was kept.
    pub fn clear(&mut self) {
        self.left = self.most;
    }

    fn take(&mut self, size: usize) -> Result<(), TurnFailed> {
        let left = self.left.checked_sub(size);
        self.left = left.ok_or_else(|| TurnFailed::too_large(self.most))?;
        Ok(())
    }
}

/// The members that definitions of tools have in most formats.
pub(super) fn function(sent: &Sent, key: &str, schema: Exact) -> Object {
    let mut made = named(sent);
    made.insert(key, schema);
    made
}

/// Name and description of a tool.
pub(super) fn named(sent: &Sent) -> Object {
    let mut made = exact([("name", sent.name.as_str().into())]);
    if !sent.description.is_empty() {
        made.insert("description", sent.description.as_str());
    }
    made
}

/// The name of an answer's form: like one of a tool, and as short.
pub(super) fn form_name(completion: &CompletionSpec) -> String {
    let mut sent = limits::OPENAI.tools.lowered(&[completion.name]);
    sent.pop().unwrap_or_default().into_owned()
}

/// Whether a text is not empty, not too long, and has nothing but such bytes.
pub(super) fn is_word(text: &str, most: usize, takes: impl Fn(u8) -> bool) -> bool {
    (1..=most).contains(&text.len()) && text.bytes().all(takes)
}

pub(super) fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-'
}

/// A call whose arguments are an object, by the keys of its id and its arguments; it becomes one that a request takes.
pub(super) fn wish(at: usize, own: &mut Value, (id, args): (&str, &str)) -> Wish {
    if !own.is_object() {
        *own = Members::new().into();
    }
    let given = take(own, args);
    let made = Wish {
        id: own[id].as_str().map(str::to_owned),
        name: text(&own["name"]).to_owned(),
        args: args_of(&given),
        at,
    };
    own[args] = match given {
        Value::Null => Members::new().into(),
        given => sent_back(given),
    };
    made
}

/// Arguments that came as a value, as JSON text. Some models send nothing for none.
pub(super) fn args_of(given: &Value) -> String {
    match given {
        Value::Null => "{}".to_owned(),
        Value::String(text) if text.trim().is_empty() => "{}".to_owned(),
        Value::String(text) => text.clone(),
        given => given.to_string(),
    }
}

/// Arguments for a format that takes nothing but objects. What is none is inside of one, so that the model sees what it
/// has sent.
pub(super) fn sent_back(given: Value) -> Value {
    let told = match given {
        Value::Object(_) => return given,
        Value::String(text) if text.trim().is_empty() => return Members::new().into(),
        Value::String(text) => match serde_json::from_str(&text) {
            Ok(Value::Object(members)) => return members.into(),
            Ok(_) | Err(_) => text,
        },
        given => given.to_string(),
    };
    object([("INVALID_JSON", told.into())]).into()
}
