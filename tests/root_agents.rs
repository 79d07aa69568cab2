//! Agents as Google's ADK reads them from files: whatever their texts and their options hold, it stays inside of its
//! quotation marks.

use toolc_compiler::{Input, compile};
use toolc_templates::{Options, Setting, TARGETS};

const DESIGN: &str = "package demo\n\nservice desk {\n  exports notes\n\n  /// Keeps \"notes\": # all.\n  agent clerk {\n    instructions \"{braces} \\\"x\\\"\\n- y\\n---\\n{{ 7*7 }}\\u{85}\\u{2028}\"\n    uses notes\n  }\n}\n\n/// Notes.\ntoolset notes {\n  owner desk\n\n  /// Keep one.\n  tool keep(text: string) -> string { idempotent }\n}\n";

/// The text of a `root_agent.yaml`, by the options of its agent.
fn made(path: &str, agent: &[(&str, Setting)]) -> String {
    let input = Input {
        path: "demo.tools".to_owned(),
        text: DESIGN.to_owned(),
    };
    let checked = compile(vec![input]);
    let Ok(ready) = checked.ready() else {
        panic!("the design has errors: {:?}", checked.findings);
    };
    let agent = agent
        .iter()
        .map(|(key, value)| ((*key).to_owned(), value.clone()));
    let agents = [("clerk".to_owned(), Setting::Table(agent.collect()))];
    let mut options = Options::default();
    options.set("adk", Setting::Table(agents.into_iter().collect()));
    let target = TARGETS.iter().find(|target| target.name == "python");
    let files = target.expect("there is one").files(ready, &options);
    let files = files.expect("the options are right");
    let file = files.into_iter().find(|file| file.path == path);
    file.expect("it is made").contents
}

const HEAD: &str = r#"# Made by toolc from demo.tools; do not edit.
agent_class: LlmAgent
name: "clerk"
description: "Keeps \"notes\": # all."
instruction: ""
static_instruction: "{braces} \"x\"\n- y\n---\n{{ 7*7 }}\u0085\u2028"
tools:
"#;

#[test]
fn the_tools_of_a_module() {
    let path = "desk/sdk/google_adk/clerk/root_agent.yaml";
    let text = made(path, &[("tools", Setting::text("acme.host.tools"))]);
    assert_eq!(text, format!("{HEAD}  - name: \"acme.host.tools\"\n"));
}

#[test]
fn the_tools_of_a_command() {
    let path = "desk/sdk/google_adk_mcp/clerk/root_agent.yaml";
    let words = ["a \"server\"", "--x: y # z", "{{ 7*7 }}", "\u{1b}[2J\n"];
    let words = Setting::List(words.map(Setting::text).to_vec());
    let text = made(path, &[("command", words)]);
    let tools = r#"  - name: McpToolset
    args:
      stdio_connection_params:
        server_params:
          command: "a \"server\""
          args: ["--x: y # z", "{{ 7*7 }}", "\u001b[2J\n"]
      tool_filter:
        - "keep"
"#;
    assert_eq!(text, format!("{HEAD}{tools}"));
    let alone = Setting::List(vec![Setting::text("server")]);
    assert!(made(path, &[("command", alone)]).contains("args: []\n"));
}

#[test]
fn the_tools_of_a_server_over_http() {
    let path = "desk/sdk/google_adk_mcp/clerk/root_agent.yaml";
    let url = Setting::text("https://a.dev/mcp?x=\"#");
    let text = made(path, &[("model", Setting::text("m: x")), ("url", url)]);
    assert!(text.contains("model: \"m: x\"\n"), "{text}");
    assert!(
        text.contains("url: \"https://a.dev/mcp?x=\\\"#\"\n"),
        "{text}"
    );
}
