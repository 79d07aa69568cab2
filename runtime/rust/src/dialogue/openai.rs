//! OpenAI's Chat Completions.

use serde_json::{Value, json};

use super::chat;
use super::chunks::Chunks;
use super::content::{Shown, files, is_image, joined};
use super::failed::TurnFailed;
use super::request::Request;
use super::strict::{Dialect, OPENAI};
use super::wire::{Answer, Finish, Gathering, Reply, Wire};
use crate::agent::CompletionSpec;
use crate::json::Value as Exact;
use crate::lowering::Sent;

pub(super) struct OpenAi;

impl Wire for OpenAi {
    fn caller(&self) -> &'static str {
        "openai"
    }

    fn plain(&self) -> &'static str {
        "openai"
    }

    fn strict(&self) -> Option<&'static Dialect> {
        Some(&OPENAI)
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
        chat::read(response, |reason| {
            Ok(match reason {
                "length" => Finish::Truncated,
                "content_filter" => Finish::Refused,
                _ => Finish::Done,
            })
        })
    }

    fn gathering(&self) -> Box<dyn Gathering> {
        Box::<Chunks>::default()
    }

    fn settle(&self, messages: &mut [Value], at: usize, id: &str, name: &str) {
        chat::settle(messages, at, id, name);
    }

    /// Such a message holds nothing but text. Images follow in a message of the user, which says whose they are.
    fn answers(&self, answers: &[Answer<'_>]) -> Vec<Value> {
        let mut made = Vec::new();
        let mut images = Vec::new();
        for answer in answers {
            let id = &answer.call.id;
            let mut told = answer.text.to_owned();
            if let Some(mut parts) = answer.shown(is_image) {
                let files = files(&parts);
                if !files.is_empty() {
                    images.push(chat::part(&format!("Images of the call {id}:")));
                    parts.push(Shown::Text(format!("({} images follow.)", files.len())));
                    images.extend(files.into_iter().map(chat::image));
                }
                told = joined(&parts);
            }
            made.push(json!({"role": "tool", "tool_call_id": id, "content": told}));
        }
        if !images.is_empty() {
            made.push(json!({"role": "user", "content": images}));
        }
        made
    }

    fn said(&self, text: &str) -> Value {
        chat::said(text)
    }
}
