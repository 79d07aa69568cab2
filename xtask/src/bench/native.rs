//! A program in Rust whose command shows all tools of a synthetic project.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::command::{succeed, target};
use super::synthesize::{self, TOOLS_A_FILE};
use crate::root::root;

/// Writes and builds it.
pub fn native(toolc: &Path, folder: &Path, count: usize) -> Result<PathBuf, String> {
    let failed = |error: std::io::Error| error.to_string();
    let project = folder.join(format!("native_{count}"));
    synthesize::project(&project, count).map_err(failed)?;
    synthesize::command(
        toolc,
        &project,
        count,
        &["--lang", "rust", "--out", "src/made"],
    )?;
    let name = format!("bench-box-{count}");
    let runtime = root().join("runtime/rust");
    let manifest = format!(
        "[package]\nname = {name:?}\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n\n[dependencies]\n\
         toolrt = {{ path = {runtime:?}, features = [\"cli\", \"tokio\"] }}\n\
         tokio = {{ version = \"1\", features = [\"rt\"] }}\n"
    );
    fs::write(project.join("Cargo.toml"), manifest).map_err(failed)?;
    fs::copy(root().join("Cargo.lock"), project.join("Cargo.lock")).map_err(failed)?;
    fs::write(project.join("src/main.rs"), program(count)).map_err(failed)?;
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--release", "--quiet", "--target-dir"]);
    succeed(cargo.arg(target()).current_dir(&project))?;
    Ok(target().join("release").join(name))
}

fn program(count: usize) -> String {
    let mut text = PROGRAM.to_owned();
    let mut toolsets = String::new();
    for (file, first) in (0..count).step_by(TOOLS_A_FILE).enumerate() {
        let module = format!("made::bench_service_{file}::tools::bench_toolset_{file}");
        let _ = writeln!(
            toolsets,
            "    registry.register({module}::toolset(Provider)).expect(\"a free name\");"
        );
        let _ = writeln!(
            text,
            "\nimpl {module}::BenchToolset{file}Tools for Provider {{"
        );
        for tool in first..count.min(first + TOOLS_A_FILE) {
            let name = synthesize::name(tool);
            let camel = camel(&name);
            let types = format!("made::types::bench_f{file}");
            let tool_type = format!("{module}::provider::{camel}");
            let _ = writeln!(
                text,
                "    async fn {name}(&self, _: &Context, _: <{tool_type} as Tool>::Args) -> \
                 Result<<{tool_type} as Tool>::Result, <{tool_type} as Tool>::Error> {{\n        \
                 Ok({types}::Output{tool} {{ request_id: id(), matches: Vec::new(), total: 0, next_cursor: None, mode: \
                 {types}::Mode{tool}::Fast, labels: Default::default() }})\n    }}"
            );
        }
        text.push_str("}\n");
    }
    text.replace("    // toolsets\n", &toolsets)
}

/// `search_invoice_0` as the name of a type.
fn camel(name: &str) -> String {
    name.split('_')
        .map(|word| word[..1].to_uppercase() + &word[1..])
        .collect()
}

/// Calls in process, as many as a variable says, or the command.
const PROGRAM: &str = r###"mod made;

use std::hint::black_box;
use std::process::ExitCode;
use std::sync::Arc;

use toolrt::{Context, Registry, Tool, Uuid};

struct Provider;

fn id() -> Uuid {
    Uuid::parse("6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10").expect("it is one")
}

fn main() -> ExitCode {
    let registry = Registry::new();
    // toolsets
    let registry = Arc::new(registry);
    let Some(count) = std::env::var("BENCH_CALLS").ok().and_then(|count| count.parse().ok()) else {
        return made::box_::cli::box_::command(&registry).main();
    };
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("it starts");
    let cx = Context::new();
    runtime.block_on(async {
        for _ in 0..count {
            let (tool, payload) = black_box(("search_invoice_0", r##"{"query":"q"}"##));
            black_box(registry.call(tool, payload, &cx).await.to_bytes());
        }
    });
    ExitCode::SUCCESS
}
"###;
