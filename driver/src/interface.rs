//! The interface of a package of a project, for runs that make other packages beside it.

use toolc_compiler::Checked;
use toolc_compiler::diagnostics::nearest;
use toolc_compiler::interface::{Interface, interfaces};
use toolc_compiler::ir::Design;
use toolc_compiler::source::Sources;

use crate::problem::Problem;
use crate::project::LoadedProject;
use crate::request::Failure;

/// The interface of a package of some sources, which are moved out of the project; without a name, that of the only one.
pub fn interface(project: &mut LoadedProject, package: Option<&str>) -> Result<Interface, Failure> {
    let sources = Sources::new(std::mem::take(&mut project.inputs));
    let mut all = match interfaces(&sources) {
        Ok(all) => all,
        Err(mut findings) => {
            findings.sort();
            return Err(Failure::Findings(Box::new(Checked {
                sources,
                design: Design::default(),
                findings,
            })));
        }
    };
    let names: Vec<&str> = all.iter().map(|one| &*one.package).collect();
    let at = match package {
        Some(wanted) => names.iter().position(|name| *name == wanted),
        None if names.len() == 1 => Some(0),
        None => {
            return Err(Problem::outside("these files are of several packages")
                .details(names.iter().map(|name| format!("`{name}`")).collect())
                .help("name one with --package, or give the files of one")
                .into());
        }
    };
    match at {
        Some(at) => Ok(all.swap_remove(at)),
        None => Err(no_package(package.unwrap_or_default(), &names).into()),
    }
}

/// The problem that no source is of a package.
pub(crate) fn no_package(wanted: &str, known: &[&str]) -> Problem {
    let problem = Problem::outside(format!("no source is of the package `{wanted}`"));
    match nearest(wanted, known.iter().copied()).first() {
        Some(near) => problem.help(format!("did you mean `{near}`?")),
        None => problem.help("give the files that begin with its name"),
    }
}
