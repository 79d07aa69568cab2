//! Recorded calls as examples of a design.

use std::collections::BTreeMap;

use toolc_build::show::plain;
use toolc_compiler::import::example;
use toolrt::Value;
use toolrt::recording::{Entry, comparable, is_redacted};

/// How many tools are told apart.
const MOST_TOOLS: usize = 10_000;

/// The first calls of each tool that may be examples.
pub struct Examples {
    most: usize,
    tools: BTreeMap<String, Vec<Example>>,
}

struct Example {
    arguments: Value,
    text: String,
}

impl Examples {
    /// At most so many of each tool.
    pub fn new(most: usize) -> Self {
        let tools = BTreeMap::new();
        Self { most, tools }
    }

    /// Takes a call, if it may be an example and there is room for it.
    pub fn add(&mut self, entry: &Entry) {
        let known = self.tools.get(&entry.tool);
        let count = known.map_or(0, Vec::len);
        let has_room = count < self.most && (known.is_some() || self.tools.len() < MOST_TOOLS);
        let (true, Some((arguments, result))) = (has_room, shown(entry)) else {
            return;
        };
        let compared = comparable(arguments);
        let mut others = known.into_iter().flatten();
        if others.any(|other| other.arguments == compared) {
            return;
        }
        if let Some(text) = example(&arguments.to_json(), &result.to_json()) {
            let tool = self.tools.entry(entry.tool.clone()).or_default();
            tool.push(Example {
                arguments: compared,
                text,
            });
        }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.tools.values().map(Vec::len).sum()
    }

    /// All of them as statements, below the names of their tools.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (tool, examples) in &self.tools {
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&format!("// {}\n", plain(tool)));
            text.extend(examples.iter().map(|example| &*example.text));
        }
        text
    }
}

/// Arguments and result of a call that did all it should, and that others may see.
fn shown(entry: &Entry) -> Option<(&Value, &Value)> {
    let envelope = &entry.envelope;
    let meta = envelope.get("meta")?;
    let is_set = |key| meta.get(key).and_then(Value::as_bool) == Some(true);
    let is_fine = envelope.get("status").and_then(Value::as_str) == Some("success");
    if !is_fine || entry.is_cut || ["dry_run", "denied", "replayed"].into_iter().any(is_set) {
        return None;
    }
    let arguments = entry.arguments.as_ref()?;
    let result = envelope.get("result")?;
    (!is_redacted(arguments) && !is_redacted(result)).then_some((arguments, result))
}
