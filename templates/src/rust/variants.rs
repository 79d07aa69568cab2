//! The variants of enums: of those that are declared, of literals, and of errors.

use toolc_compiler::ir::{Design, ErrorId, TypeBody, TypeKind, Value};

use super::idents::{self, Case, Scope};
use crate::plan::literals::Literals;
use crate::plan::recursion::not_null;

/// The variants of a declared type, if it is an enum in Rust.
pub(super) fn of_type(body: &TypeBody) -> Option<Literals> {
    match body {
        TypeBody::Enum { members } => {
            let variants = idents::all(
                Case::Variant,
                members.iter().map(|member| &*member.name),
                &mut Scope::default(),
            );
            let values = members.iter().map(|member| &member.value);
            Some(Literals::new(values, variants))
        }
        TypeBody::Alias { target } => {
            let TypeKind::Literals { values } = &not_null(target).kind else {
                return None;
            };
            Some(of_literals(values))
        }
        TypeBody::Record(_) | TypeBody::Union(_) => None,
    }
}

/// The variants that stand for literals.
pub(super) fn of_literals(values: &[Value]) -> Literals {
    let names: Vec<String> = values
        .iter()
        .map(|value| match value {
            Value::String(text) => text.to_string(),
            Value::Number(text) => text.replace('.', " point "),
            other @ (Value::Null | Value::Bool(_) | Value::List(_) | Value::Object(_)) => {
                crate::schema::text_of(other)
            }
        })
        .collect();
    let variants = idents::all(
        Case::Variant,
        names.iter().map(String::as_str),
        &mut Scope::default(),
    );
    Literals::new(values.iter(), variants)
}

/// The variants of the errors of a tool or method, beside the one of everything that is not declared.
pub(super) fn of_errors(design: &Design, errors: &[ErrorId]) -> Vec<String> {
    let mut scope = Scope::default();
    scope.reserve("Internal");
    let names = errors.iter().map(|id| &*design[*id].name);
    idents::all(Case::Variant, names, &mut scope)
}
