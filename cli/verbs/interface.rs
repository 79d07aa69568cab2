//! `toolc interface`: what other packages see of one, for build systems.

use std::path::PathBuf;

use clap::Args;
use toolc_build::{Failure, LoadedProject, Problem, interface, rule, write_one};

use super::exit::Exit;
use super::output::{Output, tell};
use crate::screen;

/// Write what other packages see of a package, for builds that make packages apart
///
/// `toolc gen --package` reads it in place of the package's sources. Comments, white space and descriptions that no other
/// package shows do not change it, and a file is only written if it changes. Example:
/// `toolc interface tools/common --out build/acme.common.toolsi`
#[derive(Args)]
pub struct Interface {
    /// Files and folders with the sources of the package; without any, the project around the current folder
    paths: Vec<PathBuf>,
    /// The package; only needed where the files are of several
    #[arg(long, value_name = "NAME")]
    package: Option<String>,
    /// The file to write, whose name ends in .toolsi; without it, stdout
    #[arg(long, value_name = "FILE", value_parser = toolsi)]
    out: Option<PathBuf>,
    /// Write the files that were read as a Makefile rule
    #[arg(long, value_name = "FILE", requires = "out")]
    depfile: Option<PathBuf>,
}

impl Interface {
    pub(super) fn run(&self) -> Exit {
        let mut project = match LoadedProject::load_apart(&self.paths) {
            Ok(project) => project,
            Err(problems) => return tell(&problems),
        };
        if let Some((path, _)) = project.interfaces.first() {
            let message = format!("`{}` is an interface already", path.display());
            return tell(&[Problem::outside(message).help("give the sources of a package")]);
        }
        let text = match interface(&mut project, self.package.as_deref()) {
            Ok(interface) => interface.to_string(),
            Err(Failure::Findings(checked)) => {
                return Output::default().findings(&checked, &project);
            }
            Err(Failure::Problems(problems)) => return tell(&problems),
        };
        let Some(out) = &self.out else {
            screen::out(&text);
            return Exit::Fine;
        };
        let mut written = write_one(out, &text);
        if let (Ok(()), Some(path)) = (&written, &self.depfile) {
            let outputs = [out.display().to_string()];
            written = write_one(path, &rule(&outputs, &project.read));
        }
        match written {
            Ok(()) => Exit::Fine,
            Err(problem) => tell(&[problem]),
        }
    }
}

/// The name of a file that `toolc gen` takes for an interface.
fn toolsi(name: &str) -> Result<PathBuf, &'static str> {
    let path = PathBuf::from(name);
    match path.extension().is_some_and(|end| end == "toolsi") {
        true => Ok(path),
        false => Err("its name must end in .toolsi"),
    }
}
