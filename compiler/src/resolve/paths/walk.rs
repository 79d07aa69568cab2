//! Follows a path, step by step.

use super::wrong::{field_step, no_field, no_parts, tag};
use super::{Is, Roots, Start, unknown_root};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{
    Design, Injected, PathStep, Presence, Record, Rest, Root, Type, TypeBody, TypeId, TypeKind,
    Union, Value, ValuePath,
};
use crate::resolve::codes_values::{UNKNOWN_STEP, WRONG_STEP};
use crate::resolve::fit::peel;
use crate::source::{Span, Text};
use crate::syntax::ast;

/// A path with the data that only findings and fits need.
#[derive(Debug)]
pub(in crate::resolve) struct Walked {
    pub path: ValuePath,
    /// Whether the value may be absent, regardless of `null`.
    pub absent: bool,
    /// The name of the `@secret` field or type on the path.
    pub secret: Option<Text>,
    /// Whether it goes through a list.
    pub each: bool,
}

/// Follows a path. `None` if it does not exist, which is reported unless it goes through an unknown type.
pub(in crate::resolve) fn walk(
    design: &Design,
    path: &ast::RefPath,
    roots: &Roots<'_>,
    findings: &mut Findings,
) -> Option<Walked> {
    let name = &path.root.text;
    let Some(start) = roots.get(name) else {
        unknown_root(design, &path.root, roots, findings);
        return None;
    };
    let is = start.is;
    let at = match is {
        Is::Type(ty) => At::Type(ty),
        Is::Record(record, injected) => At::Arguments(record, injected),
        Is::Untyped => {
            let finding = Finding::new(
                &UNKNOWN_STEP,
                path.root.span,
                format!("the result of `{name}` is not typed"),
            )
            .here("untyped content")
            .help("give the tool that it calls a result: `-> T`");
            findings.add(finding);
            return None;
        }
    };
    let mut walk = Walk {
        design,
        roots,
        start,
        root: &start.root,
        at,
        steps: Vec::with_capacity(path.steps.len()),
        keys: Vec::new(),
        written: name.to_string(),
        absent: false,
        null: false,
        each: false,
        count: false,
        secret: None,
    };
    if let Is::Type(ty) = is {
        walk.enter(ty, None);
    }
    for step in &path.steps {
        let went = match step {
            ast::RefStep::Key(name) => walk.key(name),
            ast::RefStep::Each(span) => walk.each(*span),
        };
        if let Err(finding) = went {
            finding
                .into_iter()
                .for_each(|finding| findings.add(*finding));
            return None;
        }
    }
    walk.end(path.span)
}

/// The result of a step, or why it failed: unknown types are not reported.
type Step = Result<(), Option<Box<Finding>>>;

/// The current position of a walk.
#[derive(Debug)]
enum At<'a> {
    /// All arguments, visible and injected.
    Arguments(&'a Record, &'a [Injected]),
    /// A value.
    Type(&'a Type),
    /// The tag of a tagged union.
    Tag(Type),
}

struct Walk<'a, 'r> {
    design: &'a Design,
    roots: &'r Roots<'a>,
    start: &'r Start<'a>,
    root: &'r Root,
    at: At<'a>,
    steps: Vec<PathStep>,
    /// The keys so far, until the path goes through a list.
    keys: Vec<Text>,
    /// The path so far, for messages.
    written: String,
    /// Whether the value may be absent, because of an optional field or a null on the path.
    absent: bool,
    /// Whether the value at this position may be null.
    null: bool,
    each: bool,
    count: bool,
    secret: Option<Text>,
}

impl<'a> Walk<'a, '_> {
    fn key(&mut self, name: &ast::Name) -> Step {
        if self.count {
            let finding = Finding::new(
                &WRONG_STEP,
                name.span,
                format!("`{}` is a number", self.written),
            );
            return Err(Some(Box::new(finding.here("nothing is behind a number"))));
        }
        let ty = match &self.at {
            At::Arguments(record, injected) => return self.argument(record, injected, name),
            At::Type(ty) => *ty,
            At::Tag(ty) => return no_parts(self.design, &ty.kind, &self.written, name),
        };
        // What is behind null is not there.
        self.may_be_absent(self.null);
        let design = self.design;
        let kind = peel(design, ty).0;
        if let Some(record) = design.record_of(kind) {
            return self.field(record, &[], name);
        }
        let is_count = &*name.text == "count";
        let is_sized = matches!(kind, TypeKind::List { .. } | TypeKind::Map { .. });
        if matches!(kind, TypeKind::Unknown) {
            Err(None)
        } else if is_count && is_sized && !self.each {
            self.count = true;
            self.written.push_str(".count");
            Ok(())
        } else if let TypeKind::Map { values } = kind
            && !is_count
        {
            self.go(&name.text);
            self.may_be_absent(true);
            self.enter(values, None);
            Ok(())
        } else if let Some(union) = design.union_of(kind)
            && *name.text == *tag(union)
        {
            self.go(&name.text);
            self.null = false;
            self.at = At::Tag(tag_type(union, ty));
            Ok(())
        } else {
            no_parts(design, kind, &self.written, name)
        }
    }

    fn argument(&mut self, record: &'a Record, injected: &'a [Injected], name: &ast::Name) -> Step {
        let Some(value) = self.start.injected.find(&name.text) else {
            return self.field(record, injected, name);
        };
        self.go(&name.text);
        self.may_be_absent(value.optional);
        self.enter(&value.ty, Some(&value.name).filter(|_| value.secret));
        Ok(())
    }

    fn field(&mut self, record: &'a Record, injected: &'a [Injected], name: &ast::Name) -> Step {
        if let Some(field) = self.roots.tables.find(record, &name.text) {
            self.go(&name.text);
            self.may_be_absent(matches!(field.presence, Presence::Optional { .. }));
            self.enter(
                &field.ty,
                Some(&field.name).filter(|_| field.annotations.secret),
            );
            return Ok(());
        }
        if let Rest::Typed { ty } = &record.rest {
            self.go(&name.text);
            self.may_be_absent(true);
            self.enter(ty, None);
            return Ok(());
        }
        Err(Some(Box::new(no_field(
            record,
            injected,
            &self.written,
            name,
        ))))
    }

    fn each(&mut self, span: Span) -> Step {
        if let (At::Type(ty), false) = (&self.at, self.count) {
            let kind = peel(self.design, ty).0;
            if let TypeKind::Unknown = kind {
                return Err(None);
            }
            if let TypeKind::List { items } = kind {
                self.may_be_absent(self.null);
                self.each = true;
                self.steps.push(PathStep::Each);
                self.written.push_str("[]");
                self.enter(items, None);
                return Ok(());
            }
        }
        let finding = Finding::new(&WRONG_STEP, span, format!("`{}` is no list", self.written))
            .here("nothing to go through")
            .help("leave the `[]` out")
            .guess(span, "");
        Err(Some(Box::new(finding)))
    }

    /// Moves to a value; `secret` is the name of the field if it is `@secret`.
    fn enter(&mut self, ty: &'a Type, secret: Option<&Text>) {
        self.null = peel(self.design, ty).1;
        if self.secret.is_none() {
            self.secret = secret.cloned().or_else(|| secret_type(self.design, ty));
        }
        let known = !self.each && self.roots.is_present(self.root, &self.keys);
        self.at = At::Type(if known {
            (self.absent, self.null) = (false, false);
            without_null(self.design, ty)
        } else {
            ty
        });
    }

    /// Absent values inside lists are skipped.
    fn may_be_absent(&mut self, may: bool) {
        self.absent |= may && !self.each;
    }

    fn go(&mut self, name: &Text) {
        self.steps.push(PathStep::Key(name.clone()));
        self.written.push_str(&field_step(name));
        if !self.each {
            self.keys.push(name.clone());
        }
    }

    fn end(self, span: Span) -> Option<Walked> {
        let place = self.design.place(span);
        let of = |kind| Type {
            kind,
            constraints: None,
            docs: None,
            place,
        };
        let ty = match self.at {
            At::Type(ty) => ty.clone(),
            At::Tag(ty) => ty,
            At::Arguments(record, _) => of(TypeKind::Record(Box::new(record.clone()))),
        };
        if matches!(ty.kind, TypeKind::Unknown) {
            return None;
        }
        let ty = if self.each {
            of(TypeKind::List {
                items: Box::new(ty),
            })
        } else {
            ty
        };
        let null = self.null && !self.each;
        let path = ValuePath {
            root: self.root.clone(),
            steps: self.steps,
            count: self.count,
            optional: self.absent || null,
            or_null: false,
            ty: Box::new(ty),
            place,
        };
        // The size of null is not there.
        let absent = self.absent || (self.count && null);
        Some(Walked {
            path,
            absent,
            secret: self.secret,
            each: self.each,
        })
    }
}

fn tag_type(union: &Union, at: &Type) -> Type {
    let values = union
        .variants
        .iter()
        .map(|variant| Value::String(variant.name.clone()))
        .collect();
    Type {
        kind: TypeKind::Literals { values },
        constraints: None,
        docs: None,
        place: at.place,
    }
}

/// The nearest declared type that is `@secret` as a whole, through aliases.
fn secret_type(design: &Design, ty: &Type) -> Option<Text> {
    let named = |ty: &Type| {
        if let TypeKind::Nullable { inner } = &ty.kind {
            inner.kind.named()
        } else {
            ty.kind.named()
        }
    };
    let mut next: Option<TypeId> = named(ty);
    for _ in 0..=design.types.len() {
        let decl = &design[next?];
        if decl.annotations.secret {
            return Some(decl.name.clone());
        }
        next = match &decl.body {
            TypeBody::Alias { target } => named(target),
            TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => None,
        };
    }
    None
}

/// A type without its `?`, also if an alias has it.
fn without_null<'a>(design: &'a Design, ty: &'a Type) -> &'a Type {
    let mut ty = ty;
    while peel(design, ty).1 {
        if let TypeKind::Nullable { inner } = &ty.kind {
            ty = inner;
        } else if let Some(TypeBody::Alias { target }) = design.body_of(&ty.kind) {
            ty = target;
        } else {
            return ty;
        }
    }
    ty
}
