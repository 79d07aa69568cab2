//! The folder of a command: what it shows as data, how it is made.

use toolc_compiler::ir::Cli;

use super::names::Names;
use super::surfaces::{command, package};
use super::{docs, folders};
use crate::page::Pages;
use crate::plan::folders::Folder;

/// All files of a command.
pub(super) fn files(names: &Names<'_>, command: &Cli, pages: &mut Pages<'_>) {
    let (folder, header) = folders::place(names, Folder::Command(command));
    pages.add(command::page(names, command, (&folder, &header)));
    let own = format!("The command {}.", docs::code(&command.name));
    let about = docs::or(command.docs.as_deref(), &own);
    pages.add(package::page(&folder, &header, about, pages.listed()));
}
