//! The table of what agent SDKs were seen to carry, in `spec/sdks.md`: made of the tests that have passed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::root::root;
use crate::tools;

/// The lines of the page around the table.
const BEGIN: &str = "<!-- written by `cargo xtask sdks` -->\n";
const END: &str = "<!-- end -->\n";

/// What tests prove, and what the table calls it.
const PROOFS: [(&str, &str); 10] = [
    ("corrected", "correction"),
    ("errors", "errors"),
    ("consent", "consent"),
    ("items", "items"),
    ("image", "image"),
    ("cancel", "cancel"),
    ("at once", "at once"),
    ("agent", "agent as tool"),
    ("fifty", "50 tools"),
    ("mcp", "over MCP"),
];

/// The SDKs: the module of the runtime, what people call it, and its package.
const SDKS: [(&str, &str, &str); 14] = [
    ("openai_agents", "OpenAI Agents", "openai-agents"),
    ("langchain", "LangChain", "langchain"),
    ("google_adk", "Google ADK", "google-adk"),
    ("pydantic_ai", "Pydantic AI", "pydantic-ai-slim"),
    ("claude_agent_sdk", "Claude Agent", "claude-agent-sdk"),
    ("agent_framework", "Agent Framework", "agent-framework-core"),
    ("crewai", "CrewAI", "crewai"),
    ("github_copilot", "GitHub Copilot", "github-copilot-sdk"),
    ("haystack", "Haystack", "haystack-ai"),
    ("llama_index", "LlamaIndex", "llama-index-core"),
    ("semantic_kernel", "Semantic Kernel", "semantic-kernel"),
    ("smolagents", "smolagents", "smolagents"),
    ("strands", "Strands Agents", "strands-agents"),
    (RIG, "rig", "rig-core"),
];

const RIG: &str = "rig";

/// The tests of `toolrt-rig` that prove something together.
const OF_RIG: [(&str, &[&str]); 9] = [
    ("corrected", &["a_model_corrects_its_arguments"]),
    (
        "errors",
        &[
            "a_declared_error_is_told_with_its_hint",
            "an_error_that_says_stop_ends_the_run_unless_told",
            "nobody_reads_what_only_the_log_may_have",
        ],
    ),
    (
        "consent",
        &[
            "an_approval_is_consent_to_one_call",
            "a_refusal_is_told_and_ends_nothing",
        ],
    ),
    (
        "items",
        &["items_and_progress_reach_the_receiver_of_events"],
    ),
    ("image", &["an_image_is_one_for_the_model"]),
    ("cancel", &["the_token_of_a_run_cancels_its_calls"]),
    (
        "at once",
        &["calls_of_a_turn_run_at_once_as_far_as_the_design_lets_them"],
    ),
    ("agent", &["an_agent_that_is_a_tool_is_one_call"]),
    ("fifty", &["fifty_tools_are_fifty_tools"]),
];

/// What the tests of an SDK have proved in one environment.
#[derive(Debug, Default)]
struct Proved {
    version: String,
    proved: BTreeSet<String>,
}

/// Where the tests of an environment write what they prove.
pub(crate) fn folder(environment: &str) -> String {
    format!("target/sdks/proofs/{environment}")
}

/// Runs the tests of the SDKs that need no environment of their own, and writes the table of all.
pub(crate) fn write(environments: &[String]) -> Result<(), String> {
    suite()?;
    let mut all: BTreeMap<String, Proved> = BTreeMap::new();
    let own = environments.iter().map(String::as_str);
    // The version of an SDK is that of the suite, where it is tested in both.
    for environment in own.chain(["suite"]) {
        for (sdk, proved) in read(&root().join(folder(environment)))? {
            let known = all.entry(sdk).or_default();
            known.version = proved.version;
            known.proved.extend(proved.proved);
        }
    }
    all.insert(RIG.to_owned(), rig()?);
    let page = root().join("spec/sdks.md");
    let text = fs::read_to_string(&page).map_err(|error| error.to_string())?;
    let text = with(&text, &table(&all)).ok_or("spec/sdks.md has no place for the table")?;
    fs::write(page, text).map_err(|error| error.to_string())
}

/// The tests that `cargo xtask test` runs as well.
fn suite() -> Result<(), String> {
    println!("── suite ──");
    let mut tests = vec!["tests/test_sdk_remote.py".to_owned()];
    for (module, ..) in SDKS {
        let test = format!("tests/test_sdk_{module}.py");
        if root().join("runtime/python").join(&test).exists() {
            tests.push(test);
        }
    }
    let mut pytest = Command::new(root().join(tools::venv("python")));
    pytest
        .args(["-m", "pytest", "--quiet", "-p", "proofs", "--proofs"])
        .arg(root().join(folder("suite")))
        .args(tests)
        .env("PYTHONPATH", "tests")
        .current_dir(root().join("runtime/python"));
    passes(&mut pytest).map(drop)
}

/// What `toolrt-rig` proves.
fn rig() -> Result<Proved, String> {
    println!("── rig ──");
    let manifest = fs::read_to_string(root().join("runtime/rig/Cargo.lock"));
    let manifest = manifest.map_err(|error| error.to_string())?;
    let (_, version) = manifest
        .split_once("name = \"rig-core\"\nversion = \"")
        .ok_or("rig is not locked")?;
    let version = version.split('"').next().unwrap_or_default().to_owned();
    let mut cargo = Command::new("cargo");
    cargo
        .args([
            "test",
            "--locked",
            "--manifest-path",
            "runtime/rig/Cargo.toml",
        ])
        .args(["--target-dir", "target/rig", "--package", "toolrt-rig"])
        .current_dir(root());
    let output = passes(&mut cargo)?;
    let has_passed = |test: &str| output.contains(&format!("test {test} ... ok"));
    let proved = OF_RIG
        .iter()
        .filter(|(_, tests)| tests.iter().all(|test| has_passed(test)));
    let proved = proved.map(|(proof, _)| (*proof).to_owned()).collect();
    Ok(Proved { version, proved })
}

/// What a program says, if it succeeds.
fn passes(command: &mut Command) -> Result<String, String> {
    let output = command.output();
    let output = output.map_err(|error| format!("{command:?} does not start: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(said);
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    Err(format!("{command:?} failed:\n{said}{errors}"))
}

fn read(folder: &Path) -> Result<Vec<(String, Proved)>, String> {
    let unreadable = |error| format!("{} cannot be read: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let sdk = path.file_stem().unwrap_or_default();
        let text = fs::read_to_string(&path).map_err(unreadable)?;
        // The version, and a line for each proof.
        let mut lines = text.lines().map(str::to_owned);
        let proved = Proved {
            version: lines.next().unwrap_or_default(),
            proved: lines.collect(),
        };
        found.push((sdk.to_string_lossy().into_owned(), proved));
    }
    Ok(found)
}

fn table(all: &BTreeMap<String, Proved>) -> String {
    let heads = PROOFS.map(|(_, head)| head).join(" | ");
    let mut table = format!(
        "| | version | {heads} |\n|---|---|{}\n",
        "---|".repeat(PROOFS.len())
    );
    for (module, title, _) in SDKS {
        let none = Proved::default();
        let own = all.get(module).unwrap_or(&none);
        let cells = PROOFS.map(|(proof, _)| match own.proved.contains(proof) {
            true => "yes",
            false => "",
        });
        let row = format!("| {title} | {} | {} |", own.version, cells.join(" | "));
        table.push_str(&row.replace("|  ", "| "));
        table.push('\n');
    }
    table
}

/// The page with another table.
fn with(page: &str, table: &str) -> Option<String> {
    let (before, rest) = page.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n{table}\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The version that a file pins.
    fn pinned(file: &str, package: &str) -> Option<String> {
        let text = fs::read_to_string(root().join(file)).ok()?;
        let mut lines = text.lines();
        let version = lines.find_map(|line| line.strip_prefix(package)?.strip_prefix("=="));
        version.map(str::to_owned)
    }

    #[test]
    fn the_table_is_of_the_versions_that_are_pinned() {
        let page = fs::read_to_string(root().join("spec/sdks.md")).expect("there is a page");
        let (_, rest) = page.split_once(BEGIN).expect("it has a table");
        let (table, _) = rest.split_once(END).expect("the table ends");
        for (module, title, package) in SDKS {
            if module == RIG {
                continue;
            }
            let own = format!("runtime/python/sdks/{module}.txt");
            let version = pinned("requirements-dev.txt", package)
                .or_else(|| pinned(&own, package))
                .expect("it is pinned");
            let row = format!("| {title} | {version} | yes |");
            assert!(
                table.contains(&row),
                "run `cargo xtask sdks`: {row}\n{table}"
            );
        }
    }
}
