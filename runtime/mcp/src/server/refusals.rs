//! What is said to what is no message.

use std::collections::BTreeMap;

use serde_json::value::RawValue;

use super::numbers;

/// The answer to bytes that could not be read as a message: with their id, if they have one after all.
pub(super) fn refusal(message: &[u8]) -> Vec<u8> {
    let (code, text) = match serde_json::from_slice::<&RawValue>(message) {
        Ok(_) => (-32600, "This is no request."),
        Err(_) => (-32700, "This is no JSON."),
    };
    let members: Option<BTreeMap<String, &RawValue>> = serde_json::from_slice(message).ok();
    let id = members.as_ref().and_then(|members| members.get("id"));
    let id = id.map_or("null", |id| id.get());
    let is_id = id.starts_with(['"', '-']) || id.starts_with(|first: char| first.is_ascii_digit());
    said(if is_id { id } else { "null" }, code, text)
}

/// The answer to a line that is longer than any message.
pub(super) fn too_long() -> Vec<u8> {
    said("null", -32600, "The request is too long.")
}

fn said(id: &str, code: i32, text: &str) -> Vec<u8> {
    let error = format!(r#"{{"code":{code},"message":"{text}"}}"#);
    numbers::outgoing(format!(r#"{{"jsonrpc":"2.0","id":{id},"error":{error}}}"#).as_bytes())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::refusal;

    #[test]
    fn an_id_is_repeated_where_there_is_one() {
        for (message, id, code) in [
            ("{", Value::Null, -32700),
            ("3", Value::Null, -32600),
            (r#"{"id":3}"#, json!(3), -32600),
            (r#"{"id":"a\"b","method":3}"#, json!("a\"b"), -32600),
            (r#"{"id":{"a":1}}"#, Value::Null, -32600),
            (r#"{"id":null}"#, Value::Null, -32600),
        ] {
            let said: Value = serde_json::from_slice(&refusal(message.as_bytes())).unwrap();
            assert_eq!(
                (&said["id"], &said["error"]["code"]),
                (&id, &json!(code)),
                "{message}"
            );
        }
    }
}
