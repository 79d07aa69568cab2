//! Every option of every target stands on the page about them, in the words of the code.

use std::fs;
use std::path::Path;

use toolc_templates::TARGETS;

#[test]
fn the_page_lists_every_option_with_its_kinds_and_what_it_does() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("spec/toolc-toml.md");
    let page = fs::read_to_string(page).expect("there is a page");
    for target in TARGETS {
        let title = format!("\n## [target.{}]\n", target.name);
        let part = page.split(&title).nth(1).expect("every target has a part");
        let part = part.split("\n## ").next().unwrap_or(part);
        for option in target.options {
            let row = format!(
                "| `{}` | {} | {} |\n",
                option.name,
                option.wanted(),
                option.docs
            );
            assert!(part.contains(&row), "the page has no row:\n{row}");
        }
        let rows = part.split("\n### ").next().unwrap_or(part).lines();
        let rows = rows.filter(|line| line.starts_with("| `")).count();
        assert_eq!(rows, target.options.len(), "{}", target.name);
    }
}

#[test]
fn every_example_of_an_option_can_be_read() {
    for target in TARGETS {
        for option in target.options {
            // Some options say more about the crate or the distribution that another one asks for.
            let needs = matches!(
                option.name,
                "version"
                    | "description"
                    | "license"
                    | "publish"
                    | "dependencies"
                    | "author"
                    | "homepage"
                    | "repository"
            );
            let own = target.options[0];
            let more = if needs {
                format!("{}\n", own.example)
            } else {
                String::new()
            };
            let text = format!("[target.{}]\n{more}{}\n", target.name, option.example);
            let config = toolc_build::project::Config::parse(&text, "toolc.toml");
            assert!(config.is_ok(), "{text}{config:?}");
        }
    }
}

#[test]
fn what_a_list_names_must_be_known() {
    let faults = |line: &str| {
        let text = format!("[target.python]\n{line}\n");
        match toolc_build::project::Config::parse(&text, "toolc.toml") {
            Ok(_) => Vec::new(),
            Err(problems) => problems
                .into_iter()
                .map(|problem| {
                    let help = problem.help.unwrap_or_default();
                    format!("{}; {help}", problem.message)
                })
                .collect(),
        }
    };
    assert!(faults("sdk = [\"langchain\", \"openai-agents\", \"langchain\"]").is_empty());
    assert_eq!(
        faults("sdk = [\"lang-chain\"]"),
        ["unknown agent SDK `lang-chain`; did you mean `langchain`?"]
    );
    let unknown = &faults("sdk = [\"x\"]")[0];
    let all = "unknown agent SDK `x`; there is `openai-agents`, `langchain`, `google-adk`, ";
    assert!(unknown.starts_with(all), "{unknown}");
    assert_eq!(
        faults("sdk = [1]"),
        ["`0` must be a text; write `\"openai-agents\"`"]
    );
    assert_eq!(
        faults("sdk = \"langchain\""),
        ["`sdk` must be a list; write `sdk = [\"openai-agents\"]`"]
    );
    assert_eq!(
        faults("providers = [\"openai-strct\"]"),
        ["unknown provider `openai-strct`; did you mean `openai-strict`?"]
    );
    let sdk = "sdk = [\"langchain\", \"openai\"]";
    assert!(faults(&format!("{sdk}\nmode = [\"process\", \"mcp\", \"mcp\"]")).is_empty());
    assert!(faults(&format!("{sdk}\nmode = \"process\"")).is_empty());
    assert_eq!(
        faults(&format!("{sdk}\nmode = \"mcp\"")),
        ["the client `openai` has no client for MCP servers; \
          write `mode = [\"process\", \"mcp\"]`, or leave `openai` out"]
    );
    assert_eq!(
        faults(&format!("{sdk}\nmode = \"mpc\"")),
        ["unknown mode `mpc`; did you mean `mcp`?"]
    );
    assert_eq!(
        faults(&format!("{sdk}\nmode = 1")),
        ["`mode` must be a text or a list; write `mode = \"mcp\"`"]
    );
}

#[test]
fn what_an_adk_agent_says_must_make_sense() {
    for (line, wanted) in [
        (
            "adk.clerk = { tools = \"acme.clerk\", url = \"https://a.b/mcp\" }",
            "",
        ),
        ("adk.clerk = { command = [\"acme\", \"--mcp\"] }", ""),
        (
            "adk.clerk = {}",
            "nothing says where `clerk` has its tools from",
        ),
        ("adk.clerk = 1", "`clerk` must be a table"),
        ("adk.clerk = { tool = \"a.b\" }", "unknown key `tool`"),
        (
            "adk.clerk = { tools = \"clerk\" }",
            "`clerk` is no path of a module and a name in it",
        ),
        (
            "adk.clerk = { tools = \"a b.c\" }",
            "`a b.c` is no path of a module and a name in it",
        ),
        (
            "adk.clerk = { url = \"a.b/mcp\" }",
            "`a.b/mcp` is no address of a server",
        ),
        (
            "adk.clerk = { url = \"http://a\", command = [\"a\"] }",
            "`url` and `command` are two servers",
        ),
        ("adk.clerk = { command = [] }", "`command` is empty"),
        (
            "adk.clerk = { command = [1] }",
            "each item of `command` must be a text",
        ),
    ] {
        let text = format!("[target.python]\n{line}\n");
        let said = match toolc_build::project::Config::parse(&text, "toolc.toml") {
            Ok(_) => String::new(),
            Err(problems) => {
                let said = problems.into_iter().map(|problem| problem.message);
                said.collect::<Vec<_>>().join("; ")
            }
        };
        assert!(
            said.starts_with(wanted) && said.is_empty() == wanted.is_empty(),
            "{line}: {said}"
        );
    }
}
