//! The code of the vectors, as `build.rs` makes it, and every way through its codecs.

use toolrt::diagnose::{self, Code, Issue};
use toolrt::recording::redacted;
use toolrt::{Codec, Value};

include!(concat!(env!("OUT_DIR"), "/vectors.rs"));

/// The canonical form of a payload, or its issues.
pub type Verdict = Result<Vec<u8>, Vec<Issue>>;

/// The verdict of a consumer of results: the canonical form and the pointers that it ignored, or all issues.
pub type Lenient = Result<(Vec<u8>, Vec<String>), Vec<Issue>>;

/// The verdicts on a payload.
#[derive(Debug)]
pub struct Checked {
    /// As callers decode it.
    pub generated: Verdict,
    /// On the slow path alone.
    pub slow: Verdict,
    /// As consumers of results decode it.
    pub lenient: Lenient,
    /// As a recording has it, if it is JSON.
    pub recorded: Option<Vec<u8>>,
}

/// What nests too deeply with its defaults can be decoded, but not encoded again: then the slow path has the canonical form.
fn every_way<T>(codec: Codec<T>, payload: &[u8]) -> Checked {
    let slow = diagnose::canonical(codec.table(), payload);
    let encode = |value: &T| match codec.encode(value) {
        Ok(encoded) => Ok(encoded),
        Err(issues) if issues.iter().all(|issue| issue.code == Code::Depth) => slow.clone(),
        Err(issues) => panic!("it is accepted and cannot be written: {issues:?}"),
    };
    let generated = codec.decode(payload).and_then(|value| encode(&value));
    let lenient = codec
        .decode_lenient(payload)
        .and_then(|read| Ok((encode(&read.value)?, read.ignored)));
    let value = Value::parse(payload);
    let recorded = value.map(|value| redacted(codec.table(), &value, slow.is_ok()));
    Checked {
        generated,
        slow,
        lenient,
        recorded,
    }
}

/// A payload undone, if there was something to undo, and the verdict on the result.
fn undone<T>(codec: Codec<T>, payload: &[u8]) -> (Option<Vec<u8>>, Verdict) {
    let made = toolrt::undone(codec.table(), payload);
    let value = codec.decode(made.as_deref().unwrap_or(payload));
    (made, value.and_then(|value| codec.encode(&value)))
}
