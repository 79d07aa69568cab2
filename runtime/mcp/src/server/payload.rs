//! The arguments of a tool pass `rmcp`'s reader of JSON as one text: the registry gets the bytes that the client has
//! written, with their keys in order, all digits, and however deep they are.
//!
//! Who knows the key can write arguments in another way, and nothing else: it need not be secret.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rmcp::model::JsonObject;
use serde_json::Value;
use serde_json::value::RawValue;

use super::mark::Mark;
use super::shared::Shared;
use super::{discovery, numbers};

static KEY: LazyLock<Mark> = LazyLock::new(Mark::new);

/// Where a message comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    Lines,
    /// Headers are compared with arguments.
    #[cfg(feature = "http")]
    Http,
}

/// A message as `rmcp` reads it; `None` if it can stay as it is.
pub(super) fn readable(shared: &Shared, message: &[u8], way: Way) -> Option<Vec<u8>> {
    let wrapped = wrapped(shared, message, way);
    let kept = numbers::kept(wrapped.as_deref().unwrap_or(message));
    kept.or(wrapped)
}

/// A call of a tool whose arguments are a text.
fn wrapped(shared: &Shared, message: &[u8], way: Way) -> Option<Vec<u8>> {
    let whole: BTreeMap<String, &RawValue> = serde_json::from_slice(message).ok()?;
    if whole.get("method")?.get() != "\"tools/call\"" {
        return None;
    }
    let params: BTreeMap<String, &RawValue> =
        serde_json::from_str(whole.get("params")?.get()).ok()?;
    let arguments = params.get("arguments")?.get();
    #[cfg_attr(not(feature = "http"), expect(unused_variables))]
    let members = match arguments.strip_prefix('{') {
        Some(members) => members.trim_ascii_start(),
        // A text in their place is a matter of the pipeline, which may repair it.
        None if arguments.starts_with('"') => "}",
        None => return None,
    };
    let name: String = serde_json::from_str(params.get("name")?.get()).ok()?;
    if discovery::reads_arguments(shared, &name) {
        return None;
    }
    let stay = match way {
        Way::Lines => "}",
        #[cfg(feature = "http")]
        Way::Http if shared.with_headers(&name).is_some() => members,
        #[cfg(feature = "http")]
        Way::Http => "}",
    };
    let start = arguments.as_ptr().addr() - message.as_ptr().addr();
    let mut out = Vec::with_capacity(message.len() + arguments.len() / 4 + 64);
    out.extend_from_slice(&message[..start]);
    out.extend_from_slice(b"{\"");
    out.extend_from_slice(KEY.text.as_bytes());
    out.extend_from_slice(b"\":");
    serde_json::to_writer(&mut out, arguments).ok()?;
    if !stay.starts_with('}') {
        out.push(b',');
    }
    out.extend_from_slice(stay.as_bytes());
    out.extend_from_slice(&message[start + arguments.len()..]);
    Some(out)
}

/// The arguments of a call, as the registry gets them.
pub(super) fn of(mut arguments: JsonObject) -> Vec<u8> {
    match arguments.remove(&KEY.text) {
        Some(Value::String(json)) => json.into_bytes(),
        Some(_) | None => numbers::restored(serde_json::to_vec(&arguments).unwrap_or_default()),
    }
}
