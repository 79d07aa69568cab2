//! The names that generated modules import: each says where it comes from.

use crate::code::{Code, Import, Module, Seen};

/// A name of a file in the same folder.
pub(super) fn beside(file: &'static str, name: &str) -> Code {
    known_as(Module::Beside(file), name, name)
}

/// A name of a module, under one that is free here.
pub(super) fn known_as(module: Module, name: &str, here: &str) -> Code {
    let import = Import {
        module,
        name: name.to_owned(),
        seen: Seen::Loaded,
    };
    Code::name(here, import)
}

/// A path below a module of the same folder: `codecs::todos_result()`.
pub(super) fn below(module: &str, path: &str) -> Code {
    known_as(Module::Beside(""), module, path)
}

/// A path below a module from elsewhere, which has another name here: `service_codecs::search_result()`.
pub(super) fn below_other(module: &str, here: &str, path: &str) -> Code {
    under(&format!("{module} as {here}"), &format!("{here}::{path}"))
}

/// The expression of a codec, from a file beside `codecs`.
pub(super) fn codec(expression: &str) -> Code {
    match expression.strip_prefix("codecs::") {
        Some(_) => below("codecs", expression),
        None => Code::from(expression),
    }
}

/// A whole module, by its path.
pub(super) fn whole(path: &str) -> Code {
    under(path, path)
}

/// A type of the module of types that stands beside the file, which imports all of them.
pub(super) fn own_type(name: &str) -> Code {
    known_as(Module::Beside("types"), "*", name)
}

/// A path that starts with a module, which is imported like this: `a::b as c`.
pub(super) fn under(import: &str, path: &str) -> Code {
    let import = Import {
        module: Module::Library(import.to_owned()),
        name: String::new(),
        seen: Seen::Loaded,
    };
    Code::name(path, import)
}
