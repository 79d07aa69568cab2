//! What a command says of itself, and which protocol it keeps.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::time::Duration;

use super::process::{How, Limits, Start, run};
use super::surroundings::Variables;
use crate::json::Value;

/// How long a command may take to say what it has.
const TIME: Duration = Duration::from_secs(10);

/// How a command is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Protocol {
    /// As commands that toolc makes.
    Toolc,
    /// By the Toolable protocol.
    Toolable,
}

/// A command with its tools.
#[derive(Debug, Clone)]
pub struct Discovered {
    /// How it is called.
    pub protocol: Protocol,
    /// What the command says of each tool, by its name.
    pub tools: BTreeMap<String, Value>,
}

/// A program does not say what tools it has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unusable(pub(super) String);

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Unusable {}

/// The words of a command, each with what tells its file from another one.
pub(super) type Identity = Vec<(String, [u64; 4], i64)>;

/// What changes when the files do that words name.
pub(super) fn identity(words: &[String]) -> Identity {
    let words = words.iter().map(|word| match fs::metadata(word) {
        Ok(found) => {
            let [seconds, nanos] = [found.mtime(), found.mtime_nsec()];
            let of_file = [found.dev(), found.ino(), found.size(), nanos.unsigned_abs()];
            (word.clone(), of_file, seconds)
        }
        Err(_) => (word.clone(), [0; 4], 0),
    });
    words.collect()
}

/// Asks a command what it has.
pub(super) fn discover(
    words: &[String],
    env: Variables,
    limits: Limits,
) -> Result<Discovered, Unusable> {
    let program = words.first().map(String::as_str).unwrap_or_default();
    let unusable = |what: &str| Unusable(format!("`{program}{what}"));
    let mut argv = words.to_vec();
    argv.push("--discover".to_owned());
    let start = Start {
        argv: &argv,
        env,
        working_dir: None,
        stdin: Some(b""),
        time: TIME,
    };
    let ended = run(&start, limits, &|| false, None);
    let ended = ended.map_err(|_| unusable("` cannot be started"))?;
    if ended.how != How::Exited {
        return Err(unusable(" --discover` has not ended by itself"));
    }
    let said = Value::parse(&ended.stdout).unwrap_or(Value::Null);
    let tools = said.get("tools").and_then(Value::as_array);
    let tools = tools.ok_or_else(|| unusable(" --discover` says nothing of tools"))?;
    let tools = tools.iter().filter_map(|tool| {
        let name = tool.get("name").and_then(Value::as_str)?;
        Some((name.to_owned(), tool.clone()))
    });
    let tools: BTreeMap<String, Value> = tools.collect();
    let is_ours = tools
        .values()
        .all(|tool| tool.get("input_schema").is_some());
    Ok(Discovered {
        protocol: if is_ours {
            Protocol::Toolc
        } else {
            Protocol::Toolable
        },
        tools,
    })
}
