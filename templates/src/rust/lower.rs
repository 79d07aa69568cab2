//! From types of the design to Rust types: which there are in a module, in order, and what each place in them holds.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use toolc_compiler::ir::{
    Constraints, ErrorId, Field, Format, PackageId, Presence, Record, Rest, Side, Type, TypeBody,
    TypeId, TypeKind, Value,
};

use super::idents::{self, Case, Scope};
use super::names::{Names, Traits};
use super::switches::Extras;
use super::tuple;
use crate::recursion::not_null;
pub(super) use crate::used::Found;

/// What stands at a place: a Rust type, and what the design asks of its values.
#[derive(Clone)]
pub(super) struct Shape<'d> {
    pub kind: Kind<'d>,
    pub nullable: bool,
    pub secret: bool,
    pub boxed: bool,
    pub limits: Cow<'d, Constraints>,
    /// The Rust type, whole.
    pub rust: String,
    pub traits: Traits,
}

/// See [`Shape`].
#[derive(Clone)]
pub(super) enum Kind<'d> {
    Null,
    Bool,
    Json,
    Int,
    Float,
    /// The runtime's name of the format's table, such as `UUID`; `STRING` without one.
    Text(&'static str),
    List(Rc<Shape<'d>>),
    Map(Rc<Shape<'d>>),
    Tuple(Rc<[Shape<'d>]>, Option<Rc<Shape<'d>>>),
    Nominal {
        /// The Rust type's name here.
        name: String,
        /// Its table.
        table: String,
        /// Where it was declared, to find the members of an enum.
        literals: Option<Literals<'d>>,
    },
}

/// Wire values with the variants that stand for them.
#[derive(Clone)]
pub(super) struct Literals<'d> {
    pub values: Vec<&'d Value>,
    pub variants: Vec<String>,
}

/// A type to write.
pub(super) struct Item<'d> {
    pub name: String,
    /// The name of its table, and the start of the names of its parts.
    pub table: String,
    pub docs: Cow<'d, str>,
    pub body: Body<'d>,
    pub schema: Option<&'d Value>,
    pub extras: Extras,
}

/// See [`Item`].
pub(super) enum Body<'d> {
    Struct {
        label: String,
        fields: Vec<Member<'d>>,
        rest: RestShape<'d>,
    },
    Literals {
        literals: Literals<'d>,
        docs: Vec<Option<Cow<'d, str>>>,
    },
    Tagged {
        tag: String,
        content: bool,
        variants: Vec<Variant<'d>>,
    },
    Union {
        variants: Vec<Variant<'d>>,
    },
    Alias(Box<Shape<'d>>),
    /// An alias that holds itself.
    Newtype(Box<Shape<'d>>),
}

/// A field of a struct.
pub(super) struct Member<'d> {
    /// Its place among the fields.
    pub index: usize,
    pub ident: String,
    pub wire: &'d str,
    pub docs: Option<Cow<'d, str>>,
    pub shape: Shape<'d>,
    pub presence: &'d Presence,
    /// The whole type of the field.
    pub rust: String,
    pub maybe: bool,
    pub optional: bool,
}

/// What becomes of keys that a struct does not declare.
pub(super) enum RestShape<'d> {
    Closed,
    Open,
    Kept(String, Box<Shape<'d>>),
}

/// A variant of a union.
pub(super) struct Variant<'d> {
    pub ident: String,
    pub wire: &'d str,
    pub docs: Option<&'d str>,
    pub shape: Shape<'d>,
}

/// The types of one module, as they are found.
pub(super) struct Module<'n, 'd> {
    pub names: &'n Names<'d>,
    pub items: Vec<Item<'d>>,
    pub scope: Scope,
    pub statics: Scope,
    home: Option<PackageId>,
    visible: HashMap<TypeId, String>,
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
            home,
            visible: HashMap::new(),
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
        self.statics.reserve(self.names.table(id));
        self.visible.insert(id, name.to_owned());
    }

    fn import(&mut self, types: Vec<TypeId>, errors: &[ErrorId]) {
        let design = self.names.design;
        for id in types {
            let package = design[id].package;
            let name = self.claim_import(package, self.names.ty(id));
            self.visible.insert(id, name);
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
        let mut seen = self.visible.iter();
        seen.find(|(_, here)| *here == name).map(|(id, _)| *id)
    }

    /// A free name for a static.
    pub(super) fn claim_static(&mut self, name: &str) -> String {
        let mut free = name.to_owned();
        let mut number = 2;
        while !self.statics.is_free(&free) {
            free = format!("{name}_{number}");
            number += 1;
        }
        self.statics.reserve(&free);
        free
    }

    /// The table of a declared type, as this module names it.
    pub(super) fn table_of(&mut self, id: TypeId) -> String {
        let decl = &self.names.design[id];
        let name = self.names.table(id).to_owned();
        let kind = match &decl.body {
            TypeBody::Record(_) => "Record",
            TypeBody::Enum { .. } => "Enum",
            TypeBody::Union(_) => "Tagged",
            TypeBody::Alias { target } => match &not_null(target).kind {
                TypeKind::Record(_) => "Record",
                TypeKind::Literals { .. } => "Enum",
                TypeKind::List { .. } => "List",
                TypeKind::Map { .. } => "Map",
                TypeKind::Tuple { .. } => "Tuple",
                _ => "Union",
            },
        };
        let prefix = self.table_prefix(decl.package);
        if decl.schema.is_some() {
            return format!("table::Table::Schema(&{prefix}{name}_SCHEMA)");
        }
        format!("table::Table::{kind}(&{prefix}{name})")
    }

    fn table_prefix(&mut self, package: PackageId) -> String {
        if self.home == Some(package) {
            return String::new();
        }
        self.tables.insert(package, ());
        format!("{}::", self.names.package(package))
    }

    /// The type of a declaration of this package.
    pub(super) fn declare(&mut self, id: TypeId) {
        let decl = &self.names.design[id];
        let name = self.names.declared(id).to_owned();
        let mut docs =
            with_deprecation(decl.docs.as_deref(), decl.annotations.deprecated.as_deref());
        if self.names.is_extern(id) {
            let form = format!("What a `{}` is on the wire.\n\n{docs}", self.names.ty(id));
            docs = Cow::Owned(form.trim_end().to_owned());
        }
        let body = match &decl.body {
            TypeBody::Record(record) => self.record_body(&name, record, Some(id)),
            TypeBody::Enum { members } => {
                let variants = idents::all(
                    Case::Variant,
                    members.iter().map(|member| &*member.name),
                    &mut Scope::default(),
                );
                let values = members.iter().map(|member| &member.value).collect();
                let docs = members
                    .iter()
                    .map(|member| {
                        let docs = with_deprecation(
                            member.docs.as_deref(),
                            member.annotations.deprecated.as_deref(),
                        );
                        (!docs.is_empty()).then_some(docs)
                    })
                    .collect();
                Body::Literals {
                    literals: Literals { values, variants },
                    docs,
                }
            }
            TypeBody::Union(union) => {
                let idents = idents::all(
                    Case::Variant,
                    union.variants.iter().map(|variant| &*variant.name),
                    &mut Scope::default(),
                );
                let variants = union.variants.iter().zip(idents).map(|(variant, ident)| {
                    let shape = self.shape(
                        &variant.ty,
                        &format!("{name}{}", ident.trim_end_matches('_')),
                        Some(id),
                    );
                    Variant {
                        ident,
                        wire: &variant.name,
                        docs: variant.docs.as_deref(),
                        shape,
                    }
                });
                let variants = variants.collect();
                Body::Tagged {
                    tag: union.by.as_deref().unwrap_or("type").to_owned(),
                    content: union.by.is_none(),
                    variants,
                }
            }
            TypeBody::Alias { target } => match &not_null(target).kind {
                TypeKind::Record(record) => self.record_body(&name, record, Some(id)),
                TypeKind::Union { alternatives } => self.union_body(&name, alternatives, Some(id)),
                TypeKind::Literals { values } => literals_body(values),
                _ if self.names.is_nominal(id) => {
                    let mut shape = self.shape(not_null(target), &name, Some(id));
                    // What JSON Schema says of it is said where it is used.
                    shape.limits.to_mut().schemas.clear();
                    Body::Newtype(Box::new(shape))
                }
                _ => Body::Alias(Box::new(self.alias_shape(id, target))),
            },
        };
        let table = self.names.table(id).to_owned();
        self.items.push(Item {
            name,
            table,
            docs,
            body,
            schema: decl.schema.as_ref(),
            extras: self.names.extras(Some(id)),
        });
    }

    fn alias_shape(&mut self, id: TypeId, target: &'d Type) -> Shape<'d> {
        let name = self.names.ty(id).to_owned();
        let mut shape = self.shape(target, &name, Some(id));
        if self.names.design[id].annotations.secret && !shape.secret {
            shape.make_secret();
        }
        shape
    }

    /// A struct for a record that has no declaration: a payload, injected arguments, an error's details.
    pub(super) fn add_record(&mut self, name: &str, label: &str, docs: String, record: &'d Record) {
        self.scope.reserve(name);
        let mut body = self.record_body(name, record, None);
        if let Body::Struct { label: here, .. } = &mut body {
            *here = label.to_owned();
        }
        self.push(name.to_owned(), Cow::Owned(docs), body);
    }

    fn push(&mut self, name: String, docs: Cow<'d, str>, body: Body<'d>) {
        let table = self.claim_static(&screaming(&name));
        self.items.push(Item {
            name,
            table,
            docs,
            body,
            schema: None,
            extras: self.names.extras(None),
        });
    }

    /// A struct for the data that a tool gives beside its result: all of it may be left out.
    pub(super) fn add_side(&mut self, name: &str, docs: String, side: &'d [Side]) {
        const PRESENCE: &Presence = &Presence::Optional { default: None };
        let idents = idents::all(
            Case::Snake,
            side.iter().map(|side| &*side.name),
            &mut Scope::default(),
        );
        let fields = side
            .iter()
            .zip(idents)
            .enumerate()
            .map(|(index, (side, ident))| {
                let part = format!(
                    "{name}{}",
                    idents::plain(Case::Camel, &side.name).trim_end_matches('_')
                );
                let shape = self.shape(&side.ty, &part, None);
                let maybe = shape.nullable;
                let rust = if maybe {
                    format!("toolrt::Maybe<{}>", shape.inner_rust())
                } else {
                    format!("Option<{}>", shape.rust)
                };
                Member {
                    index,
                    ident,
                    wire: &side.name,
                    docs: None,
                    shape,
                    presence: PRESENCE,
                    rust,
                    maybe,
                    optional: true,
                }
            });
        let fields = fields.collect();
        let body = Body::Struct {
            label: name.to_owned(),
            fields,
            rest: RestShape::Closed,
        };
        self.push(name.to_owned(), Cow::Owned(docs), body);
    }

    fn record_body(&mut self, name: &str, record: &'d Record, owner: Option<TypeId>) -> Body<'d> {
        let mut scope = Scope::default();
        let idents = idents::all(
            Case::Snake,
            record.fields.iter().map(|field| &*field.name),
            &mut scope,
        );
        let fields = record.fields.iter().zip(idents).enumerate();
        let fields = fields.map(|(index, (field, ident))| Member {
            index,
            ..self.member(name, field, ident, owner)
        });
        let fields = fields.collect();
        let rest = match &record.rest {
            Rest::Closed => RestShape::Closed,
            Rest::Open => RestShape::Open,
            Rest::Typed { ty } => {
                let ident = scope.claim(Case::Snake, "rest".to_owned(), "rest");
                let shape = self.shape(ty, &format!("{name}Rest"), owner);
                RestShape::Kept(ident, Box::new(shape))
            }
        };
        Body::Struct {
            label: name.to_owned(),
            fields,
            rest,
        }
    }

    fn member(
        &mut self,
        name: &str,
        field: &'d Field,
        ident: String,
        owner: Option<TypeId>,
    ) -> Member<'d> {
        let part = if self.is_named(&field.ty) {
            String::new()
        } else {
            let ident = idents::plain(Case::Camel, &field.name);
            format!("{name}{}", ident.trim_end_matches('_'))
        };
        let mut shape = self.shape(&field.ty, &part, owner);
        if field.annotations.secret && !shape.secret {
            shape.make_secret();
        }
        let optional = matches!(field.presence, Presence::Optional { .. });
        let maybe = optional && shape.nullable;
        let rust = match (optional, shape.nullable) {
            (true, true) => format!("toolrt::Maybe<{}>", shape.inner_rust()),
            (true, false) => format!("Option<{}>", shape.rust),
            (false, _) => shape.rust.clone(),
        };
        let docs = with_deprecation(
            field.docs.as_deref().or(field.ty.docs.as_deref()),
            field.annotations.deprecated.as_deref(),
        );
        let docs = (!docs.is_empty()).then_some(docs);
        Member {
            index: 0,
            ident,
            wire: &field.name,
            docs,
            shape,
            presence: &field.presence,
            rust,
            maybe,
            optional,
        }
    }

    fn union_body(
        &mut self,
        name: &str,
        alternatives: &'d [Type],
        owner: Option<TypeId>,
    ) -> Body<'d> {
        let hints: Vec<String> = alternatives
            .iter()
            .map(|ty| self.variant_hint(ty))
            .collect();
        let idents = idents::all(
            Case::Variant,
            hints.iter().map(String::as_str),
            &mut Scope::default(),
        );
        let variants = alternatives.iter().zip(idents).map(|(ty, ident)| {
            let shape = self.shape(ty, &format!("{name}{}", ident.trim_end_matches('_')), owner);
            Variant {
                ident,
                wire: "",
                docs: ty.docs.as_deref(),
                shape,
            }
        });
        Body::Union {
            variants: variants.collect(),
        }
    }

    /// Whether all parts of a type have names already.
    fn is_named(&self, ty: &Type) -> bool {
        match &ty.kind {
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Json
            | TypeKind::Null
            | TypeKind::Unknown => true,
            TypeKind::List { items: inner }
            | TypeKind::Map { values: inner }
            | TypeKind::Nullable { inner } => self.is_named(inner),
            TypeKind::Named { id } => self.names.is_nominal(*id),
            TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Union { .. }
            | TypeKind::Literals { .. } => false,
        }
    }

    fn variant_hint(&self, ty: &Type) -> String {
        match &ty.kind {
            TypeKind::Named { id } => self.names.ty(*id).to_owned(),
            TypeKind::String => "Text".to_owned(),
            TypeKind::Int => "Int".to_owned(),
            TypeKind::Float => "Float".to_owned(),
            TypeKind::Bool => "Bool".to_owned(),
            TypeKind::Bytes => "Bytes".to_owned(),
            TypeKind::Path => "Path".to_owned(),
            TypeKind::Json | TypeKind::Unknown => "Json".to_owned(),
            TypeKind::Null => "Null".to_owned(),
            TypeKind::Format { format } => text_kind(*format).0.to_owned(),
            TypeKind::List { items } => format!("{}List", self.variant_hint(items)),
            TypeKind::Map { values } => format!("{}Map", self.variant_hint(values)),
            TypeKind::Tuple { .. } => "Tuple".to_owned(),
            TypeKind::Record(_) => "Record".to_owned(),
            TypeKind::Union { .. } => "Union".to_owned(),
            TypeKind::Literals { .. } => "Literal".to_owned(),
            TypeKind::Nullable { inner } => self.variant_hint(inner),
        }
    }

    /// What stands at a place; `part` names the type that has no name of its own there.
    pub(super) fn shape(&mut self, ty: &'d Type, part: &str, owner: Option<TypeId>) -> Shape<'d> {
        let mut shape = self.bare_shape(ty, part, owner);
        if let Some(limits) = ty.constraints.as_deref() {
            if *shape.limits == Constraints::NONE {
                shape.limits = Cow::Borrowed(limits);
            } else {
                let mut near = limits.clone();
                near.add(&shape.limits);
                shape.limits = Cow::Owned(near);
            }
        }
        shape
    }

    fn bare_shape(&mut self, ty: &'d Type, part: &str, owner: Option<TypeId>) -> Shape<'d> {
        let scalar =
            |kind, rust: &str, eq, copy| Shape::new(kind, rust.to_owned(), Traits { eq, copy });
        match &ty.kind {
            TypeKind::Null => scalar(Kind::Null, "()", true, true),
            TypeKind::Bool => scalar(Kind::Bool, "bool", true, true),
            TypeKind::Int => scalar(Kind::Int, "i64", true, true),
            TypeKind::Float => scalar(Kind::Float, "f64", false, true),
            TypeKind::Json | TypeKind::Unknown => scalar(Kind::Json, "toolrt::Value", false, false),
            TypeKind::String => scalar(Kind::Text("STRING"), "String", true, false),
            TypeKind::Bytes => scalar(Kind::Text("BYTES"), "toolrt::Bytes", true, false),
            TypeKind::Path => scalar(Kind::Text("PATH"), "toolrt::FilePath", true, false),
            TypeKind::Format { format } => {
                let (name, table) = text_kind(*format);
                scalar(Kind::Text(table), &format!("toolrt::{name}"), true, false)
            }
            TypeKind::Nullable { inner } => {
                let mut shape = self.shape(inner, part, owner);
                shape.make_nullable();
                shape
            }
            TypeKind::List { items } => {
                let item = self.shape(items, &format!("{part}Item"), None);
                let traits = Traits {
                    copy: false,
                    ..item.traits
                };
                let rust = format!("Vec<{}>", item.rust);
                Shape::new(Kind::List(Rc::new(item)), rust, traits)
            }
            TypeKind::Map { values } => {
                let value = self.shape(values, &format!("{part}Value"), None);
                let traits = Traits {
                    copy: false,
                    ..value.traits
                };
                let rust = format!("std::collections::BTreeMap<String, {}>", value.rust);
                Shape::new(Kind::Map(Rc::new(value)), rust, traits)
            }
            TypeKind::Tuple { items, tail } => self.tuple(items, tail.as_deref(), part, owner),
            TypeKind::Record(record) => {
                let name = self.claim_type(part);
                let body = self.record_body(&name, record, owner);
                self.inline(name, body, "Record")
            }
            TypeKind::Union { alternatives } => {
                let name = self.claim_type(part);
                let body = self.union_body(&name, alternatives, owner);
                self.inline(name, body, "Union")
            }
            TypeKind::Literals { values } => {
                let name = self.claim_type(part);
                self.inline(name, literals_body(values), "Enum")
            }
            TypeKind::Named { id } => self.named(*id, part, owner),
        }
    }

    fn tuple(
        &mut self,
        items: &'d [Type],
        tail: Option<&'d Type>,
        part: &str,
        owner: Option<TypeId>,
    ) -> Shape<'d> {
        let mut traits = Traits::ALL;
        let mut rust = Vec::new();
        let mut places = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let shape = self.shape(item, &format!("{part}Item{}", index + 1), owner);
            traits = traits.and(shape.traits);
            rust.push(shape.rust.clone());
            places.push(shape);
        }
        let tail = tail.map(|tail| Rc::new(self.shape(tail, &format!("{part}Tail"), None)));
        if let Some(tail) = &tail {
            traits = Traits {
                copy: false,
                ..traits.and(tail.traits)
            };
            rust.push(format!("Vec<{}>", tail.rust));
        }
        Shape::new(Kind::Tuple(places.into(), tail), tuple::of(&rust), traits)
    }

    fn claim_type(&mut self, part: &str) -> String {
        let short = shortened(part);
        let plain = idents::plain(Case::Camel, &short);
        self.scope.claim(Case::Camel, plain, &short)
    }

    fn inline(&mut self, name: String, body: Body<'d>, kind: &str) -> Shape<'d> {
        let traits = body.traits();
        let literals = match &body {
            Body::Literals { literals, .. } => Some(literals.clone()),
            Body::Struct { .. } | Body::Tagged { .. } | Body::Union { .. } => None,
            Body::Alias(_) | Body::Newtype(_) => None,
        };
        self.push(name.clone(), Cow::Borrowed(""), body);
        let table = format!(
            "table::Table::{kind}(&{})",
            self.items[self.items.len() - 1].table
        );
        Shape::new(
            Kind::Nominal {
                name: name.clone(),
                table,
                literals,
            },
            name,
            traits,
        )
    }

    fn named(&mut self, id: TypeId, part: &str, owner: Option<TypeId>) -> Shape<'d> {
        let decl = &self.names.design[id];
        if let TypeBody::Alias { target } = &decl.body
            && !self.names.is_nominal(id)
        {
            let owner = owner.filter(|owner| self.names.has_boxes(*owner));
            if let (Some(shape), None) = (self.aliases.get(&id), owner) {
                return shape.clone();
            }
            let alias = self.visible.get(&id).cloned();
            let items = self.items.len();
            let mut shape = self.shape(target, part, owner);
            // Parts without names of their own get some wherever they stand, which are not those behind the alias.
            let is_same = self.items.len() == items;
            let alias = alias.filter(|_| is_same);
            if decl.annotations.secret && !shape.secret {
                shape.make_secret();
            }
            if let Some(alias) = alias.filter(|_| !shape.nullable && !shape.secret && !shape.boxed)
            {
                shape.rust = alias;
            }
            if is_same && owner.is_none() {
                self.aliases.insert(id, shape.clone());
            }
            return shape;
        }
        let name = self.visible[&id].clone();
        let table = self.table_of(id);
        let literals = match &decl.body {
            // What variants a type of the user has is not ours to know.
            _ if self.names.is_extern(id) => None,
            TypeBody::Enum { members } => {
                let variants = idents::all(
                    Case::Variant,
                    members.iter().map(|member| &*member.name),
                    &mut Scope::default(),
                );
                Some(Literals {
                    values: members.iter().map(|member| &member.value).collect(),
                    variants,
                })
            }
            TypeBody::Alias { target } => match &not_null(target).kind {
                TypeKind::Literals { values } => Some(literals(values)),
                _ => None,
            },
            TypeBody::Record(_) | TypeBody::Union(_) => None,
        };
        let mut shape = Shape::new(
            Kind::Nominal {
                name: name.clone(),
                table,
                literals,
            },
            name,
            self.names.traits(id),
        );
        if let TypeBody::Alias { target } = &decl.body
            && let Some(limits) = not_null(target).constraints.as_deref()
        {
            shape.limits = Cow::Borrowed(limits);
        }
        if self.names.is_boxed(owner, id) {
            shape.boxed = true;
            shape.rust = format!("Box<{}>", shape.rust);
            shape.traits.copy = false;
        }
        if let TypeBody::Alias { target } = &decl.body
            && matches!(target.kind, TypeKind::Nullable { .. })
        {
            shape.make_nullable();
        }
        if decl.annotations.secret && !shape.secret {
            shape.make_secret();
        }
        shape
    }
}

impl Item<'_> {
    /// Whether the type itself, or a place of it, has `@schema` keywords.
    pub(super) fn has_schema(&self) -> bool {
        let in_body = match &self.body {
            Body::Struct { fields, rest, .. } => {
                let kept = match rest {
                    RestShape::Kept(_, shape) => shape.has_schema(),
                    RestShape::Closed | RestShape::Open => false,
                };
                kept || fields.iter().any(|field| field.shape.has_schema())
            }
            Body::Tagged { variants, .. } | Body::Union { variants } => {
                variants.iter().any(|variant| variant.shape.has_schema())
            }
            Body::Newtype(shape) => shape.has_schema(),
            Body::Literals { .. } | Body::Alias(_) => false,
        };
        in_body || self.schema.is_some()
    }
}

impl<'d> Shape<'d> {
    /// Whether the place needs no statics and no functions of its own.
    pub(super) fn is_simple(&self) -> bool {
        *self.limits == Constraints::NONE
            && !matches!(self.kind, Kind::List(_) | Kind::Map(_) | Kind::Tuple(..))
    }

    fn new(kind: Kind<'d>, rust: String, traits: Traits) -> Self {
        Self {
            kind,
            nullable: false,
            secret: false,
            boxed: false,
            limits: Cow::Owned(Constraints::NONE),
            rust,
            traits,
        }
    }

    /// Whether the place, or one inside it that has no codec of its own, has `@schema` keywords.
    pub(super) fn has_schema(&self) -> bool {
        let inside = match &self.kind {
            Kind::List(inner) | Kind::Map(inner) => inner.has_schema(),
            Kind::Tuple(items, tail) => {
                items.iter().any(Shape::has_schema) || tail.iter().any(|tail| tail.has_schema())
            }
            Kind::Null
            | Kind::Bool
            | Kind::Json
            | Kind::Int
            | Kind::Float
            | Kind::Text(_)
            | Kind::Nominal { .. } => false,
        };
        inside || !self.limits.schemas.is_empty()
    }

    fn make_nullable(&mut self) {
        if !self.nullable {
            self.nullable = true;
            self.rust = format!("Option<{}>", self.rust);
        }
    }

    pub(super) fn make_secret(&mut self) {
        self.secret = true;
        self.rust = if self.nullable {
            format!("Option<toolrt::Secret<{}>>", self.inner_rust())
        } else {
            format!("toolrt::Secret<{}>", self.rust)
        };
    }

    /// The table, where the Rust type alone says everything.
    pub(super) fn payload_table(&self) -> Option<String> {
        if self.nullable || self.secret || self.boxed || *self.limits != Constraints::NONE {
            return None;
        }
        match &self.kind {
            Kind::Null => Some("table::Table::Null".to_owned()),
            Kind::Bool => Some("table::Table::Bool".to_owned()),
            Kind::Json => Some("table::Table::Json".to_owned()),
            Kind::Int => Some("table::Table::INT".to_owned()),
            Kind::Float => Some("table::Table::FLOAT".to_owned()),
            Kind::Text(table) => Some(format!("table::Table::{table}")),
            Kind::List(_) | Kind::Map(_) | Kind::Tuple(..) => None,
            Kind::Nominal { table, .. } => Some(table.clone()),
        }
    }

    /// The type without the outer `Option`.
    pub(super) fn inner_rust(&self) -> &str {
        if self.nullable {
            self.rust
                .strip_prefix("Option<")
                .and_then(|rest| rest.strip_suffix('>'))
                .unwrap_or(&self.rust)
        } else {
            &self.rust
        }
    }
}

impl Member<'_> {
    /// A local variable for the field: short, and never one of those that a codec itself uses.
    pub(super) fn local(&self) -> String {
        match &*self.ident {
            "r" | "w" | "key" | "value" => format!("{}_", self.ident),
            _ if self.is_long() => format!("field{}", self.index + 1),
            ident => ident.to_owned(),
        }
    }

    /// Whether lines would outgrow themselves with the name in them twice.
    pub(super) fn is_long(&self) -> bool {
        self.ident.len() > 32
    }

    /// The function that makes the default of the field.
    pub(super) fn default_fn(&self) -> String {
        match &*self.ident {
            _ if self.is_long() => format!("default_field{}", self.index + 1),
            ident => format!("default_{}", ident.trim_end_matches('_')),
        }
    }
}

impl Body<'_> {
    /// The traits that hold for all parts.
    pub(super) fn traits(&self) -> Traits {
        match self {
            Body::Struct { fields, rest, .. } => {
                let traits = fields
                    .iter()
                    .fold(Traits::ALL, |all, field| all.and(field.shape.traits));
                match rest {
                    RestShape::Closed | RestShape::Open => traits,
                    RestShape::Kept(_, shape) => Traits {
                        copy: false,
                        ..traits.and(shape.traits)
                    },
                }
            }
            Body::Literals { .. } => Traits::ALL,
            Body::Tagged { variants, .. } | Body::Union { variants } => variants
                .iter()
                .fold(Traits::ALL, |all, variant| all.and(variant.shape.traits)),
            Body::Alias(shape) | Body::Newtype(shape) => shape.traits,
        }
    }
}

fn literals_body(values: &[Value]) -> Body<'_> {
    Body::Literals {
        literals: literals(values),
        docs: values.iter().map(|_| None).collect(),
    }
}

fn literals(values: &[Value]) -> Literals<'_> {
    let names: Vec<String> = values
        .iter()
        .map(|value| match value {
            Value::String(text) => text.to_string(),
            Value::Number(text) => text.replace('.', " point "),
            other => crate::schema::text_of(other),
        })
        .collect();
    let variants = idents::all(
        Case::Variant,
        names.iter().map(String::as_str),
        &mut Scope::default(),
    );
    Literals {
        values: values.iter().collect(),
        variants,
    }
}

/// The Rust name of a format, and that of its table.
fn text_kind(format: Format) -> (&'static str, &'static str) {
    match format {
        Format::Datetime => ("DateTime", "DATE_TIME"),
        Format::Date => ("Date", "DATE"),
        Format::Time => ("Time", "TIME"),
        Format::Duration => ("Duration", "DURATION"),
        Format::Uuid => ("Uuid", "UUID"),
        Format::Uri => ("Uri", "URI"),
        Format::Email => ("Email", "EMAIL"),
        Format::Hostname => ("Hostname", "HOSTNAME"),
        Format::Ipv4 => ("Ipv4", "IPV4"),
        Format::Ipv6 => ("Ipv6", "IPV6"),
    }
}

fn with_deprecation<'a>(docs: Option<&'a str>, deprecated: Option<&str>) -> Cow<'a, str> {
    let Some(text) = deprecated else {
        return Cow::Borrowed(docs.unwrap_or_default());
    };
    let note = if text.is_empty() {
        "Deprecated.".to_owned()
    } else {
        format!("Deprecated: {text}")
    };
    Cow::Owned(docs.map_or(note.clone(), |docs| format!("{docs}\n\n{note}")))
}

/// The first and the last words of a name that would outgrow its lines.
fn shortened(part: &str) -> std::borrow::Cow<'_, str> {
    const LONGEST: usize = 40;
    if part.len() <= LONGEST {
        return Cow::Borrowed(part);
    }
    let words: Vec<usize> = part
        .char_indices()
        .filter(|(_, c)| c.is_uppercase())
        .map(|(at, _)| at)
        .collect();
    let head = words
        .iter()
        .rev()
        .find(|at| **at <= LONGEST / 2 && **at > 0)
        .copied()
        .unwrap_or(0);
    let tail = words
        .iter()
        .find(|at| part.len() - **at <= LONGEST / 2)
        .copied();
    match (head, tail) {
        (0, _) | (_, None) => Cow::Borrowed(part),
        (head, Some(tail)) => Cow::Owned(format!("{}{}", &part[..head], &part[tail..])),
    }
}

/// A type's name as a constant spells it.
pub(super) fn screaming(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 8);
    let mut before = '_';
    let mut chars = name.chars().peekable();
    while let Some(c) = chars.next() {
        let next_is_lower = chars.peek().is_some_and(|next| next.is_lowercase());
        if c.is_uppercase()
            && (before.is_lowercase()
                || before.is_ascii_digit()
                || (before.is_uppercase() && next_is_lower))
        {
            out.push('_');
        }
        out.extend(c.to_uppercase());
        before = c;
    }
    out
}

/// The name of a static for a part of another.
pub(super) fn part_of(whole: &str, ident: &str) -> String {
    // The underscore behind a word of the language says nothing; any other tells two names apart.
    let bare = ident.trim_end_matches('_');
    let rest = &ident[bare.len()..];
    let rest = if rest == "_" && idents::is_keyword(bare) {
        ""
    } else {
        rest
    };
    [whole, "_", &screaming(bare), rest].concat()
}
