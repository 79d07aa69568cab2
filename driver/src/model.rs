//! What templates see of a project.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use toolc_compiler::Checked;
use toolc_compiler::diagnostics::nearest;
use toolc_templates::{Options, PageModel};

use crate::problem::Problem;
use crate::project::LoadedProject;
use crate::request::{Failure, problems, target};

/// The version of what [`models`] gives: another one where a template would have to be changed.
const VERSION: u32 = 1;

/// What the templates of a target see, page by page.
#[derive(Debug, Serialize)]
pub struct Models {
    /// Of this form.
    pub version: u32,
    /// In the order of their folders.
    pub pages: Vec<PageModel>,
}

impl Models {
    /// The JSON Schema of each template's models.
    pub fn schemas(&self) -> Schemas<'_> {
        let mut schemas = BTreeMap::new();
        for page in &self.pages {
            let template = &*page.template;
            schemas.entry(template).or_insert_with(|| (page.schema)());
        }
        Schemas {
            version: self.version,
            schemas,
        }
    }
}

/// What the templates of a target see of any design.
#[derive(Debug, Serialize)]
pub struct Schemas<'m> {
    /// Of this form.
    pub version: u32,
    /// A JSON Schema for each template that writes a page.
    pub schemas: BTreeMap<&'m str, Value>,
}

/// What the templates of a target see; `options` come before those of `toolc.toml`, and `page` names a template.
pub fn models(
    project: &mut LoadedProject,
    name: &str,
    options: Option<&Options>,
    page: Option<&str>,
) -> Result<(Checked, Models), Failure> {
    let target = target(name)?;
    let config = project.config.as_ref();
    let config = config.and_then(|config| config.targets.get(target.name));
    let mut all = config.map_or_else(Options::default, |config| config.options.clone());
    if let Some(nearer) = options {
        all = all.with(nearer);
    }
    if let Some(page) = page {
        let known = target.pages(&all);
        if !known.iter().any(|name| name == page) {
            let near = nearest(page, known.iter().map(String::as_str));
            let help = match near.first() {
                Some(near) => format!("did you mean `{near}`?"),
                None => {
                    let known: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
                    format!("there is {}", known.join(", "))
                }
            };
            let problem = Problem::outside(format!("there is no template `{page}`"));
            return Err(problem.help(help).into());
        }
    }
    let checked = project.compile();
    let Ok(ready) = checked.ready() else {
        return Err(Failure::Findings(Box::new(checked)));
    };
    let pages = target.models(ready, &all, page);
    let pages = pages.map_err(|faults| problems(project, target, faults))?;
    let version = VERSION;
    Ok((checked, Models { version, pages }))
}
