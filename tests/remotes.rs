//! Modules for agent SDKs that reach MCP servers: which tools they list, and what they are called.

use toolc_templates::Setting;

use crate::modules::{DESIGN, are_as_they_were, list, made, of};

#[test]
fn each_server_and_each_agent_of_one_has_its_tools() {
    let how = [
        ("sdk", list(&["openai-agents", "smolagents"])),
        ("mode", Setting::text("mcp")),
    ];
    let files = made(DESIGN, &how).expect("the options are right");
    let text = of(&files, "desk/sdk/openai_agents_mcp.py");
    for part in [
        "NOTES_TOOLS: Final = (\"keep\",)",
        "CLERK_TOOLS: Final = (\"keep\",)",
        // It is no name that the module has for itself.
        "CALLER_TOOLS: Final = (\"drop\",)",
        "CALLER: Final = \"openai-agents\"",
        "def caller_http(",
        // Whoever finds tools by searching lists none.
        "ALL_TOOLS: Final = (\"search_tools\", \"run_tool\")",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(
        !text.contains("BOSS"),
        "no server has all its tools: {text}"
    );
    assert!(!text.contains("toolrt"), "it stands alone: {text}");
    let text = of(&files, "desk/sdk/smolagents_mcp.py");
    for part in [
        "\"keep\": [\"title\"],",
        "\"search_tools\": [\"limit\", \"tags\", \"schemas\"],",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let modules = files.iter().filter(|(path, _)| path.contains("/sdk/"));
    let mut modules: Vec<&str> = modules.map(|(path, _)| &**path).collect();
    modules.sort_unstable();
    assert_eq!(
        modules,
        [
            "desk/sdk/__init__.py",
            "desk/sdk/openai_agents_mcp.py",
            "desk/sdk/smolagents_mcp.py",
        ]
    );
}

/// The module of every SDK, for reviewers.
#[test]
fn modules_are_as_they_were() {
    are_as_they_were("tests/remotes", "mcp");
}

#[test]
fn a_distribution_says_what_each_mode_needs() {
    let how = [
        ("package", Setting::text("acme-tools")),
        ("sdk", list(&["langchain", "openai"])),
        ("mode", list(&["process", "mcp"])),
    ];
    let files = made(DESIGN, &how).expect("the options are right");
    let manifest = of(&files, "pyproject.toml");
    let extras = "langchain = [\"langchain>=1.4,<2\"]\n\
        langchain-mcp = [\"langchain-mcp-adapters>=0.3.2,<0.4\"]\n\
        openai = [\"openai>=3.57,<4\"]\n";
    assert!(manifest.contains(extras), "{manifest}");
}

#[test]
fn there_must_be_a_server_to_reach() {
    let (before, rest) = DESIGN.split_once("  mcp notes").expect("it is there");
    let (_, after) = rest.split_once("toolset notes").expect("it is there");
    let design = format!("{before}}}\n\ntoolset notes{after}");
    let how = [
        ("sdk", list(&["openai-agents"])),
        ("mode", Setting::text("mcp")),
    ];
    let faults = made(&design, &how).expect_err("nothing can be reached");
    assert_eq!(faults, ["no MCP server of the design shows tools"]);
    let how = [("mode", Setting::text("mcp"))];
    let faults = made(DESIGN, &how).expect_err("nothing is made");
    let none = "`mode` is that of modules for agent SDKs, and none is made";
    assert_eq!(faults, [none]);
}
