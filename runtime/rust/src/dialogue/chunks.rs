//! Chat completions that come in chunks.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::chat::part;
use super::failed::TurnFailed;
use super::plain::{into_items, items, object, take, taken, text};
use super::wire::{Gathering, Room};

/// The chunks of a chat completion.
#[derive(Default)]
pub(super) struct Chunks {
    /// Texts by the member of the message that they belong to, in the order in which they begin.
    texts: Vec<(String, String)>,
    by_member: HashMap<String, usize>,
    content: Vec<Chunk>,
    calls: Vec<Piece>,
    by_index: HashMap<i64, usize>,
    finish: Option<String>,
}

/// A chunk of content.
enum Chunk {
    Text(String),
    Thinking(String),
    Other(Value),
}

/// A call that comes in pieces.
#[derive(Default)]
struct Piece {
    id: Value,
    name: String,
    kind: Option<String>,
    args: String,
    whole: Option<Value>,
}

impl Gathering for Chunks {
    fn feed(&mut self, mut event: Value, room: &mut Room) -> Result<String, TurnFailed> {
        if !event["error"].is_null() {
            return Err(TurnFailed::reported(&event["error"]));
        }
        let mut said = String::new();
        for mut choice in taken(&mut event, "choices") {
            // Others are further answers to the same messages.
            if choice["index"].as_i64().unwrap_or_default() != 0 {
                continue;
            }
            if let Some(finish) = choice["finish_reason"].as_str() {
                self.finish = Some(finish.to_owned());
            }
            let Value::Object(delta) = take(&mut choice, "delta") else {
                continue;
            };
            for (key, value) in delta {
                match (&*key, &value) {
                    ("tool_calls", _) => {
                        for call in into_items(value) {
                            self.call(call, room)?;
                        }
                    }
                    ("content", _) => said += &self.said(value, room)?,
                    ("role", _) => {}
                    (_, Value::String(piece)) => {
                        room.keep_text(piece)?;
                        let text = match self.by_member.get(&key) {
                            Some(at) => &mut self.texts[*at].1,
                            None => {
                                room.keep_text(&key)?;
                                self.by_member.insert(key.clone(), self.texts.len());
                                self.texts.push((key, String::new()));
                                let last = self.texts.len() - 1;
                                &mut self.texts[last].1
                            }
                        };
                        text.push_str(piece);
                    }
                    (_, _) => {}
                }
            }
        }
        Ok(said)
    }

    fn response(self: Box<Self>) -> Result<Value, TurnFailed> {
        let finish = self.finish.ok_or_else(TurnFailed::early)?;
        let mut message = object([("role", "assistant".into())]);
        for (key, text) in self.texts {
            message.insert(key, text.into());
        }
        message.insert("content".to_owned(), whole(self.content));
        let calls: Vec<Value> = self.calls.into_iter().map(Piece::call).collect();
        message.insert("tool_calls".to_owned(), calls.into());
        Ok(json!({"choices": [{"message": message, "finish_reason": finish}]}))
    }
}

impl Chunks {
    fn said(&mut self, content: Value, room: &mut Room) -> Result<String, TurnFailed> {
        let mut said = String::new();
        let chunks = match content {
            Value::Array(chunks) => chunks,
            content => vec![content],
        };
        for chunk in chunks {
            match (&chunk, text(&chunk["type"])) {
                (Value::String(piece), _) => {
                    said += piece;
                    self.text(piece, room)?;
                }
                (_, "text") => {
                    said += text(&chunk["text"]);
                    self.text(text(&chunk["text"]), room)?;
                }
                (_, "thinking") => {
                    let inside = items(&chunk["thinking"]).iter();
                    let piece: String = inside.map(|part| text(&part["text"])).collect();
                    room.keep_text(&piece)?;
                    match self.content.last_mut() {
                        Some(Chunk::Thinking(thought)) => *thought += &piece,
                        _ => self.content.push(Chunk::Thinking(piece)),
                    }
                }
                (Value::Object(members), _) if !members.is_empty() => {
                    room.keep(&chunk)?;
                    self.content.push(Chunk::Other(chunk));
                }
                (_, _) => {}
            }
        }
        Ok(said)
    }

    fn text(&mut self, piece: &str, room: &mut Room) -> Result<(), TurnFailed> {
        room.keep_text(piece)?;
        match self.content.last_mut() {
            Some(Chunk::Text(text)) => *text += piece,
            _ => self.content.push(Chunk::Text(piece.to_owned())),
        }
        Ok(())
    }

    fn call(&mut self, mut delta: Value, room: &mut Room) -> Result<(), TurnFailed> {
        room.keep(&delta)?;
        let piece = self.piece(&delta);
        if piece.id.is_null() {
            piece.id = take(&mut delta, "id");
        }
        if piece.kind.is_none() {
            piece.kind = delta["type"].as_str().map(str::to_owned);
        }
        let mut own = take(&mut delta, "function");
        if piece.name.is_empty() {
            piece.name = text(&own["name"]).to_owned();
        }
        match take(&mut own, "arguments") {
            Value::Null => {}
            Value::String(args) => piece.args += &args,
            args => piece.whole = Some(args),
        }
        Ok(())
    }

    /// The call that a delta belongs to.
    fn piece(&mut self, delta: &Value) -> &mut Piece {
        let index = delta["index"].as_i64();
        let known = match index {
            Some(index) => self.by_index.get(&index).copied(),
            None => self.calls.len().checked_sub(1),
        };
        let named = !text(&delta["function"]["name"]).is_empty() && !delta["id"].is_null();
        // Some servers send each call whole, all with one index.
        let is_another = |at: &usize| named && self.calls[*at].id != delta["id"];
        let at = match known.filter(|at| !is_another(at)) {
            Some(at) => at,
            None => {
                self.calls.push(Piece::default());
                self.calls.len() - 1
            }
        };
        if let Some(index) = index {
            self.by_index.insert(index, at);
        }
        &mut self.calls[at]
    }
}

impl Piece {
    fn call(self) -> Value {
        let args = self.whole.unwrap_or_else(|| self.args.into());
        let kind = self.kind.as_deref().unwrap_or("function");
        let own = json!({"name": self.name, "arguments": args});
        json!({"id": self.id, "type": kind, "function": own})
    }
}

fn whole(content: Vec<Chunk>) -> Value {
    if content.iter().all(|chunk| matches!(chunk, Chunk::Text(_))) {
        let texts = content.into_iter().filter_map(|chunk| match chunk {
            Chunk::Text(text) => Some(text),
            Chunk::Thinking(_) | Chunk::Other(_) => None,
        });
        return texts.collect::<String>().into();
    }
    let made = content.into_iter().map(|chunk| match chunk {
        Chunk::Text(text) => part(&text),
        Chunk::Thinking(text) => json!({"type": "thinking", "thinking": [part(&text)]}),
        Chunk::Other(value) => value,
    });
    made.collect()
}
