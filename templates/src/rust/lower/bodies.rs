//! The types of declarations, payloads and unions, with their fields and variants.

use std::borrow::Cow;
use std::sync::Arc;

use toolc_compiler::ir::{
    Field, Presence, Record, Rest, Side, Type, TypeBody, TypeId, TypeKind, Value,
};

use super::Module;
use super::item::{Body, Item, Member, RestShape, Variant, name_locals};
use super::shape::{Shape, format_name, scalar};
use crate::code::Code;
use crate::plan::checked::checked;
use crate::plan::docs::with_deprecation;
use crate::plan::parts::hint;
use crate::plan::recursion::not_null;
use crate::rust::idents::{self, Case, Scope};
use crate::rust::{docs, rustdoc, variants};

impl<'d> Module<'_, 'd> {
    /// The type of a declaration of this package.
    pub(in crate::rust) fn declare(&mut self, id: TypeId) {
        let decl = &self.names.design[id];
        let name = self.names.declared(id).to_owned();
        let mut docs = with_deprecation(
            decl.docs.as_deref(),
            decl.annotations.deprecated.as_deref(),
            rustdoc::contained,
        );
        if self.names.is_extern(id) {
            let form = format!(
                "What a {} is on the wire.\n\n{docs}",
                docs::code(self.names.ty(id))
            );
            docs = Cow::Owned(form.trim_end().to_owned());
        }
        let body = match &decl.body {
            TypeBody::Record(record) => self.record_body(&name, record, Some(id)),
            TypeBody::Enum { members } => {
                let docs = members
                    .iter()
                    .map(|member| {
                        let docs = with_deprecation(
                            member.docs.as_deref(),
                            member.annotations.deprecated.as_deref(),
                            rustdoc::contained,
                        );
                        (!docs.is_empty()).then_some(docs)
                    })
                    .collect();
                Body::Literals {
                    literals: self.names.variants(id).expect("it is an enum"),
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
                    let part = format!("{name}{}", ident.trim_end_matches('_'));
                    let shape = self.said(variant.docs.as_deref(), |module| {
                        module.shape(&variant.ty, &part, Some(id))
                    });
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
                TypeKind::Literals { values } => Body::Literals {
                    literals: self.names.variants(id).expect("literals are an enum"),
                    docs: values.iter().map(|_| None).collect(),
                },
                TypeKind::String
                | TypeKind::Int
                | TypeKind::Float
                | TypeKind::Bool
                | TypeKind::Bytes
                | TypeKind::Format { .. }
                | TypeKind::Path
                | TypeKind::Json
                | TypeKind::Null
                | TypeKind::List { .. }
                | TypeKind::Map { .. }
                | TypeKind::Tuple { .. }
                | TypeKind::Nullable { .. }
                | TypeKind::Named { .. }
                | TypeKind::Unknown => self.alias_body(id, &name, target),
            },
        };
        let table = self.names.table(id).to_owned();
        self.items.push(Item {
            name,
            table,
            docs,
            body,
            schema: decl
                .schema
                .as_ref()
                .map(|keywords| (self.names.keywords(id).to_owned(), keywords)),
            extras: self.names.extras(Some(id)),
        });
    }

    /// An alias of anything without a body of its own.
    fn alias_body(&mut self, id: TypeId, name: &str, target: &'d Type) -> Body<'d> {
        if !self.names.is_nominal(id) {
            return Body::Alias(Box::new(self.alias_shape(id, target)));
        }
        if let (true, Some(flat)) = (self.names.is_checked(id), checked(self.names.design, id)) {
            let mut shape = scalar(flat.kind);
            shape.limits = flat.constraints;
            return Body::Checked(Box::new(shape));
        }
        let mut shape = self.shape(not_null(target), name, Some(id));
        // What JSON Schema says of it is said where it is used.
        shape.limits.to_mut().schemas.clear();
        // So is that it may be null.
        shape.nullable = false;
        // One that stands for another one has a table of its own.
        self.narrow(&mut shape, target);
        Body::Newtype(Box::new(shape))
    }

    fn alias_shape(&mut self, id: TypeId, target: &'d Type) -> Shape<'d> {
        let name = self.names.ty(id).to_owned();
        let mut shape = self.shape(target, &name, Some(id));
        if self.names.design[id].annotations.secret && !shape.secret {
            shape.secret = true;
        }
        shape
    }

    /// A struct for a record that has no declaration: a payload, injected arguments, an error's details.
    pub(in crate::rust) fn add_record(
        &mut self,
        name: &str,
        label: &str,
        docs: String,
        record: &'d Record,
    ) {
        self.scope.reserve(name);
        let mut body = self.record_body(name, record, None);
        if let Body::Struct { label: here, .. } = &mut body {
            *here = label.to_owned();
        }
        self.push(name.to_owned(), Cow::Owned(docs), body);
    }

    /// A struct for the data that a tool gives beside its result: all of it may be left out.
    pub(in crate::rust) fn add_side(&mut self, name: &str, docs: String, side: &'d [Side]) {
        const PRESENCE: &Presence = &Presence::Optional { default: None };
        let idents = idents::all(
            Case::Snake,
            side.iter().map(|side| &*side.name),
            &mut Scope::default(),
        );
        let fields = side.iter().zip(idents).map(|(side, ident)| {
            let part = format!(
                "{name}{}",
                idents::plain(Case::Camel, &side.name).trim_end_matches('_')
            );
            let shape = self.said(None, |module| module.shape(&side.ty, &part, None));
            let maybe = shape.nullable;
            let rust = if maybe {
                Code::generic("toolrt::Maybe", vec![shape.inner_rust()])
            } else {
                Code::generic("Option", vec![shape.rust()])
            };
            Member {
                ident,
                local: String::new(),
                default_fn: String::new(),
                wire: &side.name,
                docs: None,
                shape,
                presence: PRESENCE,
                needs: &[],
                rust,
                maybe,
            }
        });
        let mut fields: Vec<Member<'d>> = fields.collect();
        name_locals(&mut fields);
        let body = Body::Struct {
            label: name.to_owned(),
            fields,
            rest: RestShape::Closed,
            hides_rest: false,
        };
        self.push(name.to_owned(), Cow::Owned(docs), body);
    }

    pub(super) fn record_body(
        &mut self,
        name: &str,
        record: &'d Record,
        owner: Option<TypeId>,
    ) -> Body<'d> {
        let mut scope = Scope::default();
        let idents = idents::all(
            Case::Snake,
            record.fields.iter().map(|field| &*field.name),
            &mut scope,
        );
        let fields = record.fields.iter().zip(idents);
        let mut fields: Vec<Member<'d>> = fields
            .map(|(field, ident)| self.member(name, field, ident, owner))
            .collect();
        let kept = (!matches!(record.rest, Rest::Closed))
            .then(|| scope.claim(Case::Snake, "rest".to_owned(), "rest"));
        name_locals(&mut fields);
        let rest = match &record.rest {
            Rest::Closed => RestShape::Closed,
            Rest::Open => RestShape::Open {
                ident: kept.unwrap_or_default(),
            },
            Rest::Typed { ty } => {
                let part = format!("{name}Rest");
                let shape = self.said(None, |module| module.shape(ty, &part, owner));
                RestShape::Kept {
                    ident: kept.unwrap_or_default(),
                    shape: Box::new(shape),
                }
            }
        };
        let design = self.names.design;
        let mut declared = record.fields.iter();
        let hides_rest = !matches!(record.rest, Rest::Closed)
            && declared.any(|field| design.hides_values(field));
        Body::Struct {
            label: name.to_owned(),
            fields,
            rest,
            hides_rest,
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
        let mut shape = self.said(field.docs.as_deref(), |module| {
            module.shape(&field.ty, &part, owner)
        });
        if field.annotations.secret && !shape.secret {
            shape.secret = true;
        }
        let optional = matches!(field.presence, Presence::Optional { .. });
        let maybe = optional && shape.nullable;
        let rust = match (optional, shape.nullable) {
            (true, true) => Code::generic("toolrt::Maybe", vec![shape.inner_rust()]),
            (true, false) => Code::generic("Option", vec![shape.rust()]),
            (false, _) => shape.rust(),
        };
        let docs = with_deprecation(
            field.docs.as_deref().or(field.ty.docs.as_deref()),
            field.annotations.deprecated.as_deref(),
            rustdoc::contained,
        );
        let docs = (!docs.is_empty()).then_some(docs);
        Member {
            ident,
            local: String::new(),
            default_fn: String::new(),
            wire: &field.name,
            docs,
            shape,
            presence: &field.presence,
            needs: &field.annotations.needs,
            rust,
            maybe,
        }
    }

    pub(super) fn union_body(
        &mut self,
        name: &str,
        alternatives: &'d [Type],
        owner: Option<TypeId>,
    ) -> Body<'d> {
        let hints: Vec<String> = alternatives
            .iter()
            .map(|ty| hint(self.names, ty, format_name))
            .collect();
        let idents = idents::all(
            Case::Variant,
            hints.iter().map(String::as_str),
            &mut Scope::default(),
        );
        let variants = alternatives.iter().zip(idents).map(|(ty, ident)| {
            let part = format!("{name}{}", ident.trim_end_matches('_'));
            let shape = self.said(None, |module| module.shape(ty, &part, owner));
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

    /// Lowers a place of which this is said.
    pub(in crate::rust) fn said<T>(
        &mut self,
        docs: Option<&'d str>,
        lower: impl FnOnce(&mut Self) -> T,
    ) -> T {
        self.said_of(docs.unwrap_or_default().into(), lower)
    }

    /// See [`Self::said`].
    pub(in crate::rust) fn said_of<T>(
        &mut self,
        docs: Cow<'d, str>,
        lower: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let around = std::mem::replace(&mut self.about, docs);
        let lowered = lower(self);
        self.about = around;
        lowered
    }

    pub(super) fn push(&mut self, name: String, docs: Cow<'d, str>, body: Body<'d>) {
        let table = self.claim_static(&idents::screaming(&name));
        self.items.push(Item {
            name,
            table,
            docs,
            body,
            schema: None,
            extras: self.names.extras(None),
        });
    }
}

pub(super) fn literals_body(values: &[Value]) -> Body<'_> {
    Body::Literals {
        literals: Arc::new(variants::of_literals(values)),
        docs: values.iter().map(|_| None).collect(),
    }
}
