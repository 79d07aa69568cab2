//! The files of a target as values, for those who show them and write none.

use std::path::Path;

use toolc_compiler::Checked;
use toolc_templates::{GeneratedFile, Options};

use crate::project::LoadedProject;
use crate::renderer;
use crate::request::{Failure, problems, target};

/// The files of a target, with the options of `toolc.toml`; `templates` is a folder in place of that of `toolc.toml`.
pub fn rendered(
    project: &mut LoadedProject,
    name: &str,
    templates: Option<&Path>,
) -> Result<(Checked, Vec<GeneratedFile>), Failure> {
    let target = target(name)?;
    let templates = match templates {
        Some(folder) => Some(project.read_templates(folder)?),
        None => None,
    };
    let config = project.config.as_ref();
    let config = config.and_then(|config| config.targets.get(target.name));
    let mut options = config.map_or_else(Options::default, |config| config.options.clone());
    if let Some(templates) = templates {
        templates.put(target.name, &mut options);
    }
    let checked = project.compile();
    let Ok(ready) = checked.ready() else {
        return Err(Failure::Findings(Box::new(checked)));
    };
    let files = renderer::files(target, &options, ready);
    let files = files.map_err(|faults| problems(project, target, faults))?;
    Ok((checked, files))
}
