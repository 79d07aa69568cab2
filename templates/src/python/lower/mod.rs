//! From types of the design to Python types: which there are in a module, in order, and what each place in them holds.

mod item;
mod places;
mod shape;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use foldhash::{HashMap, HashMapExt};
use toolc_compiler::ir::{
    Constraints, ErrorId, Field, Format, Injected, PackageId, Presence, Record, Rest, Side, Type,
    TypeBody, TypeId, TypeKind,
};

use super::classes::{Class, STRING, are_plain, is_odd, is_own_record};
use super::docs;
use super::idents::{self, Case, Scope};
use super::names::Names;
use super::part::Part;
use crate::plan::docs::with_deprecation;
use crate::plan::errors;
use crate::plan::made::Parts;
use crate::plan::parts::hint;
use crate::plan::payloads::Payloads;
use crate::plan::recursion::not_null;
use crate::plan::used::Found;

use self::item::literals_body;
pub(super) use self::item::{
    Body, EnumMember, Item, Member, RecordBody, RestShape, Tagged, Variant,
};
use self::places::is_simple;
pub(super) use self::shape::{Kind, Shape};

/// The types of one module, as they are found.
pub(super) struct Module<'n, 'd> {
    pub names: &'n Names<'d>,
    pub items: Vec<Item<'d>>,
    pub scope: Scope,
    pub codecs: Scope,
    home: Option<PackageId>,
    visible: HashMap<TypeId, String>,
    /// The modules of other packages that the module of a package may import, which fields may not hide.
    modules: Arc<foldhash::HashSet<String>>,
    pub errors: HashMap<ErrorId, String>,
    /// What is said of the place that is lowered: types that are made for its parts say the same.
    about: Cow<'d, str>,
    /// What a toolset takes from packages: `Name` or `Name as Other`.
    pub imports: BTreeMap<PackageId, Vec<String>>,
    /// Packages whose types are named, by a package.
    pub packages: BTreeSet<PackageId>,
    /// Packages whose codecs are named.
    pub codec_packages: BTreeSet<PackageId>,
}

impl<'n, 'd> Module<'n, 'd> {
    /// The module of a package.
    fn of_package(names: &'n Names<'d>, package: PackageId) -> Self {
        let mut module = Self::empty(names, Some(package));
        let members = names.members(package);
        for id in &members.types {
            let name = names.ty(*id);
            module.scope.reserve(name);
            module.codecs.reserve(names.codec(*id));
            module.visible.insert(*id, name.to_owned());
        }
        for id in &members.errors {
            module.scope.reserve(names.error(*id));
            module.codecs.reserve(names.error_codec(*id));
            module.errors.insert(*id, names.error(*id).to_owned());
        }
        let mut found = Found::default();
        for id in &members.types {
            found.body(names.design, &names.design[*id].body, false);
        }
        for id in &members.errors {
            found.record(names.design, &names.design[*id].details, false);
        }
        let mut modules = foldhash::HashSet::default();
        for id in found.types {
            let home = names.design[id].package;
            if home != package {
                modules.insert(names.package(home).to_owned());
                let name = format!("{}.{}", names.package(home), names.ty(id));
                module.visible.insert(id, name);
            }
        }
        module.modules = Arc::new(modules);
        module
    }

    /// The module of a package with all that the package declares, and the types that it makes for parts of others.
    pub(super) fn of_whole_package(names: &'n Names<'d>, package: PackageId) -> (Self, Parts) {
        let mut module = Self::of_package(names, package);
        let mut parts = Parts::default();
        let members = names.members(package);
        for id in &members.types {
            let start = module.items.len();
            module.declare(*id);
            parts.of_type(names.design, *id, module.parts_since(start));
        }
        for id in &members.errors {
            let error = &names.design[*id];
            let own = format!("The error {}.", docs::code(&error.name));
            let about = docs::or(error.docs.as_deref(), &own);
            let recovery = docs::filled(4, &docs::one_line(&errors::recovery(error)));
            let start = module.items.len();
            module.add_error(*id, format!("{about}\n\n{recovery}"));
            parts.of_error(names.design, *id, module.parts_since(start));
        }
        (module, parts)
    }

    /// The names of what was made since then; the type itself comes last, and its variants are parts of it.
    fn parts_since(&self, start: usize) -> Vec<String> {
        let made = &self.items[start..];
        let last = made.len().saturating_sub(1);
        let names = made.iter().enumerate().flat_map(|(index, item)| {
            let own = (index < last).then(|| item.name.clone());
            own.into_iter().chain(item.variants())
        });
        names.collect()
    }

    /// A module that has payloads of its own and re-exports every type of a package behind them.
    pub(super) fn of_payloads(names: &'n Names<'d>, payloads: &Payloads, own: &[String]) -> Self {
        let mut module = Self::empty(names, None);
        own.iter().for_each(|name| module.scope.reserve(name));
        let design = names.design;
        for id in &payloads.types {
            let name = module.claim_import(design[*id].package, names.ty(*id));
            module.visible.insert(*id, name);
        }
        for id in &payloads.errors {
            let name = module.claim_import(design[*id].package, names.error(*id));
            module.errors.insert(*id, name);
        }
        let parts = |package| Self::of_whole_package(names, package).1;
        for (package, name) in names.made.behind(design, payloads, parts) {
            module.claim_import(package, &name);
        }
        // Now they are free for those whom they were kept for.
        own.iter().for_each(|name| module.scope.release(name));
        module
    }

    fn empty(names: &'n Names<'d>, home: Option<PackageId>) -> Self {
        Self {
            names,
            items: Vec::new(),
            scope: Scope::default(),
            codecs: idents::beside_imports(),
            home,
            visible: HashMap::new(),
            modules: Arc::default(),
            errors: HashMap::new(),
            about: Cow::Borrowed(""),
            imports: BTreeMap::new(),
            packages: BTreeSet::new(),
            codec_packages: BTreeSet::new(),
        }
    }

    fn claim_import(&mut self, package: PackageId, name: &str) -> String {
        let wanted = if self.scope.is_free(name) {
            name.to_owned()
        } else {
            let prefix = idents::plain(Case::Camel, self.names.package(package));
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
    pub(super) fn seen(&mut self, id: TypeId) -> String {
        let home = self.names.design[id].package;
        if self.home.is_some_and(|here| here != home) {
            self.packages.insert(home);
        }
        self.visible[&id].clone()
    }

    /// The expression of the codec of a declared type.
    pub(super) fn codec_of(&mut self, id: TypeId) -> String {
        let home = self.names.design[id].package;
        let name = self.names.codec(id).to_owned();
        self.codec_in(home, name)
    }

    /// The expression of the codec of an error's details.
    pub(super) fn error_codec_of(&mut self, id: ErrorId) -> String {
        let home = self.names.design[id].package;
        let name = self.names.error_codec(id).to_owned();
        self.codec_in(home, name)
    }

    fn codec_in(&mut self, home: PackageId, name: String) -> String {
        if self.home == Some(home) {
            return name;
        }
        self.codec_packages.insert(home);
        format!("{}.{name}", self.names.package(home))
    }

    /// A free name for a codec.
    pub(super) fn claim_codec(&mut self, name: &str) -> String {
        idents::number(idents::screaming(name), &mut self.codecs)
    }

    /// An enum; literals where no enum of Python could have the members.
    fn enum_body(&self, id: TypeId, members: &'d [toolc_compiler::ir::Member]) -> Body<'d> {
        let (kinds, Class::Enum(known)) = self.names.class(id) else {
            let values = || members.iter().map(|member| &member.value);
            return Body::Literals {
                values: values().collect(),
                own: !are_plain(values()),
            };
        };
        let members = members.iter().zip(&known.names).map(|(member, ident)| {
            let docs = with_deprecation(
                member.docs.as_deref(),
                member.annotations.deprecated.as_deref(),
                |docs| docs.into(),
            );
            EnumMember {
                ident: ident.clone(),
                value: &member.value,
                docs: (!docs.is_empty()).then_some(docs),
            }
        });
        Body::Enum {
            members: members.collect(),
            texts: *kinds == STRING,
        }
    }

    /// The type of a declaration of this package.
    pub(super) fn declare(&mut self, id: TypeId) {
        let decl = &self.names.design[id];
        let name = self.names.ty(id).to_owned();
        let docs = with_deprecation(
            decl.docs.as_deref(),
            decl.annotations.deprecated.as_deref(),
            |docs| docs.into(),
        );
        let body = match &decl.body {
            TypeBody::Record(record) => self.record_body(&name, record, Case::Field),
            TypeBody::Enum { members } => self.enum_body(id, members),
            TypeBody::Union(union) => self.tagged_body(&name, union),
            TypeBody::Alias { .. } if self.names.checked(id).is_some() => {
                let mut shape = self.scalar_behind(id);
                shape.nullable = false;
                Body::Checked(Box::new(shape))
            }
            TypeBody::Alias { target } => match &not_null(target).kind {
                TypeKind::Record(record) => self.record_body(&name, record, Case::Field),
                TypeKind::Union { alternatives } => {
                    let alternatives = self.alternatives(&name, alternatives);
                    let own = self.names.is_recursive(id)
                        || self.names.crosses(id)
                        || !is_simple(&alternatives);
                    Body::Union { alternatives, own }
                }
                TypeKind::Literals { values } => literals_body(values),
                _ if self.names.is_recursive(id) => {
                    let mut shape = self.shape(not_null(target), Part::Named(&name));
                    // What JSON Schema says of it is said where it is used.
                    shape.limits.to_mut().schemas.clear();
                    Body::Recursive(Box::new(shape))
                }
                TypeKind::Tuple {
                    items,
                    tail: Some(tail),
                } => {
                    let mut body = self.tail_body(Part::Named(&name), items, tail);
                    if let (Body::Tail { limits, .. }, Some(said)) =
                        (&mut body, not_null(target).constraints.as_deref())
                    {
                        *limits = Cow::Borrowed(said);
                    }
                    body
                }
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
                | TypeKind::Tuple { tail: None, .. }
                | TypeKind::Nullable { .. }
                | TypeKind::Named { .. }
                | TypeKind::Unknown => {
                    let mut shape = self.shape(target, Part::Named(&name));
                    shape.secret |= decl.annotations.secret;
                    Body::Alias(Box::new(shape))
                }
            },
        };
        let codec = self.names.codec(id).to_owned();
        self.items.push(Item {
            name,
            codec,
            docs,
            body,
            schema: decl.schema.as_ref(),
            error: None,
            crossing: self.names.crosses(id),
        });
    }

    /// A class for a record that has no declaration: a payload.
    pub(super) fn add_record(&mut self, name: &str, docs: String, record: &'d Record) {
        self.scope.reserve(name);
        let body = self.record_body(name, record, Case::Field);
        self.push(name.to_owned(), None, Cow::Owned(docs), body);
    }

    /// The class of an error.
    pub(super) fn add_error(&mut self, id: ErrorId, docs: String) {
        let error = &self.names.design[id];
        let name = self.names.error(id);
        self.scope.reserve(name);
        let body = self.record_body(name, &error.details, Case::Detail);
        self.items.push(Item {
            name: name.to_owned(),
            codec: self.names.error_codec(id).to_owned(),
            docs: Cow::Owned(docs),
            body,
            schema: None,
            error: Some(&error.name),
            crossing: false,
        });
    }

    /// A class for the data that a tool gives beside its result: all of it may be left out.
    pub(super) fn add_side(&mut self, name: &str, docs: String, side: &'d [Side]) {
        let names = side.iter().map(|side| &*side.name);
        let idents = self.fields(Case::Field, names).0;
        let mut fields = Vec::new();
        for (side, ident) in side.iter().zip(idents) {
            let part = Part::Field(name, &side.name);
            let shape = self.said(None, |module| module.shape(&side.ty, part));
            fields.push(Member {
                ident,
                wire: &side.name,
                docs: None,
                shape,
                presence: Cow::Owned(Presence::Optional { default: None }),
                needs: &[],
            });
        }
        self.push_fields(name, docs, fields);
    }

    /// A class for the arguments that the context gives.
    pub(super) fn add_injected(&mut self, name: &str, docs: String, injected: &'d [Injected]) {
        let names = injected.iter().map(|argument| &*argument.name);
        let idents = self.fields(Case::Field, names).0;
        let mut fields = Vec::new();
        for (argument, ident) in injected.iter().zip(idents) {
            let mut shape = self.said(argument.docs.as_deref(), |module| {
                module.shape(&argument.ty, Part::Field(name, &argument.name))
            });
            if argument.secret && !shape.secret {
                shape.make_secret();
            }
            let presence = if argument.optional {
                Presence::Optional { default: None }
            } else {
                Presence::Required { default: None }
            };
            fields.push(Member {
                ident,
                wire: &argument.name,
                docs: argument.docs.as_deref().map(Cow::Borrowed),
                shape,
                presence: Cow::Owned(presence),
                needs: &[],
            });
        }
        self.push_fields(name, docs, fields);
    }

    fn push_fields(&mut self, name: &str, docs: String, fields: Vec<Member<'d>>) {
        self.scope.reserve(name);
        let own = fields.iter().any(|field| is_odd(field.wire));
        let body = RecordBody {
            fields,
            rest: RestShape::Closed,
            own,
        };
        self.push(name.to_owned(), None, Cow::Owned(docs), Body::Record(body));
    }

    /// Lowers a place of which this is said.
    fn said<T>(&mut self, docs: Option<&'d str>, lower: impl FnOnce(&mut Self) -> T) -> T {
        self.said_of(docs.unwrap_or_default().into(), lower)
    }

    /// See [`Self::said`].
    pub(super) fn said_of<T>(
        &mut self,
        docs: Cow<'d, str>,
        lower: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let around = std::mem::replace(&mut self.about, docs);
        let lowered = lower(self);
        self.about = around;
        lowered
    }

    fn push(&mut self, name: String, codec: Option<String>, docs: Cow<'d, str>, body: Body<'d>) {
        let codec = codec.unwrap_or_else(|| self.claim_codec(&name));
        self.items.push(Item {
            name,
            codec,
            docs,
            body,
            schema: None,
            error: None,
            crossing: false,
        });
    }

    /// The attributes of fields, and the scope that they stand in.
    fn fields<'a>(
        &self,
        case: Case,
        names: impl IntoIterator<Item = &'a str>,
    ) -> (Vec<String>, Scope) {
        let mut scope = Scope::inside(self.modules.clone());
        let idents = idents::all(case, names, &mut scope);
        (idents, scope)
    }

    fn record_body(&mut self, name: &str, record: &'d Record, case: Case) -> Body<'d> {
        let names = record.fields.iter().map(|field| &*field.name);
        let (idents, mut scope) = self.fields(case, names);
        let fields = record.fields.iter().zip(idents);
        let fields: Vec<Member<'d>> = fields
            .map(|(field, ident)| self.member(name, field, ident))
            .collect();
        let rest = match &record.rest {
            Rest::Closed => RestShape::Closed,
            Rest::Open => RestShape::Open(scope.claim(Case::Field, "rest".to_owned(), "rest")),
            Rest::Typed { ty } => {
                let ident = scope.claim(Case::Field, "rest".to_owned(), "rest");
                let part = Part::Named(name);
                let shape = self.said(None, |module| module.shape(ty, Part::In(&part, "Rest")));
                RestShape::Kept(ident, Box::new(shape))
            }
        };
        Body::Record(RecordBody {
            fields,
            rest,
            own: is_own_record(record),
        })
    }

    fn member(&mut self, name: &str, field: &'d Field, ident: String) -> Member<'d> {
        let mut shape = self.said(field.docs.as_deref(), |module| {
            module.shape(&field.ty, Part::Field(name, &field.name))
        });
        if field.annotations.secret && !shape.secret {
            shape.make_secret();
        }
        let docs = with_deprecation(
            field.docs.as_deref().or(field.ty.docs.as_deref()),
            field.annotations.deprecated.as_deref(),
            |docs| docs.into(),
        );
        Member {
            ident,
            wire: &field.name,
            docs: (!docs.is_empty()).then_some(docs),
            shape,
            presence: Cow::Borrowed(&field.presence),
            needs: &field.annotations.needs,
        }
    }

    fn tagged_body(&mut self, name: &str, union: &'d toolc_compiler::ir::Union) -> Body<'d> {
        let idents = idents::all(
            Case::Camel,
            union.variants.iter().map(|variant| &*variant.name),
            &mut Scope::default(),
        );
        let classes: Vec<String> = idents
            .iter()
            .map(|ident| {
                self.claim_type(Part::Named(&format!(
                    "{name}{}",
                    ident.trim_end_matches('_')
                )))
            })
            .collect();
        let mut own = union.variants.len() == 1 || union.by.as_deref().is_some_and(is_odd);
        let mut variants = Vec::new();
        for (variant, class) in union.variants.iter().zip(classes) {
            let part = Part::Named(&class);
            let mut shape = self.said(variant.docs.as_deref(), |module| {
                module.shape(&variant.ty, Part::In(&part, "Record"))
            });
            let mut base = None;
            if union.by.is_some() {
                let record = self.names.record_of(&variant.ty).map(|(_, record)| record);
                let record_is_own = record.is_some_and(is_own_record);
                own |= record_is_own || shape.secret || !shape.limits.schemas.is_empty();
                shape.alias = None;
                if let Kind::Nominal(nominal) = &shape.kind {
                    base = Some((nominal.name.clone(), record_is_own));
                }
            }
            variants.push(Variant {
                class,
                wire: &variant.name,
                docs: variant.docs.as_deref(),
                shape,
                base,
            });
        }
        Body::Tagged(Tagged {
            tag: union.by.as_deref().unwrap_or("type"),
            content: union.by.is_none(),
            variants,
            own,
        })
    }

    fn alternatives(&mut self, name: &str, alternatives: &'d [Type]) -> Vec<Shape<'d>> {
        let hints: Vec<String> = alternatives
            .iter()
            .map(|ty| hint(self.names, ty, format_name))
            .collect();
        let idents = idents::all(
            Case::Camel,
            hints.iter().map(String::as_str),
            &mut Scope::default(),
        );
        let parts = idents
            .iter()
            .map(|ident| format!("{name}{}", ident.trim_end_matches('_')));
        let parts: Vec<String> = parts.collect();
        alternatives
            .iter()
            .zip(parts)
            .map(|(ty, part)| self.said(None, |module| module.shape(ty, Part::Named(&part))))
            .collect()
    }

    fn tail_body(&mut self, part: Part<'_>, items: &'d [Type], tail: &'d Type) -> Body<'d> {
        let places = self.places(items, part);
        let tail = Box::new(self.shape(tail, Part::In(&part, "Tail")));
        Body::Tail {
            places,
            tail,
            limits: Cow::Owned(Constraints::NONE),
        }
    }
}

/// The name of a format in that of an alternative.
fn format_name(format: Format) -> String {
    idents::plain(Case::Camel, format.name())
}
