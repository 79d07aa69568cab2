//! `cargo xtask bench growth` asks this for designs and definitions: writes those of a kind and size into a folder.

#![warn(clippy::wildcard_enum_match_arm)]

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use toolc_designs::growth::{Made, kinds};

/// Writes a design that is large in one way; without a kind, lists the kinds and what is made of them.
#[derive(Parser)]
struct Grown {
    /// As it is listed.
    kind: Option<String>,
    /// How many there are of what the kind has many of.
    #[arg(default_value_t = 1000)]
    size: usize,
    /// Where the files go.
    #[arg(default_value = ".")]
    folder: PathBuf,
}

fn main() -> ExitCode {
    let grown = Grown::parse();
    let Some(name) = grown.kind else {
        for kind in kinds() {
            let made = match kind.made {
                Made::Sound => "sound",
                Made::Broken => "broken",
                Made::Definitions => "definitions",
            };
            println!("{} {made}", kind.name);
        }
        return ExitCode::SUCCESS;
    };
    let Some(kind) = kinds().find(|kind| kind.name == name) else {
        eprintln!("there is no kind `{name}`");
        return ExitCode::FAILURE;
    };
    let written = std::fs::create_dir_all(&grown.folder).and_then(|()| {
        let mut files = (kind.files)(grown.size).into_iter();
        files.try_for_each(|file| std::fs::write(grown.folder.join(file.name), file.text))
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", grown.folder.display());
            ExitCode::FAILURE
        }
    }
}
