//! From types of the design to Rust types: which there are in a module, in order, and what each place in them holds.

mod bodies;
mod item;
mod places;
mod shape;
mod statics;

use std::collections::{BTreeMap, HashMap};

use toolc_compiler::ir::{ErrorId, PackageId, TypeBody, TypeId, TypeKind};

pub(super) use self::item::{Body, Item, Member, RestShape, Variant};
pub(super) use self::shape::{Kind, Shape, variants_of};
pub(super) use self::statics::{part_of, screaming};
use super::idents::{self, Case, Scope};
use super::names::Names;
use crate::recursion::not_null;
pub(super) use crate::used::Found;

/// The types of one module, as they are found.
pub(super) struct Module<'n, 'd> {
    pub names: &'n Names<'d>,
    pub items: Vec<Item<'d>>,
    pub scope: Scope,
    pub statics: Scope,
    /// The functions of its codecs.
    pub functions: Scope,
    home: Option<PackageId>,
    visible: HashMap<TypeId, String>,
    /// The same by their names.
    declared: HashMap<String, TypeId>,
    /// What aliases without a type of their own stand for, where that is the same at every place.
    aliases: HashMap<TypeId, Shape<'d>>,
    pub errors: HashMap<ErrorId, String>,
    /// What comes from packages: `Name` or `Name as Other`.
    pub imports: BTreeMap<PackageId, Vec<String>>,
    /// Packages whose tables are named.
    pub tables: BTreeMap<PackageId, ()>,
}

impl<'n, 'd> Module<'n, 'd> {
    /// The module of a package.
    pub(super) fn of_package(names: &'n Names<'d>, package: PackageId) -> Self {
        let mut module = Self::empty(names, Some(package));
        let members = names.members(package);
        for id in &members.types {
            module.see_own(*id);
        }
        for id in &members.errors {
            module.scope.reserve(names.error(*id));
            module.errors.insert(*id, names.error(*id).to_owned());
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
        module.import(found.types, &[]);
        module
    }

    /// A module that has payloads of its own and re-exports every declared type behind them.
    pub(super) fn of_payloads(
        names: &'n Names<'d>,
        found: Found,
        errors: &[ErrorId],
        own: &[String],
        near: PackageId,
    ) -> Self {
        let mut module = Self::empty(names, None);
        own.iter().for_each(|name| module.scope.reserve(name));
        let mut types = found.types;
        types.sort_by_key(|id| {
            (
                names.design[*id].package != near,
                names.design[*id].package,
                *id,
            )
        });
        module.import(types, errors);
        // Now they are free for those whom they were kept for.
        own.iter().for_each(|name| module.scope.release(name));
        module
    }

    fn empty(names: &'n Names<'d>, home: Option<PackageId>) -> Self {
        Self {
            names,
            items: Vec::new(),
            scope: Scope::default(),
            statics: Scope::default(),
            functions: Scope::default(),
            home,
            visible: HashMap::new(),
            declared: HashMap::new(),
            aliases: HashMap::new(),
            errors: HashMap::new(),
            imports: BTreeMap::new(),
            tables: BTreeMap::new(),
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
        self.visible.insert(id, name.to_owned());
        self.declared.insert(name.to_owned(), id);
    }

    fn import(&mut self, types: Vec<TypeId>, errors: &[ErrorId]) {
        let design = self.names.design;
        for id in types {
            let package = design[id].package;
            let name = self.claim_import(package, self.names.ty(id));
            self.visible.insert(id, name.clone());
            self.declared.insert(name, id);
        }
        for id in errors {
            let name = self.claim_import(design[*id].package, self.names.error(*id));
            self.errors.insert(*id, name);
        }
    }

    fn claim_import(&mut self, package: PackageId, name: &str) -> String {
        let prefix = idents::plain(Case::Camel, self.names.package(package));
        let wanted = if self.scope.is_free(name) {
            name.to_owned()
        } else {
            format!("{prefix}{name}")
        };
        let here = self.scope.claim(Case::Camel, wanted, name);
        let import = if here == name {
            here.clone()
        } else {
            format!("{name} as {here}")
        };
        self.imports.entry(package).or_default().push(import);
        here
    }

    /// The name of a declared type in this module.
    pub(super) fn seen(&self, id: TypeId) -> &str {
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
    pub(super) fn table_of(&mut self, id: TypeId) -> String {
        if self.names.design[id].schema.is_some() {
            let prefix = self.table_prefix(self.names.design[id].package);
            return format!("table::Table::Schema(&{prefix}{})", self.names.keywords(id));
        }
        let (kind, path) = self.static_of(id);
        format!("table::Table::{kind}(&{path})")
    }

    /// The kind of table that a declared type has, and its static, as this module names it.
    fn static_of(&mut self, id: TypeId) -> (&'static str, String) {
        let kind = self.kind_of(id);
        let name = self.names.table(id).to_owned();
        let prefix = self.table_prefix(self.names.design[id].package);
        (kind, prefix + &name)
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
                _ => "Union",
            },
        }
    }

    fn table_prefix(&mut self, package: PackageId) -> String {
        if self.home == Some(package) {
            return String::new();
        }
        self.tables.insert(package, ());
        format!("{}::", self.names.package(package))
    }
}
