//! T0431: tools of a command that nobody can call there, since another word has their name.

use foldhash::{HashMap, HashMapExt};

use super::code;
use crate::diagnostics::{Finding, Findings};
use crate::ir::Design;

code!(Error "T0431" "a tool that a command cannot call" "command_word.md");

/// Words that stand where a tool does.
const WORDS: [&str; 4] = ["help", "run", "mcp", "calls"];

fn check(design: &Design, findings: &mut Findings) {
    for command in &design.clis {
        let mut seen: HashMap<String, &str> = HashMap::new();
        for view in &command.exposes {
            for id in &view.tools {
                let name = &*design[*id].name;
                let word = name.replace('_', "-");
                let text = if WORDS.contains(&&*word) {
                    format!("`{word}` is a word of every command")
                } else if let Some(other) = seen.insert(word.clone(), name)
                    && other != name
                {
                    format!("`{other}` and `{name}` are the same word of a command")
                } else {
                    continue;
                };
                let exposed = format!("`{}` exposes `{name}`", command.name);
                findings.add(
                    Finding::new(&CODE, view.place.span, text)
                        .here(exposed)
                        .help(format!("leave it out: `except {name}`")),
                );
            }
        }
    }
}
