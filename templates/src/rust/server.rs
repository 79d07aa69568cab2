//! The folder of an MCP server: what it shows as data, what its host gives to it, how it is made.

use toolc_compiler::ir::{McpServer, Toolset};

use super::header::RUNTIME;
use super::names::Names;
use super::surfaces::package::ModFile;
use super::surfaces::provider::Bindings;
use super::surfaces::server::{self, Given, Served};
use super::surfaces::uses::Uses;
use super::surfaces::{asks, provider, specs};
use super::toolset::{Lowered, lowered, shown};
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
    let uses = Uses::of(
        names,
        &server.exposes,
        std::iter::empty(),
        std::iter::empty(),
        &|id| shown(names, &design[id]),
    );
    pages.add(server::page(design, server, &uses, served.as_ref(), place));
    let own = format!("The MCP server {}.", docs::code(&server.name));
    let package = ModFile {
        folder: place.0,
        header: place.1,
        docs: docs::or(server.docs.as_deref(), &own),
        check: Some(RUNTIME),
        ..ModFile::default()
    };
    let package = package.with(pages.listed()).page();
    pages.add(package);
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
        around,
        extra_types,
        extra_codecs,
    } = lowered(names, toolset);
    let name = docs::code(&toolset.name);
    let about = [
        &*format!("The types of the resources and prompts of the server {name}."),
        &*format!(
            "How the types of resources and prompts of {name} are read, written and checked."
        ),
    ];
    pages.add(specs::page(names, toolset, &models, folder, header));
    let extra = (extra_types, extra_codecs);
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
    let worded = server::messages(names.design, toolset, &models, (folder, header));
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
    }
}
