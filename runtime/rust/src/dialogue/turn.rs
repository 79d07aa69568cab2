//! A turn of a model: the calls that it wants, and the messages that answer them.

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

use serde_json::Value;

use super::at_once::AtOnce;
use super::failed::CallFailed;
use super::shared::{Count, Shared};
use super::wire::{Answer, Call, Finish, Reply, Wire, Wish};
use crate::agent::Ended;
use crate::call::{Content, Envelope, Part, Status};
use crate::told;

const CUT_OFF: &str = "This call was cut off before its end, and nothing was done. Make it again, with shorter arguments.";
const REFUSED: &str = "This call was stopped before its end, and nothing was done.";

/// A turn of a model.
///
/// ```ignore
/// let mut turn = chat.turn(&response)?;
/// messages.extend(turn.run().await?);
/// ```
///
/// What it says is hostile: whatever it calls, it gets an answer to each of its calls.
pub struct Turn {
    shared: Arc<Shared>,
    count: Arc<Count>,
    messages: Vec<Value>,
    text: String,
    finish: Finish,
    why: String,
    calls: Vec<Call>,
    /// The names under which the calls go back, and whether their provider has given them ids.
    sent: Vec<(String, bool)>,
    ended: Option<Ended>,
    finished: Option<usize>,
    answers: BTreeMap<usize, Answered>,
    waiting: BTreeMap<usize, Envelope>,
    responses: BTreeMap<usize, (Vec<u8>, String)>,
}

/// What has come of a call.
struct Answered {
    text: String,
    envelope: Option<Envelope>,
    content: Option<Content>,
}

impl Turn {
    pub(super) fn new(shared: Arc<Shared>, count: Arc<Count>, reply: Reply) -> Self {
        let mut messages = reply.messages;
        let (mut calls, mut sent, mut seen) = (Vec::new(), Vec::new(), HashSet::new());
        let last = reply.wishes.len().saturating_sub(1);
        let (wire, most) = (shared.wire(), shared.bounds.calls);
        for (index, wish) in reply.wishes.into_iter().enumerate() {
            let has_id = wish.id.is_some();
            let id = id(wire, &wish, &seen);
            seen.insert(id.clone());
            // A name that the provider would not take back ends the conversation.
            let name = match wire.takes_name(&wish.name) {
                true => wish.name.clone(),
                false => near(&wish.name),
            };
            wire.settle(&mut messages, wish.at, &id, &name);
            let flaw = if reply.finish == Finish::Refused {
                Some(REFUSED.to_owned())
            } else if reply.finish == Finish::Truncated && index == last {
                Some(CUT_OFF.to_owned())
            } else if index >= most {
                let flaw =
                    format!("At most {most} calls of a turn are made, and this one was not.");
                Some(flaw)
            } else {
                None
            };
            sent.push((name, has_id));
            let tool = shared.lowering.own(&wish.name).to_owned();
            let args = shared.lowering.arguments(&tool, &wish.args).into_owned();
            calls.push(Call {
                id,
                name: tool,
                args,
                flaw,
            });
        }
        Self {
            shared,
            count,
            messages,
            text: reply.text,
            finish: reply.finish,
            why: reply.why,
            calls,
            sent,
            ended: None,
            finished: None,
            answers: BTreeMap::new(),
            waiting: BTreeMap::new(),
            responses: BTreeMap::new(),
        }
    }

    /// What the model says, without its thoughts.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Why it has ended its turn.
    pub fn finish(&self) -> Finish {
        self.finish
    }

    /// What its provider says of that.
    pub fn why(&self) -> &str {
        &self.why
    }

    /// The calls that it wants, in its order.
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// Why the run makes no more calls, as far as this turn shows.
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// What the tool has answered that ends the run (`final`).
    pub fn finished(&self) -> Option<&Envelope> {
        self.envelope(self.finished?)
    }

    /// The answer to a call, by its place in [`calls`](Self::calls); nothing where it was not made.
    pub fn envelope(&self, index: usize) -> Option<&Envelope> {
        let answer = self.answers.get(&index);
        let made = answer.and_then(|answer| answer.envelope.as_ref());
        made.or_else(|| self.waiting.get(&index))
    }

    /// Makes the calls, several at once; gives the messages to append: the model's own, then the answers to its calls.
    ///
    /// As many calls run at once as the bounds allow. A tool that ends the run (`final`) waits for the calls before it,
    /// and those after it wait for it. A call that has an answer is not made again.
    ///
    /// # Errors
    /// A call has failed in a way that ends the run, or asks something of its caller (`input_required`).
    pub async fn run(&mut self) -> Result<Vec<Value>, CallFailed> {
        for group in self.groups() {
            let futures = group.iter().map(|&index| self.made(index));
            let mut all = AtOnce::new(futures.collect::<Vec<_>>(), self.shared.bounds.at_once);
            while let Some((index, made)) = all.next().await {
                self.take(index, made);
            }
            self.stop(&group)?;
        }
        Ok(self.messages())
    }

    /// Brings the answers to what a call has asked, a JSON object: `{"NAME": {"answer": …}}` or
    /// `{"NAME": {"declined": true}}`. The next [`run`](Self::run) goes on with the call. Gives whether it has asked
    /// something.
    pub fn answer(&mut self, call_id: &str, responses: impl Into<Vec<u8>>) -> bool {
        let own = |index: &usize| self.calls[*index].id == call_id;
        let asked = self.waiting.iter().find(|(index, _)| own(index));
        let Some((&index, envelope)) = asked else {
            return false;
        };
        let state = envelope.state.clone().unwrap_or_default();
        self.responses.insert(index, (responses.into(), state));
        true
    }

    /// The model's own message, and the answers to its calls so far.
    pub fn messages(&self) -> Vec<Value> {
        let mut messages = self.messages.clone();
        let answers = self.answers.iter().map(|(&index, answered)| Answer {
            call: &self.calls[index],
            name: &self.sent[index].0,
            has_id: self.sent[index].1,
            text: &answered.text,
            envelope: answered.envelope.as_ref(),
            parts: answered.content.as_ref(),
        });
        let answers: Vec<Answer<'_>> = answers.collect();
        if !answers.is_empty() {
            messages.extend(self.shared.wire().answers(&answers));
        }
        messages
    }

    /// The calls without an answer, in groups that run one after the other.
    fn groups(&self) -> Vec<Vec<usize>> {
        let mut groups = vec![Vec::new()];
        for (index, call) in self.calls.iter().enumerate() {
            if self.answers.contains_key(&index) {
                continue;
            }
            let is_final = self
                .shared
                .spec(&call.name)
                .is_some_and(|spec| spec.is_final);
            match groups.last_mut() {
                Some(group) if !is_final => group.push(index),
                _ => groups.extend([vec![index], Vec::new()]),
            }
        }
        groups.retain(|group| !group.is_empty());
        groups
    }

    /// Makes a call. Nothing of the turn is borrowed, so that answers can be taken while others run.
    fn made(&self, index: usize) -> impl Future<Output = (usize, Option<Envelope>)> + Send + use<> {
        let (shared, count) = (self.shared.clone(), self.count.clone());
        let (call, responses) = (
            self.calls[index].clone(),
            self.responses.get(&index).cloned(),
        );
        async move {
            if call.flaw.is_some() {
                return (index, None);
            }
            let mut cx = shared.context(&call);
            if let Some((responses, state)) = responses {
                cx = cx.with_responses(responses, state);
            }
            (index, shared.call(&count, &call, &cx).await.ok())
        }
    }

    /// Takes what has come of a call; nothing, if it was not made.
    fn take(&mut self, index: usize, envelope: Option<Envelope>) {
        let call = &self.calls[index];
        let Some(envelope) = envelope else {
            let text = call.flaw.clone().unwrap_or_else(|| {
                self.ended = self.shared.ended(&self.count);
                match self.ended {
                    Some(ended) => format!("Nothing was done: {ended}."),
                    None => "Nothing was done: the run has ended.".to_owned(),
                }
            });
            let answered = Answered {
                text,
                envelope: None,
                content: None,
            };
            self.answers.insert(index, answered);
            return;
        };
        if envelope.status == Status::InputRequired {
            self.waiting.insert(index, envelope);
            return;
        }
        self.waiting.remove(&index);
        self.responses.remove(&index);
        let spec = self.shared.spec(&call.name);
        if envelope.is_ok() && spec.is_some_and(|spec| spec.is_final) {
            self.ended = Some(Ended::Finished);
            self.finished = Some(index);
        }
        let answered = Answered {
            text: told::text(spec, &envelope, self.shared.said),
            content: spec.and_then(|spec| content(spec, &envelope)),
            envelope: Some(envelope),
        };
        self.answers.insert(index, answered);
    }

    /// Ends the run, where one of these calls does.
    fn stop(&self, group: &[usize]) -> Result<(), CallFailed> {
        for index in group {
            let envelope = self.envelope(*index);
            let ends = |envelope: &&Envelope| {
                envelope.status == Status::InputRequired || self.shared.ends(envelope)
            };
            if let Some(envelope) = envelope.filter(ends) {
                return Err(CallFailed::new(envelope.clone()));
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Turn")
            .field("text", &self.text)
            .field("finish", &self.finish)
            .field("calls", &self.calls)
            .field("ended", &self.ended)
            .finish_non_exhaustive()
    }
}

/// The parts of untyped content, and what the tool reminds of.
fn content(spec: &crate::Spec, envelope: &Envelope) -> Option<Content> {
    let mut content = told::content(spec, envelope).filter(|content| !content.0.is_empty())?;
    let reminder = envelope.meta.reminder.as_deref();
    content.0.extend(reminder.map(Part::text));
    Some(content)
}

fn id(wire: &dyn Wire, wish: &Wish, seen: &HashSet<String>) -> String {
    let is_own = |id: &&String| wire.takes_id(id) && !seen.contains(*id);
    if let Some(id) = wish.id.as_ref().filter(is_own) {
        return id.clone();
    }
    loop {
        // Each state has other keys. Nine letters and digits are an id for every provider.
        let id = format!("{:09x}", RandomState::new().hash_one(&wish.name) >> 28);
        if !seen.contains(&id) {
            return id;
        }
    }
}

fn near(name: &str) -> String {
    let kept = name.chars().take(64);
    let kept = kept.map(|char| match char.is_ascii_alphanumeric() {
        true => char,
        false => '_',
    });
    match name {
        "" => "unnamed".to_owned(),
        _ => kept.collect(),
    }
}
