//! What identifies a call, as hashes: keys and arguments come from outside, and may be secret or of any size.

use sha2::{Digest, Sha256};

use super::Hash;
use crate::call::{Context, Source};
use crate::json::alike;
use crate::spec::Spec;

/// The hash of the caller, the tool and the key, and of the owner if a verifier says whose call it is.
pub(crate) fn identity(cx: &Context, spec: &Spec, key: &str) -> Hash {
    let mut hash = Sha256::new();
    let texts = [cx.caller().as_str(), spec.name, key];
    for text in texts.into_iter().chain(cx.owner()) {
        add(&mut hash, Some(text.as_bytes()));
    }
    hash.finalize().into()
}

/// The hash of the arguments in canonical form, and of the injected ones that are the same when the call is repeated.
pub(crate) fn print(cx: &Context, spec: &Spec, args: &[u8]) -> Hash {
    let mut hash = Sha256::new();
    add(&mut hash, Some(&alike(args)));
    for injected in spec.injected {
        match injected.source {
            Source::CallId | Source::ParentCallId | Source::TurnId => {}
            source @ (Source::SessionId | Source::RunId | Source::Caller | Source::Label(_)) => {
                add(&mut hash, cx.source(source).map(str::as_bytes));
            }
        }
    }
    hash.finalize().into()
}

/// Adds bytes behind their number, so that no two lists have the same bytes; nothing is not the same as no bytes.
fn add(hash: &mut Sha256, bytes: Option<&[u8]>) {
    let size = bytes.map_or(u64::MAX, |bytes| bytes.len() as u64);
    hash.update(size.to_be_bytes());
    hash.update(bytes.unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use super::{identity, print};
    use crate::call::{Caller, Context, Source};
    use crate::json::Value;
    use crate::spec::{Injected, Spec};

    #[test]
    fn the_hashes_are_those_of_the_other_runtime() {
        loom::model(they_are);
    }

    fn they_are() {
        let injected = |source| Injected {
            argument: "argument",
            source,
        };
        let sources = [
            Source::Label("tenant"),
            Source::TurnId,
            Source::CallId,
            Source::ParentCallId,
            Source::RunId,
        ];
        let spec = Spec {
            name: "act",
            injected: Vec::leak(sources.map(injected).to_vec()),
            ..Spec::EMPTY
        };
        let cx = Context::new()
            .with_caller(Caller::new("tests"))
            .with_turn_id("t")
            .with_label("tenant", "acme");
        let hex = |hash: [u8; 32]| hash.map(|byte| format!("{byte:02x}")).concat();
        let key = "d245b63fbf9bc048ad45485b7a96a6783314b5cb59a57846adeba3a016931a65";
        assert_eq!(hex(identity(&cx, &spec, "k")), key);
        let args = "64c967da76c18aa8ef6561f8c7a8fdb2f2e486b6d8c7a5f03127282f2f723306";
        assert_eq!(hex(print(&cx, &spec, b"1")), args);
        let vectors = include_str!("../../../../../spec/conformance/hashes/numbers.json");
        let vectors = Value::parse(vectors.as_bytes()).expect("the vectors are JSON");
        let row = vectors.get("row").expect("there is a row");
        let text = |key| row.get(key).and_then(Value::as_str).expect("it is there");
        let spec = Spec {
            name: String::leak(text("tool").to_owned()),
            ..Spec::EMPTY
        };
        let cx = Context::new().with_caller(Caller::new(text("caller")));
        assert_eq!(hex(identity(&cx, &spec, text("key"))), text("id"));
        let all = row.get("arguments").and_then(Value::as_array);
        for arguments in all.expect("there are arguments") {
            let arguments = arguments.as_str().expect("they are texts");
            assert_eq!(hex(print(&cx, &spec, arguments.as_bytes())), text("print"));
        }
    }
}
