//! Modules for agent SDKs that run commands: which tools they list, and what they are called.

use toolc_templates::Setting;

use crate::modules::{DESIGN, are_as_they_were, list, made, of};

#[test]
fn each_command_and_each_agent_of_one_has_its_tools() {
    let how = [
        ("sdk", list(&["openai-agents", "smolagents"])),
        ("mode", Setting::text("command")),
    ];
    let files = made(DESIGN, &how).expect("the options are right");
    let text = of(&files, "desk/sdk/openai_agents_command.py");
    for part in [
        // It is no name that the module has for itself.
        "CALLER_TOOLS: Final = (\"drop\",)",
        "DESK_TOOLS_TOOLS: Final = (\"keep\", \"drop\")",
        "CLERK_TOOLS: Final = (\"keep\",)",
        "BOSS_TOOLS: Final = (\"keep\", \"drop\")",
        "CALLER: Final = \"openai-agents\"",
        "def caller_command(",
        "def desk_tools_command(",
        "A human must agree to calls of `drop`: without `confirm` they are refused.",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert_eq!(text.matches("_Tool(\"drop\"").count(), 1, "{text}");
    assert!(!text.contains("toolrt."), "it stands alone: {text}");
    let modules = files.iter().filter(|(path, _)| path.contains("/sdk/"));
    let mut modules: Vec<&str> = modules.map(|(path, _)| &**path).collect();
    modules.sort_unstable();
    assert_eq!(
        modules,
        [
            "desk/sdk/__init__.py",
            "desk/sdk/openai_agents_command.py",
            "desk/sdk/smolagents_command.py",
        ]
    );
}

/// The module of every SDK, for reviewers.
#[test]
fn modules_are_as_they_were() {
    are_as_they_were("tests/programs", "command");
}

#[test]
fn a_distribution_says_what_each_mode_needs() {
    let how = [
        ("package", Setting::text("acme-tools")),
        ("sdk", list(&["langchain", "openai"])),
        ("mode", list(&["process", "command"])),
    ];
    let files = made(DESIGN, &how).expect("the options are right");
    let manifest = of(&files, "pyproject.toml");
    let extras = "langchain = [\"langchain>=1.4,<2\"]\n\
        langchain-command = [\"langchain>=1.4,<2\"]\n\
        openai = [\"openai>=3.57,<4\"]\n";
    assert!(manifest.contains(extras), "{manifest}");
}

#[test]
fn there_must_be_a_command_and_somebody_to_run_it() {
    let design = DESIGN
        .replace("  cli caller { exposes bin }\n", "")
        .replace("  cli desk-tools { exposes notes, bin }\n", "");
    let how = [
        ("sdk", list(&["openai-agents"])),
        ("mode", Setting::text("command")),
    ];
    let faults = made(&design, &how).expect_err("nothing can be run");
    assert_eq!(faults, ["no command of the design shows tools"]);
    let how = [("mode", Setting::text("command"))];
    let faults = made(DESIGN, &how).expect_err("nothing is made");
    let none = "`mode` is that of modules for agent SDKs, and none is made";
    assert_eq!(faults, [none]);
    for modes in [&["command"][..], &["mcp", "command"]] {
        let how = [
            ("sdk", list(&["openai-agents", "mistralai"])),
            ("mode", list(modes)),
        ];
        let faults = made(DESIGN, &how).expect_err("it would have no module");
        assert_eq!(
            faults,
            ["the client `mistralai` has no tools that run by themselves"]
        );
    }
}
