//! `anyOf` and `oneOf`: alternatives become unions if these distinguish values as the schema does.

use foldhash::{HashSet, HashSetExt};

use super::super::fits::same;
use super::super::report::NoteKind;
use super::super::types::{Body, Kind, Member, Record, Rest, Type, Types};
use super::super::{json, names};
use super::joined::joined;
use super::keys::{ANNOTATIONS, Keys};
use super::merge::{merged, size};
use super::presence::is_never;
use super::{Lowered, Reader};
use crate::ir::Value;

impl Reader<'_> {
    /// The alternatives of `keyword`, with the keywords beside them.
    pub(super) fn union(
        &mut self,
        value: &Value,
        keys: &Keys<'_>,
        keyword: &str,
        alternatives: &Value,
    ) -> Type {
        let Value::List(alternatives) = alternatives else {
            self.note(
                NoteKind::Repaired,
                format!("`{keyword}` is no list, and is left out"),
            );
            return self.plain(value, keys);
        };
        if alternatives.is_empty() {
            self.note(
                NoteKind::Repaired,
                format!("`{keyword}` is empty, and is left out"),
            );
            return self.plain(value, keys);
        }
        let base = json::without(value, keyword);
        let Value::Object(entries) = &base else {
            return Type::json();
        };
        let beside = Keys::of(entries);
        if beside.asserts_nothing() {
            if let Some(ty) = self.documented_members(alternatives) {
                return ty;
            }
            let mut ty = self.alternatives(keyword, alternatives);
            if matches!(keys.nullable, Some(Value::Bool(true))) {
                ty = ty.or_null();
            }
            return ty;
        }
        // What stands beside them holds for each alternative.
        let shared = assertions(entries);
        let shapes = alternatives.iter().all(says_more_than_presence);
        if shapes {
            let merged: Option<Vec<Value>> = alternatives
                .iter()
                .map(|alternative| {
                    let goes_on = self.work((size(&shared) + size(alternative)) / 8);
                    let resolved = self.resolved(alternative).filter(|_| goes_on)?;
                    merged(&shared, &resolved)
                })
                .collect();
            if let Some(merged) = merged {
                return self.alternatives(keyword, &merged);
            }
        }
        let ty = self.plain(&base, &beside);
        self.residual(
            ty,
            vec![(keyword.into(), Value::List(alternatives.clone()))],
        )
    }

    fn alternatives(&mut self, keyword: &str, alternatives: &[Value]) -> Type {
        let mut types = Vec::with_capacity(alternatives.len());
        // One that accepts nothing says nothing beside others.
        let has_others = alternatives
            .iter()
            .any(|alternative| !is_never(alternative));
        for (index, alternative) in alternatives.iter().enumerate() {
            if has_others && is_never(alternative) {
                let message = format!("alternative {index} of `{keyword}` accepts no value");
                self.note(NoteKind::Normalised, message);
                continue;
            }
            let ty = self.at(&[keyword, &index.to_string()], |reader| {
                let Lowered {
                    ty,
                    mut about,
                    default,
                } = reader.schema(alternative);
                // Titles of alternatives are names of types; those of null and the like say nothing.
                if let Kind::Named(_) | Kind::Null = ty.kind {
                    about.title = None;
                }
                reader.nameless(Lowered { ty, about, default })
            });
            types.push(ty);
        }
        self.settle_tag(keyword, &mut types);
        if keyword == "oneOf" {
            let mut steps = MOST_STEPS;
            let overlap = (0..types.len()).any(|late| {
                (0..late)
                    .any(|early| !disjoint(self.types, &types[early], &types[late], 8, &mut steps))
            });
            if overlap {
                let ty = joined(types);
                if matches!(ty.kind, Kind::Union(_)) && !ty.nullable {
                    return self.residual(
                        ty,
                        vec![(keyword.into(), Value::List(alternatives.to_vec()))],
                    );
                }
                self.note(
                    NoteKind::Escaped,
                    "its alternatives exclude each other, which no type says",
                );
                return self.escaped(&Value::Object(vec![(
                    keyword.into(),
                    Value::List(alternatives.to_vec()),
                )]));
            }
        }
        joined(types)
    }

    /// `oneOf: [{"const": "a", "description": "…"}, …]` is how schemas document members.
    fn documented_members(&mut self, alternatives: &[Value]) -> Option<Type> {
        let mut members = Vec::new();
        for alternative in alternatives {
            let Value::Object(entries) = alternative else {
                return None;
            };
            let known = entries.iter().all(|(keyword, _)| {
                matches!(
                    &**keyword,
                    "const" | "type" | "description" | "title" | "enum"
                )
            });
            let value = match (alternative.get("const"), alternative.get("enum")) {
                (Some(Value::String(value)), None) => value,
                (None, Some(Value::List(values))) => match &values[..] {
                    [Value::String(value)] => value,
                    _ => return None,
                },
                _ => return None,
            };
            if !known || !matches!(alternative.get("type"), None | Some(Value::String(_))) {
                return None;
            }
            let text = |keyword: &str| match alternative.get(keyword) {
                Some(Value::String(text)) => names::docs(text),
                _ => None,
            };
            members.push(Member {
                value: value.clone(),
                docs: text("description"),
                title: text("title").filter(|title| !names::says_the_same(title, value)),
            });
        }
        let mut seen = HashSet::new();
        let repeats = !members.iter().all(|member| seen.insert(&member.value));
        let told = members
            .iter()
            .any(|member| member.docs.is_some() || member.title.is_some());
        if repeats || !told || members.len() < 2 {
            return None;
        }
        let index = self.declare_here(Body::Enum(members));
        Some(Type::of(Kind::Named(index)))
    }
}

/// The assertions of a schema, without its metadata.
fn assertions(entries: &[(crate::source::Text, Value)]) -> Value {
    Value::Object(
        entries
            .iter()
            .filter(|(keyword, _)| !ANNOTATIONS.contains(&&**keyword) && !keyword.starts_with("x-"))
            .filter(|(keyword, _)| {
                !matches!(
                    &**keyword,
                    "$schema" | "$defs" | "definitions" | "$id" | "discriminator"
                )
            })
            .cloned()
            .collect(),
    )
}

/// Whether an alternative describes a value, rather than which keys are there.
fn says_more_than_presence(alternative: &Value) -> bool {
    let Value::Object(entries) = alternative else {
        return false;
    };
    entries.iter().any(|(keyword, _)| {
        matches!(
            &**keyword,
            "type"
                | "properties"
                | "$ref"
                | "enum"
                | "const"
                | "items"
                | "format"
                | "pattern"
                | "minLength"
                | "maxLength"
                | "minimum"
                | "maximum"
        )
    }) && !entries
        .iter()
        .any(|(keyword, _)| matches!(&**keyword, "not" | "if"))
}

/// The maximum number of compared pairs of types for one list of alternatives; the remaining pairs do not count as
/// disjoint.
const MOST_STEPS: usize = 1_000_000;

/// Whether certainly no value is valid for both.
fn disjoint(types: &Types, a: &Type, b: &Type, depth: usize, steps: &mut usize) -> bool {
    *steps = steps.saturating_sub(1);
    if *steps == 0 || depth == 0 || a.nullable && b.nullable {
        return false;
    }
    if a.nullable && matches!(b.kind, Kind::Null | Kind::Json)
        || b.nullable && matches!(a.kind, Kind::Null | Kind::Json)
    {
        return false;
    }
    for (one, other) in [(a, b), (b, a)] {
        if let Kind::Union(alternatives) = &one.kind {
            return alternatives
                .iter()
                .all(|ty| disjoint(types, ty, other, depth - 1, steps));
        }
        if let Kind::Named(index) = &one.kind
            && let Body::Alias(ty) = &types.decls[*index].body
        {
            return disjoint(types, ty, other, depth - 1, steps);
        }
    }
    match (class(types, a), class(types, b)) {
        (Some(left), Some(right)) if left != right => true,
        (Some("text" | "number" | "bool"), Some(_)) => {
            match (literals(types, a), literals(types, b)) {
                (Some(left), Some(right)) => {
                    *steps = steps.saturating_sub(left.len() * right.len());
                    *steps > 0
                        && !left
                            .iter()
                            .any(|value| right.iter().any(|other| same(value, other)))
                }
                _ => false,
            }
        }
        (Some("object"), Some("object")) => match (types.record_of(a), types.record_of(b)) {
            (Some(left), Some(right)) => records_disjoint(types, left, right, depth, steps),
            _ => false,
        },
        _ => false,
    }
}

/// The kind of JSON value that a type accepts, if it is only one.
fn class(types: &Types, ty: &Type) -> Option<&'static str> {
    Some(match &ty.kind {
        Kind::String | Kind::Bytes | Kind::Format(_) => "text",
        Kind::Int | Kind::Float => "number",
        Kind::Bool => "bool",
        Kind::Null => "null",
        Kind::List(_) | Kind::Tuple(..) => "list",
        Kind::Map(_) | Kind::Record(_) => "object",
        Kind::Literals(values) => {
            let word = |value: &Value| match value {
                Value::String(_) => "text",
                Value::Number(_) => "number",
                Value::Null | Value::Bool(_) | Value::List(_) | Value::Object(_) => "bool",
            };
            let first = word(values.first()?);
            return values
                .iter()
                .all(|value| word(value) == first)
                .then_some(first);
        }
        Kind::Named(index) => match &types.decls[*index].body {
            Body::Record(_) | Body::Tagged(..) => "object",
            Body::Enum(_) => "text",
            Body::Pending | Body::Alias(_) => return None,
        },
        Kind::Json | Kind::Union(_) => return None,
    })
}

fn literals(types: &Types, ty: &Type) -> Option<Vec<Value>> {
    if let Kind::Literals(values) = &ty.kind {
        return Some(values.clone());
    }
    match &types.decls[ty.kind.named()?].body {
        Body::Enum(members) => {
            let values = members.iter().map(|member| &member.value);
            Some(values.cloned().map(Value::String).collect())
        }
        Body::Alias(ty) => literals(types, ty),
        Body::Pending | Body::Record(_) | Body::Tagged(..) => None,
    }
}

fn records_disjoint(
    types: &Types,
    a: &Record,
    b: &Record,
    depth: usize,
    steps: &mut usize,
) -> bool {
    let required = |record: &Record, name: &str| {
        let mut fields = record.fields.iter();
        fields.any(|field| *field.name == *name && field.is_required())
    };
    *steps = steps.saturating_sub(a.fields.len() * b.fields.len());
    if *steps == 0 {
        return false;
    }
    // Where one of them requires the field, the other meets it, whether it requires it or not.
    let told_apart = a.fields.iter().any(|left| {
        let right = b.fields.iter().find(|right| right.name == left.name);
        right.is_some_and(|right| {
            (required(a, &left.name) || required(b, &left.name))
                && disjoint(types, &left.ty, &right.ty, depth - 1, steps)
        })
    });
    let needs_unknown = |one: &Record, other: &Record| {
        matches!(other.rest, Rest::Closed)
            && one.fields.iter().any(|field| {
                required(one, &field.name)
                    && !other.fields.iter().any(|known| known.name == field.name)
            })
    };
    told_apart || needs_unknown(a, b) || needs_unknown(b, a)
}
