//! Commands that toolc makes: the words that call a tool, and the events that answer.

use std::time::Duration;

use crate::call::{Context, Envelope, Level};
use crate::host::Relay;
use crate::json::Value;
use crate::spec::Spec;

/// The words behind the program that call a tool; arguments are on stdin.
pub(super) fn words(name: &str, spec: Option<&Spec>, cx: &Context, time: Duration) -> Vec<String> {
    let millis = time.as_millis().max(1);
    let mut said: Vec<String> = vec![
        "--stream".to_owned(),
        "--timeout".to_owned(),
        format!("{millis}ms"),
    ];
    if cx.dry_run() {
        said.push("--dry-run".to_owned());
    } else if spec.is_some_and(Spec::needs_consent) {
        // Whoever calls has agreed on this side of it.
        said.push("--yes".to_owned());
    }
    if let Some(folder) = cx.own_working_dir() {
        said.push(format!("--working-dir={}", folder.display()));
    }
    if let Some(key) = cx.idempotency_key() {
        said.push(format!("--idempotency-key={key}"));
    }
    said.extend([name.to_owned(), "-".to_owned()]);
    said
}

/// What a command sees of the call in its environment.
pub(super) fn variables(cx: &Context) -> Vec<(&'static str, String)> {
    let said = [
        ("TOOLRT_CALLER", Some(cx.caller().as_str())),
        ("TOOLRT_SESSION_ID", cx.session_id()),
    ];
    let said = said
        .into_iter()
        .filter_map(|(name, text)| Some((name, text?)));
    said.filter(|(_, text)| !text.is_empty() && !text.contains('\0'))
        .map(|(name, text)| (name, text.to_owned()))
        .collect()
}

/// What a command tells, line by line.
pub(super) struct Heard<'a> {
    pub relay: &'a Relay,
    pub spec: Option<&'static Spec>,
    pub envelope: Option<Envelope>,
    /// Whether something was written that is no event.
    pub is_broken: bool,
}

impl Heard<'_> {
    /// Takes a line.
    pub(super) fn line(&mut self, line: &[u8]) {
        if line.trim_ascii().is_empty() {
            return;
        }
        let said = Value::parse(line).unwrap_or(Value::Null);
        let text = |key| said.get(key).and_then(Value::as_str).unwrap_or_default();
        match said.get("event").and_then(Value::as_str) {
            Some("call_finished") => {
                let envelope = said.get("envelope").map(Value::to_json);
                self.envelope = envelope.and_then(|json| Envelope::from_json(json.as_bytes()));
                self.is_broken |= self.envelope.is_none();
            }
            Some("progress") => {
                let percent = match said.get("percent") {
                    Some(Value::Number(percent)) => Some(percent.as_f64()),
                    _ => None,
                };
                self.relay.progress(text("message"), percent);
            }
            Some("log") => {
                let level = Level::parse(text("level")).unwrap_or(Level::Info);
                self.relay.log(level, text("message"));
            }
            Some("artifact") => self.relay.artifact(text("name"), text("uri")),
            Some("item") => {
                let item = said.get("value").map(Value::to_json).unwrap_or_default();
                let table = self.spec.and_then(|spec| spec.item);
                // Whoever reads the events here says what is wrong with one.
                let _ = self.relay.item(table, item.as_bytes());
            }
            // How the call begins is known here.
            Some(_) => {}
            None => self.is_broken = true,
        }
    }
}
