//! Bedrock's Converse.

use serde_json::{Value, json};

use super::blocks::{Block, Blocks};
use super::content::{PDF, Shown, is_image_or_pdf};
use super::failed::TurnFailed;
use super::plain::{exact, into_items, object, take, text};
use super::request::Request;
use super::strict::{ANTHROPIC, Dialect};
use super::wire::{Answer, Finish, Gathering, Reply, Room, Wire, form_name, is_word, named, wish};
use crate::agent::CompletionSpec;
use crate::json::Value as Exact;
use crate::lowering::Sent;
use crate::scalars::Bytes;

pub(super) struct Bedrock;

impl Wire for Bedrock {
    fn caller(&self) -> &'static str {
        "bedrock"
    }

    fn plain(&self) -> &'static str {
        "bedrock"
    }

    /// Which schemas a model takes as the form of its answer depends on the model. These are those of Anthropic's, the
    /// narrowest.
    fn formed(&self) -> Option<&'static Dialect> {
        Some(&ANTHROPIC)
    }

    fn takes_id(&self, id: &str) -> bool {
        let takes = |byte: u8| byte.is_ascii_alphanumeric() || b"_.:-".contains(&byte);
        is_word(id, 64, takes)
    }

    fn tool(&self, sent: &Sent, schema: Exact, _: bool) -> Exact {
        let mut own = named(sent);
        own.insert("inputSchema", exact([("json", schema)]));
        exact([("toolSpec", own.into())]).into()
    }

    /// It has no word for calls that may not be made, or for one a turn.
    fn request(&self, tools: Vec<Exact>, _: bool, _: bool) -> Request {
        Request::from([("toolConfig", exact([("tools", tools.into())]).into())])
    }

    fn form(&self, completion: &CompletionSpec, schema: Exact, strict: bool) -> Option<Request> {
        let mut form = exact([
            ("name", form_name(completion).into()),
            ("schema", schema.to_json().into()),
        ]);
        if !completion.description.is_empty() {
            form.insert("description", completion.description);
        }
        let structure = exact([("jsonSchema", form.into())]);
        let format = exact([
            ("type", "json_schema".into()),
            ("structure", structure.into()),
        ]);
        let config = exact([("textFormat", format.into())]);
        strict.then(|| Request::from([("outputConfig", config.into())]))
    }

    fn conversation(&self, messages: &[Value], told: Option<&str>) -> Request {
        let request = Request::new().with("messages", messages);
        match told {
            Some(told) => request.with("system", json!([{"text": told}])),
            None => request,
        }
    }

    fn read(&self, mut response: Value) -> Result<Reply, TurnFailed> {
        let message = response.pointer_mut("/output/message/content");
        let Some(given @ Value::Array(_)) = message else {
            return Err(match text(&response["message"]) {
                "" => TurnFailed::new("the response has no message"),
                // An error of the service is nothing but its message.
                _ => TurnFailed::reported(&response),
            });
        };
        let (mut content, mut wishes, mut said) = (Vec::new(), Vec::new(), String::new());
        for mut block in into_items(given.take()) {
            if let Some(own) = block.get("text") {
                said += text(own);
                if text(own).trim().is_empty() {
                    // No request takes an empty text.
                    continue;
                }
            } else if let Some(used) = block.get_mut("toolUse") {
                let wish = wish(content.len(), used, ("toolUseId", "input"));
                // Some calls are made by the provider itself.
                if used["type"].is_null() {
                    wishes.push(wish);
                }
            }
            if block.as_object().is_some_and(|members| !members.is_empty()) {
                content.push(block);
            }
        }
        let reason = text(&response["stopReason"]);
        Ok(Reply {
            messages: match content.is_empty() {
                true => Vec::new(),
                false => vec![json!({"role": "assistant", "content": content})],
            },
            wishes,
            text: said,
            finish: match reason {
                "max_tokens" | "model_context_window_exceeded" => Finish::Truncated,
                "guardrail_intervened" | "content_filtered" => Finish::Refused,
                "malformed_model_output" | "malformed_tool_use" => Finish::Malformed,
                _ => Finish::Done,
            },
            why: reason.to_owned(),
        })
    }

    fn gathering(&self) -> Box<dyn Gathering> {
        Box::<Events>::default()
    }

    fn settle(&self, messages: &mut [Value], at: usize, id: &str, name: &str) {
        let content = messages.first_mut().map(|message| &mut message["content"]);
        let block = content.and_then(|content| content.get_mut(at));
        if let Some(own) = block.and_then(|block| block.get_mut("toolUse")) {
            own["toolUseId"] = id.into();
            own["name"] = name.into();
        }
    }

    fn answers(&self, answers: &[Answer<'_>]) -> Vec<Value> {
        let content: Vec<Value> = answers.iter().map(answered).collect();
        vec![json!({"role": "user", "content": content})]
    }

    fn said(&self, text: &str) -> Value {
        json!({"role": "user", "content": [{"text": text}]})
    }
}

fn answered(answer: &Answer<'_>) -> Value {
    let content: Vec<Value> = match answer.shown(is_image_or_pdf) {
        Some(parts) => parts.iter().map(part).collect(),
        None => vec![json!({"text": answer.text})],
    };
    let status = match answer.is_error() {
        true => "error",
        false => "success",
    };
    let id = &answer.call.id;
    json!({"toolResult": {"toolUseId": id, "content": content, "status": status}})
}

fn part(part: &Shown<'_>) -> Value {
    match part {
        Shown::Text(text) => json!({"text": text}),
        Shown::File(file) => {
            let source = json!({"bytes": file.base64()});
            match file.mime {
                PDF => json!({"document": {"format": "pdf", "name": "file", "source": source}}),
                mime => {
                    let format = mime.strip_prefix("image/").unwrap_or(mime);
                    json!({"image": {"format": format, "source": source}})
                }
            }
        }
    }
}

/// The events of a response: each is an object with one member, whose name is its kind.
#[derive(Default)]
struct Events {
    blocks: Blocks,
    reason: Option<Value>,
}

impl Gathering for Events {
    fn feed(&mut self, event: Value, room: &mut Room) -> Result<String, TurnFailed> {
        let Value::Object(event) = event else {
            return Ok(String::new());
        };
        for (kind, mut own) in event {
            if kind.ends_with("Exception") {
                return Err(TurnFailed::reported(&own));
            }
            if kind == "messageStop" && own["stopReason"].is_string() {
                self.reason = Some(take(&mut own, "stopReason"));
            }
            if kind == "contentBlockStart" || kind == "contentBlockDelta" {
                let index = own["contentBlockIndex"].as_u64();
                let why = "an event of a block does not say which";
                let index = index.ok_or_else(|| TurnFailed::new(why))?;
                if kind == "contentBlockDelta" {
                    return self.delta(index, take(&mut own, "delta"), room);
                }
                self.blocks.begin(index, take(&mut own, "start"), room)?;
            }
        }
        Ok(String::new())
    }

    fn response(self: Box<Self>) -> Result<Value, TurnFailed> {
        let reason = self.reason.ok_or_else(TurnFailed::early)?;
        let content: Vec<Value> = self.blocks.whole().filter_map(whole).collect();
        let message = json!({"role": "assistant", "content": content});
        Ok(json!({"output": {"message": message}, "stopReason": reason}))
    }
}

impl Events {
    fn delta(&mut self, index: u64, delta: Value, room: &mut Room) -> Result<String, TurnFailed> {
        if let Some(piece) = delta.get("text") {
            let begins = || object([("text", "".into())]);
            let block = self.blocks.block(index, begins, room)?;
            return Ok(block.add("text", piece, room)?.to_owned());
        }
        if let Some(own) = delta.get("toolUse") {
            let begins = || object([("toolUse", json!({}))]);
            let block = self.blocks.block(index, begins, room)?;
            block.add("input", &own["input"], room)?;
        } else if let Some(own) = delta.get("reasoningContent") {
            let begins = || object([("reasoningContent", json!({}))]);
            let block = self.blocks.block(index, begins, room)?;
            for key in ["text", "signature", "redactedContent"] {
                block.add(key, &own[key], room)?;
            }
        }
        Ok(String::new())
    }
}

fn whole(mut block: Block) -> Option<Value> {
    if let Some(mut own) = block.begun.remove("toolUse") {
        let sent = block.texts.remove("input");
        if !own.is_object() {
            own = json!({});
        }
        let begun = match take(&mut own, "input") {
            Value::Null => json!({}),
            begun => begun,
        };
        own["input"] = Block::input(begun, sent);
        return Some(json!({"toolUse": own}));
    }
    if block.begun.contains_key("reasoningContent") {
        // One of both: the text with its signature, or what nobody can read.
        let hidden = block.texts.remove("redactedContent");
        if block.texts.get("text").is_some_and(|text| !text.is_empty()) {
            return Some(json!({"reasoningContent": {"reasoningText": block.texts}}));
        }
        let hidden = joined(&hidden?)?;
        return Some(json!({"reasoningContent": {"redactedContent": hidden}}));
    }
    if block.begun.contains_key("text") {
        return Some(json!({"text": block.text("text")}));
    }
    Some(block.begun.into())
}

/// Texts of base64 one after the other, of which each may have its padding, as one.
fn joined(pieces: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = pieces;
    while !rest.is_empty() {
        let padding = rest.find('=').unwrap_or(rest.len());
        let behind = rest[padding..].find(|char| char != '=');
        let end = behind.map_or(rest.len(), |behind| padding + behind);
        bytes.extend(Bytes::from_base64(&rest[..end])?.iter());
        rest = &rest[end..];
    }
    Some(Bytes::from(bytes).to_base64())
}
