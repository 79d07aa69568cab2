//! The files of resources and prompts, which are called like tools.

use toolc_compiler::ir::Toolset;

use super::bindings::Bindings;
use super::constants::Constants;
use super::models::tools_protocol;
use super::names::Names;
use super::surfaces::served::{self, Served};
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
        extra,
    } = lowered(names, toolset);
    let constants = Constants::of(&models);
    // Methods of services give no resources, so nothing is bound.
    let unbound = Bindings::of(names, toolset, &models, &|_| Vec::new());
    pages.add(provider::page(
        names, toolset, &models, &constants, &unbound, folder, header,
    ));
    let place = (folder, header);
    let worded = served::messages(names.design, toolset, &models, &constants, place);
    let asking = asks::page(toolset, &models, folder, header);
    worded
        .into_iter()
        .chain(asking)
        .for_each(|page| pages.add(page));
    pages.add(specs::page(names, toolset, &models, folder, header));
    let name = docs::code(&toolset.name);
    let kind = kind(toolset);
    let about = [
        &*format!("The types of the resources and prompts of the {kind} {name}."),
        &*format!(
            "How the types of resources and prompts of {name} are read, written and checked."
        ),
    ];
    folders::type_files(&mut module, folder, header, about, extra, pages);
    Served {
        protocol: (!models.iter().all(|model| runs_itself(model.tool)))
            .then(|| tools_protocol(toolset)),
    }
}
