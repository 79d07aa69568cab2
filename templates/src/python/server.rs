//! The folder of an MCP server: what it shows as data, what its host gives to it, how it is made.

use toolc_compiler::ir::McpServer;

use super::names::Names;
use super::surfaces::package;
use super::surfaces::server::{self, Modules};
use super::{docs, folders, served};
use crate::page::Pages;
use crate::plan::folders::Folder;

/// All files of a server.
pub(super) fn files<'d>(names: &Names<'d>, server: &'d McpServer, pages: &mut Pages<'_>) {
    let design = names.design;
    let place = folders::place(names, Folder::Server(server));
    let place = (&*place.0, &*place.1);
    let toolset = server.toolset.map(|id| &design[id]);
    let served = toolset.map(|toolset| served::files(names, toolset, place, pages));
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
