//! `toolc init`: a project to start from.

use std::path::PathBuf;

use clap::Args;
use toolc_build::init;

use super::exit::Exit;
use super::output::tell;
use crate::screen;

/// Start a project: a toolc.toml and a first .tools file
///
/// Files that are there are never written over. Example: `toolc init`
#[derive(Args)]
pub struct Init {
    /// Where
    #[arg(default_value = ".")]
    folder: PathBuf,
}

impl Init {
    pub(super) fn run(&self) -> Exit {
        match init(&self.folder) {
            Ok(files) => {
                for file in files {
                    screen::say(&format!("wrote {}\n", file.display()));
                }
                screen::out("next: toolc check, then toolc gen\n");
                Exit::Fine
            }
            Err(problem) => tell(&[problem]),
        }
    }
}
