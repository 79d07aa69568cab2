//! The folder of an MCP server: what it shows as data, what its host gives to it, how it is made.

use toolc_compiler::ir::McpServer;

use super::header::RUNTIME;
use super::names::Names;
use super::surfaces::package::ModFile;
use super::surfaces::server;
use super::surfaces::uses::Uses;
use super::toolset::shown;
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
    let uses = Uses::of(
        names,
        server.service,
        &server.exposes,
        std::iter::empty(),
        std::iter::empty(),
        &|id| shown(names, &design[id]),
    );
    pages.add(server::page(design, server, &uses, served.as_ref(), place));
    let has_packages = served.is_some_and(|served| served.packages);
    let own = format!("The MCP server {}.", docs::code(&server.name));
    let package = ModFile {
        folder: place.0,
        header: place.1,
        docs: docs::or(server.docs.as_deref(), &own),
        check: Some(RUNTIME),
        above: folders::above(names, has_packages, &uses.services),
        ..ModFile::default()
    };
    let package = package.with(pages.listed()).page();
    pages.add(package);
}
