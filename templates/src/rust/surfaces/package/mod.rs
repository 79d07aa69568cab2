//! The module of a folder: the files and folders in it, and what of them stands in the folder itself.

use schemars::JsonSchema;
use serde::Serialize;

use crate::page::{Listed, Page};
use crate::rust::docs::inner;
use crate::rust::layout;
use crate::slot::Slot;

/// From the module of a toolset, an agent, a server or a command to the root of the tree.
const ROOT: &str = "use super::super::super::";

/// What `module.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Model {
    header: Slot,
    docs: Slot,
    attributes: Option<Slot>,
    /// The version of the runtime that the code is tied to.
    check: Option<Slot>,
    modules: Vec<Slot>,
    /// What its files name of the root of the tree.
    above: Option<Slot>,
    reexported: Vec<Slot>,
}

/// The `mod.rs` of a folder.
#[derive(Default)]
pub(crate) struct ModFile<'a> {
    pub folder: &'a str,
    pub header: &'a str,
    pub docs: &'a str,
    pub attributes: Option<&'a str>,
    pub check: Option<&'static str>,
    /// What its files name of the root of the tree, three folders above, so that their paths are short.
    pub above: Vec<String>,
    /// What is in it.
    pub modules: Vec<&'a str>,
    /// Names of files that stand in the folder itself, too.
    pub reexported: Vec<(&'a str, Vec<String>)>,
}

impl<'a> ModFile<'a> {
    /// Adds files, and what they have for everybody.
    pub(crate) fn with(mut self, pages: &[Listed]) -> Self {
        for page in pages {
            self.modules.push(page.name);
            if !page.exports.is_empty() {
                self.reexported.push((page.name, page.exports.clone()));
            }
            // All types, so that callers import from one place.
            if page.name == "types" {
                self.reexported.push((page.name, vec!["*".to_owned()]));
            }
        }
        self
    }

    /// `mod.rs`.
    pub(crate) fn page(mut self) -> Page {
        // Of all lists this one alone is not sorted by the values of numbers.
        self.modules.sort_unstable();
        self.reexported.sort();
        let reexported = self.reexported.into_iter().map(|(file, mut names)| {
            Slot::lines(layout::use_list(&format!("pub use {file}::"), &mut names))
        });
        let model = Model {
            header: Slot::lines(self.header),
            docs: Slot::lines(inner(self.docs)),
            attributes: self.attributes.map(Slot::lines),
            check: self.check.map(Slot::literal),
            modules: self.modules.iter().map(|name| Slot::name(name)).collect(),
            above: (!self.above.is_empty())
                .then(|| Slot::lines(layout::use_list(ROOT, &mut self.above))),
            reexported: reexported.collect(),
        };
        Page::of(self.folder, "mod", "rust/module", model)
    }
}
