//! Files and the declarations at their top.

use super::Lower;
use crate::diagnostics::Finding;
use crate::syntax::ast::{
    Attribute, Docs, EnumItem, EnumMember, ErrorItem, File, Item, Package, Type, TypeItem,
    TypeKind, UnionItem, UnionVariant, Use,
};
use crate::syntax::codes;
use crate::syntax::grammar::{Node, Nodes, Rule, each, expect, expect_after_keyword, take};

impl Lower<'_> {
    /// The whole file; its comments are added later.
    pub(super) fn file(&mut self, node: Node<'_>) -> File {
        let mut file = File::default();
        let mut docs = None;
        let parts = node.into_inner();
        file.items.reserve_exact(parts.len());
        for part in parts {
            match part.as_rule() {
                Rule::docs => docs = Some(part),
                Rule::package => self.package(docs.take(), part, &mut file),
                Rule::use_line => {
                    self.no_docs(docs.take());
                    let line = self.use_line(part);
                    file.uses.push(line);
                }
                Rule::junk_item => {
                    let junk = self.junk(&part, Rule::item_probe);
                    file.items.push(Item::Junk(Box::new(junk)));
                }
                Rule::EOI => {}
                _ => {
                    let docs = docs.take().and_then(|docs| self.docs(&docs));
                    let start = part.as_span().start();
                    let item = self.item(docs, part);
                    file.items.push(item);
                    self.previous = Some(start);
                }
            }
        }
        // Doc comments are parts, and no items.
        file.items.shrink_to_fit();
        file
    }

    fn package(&mut self, docs: Option<Node<'_>>, node: Node<'_>, file: &mut File) {
        let docs = docs.and_then(|docs| self.docs(&docs));
        let span = self.span(&node);
        let path = self.path(expect_after_keyword(node));
        if let Some(first) = &file.package {
            self.findings.push(
                Finding::new(&codes::PACKAGE, span, "a file has one `package`")
                    .related(first.span, "the first one")
                    .help("remove one of the two, or split the file"),
            );
            return;
        }
        // What could not be read may have been meant to stand elsewhere.
        let items = file.items.iter();
        let read = items.filter(|item| !matches!(item, Item::Junk(_))).count();
        if !file.uses.is_empty() || read > 0 {
            self.findings.push(
                Finding::new(
                    &codes::PACKAGE,
                    span,
                    "`package` stands before everything else",
                )
                .help("move it to the top of the file"),
            );
        }
        file.package = Some(Package { docs, path, span });
    }

    fn use_line(&mut self, node: Node<'_>) -> Use {
        let span = self.span(&node);
        let mut parts = node.into_inner();
        parts.next();
        let path = self.path(expect(&mut parts));
        let names = take(&mut parts, Rule::use_names)
            .map(|names| each(names.into_inner(), |name| self.name(&name)));
        let alias = parts.nth(1).map(|name| self.name(&name));
        Use {
            path,
            names,
            alias,
            span,
        }
    }

    fn item(&mut self, docs: Option<Docs>, node: Node<'_>) -> Item {
        match node.as_rule() {
            Rule::type_item => Item::Type(Box::new(self.type_item(docs, node))),
            Rule::enum_item => Item::Enum(Box::new(self.enum_item(docs, node))),
            Rule::union_item => Item::Union(Box::new(self.union_item(docs, node))),
            Rule::error_item => Item::Error(Box::new(self.error_item(docs, node))),
            Rule::service => Item::Service(Box::new(self.container(docs, node))),
            Rule::toolset => Item::Toolset(Box::new(self.container(docs, node))),
            other => unreachable!("{other:?} is no item"),
        }
    }

    fn type_item(&mut self, docs: Option<Docs>, node: Node<'_>) -> TypeItem {
        let span = self.span(&node);
        let (name, mut parts) = self.head(node);
        let attributes = self.attributes(&mut parts);
        let part = expect(&mut parts);
        let body = if part.as_rule() == Rule::record {
            let span = self.span(&part);
            let kind = TypeKind::Record(self.fields(part.into_inner()));
            Type {
                docs: None,
                kind,
                nullable: false,
                attributes: Vec::new(),
                span,
            }
        } else {
            self.ty(part)
        };
        TypeItem {
            docs,
            name,
            attributes,
            body,
            span,
        }
    }

    fn enum_item(&mut self, docs: Option<Docs>, node: Node<'_>) -> EnumItem {
        let span = self.span(&node);
        let (name, mut parts) = self.head(node);
        let attributes = self.attributes(&mut parts);
        let mut members = Vec::with_capacity(parts.len());
        self.previous = None;
        for part in parts {
            if part.as_rule() == Rule::member {
                let start = part.as_span().start();
                members.push(self.enum_member(part));
                self.previous = Some(start);
            } else {
                let span = self.broken(&part, Rule::member);
                let name = self.broken_name(&part);
                members.extend(name.map(|(name, _)| EnumMember {
                    docs: None,
                    name,
                    value: None,
                    attributes: Vec::new(),
                    span,
                }));
            }
        }
        EnumItem {
            docs,
            name,
            attributes,
            members,
            span,
        }
    }

    fn enum_member(&mut self, node: Node<'_>) -> EnumMember {
        let mut span = self.span(&node);
        let mut parts = node.into_inner();
        let docs = take(&mut parts, Rule::docs).and_then(|docs| self.docs(&docs));
        let name = self.name(&expect(&mut parts));
        span.start = name.span.start;
        let value = match parts.peek() {
            Some(part) if part.as_rule() != Rule::attribute => {
                parts.next().map(|value| self.value(value))
            }
            Some(_) | None => None,
        };
        EnumMember {
            docs,
            name,
            value: value.map(Box::new),
            attributes: self.attributes(&mut parts),
            span,
        }
    }

    fn union_item(&mut self, docs: Option<Docs>, node: Node<'_>) -> UnionItem {
        let span = self.span(&node);
        let (name, mut parts) = self.head(node);
        let by = take(&mut parts, Rule::by).map(|by| self.name(&expect_after_keyword(by)));
        let attributes = self.attributes(&mut parts);
        let mut variants = Vec::with_capacity(parts.len());
        self.previous = None;
        for part in parts {
            if part.as_rule() == Rule::variant {
                let start = part.as_span().start();
                variants.push(self.variant(part));
                self.previous = Some(start);
            } else {
                let span = self.broken(&part, Rule::variant);
                let name = self.broken_name(&part);
                variants.extend(name.map(|(name, _)| UnionVariant {
                    docs: None,
                    name,
                    ty: self.broken_type(span),
                    span,
                }));
            }
        }
        UnionItem {
            docs,
            name,
            by,
            attributes,
            variants,
            span,
        }
    }

    fn variant(&mut self, node: Node<'_>) -> UnionVariant {
        let mut span = self.span(&node);
        let mut parts = node.into_inner();
        let docs = take(&mut parts, Rule::docs).and_then(|docs| self.docs(&docs));
        let name = self.name(&expect(&mut parts));
        span.start = name.span.start;
        UnionVariant {
            docs,
            name,
            ty: self.ty(expect(&mut parts)),
            span,
        }
    }

    fn error_item(&mut self, docs: Option<Docs>, node: Node<'_>) -> ErrorItem {
        let span = self.span(&node);
        let (name, mut parts) = self.head(node);
        let details = take(&mut parts, Rule::params).map(|params| self.params(params));
        let block = take(&mut parts, Rule::block).map(|block| self.block(block));
        ErrorItem {
            docs,
            name,
            details,
            block,
            span,
        }
    }

    fn attributes(&mut self, parts: &mut Nodes<'_>) -> Vec<Attribute> {
        let mut attributes = Vec::new();
        while let Some(part) = take(parts, Rule::attribute) {
            attributes.reserve_exact(1);
            attributes.push(self.attribute(part));
        }
        attributes
    }
}
