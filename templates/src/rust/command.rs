//! The folder of a command: what it shows as data, what its host gives to it, how it is made.

use toolc_compiler::ir::Cli;

use super::header::RUNTIME;
use super::names::Names;
use super::surfaces::package::ModFile;
use super::surfaces::{command, documents};
use super::{docs, folders, served};
use crate::page::Pages;
use crate::plan::folders::Folder;

/// All files of a command.
pub(super) fn files<'d>(
    names: &Names<'d>,
    command: &'d Cli,
    has_documents: bool,
    pages: &mut Pages<'_>,
) {
    let (folder, header) = folders::place(names, Folder::Command(command));
    let place = (&*folder, &*header);
    let toolset = command.toolset.map(|id| &names.design[id]);
    let served = toolset.map(|toolset| served::files(names, toolset, place, pages));
    pages.add(command::page(
        names,
        command,
        served.as_ref(),
        has_documents,
        place,
    ));
    if has_documents {
        pages.add(documents::page(names, command, place));
    }
    let has_packages = served.is_some_and(|served| served.packages);
    let own = format!("The command {}.", docs::code(&command.name));
    let package = ModFile {
        folder: &folder,
        header: &header,
        docs: docs::or(command.docs.as_deref(), &own),
        check: Some(RUNTIME),
        above: folders::above(names, has_packages, &[]),
        ..ModFile::default()
    };
    let package = package.with(pages.listed()).page();
    pages.add(package);
}
