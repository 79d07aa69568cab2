//! The names that generated modules import: each says where it comes from.

use crate::code::{Code, Import, Module, Name, Seen};

/// A path below the runtime, or the runtime itself: `toolrt.Json`.
pub(super) fn toolrt(path: &str) -> Code {
    of_library("toolrt", path)
}

/// A name from a module of a library.
pub(super) fn from_library(module: &str, name: &str) -> Code {
    known_as(Module::Library(module.to_owned()), name, name)
}

/// A name from a module, under another one that is free here.
pub(super) fn known_as(module: Module, name: &str, here: &str) -> Code {
    let import = Import {
        module,
        name: name.to_owned(),
        seen: Seen::Loaded,
    };
    Code::name(here, import)
}

/// A type of the module of types that stands beside the file.
pub(super) fn own_type(name: &str) -> Code {
    let import = Import {
        module: Module::Beside(""),
        name: "types".to_owned(),
        seen: Seen::Loaded,
    };
    Code::name(format!("types.{name}"), import)
}

/// A path that starts with the name of a library.
pub(super) fn of_library(library: &str, path: &str) -> Code {
    let import = Import {
        module: Module::Library(library.to_owned()),
        name: String::new(),
        seen: Seen::Loaded,
    };
    Code::name(path, import)
}

/// A type where the module of types beside it is another one, from a folder.
pub(super) fn moved_types(code: &Code, here: &str, folder: &Module) -> Code {
    code.with_names(&|name| {
        let rest = name.text.strip_prefix("types.")?;
        let import = Import {
            module: folder.clone(),
            ..name.import.clone()
        };
        Some(Name {
            text: format!("{here}.{rest}"),
            import,
        })
    })
}

/// A codec, by its expression in the module of codecs: of the package, or of another one.
pub(super) fn codec(expression: &str) -> Code {
    match expression.split_once('.') {
        Some((package, name)) => {
            let module = Module::Generated(format!("types/{package}"));
            known_as(module, "codecs", &format!("{package}_codecs.{name}"))
        }
        None => known_as(
            Module::Beside(""),
            "codecs",
            &format!("codecs.{expression}"),
        ),
    }
}

/// A type as a module of types sees it: its own, or that of another package.
pub(super) fn visible(name: &str) -> Code {
    match name.split_once('.') {
        Some((package, _)) => {
            let import = Import {
                module: Module::Generated("types".to_owned()),
                name: package.to_owned(),
                seen: Seen::Loaded,
            };
            Code::name(name, import)
        }
        None => Code::from(name),
    }
}
