//! Types, fields and attributes.

use super::{Lower, doc_lines};
use crate::source::Span;
use crate::syntax::ast::{
    Argument, Attribute, Field, Name, Params, ParamsKind, Path, RecordMember, Str, Type, TypeKind,
    Value, ValueKind,
};
use crate::syntax::grammar::{Node, Nodes, Rule, expect, take};

impl Lower<'_> {
    /// A type, with the doc comment before it if the next node is one.
    pub(super) fn documented_type(&mut self, parts: &mut Nodes<'_>) -> Type {
        let docs = take(parts, Rule::docs).and_then(|docs| self.docs(&docs));
        let mut ty = self.ty(expect(parts));
        if let Some(docs) = docs
            && let Some(second) = ty.docs.replace(Box::new(docs))
        {
            let lines = second.span.start as usize..second.span.end as usize;
            self.misplaced.extend(doc_lines(self.text, lines));
        }
        ty
    }

    /// The nodes of alternatives are siblings: each begins with its doc comment or its atom.
    pub(super) fn ty(&mut self, node: Node<'_>) -> Type {
        let whole = self.span(&node);
        let mut docs = None;
        let mut last: Option<Type> = None;
        let mut before: Vec<Type> = Vec::new();
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::docs => docs = self.docs(&part),
                Rule::null_mark => {
                    if let Some(ty) = &mut last {
                        ty.nullable = true;
                        ty.span.end = self.token(&part).end;
                    }
                }
                Rule::attribute => {
                    let attribute = self.attribute(part);
                    if let Some(ty) = &mut last {
                        ty.span.end = attribute.span.end;
                        ty.attributes.reserve_exact(1);
                        ty.attributes.push(attribute);
                    }
                }
                _ => {
                    let span = self.span(&part);
                    let kind = self.atom(part);
                    let ty = Type {
                        docs: docs.take().map(Box::new),
                        kind,
                        nullable: false,
                        attributes: Vec::new(),
                        span,
                    };
                    before.extend(last.replace(ty));
                }
            }
        }
        let last = last.expect("a type has an atom");
        if before.is_empty() {
            return last;
        }
        before.push(last);
        let kind = TypeKind::Union(before);
        Type {
            docs: None,
            kind,
            nullable: false,
            attributes: Vec::new(),
            span: whole,
        }
    }

    fn atom(&mut self, node: Node<'_>) -> TypeKind {
        match node.as_rule() {
            Rule::type_name => {
                let path = self.path(node);
                let word = if path.parts.len() == 1 {
                    &*path.parts[0].text
                } else {
                    ""
                };
                let literal = match word {
                    "null" => ValueKind::Null,
                    "true" => ValueKind::Bool(true),
                    "false" => ValueKind::Bool(false),
                    _ => return TypeKind::Name(path),
                };
                let value = Value {
                    kind: literal,
                    span: path.span,
                };
                TypeKind::Literal(Box::new(value))
            }
            Rule::record => TypeKind::Record(self.fields(node.into_inner())),
            Rule::bracketed => self.bracketed(node),
            Rule::group => TypeKind::Group(Box::new(self.documented_type(&mut node.into_inner()))),
            _ => TypeKind::Literal(Box::new(self.value(node))),
        }
    }

    /// A list, a map or a tuple.
    fn bracketed(&mut self, node: Node<'_>) -> TypeKind {
        let mut parts = node.into_inner();
        let first = self.documented_type(&mut parts);
        if let Some(value) = take(&mut parts, Rule::map_value) {
            let value = self.documented_type(&mut value.into_inner());
            return TypeKind::Map {
                key: Box::new(first),
                value: Box::new(value),
            };
        }
        let mut items = vec![first];
        let mut tail = None;
        let mut comma = false;
        while let Some(next) = parts.peek() {
            match next.as_rule() {
                Rule::tail => {
                    let inside = expect(&mut parts).into_inner();
                    tail = Some(Box::new(self.documented_type(&mut { inside })));
                }
                Rule::comma => {
                    comma = true;
                    parts.next();
                }
                _ => items.push(self.documented_type(&mut parts)),
            }
        }
        match items.pop() {
            Some(item) if items.is_empty() && tail.is_none() && !comma => {
                TypeKind::List(Box::new(item))
            }
            last => {
                items.extend(last);
                TypeKind::Tuple { items, tail }
            }
        }
    }

    /// The content of the parentheses of a signature.
    pub(super) fn params(&mut self, node: Node<'_>) -> Params {
        let span = self.span(&node);
        let mut parts = node.into_inner();
        let kind = match take(&mut parts, Rule::declared) {
            Some(declared) => ParamsKind::Declared(self.path(expect(&mut declared.into_inner()))),
            None => ParamsKind::Fields(self.fields(parts)),
        };
        Params { kind, span }
    }

    pub(super) fn fields(&mut self, parts: Nodes<'_>) -> Vec<RecordMember> {
        let mut members = Vec::with_capacity(parts.len());
        self.previous = None;
        for part in parts {
            let start = part.as_span().start();
            match part.as_rule() {
                Rule::field => {
                    members.push(RecordMember::Field(self.field(part)));
                    self.previous = Some(start);
                }
                Rule::junk_field => {
                    self.broken(&part, Rule::field);
                    members.extend(self.broken_field(&part).map(RecordMember::Field));
                }
                rule => {
                    let mut span = self.span(&part);
                    let mut parts = part.into_inner();
                    if let Some(docs) = take(&mut parts, Rule::docs) {
                        let text = &self.text[docs.as_span().end()..];
                        let blank = text.len() - text.trim_start().len();
                        span.start = (docs.as_span().end() + blank) as u32;
                        self.no_docs(Some(docs));
                    }
                    members.push(if rule == Rule::spread {
                        RecordMember::Spread {
                            path: self.path(expect(&mut parts)),
                            span,
                        }
                    } else {
                        let ty = parts
                            .peek()
                            .is_some()
                            .then(|| self.documented_type(&mut parts));
                        RecordMember::Rest { ty, span }
                    });
                    self.previous = Some(start);
                }
            }
        }
        members
    }

    fn field(&mut self, node: Node<'_>) -> Field {
        let mut span = self.span(&node);
        let mut parts = node.into_inner();
        let docs = take(&mut parts, Rule::docs).and_then(|docs| self.docs(&docs));
        let name = self.name(&expect(&mut parts));
        span.start = name.span.start;
        let optional = take(&mut parts, Rule::optional_mark).is_some();
        let ty = self.ty(expect(&mut parts));
        let (mut default, mut from) = (None, None);
        if let Some(part) = parts.next() {
            if part.as_rule() == Rule::source {
                from = part
                    .into_inner()
                    .nth(1)
                    .map(|path| Box::new(self.reference(path)));
            } else {
                default = Some(Box::new(self.value(part)));
            }
        }
        Field {
            docs,
            name,
            optional,
            ty,
            default,
            from,
            span,
        }
    }

    /// A field whose name can be read counts as declared; its type has no name, so that it is never looked up.
    fn broken_field(&mut self, node: &Node<'_>) -> Option<Field> {
        let (name, optional) = self.broken_name(node)?;
        let span = self.span(node);
        let ty = self.broken_type(span);
        Some(Field {
            docs: None,
            name,
            optional,
            ty,
            default: None,
            from: None,
            span,
        })
    }

    /// The type of something that could not be parsed: a name without text.
    pub(super) fn broken_type(&self, span: Span) -> Type {
        let name = Name {
            text: "".into(),
            span,
            quoted: false,
        };
        let kind = TypeKind::Name(Path {
            parts: vec![name],
            span,
        });
        Type {
            docs: None,
            kind,
            nullable: false,
            attributes: Vec::new(),
            span,
        }
    }

    /// The name at the start of text that could not be parsed, and whether a `?` follows.
    pub(super) fn broken_name(&mut self, node: &Node<'_>) -> Option<(Name, bool)> {
        let written = node.as_str();
        let start = node.as_span().start();
        let quoted = written
            .strip_prefix('"')
            .and_then(|rest| rest.find('"'))
            .map(|end| end + 2);
        let length = quoted.unwrap_or_else(|| super::word_at(written).len());
        let (text, rest) = written.split_at(length);
        let optional = rest.trim_start().starts_with('?');
        let span = Span::new(self.file, start, start + length);
        let text = if quoted.is_some() {
            &text[1..length - 1]
        } else {
            text
        };
        (!text.is_empty()).then(|| {
            (
                Name {
                    text: text.into(),
                    span,
                    quoted: quoted.is_some(),
                },
                optional,
            )
        })
    }

    pub(super) fn attribute(&mut self, node: Node<'_>) -> Attribute {
        let span = self.span(&node);
        let mut parts = node.into_inner();
        let name = self.name(&expect(&mut parts));
        let argument = parts.next().map(|part| match part.as_rule() {
            Rule::range => self.range(part),
            Rule::regex => {
                let written = part.as_str();
                let text = written[1..written.len() - 1].into();
                Argument::Regex(Str {
                    text,
                    span: self.token(&part),
                })
            }
            Rule::capabilities => Argument::Capabilities(self.capabilities(part.into_inner())),
            _ => Argument::Value(self.value(part)),
        });
        Attribute {
            name,
            argument,
            span,
        }
    }

    fn range(&mut self, node: Node<'_>) -> Argument {
        let span = self.span(&node);
        let (mut min, mut max) = (None, None);
        for part in node.into_inner() {
            let rule = part.as_rule();
            let number = part.into_inner().next().map(|number| self.number(&number));
            if rule == Rule::low {
                min = number
            } else {
                max = number
            }
        }
        Argument::Range { min, max, span }
    }
}
