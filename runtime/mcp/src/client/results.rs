//! What becomes of the result of a call: an envelope, as if a registry had given it.

use rmcp::model::{CallToolResult, ContentBlock};
use serde_json::{Map, Value};
use toolrt::call::Action;
use toolrt::diagnose::is_readable;
use toolrt::mcp::wraps;
use toolrt::{
    CallFault, Codec, Content, Context, Envelope, Issue, Json, Kind, Meta, Payload, Spec, Status,
};

use super::definitions::Definition;

/// The member of `_meta` that has the rest of the envelope.
const ENVELOPE: &str = "dev.toolc/envelope";

/// What is known of the tool.
pub(super) struct Known<'a> {
    /// The caller's types.
    pub(super) spec: Option<&'static Spec>,
    pub(super) definition: Option<&'a Definition>,
    pub(super) cx: &'a Context,
}

impl Known<'_> {
    /// The envelope of a result.
    pub(super) fn envelope(&self, result: CallToolResult) -> Envelope {
        let is_error = result.is_error == Some(true);
        let meta = result.meta.as_ref().and_then(|meta| meta.0.get(ENVELOPE));
        if let Some(Value::Object(rest)) = meta {
            let told = told(rest, is_error, result.structured_content.as_ref());
            if let Some(envelope) = told {
                return self.whole(envelope, result);
            }
        }
        match is_error {
            true => failure(self.failed(&result.content)),
            false => self.success(result),
        }
    }

    /// An envelope of a server of toolc, with its result.
    fn whole(&self, mut envelope: Envelope, result: CallToolResult) -> Envelope {
        match envelope.status {
            Status::Error => {
                if envelope.error.is_none() {
                    envelope.error = Some(Box::new(self.failed(&result.content)));
                }
                return envelope;
            }
            Status::Success | Status::Partial => {}
            // It has asked nothing: there is a result.
            Status::InputRequired => envelope.status = Status::Success,
        }
        // Where there is a result, nothing has failed as a whole.
        envelope.error = None;
        let is_partial = envelope.status == Status::Partial;
        let reminder = envelope.meta.reminder.clone();
        let mut content = result.content;
        if result.structured_content.is_none() {
            // What is no part of the result.
            if reminder.is_some() && content.last().and_then(text) == reminder.as_deref() {
                content.pop();
            }
            if is_partial {
                content.pop();
            }
        }
        match self.value(result.structured_content, &content) {
            Ok(value) => {
                envelope.result = Some(value);
                envelope
            }
            Err(issues) => failure(no_result(issues)),
        }
    }

    fn success(&self, result: CallToolResult) -> Envelope {
        match self.value(result.structured_content, &result.content) {
            Ok(value) => Envelope::success(value, Meta::default()),
            Err(issues) => failure(no_result(issues)),
        }
    }

    /// The result: as it is structured, or else made of its parts.
    fn value(
        &self,
        structured: Option<Value>,
        content: &[ContentBlock],
    ) -> Result<Json, Vec<Issue>> {
        let wants_parts = self.spec.is_some_and(|spec| spec.result.is_none());
        match structured {
            Some(value) if !wants_parts => Ok(json(&self.unwrapped(value))),
            Some(_) | None => self.read(content),
        }
    }

    /// A result that travels as the only member of an object, where the definition says so.
    fn unwrapped(&self, mut value: Value) -> Value {
        let is_wrapped = self.definition.is_some_and(|own| own.wrapped().is_some());
        if is_wrapped
            && self.spec.is_none_or(wraps)
            && let Some(members) = value.as_object_mut()
            && members.len() == 1
            && let Some(result) = members.remove("result")
        {
            return result;
        }
        value
    }

    /// The parts; where the caller wants a value, that of the only text.
    fn read(&self, content: &[ContentBlock]) -> Result<Json, Vec<Issue>> {
        if let Some(table) = self.spec.and_then(|spec| spec.result) {
            let mut texts = content.iter().filter_map(text);
            let text = texts.next().unwrap_or_default();
            let quoted = Value::from(text).to_string();
            let readings = [text, quoted.as_str()];
            let mut fitting = readings
                .into_iter()
                .filter(|json| is_readable(table, json.as_bytes()));
            return match fitting.next() {
                Some(json) => Json::parse(json).ok_or_else(Vec::new),
                None => Err(toolrt::diagnose(table, text.as_bytes())),
            };
        }
        let parts = serde_json::to_vec(content).unwrap_or_default();
        let read = Codec::<Content>::of().decode_lenient(&parts)?;
        let parts = read.value.to_json()?;
        Json::parse(parts).ok_or_else(Vec::new)
    }

    /// The error of a server that has no words for it but its texts.
    fn failed(&self, content: &[ContentBlock]) -> CallFault {
        let texts: Vec<&str> = content.iter().filter_map(text).collect();
        let message = match texts.join("\n") {
            nothing if nothing.trim().is_empty() => "The tool has failed.".to_owned(),
            texts => self.cx.shown(texts),
        };
        let mut fault = CallFault::new("tool_failed", Kind::Internal, message);
        fault.recovery.action = Action::Correct;
        fault
    }
}

/// The envelope that a server of toolc has sent, without its result.
fn told(rest: &Map<String, Value>, is_error: bool, structured: Option<&Value>) -> Option<Envelope> {
    let mut all = rest.clone();
    all.remove("result");
    if is_error {
        all.insert("status".to_owned(), "error".into());
        // Servers of toolc before 0.2 send the error as the structure of the result.
        let error = structured.and_then(|structured| structured.get("error"));
        if !all.contains_key("error")
            && let Some(error) = error
        {
            all.insert("error".to_owned(), error.clone());
        }
    }
    let envelope = Envelope::from_json(&serde_json::to_vec(&all).ok()?)?;
    ((envelope.status == Status::Error) == is_error).then_some(envelope)
}

fn text(part: &ContentBlock) -> Option<&str> {
    part.as_text().map(|text| text.text.as_str())
}

fn json(value: &Value) -> Json {
    let text = value.to_string();
    Json::parse(text).unwrap_or_else(|| Json::from(&toolrt::Value::Null))
}

fn failure(fault: CallFault) -> Envelope {
    Envelope::failure(fault, Meta::default())
}

fn no_result(issues: Vec<Issue>) -> CallFault {
    let message = "The server has answered, but with no result of the declared type.";
    let mut fault = CallFault::new("invalid_output", Kind::Internal, message);
    fault.issues = issues;
    fault
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::told;

    #[test]
    fn errors_are_read_where_servers_of_toolc_have_them() {
        let error = json!({
            "code": "gone",
            "kind": "not_found",
            "message": "It has gone.",
            "retryable": false,
            "recovery": { "action": "stop" },
            "issues": [{ "path": "/a", "code": "range", "message": "/a is odd." }],
        });
        let other = json!({ "error": { "code": "other", "kind": "input", "message": "" } });
        let structure = json!({ "error": error });
        let mut rest = json!({ "status": "error", "meta": { "tool": "add" } });
        let older = code(&rest, Some(&structure));
        rest["error"] = error;
        for found in [older, code(&rest, None), code(&rest, Some(&other))] {
            assert_eq!(found, ("gone".to_owned(), 1));
        }
    }

    fn code(rest: &Value, structure: Option<&Value>) -> (String, usize) {
        let rest = rest.as_object().expect("it is an object");
        let envelope = told(rest, true, structure).expect("it is an envelope");
        let error = envelope.error.expect("it has failed");
        (error.code.to_string(), error.issues.len())
    }
}
