//! Mistral's chat completions.

use serde_json::{Value, json};

use super::chat;
use super::chunks::Chunks;
use super::content::{Shown, is_image};
use super::failed::TurnFailed;
use super::request::Request;
use super::wire::{Answer, Finish, Gathering, Reply, Wire, is_word};
use crate::agent::CompletionSpec;
use crate::json::Value as Exact;
use crate::lowering::Sent;

pub(super) struct Mistral;

impl Wire for Mistral {
    fn caller(&self) -> &'static str {
        "mistral"
    }

    fn plain(&self) -> &'static str {
        "mistral"
    }

    /// `null` is what its clients have where there is none.
    fn takes_id(&self, id: &str) -> bool {
        id != "null" && is_word(id, 8192, |byte| byte.is_ascii_graphic())
    }

    fn tool(&self, sent: &Sent, schema: Exact, strict: bool) -> Exact {
        chat::tool(sent, schema, strict)
    }

    fn request(&self, tools: Vec<Exact>, free: bool, single: bool) -> Request {
        chat::request(tools, free, single)
    }

    fn form(&self, completion: &CompletionSpec, schema: Exact, strict: bool) -> Option<Request> {
        Some(chat::form(completion, schema, strict))
    }

    fn conversation(&self, messages: &[Value], told: Option<&str>) -> Request {
        chat::conversation(messages, told)
    }

    fn read(&self, response: Value) -> Result<Reply, TurnFailed> {
        chat::read(response, |reason| match reason {
            "error" => Err(TurnFailed::new("the provider reports an error")),
            "length" | "model_length" => Ok(Finish::Truncated),
            _ => Ok(Finish::Done),
        })
    }

    fn gathering(&self) -> Box<dyn Gathering> {
        Box::<Chunks>::default()
    }

    fn settle(&self, messages: &mut [Value], at: usize, id: &str, name: &str) {
        chat::settle(messages, at, id, name);
    }

    fn answers(&self, answers: &[Answer<'_>]) -> Vec<Value> {
        answers.iter().map(answered).collect()
    }

    fn said(&self, text: &str) -> Value {
        chat::said(text)
    }
}

fn answered(answer: &Answer<'_>) -> Value {
    let content = match answer.shown(is_image) {
        Some(parts) => parts.iter().map(part).collect(),
        None => Value::from(answer.text),
    };
    json!({
        "role": "tool",
        "name": answer.name,
        "tool_call_id": answer.call.id,
        "content": content,
    })
}

fn part(part: &Shown<'_>) -> Value {
    match part {
        Shown::Text(text) => chat::part(text),
        Shown::File(file) => json!({"type": "image_url", "image_url": file.url()}),
    }
}
