//! Texts that people and models get to see: nothing in them controls a terminal, hides, or is a secret.

use std::path::Path;

use serde_json::{Value, json};
use toolc_compiler::source::is_active;
use toolrt::Texts;

use super::{Pair, nothing, text, texts};
use crate::Random;

pub(super) const PAIR: Pair = Pair {
    name: "shown",
    question,
    rust,
    wrong,
    is_question,
    prepare: nothing,
};

/// Of these every sequence of a terminal is made, every mark that hides, and what looks like a secret.
const PIECES: &[&str] = &[
    "\u{1b}",
    "\u{1b}[",
    "\u{1b}]8;;",
    "\u{1b}]52;c;",
    "\u{1b}P",
    "\u{1b}\\",
    "\u{9b}",
    "\u{9d}",
    "\u{90}",
    "\u{98}",
    "\u{9c}",
    "\u{7}",
    "\u{8}",
    "\r",
    "\r\n",
    "\n",
    "\t",
    "\0",
    "\u{7f}",
    "\u{85}",
    "\u{202e}",
    "\u{2066}",
    "\u{200b}",
    "\u{200d}",
    "\u{feff}",
    "\u{e0041}",
    "\u{61c}",
    "\u{2028}",
    "\u{fff9}",
    "\u{ad}",
    "31m",
    "2J",
    ";",
    "?25l",
    "m",
    " ",
    "plain",
    "é",
    "\u{1f600}",
    "e\u{301}",
    "sk-",
    "ghp_",
    "AKIA",
    "Bearer ",
    "password=",
    "\"token\": \"",
    "\"",
    "://",
    ":",
    "@",
    "/home/eve/",
    "eve",
    "/root",
    "C:\\Users\\",
    "-----BEGIN PRIVATE KEY-----",
    "\n-----END",
    "a1b2c3d4e5",
    "hunter2hunter2",
    "A",
    "0",
];

const SECRETS: &[&str] = &[
    "a1b2c3d4e5",
    "hunter2hunter2",
    "abc",
    "",
    "plain é",
    "sk-sk-sk-",
];

fn question(random: &mut Random) -> Value {
    let mut text = String::new();
    for _ in 0..random.between(0, 14) {
        let piece = match random.chance(15) {
            // A secret, and something inside of it.
            true => {
                let secret: Vec<char> = random.pick(SECRETS).chars().collect();
                let (start, end) = secret.split_at(random.below(secret.len() + 1));
                text.extend(start);
                text.push_str(random.pick::<&str>(PIECES));
                text.extend(end);
                continue;
            }
            false => *random.pick(PIECES),
        };
        text.push_str(&piece.repeat(match random.chance(2) {
            true => random.between(1, 2000),
            false => 1,
        }));
    }
    let mut secrets = SECRETS.to_vec();
    random.shuffle(&mut secrets);
    secrets.truncate(random.below(4));
    let mode = random.pick(&["clean", "redacted", "redacted", "as_is"]);
    json!({ "text": text, "secrets": secrets, "texts": mode })
}

fn mode(question: &Value) -> Option<Texts> {
    match text(question, "texts") {
        "clean" => Some(Texts::Clean),
        "redacted" => Some(Texts::Redacted),
        "as_is" => Some(Texts::AsIs),
        _ => None,
    }
}

fn is_question(question: &Value) -> bool {
    mode(question).is_some()
}

fn rust(question: &Value, _: &Path) -> Value {
    let mode = mode(question).unwrap_or_default();
    let secrets = texts(question, "secrets");
    json!(mode.shown(text(question, "text"), &secrets))
}

fn wrong(question: &Value, answer: &Value, _: &Path) -> Option<String> {
    let (mode, shown) = (mode(question)?, answer.as_str()?);
    if mode == Texts::AsIs {
        return (shown != text(question, "text")).then(|| "it is another text".to_owned());
    }
    let acts = |char| is_active(char) && !matches!(char, '\n' | '\t');
    if let Some(char) = shown.chars().find(|char| acts(*char)) {
        return Some(format!("{char:?} is still in it"));
    }
    if Texts::Clean.shown(shown, &[]) != shown {
        return Some("it is not what it would be again".to_owned());
    }
    // What begins a sequence of a terminal takes characters behind it along, so that those around it are no secret.
    let begins = |char| {
        matches!(
            char,
            '\u{1b}' | '\u{90}' | '\u{98}' | '\u{9b}' | '\u{9d}'..='\u{9f}'
        )
    };
    if text(question, "text").contains(begins) {
        return None;
    }
    // A secret stays one with something invisible between its characters.
    let visible = without_escapes(shown);
    let is_secret = |secret: &&&str| secret.len() >= 8 && secret.is_ascii();
    let secrets = texts(question, "secrets");
    let mut secrets = secrets.iter().filter(is_secret);
    let told = secrets.find(|secret| mode == Texts::Redacted && visible.contains(**secret));
    told.map(|secret| format!("the secret {secret:?} is still in it"))
}

/// The text without `\u{…}`.
fn without_escapes(text: &str) -> String {
    let mut parts = text.split("\\u{");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(part.split_once('}').map_or(part, |(_, behind)| behind));
    }
    out
}
