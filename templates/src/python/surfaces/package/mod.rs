//! The file that leads to a package: names of the modules beside it, loaded when they are first asked for.

use schemars::JsonSchema;
use serde::Serialize;

use crate::code::{Bracket, Code};
use crate::page::{Listed, Page};
use crate::python::{layout, literal};
use crate::slot::Slot;

/// What `package.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Package {
    header: Slot,
    docs: Slot,
    modules: Vec<Module>,
    exported: Slot,
    /// How the runtime finds the module of a name: the package, all names, the module of most, the others with theirs.
    places: Slot,
}

/// A module beside the file, with the names that the package has of it.
#[derive(JsonSchema, Serialize)]
struct Module {
    name: Slot,
    names: Slot,
}

/// `__init__.py` of a folder: the names of modules beside it, for everybody.
pub(crate) fn page(folder: &str, header: &str, about: &str, pages: &[Listed]) -> Page {
    let pages = pages.iter().filter(|page| !page.exports.is_empty());
    let mut pages: Vec<&Listed> = pages.collect();
    pages.sort_unstable_by_key(|page| page.name);
    let most = pages.iter().max_by_key(|page| page.exports.len());
    let most = most.map_or("", |page| page.name);
    let mut places = vec![
        Code::word("__name__"),
        Code::word("__all__"),
        Code::from(literal::string(most)),
    ];
    let (mut seen, mut exported) = (Vec::new(), Vec::new());
    for Listed { name, exports } in pages {
        let sorted = layout::sorted(exports);
        let sorted = sorted.iter().map(|name| Code::from(&**name));
        seen.push(Module {
            name: Slot::word(name),
            names: Slot::code(Code::Items(sorted.collect())),
        });
        let names = layout::exported(exports);
        if let Code::Items(items) = literal::strings(&names)
            && *name != most
        {
            places.push(Code::named(*name, Code::display(Bracket::Square, items)));
        }
        exported.extend(names);
    }
    let model = Package {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        modules: seen,
        exported: Slot::code(literal::strings(&layout::exported(&exported))),
        places: Slot::code(Code::Items(places)),
    };
    Page::of(folder, "__init__", "python/package", model).exporting(exported)
}
