//! Unions without names, their literals and their `null`.

use foldhash::{HashSet, HashSetExt};

use super::attributes::Declared;
use crate::diagnostics::Finding;
use crate::ir::{Place, ScalarKey, Type, TypeKind, Value};
use crate::resolve::codes::DUPLICATE;
use crate::resolve::reader::Reader;
use crate::source::{FileId, Text};
use crate::syntax::ast;

impl Reader<'_> {
    pub(super) fn union<'t>(
        &mut self,
        file: FileId,
        trees: &'t [ast::Type],
        place: Place,
        declared: &mut Declared<'t>,
    ) -> TypeKind {
        let mut alternatives: Vec<Type> = Vec::new();
        let mut literals: HashSet<Option<ScalarKey>> = HashSet::new();
        let mut or_null = false;
        for tree in trees {
            let ty = self.declared_as(file, tree, declared);
            if let TypeKind::Null = ty.kind {
                or_null = true;
                continue;
            }
            let ty = if let TypeKind::Nullable { inner } = ty.kind {
                or_null = true;
                *inner
            } else {
                ty
            };
            if let TypeKind::Union {
                alternatives: nested,
            } = ty.kind
            {
                alternatives.extend(nested);
            } else if let TypeKind::Literals { values } = ty.kind {
                self.add_literals(&mut alternatives, &mut literals, values, ty.place, ty.docs);
            } else {
                alternatives.push(ty);
            }
        }
        let kind = match alternatives.len() {
            0 => return TypeKind::Null,
            1 => {
                let only = alternatives.remove(0);
                if or_null {
                    return TypeKind::Nullable {
                        inner: Box::new(only),
                    };
                }
                declared.grouped = only.constraints;
                return only.kind;
            }
            _ => TypeKind::Union { alternatives },
        };
        if or_null {
            let inner = Type {
                kind,
                constraints: None,
                docs: None,
                place,
            };
            return TypeKind::Nullable {
                inner: Box::new(inner),
            };
        }
        kind
    }

    /// Merges literals into one alternative.
    fn add_literals(
        &mut self,
        alternatives: &mut Vec<Type>,
        seen: &mut HashSet<Option<ScalarKey>>,
        new: Vec<Value>,
        place: Place,
        docs: Option<Text>,
    ) {
        let known = alternatives.iter_mut().find_map(|ty| {
            if let TypeKind::Literals { values } = &mut ty.kind {
                Some(values)
            } else {
                None
            }
        });
        let Some(known) = known else {
            let kind = TypeKind::Literals { values: new };
            alternatives.push(Type {
                kind,
                constraints: None,
                docs,
                place,
            });
            return;
        };
        if seen.is_empty() {
            seen.extend(known.iter().map(ScalarKey::of));
        }
        for value in new {
            if !seen.insert(ScalarKey::of(&value)) {
                let message = format!("{} is among the alternatives already", value.to_json());
                self.findings
                    .add(Finding::new(&DUPLICATE, place.span, message).here("the second one"));
            } else {
                known.push(value);
            }
        }
    }
}
