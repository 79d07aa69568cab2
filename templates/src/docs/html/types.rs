//! The page of the types of a package.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Package;

use super::super::reference::TypeDoc;
use super::super::text::sentence;
use super::Known;
use super::places::root_of;
use super::shell::Shell;
use super::tool::docs;
use crate::slot::Slot;

/// What `types.html.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct TypesPage {
    shell: Shell,
    title: Slot,
    docs: Option<Slot>,
    types: Vec<Declared>,
}

#[derive(JsonSchema, Serialize)]
struct Declared {
    anchor: Slot,
    doc: TypeDoc,
    /// Several paragraphs.
    docs: Option<Slot>,
}

impl TypesPage {
    pub(super) fn of(known: &Known<'_>, path: &str, package: &Package) -> Self {
        let (design, places) = (known.scope.design, &known.places);
        let root = root_of(path);
        let to_type = |id| Some(places.to_type(design, id, &root));
        let own = design.types.iter();
        let own = own.filter(|decl| decl.package == package.id);
        let summary = sentence(package.docs.as_deref().unwrap_or_default(), 200);
        Self {
            shell: known.site.shell(path, &package.name, Some(&summary), &[]),
            title: Slot::literal(&*package.name),
            docs: docs(package.docs.as_deref()),
            types: own
                .map(|decl| Declared {
                    anchor: Slot::literal(places.anchor(decl.id)),
                    doc: TypeDoc::of(design, &to_type, decl),
                    docs: docs(decl.docs.as_deref()),
                })
                .collect(),
        }
    }
}
