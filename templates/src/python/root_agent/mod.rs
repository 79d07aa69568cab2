//! Agents as Google's ADK reads them from files: a `root_agent.yaml` in a folder of its own.

mod options;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Agent, Design};

pub(super) use options::{RootAgent, read};

use self::options::Reached;
use super::header::header;
use super::names::Names;
use crate::page::Page;
use crate::plan::folders::source;
use crate::plan::instructions::instructions;
use crate::render::render;

/// What `root_agent.yaml.j2` prints; texts are quoted.
#[derive(Default, JsonSchema, Serialize)]
struct File {
    header: String,
    name: String,
    description: String,
    model: String,
    instruction: String,
    static_instruction: String,
    /// Where Python has the tools.
    toolset: String,
    /// Where a server has them.
    url: String,
    /// What starts a server that has them, and its arguments.
    command: String,
    args: String,
    /// The names of those that the agent uses.
    tools: Vec<String>,
}

/// The files of an agent, one for each way to its tools.
pub(super) fn pages(names: &Names<'_>, agent: &Agent, wanted: &RootAgent) -> Vec<Page> {
    let design = names.design;
    let name = names.agent(agent.id);
    let folder = format!("{}/sdk", names.service(agent.service));
    let told = instructions(design, agent);
    // Braces are places for the state of a session; a text with others goes as it is.
    let (instruction, static_instruction) = match told.contains(['{', '}']) {
        true => (quoted(""), quoted(&told)),
        false => (quoted(&told), String::new()),
    };
    let ways = wanted.ways.iter().map(|way| {
        let mut file = File {
            header: header(&[source(design, agent.place)]),
            name: quoted(name),
            description: agent.docs.as_deref().map_or_else(String::new, quoted),
            model: wanted.model.as_deref().map_or_else(String::new, quoted),
            instruction: instruction.clone(),
            static_instruction: static_instruction.clone(),
            ..File::default()
        };
        let place = match way {
            Reached::Toolset(path) => {
                file.toolset = quoted(path);
                "google_adk"
            }
            Reached::Url(url) => {
                file.url = quoted(url);
                "google_adk_mcp"
            }
            Reached::Command(words) => {
                let mut words = words.iter().map(|word| quoted(word));
                file.command = words.next().unwrap_or_default();
                file.args = words.collect::<Vec<_>>().join(", ");
                "google_adk_mcp"
            }
        };
        file.tools = used(design, agent);
        let path = format!("{folder}/{place}/{name}/root_agent.yaml");
        Page::finished(path, render("python/root_agent", file))
    });
    ways.collect()
}

fn used(design: &Design, agent: &Agent) -> Vec<String> {
    let used = agent.uses.iter().flat_map(|view| &view.tools);
    used.map(|id| quoted(&design[*id].name)).collect()
}

/// A text in quotation marks, as YAML has it. JSON's are, too, but for what YAML takes for the end of a line or refuses.
fn quoted(text: &str) -> String {
    let mut made = String::with_capacity(text.len() + 2);
    made.push('"');
    for char in text.chars() {
        match char {
            '"' => made.push_str("\\\""),
            '\\' => made.push_str("\\\\"),
            '\n' => made.push_str("\\n"),
            '\t' => made.push_str("\\t"),
            '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}' => {
                made.push_str(&format!("\\u{:04x}", u32::from(char)));
            }
            char if char.is_control() => made.push_str(&format!("\\u{:04x}", u32::from(char))),
            char => made.push(char),
        }
    }
    made.push('"');
    made
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn nothing_leaves_its_quotation_marks() {
        assert_eq!(quoted("a \"b\" \\ c"), r#""a \"b\" \\ c""#);
        assert_eq!(
            quoted("a\n- b:\u{85}\u{2028}\u{7f}"),
            r#""a\n- b:\u0085\u2028\u007f""#
        );
        assert_eq!(quoted("Größe 🙂"), "\"Größe 🙂\"");
    }
}
