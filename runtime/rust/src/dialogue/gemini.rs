//! Gemini's `generateContent`.

use serde_json::{Value, json};

use super::content::{File, PDF, files, is_image, joined};
use super::failed::TurnFailed;
use super::plain::{Members, exact, into_items, take, text};
use super::request::Request;
use super::wire::{Answer, Finish, Gathering, Reply, Room, Wire, function, wish};
use crate::agent::CompletionSpec;
use crate::json::Value as Exact;
use crate::lowering::Sent;

pub(super) struct Gemini;

impl Wire for Gemini {
    fn caller(&self) -> &'static str {
        "gemini"
    }

    fn plain(&self) -> &'static str {
        "gemini"
    }

    /// Older models take one of them.
    fn forms_with_tools(&self) -> bool {
        false
    }

    fn takes_name(&self, name: &str) -> bool {
        let mut bytes = name.bytes();
        let begins = |byte: u8| byte.is_ascii_alphabetic() || byte == b'_';
        let goes_on = |byte: u8| byte.is_ascii_alphanumeric() || b"_.:-".contains(&byte);
        name.len() <= 128 && bytes.next().is_some_and(begins) && bytes.all(goes_on)
    }

    fn tool(&self, sent: &Sent, schema: Exact, _: bool) -> Exact {
        let mut own = function(sent, "parametersJsonSchema", schema);
        let output = sent.spec.output_schema;
        if let Some(output) = output.and_then(|schema| Exact::parse(schema.as_bytes())) {
            own.insert("responseJsonSchema", output);
        }
        own.into()
    }

    /// It has no word for one call a turn.
    fn request(&self, tools: Vec<Exact>, free: bool, _: bool) -> Request {
        let tools = exact([("functionDeclarations", tools.into())]);
        let request = Request::from([("tools", vec![tools.into()].into())]);
        match free {
            true => request,
            false => {
                let mode = json!({"functionCallingConfig": {"mode": "NONE"}});
                request.with("toolConfig", mode)
            }
        }
    }

    fn form(&self, _: &CompletionSpec, schema: Exact, _: bool) -> Option<Request> {
        let config = exact([
            ("responseMimeType", "application/json".into()),
            ("responseJsonSchema", schema),
        ]);
        Some(Request::from([("generationConfig", config.into())]))
    }

    fn conversation(&self, messages: &[Value], told: Option<&str>) -> Request {
        let request = Request::new().with("contents", messages);
        match told {
            Some(told) => request.with("systemInstruction", json!({"parts": [{"text": told}]})),
            None => request,
        }
    }

    fn read(&self, mut response: Value) -> Result<Reply, TurnFailed> {
        if !response["error"].is_null() {
            return Err(TurnFailed::reported(&response["error"]));
        }
        let Some(candidate) = response.pointer_mut("/candidates/0") else {
            let why = text(&response["promptFeedback"]["blockReason"]);
            if why.is_empty() {
                return Err(TurnFailed::new("the response has no candidate"));
            }
            return Ok(Reply {
                messages: Vec::new(),
                wishes: Vec::new(),
                text: String::new(),
                finish: Finish::Refused,
                why: why.to_owned(),
            });
        };
        let mut candidate = candidate.take();
        let (mut parts, mut wishes, mut said) = (Vec::new(), Vec::new(), String::new());
        let given = candidate.pointer_mut("/content/parts").map(Value::take);
        for mut part in into_items(given.unwrap_or_default()) {
            if let Some(call) = part.get_mut("functionCall") {
                if call.get("partialArgs").is_some() || call.get("willContinue").is_some() {
                    let why = "arguments come in pieces: leave `streamFunctionCallArguments` off";
                    return Err(TurnFailed::new(why));
                }
                wishes.push(wish(parts.len(), call, ("id", "args")));
            } else if part["thought"] != true {
                said += text(&part["text"]);
            }
            if part.as_object().is_some_and(|members| !members.is_empty()) {
                parts.push(part);
            }
        }
        let reason = text(&candidate["finishReason"]);
        let told = text(&candidate["finishMessage"]);
        Ok(Reply {
            messages: match parts.is_empty() {
                true => Vec::new(),
                false => vec![json!({"role": "model", "parts": parts})],
            },
            wishes,
            text: said,
            finish: match reason {
                "" | "STOP" | "FINISH_REASON_UNSPECIFIED" => Finish::Done,
                "MAX_TOKENS" | "CONTINUATION" => Finish::Truncated,
                "MALFORMED_FUNCTION_CALL" | "UNEXPECTED_TOOL_CALL" | "TOO_MANY_TOOL_CALLS" => {
                    Finish::Malformed
                }
                _ => Finish::Refused,
            },
            why: match told {
                "" => reason.to_owned(),
                told => told.to_owned(),
            },
        })
    }

    fn gathering(&self) -> Box<dyn Gathering> {
        Box::<Chunks>::default()
    }

    fn settle(&self, messages: &mut [Value], at: usize, id: &str, name: &str) {
        let parts = messages.first_mut().map(|message| &mut message["parts"]);
        let part = parts.and_then(|parts| parts.get_mut(at));
        if let Some(call) = part.and_then(|part| part.get_mut("functionCall")) {
            call["name"] = name.into();
            // Some calls have none: their answers are found by their order.
            if call.get("id").is_some_and(|id| !id.is_null()) {
                call["id"] = id.into();
            }
        }
    }

    fn answers(&self, answers: &[Answer<'_>]) -> Vec<Value> {
        let parts: Vec<Value> = answers.iter().map(answered).collect();
        vec![json!({"role": "user", "parts": parts})]
    }

    fn said(&self, text: &str) -> Value {
        json!({"role": "user", "parts": [{"text": text}]})
    }
}

/// Whether a file may stand beside a result.
fn takes(mime: &str) -> bool {
    (is_image(mime) && mime != "image/gif") || mime == PDF || mime == "text/plain"
}

fn answered(answer: &Answer<'_>) -> Value {
    let mut made = Members::new();
    if answer.has_id {
        made.insert("id".to_owned(), answer.call.id.as_str().into());
    }
    made.insert("name".to_owned(), answer.name.into());
    match answer.shown(takes) {
        Some(parts) => {
            made.insert("response".to_owned(), json!({"output": joined(&parts)}));
            let files: Vec<Value> = files(&parts).into_iter().map(file).collect();
            if !files.is_empty() {
                made.insert("parts".to_owned(), files.into());
            }
        }
        None => {
            made.insert("response".to_owned(), response(answer));
        }
    }
    json!({"functionResponse": made})
}

/// A result as it is, and what is said of it beside it.
fn response(answer: &Answer<'_>) -> Value {
    if answer.is_error() {
        return json!({"error": answer.text});
    }
    let result = answer
        .envelope
        .and_then(|envelope| envelope.result.as_ref());
    let document = result.map_or("null", |result| result.as_str());
    let value = Exact::parse(document.as_bytes()).filter(fits);
    let value = value.and_then(|_| serde_json::from_str::<Value>(document).ok());
    let (Some(note), Some(value)) = (answer.text.strip_prefix(document), value) else {
        return json!({"output": answer.text});
    };
    match note.trim() {
        "" => json!({"output": value}),
        note => json!({"output": value, "note": note}),
    }
}

/// Whether all whole numbers are among those that 64 bits have.
fn fits(value: &Exact) -> bool {
    match value {
        Exact::Number(number) => {
            let text = number.as_str();
            text.contains(['.', 'e', 'E'])
                || text.parse::<i64>().is_ok()
                || text.parse::<u64>().is_ok()
        }
        Exact::Array(items) => items.iter().all(fits),
        Exact::Object(members) => members.iter().all(|(_, value)| fits(value)),
        Exact::Null | Exact::Bool(_) | Exact::String(_) => true,
    }
}

fn file(file: File<'_>) -> Value {
    json!({"inlineData": {"mimeType": file.mime, "data": file.base64()}})
}

/// The chunks of a response.
#[derive(Default)]
struct Chunks {
    parts: Vec<Value>,
    candidate: Option<Value>,
    feedback: Option<Value>,
}

impl Gathering for Chunks {
    fn feed(&mut self, mut event: Value, room: &mut Room) -> Result<String, TurnFailed> {
        if !event["error"].is_null() {
            return Err(TurnFailed::reported(&event["error"]));
        }
        if event["promptFeedback"].is_object() {
            room.keep(&event["promptFeedback"])?;
            self.feedback = Some(take(&mut event, "promptFeedback"));
        }
        let mut said = String::new();
        // Others are further answers to the same messages.
        let Some(candidate) = event.pointer_mut("/candidates/0") else {
            return Ok(said);
        };
        let mut candidate = candidate.take();
        if let Some(parts) = candidate.pointer_mut("/content/parts") {
            for part in into_items(parts.take()) {
                if part["thought"] != true {
                    said += text(&part["text"]);
                }
                self.add(part, room)?;
            }
        }
        if !candidate["finishReason"].is_null() {
            room.keep(&candidate)?;
            self.candidate = Some(candidate);
        }
        Ok(said)
    }

    fn response(self: Box<Self>) -> Result<Value, TurnFailed> {
        match (self.candidate, self.feedback) {
            (Some(mut candidate), _) => {
                candidate["content"] = json!({"role": "model", "parts": self.parts});
                Ok(json!({"candidates": [candidate]}))
            }
            (None, Some(feedback)) => Ok(json!({"promptFeedback": feedback})),
            (None, None) => Err(TurnFailed::early()),
        }
    }
}

impl Chunks {
    fn add(&mut self, part: Value, room: &mut Room) -> Result<(), TurnFailed> {
        room.keep(&part)?;
        if let Some(last) = self.parts.last_mut()
            && is_plain(&part)
            && is_plain(last)
            && last["thought"] == part["thought"]
            && let Value::String(known) = &mut last["text"]
        {
            known.push_str(text(&part["text"]));
            return Ok(());
        }
        if part.is_object() {
            self.parts.push(part);
        }
        Ok(())
    }
}

/// Whether a part is text, and nothing that depends on where it stands.
fn is_plain(part: &Value) -> bool {
    let members = part.as_object();
    part["text"].is_string()
        && members.is_some_and(|all| all.keys().all(|key| key == "text" || key == "thought"))
}
