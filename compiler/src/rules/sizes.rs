//! The sizes of the schema of a tool's arguments that providers limit.

use super::arguments::{self, Part};
use crate::ir::{Design, Field, Presence, Tool, Type, TypeKind, Value};
use crate::providers::Sizes;

/// The counts of one tool, or of several together.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(super) struct Measured {
    properties: usize,
    levels: usize,
    enum_values: usize,
    characters: usize,
    optional: usize,
    unions: usize,
}

/// One count that is beyond its limit.
pub(super) struct Excess {
    count: usize,
    noun: &'static str,
    /// The limit.
    pub most: usize,
}

impl Excess {
    /// `24 optional arguments`
    pub fn what(&self) -> String {
        format!("{} {}", self.count, self.noun)
    }
}

impl Measured {
    /// Counts the arguments of a tool.
    pub fn of(design: &Design, tool: &Tool) -> Self {
        let mut all = Self::default();
        arguments::parts(design, tool, &mut |part, spot| {
            all.levels = all.levels.max(spot.level);
            match part {
                Part::Field(field) => all.field(design, field),
                Part::Tag(name) => {
                    all.properties += 1;
                    all.enum_values += 1;
                    all.characters += name.chars().count();
                }
                Part::Members(members) => {
                    members.iter().for_each(|member| all.value(&member.value));
                }
                Part::Type(ty) => {
                    if let TypeKind::Literals { values } = &ty.kind {
                        values.iter().for_each(|value| all.value(value));
                    }
                }
                Part::Declared(decl) => all.characters += decl.name.chars().count(),
                Part::Object(..) | Part::Again(_) => {}
            }
        });
        all
    }

    /// Adds those of another tool in the same request.
    pub fn add(&mut self, other: Self) {
        self.properties += other.properties;
        self.levels = self.levels.max(other.levels);
        self.enum_values += other.enum_values;
        self.characters += other.characters;
        self.optional += other.optional;
        self.unions += other.unions;
    }

    /// The exceeded limit.
    pub fn beyond(&self, most: &Sizes) -> Vec<Excess> {
        [
            (self.properties, most.properties, "properties"),
            (self.levels, most.levels, "levels of objects"),
            (self.enum_values, most.enum_values, "values of enums"),
            (
                self.characters,
                most.characters,
                "characters of names and values",
            ),
            (self.optional, most.optional, "optional arguments"),
            (self.unions, most.unions, "arguments of several types"),
        ]
        .into_iter()
        .filter_map(|(count, most, noun)| {
            let most = most.filter(|most| count > *most)?;
            Some(Excess { count, noun, most })
        })
        .collect()
    }

    fn field(&mut self, design: &Design, field: &Field) {
        self.properties += 1;
        self.characters += field.name.chars().count();
        self.optional += usize::from(!matches!(field.presence, Presence::Required { .. }));
        self.unions += usize::from(is_union(design, &field.ty));
    }

    fn value(&mut self, value: &Value) {
        self.enum_values += 1;
        self.characters += match value {
            Value::String(text) | Value::Number(text) => text.chars().count(),
            Value::Null | Value::Bool(_) | Value::List(_) | Value::Object(_) => 0,
        };
    }
}

/// Whether a schema has `anyOf`.
fn is_union(design: &Design, ty: &Type) -> bool {
    let flat = design.flat(ty);
    let untagged = matches!(flat.kind, TypeKind::Union { .. });
    untagged
        || design.union_of(flat.kind).is_some()
        || flat.nullable && !matches!(flat.kind, TypeKind::Null)
}
