//! A command that says what tools it has: `--discover`, and for the Toolable protocol `TOOL --manifest`. Each is a
//! program of its own.

use std::ffi::OsString;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use serde_json::value::RawValue;
use tokio::time::timeout;
use toolc_compiler::import::{Notation, Source};

use super::limits::Spent;
use super::messages::{Failure, label, shortened};
use super::process::Process;

/// A command that is asked.
pub struct Command<'a> {
    words: &'a [OsString],
    spent: Spent,
    /// What runs now.
    running: Option<Process>,
}

/// What `--discover` says; the tools stay unchanged.
#[derive(Deserialize)]
struct Discovered {
    #[serde(default)]
    name: Value,
    tools: Vec<Box<RawValue>>,
}

/// What tells the protocol of a tool.
#[derive(Deserialize)]
struct Told {
    name: String,
    #[serde(default)]
    input_schema: Option<IgnoredAny>,
}

/// What a manifest must be: an object.
#[derive(Deserialize)]
struct Manifest {
    #[serde(default)]
    name: Option<String>,
}

impl<'a> Command<'a> {
    pub fn of(words: &'a [OsString], spent: Spent) -> Self {
        Self {
            words,
            spent,
            running: None,
        }
    }

    /// All tools, named after the name that the command reports.
    pub async fn tools(&mut self) -> Result<Source, Failure> {
        let said = self.answer(&["--discover"]).await?;
        let no_list = || Failure::Broken("`--discover` prints no list of tools".to_owned());
        let found: Discovered = serde_json::from_slice(plain_json(&said)).map_err(|_| no_list())?;
        let told = found.tools.iter().map(|tool| tool.get());
        let told: Result<Vec<Told>, _> = told.map(serde_json::from_str).collect();
        let told = told.map_err(|_| {
            Failure::Broken("`--discover` prints a tool that has no name".to_owned())
        })?;
        // As whoever calls the command decides it.
        let notation = match told.iter().all(|tool| tool.input_schema.is_some()) {
            true => Notation::Command,
            false => Notation::Toolable,
        };
        let tools = match notation == Notation::Toolable {
            true => self.manifests(&told).await?,
            false => found
                .tools
                .iter()
                .map(|tool| tool.get().to_owned())
                .collect(),
        };
        Ok(Source {
            label: label(Some(&found.name), "command"),
            text: format!("{{\"tools\":[{}]}}", tools.join(",")),
            notation: Some(notation),
            ..Source::default()
        })
    }

    /// Ends what runs.
    pub async fn close(self) {
        if let Some(running) = self.running {
            running.stop().await;
        }
    }

    /// What `TOOL --manifest` says of each tool, with its name.
    async fn manifests(&mut self, tools: &[Told]) -> Result<Vec<String>, Failure> {
        let mut all = Vec::new();
        for Told { name, .. } in tools {
            let wrong = |what: &str| {
                Failure::Broken(format!("`{} --manifest` prints {what}", shortened(name)))
            };
            let said = self.answer(&[name, "--manifest"]).await?;
            let object = || wrong("no JSON object");
            let text = std::str::from_utf8(plain_json(&said)).map_err(|_| object())?;
            let rest = text.trim().strip_prefix('{').ok_or_else(object)?;
            let manifest: Manifest = serde_json::from_str(text).map_err(|_| object())?;
            let is_empty = rest.trim_start().starts_with('}');
            all.push(match manifest.name {
                Some(own) if own != *name => return Err(wrong("another name")),
                Some(_) => text.to_owned(),
                None => {
                    let comma = if is_empty { "" } else { "," };
                    format!("{{\"name\":{}{comma}{rest}", Value::from(name.as_str()))
                }
            });
        }
        Ok(all)
    }

    /// What the command prints, started with more words.
    async fn answer(&mut self, more: &[&str]) -> Result<Vec<u8>, Failure> {
        self.spent.message()?;
        let mut words = self.words.to_vec();
        words.extend(more.iter().map(OsString::from));
        let running = Process::start(&words, "command").map_err(|error| {
            let text = error.to_string();
            let why = text.split(" (os error").next().unwrap_or_default();
            Failure::Broken(format!("it cannot be started: {}", shortened(why)))
        })?;
        let running = self.running.insert(running);
        let patience = self.spent.limits.answer();
        let said = timeout(patience, running.everything(&mut self.spent)).await;
        let said = said.unwrap_or(Err(Failure::Late(patience)))?;
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
        Ok(said)
    }
}

/// A document without the mark that some put before it.
fn plain_json(said: &[u8]) -> &[u8] {
    said.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(said)
}
