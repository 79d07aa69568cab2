//! Types, fields and attributes.

use super::places::{Placed, TuplePart};
use super::printer::{Kind, Token};
use super::styles::{BRACES, BRACKETS, GROUP, LIST_TYPE, Style, TUPLE_OF_ONE};
use super::writer::Writer;
use crate::syntax::ast::{
    Argument, Attribute, Field, Path, RecordMember, Type, TypeKind, Value, ValueKind,
};

impl Writer<'_> {
    /// A type after a bracket's `:` or `->`, where a doc comment may precede it.
    pub(super) fn spaced_type(&mut self, ty: &Type) {
        self.type_behind(ty, " ");
    }

    /// A type where a doc comment needs a bar before it: of a field, an alias, a variant or a stream.
    pub(super) fn barred_type(&mut self, ty: &Type) {
        if ty.docs.is_some() {
            self.indent();
            self.tokens.push(Token::Hard);
            self.put("|");
            self.documented_type(ty);
            self.dedent();
        } else {
            self.type_behind(ty, " ");
        }
    }

    fn type_behind(&mut self, ty: &Type, space: &'static str) {
        if ty.docs.is_some() {
            self.documented_type(ty);
        } else if let (TypeKind::Union(items), None) = (&ty.kind, self.or_null(ty)) {
            self.stray_before(self.end_before(ty.start()));
            self.open(Kind::Whole);
            self.indent();
            self.alternatives(space, items, Self::ty);
            self.dedent();
            self.close();
        } else {
            self.put(space);
            self.ty(ty);
        }
    }

    /// A type without its doc comment.
    pub(super) fn ty(&mut self, ty: &Type) {
        if let TypeKind::Union(items) = &ty.kind {
            // Its first bar is there only where it has lines.
            self.stray_before(items.first().map_or(0, Placed::start));
        }
        if let Some(ty) = self.or_null(ty) {
            self.atom(&ty.kind, ty);
            self.put("?");
            self.attributes(&ty.attributes);
            return;
        }
        self.atom(&ty.kind, ty);
        if ty.nullable {
            self.put("?");
        }
        self.attributes(&ty.attributes);
    }

    /// The `T` of `T | null`, which is written `T?`.
    fn or_null<'a>(&self, ty: &'a Type) -> Option<&'a Type> {
        let TypeKind::Union(items) = &ty.kind else {
            return None;
        };
        let [one, null] = items.as_slice() else {
            return None;
        };
        let plain = one.docs.is_none()
            && !one.nullable
            && !is_null(one)
            && is_null(null)
            && null.docs.is_none()
            && !null.nullable
            && null.attributes.is_empty()
            && !self.has_comment(one.end(), null.start());
        plain.then_some(one)
    }

    fn atom(&mut self, kind: &TypeKind, ty: &Type) {
        // The end of what stands in brackets; behind it there may be `?` and attributes.
        let open = ty.span.start as usize;
        match kind {
            TypeKind::Name(path) => self.type_name(path),
            TypeKind::Literal(value) => self.value(value),
            TypeKind::Union(items) => {
                self.open(Kind::Whole);
                self.alternatives("", items, Self::ty);
                self.close();
            }
            TypeKind::List(item) => self.enclosed(&LIST_TYPE, open, item),
            TypeKind::Group(inner) => self.enclosed(&GROUP, open, inner),
            TypeKind::Map { key, value } => {
                self.stray_before(open);
                self.put("[");
                if key.docs.is_some() {
                    self.documented_type(key);
                } else {
                    self.ty(key);
                }
                self.put(":");
                self.spaced_type(value);
                self.put("]");
            }
            TypeKind::Tuple { items, tail } => {
                let parts: Vec<TuplePart<'_>> = items
                    .iter()
                    .map(TuplePart::Item)
                    .chain(tail.as_deref().map(TuplePart::Tail))
                    .collect();
                let style = if parts.len() == 1 {
                    &TUPLE_OF_ONE
                } else {
                    &BRACKETS
                };
                let end = parts.last().map_or(open, |part| part.end());
                let close = self.find(b']', end);
                self.list(style, (open, close), &parts, |writer, part| match part {
                    TuplePart::Item(ty) => writer.ty(ty),
                    TuplePart::Tail(ty) => {
                        writer.put("...");
                        writer.type_behind(ty, "");
                    }
                });
            }
            TypeKind::Record(members) => {
                let close = self.find(b'}', members.last().map_or(open, |last| last.end()));
                self.fields(&BRACES, (open, close), members);
            }
        }
    }

    /// A doc comment, which starts its line, and its type on the next one.
    fn documented_type(&mut self, ty: &Type) {
        self.indent();
        if let Some(docs) = &ty.docs {
            self.stray_before(docs.span.start as usize);
            self.tokens.push(Token::Hard);
            self.docs(docs);
        }
        self.ty(ty);
        self.dedent();
    }

    /// One type between brackets, on one line unless it is a union or has a doc comment.
    fn enclosed(&mut self, style: &Style, open: usize, inner: &Type) {
        if inner.docs.is_some() {
            let close = self.find(style.close.as_bytes()[0], inner.end());
            self.list(style, (open, close), &[inner], |writer, inner| {
                writer.ty(inner);
            });
        } else if let (TypeKind::Union(items), None) = (&inner.kind, self.or_null(inner)) {
            let close = self.find(style.close.as_bytes()[0], inner.end());
            self.stray_before(open);
            self.open(Kind::Whole);
            self.put(style.open);
            self.indent();
            self.alternatives("", items, Self::ty);
            self.end(style, (inner.end(), close), false);
            self.put(style.close);
            self.close();
        } else {
            self.put(style.open);
            self.ty(inner);
            self.put(style.close);
        }
    }

    fn type_name(&mut self, path: &Path) {
        for (index, part) in path.parts.iter().enumerate() {
            if index > 0 {
                self.put(".");
            }
            self.copy(part.span);
        }
    }

    /// The fields of a record, or parameters.
    pub(super) fn fields(
        &mut self,
        style: &Style,
        range: (usize, usize),
        members: &[RecordMember],
    ) {
        self.list(style, range, members, |writer, member| match member {
            RecordMember::Field(field) => writer.field(field),
            RecordMember::Spread { path, .. } => {
                writer.put("...");
                writer.type_name(path);
            }
            RecordMember::Rest { ty, .. } => {
                writer.put("...");
                if let Some(ty) = ty {
                    writer.put(":");
                    writer.spaced_type(ty);
                }
            }
        });
    }

    fn field(&mut self, field: &Field) {
        self.key(&field.name);
        self.put(if field.optional { "?:" } else { ":" });
        self.barred_type(&field.ty);
        if let Some(default) = &field.default {
            self.put(" = ");
            self.value(default);
        }
        if let Some(from) = &field.from {
            self.put(" from ");
            self.reference(from);
        }
    }

    /// Attributes after a type or name: on its line, or each on a separate one.
    pub(super) fn attributes(&mut self, attributes: &[Attribute]) {
        match attributes {
            [] => {}
            [one] => {
                self.put(" ");
                self.attribute(one);
            }
            many => {
                self.open(Kind::Whole);
                self.indent();
                for attribute in many {
                    self.line(" ", "");
                    self.attribute(attribute);
                }
                self.dedent();
                self.close();
            }
        }
    }

    fn attribute(&mut self, attribute: &Attribute) {
        self.put("@");
        self.copy(attribute.name.span);
        let Some(argument) = &attribute.argument else {
            return;
        };
        self.put("(");
        match argument {
            Argument::Range { min, max, .. } => {
                if let Some(min) = min {
                    self.copy(min.span);
                }
                self.put("..");
                if let Some(max) = max {
                    self.copy(max.span);
                }
            }
            Argument::Regex(regex) => self.copy(regex.span),
            Argument::Capabilities(names) => {
                self.filled(names, |_| false, |writer, name| writer.copy(name.span));
            }
            Argument::Value(value) => self.value(value),
        }
        self.put(")");
    }
}

fn is_null(ty: &Type) -> bool {
    let TypeKind::Literal(value) = &ty.kind else {
        return false;
    };
    let Value { kind, .. } = &**value;
    matches!(kind, ValueKind::Null)
}
