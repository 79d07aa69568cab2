//! Modules for agent SDKs that reach MCP servers: which tools they list, and what they are called.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use toolc_compiler::{Input, compile};
use toolc_templates::{Options, Setting, TARGETS};

const DESIGN: &str = r#"package demo

service desk {
  exports notes

  /// Uses what one server has.
  agent clerk {
    instructions "Keep notes."
    uses notes
  }

  /// Uses what no server has alone.
  agent boss {
    instructions "Do everything."
    uses notes, bin
  }

  mcp notes { exposes notes }
  mcp caller { exposes bin }
  mcp all { exposes notes, bin  discovery search }
}

service empty {
  mcp nothing {
    resource x "demo://x" -> string
  }
}

toolset notes {
  owner desk

  /// Keep one.
  tool keep(text: string, title?: string) -> string
}

toolset bin {
  owner desk

  /// Throw one away.
  tool drop(text: string) -> bool { destructive }
}
"#;

/// The files of the SDKs of the design, by their options.
fn made(text: &str, settings: &[(&str, Setting)]) -> Result<Vec<(String, String)>, Vec<String>> {
    let input = Input {
        path: "demo.tools".to_owned(),
        text: text.to_owned(),
    };
    let checked = compile(vec![input]);
    let Ok(ready) = checked.ready() else {
        panic!("the design has errors: {:?}", checked.findings);
    };
    let mut options = Options::default();
    for (key, value) in settings {
        options.set(key, value.clone());
    }
    let target = TARGETS.iter().find(|target| target.name == "python");
    let files = target.expect("there is one").files(ready, &options);
    let files = files.map_err(|faults| {
        let faults = faults.into_iter();
        faults.map(|fault| fault.message).collect::<Vec<_>>()
    })?;
    let files = files.into_iter().map(|file| (file.path, file.contents));
    Ok(files.collect())
}

fn list(items: &[&str]) -> Setting {
    Setting::List(items.iter().map(|item| Setting::text(*item)).collect())
}

fn of<'a>(files: &'a [(String, String)], path: &str) -> &'a str {
    let mut files = files.iter();
    let file = files.find(|(own, _)| own == path);
    &file.expect("it is made").1
}

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
        "\"search_tools\": [\"limit\", \"schemas\"],",
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

/// The module of every SDK, for reviewers, byte by byte; `BLESS=1` writes them anew.
#[test]
fn modules_are_as_they_were() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/remotes");
    let target = TARGETS.iter().find(|target| target.name == "python");
    let sdks = (target.expect("there is one").sdks)();
    let how = [("sdk", list(&sdks)), ("mode", list(&["process", "mcp"]))];
    let files = made(DESIGN, &how).expect("the options are right");
    let files: BTreeMap<&str, &str> = files
        .iter()
        .filter(|(path, _)| path.ends_with("_mcp.py"))
        .filter_map(|(path, text)| Some((path.strip_prefix("desk/sdk/")?, &**text)))
        .collect();
    if std::env::var_os("BLESS").is_some() {
        let _ = fs::remove_dir_all(&golden);
        fs::create_dir_all(&golden).expect("a folder can be made");
        for (name, text) in &files {
            fs::write(golden.join(name), text).expect("goldens can be written");
        }
    }
    let known = fs::read_dir(&golden).expect("there are goldens");
    let known: BTreeMap<String, String> = known
        .map(|entry| {
            let path = entry.expect("the folder can be read").path();
            let text = fs::read_to_string(&path).expect("a golden is text");
            let name = path.file_name().expect("a file has a name");
            (
                name.to_string_lossy().into_owned(),
                text.replace("\r\n", "\n"),
            )
        })
        .collect();
    let files: BTreeMap<String, String> = files
        .into_iter()
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .collect();
    assert!(
        known == files,
        "out of date, run with BLESS=1 and read the difference"
    );
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
