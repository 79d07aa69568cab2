//! What every file of a design agrees on: module names, type names, derives, and where recursion is boxed.

use std::collections::{HashMap, HashSet};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use toolc_compiler::ir::{
    Design, MethodId, Record, Rest, ServiceId, Type, TypeBody, TypeId, TypeKind,
};

use super::aliases::Aliases;
use super::bound::Bound;
use super::idents::{self, Case, Scope};
use super::switches::{Extras, Switches};
use super::variants;
use crate::circles::circles;
use crate::plan::literals::Literals;
use crate::plan::made::Made;
use crate::plan::names::{Declared, Spellings};

/// The names and traits of everything that is declared.
pub(super) struct Names<'d> {
    pub design: &'d Design,
    pub declared: Arc<Declared>,
    /// What folders call services beside their files.
    beside: Vec<String>,
    traits: Vec<Traits>,
    /// Variants of enums, made when somebody asks: each place of an enum does.
    variants: Vec<OnceLock<Option<Arc<Literals>>>>,
    /// The names of their tables, no two alike in a package.
    tables: Vec<String>,
    /// The names of the statics of their `@schema`s, in the scope of the tables.
    keywords: HashMap<TypeId, String>,
    boxed: HashSet<(TypeId, TypeId)>,
    /// The owners of what is boxed.
    boxers: HashSet<TypeId>,
    pub aliases: Aliases,
    /// The types that packages make for parts of others.
    pub made: Made,
    switches: Switches,
    /// The names of the forms of types that are the user's.
    forms: HashMap<TypeId, String>,
    bound: HashMap<MethodId, BoundMethod>,
}

/// What bound tools ask of the method that implements them.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct BoundMethod {
    /// Whether there are any.
    pub any: bool,
    /// The codec of its result.
    pub result: bool,
    /// The codec of its items.
    pub items: bool,
}

/// The traits that hold for a type, beside those that hold for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Traits {
    pub eq: bool,
    pub copy: bool,
}

impl Traits {
    pub(super) const ALL: Self = Self {
        eq: true,
        copy: true,
    };

    pub(super) fn and(self, other: Self) -> Self {
        Self {
            eq: self.eq && other.eq,
            copy: self.copy && other.copy,
        }
    }
}

/// How Rust spells what is declared.
const SPELLINGS: Spellings<Case> = Spellings {
    module: Case::Module,
    ty: Case::Camel,
    beside_packages: &["codecs", "table"],
    beside_services: &["types", "schemas", "docs", "sdk", "lib", "main"],
};

/// What the modules of toolsets, agents, servers and commands have already: files, and the folder of packages.
const FILES: [&str; 17] = [
    "asks",
    "calls",
    "client",
    "codecs",
    "command",
    "completions",
    "documents",
    "hints",
    "messages",
    "packages",
    "policy",
    "provider",
    "serve",
    "specs",
    "table",
    "transforms",
    "types",
];

/// What every language names is looked up there.
impl Deref for Names<'_> {
    type Target = Declared;

    fn deref(&self) -> &Declared {
        &self.declared
    }
}

impl<'d> Names<'d> {
    /// The providers whose schemas stand in the specs.
    pub(super) fn providers(&self) -> &[&'static toolc_compiler::providers::Provider] {
        &self.switches.providers
    }

    pub(super) fn new(design: &'d Design, switches: Switches) -> Self {
        let (declared, scopes) = Declared::new(design, &SPELLINGS);
        let aliases = Aliases::new(design, switches.newtypes);
        let services = design.services.iter();
        let services: Vec<String> = services
            .map(|one| declared.service(one.id).into())
            .collect();
        let mut files = Scope::default();
        FILES.iter().for_each(|name| files.reserve(name));
        let mut names = Self {
            design,
            declared: Arc::new(declared),
            beside: idents::numbered(&services, &mut files),
            traits: Vec::new(),
            variants: design.types.iter().map(|_| OnceLock::new()).collect(),
            tables: vec![String::new(); design.types.len()],
            keywords: HashMap::new(),
            boxed: HashSet::new(),
            boxers: HashSet::new(),
            made: Made::new(design),
            switches,
            forms: HashMap::new(),
            bound: bound(design, &aliases),
            aliases,
        };
        names.name_statics();
        names.name_forms(scopes);
        names.settle_boxes();
        names.boxers = names.boxed.iter().map(|(owner, _)| *owner).collect();
        names.settle_traits();
        names
    }

    /// What a folder of another service calls this one beside its files.
    pub(super) fn service_beside(&self, id: ServiceId) -> &str {
        &self.beside[id.0 as usize]
    }

    /// The name of the table of a type.
    pub(super) fn table(&self, id: TypeId) -> &str {
        &self.tables[id.0 as usize]
    }

    /// The name of the static of a type's `@schema`; empty where it has none.
    pub(super) fn keywords(&self, id: TypeId) -> &str {
        self.keywords.get(&id).map_or("", |name| name)
    }

    /// What bound tools ask of a method.
    pub(super) fn bound(&self, id: MethodId) -> BoundMethod {
        self.bound.get(&id).copied().unwrap_or_default()
    }

    /// The variants of a declared type, if it is an enum in Rust.
    pub(super) fn variants(&self, id: TypeId) -> Option<Arc<Literals>> {
        let variants = || variants::of_type(&self.design[id].body).map(Arc::new);
        self.variants[id.0 as usize].get_or_init(variants).clone()
    }

    pub(super) fn traits(&self, id: TypeId) -> Traits {
        self.traits[id.0 as usize]
    }

    /// Whether a value of `target` inside `owner` must be boxed, or the type would have no size.
    pub(super) fn is_boxed(&self, owner: Option<TypeId>, target: TypeId) -> bool {
        owner.is_some_and(|owner| self.boxed.contains(&(owner, target)))
    }

    /// Whether anything that a type holds by value is boxed.
    pub(super) fn has_boxes(&self, owner: TypeId) -> bool {
        self.boxers.contains(&owner)
    }

    /// Whether a declaration has a Rust type of its own.
    pub(super) fn is_nominal(&self, id: TypeId) -> bool {
        self.aliases.is_nominal(self.design, id)
    }

    /// Whether an alias of a scalar is a type of its own, which checks what it holds.
    pub(super) fn is_checked(&self, id: TypeId) -> bool {
        self.aliases.is_checked(id)
    }

    /// What the options ask of a type: a declared one, or one of those that have no declaration.
    pub(super) fn extras(&self, id: Option<TypeId>) -> Extras {
        self.switches.extras(id, id.map_or("", |id| self.ty(id)))
    }

    /// Whether a type of the user stands in the place of a declared one.
    pub(super) fn is_extern(&self, id: TypeId) -> bool {
        self.switches.is_extern(id)
    }

    /// What a declared type is called where it is declared: for the form of a type of the user, that of the form.
    pub(super) fn declared(&self, id: TypeId) -> &str {
        match self.forms.get(&id) {
            Some(form) => form,
            None => self.ty(id),
        }
    }

    /// `FooBar` and `FOOBar` are two types, but one constant; and the constant of keywords may be called as a type is.
    /// An alias that is a type of its own is called as its constructor, which is a value as constants are: `V4`.
    fn name_statics(&mut self) {
        for package in &self.design.packages {
            let types = &self.declared.members(package.id).types;
            let mut statics = Scope::default();
            for id in types {
                if matches!(self.design[*id].body, TypeBody::Alias { .. }) && self.is_nominal(*id) {
                    statics.reserve(self.declared.ty(*id));
                }
            }
            let wanted: Vec<String> = types
                .iter()
                .map(|id| idents::screaming(self.declared.ty(*id)))
                .collect();
            let tables = idents::numbered(&wanted, &mut statics);
            for (id, table) in types.iter().zip(tables) {
                self.tables[id.0 as usize] = table;
            }
            for id in types {
                if self.design[*id].schema.is_some() {
                    let wanted = format!("{}_SCHEMA", self.tables[id.0 as usize]);
                    let keywords = idents::number(wanted, &mut statics);
                    self.keywords.insert(*id, keywords);
                }
            }
        }
    }

    /// Forms of types that are the user's stand beside all others.
    fn name_forms(&mut self, scopes: Vec<Scope>) {
        for (package, mut scope) in self.design.packages.iter().zip(scopes) {
            for id in &self.declared.members(package.id).types {
                if self.switches.is_extern(*id) {
                    let form = format!("{}Form", self.declared.ty(*id).trim_end_matches('_'));
                    let form = scope.claim(Case::Camel, form.clone(), &form);
                    self.forms.insert(*id, form);
                }
            }
        }
    }

    /// A type loses a trait with any type that it holds.
    fn settle_traits(&mut self) {
        let count = self.design.types.len();
        let mut users: Vec<Vec<usize>> = vec![Vec::new(); count];
        self.traits = vec![Traits::ALL; count];
        for decl in &self.design.types {
            let index = decl.id.0 as usize;
            let mut traits = Traits::ALL;
            each_type(&decl.body, &mut |ty| {
                direct_traits(ty, &mut traits, &mut |id| users[id.0 as usize].push(index))
            });
            if let TypeBody::Record(record) = &decl.body {
                rest_traits(&record.rest, &mut traits);
            }
            // Nobody knows what the user's types can do.
            if self.switches.is_extern(decl.id) {
                traits = Traits {
                    eq: false,
                    copy: false,
                };
            }
            self.traits[index] = traits;
        }
        for (owner, _) in &self.boxed {
            self.traits[owner.0 as usize].copy = false;
        }
        let mut queue: Vec<usize> = (0..count)
            .filter(|index| self.traits[*index] != Traits::ALL)
            .collect();
        while let Some(index) = queue.pop() {
            for &user in &users[index] {
                let traits = self.traits[user].and(self.traits[index]);
                if traits != self.traits[user] {
                    self.traits[user] = traits;
                    queue.push(user);
                }
            }
        }
    }

    /// Finds, depth first, the references by value that close a circle.
    fn settle_boxes(&mut self) {
        let count = self.design.types.len();
        let mut held: Vec<Vec<TypeId>> = vec![Vec::new(); count];
        for decl in self
            .design
            .types
            .iter()
            .filter(|decl| self.is_nominal(decl.id))
        {
            let list = &mut held[decl.id.0 as usize];
            each_type(&decl.body, &mut |ty| self.by_value(ty, list));
        }
        if returns(&held, &|_, _| true).is_empty() {
            return;
        }
        // A circle is broken from its first type on, whoever leads to it.
        let edges = held.iter().enumerate().map(|(at, held)| {
            let held = held.iter().map(|id| id.0 as usize);
            (at, held.collect())
        });
        let circles = circles(&edges.collect());
        let is_in_circle = |from: usize, to: usize| {
            let circle = circles.get(&from);
            from == to || (circle.is_some() && circle == circles.get(&to))
        };
        self.boxed = returns(&held, &is_in_circle);
    }

    /// The types of which a value of this one holds a value; aliases that are no type of their own are seen through.
    fn by_value(&self, ty: &Type, held: &mut Vec<TypeId>) {
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
            | TypeKind::Literals { .. }
            | TypeKind::Unknown
            | TypeKind::List { .. }
            | TypeKind::Map { .. } => {}
            TypeKind::Nullable { inner } => self.by_value(inner, held),
            TypeKind::Tuple { items, .. } => {
                items.iter().for_each(|item| self.by_value(item, held))
            }
            TypeKind::Record(record) => record
                .fields
                .iter()
                .for_each(|field| self.by_value(&field.ty, held)),
            TypeKind::Union { alternatives } => alternatives
                .iter()
                .for_each(|item| self.by_value(item, held)),
            TypeKind::Named { id } => match &self.design[*id].body {
                TypeBody::Alias { target } if !self.is_nominal(*id) => self.by_value(target, held),
                TypeBody::Alias { .. }
                | TypeBody::Record(_)
                | TypeBody::Enum { .. }
                | TypeBody::Union(_) => held.push(*id),
            },
        }
    }
}

fn bound(design: &Design, aliases: &Aliases) -> HashMap<MethodId, BoundMethod> {
    let mut all: HashMap<MethodId, BoundMethod> = HashMap::new();
    for tool in &design.tools {
        if let Some(bound) = Bound::of(design, aliases, tool, false) {
            let asked = all.entry(bound.method.id).or_default();
            asked.any = true;
            asked.result |= bound.reads_result();
            asked.items |= bound.reads_items();
        }
    }
    all
}

fn each_type<'d>(body: &'d TypeBody, each: &mut dyn FnMut(&'d Type)) {
    match body {
        TypeBody::Record(record) => each_field(record, each),
        TypeBody::Alias { target } => each(target),
        TypeBody::Enum { .. } => {}
        TypeBody::Union(union) => union.variants.iter().for_each(|variant| each(&variant.ty)),
    }
}

fn each_field<'d>(record: &'d Record, each: &mut dyn FnMut(&'d Type)) {
    record.fields.iter().for_each(|field| each(&field.ty));
    if let Rest::Typed { ty } = &record.rest {
        each(ty);
    }
}

/// A record that keeps undeclared keys has a map of them, or an object of JSON.
fn rest_traits(rest: &Rest, traits: &mut Traits) {
    match rest {
        Rest::Closed => {}
        Rest::Open => {
            *traits = Traits {
                eq: false,
                copy: false,
            }
        }
        Rest::Typed { .. } => traits.copy = false,
    }
}

fn direct_traits(ty: &Type, traits: &mut Traits, named: &mut dyn FnMut(TypeId)) {
    match &ty.kind {
        TypeKind::Int | TypeKind::Bool | TypeKind::Null | TypeKind::Unknown => {}
        TypeKind::Literals { .. } => {}
        TypeKind::Float => traits.eq = false,
        TypeKind::String | TypeKind::Bytes | TypeKind::Format { .. } | TypeKind::Path => {
            traits.copy = false
        }
        TypeKind::Json => {
            *traits = Traits {
                eq: false,
                copy: false,
            }
        }
        TypeKind::List { items: inner } | TypeKind::Map { values: inner } => {
            traits.copy = false;
            direct_traits(inner, traits, named);
        }
        TypeKind::Nullable { inner } => direct_traits(inner, traits, named),
        TypeKind::Tuple { items, tail } => {
            items
                .iter()
                .for_each(|item| direct_traits(item, traits, named));
            if let Some(tail) = tail {
                traits.copy = false;
                direct_traits(tail, traits, named);
            }
        }
        TypeKind::Record(record) => {
            each_field(record, &mut |ty| direct_traits(ty, traits, named));
            rest_traits(&record.rest, traits);
        }
        TypeKind::Union { alternatives } => alternatives
            .iter()
            .for_each(|item| direct_traits(item, traits, named)),
        TypeKind::Named { id } => named(*id),
    }
}

/// The steps of a walk through all types, in their order, that lead back to where it came from.
fn returns(
    held: &[Vec<TypeId>],
    is_followed: &dyn Fn(usize, usize) -> bool,
) -> HashSet<(TypeId, TypeId)> {
    let mut found = HashSet::new();
    let mut state = vec![0_u8; held.len()];
    for start in 0..held.len() {
        if state[start] != 0 {
            continue;
        }
        let mut stack = vec![(start, 0)];
        state[start] = 1;
        while let Some((at, next)) = stack.pop() {
            let Some(target) = held[at].get(next) else {
                state[at] = 2;
                continue;
            };
            stack.push((at, next + 1));
            let index = target.0 as usize;
            if !is_followed(at, index) {
                continue;
            }
            match state[index] {
                0 => {
                    state[index] = 1;
                    stack.push((index, 0));
                }
                1 => {
                    found.insert((TypeId(at as u32), *target));
                }
                _ => {}
            }
        }
    }
    found
}
