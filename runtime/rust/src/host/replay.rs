//! Calls that are answered from a recording: nothing runs.

use std::collections::HashMap;
use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use super::{Executor, Relay, next_call_id};
use crate::call::{Action, CallFault, Context, Envelope, Json, Kind, Meta, Status};
use crate::diagnose::{canonical, shown_text};
use crate::json::Value;
use crate::recording::{Line, Lines, REDACTED, comparable, is_redacted};
use crate::spec::Spec;
use crate::sync::Mutex;

/// An executor that answers from a recording (`spec/recordings.md`), for tests and demonstrations.
///
/// A call gets the answer to the recorded call of the same tool with the same arguments. If several are the same, they
/// answer one after the other, and the last one again and again. A call that is not recorded fails as `not_recorded`.
pub struct Replay {
    tools: HashMap<String, Tool>,
}

#[derive(Default)]
struct Tool {
    calls: Vec<Recorded>,
    /// The calls by their arguments as they were sent.
    plain: Mutex<Option<Index>>,
    /// The same by their canonical form, for callers who know the types.
    typed: Mutex<Option<Index>>,
}

struct Recorded {
    arguments: Value,
    envelope: Envelope,
}

impl Replay {
    /// Reads a recording from a file.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn open(path: impl AsRef<Path>) -> io::Result<Self> {
        Self::read(BufReader::new(File::open(path)?))
    }

    /// Reads a recording. Lines that are no calls are passed over, and so are calls of which the line has not
    /// everything, and those that have asked their caller.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read(from: impl BufRead) -> io::Result<Self> {
        let mut tools: HashMap<String, Tool> = HashMap::new();
        for line in Lines::new(from) {
            let Line::Call(entry) = line? else {
                continue;
            };
            let envelope = Envelope::from_json(entry.envelope.to_json().as_bytes());
            let envelope = envelope.filter(|envelope| envelope.status != Status::InputRequired);
            if let (false, Some(arguments), Some(envelope)) =
                (entry.is_cut, entry.arguments, envelope)
            {
                let tool = tools.entry(entry.tool).or_default();
                tool.calls.push(Recorded {
                    arguments,
                    envelope,
                });
            }
        }
        Ok(Self { tools })
    }

    async fn answer(
        &self,
        tool: &str,
        spec: Option<&'static Spec>,
        payload: &[u8],
        cx: &Context,
    ) -> Envelope {
        let relay = Relay::begin(tool, payload, cx, next_call_id);
        relay.started();
        let found = self.tools.get(tool).and_then(|own| own.find(spec, payload));
        let envelope = found.unwrap_or_else(|| {
            let shown = shown_text(tool);
            let message = format!("The recording has no call of {shown} with these arguments.");
            let fault = CallFault::new("not_recorded", Kind::Unavailable, message);
            let fault = fault.recover(Action::Stop, "Record the call first.");
            Envelope::failure(fault, Meta::default())
        });
        relay.end(envelope)
    }
}

impl Executor for Replay {
    crate::calls_by!(answer);
}

impl fmt::Debug for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let calls: usize = self.tools.values().map(|tool| tool.calls.len()).sum();
        f.debug_tuple("Replay").field(&calls).finish()
    }
}

impl Tool {
    fn find(&self, spec: Option<&'static Spec>, payload: &[u8]) -> Option<Envelope> {
        let given = Value::parse(payload)?;
        let index = match spec {
            None => &self.plain,
            Some(_) => &self.typed,
        };
        let mut index = index.lock().expect("nothing panics under this lock");
        let index = index.get_or_insert_with(|| {
            let calls = self.calls.iter();
            Index::of(calls.map(|call| form(spec, &call.arguments)))
        });
        let place = index.next(&form(spec, &given))?;
        Some(self.calls[place].envelope.clone())
    }
}

/// The form of arguments by which they are compared.
fn form(spec: Option<&'static Spec>, arguments: &Value) -> Value {
    let typed = spec.and_then(|spec| canonical(spec.args, arguments.to_json().as_bytes()).ok());
    match typed {
        Some(json) => comparable(&Json::trusted(json).value()),
        None => comparable(arguments),
    }
}

/// Calls with the same arguments together.
struct Index {
    groups: Vec<Group>,
    /// The groups by their arguments.
    places: HashMap<String, usize>,
}

struct Group {
    arguments: Value,
    /// Whether something of the arguments is not in the recording.
    is_redacted: bool,
    calls: Vec<usize>,
    next: usize,
}

impl Index {
    fn of(arguments: impl Iterator<Item = Value>) -> Self {
        let mut index = Self {
            groups: Vec::new(),
            places: HashMap::new(),
        };
        for (call, arguments) in arguments.enumerate() {
            let groups = &mut index.groups;
            let place = *index
                .places
                .entry(arguments.to_json())
                .or_insert(groups.len());
            if place == groups.len() {
                groups.push(Group {
                    is_redacted: is_redacted(&arguments),
                    arguments,
                    calls: Vec::new(),
                    next: 0,
                });
            }
            groups[place].calls.push(call);
        }
        index
    }

    /// The call that answers these arguments next.
    fn next(&mut self, given: &Value) -> Option<usize> {
        let place = self.places.get(&given.to_json()).copied().or_else(|| {
            let mut groups = self.groups.iter();
            groups.position(|group| group.is_redacted && fits(&group.arguments, given))
        })?;
        let group = &mut self.groups[place];
        let call = group.calls[group.next];
        group.next = (group.next + 1).min(group.calls.len() - 1);
        Some(call)
    }
}

/// Whether arguments are those of a recording, in which a secret may stand for any.
fn fits(recorded: &Value, given: &Value) -> bool {
    match (recorded, given) {
        (Value::String(text), _) if text == REDACTED => true,
        (Value::Array(recorded), Value::Array(given)) => {
            let mut pairs = recorded.iter().zip(given);
            recorded.len() == given.len() && pairs.all(|(recorded, given)| fits(recorded, given))
        }
        (Value::Object(recorded), Value::Object(given)) => {
            let mut pairs = recorded.iter().zip(given.iter());
            recorded.len() == given.len()
                && pairs.all(|((own, recorded), (key, given))| own == key && fits(recorded, given))
        }
        (recorded, given) => recorded == given,
    }
}
