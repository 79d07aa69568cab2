//! What must hold for any text: no panic, and two paths that agree.

use std::fmt::Debug;

use fastrand::Rng;
use toolrt::diagnose::{MAX_ISSUES, canonical};
use toolrt::{Codec, Payload, Reader, Refused, Value};

use crate::reference::todos::tools::todos::types::UpdateTodosArgs;
use crate::reference::types::acme_corners::{Answer, Corners, Locator, Node, OpenTyped, Trigger};
use crate::reference::types::acme_todos::{Todo, TodosSnapshot};
use crate::tables;

const CORNERS: &str = r#"{"trigger":{"kind":"event","source":"urn:x","labels":{"b":"1","a":"2"}},"answer":{"type":"plan","value":{"expression":"x"}},"ticket":"ABC-1","mode":"slow","level":404,"trail":["a",1,2],"owner":null,"token":"12345678","bag":{"a":[1],"b":[]},"node":{"value":1.50,"next":{"value":{"z":1,"a":2}}},"open":{"id":1,"more":[1]},"typed":{"id":1,"x":"y"}}"#;
const TODO: &str =
    r#"{"id":"a-1","title":"T","status":"done","due":"2026-12-01T09:00:00Z","tags":["x","y"]}"#;
const SNAPSHOT: &str = r#"{"run_id":"6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10","items":[{"id":"a","title":"A"}],"revision":3}"#;
const PIECES: &[&str] = &[
    "\"",
    "\\",
    "\\u0061",
    "\\ud83d",
    "😀",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "null",
    "true",
    "0",
    "-0",
    "1.0",
    "1e2",
    "1e400",
    "9223372036854775808",
    "\"id\"",
    "\"kind\":\"schedule\",",
    "\"type\":1,",
    "\"value\":",
    "\"a\"",
    "\"done\"",
    " ",
    "\n",
    "\u{0}",
    "-",
    ".5",
    "[]",
    "{}",
    "\u{feff}",
];

/// A real document with a few random edits.
fn mutated(rng: &mut Rng, seed: &str) -> String {
    let mut text: Vec<char> = seed.chars().collect();
    for _ in 0..rng.usize(0..4) {
        let at = rng.usize(0..=text.len());
        match rng.u8(0..4) {
            0 => {
                let end = (at + rng.usize(0..6)).min(text.len());
                text.drain(at..end);
            }
            1 => {
                let end = (at + rng.usize(0..12)).min(text.len());
                let copy: Vec<char> = text[at..end].to_vec();
                let to = rng.usize(0..=text.len());
                text.splice(to..to, copy);
            }
            _ => {
                let piece = PIECES[rng.usize(0..PIECES.len())];
                let end = if rng.bool() {
                    (at + rng.usize(0..5)).min(text.len())
                } else {
                    at
                };
                text.splice(at..end, piece.chars());
            }
        }
    }
    text.into_iter().collect()
}

fn fast<T: Payload>(text: &str) -> Result<T, Refused> {
    let mut r = Reader::new(text);
    let value = T::decode(&mut r)?;
    r.end()?;
    Ok(value)
}

/// Both paths, and the way back.
fn hold<T: Payload + PartialEq + Debug>(text: &str) {
    let slow = canonical(T::table(), text.as_bytes());
    match (fast::<T>(text), &slow) {
        (Ok(value), Ok(canonical)) => {
            assert_eq!(value.to_json().as_ref(), Ok(canonical), "{text}");
        }
        (Ok(_), Err(issues)) => panic!("only the slow path refuses {text}: {issues:?}"),
        (Err(Refused), _) => {}
    }
    match slow {
        Ok(canonical) => {
            let value = T::from_json(text).unwrap_or_else(|issues| panic!("{text}: {issues:?}"));
            assert_eq!(value.to_json().as_ref(), Ok(&canonical), "{text}");
            assert_eq!(T::from_json(&canonical).as_ref(), Ok(&value), "{text}");
            let lenient = Codec::<T>::of().decode_lenient(text.as_bytes());
            assert_eq!(
                lenient.map(|lenient| lenient.ignored),
                Ok(Vec::new()),
                "{text}"
            );
        }
        Err(issues) => {
            assert!((1..=MAX_ISSUES).contains(&issues.len()), "{text}");
            assert!(T::from_json(text).is_err(), "{text}");
        }
    }
}

#[test]
fn both_paths_agree_on_edited_documents() {
    let mut rng = Rng::with_seed(7);
    for _ in 0..4_000 {
        hold::<Corners>(&mutated(&mut rng, CORNERS));
        hold::<Todo>(&mutated(&mut rng, TODO));
        hold::<TodosSnapshot>(&mutated(&mut rng, SNAPSHOT));
        hold::<UpdateTodosArgs>(&mutated(&mut rng, &format!("{{\"items\":[{TODO}]}}")));
        hold::<Trigger>(&mutated(
            &mut rng,
            r#"{"kind":"schedule","expression":"x","timezone":"y"}"#,
        ));
        hold::<Answer>(&mutated(&mut rng, r#"{"type":"text","value":"x"}"#));
        hold::<Locator>(&mutated(&mut rng, "\"ABC-12\""));
        hold::<Locator>(&mutated(&mut rng, "12"));
        hold::<Node>(&mutated(
            &mut rng,
            r#"{"value":[1,{"a":-1.5e3}],"next":{"value":"é"}}"#,
        ));
        hold::<OpenTyped>(&mutated(&mut rng, r#"{"id":1,"a":"b","c":"d"}"#));
        hold::<Value>(&mutated(&mut rng, CORNERS));
    }
}

#[test]
fn random_bytes_are_refused_in_peace() {
    let mut rng = Rng::with_seed(11);
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..rng.usize(0..40)).map(|_| rng.u8(..)).collect();
        assert!(Corners::from_json(&bytes).is_err());
        let _ = Value::parse(&bytes);
        let ascii: String = (0..rng.usize(0..30))
            .map(|_| PIECES[rng.usize(0..PIECES.len())])
            .collect();
        hold::<Value>(&ascii);
        hold::<Locator>(&ascii);
    }
}

#[test]
fn brackets_and_keys_without_end_are_refused_in_peace() {
    for open in ["[", "{\"a\":", "[{\"next\":", "{\"value\":1,\"next\":"] {
        let text = open.repeat(20_000);
        hold::<Node>(&text);
        hold::<Value>(&text);
    }
    for depth in [126, 127, 128] {
        let text = format!(
            "{}{{\"value\":1}}{}",
            "{\"value\":1,\"next\":".repeat(depth),
            "}".repeat(depth)
        );
        assert_eq!(fast::<Node>(&text).is_ok(), depth < 128);
        hold::<Node>(&text);
    }
}

#[test]
fn every_vector_is_read_as_a_value_by_both_paths() {
    let mut rng = Rng::with_seed(13);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../spec/conformance");
    for entry in std::fs::read_dir(path).expect("the vectors are there") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let file = path
            .file_stem()
            .and_then(|stem| stem.to_str())
            .expect("a name")
            .to_owned();
        let vectors = Value::parse(&std::fs::read(&path).expect("a file")).expect("JSON");
        for case in vectors
            .get("cases")
            .and_then(Value::as_array)
            .expect("cases")
        {
            let Some(payload) = case.get("payload").and_then(Value::as_str) else {
                continue;
            };
            let name = case.get("type").and_then(Value::as_str).expect("type");
            let Some(table) = tables::table(&file, name) else {
                continue;
            };
            for _ in 0..20 {
                let text = mutated(&mut rng, payload);
                hold::<Value>(&text);
                if let Ok(once) = canonical(table, text.as_bytes()) {
                    let twice = canonical(table, &once);
                    assert_eq!(twice.as_ref(), Ok(&once), "{file}: {text}");
                }
            }
        }
    }
}
