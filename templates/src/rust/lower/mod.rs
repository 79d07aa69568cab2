//! From types of the design to Rust types: which there are in a module, in order, and what each place in them holds.

mod bodies;
mod declared;
mod item;
mod places;
mod shape;
mod statics;
mod table;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use foldhash::{HashMap, HashMapExt};
use toolc_compiler::ir::{ErrorId, PackageId, TypeBody, TypeId, TypeKind};

pub(super) use self::item::{Body, Item, Member, RestShape, Variant};
pub(super) use self::shape::{Kind, Narrowed, Shape};
pub(super) use self::statics::part_of;
pub(super) use self::table::{Static, Table};
use super::idents::{self, Case, Scope};
use super::names::Names;
use super::symbols;
use crate::code::{self, Code};
use crate::plan::payloads::Payloads;
use crate::plan::recursion::not_null;
use crate::plan::used::Found;

/// The types of one module, as they are found.
pub(super) struct Module<'n, 'd> {
    pub names: &'n Names<'d>,
    pub items: Vec<Item<'d>>,
    pub scope: Scope,
    pub statics: Scope,
    /// The functions of its codecs.
    pub functions: Scope,
    home: Option<PackageId>,
    /// What leads from its files to the folder of packages.
    up: &'static str,
    visible: HashMap<TypeId, Arc<code::Name>>,
    /// The same by their names.
    declared: HashMap<String, TypeId>,
    /// What aliases without a type of their own stand for, where that is the same at every place.
    aliases: HashMap<TypeId, Shape<'d>>,
    pub errors: HashMap<ErrorId, Code>,
    /// What is said of the place that is lowered: types that are made for its parts say the same.
    about: Cow<'d, str>,
    /// The types of packages that stand here, too: `Name` or `Name as Other`.
    pub reexported: BTreeMap<PackageId, Vec<String>>,
    /// The tables of declared types.
    tables: HashMap<TypeId, Table>,
}

impl<'n, 'd> Module<'n, 'd> {
    /// The module of a package.
    fn of_package(names: &'n Names<'d>, package: PackageId) -> Self {
        let mut module = Self::empty(names, Some(package), "super::super::");
        let members = names.members(package);
        for id in &members.types {
            module.see_own(*id);
        }
        for id in &members.errors {
            module.scope.reserve(names.error(*id));
            module
                .errors
                .insert(*id, symbols::own_type(names.error(*id)));
        }
        let mut found = Found::default();
        for id in &members.types {
            found.body(names.design, &names.design[*id].body, false);
        }
        for id in &members.errors {
            found.record(names.design, &names.design[*id].details, false);
        }
        found
            .types
            .retain(|id| names.design[*id].package != package);
        module.import(&found.types, &[]);
        module
    }

    /// A module that has payloads of its own and re-exports every type of a package behind them.
    pub(super) fn of_payloads(
        names: &'n Names<'d>,
        payloads: &Payloads,
        own: &[String],
        up: &'static str,
    ) -> Self {
        let mut module = Self::empty(names, None, up);
        own.iter().for_each(|name| module.scope.reserve(name));
        module.import(&payloads.types, &payloads.errors);
        let parts = |package| Self::of_whole_package(names, package).1;
        for (package, name) in names.made.behind(names.design, payloads, parts) {
            module.claim_import(package, &name);
        }
        // Now they are free for those whom they were kept for.
        own.iter().for_each(|name| module.scope.release(name));
        module
    }

    fn empty(names: &'n Names<'d>, home: Option<PackageId>, up: &'static str) -> Self {
        Self {
            names,
            items: Vec::new(),
            scope: Scope::default(),
            statics: Scope::default(),
            functions: Scope::default(),
            home,
            up,
            visible: HashMap::new(),
            declared: HashMap::new(),
            aliases: HashMap::new(),
            errors: HashMap::new(),
            about: Cow::Borrowed(""),
            reexported: BTreeMap::new(),
            tables: HashMap::new(),
        }
    }

    fn see_own(&mut self, id: TypeId) {
        let name = self.names.ty(id);
        self.scope.reserve(name);
        self.scope.reserve(self.names.declared(id));
        let table = self.names.table(id);
        self.statics.reserve(table);
        if self.names.design[id].schema.is_some() {
            self.statics.reserve(self.names.keywords(id));
        }
        self.visible.insert(id, symbols::own_name(name));
        self.declared.insert(name.to_owned(), id);
    }

    fn import(&mut self, types: &[TypeId], errors: &[ErrorId]) {
        let design = self.names.design;
        for id in types {
            let name = self.claim_import(design[*id].package, self.names.ty(*id));
            self.declared.insert(name.text.clone(), *id);
            self.visible.insert(*id, name);
        }
        for id in errors {
            let name = self.claim_import(design[*id].package, self.names.error(*id));
            self.errors.insert(*id, Code::Name(name));
        }
    }

    /// A type of a package, under a name that is free here: what consists of payloads shows it, too.
    fn claim_import(&mut self, package: PackageId, name: &str) -> Arc<code::Name> {
        let wanted = if self.scope.is_free(name) {
            name.to_owned()
        } else {
            let prefix = idents::plain(Case::Camel, self.names.package(package));
            format!("{prefix}{name}")
        };
        let here = self.scope.claim(Case::Camel, wanted, name);
        if self.home.is_some() {
            let module = code::Module::Library(self.path_to(package) + "::types");
            return symbols::name(module, name, &here);
        }
        let shown = if here == name {
            here.clone()
        } else {
            format!("{name} as {here}")
        };
        self.reexported.entry(package).or_default().push(shown);
        symbols::own_name(&here)
    }

    /// The name of a declared type in this module.
    pub(super) fn seen(&self, id: TypeId) -> &Arc<code::Name> {
        &self.visible[&id]
    }

    /// The declared type that has this name in this module.
    pub(super) fn declared(&self, name: &str) -> Option<TypeId> {
        self.declared.get(name).copied()
    }

    /// A free name for a static.
    pub(super) fn claim_static(&mut self, name: &str) -> String {
        idents::number(name.to_owned(), &mut self.statics)
    }

    /// Takes names for types that stand beside those of this module, and beside `own`, which are made later: as they are, or with
    /// `end` behind them.
    pub(super) fn apart_from(
        &mut self,
        own: &[String],
        wanted: &[String],
        end: &str,
    ) -> Vec<String> {
        own.iter().for_each(|name| self.scope.reserve(name));
        let names = idents::apart(wanted, &mut self.scope, |name, times| {
            format!("{}{}", name.trim_end_matches('_'), end.repeat(times))
        });
        own.iter().for_each(|name| self.scope.release(name));
        names
    }

    /// The table of a declared type, as this module names it.
    pub(super) fn table_of(&mut self, id: TypeId) -> Table {
        if let Some(table) = self.tables.get(&id) {
            return table.clone();
        }
        let table = if self.names.design[id].schema.is_some() {
            Table::Of("Schema", self.static_named(id, self.names.keywords(id)))
        } else {
            let (kind, at) = self.static_of(id);
            Table::Of(kind, at)
        };
        self.tables.insert(id, table.clone());
        table
    }

    /// The kind of table that a declared type has, and its static.
    fn static_of(&self, id: TypeId) -> (&'static str, Static) {
        let at = self.static_named(id, self.names.table(id));
        (self.kind_of(id), at)
    }

    /// A static of the package that declares a type.
    fn static_named(&self, id: TypeId, name: &str) -> Static {
        let package = self.names.design[id].package;
        if self.home == Some(package) {
            return Static::Own(name.into());
        }
        let here = self.names.package(package);
        let module = self.path_to(package) + "::codecs";
        Static::Of(package, symbols::below_other(&module, here, name))
    }

    /// The path to a package from the files of the module.
    pub(super) fn path_to(&self, package: PackageId) -> String {
        [self.up, self.names.package(package)].concat()
    }

    fn kind_of(&self, id: TypeId) -> &'static str {
        match &self.names.design[id].body {
            TypeBody::Record(_) => "Record",
            TypeBody::Enum { .. } => "Enum",
            TypeBody::Union(_) => "Tagged",
            TypeBody::Alias { target } => match &not_null(target).kind {
                TypeKind::Record(_) => "Record",
                TypeKind::Literals { .. } => "Enum",
                TypeKind::List { .. } => "List",
                TypeKind::Map { .. } => "Map",
                TypeKind::Tuple { .. } => "Tuple",
                TypeKind::Named { id } => self.kind_of(*id),
                TypeKind::String | TypeKind::Bytes | TypeKind::Format { .. } | TypeKind::Path => {
                    "Text"
                }
                TypeKind::Int => "Int",
                TypeKind::Float => "Float",
                TypeKind::Bool
                | TypeKind::Json
                | TypeKind::Null
                | TypeKind::Union { .. }
                | TypeKind::Nullable { .. }
                | TypeKind::Unknown => "Union",
            },
        }
    }
}
