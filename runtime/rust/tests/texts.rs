//! Texts before people and models read them, by the vectors that every runtime runs.

use std::time::{Duration, Instant};

use toolrt::call::EventKind;
use toolrt::host::{AllowAll, GrantPolicy, Mode, Policy};
use toolrt::{Json, Texts, Value};

use crate::doing::registry;
use crate::tasks::Tasks;

const VECTORS: &str = include_str!("../../../spec/conformance/shown/shown.json");

/// Of these every sequence, and many a secret, is made.
const PIECES: &[&str] = &[
    "\u{1b}",
    "[",
    "]",
    "0",
    ";",
    "m",
    "\\",
    "\u{7}",
    "\n",
    " ",
    "(",
    "\u{9b}",
    "\u{9d}",
    "\u{9c}",
    "\u{202e}",
    "\u{e0041}",
    "é",
    "sk-",
    "a1b2c3d4e5",
    "password",
    "=",
    "\"",
    "://",
    ":",
    "@",
    "/home",
    "/",
    "/root",
    "C:\\Users\\",
    "-----BEGIN PRIVATE KEY-----",
];

fn text<'v>(case: &'v Value, key: &str) -> &'v str {
    case.get(key)
        .and_then(Value::as_str)
        .expect("the vectors have it")
}

#[test]
fn vectors() {
    let vectors = Value::parse(VECTORS.as_bytes()).expect("the vectors are JSON");
    let cases = vectors.get("cases").and_then(Value::as_array);
    for case in cases.expect("there are cases") {
        let texts = match text(case, "texts") {
            "as_is" => Texts::AsIs,
            "clean" => Texts::Clean,
            "redacted" => Texts::Redacted,
            other => panic!("{other} is none of them"),
        };
        let secrets = case.get("secrets").and_then(Value::as_array);
        let secrets = secrets.into_iter().flatten().filter_map(Value::as_str);
        let shown = texts.shown(text(case, "text"), &secrets.collect::<Vec<_>>());
        assert_eq!(shown, text(case, "shown"), "{}", text(case, "name"));
    }
}

#[test]
fn nothing_is_left_to_take_away() {
    fastrand::seed(1);
    for _ in 0..10_000 {
        let pieces = (0..fastrand::usize(..12)).filter_map(|_| fastrand::choice(PIECES));
        let text: String = pieces.copied().collect();
        let shown = Texts::Clean.shown(&text, &[]);
        assert_eq!(Texts::Clean.shown(&shown, &[]), shown, "{text:?}");
        let controls = shown.chars().any(|char| char.is_control() && char != '\n');
        assert!(!controls, "{text:?}");
        let shown = Texts::Redacted.shown(&text, &["a1b2c3d4e5"]);
        assert!(!shown.contains("a1b2"), "{text:?}");
    }
}

#[test]
fn the_time_grows_as_the_text_does() {
    for piece in PIECES {
        let text = piece.repeat(2_000);
        let start = Instant::now();
        Texts::Redacted.shown(&text, &[]);
        let spent = start.elapsed();
        assert!(spent < Duration::from_secs(2), "{piece:?} takes {spent:?}");
    }
}

/// What a host hears of a call whose handler and whose design repeat a secret, and more.
fn told(policy: impl Policy + 'static) -> Vec<String> {
    let (mut registry, _, heard) = registry(|cx, n| async move {
        cx.progress(format!("\u{1b}[2J{n} in /home/eve"), None);
        cx.log("sent\u{202e}");
        cx.artifact("a\u{7}b", "file:///home/eve/a");
        Ok(n)
    });
    registry.set_policy(policy);
    let cx = heard.context();
    let asked = Tasks::default().run(registry.call("hide", "123456", &cx));
    let question = asked.error.map(|error| error.message);
    let agreement = toolrt::Agreement::new("tests", "hide", "123456", cx.caller(), u64::MAX);
    let cx = cx.with_consent(agreement);
    let envelope = Tasks::default().run(registry.call("hide", "123456", &cx));
    // What it gives is not rewritten.
    let result = envelope.result.as_ref().map(Json::as_str);
    assert_eq!(result, Some("123456"));
    let mut told = Vec::from_iter(question);
    for event in heard.events.lock().unwrap().iter() {
        match &event.kind {
            EventKind::Progress { message, .. } | EventKind::Log { message, .. } => {
                told.push(message.clone());
            }
            EventKind::Artifact { name, uri } => told.push(format!("{name} {uri}")),
            _ => {}
        }
    }
    told.extend(envelope.meta.reminder);
    told
}

#[test]
fn the_policy_says_what_texts_show() {
    let granting = |mode| {
        let policy = GrantPolicy::new(mode).expect("the environment says nothing");
        policy.allowing_undeclared()
    };
    let clean = [
        "A human must agree first: Use 123456",
        "with 123456",
        r"\u{1b}[2J123456 in /home/eve",
        r"sent\u{202e}",
        r"a\u{7}b file:///home/eve/a",
        "It was 123456",
    ];
    assert_eq!(told(granting(Mode::Standard)), clean);
    assert_eq!(told(AllowAll), clean);
    let redacted = [
        "A human must agree first: Use [redacted]",
        "with [redacted]",
        r"\u{1b}[2J[redacted] in ~",
        r"sent\u{202e}",
        r"a\u{7}b file://~/a",
        "It was [redacted]",
    ];
    assert_eq!(told(granting(Mode::Strict)), redacted);
    assert_eq!(told(AllowAll.and(granting(Mode::Strict))), redacted);
    let as_is = [
        "with 123456",
        "\u{1b}[2J123456 in /home/eve",
        "sent\u{202e}",
        "a\u{7}b file:///home/eve/a",
        // It ran without consent, too.
        "with 123456",
        "\u{1b}[2J123456 in /home/eve",
        "sent\u{202e}",
        "a\u{7}b file:///home/eve/a",
        "It was 123456",
    ];
    assert_eq!(told(granting(Mode::Off)), as_is);
}
