//! `cargo xtask generated`: writes the code of every case and of all vectors.

use std::path::PathBuf;
use std::process::ExitCode;

use toolc_generated::{hold, made, trees};

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        println!("{}", made().display());
        return ExitCode::SUCCESS;
    };
    match hold(&folder, &trees()) {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}
