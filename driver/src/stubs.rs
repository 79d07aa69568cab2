//! What a host writes for a toolset, and where the code is that it writes it for.

use std::collections::BTreeMap;
use std::path::PathBuf;

use toolc_compiler::Checked;
use toolc_compiler::diagnostics::nearest;
use toolc_compiler::ir::{Design, Toolset};
use toolc_templates::{Options, Setting, Stubs};

use crate::problem::Problem;
use crate::project::LoadedProject;
use crate::request::{Failure, problems, target};

/// The stubs of a toolset.
pub struct ToolsetStubs {
    /// The design with its warnings.
    pub checked: Checked,
    /// What must be implemented.
    pub stubs: Stubs,
    /// The output folder of the target.
    pub out: PathBuf,
    /// The module by which the code of a crate or a distribution of its own is known.
    pub package: Option<String>,
}

/// The stubs of a toolset for a target; without a name, of the only one that has any.
pub fn stubs(
    project: &mut LoadedProject,
    name: &str,
    options: Option<&Options>,
    out: Option<PathBuf>,
    toolset: Option<&str>,
) -> Result<ToolsetStubs, Failure> {
    let target = target(name)?;
    let config = project.config.as_ref();
    let config = config.and_then(|config| config.targets.get(target.name));
    let mut all = config.map_or_else(Options::default, |config| config.options.clone());
    if let Some(nearer) = options {
        all = all.with(nearer);
    }
    let folder = config.and_then(|config| config.out.clone());
    let out = out.unwrap_or_else(|| {
        let folder = folder.unwrap_or_else(|| "gen".into());
        project.base().join(folder)
    });
    let checked = project.compile();
    let Ok(ready) = checked.ready() else {
        return Err(Failure::Findings(Box::new(checked)));
    };
    let faults = target.faults(&all, Some(ready.design()));
    if !faults.is_empty() {
        return Err(problems(project, target, faults).into());
    }
    let found = which(ready.design(), toolset)?;
    let Some(stubs) = target.stubs(ready, &all, found) else {
        return Err(Problem::outside(format!("the target `{name}` has no handlers")).into());
    };
    if stubs.methods.is_empty() {
        let message = format!("nobody has to implement the toolset `{}`", found.name);
        return Err(Problem::outside(message)
            .help("its tools are chains, which call other tools")
            .into());
    }
    let package = package(target.name, &all.settings);
    Ok(ToolsetStubs {
        checked,
        stubs,
        out,
        package,
    })
}

/// The module of a crate or a distribution.
fn package(target: &str, settings: &BTreeMap<String, Setting>) -> Option<String> {
    let text = |name: &str| match settings.get(name) {
        Some(Setting::Text(text)) => Some(text.clone()),
        Some(Setting::Flag(_) | Setting::Number(_) | Setting::List(_) | Setting::Table(_))
        | None => None,
    };
    match target {
        "rust" => Some(text("crate")?.replace('-', "_")),
        _ => Some(text("package")?.to_lowercase().replace(['-', '.'], "_")),
    }
}

fn which<'d>(design: &'d Design, wanted: Option<&str>) -> Result<&'d Toolset, Problem> {
    let all = design.services.iter().flat_map(|service| &service.toolsets);
    let all: Vec<&Toolset> = all.map(|id| &design[*id]).collect();
    let listed = || {
        let names = all.iter().map(|toolset| format!("`{}`", toolset.name));
        names.collect::<Vec<_>>().join(", ")
    };
    match (wanted, &all[..]) {
        (_, []) => Err(Problem::outside("the design has no toolset")),
        (None, [only]) => Ok(only),
        (None, [_, ..]) => Err(Problem::outside("the design has several toolsets")
            .help(format!("pass --toolset with one of {}", listed()))),
        (Some(name), _) => {
            let found = all.iter().find(|toolset| *toolset.name == *name);
            found.copied().ok_or_else(|| {
                let near = nearest(name, all.iter().map(|toolset| &*toolset.name));
                let help = match near.first() {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => format!("there is {}", listed()),
                };
                Problem::outside(format!("there is no toolset `{name}`")).help(help)
            })
        }
    }
}
