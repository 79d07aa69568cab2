//! Tools that other programs run, as a command; `runtime/python/tests/cli_programs.py` is the same. `FILE_TOOLS` has the
//! words that start the command `file-tools`, one a line.

// A module by its path in a file that is included.
include!(concat!(env!("OUT_DIR"), "/programs.rs"));

use std::env;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use code::programs::cli::programs::command;
use code::programs::tools::{borrowed, programs};
use toolrt::program::{Limits, Program};
use toolrt::{Context, Registry};

fn main() -> ExitCode {
    let limits = Limits::default().with_output(1_000_000);
    let limits = limits.with_time(Duration::from_secs(20));
    let registry = Registry::new();
    let toolset = programs::toolset_from_command(Program::by_path().with_limits(limits));
    let toolset = toolset.expect("tools with an `argv` need nothing");
    registry.register(toolset).expect("the names are free");
    if let Ok(words) = env::var("FILE_TOOLS") {
        let mut program = Program::new(words.lines());
        if let Ok(path) = env::var("PYTHONPATH") {
            program = program.with_env("PYTHONPATH", path);
        }
        match borrowed::toolset_from_command(program) {
            Ok(toolset) => registry.register(toolset).expect("the names are free"),
            Err(drift) => eprintln!("{drift}"),
        }
    }
    let context = Context::new().with_label("run", "r1");
    command(&Arc::new(registry)).with_context(context).main()
}
