//! What every module of a design agrees on: names of modules and types, and which types msgspec cannot read by itself.

use std::collections::HashSet;
use std::sync::{Arc, OnceLock};

use toolc_compiler::ir::{
    AgentId, Design, ErrorId, PackageId, Record, ServiceId, ToolsetId, Type, TypeBody, TypeId,
    TypeKind,
};
use toolc_compiler::providers::Provider;

use super::classes::{Class, class_of};
use super::cycles::Cycles;
use super::idents::{self, Case, Scope};
use crate::recursion::{is_nominal, not_null, recursive};
use crate::work::PathNames;

/// The names of everything that is declared.
pub(super) struct Names<'d> {
    pub design: &'d Design,
    /// Those whose schemas stand in the specs.
    pub providers: Vec<&'static Provider>,
    packages: Vec<String>,
    /// The modules of packages, which fields may not hide.
    package_modules: Arc<HashSet<String>>,
    services: Vec<String>,
    toolsets: Vec<String>,
    agents: Vec<String>,
    types: Vec<String>,
    errors: Vec<String>,
    /// The names of their codecs, no two alike in a package.
    codecs: Vec<String>,
    error_codecs: Vec<String>,
    /// Aliases that come back to themselves with nothing but other aliases between.
    recursive: HashSet<TypeId>,
    /// What values of types are made by, found when somebody asks: each place of a type does.
    classes: Vec<OnceLock<(u8, Class)>>,
    cycles: Cycles,
    members: Vec<PackageMembers>,
}

/// What a package declares, in order.
#[derive(Debug, Default)]
pub(super) struct PackageMembers {
    pub types: Vec<TypeId>,
    pub errors: Vec<ErrorId>,
}

impl PathNames for Names<'_> {
    fn service(&self, id: ServiceId) -> &str {
        Names::service(self, id)
    }

    fn toolset(&self, id: ToolsetId) -> &str {
        Names::toolset(self, id)
    }

    fn agent(&self, id: AgentId) -> &str {
        Names::agent(self, id)
    }
}

impl<'d> Names<'d> {
    pub(super) fn new(design: &'d Design, providers: Vec<&'static Provider>) -> Self {
        let mut members: Vec<PackageMembers> = design
            .packages
            .iter()
            .map(|_| PackageMembers::default())
            .collect();
        for decl in &design.types {
            members[decl.package.0 as usize].types.push(decl.id);
        }
        for error in &design.errors {
            members[error.package.0 as usize].errors.push(error.id);
        }
        let packages = modules(design.packages.iter().map(|package| &*package.name), &[]);
        let services = modules(
            design.services.iter().map(|service| &*service.name),
            &["schemas", "docs", "sdk"],
        );
        let mut toolsets = vec![String::new(); design.toolsets.len()];
        let mut agents = vec![String::new(); design.agents.len()];
        for service in &design.services {
            let names = modules(service.agents.iter().map(|id| &*design[*id].name), &[]);
            for (id, name) in service.agents.iter().zip(names) {
                agents[id.0 as usize] = name;
            }
            let names = modules(service.toolsets.iter().map(|id| &*design[*id].name), &[]);
            for (id, name) in service.toolsets.iter().zip(names) {
                toolsets[id.0 as usize] = name;
            }
        }
        let mut names = Self {
            design,
            providers,
            package_modules: Arc::new(packages.iter().cloned().collect()),
            packages,
            services,
            toolsets,
            agents,
            types: vec![String::new(); design.types.len()],
            errors: vec![String::new(); design.errors.len()],
            codecs: vec![String::new(); design.types.len()],
            error_codecs: vec![String::new(); design.errors.len()],
            recursive: recursive(design, &|id| is_class(design, id)),
            classes: design.types.iter().map(|_| OnceLock::new()).collect(),
            cycles: Cycles::default(),
            members,
        };
        names.cycles = Cycles::new(design, &|id| names.is_nominal(id));
        names.name_types();
        names
    }

    pub(super) fn package(&self, id: PackageId) -> &str {
        &self.packages[id.0 as usize]
    }

    pub(super) fn service(&self, id: ServiceId) -> &str {
        &self.services[id.0 as usize]
    }

    pub(super) fn toolset(&self, id: ToolsetId) -> &str {
        &self.toolsets[id.0 as usize]
    }

    pub(super) fn agent(&self, id: AgentId) -> &str {
        &self.agents[id.0 as usize]
    }

    pub(super) fn ty(&self, id: TypeId) -> &str {
        &self.types[id.0 as usize]
    }

    pub(super) fn error(&self, id: ErrorId) -> &str {
        &self.errors[id.0 as usize]
    }

    /// The name of the codec of a type, in its package.
    pub(super) fn codec(&self, id: TypeId) -> &str {
        &self.codecs[id.0 as usize]
    }

    /// The name of the codec of an error's details, in its package.
    pub(super) fn error_codec(&self, id: ErrorId) -> &str {
        &self.error_codecs[id.0 as usize]
    }

    pub(super) fn members(&self, id: PackageId) -> &PackageMembers {
        &self.members[id.0 as usize]
    }

    /// The modules of packages, which fields may not hide.
    pub(super) fn package_modules(&self) -> &Arc<HashSet<String>> {
        &self.package_modules
    }

    /// The JSON kinds that msgspec knows a declared type by in a union, and what its values are made by.
    pub(super) fn class(&self, id: TypeId) -> &(u8, Class) {
        self.classes[id.0 as usize].get_or_init(|| class_of(&self.design[id].body))
    }

    /// Whether an alias leads back to itself.
    pub(super) fn is_recursive(&self, id: TypeId) -> bool {
        self.recursive.contains(&id)
    }

    /// Whether the modules of two packages load each other.
    pub(super) fn are_mates(&self, here: PackageId, there: PackageId) -> bool {
        self.cycles.are_mates(here, there)
    }

    /// Whether an alias or a union names types of packages that its own leads to and that lead back.
    pub(super) fn crosses(&self, id: TypeId) -> bool {
        self.cycles.crosses(id)
    }

    /// Whether a declaration has a type of its own, and is not taken apart where it is used.
    pub(super) fn is_nominal(&self, id: TypeId) -> bool {
        is_nominal(self.design, id)
            || self.is_recursive(id)
            || matches!(
                &self.design[id].body,
                TypeBody::Alias { target } if matches!(&not_null(target).kind, TypeKind::Tuple { tail: Some(_), .. })
            )
    }

    /// The record behind the variant of a union, with the declaration that has its class.
    pub(super) fn record_of(&self, ty: &'d Type) -> Option<(Option<TypeId>, &'d Record)> {
        match &ty.kind {
            TypeKind::Record(record) => Some((None, record)),
            TypeKind::Named { id } => match &self.design[*id].body {
                TypeBody::Record(record) => Some((Some(*id), record)),
                TypeBody::Alias { target } => {
                    let (inner, record) = self.record_of(target)?;
                    Some((inner.or(Some(*id)), record))
                }
                TypeBody::Enum { .. } | TypeBody::Union(_) => None,
            },
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Json
            | TypeKind::Null
            | TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Union { .. }
            | TypeKind::Literals { .. }
            | TypeKind::Nullable { .. }
            | TypeKind::Unknown => None,
        }
    }

    /// Types first, in order; errors give way.
    fn name_types(&mut self) {
        for package in &self.members {
            let mut scope = Scope::default();
            let types = package.types.iter().map(|id| &*self.design[*id].name);
            let names = idents::all(Case::Camel, types, &mut scope);
            for (id, name) in package.types.iter().zip(&names) {
                self.types[id.0 as usize] = name.clone();
            }
            for id in &package.errors {
                let plain = idents::plain(Case::Camel, &self.design[*id].name);
                let name = if scope.is_free(&plain) {
                    plain
                } else {
                    format!("{}Error", plain.trim_end_matches('_'))
                };
                self.errors[id.0 as usize] = scope.claim(Case::Camel, name, &self.design[*id].name);
            }
            // `FooBar` and `FOOBar` are two types, but one constant.
            let errors = package.errors.iter().map(|id| &self.errors[id.0 as usize]);
            let constants: Vec<String> = names
                .iter()
                .chain(errors)
                .map(|name| idents::screaming(name))
                .collect();
            let mut constants =
                idents::numbered(&constants, &mut idents::beside_imports()).into_iter();
            for (id, codec) in package.types.iter().zip(constants.by_ref()) {
                self.codecs[id.0 as usize] = codec;
            }
            for (id, codec) in package.errors.iter().zip(constants) {
                self.error_codecs[id.0 as usize] = codec;
            }
        }
    }
}

/// Whether a declaration is a class, whose annotations are read later than those of aliases.
fn is_class(design: &Design, id: TypeId) -> bool {
    match &design[id].body {
        TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => true,
        TypeBody::Alias { target } => matches!(not_null(target).kind, TypeKind::Record(_)),
    }
}

fn modules<'a>(names: impl Iterator<Item = &'a str>, taken: &[&str]) -> Vec<String> {
    let mut scope = Scope::default();
    taken.iter().for_each(|name| scope.reserve(name));
    idents::all(Case::Module, names, &mut scope)
}
