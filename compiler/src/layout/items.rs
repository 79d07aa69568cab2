//! The declarations at the top of a file.

use super::places::Placed;
use super::styles::{BLOCK, BODY, BRACES};
use super::writer::Writer;
use crate::syntax::ast::{EnumItem, ErrorItem, Item, Package, TypeItem, TypeKind, UnionItem, Use};

impl Writer<'_> {
    pub(super) fn package(&mut self, package: &Package) {
        self.put("package ");
        self.path(&package.path);
    }

    pub(super) fn use_line(&mut self, line: &Use) {
        self.put("use ");
        self.path(&line.path);
        if let Some(names) = &line.names {
            let open = self.find(b'{', line.path.span.end as usize);
            let close = self.find(b'}', names.last().map_or(open, Placed::end));
            self.put(" ");
            self.list(&BRACES, (open, close), names, Self::name);
        }
        if let Some(alias) = &line.alias {
            self.put(" as ");
            self.name(alias);
        }
    }

    /// A declaration without its doc comment.
    pub(super) fn declaration(&mut self, item: &Item) {
        match item {
            Item::Type(item) => self.type_item(item),
            Item::Enum(item) => self.enum_item(item),
            Item::Union(item) => self.union_item(item),
            Item::Error(item) => self.error_item(item),
            Item::Service(container) => self.container("service ", container),
            Item::Toolset(container) => self.container("toolset ", container),
            Item::Junk(junk) => self.copy(junk.span),
        }
    }

    fn type_item(&mut self, item: &TypeItem) {
        self.put("type ");
        self.name(&item.name);
        self.attributes(&item.attributes);
        let body = &item.body;
        match &body.kind {
            TypeKind::Record(members)
                if !body.nullable && body.attributes.is_empty() && body.docs.is_none() =>
            {
                self.put(" ");
                self.fields(&BODY, (body.start(), body.end() - 1), members);
            }
            TypeKind::Record(_)
            | TypeKind::Name(_)
            | TypeKind::List(_)
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Union(_)
            | TypeKind::Group(_)
            | TypeKind::Literal(_) => {
                self.put(" =");
                self.barred_type(body);
            }
        }
    }

    fn enum_item(&mut self, item: &EnumItem) {
        self.put("enum ");
        self.name(&item.name);
        self.attributes(&item.attributes);
        self.put(" ");
        let head = item
            .attributes
            .last()
            .map_or(item.name.span, |last| last.span);
        let open = self.find(b'{', head.end as usize);
        self.list(
            &BLOCK,
            (open, item.span.end as usize - 1),
            &item.members,
            |writer, member| {
                writer.key(&member.name);
                if let Some(value) = &member.value {
                    writer.put(" = ");
                    writer.value(value);
                }
                writer.attributes(&member.attributes);
            },
        );
    }

    fn union_item(&mut self, item: &UnionItem) {
        self.put("union ");
        self.name(&item.name);
        if let Some(by) = &item.by {
            self.put(" by ");
            self.name(by);
        }
        self.attributes(&item.attributes);
        self.put(" ");
        let head = item.by.as_ref().map_or(item.name.span, |by| by.span);
        let head = item.attributes.last().map_or(head, |last| last.span);
        let open = self.find(b'{', head.end as usize);
        self.list(
            &BLOCK,
            (open, item.span.end as usize - 1),
            &item.variants,
            |writer, variant| {
                writer.key(&variant.name);
                writer.put(":");
                writer.barred_type(&variant.ty);
            },
        );
    }

    fn error_item(&mut self, item: &ErrorItem) {
        self.put("error ");
        self.name(&item.name);
        if let Some(details) = &item.details {
            self.params(details);
        }
        self.body(item.block.as_ref());
    }
}
