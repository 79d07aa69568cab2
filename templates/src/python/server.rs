//! The folder of an MCP server: what it shows as data, what its host gives to it, how it is made.

use toolc_compiler::ir::{McpServer, Toolset};

use super::bindings::Bindings;
use super::constants::Constants;
use super::models::tools_protocol;
use super::names::Names;
use super::surfaces::server::{self, Modules, Served};
use super::surfaces::{asks, package, provider, specs};
use super::toolset::{Lowered, lowered};
use super::{docs, folders};
use crate::page::Pages;
use crate::plan::folders::Folder;
use crate::plan::implemented::runs_itself;

/// All files of a server.
pub(super) fn files<'d>(names: &Names<'d>, server: &'d McpServer, pages: &mut Pages<'_>) {
    let design = names.design;
    let place = folders::place(names, Folder::Server(server));
    let place = (&*place.0, &*place.1);
    let toolset = server.toolset.map(|id| &design[id]);
    let served = toolset.map(|toolset| self::served(names, toolset, place, pages));
    let modules = Modules::of(names, &server.exposes, std::iter::empty());
    pages.add(server::page(
        names,
        server,
        &modules,
        served.as_ref(),
        place,
    ));
    let own = format!("The MCP server {}.", docs::code(&server.name));
    let about = docs::or(server.docs.as_deref(), &own);
    pages.add(package::page(place.0, place.1, about, pages.listed()));
}

/// The files of its resources and prompts, which are called like tools.
fn served<'d>(
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
    let unbound = Bindings::of(names, &models, &|_| Vec::new());
    pages.add(provider::page(
        names, toolset, &models, &constants, &unbound, folder, header,
    ));
    let place = (folder, header);
    let worded = server::messages(names.design, toolset, &models, &constants, place);
    let asking = asks::page(toolset, &models, folder, header);
    worded
        .into_iter()
        .chain(asking)
        .for_each(|page| pages.add(page));
    pages.add(specs::page(names, toolset, &models, folder, header));
    let name = docs::code(&toolset.name);
    let about = [
        &*format!("The types of the resources and prompts of the server {name}."),
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
