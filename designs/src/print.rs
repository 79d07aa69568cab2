//! Types, fields and values as they are written in a file.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt::Write;

use toolc_compiler::ir::{
    Annotations, Bounds, Constraints, Field, Presence, Record, Rest, Type, TypeBody, TypeDecl,
    TypeKind, Value,
};

use crate::names::written;
use crate::random::Random;
use crate::texts::{comment, quoted};
use crate::types::Types;
use crate::values::Values;

/// Writes into one file of one package, and remembers what it has to import.
pub struct Printer<'t> {
    /// All types.
    pub types: &'t Types,
    /// Their values.
    pub values: Values<'t>,
    /// Chances of spelling and of values.
    pub random: Random,
    package: usize,
    imports: BTreeMap<usize, Import>,
    /// Names that mean something here already.
    known: HashSet<String>,
}

/// How a file names what lives in another package.
enum Import {
    /// `use acme.common`, or with a word of its own behind `as`.
    Whole { word: String, renamed: bool },
    /// `use acme.common { A, B }`
    Names(BTreeSet<String>),
    /// By the package's full name, without a line.
    None,
}

impl<'t> Printer<'t> {
    /// A printer for a file of a package.
    pub fn new(types: &'t Types, random: Random, package: usize) -> Self {
        let own = types
            .design
            .types
            .iter()
            .filter(|decl| decl.package.0 as usize == package);
        let known = own.map(|decl| decl.name.to_string()).collect();
        Self {
            types,
            values: Values::new(&types.design),
            random,
            package,
            imports: BTreeMap::new(),
            known,
        }
    }

    /// The line that says which package it is, and those that import.
    pub fn head(&self) -> String {
        let name = |package: usize| &*self.types.design.packages[package].name;
        let mut out = format!("package {}\n", name(self.package));
        for (package, import) in &self.imports {
            match import {
                Import::Whole {
                    word,
                    renamed: true,
                } => writeln!(out, "use {} as {word}", name(*package)).expect(TAKES_ALL),
                Import::Whole { .. } => writeln!(out, "use {}", name(*package)).expect(TAKES_ALL),
                Import::Names(names) => {
                    let names: Vec<&str> = names.iter().map(String::as_str).collect();
                    writeln!(out, "use {} {{ {} }}", name(*package), names.join(", "))
                        .expect(TAKES_ALL);
                }
                Import::None => {}
            }
        }
        out
    }

    /// What a type or error of a package is called in this file.
    pub fn name(&mut self, package: usize, name: &str) -> String {
        if package == self.package {
            return name.to_owned();
        }
        let full = self.types.design.packages[package].name.to_string();
        if !self.imports.contains_key(&package) {
            let last = full
                .rsplit('.')
                .next()
                .expect("a text has a last part")
                .to_owned();
            let taken = self
                .imports
                .values()
                .any(|import| matches!(import, Import::Whole { word, .. } if *word == last));
            let import = match self.random.below(4) {
                0 => Import::None,
                1 => Import::Names(BTreeSet::new()),
                2 if !taken => Import::Whole {
                    word: last,
                    renamed: false,
                },
                _ => Import::Whole {
                    word: format!("pkg{package}"),
                    renamed: true,
                },
            };
            self.imports.insert(package, import);
        }
        match self.imports.get_mut(&package).expect("it was put there") {
            Import::Whole { word, .. } => format!("{word}.{name}"),
            Import::Names(names) if names.contains(name) || self.known.insert(name.to_owned()) => {
                names.insert(name.to_owned());
                name.to_owned()
            }
            Import::Names(_) | Import::None => format!("{full}.{name}"),
        }
    }

    /// A declared type as an item of its file.
    pub fn declaration(&mut self, index: usize) -> String {
        let decl = &self.types.design.types[index];
        let mut out = String::new();
        docs(decl.docs.as_deref(), "", &mut out);
        let attributes = self.declared_attributes(decl, index);
        // Defaults that held the type itself would have no end.
        self.values = Values::below(&self.types.design, index);
        match &decl.body {
            TypeBody::Record(record) => {
                writeln!(out, "type {}{attributes} {{", decl.name).expect(TAKES_ALL);
                let copied = self.types.copies[index];
                let skip = copied.map_or(0, |base| self.fields_of(base));
                if let Some(base) = copied {
                    let base = &self.types.design.types[base];
                    let name = self.name(base.package.0 as usize, &base.name);
                    writeln!(out, "  ...{name}").expect(TAKES_ALL);
                }
                self.fields(&record.fields[skip..], &record.rest, "  ", &mut out);
                out.push_str("}\n");
            }
            TypeBody::Alias { target } => {
                let target = self.ty(target, true);
                writeln!(out, "type {} = {target}{attributes}", decl.name).expect(TAKES_ALL);
            }
            TypeBody::Enum { members } => {
                writeln!(out, "enum {}{attributes} {{", decl.name).expect(TAKES_ALL);
                for member in members {
                    docs(member.docs.as_deref(), "  ", &mut out);
                    let value = if member.value == Value::String(member.name.clone()) {
                        String::new()
                    } else {
                        format!(" = {}", member.value.to_json())
                    };
                    let attributes = annotations(&member.annotations);
                    writeln!(out, "  {}{value}{attributes}", written(&member.name))
                        .expect(TAKES_ALL);
                }
                out.push_str("}\n");
            }
            TypeBody::Union(union) => {
                let by = union
                    .by
                    .as_ref()
                    .map(|by| format!(" by {}", written(by)))
                    .unwrap_or_default();
                writeln!(out, "union {}{by}{attributes} {{", decl.name).expect(TAKES_ALL);
                for variant in &union.variants {
                    docs(variant.docs.as_deref(), "  ", &mut out);
                    let ty = self.ty(&variant.ty, true);
                    writeln!(out, "  {}: {ty}", written(&variant.name)).expect(TAKES_ALL);
                }
                out.push_str("}\n");
            }
        }
        self.values = Values::new(&self.types.design);
        out
    }

    fn fields_of(&self, base: usize) -> usize {
        match &self.types.design.types[base].body {
            TypeBody::Record(record) => record.fields.len(),
            TypeBody::Alias { .. } | TypeBody::Enum { .. } | TypeBody::Union(_) => 0,
        }
    }

    fn declared_attributes(&mut self, decl: &TypeDecl, index: usize) -> String {
        let mut out = annotations(&decl.annotations);
        let named = crate::types::ty(TypeKind::Named { id: decl.id });
        for _ in 0..self.types.design.types[index].annotations.examples.len() {
            if let Some(value) = self.values.value(&mut self.random, &named) {
                write!(out, " @example({})", value.to_json()).expect(TAKES_ALL);
            }
        }
        if let Some(schema) = &decl.schema {
            write!(out, " @schema({})", schema.to_json()).expect(TAKES_ALL);
        }
        out
    }

    /// Fields, one a line, and what is said of other keys.
    pub fn fields(&mut self, fields: &[Field], rest: &Rest, indent: &str, out: &mut String) {
        for field in fields {
            let text = self.field(field, indent);
            out.push_str(&text);
        }
        match rest {
            Rest::Closed => {}
            Rest::Open => writeln!(out, "{indent}...").expect(TAKES_ALL),
            Rest::Typed { ty } => {
                let ty = self.ty(ty, true);
                writeln!(out, "{indent}...: {ty}").expect(TAKES_ALL);
            }
        }
    }

    fn field(&mut self, field: &Field, indent: &str) -> String {
        let mut out = String::new();
        docs(field.docs.as_deref(), indent, &mut out);
        let mark = if matches!(field.presence, Presence::Optional { .. }) {
            "?"
        } else {
            ""
        };
        let mut ty = self.ty(&field.ty, true);
        ty.push_str(&annotations(&field.annotations));
        for _ in 0..field.annotations.examples.len() {
            if let Some(value) = self.constant(&field.ty) {
                write!(ty, " @example({value})").expect(TAKES_ALL);
            }
        }
        match &field.presence {
            Presence::Required { default: None } | Presence::Optional { default: None } => {}
            Presence::Required { default: Some(_) } => {
                if let Some(value) = self.constant(&field.ty) {
                    write!(ty, " @default({value})").expect(TAKES_ALL);
                }
            }
            Presence::Optional { default: Some(_) } if self.random.chance(30) => {
                ty.push_str(" = null")
            }
            Presence::Optional { default: Some(_) } | Presence::Defaulted { .. } => {
                if let Some(value) = self.constant(&field.ty) {
                    write!(ty, " = {value}").expect(TAKES_ALL);
                }
            }
        }
        let comma = if self.random.chance(20) { "," } else { "" };
        writeln!(out, "{indent}{}{mark}: {ty}{comma}", written(&field.name)).expect(TAKES_ALL);
        out
    }

    /// A small value of a type, as it is written; members of enums by name, sometimes.
    pub fn constant(&mut self, ty: &Type) -> Option<String> {
        let value = self.values.small(&mut self.random, ty)?;
        if let TypeKind::Named { id } = self.types.design.flat(ty).kind
            && let TypeBody::Enum { members } = &self.types.design[*id].body
            && self.random.chance(50)
            && let Some(member) = members.iter().find(|member| member.value == value)
            && crate::names::is_identifier(&member.name)
            && !matches!(&*member.name, "true" | "false" | "null")
        {
            return Some(member.name.to_string());
        }
        Some(value.to_json())
    }

    /// A type; `whole` where several alternatives need no parentheses.
    pub fn ty(&mut self, ty: &Type, whole: bool) -> String {
        let comment = match &ty.docs {
            Some(text) if !whole => {
                let mut out = String::from("\n");
                docs(Some(text), "    ", &mut out);
                out + "    "
            }
            _ => String::new(),
        };
        let limits = ty.constraints.as_deref().map(limits).unwrap_or_default();
        let text = match &ty.kind {
            TypeKind::Nullable { inner } => {
                let behind = inner
                    .constraints
                    .as_deref()
                    .map(self::limits)
                    .unwrap_or_default();
                let bare = Type {
                    constraints: None,
                    docs: None,
                    ..(**inner).clone()
                };
                let several = several(&bare);
                let text = self.ty(&bare, false);
                if several
                    && whole
                    && limits.is_empty()
                    && behind.is_empty()
                    && self.random.chance(40)
                {
                    let inside = text.trim_start_matches('(').trim_end_matches(')');
                    if text == format!("({inside})") {
                        format!("{inside} | null")
                    } else {
                        format!("{text}?")
                    }
                } else {
                    format!("{text}?{behind}")
                }
            }
            TypeKind::Union { alternatives } => {
                let all: Vec<String> = alternatives.iter().map(|ty| self.alternative(ty)).collect();
                let bar = if alternatives[0].docs.is_some() {
                    "| "
                } else {
                    ""
                };
                grouped(
                    format!("{bar}{}", all.join(" | ")),
                    whole && limits.is_empty(),
                )
            }
            TypeKind::Literals { values } => {
                let all: Vec<String> = values.iter().map(Value::to_json).collect();
                grouped(
                    all.join(" | "),
                    values.len() == 1 || whole && limits.is_empty(),
                )
            }
            TypeKind::List { items } => format!("[{}]", self.inside(items)),
            TypeKind::Map { values } => format!("[string: {}]", self.inside(values)),
            TypeKind::Tuple { items, tail } => {
                let mut all: Vec<String> = items.iter().map(|item| self.inside(item)).collect();
                all.extend(
                    tail.as_ref()
                        .map(|tail| format!("...{}", self.inside(tail))),
                );
                format!("[{}]", all.join(", "))
            }
            TypeKind::Record(record) => self.record(record),
            TypeKind::Named { id } => {
                let decl = &self.types.design[*id];
                self.name(decl.package.0 as usize, &decl.name)
            }
            TypeKind::Format { format } => format.name().to_owned(),
            TypeKind::String => "string".to_owned(),
            TypeKind::Int => "int".to_owned(),
            TypeKind::Float => "float".to_owned(),
            TypeKind::Bool => "bool".to_owned(),
            TypeKind::Bytes => "bytes".to_owned(),
            TypeKind::Path => "path".to_owned(),
            TypeKind::Json => "json".to_owned(),
            TypeKind::Null => "null".to_owned(),
            TypeKind::Unknown => unreachable!("no random type is unknown"),
        };
        format!("{comment}{text}{limits}")
    }

    /// A type between brackets, where a comment and several alternatives may stand.
    fn inside(&mut self, ty: &Type) -> String {
        let Some(text) = &ty.docs else {
            return self.ty(ty, true);
        };
        let mut out = String::from("\n");
        docs(Some(text), "    ", &mut out);
        let bare = Type {
            docs: None,
            ..ty.clone()
        };
        out + "    " + &self.ty(&bare, true)
    }

    /// A type behind `->`, where a comment may stand.
    pub fn result(&mut self, ty: &Type) -> String {
        self.inside(ty)
    }

    fn alternative(&mut self, ty: &Type) -> String {
        let limited = ty.constraints.is_some();
        // Literals among alternatives need no parentheses; with limits of their own they do.
        if let TypeKind::Literals { values } = &ty.kind
            && !limited
            && ty.docs.is_none()
        {
            let literals: Vec<String> = values.iter().map(Value::to_json).collect();
            return literals.join(" | ");
        }
        self.ty(ty, false)
    }

    fn record(&mut self, record: &Record) -> String {
        if record.fields.is_empty() && matches!(record.rest, Rest::Closed) {
            return "{}".to_owned();
        }
        let mut out = String::from("{\n");
        self.fields(&record.fields, &record.rest, "    ", &mut out);
        out + "  }"
    }
}

const TAKES_ALL: &str = "a string takes everything";

/// Whether a type is written as several alternatives.
fn several(ty: &Type) -> bool {
    matches!(&ty.kind, TypeKind::Union { .. })
        || matches!(&ty.kind, TypeKind::Literals { values } if values.len() > 1)
}

fn grouped(text: String, plain: bool) -> String {
    if plain { text } else { format!("({text})") }
}

fn docs(text: Option<&str>, indent: &str, out: &mut String) {
    if let Some(text) = text {
        let lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
        comment(&lines, indent, out);
    }
}

/// Metadata but for examples.
fn annotations(annotations: &Annotations) -> String {
    let mut out = String::new();
    if let Some(title) = &annotations.title {
        write!(out, " @title({})", quoted(title)).expect(TAKES_ALL);
    }
    match annotations.deprecated.as_deref() {
        None => {}
        Some("") => out.push_str(" @deprecated"),
        Some(text) => write!(out, " @deprecated({})", quoted(text)).expect(TAKES_ALL),
    }
    if annotations.secret {
        out.push_str(" @secret");
    }
    if !annotations.needs.is_empty() {
        let needs = annotations.needs.iter();
        let needs: Vec<String> = needs.map(|need| quoted(&need.to_string())).collect();
        write!(out, " @needs({})", needs.join(", ")).expect(TAKES_ALL);
    }
    if let Some(header) = &annotations.header {
        write!(out, " @header({})", quoted(header)).expect(TAKES_ALL);
    }
    out
}

/// All that limits say, as attributes.
fn limits(all: &Constraints) -> String {
    let mut out = String::new();
    let size = |name: &str, bounds: Option<Bounds>| match bounds {
        None => String::new(),
        Some(Bounds { min, max }) => {
            let end = |end: Option<u64>| end.map(|end| end.to_string()).unwrap_or_default();
            format!(" @{name}({}..{})", end(min), end(max))
        }
    };
    out.push_str(&size("length", all.length));
    out.push_str(&size("items", all.items));
    out.push_str(&size("entries", all.entries));
    if all.min.is_some() || all.max.is_some() {
        write!(
            out,
            " @range({}..{})",
            all.min.as_deref().unwrap_or(""),
            all.max.as_deref().unwrap_or("")
        )
        .expect(TAKES_ALL);
    }
    for (name, limit) in [("above", &all.above), ("below", &all.below)] {
        if let Some(limit) = limit {
            write!(out, " @{name}({limit})").expect(TAKES_ALL);
        }
    }
    for step in &all.steps {
        write!(out, " @step({step})").expect(TAKES_ALL);
    }
    for pattern in &all.patterns {
        // Between slashes a slash has a backslash, which is then not a part of the pattern.
        if pattern.contains("\\/") || pattern.contains(['\n', '"']) {
            write!(out, " @pattern({})", quoted(pattern)).expect(TAKES_ALL);
        } else {
            write!(out, " @pattern(/{pattern}/)").expect(TAKES_ALL);
        }
    }
    if all.unique {
        out.push_str(" @unique");
    }
    if let Some(format) = &all.format {
        write!(out, " @format({})", quoted(format)).expect(TAKES_ALL);
    }
    for schema in &all.schemas {
        write!(out, " @schema({})", schema.to_json()).expect(TAKES_ALL);
    }
    out
}
