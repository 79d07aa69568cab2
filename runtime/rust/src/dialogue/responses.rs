//! OpenAI's Responses.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::chat;
use super::content::{PDF, Shown, is_image_or_pdf};
use super::failed::TurnFailed;
use super::plain::{exact, take, taken, text};
use super::request::Request;
use super::strict::{Dialect, OPENAI};
use super::wire::{
    Answer, Finish, Gathering, Reply, Room, Wire, Wish, args_of, form_name, function,
};
use crate::agent::CompletionSpec;
use crate::json::Value as Exact;
use crate::lowering::Sent;

/// What clients add to an item, and no request takes.
const LEFT_OUT: [&str; 2] = ["parsed_arguments", "parsed"];

pub(super) struct Responses;

impl Wire for Responses {
    fn caller(&self) -> &'static str {
        "openai"
    }

    fn plain(&self) -> &'static str {
        "openai-responses"
    }

    fn strict(&self) -> Option<&'static Dialect> {
        Some(&OPENAI)
    }

    fn tool(&self, sent: &Sent, schema: Exact, strict: bool) -> Exact {
        let mut made = exact([("type", "function".into())]);
        for (key, value) in function(sent, "parameters", schema).iter() {
            made.insert(key, value.clone());
        }
        // Without it the service makes a strict schema of its own.
        made.insert("strict", strict);
        made.into()
    }

    fn finder(&self) -> Option<Exact> {
        Some(exact([("type", "tool_search".into())]).into())
    }

    fn request(&self, tools: Vec<Exact>, free: bool, single: bool) -> Request {
        chat::request(tools, free, single)
    }

    fn form(&self, completion: &CompletionSpec, schema: Exact, strict: bool) -> Option<Request> {
        let mut form = exact([
            ("type", "json_schema".into()),
            ("name", form_name(completion).into()),
            ("schema", schema),
        ]);
        if !completion.description.is_empty() {
            form.insert("description", completion.description);
        }
        form.insert("strict", strict);
        let text = exact([("format", form.into())]);
        Some(Request::from([("text", text.into())]))
    }

    fn conversation(&self, messages: &[Value], told: Option<&str>) -> Request {
        let request = Request::new().with("input", messages);
        match told {
            Some(told) => request.with("instructions", told),
            None => request,
        }
    }

    fn read(&self, mut response: Value) -> Result<Reply, TurnFailed> {
        let status = text(&response["status"]).to_owned();
        let is_none = ["failed", "cancelled", "queued", "in_progress"].contains(&&*status);
        if is_none || !response["output"].is_array() {
            return Err(match &response["error"] {
                Value::Null if is_none => TurnFailed::new(format!("the response is {status}")),
                Value::Null => TurnFailed::new("the response has no output"),
                error => TurnFailed::reported(error),
            });
        }
        let (mut messages, mut wishes) = (Vec::new(), Vec::new());
        let (mut said, mut refusal) = (String::new(), String::new());
        for mut item in taken(&mut response, "output") {
            let Some(kind) = item["type"].as_str().map(str::to_owned) else {
                continue;
            };
            leave_out(&mut item);
            match &*kind {
                "function_call" => wishes.push(wish(messages.len(), &mut item, "arguments")),
                "custom_tool_call" => wishes.push(wish(messages.len(), &mut item, "input")),
                "message" => {
                    let parts = parts(&mut item);
                    for part in &parts {
                        said += text(&part["text"]);
                        refusal += text(&part["refusal"]);
                    }
                    item["content"] = parts.into();
                }
                _ => {}
            }
            messages.push(item);
        }
        let reason = text(&response["incomplete_details"]["reason"]);
        let finish = match (status == "incomplete", refusal.is_empty()) {
            (true, true) if reason != "content_filter" => Finish::Truncated,
            (false, true) => Finish::Done,
            (_, _) => Finish::Refused,
        };
        let why = match (status == "incomplete", refusal.is_empty()) {
            (true, true) => reason.to_owned(),
            (_, _) => refusal,
        };
        Ok(Reply {
            messages,
            wishes,
            text: said,
            finish,
            why,
        })
    }

    fn gathering(&self) -> Box<dyn Gathering> {
        Box::<Events>::default()
    }

    fn settle(&self, messages: &mut [Value], at: usize, id: &str, name: &str) {
        if let Some(item) = messages.get_mut(at) {
            item["call_id"] = id.into();
            item["name"] = name.into();
        }
    }

    fn answers(&self, answers: &[Answer<'_>]) -> Vec<Value> {
        answers.iter().map(answered).collect()
    }

    fn said(&self, text: &str) -> Value {
        chat::said(text)
    }
}

fn leave_out(value: &mut Value) {
    if let Value::Object(members) = value {
        members.retain(|key, _| !LEFT_OUT.contains(&&**key));
    }
}

/// The parts of a message, of which a text alone is one, too.
fn parts(item: &mut Value) -> Vec<Value> {
    let parts = match take(item, "content") {
        Value::String(text) => vec![json!({"type": "output_text", "text": text})],
        Value::Array(parts) => parts,
        _ => Vec::new(),
    };
    let objects = parts.into_iter().filter(Value::is_object);
    objects
        .map(|mut part| {
            leave_out(&mut part);
            part
        })
        .collect()
}

fn wish(at: usize, item: &mut Value, key: &str) -> Wish {
    let args = match &item[key] {
        Value::String(text) if key == "input" => text.clone(),
        given => args_of(given),
    };
    item[key] = args.clone().into();
    Wish {
        id: item["call_id"].as_str().map(str::to_owned),
        name: text(&item["name"]).to_owned(),
        args,
        at,
    }
}

fn answered(answer: &Answer<'_>) -> Value {
    let output = match answer.shown(is_image_or_pdf) {
        Some(parts) => parts.iter().map(part).collect(),
        None => Value::from(answer.text),
    };
    json!({"type": "function_call_output", "call_id": answer.call.id, "output": output})
}

fn part(part: &Shown<'_>) -> Value {
    match part {
        Shown::Text(text) => json!({"type": "input_text", "text": text}),
        Shown::File(file) if file.mime == PDF => {
            json!({"type": "input_file", "filename": "file.pdf", "file_data": file.url()})
        }
        Shown::File(file) => json!({"type": "input_image", "image_url": file.url()}),
    }
}

/// The events of a response.
#[derive(Default)]
struct Events {
    items: BTreeMap<u64, Value>,
    args: BTreeMap<u64, String>,
    ended: Option<Value>,
}

impl Gathering for Events {
    fn feed(&mut self, mut event: Value, room: &mut Room) -> Result<String, TurnFailed> {
        let index = event["output_index"].as_u64();
        match (text(&event["type"]), index) {
            ("error", _) => {
                let error = &event["error"];
                return Err(TurnFailed::reported(if error.is_null() {
                    &event
                } else {
                    error
                }));
            }
            ("response.completed" | "response.incomplete" | "response.failed", _) => {
                // It holds everything that came in pieces.
                room.clear();
                room.keep(&event)?;
                self.ended = Some(take(&mut event, "response"));
            }
            ("response.output_text.delta", _) => return Ok(text(&event["delta"]).to_owned()),
            ("response.output_item.added" | "response.output_item.done", Some(index)) => {
                room.keep(&event)?;
                self.items.insert(index, take(&mut event, "item"));
                self.args.remove(&index);
            }
            ("response.function_call_arguments.delta", Some(index)) => {
                let piece = text(&event["delta"]);
                room.keep_text(piece)?;
                self.args.entry(index).or_default().push_str(piece);
            }
            ("response.function_call_arguments.done", Some(index)) => {
                let whole = text(&event["arguments"]);
                room.keep_text(whole)?;
                self.args.insert(index, whole.to_owned());
            }
            (_, _) => {}
        }
        Ok(String::new())
    }

    fn response(self: Box<Self>) -> Result<Value, TurnFailed> {
        let Self {
            mut items,
            args,
            ended,
        } = *self;
        let mut ended = ended.ok_or_else(TurnFailed::early)?;
        if ended["output"].as_array().is_none_or(Vec::is_empty)
            && let Value::Object(members) = &mut ended
        {
            // Some servers say it in the pieces only.
            for (index, args) in args {
                if let Some(Value::Object(item)) = items.get_mut(&index) {
                    item.insert("arguments".to_owned(), args.into());
                }
            }
            let items: Value = items.into_values().collect();
            members.insert("output".to_owned(), items);
        }
        Ok(ended)
    }
}
