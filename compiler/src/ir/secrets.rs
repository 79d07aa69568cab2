//! What a design declares secret, and which of its values no document may show.

use super::arguments::Part;
use super::{Design, Field, Presence, Tool, Type, TypeBody, TypeId, TypeKind, Value};

impl Design {
    /// Whether the arguments of a tool contain a secret anywhere.
    pub fn hides_arguments(&self, tool: &Tool) -> bool {
        let declared = tool.payload.declared;
        let mut found = declared.is_some_and(|id| self.is_secret(id));
        self.visit_arguments(tool, &mut |part| found |= self.is_secret_part(part));
        found
    }

    /// Whether a type contains a secret anywhere.
    pub fn contains_secrets(&self, ty: &Type) -> bool {
        let mut found = false;
        self.visit_type(ty, &mut |part| found |= self.is_secret_part(part));
        found
    }

    /// The default of a field as documents may show it: not if the field contains a secret.
    pub fn shown_default<'a>(&self, field: &'a Field) -> Option<&'a Value> {
        let default = match &field.presence {
            Presence::Required { default } | Presence::Optional { default } => default.as_deref(),
            Presence::Defaulted { default } => Some(&**default),
        };
        default.filter(|_| !self.hides_values(field))
    }

    /// The examples of a field as documents may show them.
    pub fn shown_examples<'a>(&self, field: &'a Field) -> &'a [Value] {
        let examples = &field.annotations.examples;
        match examples.is_empty() || self.hides_values(field) {
            true => &[],
            false => examples,
        }
    }

    /// The examples of a declared type as documents may show them.
    pub fn shown_examples_of(&self, id: TypeId) -> &[Value] {
        let examples = &self[id].annotations.examples;
        let hides = || {
            let mut found = self.is_secret(id);
            let mut visit = |part: Part<'_>| found |= self.is_secret_part(part);
            match &self[id].body {
                TypeBody::Record(record) => self.visit_parts(record, Some(id), &mut visit),
                TypeBody::Alias { target } => self.visit_type(target, &mut visit),
                TypeBody::Union(union) => {
                    let variants = union.variants.iter();
                    variants.for_each(|variant| self.visit_type(&variant.ty, &mut visit));
                }
                TypeBody::Enum { .. } => {}
            }
            found
        };
        match examples.is_empty() || hides() {
            true => &[],
            false => examples,
        }
    }

    /// Whether a field contains a secret anywhere.
    pub fn hides_values(&self, field: &Field) -> bool {
        field.annotations.secret || self.contains_secrets(&field.ty)
    }

    fn is_secret_part(&self, part: Part<'_>) -> bool {
        match part {
            Part::Field(field) => field.annotations.secret,
            Part::Type(ty) => {
                let mut limits = ty.constraints.iter();
                limits.any(|limits| limits.schemas.iter().any(marks_secrets))
                    || matches!(ty.kind, TypeKind::Named { id } if self.is_secret(id))
            }
        }
    }

    fn is_secret(&self, id: TypeId) -> bool {
        let decl = &self[id];
        decl.annotations.secret || decl.schema.as_ref().is_some_and(marks_secrets)
    }
}

/// Whether keywords of JSON Schema mark parts of values as secret.
fn marks_secrets(keywords: &Value) -> bool {
    match keywords {
        Value::Object(entries) => entries
            .iter()
            .any(|(key, member)| &**key == "writeOnly" || marks_secrets(member)),
        Value::List(items) => items.iter().any(marks_secrets),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}
