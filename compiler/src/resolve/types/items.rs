//! The bodies of type declarations: `type`, `enum` and `union`.

use std::sync::Arc;

use foldhash::{HashMap, HashMapExt};

use super::attributes::{Declared, merged};
use crate::diagnostics::Finding;
use crate::ir::{
    Annotations, Member, ScalarKey, Type, TypeBody, TypeId, TypeKind, Union, Value, Variant,
};
use crate::resolve::codes::{BAD_LITERAL, DUPLICATE};
use crate::resolve::reader::Reader;
use crate::resolve::state::text;
use crate::resolve::wording::duplicate;
use crate::source::{FileId, Span, Text};
use crate::syntax::ast;

/// What a declaration says of its type.
pub(super) struct Filled {
    pub annotations: Annotations,
    pub body: TypeBody,
    pub schema: Option<Value>,
}

impl Reader<'_> {
    pub(super) fn type_item(&mut self, file: FileId, id: TypeId, tree: &ast::TypeItem) -> Filled {
        let mut declared = Declared::default();
        let plain = !tree.body.nullable && tree.body.attributes.is_empty();
        self.declaration_attributes(file, &tree.attributes, &mut declared);
        // `type A = { … }` and `type A { … }` are the same.
        let body = if let ast::TypeKind::Record(members) = &tree.body.kind
            && plain
        {
            TypeBody::Record(Arc::new(self.record(file, members)))
        } else {
            TypeBody::Alias {
                target: self.declared_as(file, &tree.body, &mut declared),
            }
        };
        let ty = match &body {
            TypeBody::Alias { target } => target.clone(),
            TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => {
                self.reference(id, tree.name.span)
            }
        };
        self.examples(&tree.name, &ty, &declared);
        let mut filled = Filled {
            annotations: declared.annotations,
            body,
            schema: merged(declared.schemas),
        };
        // An alias has its keywords where its other constraints are.
        if let TypeBody::Alias { target } = &mut filled.body
            && let Some(schema) = filled.schema.take()
        {
            let constraints = target.constraints.get_or_insert_default();
            Arc::make_mut(constraints).schemas.push(schema);
        }
        filled
    }

    pub(super) fn enum_item(&mut self, file: FileId, id: TypeId, tree: &ast::EnumItem) -> Filled {
        let mut declared = Declared::default();
        self.declaration_attributes(file, &tree.attributes, &mut declared);
        let mut members: Vec<Member> = Vec::new();
        let mut by_name: HashMap<Text, usize> = HashMap::new();
        let mut by_value: HashMap<Option<ScalarKey>, usize> = HashMap::new();
        for member in &tree.members {
            let value = match &member.value {
                None => Value::String(member.name.text.clone()),
                Some(value) => match &value.kind {
                    ast::ValueKind::String(text) => Value::String(text.clone()),
                    ast::ValueKind::Number(text) => Value::Number(text.clone()),
                    ast::ValueKind::Null
                    | ast::ValueKind::Bool(_)
                    | ast::ValueKind::List(_)
                    | ast::ValueKind::Object(_)
                    | ast::ValueKind::Path(_) => {
                        let message =
                            format!("member `{}` needs a text or a number", member.name.text);
                        let finding = Finding::new(&BAD_LITERAL, value.span, message)
                            .here("neither")
                            .help("write the value that travels in quotes: `done = \"DONE\"`");
                        self.add(finding);
                        Value::String(member.name.text.clone())
                    }
                },
            };
            if let Some(first) = by_name.get(&member.name.text).map(|at| &members[*at]) {
                duplicate("members", &member.name, first.place.span, self.findings);
                continue;
            }
            let key = ScalarKey::of(&value);
            if let Some(first) = by_value.get(&key).map(|at| &members[*at]) {
                let message = format!(
                    "`{}` and `{}` have one value on the wire",
                    first.name, member.name.text
                );
                let finding = Finding::new(&DUPLICATE, member.span, message)
                    .here(format!("this is {}, too", value.to_json()))
                    .related(first.place.span, "the first one");
                self.add(finding);
                continue;
            }
            let mut own = Declared::default();
            self.declaration_attributes(file, &member.attributes, &mut own);
            self.member_attributes(&member.attributes);
            by_name.insert(member.name.text.clone(), members.len());
            by_value.insert(key, members.len());
            members.push(Member {
                name: member.name.text.clone(),
                value,
                docs: text(&member.docs),
                annotations: own.annotations,
                place: self.place(member.name.span),
            });
        }
        if members.is_empty() && tree.members.is_empty() {
            let finding = Finding::new(
                &BAD_LITERAL,
                tree.name.span,
                format!("enum `{}` has no members", tree.name.text),
            )
            .here("no value can be valid")
            .help("give it at least one member");
            self.add(finding);
        }
        let ty = self.reference(id, tree.name.span);
        self.examples(&tree.name, &ty, &declared);
        Filled {
            annotations: declared.annotations,
            body: TypeBody::Enum { members },
            schema: merged(declared.schemas),
        }
    }

    pub(super) fn union_item(&mut self, file: FileId, id: TypeId, tree: &ast::UnionItem) -> Filled {
        let mut declared = Declared::default();
        self.declaration_attributes(file, &tree.attributes, &mut declared);
        let mut variants: Vec<Variant> = Vec::new();
        let mut known: HashMap<&Text, Span> = HashMap::new();
        for variant in &tree.variants {
            if let Some(first) = known.get(&variant.name.text) {
                duplicate("variants", &variant.name, *first, self.findings);
                continue;
            }
            known.insert(&variant.name.text, variant.name.span);
            variants.push(Variant {
                name: variant.name.text.clone(),
                ty: self.ty(file, &variant.ty),
                docs: text(&variant.docs),
                place: self.place(variant.name.span),
            });
        }
        if tree.variants.is_empty() {
            let message = format!("union `{}` has no variants", tree.name.text);
            let finding = Finding::new(&BAD_LITERAL, tree.name.span, message)
                .here("no value can be valid")
                .help("give it at least one variant: `text: string`");
            self.add(finding);
        }
        let ty = self.reference(id, tree.name.span);
        self.examples(&tree.name, &ty, &declared);
        Filled {
            annotations: declared.annotations,
            body: TypeBody::Union(Union {
                by: tree.by.as_ref().map(|name| name.text.clone()),
                variants,
            }),
            schema: merged(declared.schemas),
        }
    }

    fn reference(&self, id: TypeId, span: Span) -> Type {
        Type {
            kind: TypeKind::Named { id },
            constraints: None,
            docs: None,
            place: self.place(span),
        }
    }
}
