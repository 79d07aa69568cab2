//! The files of resources and prompts, which are called like tools.

use toolc_compiler::ir::Toolset;

use super::names::Names;
use super::surfaces::provider::Bindings;
use super::surfaces::served::{self, Given, Served};
use super::surfaces::{asks, provider, specs};
use super::toolset::{Lowered, lowered};
use super::{docs, folders};
use crate::page::Pages;
use crate::plan::implemented::runs_itself;
use crate::plan::server::kind;

/// The files of the resources and prompts of a server or a command.
pub(super) fn files<'d>(
    names: &Names<'d>,
    toolset: &'d Toolset,
    (folder, header): (&str, &str),
    pages: &mut Pages<'_>,
) -> Served {
    let Lowered {
        mut module,
        models,
        around,
        extra_types,
        extra_codecs,
    } = lowered(names, toolset);
    let name = docs::code(&toolset.name);
    let kind = kind(toolset);
    let about = [
        &*format!("The types of the resources and prompts of the {kind} {name}."),
        &*format!(
            "How the types of resources and prompts of {name} are read, written and checked."
        ),
    ];
    pages.add(specs::page(names, toolset, &models, folder, header));
    let extra = (extra_types, extra_codecs);
    let packages = !module.reexported.is_empty();
    folders::type_files(&mut module, folder, header, about, extra, pages);
    // Methods of services give no resources, so nothing is bound.
    let unbound = Bindings {
        tools: &[],
        services: &[],
    };
    let scope = &mut module.scope;
    pages.add(provider::page(
        names,
        toolset,
        &models,
        &around,
        &unbound,
        scope,
        (folder, header),
    ));
    let worded = served::messages(names.design, toolset, &models, (folder, header));
    let asking = asks::page(toolset, &models, folder, header);
    worded
        .into_iter()
        .chain(asking)
        .for_each(|page| pages.add(page));
    Served {
        specs: models
            .iter()
            .map(|model| (model.tool.id, model.spec.clone()))
            .collect(),
        given: (!models.iter().all(|model| runs_itself(model.tool))).then(|| Given {
            provider: around.provider.clone(),
            r#trait: around.r#trait.clone(),
        }),
        packages,
    }
}
