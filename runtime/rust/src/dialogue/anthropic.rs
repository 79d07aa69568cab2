//! Anthropic's Messages.

use serde_json::{Value, json};

use super::blocks::{Block, Blocks};
use super::chat;
use super::content::{PDF, Shown, is_image_or_pdf};
use super::failed::TurnFailed;
use super::plain::{exact, into_items, object, take, taken, text};
use super::request::Request;
use super::strict::{ANTHROPIC, Dialect};
use super::wire::{
    Answer, Finish, Gathering, Reply, Room, Wire, function, is_name, is_word, sent_back, wish,
};
use crate::agent::CompletionSpec;
use crate::json::Value as Exact;
use crate::lowering::Sent;

pub(super) struct Anthropic;

impl Wire for Anthropic {
    fn caller(&self) -> &'static str {
        "anthropic"
    }

    fn plain(&self) -> &'static str {
        "anthropic"
    }

    fn strict(&self) -> Option<&'static Dialect> {
        Some(&ANTHROPIC)
    }

    fn takes_id(&self, id: &str) -> bool {
        is_word(id, 256, is_name)
    }

    fn takes_name(&self, name: &str) -> bool {
        is_word(name, 128, is_name)
    }

    fn tool(&self, sent: &Sent, schema: Exact, strict: bool) -> Exact {
        let mut own = function(sent, "input_schema", schema);
        if strict {
            own.insert("strict", true);
            return own.into();
        }
        // They must fit the schema; a strict one may have other shapes.
        let good = sent
            .spec
            .examples
            .iter()
            .filter(|example| example.error.is_none());
        let examples = good.filter_map(|example| Exact::parse(example.args.as_bytes()));
        let examples = examples.map(|args| sent.by_sent_names(args));
        let examples: Vec<Exact> = examples.collect();
        if !examples.is_empty() {
            own.insert("input_examples", examples);
        }
        own.into()
    }

    fn finder(&self) -> Option<Exact> {
        let finder = exact([
            ("type", "tool_search_tool_bm25_20251119".into()),
            ("name", "tool_search_tool_bm25".into()),
        ]);
        Some(finder.into())
    }

    fn request(&self, tools: Vec<Exact>, free: bool, single: bool) -> Request {
        let request = Request::from([("tools", tools.into())]);
        let choice = match (free, single) {
            (false, _) => exact([("type", "none".into())]),
            (true, true) => exact([
                ("type", "auto".into()),
                ("disable_parallel_tool_use", true.into()),
            ]),
            (true, false) => return request,
        };
        let mut request = request;
        request.add("tool_choice", &choice.into());
        request
    }

    fn form(&self, _: &CompletionSpec, schema: Exact, strict: bool) -> Option<Request> {
        let format = exact([("type", "json_schema".into()), ("schema", schema)]);
        let config = exact([("format", format.into())]);
        strict.then(|| Request::from([("output_config", config.into())]))
    }

    fn conversation(&self, messages: &[Value], told: Option<&str>) -> Request {
        let request = Request::new().with("messages", messages);
        match told {
            Some(told) => request.with("system", told),
            None => request,
        }
    }

    fn read(&self, mut response: Value) -> Result<Reply, TurnFailed> {
        if response["type"] == "error" {
            return Err(TurnFailed::reported(&response["error"]));
        }
        if !response["content"].is_array() {
            return Err(TurnFailed::new("the response has no content"));
        }
        let (mut content, mut wishes, mut said) = (Vec::new(), Vec::new(), String::new());
        for mut block in taken(&mut response, "content") {
            let Some(kind) = block["type"].as_str().map(str::to_owned) else {
                continue;
            };
            match &*kind {
                "text" => {
                    said += text(&block["text"]);
                    if text(&block["text"]).trim().is_empty() {
                        // No request takes an empty text.
                        continue;
                    }
                }
                "tool_use" => wishes.push(wish(content.len(), &mut block, ("id", "input"))),
                // A call that the provider makes itself.
                _ if block.get("input").is_some() => {
                    block["input"] = sent_back(take(&mut block, "input"));
                }
                _ => {}
            }
            content.push(block);
        }
        let reason = text(&response["stop_reason"]);
        let message = json!({"role": "assistant", "content": content});
        Ok(Reply {
            messages: match message["content"].as_array() {
                Some(content) if content.is_empty() => Vec::new(),
                _ => vec![message],
            },
            wishes,
            text: said,
            finish: match reason {
                "max_tokens" | "model_context_window_exceeded" => Finish::Truncated,
                "pause_turn" => Finish::Paused,
                "refusal" => Finish::Refused,
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
        if let Some(block) = content.and_then(|content| content.get_mut(at)) {
            block["id"] = id.into();
            block["name"] = name.into();
        }
    }

    fn answers(&self, answers: &[Answer<'_>]) -> Vec<Value> {
        let content: Vec<Value> = answers.iter().map(answered).collect();
        vec![json!({"role": "user", "content": content})]
    }

    fn said(&self, text: &str) -> Value {
        chat::said(text)
    }
}

fn answered(answer: &Answer<'_>) -> Value {
    let content = match answer.shown(is_image_or_pdf) {
        Some(parts) => parts.iter().map(part).collect(),
        None => Value::from(answer.text),
    };
    let mut block =
        json!({"type": "tool_result", "tool_use_id": answer.call.id, "content": content});
    if answer.is_error() {
        block["is_error"] = true.into();
    }
    block
}

fn part(part: &Shown<'_>) -> Value {
    match part {
        Shown::Text(text) => chat::part(text),
        Shown::File(file) => {
            let kind = match file.mime {
                PDF => "document",
                _ => "image",
            };
            let data = file.base64();
            json!({"type": kind, "source": {"type": "base64", "media_type": file.mime, "data": data}})
        }
    }
}

/// The events of a response.
#[derive(Default)]
struct Events {
    blocks: Blocks,
    reason: Value,
    stopped: bool,
}

impl Gathering for Events {
    fn feed(&mut self, mut event: Value, room: &mut Room) -> Result<String, TurnFailed> {
        let index = event["index"].as_u64();
        let kind = text(&event["type"]).to_owned();
        match &*kind {
            "error" => return Err(TurnFailed::reported(&event["error"])),
            "message_delta" => {
                let reason = &event["delta"]["stop_reason"];
                if reason.is_string() {
                    self.reason = reason.clone();
                }
            }
            "message_stop" => self.stopped = true,
            "content_block_start" | "content_block_delta" => {
                let why = "an event of a block does not say which";
                let index = index.ok_or_else(|| TurnFailed::new(why))?;
                if kind == "content_block_start" {
                    let block = take(&mut event, "content_block");
                    let said = text(&block["text"]).to_owned();
                    self.blocks.begin(index, block, room)?;
                    return Ok(said);
                }
                return self.delta(index, take(&mut event, "delta"), room);
            }
            _ => {}
        }
        Ok(String::new())
    }

    fn response(self: Box<Self>) -> Result<Value, TurnFailed> {
        if self.reason.is_null() && !self.stopped {
            return Err(TurnFailed::early());
        }
        let content: Vec<Value> = self.blocks.whole().map(whole).collect();
        Ok(json!({"content": content, "stop_reason": self.reason}))
    }
}

impl Events {
    fn delta(
        &mut self,
        index: u64,
        mut delta: Value,
        room: &mut Room,
    ) -> Result<String, TurnFailed> {
        let (of, key) = match text(&delta["type"]) {
            "text_delta" => ("text", "text"),
            "thinking_delta" => ("thinking", "thinking"),
            "signature_delta" => ("thinking", "signature"),
            "input_json_delta" => ("tool_use", "partial_json"),
            "citations_delta" => ("text", "citations"),
            _ => return Ok(String::new()),
        };
        let begins = || object([("type", of.into())]);
        let block = self.blocks.block(index, begins, room)?;
        if key == "citations" {
            room.keep(&delta)?;
            let known = block.begun.entry("citations").or_insert(Value::Null);
            let mut citations = into_items(known.take());
            citations.push(take(&mut delta, "citation"));
            *known = citations.into();
            return Ok(String::new());
        }
        let piece = block.add(key, &delta[key], room)?;
        Ok(match key {
            "text" => piece.to_owned(),
            _ => String::new(),
        })
    }
}

fn whole(mut block: Block) -> Value {
    let args = block.texts.remove("partial_json");
    let texts: Vec<(&str, String)> = block
        .texts
        .keys()
        .map(|key| (*key, block.text(key)))
        .collect();
    let mut made = block.begun;
    for (key, text) in texts {
        made.insert(key.to_owned(), text.into());
    }
    if args.is_some() {
        let begun = made.remove("input").unwrap_or_else(|| json!({}));
        made.insert("input".to_owned(), Block::input(begun, args));
    }
    made.into()
}
