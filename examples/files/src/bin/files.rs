//! The tools of the folder as a command: `files find-files --ending .txt`.

#[path = "../folder.rs"]
mod folder;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use acme_files::files::cli::files::command;
use acme_files::files::tools::files;
use toolrt::Registry;

fn main() -> ExitCode {
    let registry = Registry::new();
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("sample");
    let toolset = files::toolset(folder::Folder::new(sample));
    registry
        .register(toolset)
        .expect("the names of the tools are free");
    command(&Arc::new(registry)).main()
}
