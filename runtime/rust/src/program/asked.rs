//! What a command says when it is asked for its tools, or has said before.

use std::time::{Duration, Instant};

use super::discovered::{Protocol, Unusable};
use super::outcome::failed;
use super::process::{How, Limits, Start, run};
use super::said::{definition_of, toolable_definition, tools_of};
use super::surroundings::Variables;
use crate::json::Value;

/// How long a command may take to say everything.
const TIME: Duration = Duration::from_secs(10);
/// How many bytes each answer may take.
const MOST: usize = 4 * 1024 * 1024;
/// What some put before a document.
const MARK: &[u8] = b"\xEF\xBB\xBF";

/// What a command has said of itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) protocol: Protocol,
    /// What it calls itself.
    pub(super) name: String,
    /// The names of its tools with their definitions, as JSON.
    pub(super) definitions: Vec<(String, String)>,
    /// The tools that answer in lines.
    pub(super) streaming: Vec<String>,
}

impl Said {
    /// The definition of a tool.
    pub(super) fn definition(&self, tool: &str) -> Option<&str> {
        let mut all = self.definitions.iter();
        let found = all.find(|(name, _)| name == tool);
        found.map(|(_, definition)| &**definition)
    }
}

/// Asks a command for its tools.
///
/// # Errors
/// It does not say, or says what cannot be used.
pub(super) fn asked(words: &[String], env: &Variables, limits: Limits) -> Result<Said, Unusable> {
    let ends = Instant::now() + TIME.min(limits.time);
    let limits = limits.with_output(limits.output.min(MOST));
    let answer = |more: &[&str]| answered(words, more, env.clone(), limits, ends);
    let program = words.first().map(String::as_str).unwrap_or_default();
    let said = answer(&["--discover"])?;
    let tools = tools_of(&said, &format!("{program} --discover"))?;
    let name = said.get("name").and_then(Value::as_str).unwrap_or_default();
    let mut found = Said {
        protocol: Protocol::Toolc,
        name: name.to_owned(),
        definitions: Vec::new(),
        streaming: Vec::new(),
    };
    if tools
        .iter()
        .all(|(_, tool)| tool.get("input_schema").is_some())
    {
        let definitions = tools.iter();
        let definitions = definitions.map(|(name, tool)| ((*name).to_owned(), definition_of(tool)));
        found.definitions = definitions.collect();
        return Ok(found);
    }
    found.protocol = Protocol::Toolable;
    for (name, tool) in tools {
        let manifest = answer(&[name, "--manifest"])?;
        let own = manifest.get("name");
        let is_own = own.is_none_or(|own| own.as_str() == Some(name));
        let Some(manifest) = manifest.as_object().filter(|_| is_own) else {
            let what = format!("`{program} {name} --manifest` prints no manifest of it");
            return Err(Unusable(what));
        };
        let definition = toolable_definition(name, tool, manifest);
        found.definitions.push((name.to_owned(), definition));
        if tool.get("streaming").and_then(Value::as_bool) == Some(true) {
            found.streaming.push(name.to_owned());
        }
    }
    Ok(found)
}

/// The document that a command prints when it is started with more words.
fn answered(
    words: &[String],
    more: &[&str],
    env: Variables,
    limits: Limits,
    ends: Instant,
) -> Result<Value, Unusable> {
    let program = words.first().map(String::as_str).unwrap_or_default();
    let command = format!("{program} {}", more.join(" "));
    let unusable = |what: &str| Unusable(format!("`{command}` {what}"));
    let more = more.iter().map(|word| (*word).to_owned());
    let argv: Vec<String> = words.iter().cloned().chain(more).collect();
    let start = Start {
        argv: &argv,
        env,
        working_dir: None,
        stdin: Some(b""),
        time: ends.saturating_duration_since(Instant::now()),
    };
    let ended = run(&start, limits, &|| false, None);
    let ended = ended.map_err(|_| Unusable(format!("`{program}` cannot be started")))?;
    match ended.how {
        How::Exited => {}
        How::Flooded => return Err(unusable("has written more than it may, and was ended")),
        How::Timeout | How::Cancelled => {
            return Err(unusable("has taken too long, and was ended"));
        }
    }
    if ended.code != 0 {
        let message = failed(&command, &ended).message;
        return Err(Unusable(message.trim_end_matches('.').to_owned()));
    }
    let text = ended.stdout.strip_prefix(MARK).unwrap_or(&ended.stdout);
    let said = Value::parse(text).filter(|said| said.as_object().is_some());
    said.ok_or_else(|| unusable("prints no JSON object"))
}
