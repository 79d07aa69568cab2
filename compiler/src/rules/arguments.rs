//! Every position in the arguments of a tool, as in its schema: a declared type once.

use crate::ir::*;

/// The type or keyword at a position.
#[derive(Clone, Copy)]
pub(super) enum Part<'a> {
    /// A type.
    Type(&'a Type),
    /// A field, before its type.
    Field(&'a Field),
    /// A property that distinguishes the variants of a union, and its value.
    Tag(&'a str),
    /// An object with this rest, and its type if it has one.
    Object(&'a Record, Option<&'a TypeDecl>),
    /// The members of an enum.
    Members(&'a [Member]),
    /// A recursive type.
    Again(&'a Type),
    /// A declared type, before its body.
    Declared(&'a TypeDecl),
}

/// Where a part is.
pub(super) struct Spot<'w> {
    /// `options.labels.*`, from the tool's arguments.
    pub path: &'w str,
    /// How many objects are around it, its own included.
    pub level: usize,
}

/// Visits all parts of a tool's arguments.
pub(super) fn parts<'a>(
    design: &'a Design,
    tool: &'a Tool,
    visit: &mut impl FnMut(Part<'a>, &Spot<'_>),
) {
    let mut walk = Walk {
        design,
        path: String::new(),
        level: 0,
        open: Vec::new(),
        seen: vec![false; design.types.len()],
        visit,
    };
    let decl = tool.payload.declared.map(|id| &design[id]);
    if let Some(decl) = decl {
        walk.open.push(decl.id);
        walk.part(Part::Declared(decl));
    }
    walk.record(&tool.payload.record, decl, None);
}

struct Walk<'a, 'v, V> {
    design: &'a Design,
    path: String,
    level: usize,
    open: Vec<TypeId>,
    seen: Vec<bool>,
    visit: &'v mut V,
}

impl<'a, V: FnMut(Part<'a>, &Spot<'_>)> Walk<'a, '_, V> {
    fn part(&mut self, part: Part<'a>) {
        let spot = Spot {
            path: &self.path,
            level: self.level,
        };
        (self.visit)(part, &spot);
    }

    /// Continues below the current path.
    fn at(&mut self, step: &str, go: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        if length > 0 && !step.starts_with('[') {
            self.path.push('.');
        }
        self.path.push_str(step);
        go(self);
        self.path.truncate(length);
    }

    fn record(
        &mut self,
        record: &'a Record,
        decl: Option<&'a TypeDecl>,
        tag: Option<(&'a str, &'a str)>,
    ) {
        self.level += 1;
        self.part(Part::Object(record, decl));
        if let Some((key, name)) = tag {
            self.at(key, |walk| walk.part(Part::Tag(name)));
        }
        for field in &record.fields {
            self.at(&field.name, |walk| {
                walk.part(Part::Field(field));
                walk.ty(&field.ty);
            });
        }
        match &record.rest {
            Rest::Typed { ty } => self.at("*", |walk| walk.ty(ty)),
            Rest::Closed | Rest::Open => {}
        }
        self.level -= 1;
    }

    fn ty(&mut self, ty: &'a Type) {
        self.part(Part::Type(ty));
        match &ty.kind {
            TypeKind::List { items } => self.at("[]", |walk| walk.ty(items)),
            TypeKind::Map { values } => {
                self.level += 1;
                self.at("*", |walk| walk.ty(values));
                self.level -= 1;
            }
            TypeKind::Nullable { inner } => self.ty(inner),
            TypeKind::Tuple { items, tail } => {
                self.level += 1;
                for (index, item) in items.iter().enumerate() {
                    self.at(&format!("[{index}]"), |walk| walk.ty(item));
                }
                if let Some(tail) = tail {
                    self.at("[]", |walk| walk.ty(tail));
                }
                self.level -= 1;
            }
            TypeKind::Record(record) => self.record(record, None, None),
            TypeKind::Union { alternatives } => alternatives.iter().for_each(|ty| self.ty(ty)),
            TypeKind::Named { id } => self.named(*id, ty),
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
            | TypeKind::Unknown => {}
        }
    }

    fn named(&mut self, id: TypeId, ty: &'a Type) {
        if self.open.contains(&id) {
            return self.part(Part::Again(ty));
        }
        if std::mem::replace(&mut self.seen[id.0 as usize], true) {
            return;
        }
        let decl = &self.design[id];
        self.open.push(id);
        self.part(Part::Declared(decl));
        match &decl.body {
            TypeBody::Record(record) => self.record(record, Some(decl), None),
            TypeBody::Alias { target } => self.ty(target),
            TypeBody::Enum { members } => self.part(Part::Members(members)),
            TypeBody::Union(union) => {
                for variant in &union.variants {
                    self.variant(union.by.as_deref(), variant);
                }
            }
        }
        self.open.pop();
    }

    fn variant(&mut self, by: Option<&'a str>, variant: &'a Variant) {
        let Some(tag) = by else {
            self.level += 1;
            self.at("type", |walk| walk.part(Part::Tag(&variant.name)));
            self.at("value", |walk| walk.ty(&variant.ty));
            self.level -= 1;
            return;
        };
        let flat = self.design.flat(&variant.ty);
        // Where it is no record, a finding says so.
        let Some(record) = self.design.record_of(flat.kind) else {
            return;
        };
        let id = flat.kind.named();
        if let Some(id) = id {
            if self.open.contains(&id) {
                return self.part(Part::Again(&variant.ty));
            }
            self.open.push(id);
        }
        self.record(
            record,
            id.map(|id| &self.design[id]),
            Some((tag, &variant.name)),
        );
        if id.is_some() {
            self.open.pop();
        }
    }
}
