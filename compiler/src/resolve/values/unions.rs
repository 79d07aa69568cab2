//! Untagged unions: the first alternative that accepts the value is used; if none does, the closest one reports why.

use super::{Checker, kind_of};
use crate::diagnostics::Finding;
use crate::ir::{Type, TypeBody, TypeKind, Value};
use crate::resolve::codes_values::WRONG_KIND;
use crate::resolve::fit::peel;
use crate::resolve::spell::expected;
use crate::syntax::ast::{self, ValueKind};

/// The result of a value as one of the alternatives.
#[derive(Debug, Clone)]
pub(super) struct Tried {
    value: Value,
    found: Vec<Finding>,
}

/// Unions that are nested deeper accept nothing.
const DEEPEST: usize = 64;

impl<'a> Checker<'a> {
    pub(super) fn union(
        &mut self,
        value: &'a ast::Value,
        alternatives: &'a [Type],
        kind: &TypeKind,
    ) -> Value {
        let mut closest: Option<((bool, usize), Tried)> = None;
        for alternative in alternatives {
            if !self.may_be(value, alternative) {
                continue;
            }
            let Some(tried) = self.tried(value, alternative) else {
                continue;
            };
            if tried.found.is_empty() {
                return tried.value;
            }
            let distance = (!self.tags_match(value, alternative), tried.found.len());
            if closest.as_ref().is_none_or(|(best, _)| distance < *best) {
                closest = Some((distance, tried));
            }
        }
        if let Some((_, tried)) = closest {
            self.found.extend(tried.found);
            return tried.value;
        }
        if matches!(value.kind, ValueKind::Path(_)) {
            return self.wrong_kind(value, kind);
        }
        let message = format!("{} must be {}", self.place(), expected(self.design, kind));
        self.add(
            &WRONG_KIND,
            value.span,
            message,
            &format!("this is {}", kind_of(value)),
        );
        super::free(value, &mut Vec::new())
    }

    /// `None` if the union is recursive without progress: then nothing is ever accepted.
    fn tried(&mut self, value: &'a ast::Value, alternative: &'a Type) -> Option<Tried> {
        let key = (std::ptr::from_ref(value), std::ptr::from_ref(alternative));
        if let Some(tried) = self.tried.get(&key) {
            return tried.clone();
        }
        if self.unions >= DEEPEST {
            return None;
        }
        self.tried.insert(key, None);
        self.unions += 1;
        let before = std::mem::take(&mut self.found);
        let resolved = self.value(value, alternative);
        let found = std::mem::replace(&mut self.found, before);
        self.unions -= 1;
        let tried = Tried {
            value: resolved,
            found,
        };
        self.tried.insert(key, Some(tried.clone()));
        Some(tried)
    }

    /// Whether the kind of a value is one that an alternative has.
    fn may_be(&self, value: &ast::Value, alternative: &Type) -> bool {
        let (kind, nullable) = peel(self.design, alternative);
        match (&value.kind, kind) {
            (_, TypeKind::Union { .. } | TypeKind::Json | TypeKind::Unknown) => true,
            (ValueKind::Null, _) => nullable,
            (ValueKind::Bool(_), TypeKind::Bool) => true,
            (ValueKind::Number(_), TypeKind::Int | TypeKind::Float) => true,
            (
                ValueKind::String(_),
                TypeKind::String | TypeKind::Bytes | TypeKind::Format { .. } | TypeKind::Path,
            ) => true,
            (ValueKind::List(_), TypeKind::List { .. } | TypeKind::Tuple { .. }) => true,
            (ValueKind::Object(_), TypeKind::Map { .. } | TypeKind::Record(_)) => true,
            (written, TypeKind::Literals { values }) => {
                values.iter().any(|literal| same_kind(written, literal))
            }
            (written, TypeKind::Named { id }) => match &self.design[*id].body {
                TypeBody::Record(_) | TypeBody::Union(_) => matches!(written, ValueKind::Object(_)),
                TypeBody::Enum { members } => {
                    matches!(written, ValueKind::Path(_))
                        || members
                            .iter()
                            .any(|member| same_kind(written, &member.value))
                }
                TypeBody::Alias { .. } => true,
            },
            _ => false,
        }
    }

    /// Whether the literal fields of a record, which distinguish the alternatives, have the required values.
    fn tags_match(&self, value: &ast::Value, alternative: &Type) -> bool {
        let (ValueKind::Object(entries), kind) = (&value.kind, peel(self.design, alternative).0)
        else {
            return false;
        };
        let Some(record) = self.design.record_of(kind) else {
            return false;
        };
        let mut tags = record.fields.iter().filter_map(|field| {
            if let TypeKind::Literals { values } = peel(self.design, &field.ty).0 {
                Some((&field.name, values))
            } else {
                None
            }
        });
        let mut any = false;
        let all = tags.all(|(name, values)| {
            any = true;
            let entry = entries.iter().find(|entry| entry.name.text == *name);
            entry.is_none_or(|entry| {
                let written = &entry.value.kind;
                if let ValueKind::String(text) = written {
                    values.iter().any(|literal| literal.text() == Some(text))
                } else {
                    values.iter().any(|literal| same_kind(written, literal))
                }
            })
        });
        any && all
    }
}

fn same_kind(written: &ValueKind, literal: &Value) -> bool {
    matches!(
        (written, literal),
        (ValueKind::Bool(_), Value::Bool(_))
            | (ValueKind::Number(_), Value::Number(_))
            | (ValueKind::String(_) | ValueKind::Path(_), Value::String(_))
    )
}
