//! The names that generated modules import: each says where it comes from.

use std::sync::{Arc, LazyLock};

use crate::code::{Bracket, Code, Import, Module, Name, Seen, Split};

/// The codec of a type that has a table of its own.
pub(super) const PAYLOAD_CODEC: Code = Code::word("toolrt::Codec::of()");

/// The module of the runtime that has tables.
static TABLE: LazyLock<Code> =
    LazyLock::new(|| known_as(Module::Library("toolrt".to_owned()), "table", "table"));

/// A name of a file in the same folder.
pub(super) fn beside(file: &'static str, name: &str) -> Code {
    known_as(Module::Beside(file), name, name)
}

/// A name of a module, under one that is free here.
pub(super) fn known_as(module: Module, name: &str, here: &str) -> Code {
    Code::Name(self::name(module, name, here))
}

/// See [`known_as`].
pub(super) fn name(module: Module, name: &str, here: &str) -> Arc<Name> {
    let import = Import {
        module,
        name: name.to_owned(),
        seen: Seen::Loaded,
    };
    let text = here.to_owned();
    Arc::new(Name { text, import })
}

/// A path that starts with a name: `Colour::Red`.
pub(super) fn member(name: &Name, member: &str) -> Code {
    let path = [&name.text, "::", member].concat();
    Code::name(path, name.import.clone())
}

/// A path that starts with a name of a module of a library.
pub(super) fn of_library(module: &str, path: &str) -> Code {
    let name = path.split("::").next().unwrap_or(path);
    known_as(Module::Library(module.to_owned()), name, path)
}

/// A path below a module of the same folder: `codecs::todos_result()`.
pub(super) fn below(module: &str, path: &str) -> Code {
    known_as(Module::Beside(""), module, path)
}

/// A path below a module from elsewhere, which has another name here: `service_codecs::search_result()`.
pub(super) fn below_other(module: &str, here: &str, path: &str) -> Code {
    let name = under(
        &[module, " as ", here].concat(),
        &[here, "::", path].concat(),
    );
    Code::Name(Arc::new(name))
}

/// A type of the module of types that stands beside the file.
pub(super) fn own_type(name: &str) -> Code {
    Code::Name(own_name(name))
}

/// See [`own_type`].
pub(super) fn own_name(name: &str) -> Arc<Name> {
    self::name(Module::Beside("types"), name, name)
}

/// A path that starts with a module, which is imported like this: `a::b as c`.
pub(super) fn under(import: &str, path: &str) -> Name {
    let import = Import {
        module: Module::Library(import.to_owned()),
        name: String::new(),
        seen: Seen::Loaded,
    };
    let text = path.to_owned();
    Name { text, import }
}

/// `table::Table::INT`
pub(super) fn table(path: &'static str) -> Code {
    Code::Seq(vec![
        TABLE.clone(),
        Code::word("::Table::"),
        Code::word(path),
    ])
}

/// `table::Table::Record(&value)`
pub(super) fn table_of(kind: &'static str, value: Code) -> Code {
    let items = vec![Code::Seq(vec![Code::word("&"), value])];
    Code::Seq(vec![
        TABLE.clone(),
        Code::word("::Table::"),
        Code::word(kind),
        Code::Group(Bracket::Round, Split::Together, items),
    ])
}

/// The kind of a table, with what it holds: `Record(&value)` of `table::Table::Record(&value)`.
pub(super) fn kind_of_table(table: &Code) -> Option<Code> {
    let Code::Seq(parts) = table else { return None };
    match &parts[..] {
        [module, path, kind @ ..] if *module == *TABLE && *path == Code::word("::Table::") => {
            Some(Code::Seq(kind.to_vec()))
        }
        [..] => None,
    }
}

/// The function that reads a value by its type.
pub(super) fn plain_reader() -> Code {
    Code::word("toolrt::Reader::read")
}

/// The function that writes a value by its type.
pub(super) fn plain_writer() -> Code {
    Code::word("toolrt::Writer::write")
}

/// What `path` of the tables makes of some values: `table::List::of(a)`.
pub(super) fn made_table(path: &'static str, items: Vec<Code>) -> Vec<Code> {
    vec![
        TABLE.clone(),
        Code::word(path),
        Code::Group(Bracket::Round, Split::Together, items),
    ]
}

/// A constant of a kind of table: `table::Text::UUID`.
pub(super) fn table_constant(kind: &'static str, name: &'static str) -> Vec<Code> {
    let word = Code::word;
    vec![
        TABLE.clone(),
        word("::"),
        word(kind),
        word("::"),
        word(name),
    ]
}

/// `<T as Decode>::decode`
pub(super) fn decode(ty: Code) -> Code {
    let word = Code::word;
    Code::Seq(vec![word("<"), ty, word(" as toolrt::Decode>::decode")])
}
