//! Chat completions: the format that OpenAI has made, and others have taken over.

use serde_json::{Value, json};

use super::content::File;
use super::failed::TurnFailed;
use super::plain::{exact, into_items, items, object, take, text};
use super::request::Request;
use super::wire::{Finish, Reply, Wish, args_of, form_name, function};
use crate::agent::CompletionSpec;
use crate::json::Value as Exact;
use crate::lowering::Sent;

/// What of a model's message no request takes.
const LEFT_OUT: [&str; 4] = ["annotations", "function_call", "parsed", "prefix"];

/// A definition of a tool.
pub(super) fn tool(sent: &Sent, schema: Exact, strict: bool) -> Exact {
    let mut own = function(sent, "parameters", schema);
    if strict {
        own.insert("strict", true);
    }
    exact([("type", "function".into()), ("function", own.into())]).into()
}

/// What a request says of tools.
pub(super) fn request(tools: Vec<Exact>, free: bool, single: bool) -> Request {
    let request = Request::from([("tools", tools.into())]);
    match (free, single) {
        (false, _) => request.with("tool_choice", "none"),
        (true, true) => request.with("parallel_tool_calls", false),
        (true, false) => request,
    }
}

/// What a request says of the form of the answer.
pub(super) fn form(completion: &CompletionSpec, schema: Exact, strict: bool) -> Request {
    let mut form = exact([("name", form_name(completion).into()), ("schema", schema)]);
    if !completion.description.is_empty() {
        form.insert("description", completion.description);
    }
    form.insert("strict", strict);
    let format = exact([("type", "json_schema".into()), ("json_schema", form.into())]);
    Request::from([("response_format", format.into())])
}

/// What a request says of the conversation.
pub(super) fn conversation(messages: &[Value], told: Option<&str>) -> Request {
    let told = told.map(|told| json!({"role": "system", "content": told}));
    let all: Vec<&Value> = told.iter().chain(messages).collect();
    Request::new().with("messages", all)
}

/// Reads a response.
pub(super) fn read(
    mut response: Value,
    finish: impl FnOnce(&str) -> Result<Finish, TurnFailed>,
) -> Result<Reply, TurnFailed> {
    let choice = response.pointer_mut("/choices/0").map(Value::take);
    let mut choice = choice.unwrap_or_default();
    let message = match take(&mut choice, "message") {
        Value::Object(message) if !message.is_empty() => message,
        _ if !response["error"].is_null() => return Err(TurnFailed::reported(&response["error"])),
        _ => return Err(TurnFailed::new("the response has no message")),
    };
    let said = message.get("content").map_or_else(String::new, whole_text);
    let refusal = text(message.get("refusal").unwrap_or(&Value::Null)).to_owned();
    let mut sent = object([("role", "assistant".into())]);
    for (key, value) in message {
        // A stream has an empty text before it has said anything.
        let is_nothing =
            value.is_null() || (key == "content" && text(&value).is_empty() && value.is_string());
        if !is_nothing && key != "role" && !LEFT_OUT.contains(&&*key) {
            sent.insert(key, value);
        }
    }
    let mut calls = into_items(sent.remove("tool_calls").unwrap_or_default());
    let wishes = calls.iter_mut().enumerate();
    let wishes = wishes.map(|(at, call)| wish(at, call)).collect();
    if !calls.is_empty() {
        sent.insert("tool_calls".to_owned(), calls.into());
    }
    let says = sent
        .iter()
        .any(|(key, value)| key != "role" && !is_empty(value));
    let reason = text(&choice["finish_reason"]);
    let finish = finish(reason)?;
    Ok(Reply {
        messages: says.then(|| sent.into()).into_iter().collect(),
        wishes,
        text: said,
        finish: match refusal.is_empty() {
            true => finish,
            false => Finish::Refused,
        },
        why: match refusal.is_empty() {
            true => reason.to_owned(),
            false => refusal,
        },
    })
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(members) => members.is_empty(),
        Value::Bool(is_true) => !is_true,
        Value::Number(_) => false,
    }
}

/// A call, whose message becomes one that a request takes.
fn wish(at: usize, call: &mut Value) -> Wish {
    if !call.is_object() {
        *call = json!({});
    }
    let kind = match text(&call["type"]) {
        "custom" => "custom",
        _ => "function",
    };
    if !call[kind].is_object() {
        call[kind] = json!({});
    }
    let own = &mut call[kind];
    let args = match kind {
        "custom" => args_of(&own["input"]),
        _ => {
            let args = args_of(&own["arguments"]);
            own["arguments"] = args.clone().into();
            args
        }
    };
    let name = text(&own["name"]).to_owned();
    call["type"] = kind.into();
    Wish {
        id: call["id"].as_str().map(str::to_owned),
        name,
        args,
        at,
    }
}

fn whole_text(content: &Value) -> String {
    let chunks = items(content).iter().map(|chunk| text(&chunk["text"]));
    [text(content)].into_iter().chain(chunks).collect()
}

/// Writes id and name of a call into the message that goes back.
pub(super) fn settle(messages: &mut [Value], at: usize, id: &str, name: &str) {
    let calls = messages
        .first_mut()
        .map(|message| &mut message["tool_calls"]);
    let Some(call) = calls.and_then(|calls| calls.get_mut(at)) else {
        return;
    };
    call["id"] = id.into();
    let kind = text(&call["type"]).to_owned();
    call[kind]["name"] = name.into();
}

/// A message of the user.
pub(super) fn said(text: &str) -> Value {
    json!({"role": "user", "content": text})
}

/// An image as a part of a message.
pub(super) fn image(file: File<'_>) -> Value {
    json!({"type": "image_url", "image_url": {"url": file.url()}})
}

/// A text as a part of a message.
pub(super) fn part(text: &str) -> Value {
    json!({"type": "text", "text": text})
}
