//! From types of the design to Python types: which there are in a module, in order, and what each place in them holds.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use foldhash::{HashMap, HashMapExt};
use toolc_compiler::ir::{
    Capability, Constraints, ErrorId, Field, Format, Injected, PackageId, Presence, Record, Rest,
    Side, Type, TypeBody, TypeId, TypeKind, Value,
};

use super::classes::{
    ARRAY, BOOL, Class, NUMBER, OBJECT, STRING, are_plain, is_odd, is_own_record, literal_kinds,
};
use super::docs;
use super::idents::{self, Case, Scope};
use super::names::Names;
use super::natural;
use super::part::Part;
use crate::plan::checked::limits_scalar;
use crate::plan::docs::with_deprecation;
use crate::plan::errors;
use crate::plan::limits;
use crate::plan::made::Parts;
use crate::plan::parts::{hint, shortened};
use crate::plan::payloads::Payloads;
use crate::plan::recursion::not_null;
use crate::plan::used::Found;

/// What stands at a place: a type, and what the design asks of its values.
pub(super) struct Shape<'d> {
    pub kind: Kind<'d>,
    pub nullable: bool,
    pub secret: bool,
    pub limits: Cow<'d, Constraints>,
    /// The name of an alias that says all of this, but for `nullable`.
    pub alias: Option<String>,
    /// The type that an alias of a scalar is, where it is one of its own.
    pub newtype: Option<Newtype>,
}

/// An alias of a scalar that is a type of its own.
pub(super) struct Newtype {
    /// What type checkers see.
    pub name: String,
    /// What msgspec checks: of this name where the place has further limits.
    pub held: String,
}

/// See [`Shape`].
pub(super) enum Kind<'d> {
    Null,
    Bool,
    Json,
    Int,
    Float,
    /// The name of the format in a design; empty without one.
    Text(&'static str),
    /// A text of this format that Python holds in a class of its own: a `datetime`, a `date`, a `time`, a `UUID`.
    Own(&'static str),
    List(Box<Shape<'d>>),
    Map(Box<Shape<'d>>),
    Tuple(Vec<Shape<'d>>),
    /// Texts and integers.
    Literals(Vec<&'d Value>),
    /// Alternatives that msgspec tells apart.
    Union(Vec<Shape<'d>>),
    Nominal(Nominal),
}

/// A type with a name and a codec.
pub(super) struct Nominal {
    pub name: String,
    /// The expression of its codec.
    pub codec: String,
    /// The JSON kinds that msgspec knows it by in a union; 0 where it may stand in none.
    kinds: u8,
    pub class: Class,
    /// The formats among its alternatives that Python has values of its own for.
    pub natural: Vec<&'static str>,
    size: Size,
}

/// Whether a place may limit how many items a nominal type has.
#[derive(Clone, Copy)]
enum Size {
    None,
    /// By a type of its own, since other places have this one.
    Shared,
    /// By this type, which no other place has.
    Own,
}

/// A type to write.
pub(super) struct Item<'d> {
    pub name: String,
    /// The name of its codec.
    pub codec: String,
    pub docs: Cow<'d, str>,
    pub body: Body<'d>,
    pub schema: Option<&'d Value>,
    /// The code of the error whose class it is.
    pub error: Option<&'d str>,
    /// Whether it names types of modules that load this one.
    pub crossing: bool,
}

/// See [`Item`].
pub(super) enum Body<'d> {
    Record(RecordBody<'d>),
    /// Members of an enum, all texts or all integers.
    Enum {
        members: Vec<EnumMember<'d>>,
        texts: bool,
    },
    /// Literals; msgspec does not know all kinds of them where it is its own.
    Literals {
        values: Vec<&'d Value>,
        own: bool,
    },
    Tagged(Tagged<'d>),
    Union {
        alternatives: Vec<Shape<'d>>,
        own: bool,
    },
    /// A tuple with a tail.
    Tail {
        places: Vec<Shape<'d>>,
        tail: Box<Shape<'d>>,
        limits: Cow<'d, Constraints>,
    },
    Alias(Box<Shape<'d>>),
    /// An alias of a scalar that is a type of its own.
    Checked(Box<Shape<'d>>),
    /// The type `name` of an alias of a scalar, at a place with further limits.
    Held {
        name: String,
        shape: Box<Shape<'d>>,
    },
    /// An alias that holds itself.
    Recursive(Box<Shape<'d>>),
    /// A type that has a class of its own, at a place that limits how many items it has.
    Narrowed {
        name: String,
        codec: String,
        limits: Constraints,
    },
}

/// The class of a record.
pub(super) struct RecordBody<'d> {
    pub fields: Vec<Member<'d>>,
    pub rest: RestShape<'d>,
    /// Whether msgspec has no Struct for it.
    pub own: bool,
}

/// What becomes of keys that a record does not declare.
pub(super) enum RestShape<'d> {
    Closed,
    Open,
    Kept(String, Box<Shape<'d>>),
}

/// A field of a record.
pub(super) struct Member<'d> {
    pub ident: String,
    pub wire: &'d str,
    pub docs: Option<Cow<'d, str>>,
    pub shape: Shape<'d>,
    pub presence: Cow<'d, Presence>,
    /// The capabilities that bind it.
    pub needs: &'d [Capability],
}

/// A member of an enum.
pub(super) struct EnumMember<'d> {
    pub ident: String,
    pub value: &'d Value,
    pub docs: Option<Cow<'d, str>>,
}

/// A union whose variants a key tells apart.
pub(super) struct Tagged<'d> {
    pub tag: &'d str,
    /// Whether values stand below a key of their own.
    pub content: bool,
    pub variants: Vec<Variant<'d>>,
    /// Whether msgspec cannot read it.
    pub own: bool,
}

/// A variant of a tagged union.
pub(super) struct Variant<'d> {
    pub class: String,
    pub wire: &'d str,
    pub docs: Option<&'d str>,
    pub shape: Shape<'d>,
    /// The class of the record whose fields stand beside the tag, and whether msgspec has none.
    pub base: Option<(String, bool)>,
}

/// The types of one module, as they are found.
pub(super) struct Module<'n, 'd> {
    pub names: &'n Names<'d>,
    pub items: Vec<Item<'d>>,
    pub scope: Scope,
    pub codecs: Scope,
    home: Option<PackageId>,
    visible: HashMap<TypeId, String>,
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
        for id in found.types {
            let home = names.design[id].package;
            if home != package {
                let name = format!("{}.{}", names.package(home), names.ty(id));
                module.visible.insert(id, name);
            }
        }
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
        let mut scope = match self.home {
            Some(_) => Scope::inside(self.names.package_modules().clone()),
            None => Scope::default(),
        };
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
            Rest::Open => RestShape::Open,
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

    fn places(&mut self, items: &'d [Type], part: Part<'_>) -> Vec<Shape<'d>> {
        let items = items.iter().enumerate();
        items
            .map(|(index, item)| self.shape(item, Part::Item(&part, index)))
            .collect()
    }

    /// What stands at a place; `part` names the type that has no name of its own there.
    pub(super) fn shape(&mut self, ty: &'d Type, part: Part<'_>) -> Shape<'d> {
        let mut shape = match ty.docs.as_deref() {
            None => self.bare_shape(ty, part),
            docs => self.said(docs, |module| module.bare_shape(ty, part)),
        };
        if let Some(limits) = ty.constraints.as_deref() {
            shape.alias = None;
            // They are those of the text.
            if let Kind::Own(format) = shape.kind
                && (limits.length.is_some() || !limits.patterns.is_empty())
            {
                shape.kind = Kind::Text(format);
                shape.newtype = None;
            }
            shape.limits = limits::together(limits, shape.limits);
            if limits::count_items(limits) {
                self.narrow(&mut shape, part);
            }
            if limits_scalar(limits) {
                self.hold(&mut shape, part);
            }
        }
        shape
    }

    /// Holds a type that has a class of its own to limits of the place: those behind an alias by a type of their own.
    fn narrow(&mut self, shape: &mut Shape<'d>, part: Part<'_>) {
        let Kind::Nominal(Nominal {
            name, codec, size, ..
        }) = &shape.kind
        else {
            return;
        };
        let mut all = shape.limits.clone().into_owned();
        // What JSON Schema says is said of the place.
        all.schemas.clear();
        match size {
            Size::None => {}
            Size::Own => {
                // It was made for this place just now.
                let mut items = self.items.iter_mut().rev();
                let made = items.find(|item| item.codec == *codec);
                match made.map(|item| &mut item.body) {
                    Some(Body::Tail { limits, .. }) => *limits = Cow::Owned(all),
                    Some(Body::Narrowed { limits, .. }) => *limits = all,
                    Some(_) | None => {}
                }
            }
            Size::Shared => {
                let body = Body::Narrowed {
                    name: name.clone(),
                    codec: codec.clone(),
                    limits: all,
                };
                let name = self.claim_type(part);
                shape.kind = self.inline(name, body).kind;
            }
        }
    }

    /// Holds an alias that is a type of its own to limits of the place.
    fn hold(&mut self, shape: &mut Shape<'d>, part: Part<'_>) {
        let Some(newtype) = &shape.newtype else {
            return;
        };
        let held = self.claim_type(part);
        let body = Body::Held {
            name: newtype.name.clone(),
            shape: Box::new(Shape {
                kind: shape.kind.scalar(),
                limits: shape.limits.clone(),
                ..Shape::new(Kind::Null)
            }),
        };
        // It has no codec: its table is that of the place.
        self.push(held.clone(), Some(String::new()), Cow::Borrowed(""), body);
        if let Some(newtype) = &mut shape.newtype {
            newtype.held = held;
        }
    }

    /// The scalar behind an alias that is a type of its own, with all limits.
    fn scalar_behind(&self, id: TypeId) -> Shape<'d> {
        let flat = self.names.checked(id).expect("it is asked before");
        let limits = &flat.constraints;
        let is_said_of_text = limits.length.is_some() || !limits.patterns.is_empty();
        let kind = if let TypeKind::Format { format } = flat.kind
            && !is_said_of_text
        {
            self.format(*format)
        } else {
            scalar(flat.kind)
        };
        Shape {
            nullable: flat.nullable,
            limits: flat.constraints,
            ..Shape::new(kind)
        }
    }

    /// A text of a format, or the class of Python's own that holds it.
    fn format(&self, format: Format) -> Kind<'d> {
        let format = Format::name(format);
        match self.names.own_scalars && natural::may_be_held(format) {
            true => Kind::Own(format),
            false => Kind::Text(format),
        }
    }

    fn bare_shape(&mut self, ty: &'d Type, part: Part<'_>) -> Shape<'d> {
        match &ty.kind {
            TypeKind::Null
            | TypeKind::Bool
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Json
            | TypeKind::Unknown
            | TypeKind::String
            | TypeKind::Bytes
            | TypeKind::Path => Shape::new(scalar(&ty.kind)),
            TypeKind::Format { format } => Shape::new(self.format(*format)),
            TypeKind::Nullable { inner } => {
                let mut shape = self.shape(inner, part);
                shape.nullable = true;
                shape
            }
            TypeKind::List { items } => {
                let item = self.shape(items, Part::In(&part, "Item"));
                Shape::new(Kind::List(Box::new(item)))
            }
            TypeKind::Map { values } => {
                let value = self.shape(values, Part::In(&part, "Value"));
                Shape::new(Kind::Map(Box::new(value)))
            }
            TypeKind::Tuple { items, tail: None } => {
                Shape::new(Kind::Tuple(self.places(items, part)))
            }
            TypeKind::Tuple {
                items,
                tail: Some(tail),
            } => {
                let name = self.claim_type(part);
                let body = self.tail_body(Part::Named(&name), items, tail);
                self.inline(name, body)
            }
            TypeKind::Record(record) => {
                let name = self.claim_type(part);
                let body = self.record_body(&name, record, Case::Field);
                self.inline(name, body)
            }
            TypeKind::Union { alternatives } => {
                let alternatives = self.alternatives(&part.name(), alternatives);
                if is_simple(&alternatives) {
                    return Shape::new(Kind::Union(alternatives));
                }
                let name = self.claim_type(part);
                let body = Body::Union {
                    alternatives,
                    own: true,
                };
                let mut shape = self.inline(name, body);
                if let Kind::Nominal(nominal) = &mut shape.kind {
                    nominal.natural = natural::alternatives(self.names.design, ty);
                }
                shape
            }
            TypeKind::Literals { values } => {
                if are_plain(values.iter()) {
                    return Shape::new(Kind::Literals(values.iter().collect()));
                }
                let name = self.claim_type(part);
                self.inline(name, literals_body(values))
            }
            TypeKind::Named { id } => self.named(*id, part),
        }
    }

    fn claim_type(&mut self, part: Part<'_>) -> String {
        let name = part.name();
        let short = shortened(&name);
        let plain = idents::plain(Case::Camel, &short);
        self.scope.claim(Case::Camel, plain, &short)
    }

    fn inline(&mut self, name: String, body: Body<'d>) -> Shape<'d> {
        let (kinds, class, size) = match &body {
            Body::Record(record) if record.own => (0, Class::Record, Size::None),
            Body::Record(_) => (OBJECT, Class::Record, Size::None),
            Body::Tail { .. } | Body::Narrowed { .. } => (0, Class::Other, Size::Own),
            Body::Enum { .. }
            | Body::Literals { .. }
            | Body::Tagged(_)
            | Body::Union { .. }
            | Body::Alias(_)
            | Body::Checked(_)
            | Body::Held { .. }
            | Body::Recursive(_) => (0, Class::Other, Size::None),
        };
        self.push(name.clone(), None, self.about.clone(), body);
        let codec = self.items[self.items.len() - 1].codec.clone();
        Shape::new(Kind::Nominal(Nominal {
            name,
            codec,
            kinds,
            class,
            natural: Vec::new(),
            size,
        }))
    }

    fn named(&mut self, id: TypeId, part: Part<'_>) -> Shape<'d> {
        let decl = &self.names.design[id];
        if let TypeBody::Alias { target } = &decl.body
            && !self.names.is_nominal(id)
        {
            if self.names.checked(id).is_some() {
                let mut shape = self.scalar_behind(id);
                // Its types may name no module that is not there: then it is what it stands for.
                shape.newtype = self.visible.contains_key(&id).then(|| {
                    let name = self.seen(id);
                    let held = name.clone();
                    Newtype { name, held }
                });
                return shape;
            }
            let items = self.items.len();
            let mut shape = self.shape(target, part);
            if decl.annotations.secret && !shape.secret {
                shape.make_secret();
            }
            // Parts without names of their own get some wherever they stand, which are not those behind the alias.
            // Nor is anything behind an alias while modules load each other.
            let is_there = self.visible.contains_key(&id) && !self.names.crosses(id);
            if self.items.len() == items && is_there {
                shape.alias = Some(self.seen(id));
            }
            return shape;
        }
        let name = self.seen(id);
        let codec = self.codec_of(id);
        let schema = decl.schema.is_some();
        let (kinds, mut class) = self.names.class(id).clone();
        let is_there = |here| !self.names.are_mates(here, decl.package);
        if matches!(class, Class::Enum(_)) && !self.home.is_none_or(is_there) {
            class = Class::Other;
        }
        let kinds = if schema { 0 } else { kinds };
        let mut shape = Shape::new(Kind::Nominal(Nominal {
            name,
            codec,
            kinds,
            class,
            natural: match &decl.body {
                TypeBody::Alias { target } => natural::alternatives(self.names.design, target),
                TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => Vec::new(),
            },
            size: match &decl.body {
                TypeBody::Alias { .. } => Size::Shared,
                TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => Size::None,
            },
        }));
        if let TypeBody::Alias { target } = &decl.body {
            if let Some(limits) = not_null(target).constraints.as_deref() {
                shape.limits = Cow::Borrowed(limits);
            }
            shape.nullable = matches!(target.kind, TypeKind::Nullable { .. });
        }
        if decl.annotations.secret {
            shape.make_secret();
        }
        shape
    }
}

impl Item<'_> {
    /// The names of the variants that stand beside it.
    pub(super) fn variants(&self) -> Vec<String> {
        match &self.body {
            Body::Tagged(tagged) => tagged
                .variants
                .iter()
                .map(|variant| variant.class.clone())
                .collect(),
            Body::Record(_)
            | Body::Enum { .. }
            | Body::Literals { .. }
            | Body::Union { .. }
            | Body::Tail { .. }
            | Body::Alias(_)
            | Body::Checked(_)
            | Body::Held { .. }
            | Body::Recursive(_)
            | Body::Narrowed { .. } => Vec::new(),
        }
    }
}

impl<'d> Shape<'d> {
    fn new(kind: Kind<'d>) -> Self {
        Self {
            kind,
            nullable: false,
            secret: false,
            limits: Cow::Owned(Constraints::NONE),
            alias: None,
            newtype: None,
        }
    }

    fn make_secret(&mut self) {
        self.secret = true;
        self.alias = None;
    }

    /// The JSON kinds that msgspec knows it by in a union; 0 where it may stand in none.
    fn kinds(&self) -> u8 {
        if self.nullable || self.secret || !self.limits.schemas.is_empty() {
            return 0;
        }
        match &self.kind {
            Kind::Null | Kind::Json | Kind::Union(_) => 0,
            Kind::Bool => BOOL,
            Kind::Int | Kind::Float => NUMBER,
            // It is made by a hook, which msgspec takes in no union.
            Kind::Text("decimal") => 0,
            Kind::Text(_) | Kind::Own(_) => STRING,
            Kind::List(_) => ARRAY,
            // Beside limits msgspec looks for the places of a tuple where there are none, and crashes.
            Kind::Tuple(_) => 0,
            Kind::Map(_) => OBJECT,
            Kind::Literals(values) => literal_kinds(values.iter().copied()),
            Kind::Nominal(nominal) => nominal.kinds,
        }
    }

    /// Whether msgspec matches texts here.
    fn has_pattern(&self) -> bool {
        match &self.kind {
            Kind::Text("") => !self.limits.patterns.is_empty(),
            Kind::Text(format) => !matches!(*format, "bytes" | "decimal"),
            Kind::Null
            | Kind::Bool
            | Kind::Int
            | Kind::Float
            | Kind::Json
            | Kind::Own(_)
            | Kind::List(_)
            | Kind::Tuple(_)
            | Kind::Map(_)
            | Kind::Union(_)
            | Kind::Literals(_)
            | Kind::Nominal(_) => false,
        }
    }
}

impl<'d> Kind<'d> {
    /// The same, of a scalar.
    fn scalar(&self) -> Self {
        match self {
            Kind::Int => Kind::Int,
            Kind::Float => Kind::Float,
            Kind::Text(format) => Kind::Text(format),
            Kind::Own(format) => Kind::Own(format),
            Kind::Bool => Kind::Bool,
            Kind::Json => Kind::Json,
            Kind::Null
            | Kind::List(_)
            | Kind::Map(_)
            | Kind::Tuple(_)
            | Kind::Literals(_)
            | Kind::Union(_)
            | Kind::Nominal(_) => Kind::Null,
        }
    }
}

/// What a scalar is.
fn scalar<'d>(kind: &TypeKind) -> Kind<'d> {
    match kind {
        TypeKind::Null => Kind::Null,
        TypeKind::Bool => Kind::Bool,
        TypeKind::Int => Kind::Int,
        TypeKind::Float => Kind::Float,
        TypeKind::Json | TypeKind::Unknown => Kind::Json,
        TypeKind::String => Kind::Text(""),
        TypeKind::Bytes => Kind::Text("bytes"),
        TypeKind::Path => Kind::Text("path"),
        TypeKind::Format { format } => Kind::Text(Format::name(*format)),
        TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Named { .. } => unreachable!("it is a scalar"),
    }
}

/// Whether msgspec tells alternatives apart by their JSON kinds, and keeps what it knows of each apart in its memory.
fn is_simple(alternatives: &[Shape<'_>]) -> bool {
    let mut seen = 0;
    let apart = alternatives.iter().all(|shape| {
        let kinds = shape.kinds();
        let apart = kinds != 0 && kinds & seen == 0;
        seen |= kinds;
        apart
    });
    // Beside a container it frees compiled patterns that are not its own.
    let matches = alternatives.iter().any(Shape::has_pattern);
    let contains = alternatives
        .iter()
        .any(|shape| matches!(shape.kind, Kind::List(_) | Kind::Map(_)));
    apart && !(matches && contains)
}

/// The name of a format in that of an alternative.
fn format_name(format: Format) -> String {
    idents::plain(Case::Camel, format.name())
}

fn literals_body(values: &[Value]) -> Body<'_> {
    Body::Literals {
        values: values.iter().collect(),
        own: !are_plain(values.iter()),
    }
}
