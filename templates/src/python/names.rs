//! What every module of a design agrees on: names of modules and types, and which types msgspec cannot read by itself.

use std::collections::HashSet;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use toolc_compiler::ir::{
    Design, ErrorId, Flat, PackageId, Record, Type, TypeBody, TypeId, TypeKind,
};
use toolc_compiler::providers::Provider;

use super::classes::{Class, class_of};
use super::cycles::Cycles;
use super::idents::{self, Case};
use crate::plan::checked::checked;
use crate::plan::made::Made;
use crate::plan::names::{Declared, Spellings};
use crate::plan::recursion::{is_nominal, not_null, recursive};

/// The names of everything that is declared.
pub(super) struct Names<'d> {
    pub design: &'d Design,
    /// Those whose schemas stand in the specs.
    pub providers: Vec<&'static Provider>,
    /// Whether aliases with limits are types of their own.
    newtypes: bool,
    pub declared: Arc<Declared>,
    /// Whether fields hold values of Python's own classes for dates, times and ids.
    pub own_scalars: bool,
    /// The names of codecs, no two alike in a package.
    codecs: Vec<String>,
    error_codecs: Vec<String>,
    /// Aliases that come back to themselves with nothing but other aliases between.
    recursive: HashSet<TypeId>,
    /// What values of types are made by, found when somebody asks: each place of a type does.
    classes: Vec<OnceLock<(u8, Class)>>,
    cycles: Cycles,
    /// The types that packages make for parts of others.
    pub made: Made,
}

/// How Python spells what is declared.
const SPELLINGS: Spellings<Case> = Spellings {
    module: Case::Module,
    ty: Case::Camel,
    beside_packages: &[],
    beside_services: &["schemas", "docs", "sdk"],
};

/// What every language names is looked up there.
impl Deref for Names<'_> {
    type Target = Declared;

    fn deref(&self) -> &Declared {
        &self.declared
    }
}

impl<'d> Names<'d> {
    /// `newtypes` where aliases with limits are types of their own.
    pub(super) fn new(
        design: &'d Design,
        providers: Vec<&'static Provider>,
        own_scalars: bool,
        newtypes: bool,
    ) -> Self {
        let (declared, _) = Declared::new(design, &SPELLINGS);
        let mut names = Self {
            design,
            providers,
            own_scalars,
            newtypes,
            declared: Arc::new(declared),
            codecs: vec![String::new(); design.types.len()],
            error_codecs: vec![String::new(); design.errors.len()],
            recursive: recursive(design, &|id| is_class(design, id)),
            classes: design.types.iter().map(|_| OnceLock::new()).collect(),
            cycles: Cycles::default(),
            made: Made::new(design),
        };
        names.cycles = Cycles::new(design, &|id| names.is_nominal(id));
        names.name_codecs();
        names
    }

    /// The name of the codec of a type, in its package.
    pub(super) fn codec(&self, id: TypeId) -> &str {
        &self.codecs[id.0 as usize]
    }

    /// The name of the codec of an error's details, in its package.
    pub(super) fn error_codec(&self, id: ErrorId) -> &str {
        &self.error_codecs[id.0 as usize]
    }

    /// The JSON kinds that msgspec knows a declared type by in a union, and what its values are made by.
    pub(super) fn class(&self, id: TypeId) -> &(u8, Class) {
        self.classes[id.0 as usize].get_or_init(|| class_of(&self.design[id].body))
    }

    /// The scalar behind an alias that checks what it holds, where such aliases are types of their own.
    pub(super) fn checked(&self, id: TypeId) -> Option<Flat<'d>> {
        self.newtypes.then(|| checked(self.design, id)).flatten()
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

    /// `FooBar` and `FOOBar` are two types, but one constant.
    fn name_codecs(&mut self) {
        for package in &self.design.packages {
            let members = self.declared.members(package.id);
            let types = members.types.iter().map(|id| self.declared.ty(*id));
            let errors = members.errors.iter().map(|id| self.declared.error(*id));
            let wanted: Vec<String> = types.chain(errors).map(idents::screaming).collect();
            let mut codecs = idents::numbered(&wanted, &mut idents::beside_imports()).into_iter();
            for (id, codec) in members.types.iter().zip(codecs.by_ref()) {
                self.codecs[id.0 as usize] = codec;
            }
            for (id, codec) in members.errors.iter().zip(codecs) {
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
