//! T0215: defaults that fill in themselves.

use foldhash::{HashMap, HashMapExt};

use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::*;
use crate::named::Named;
use crate::source::Text;

code!(Error "T0215" "a default without an end" "endless_default.md");

fn check(design: &Design, findings: &mut Findings) {
    let fills = Fills::of(design);
    for cycle in fills.cycles() {
        let field = fills.fields[cycle[0]];
        let finding = Finding::new(
            &CODE,
            field.place.span,
            format!("the default of `{}` never ends", field.name),
        )
        .here(match cycle.len() {
            1 => format!(
                "it holds a record without `{}`, which is filled in",
                field.name
            ),
            _ => "it holds a record where a default is filled in that leads back here".to_owned(),
        })
        .help(format!(
            "write the key `{}` in the records of the default, or make the field optional with `?`",
            field.name
        ));
        findings.add(cycle[1..].iter().fold(finding, |finding, at| {
            finding.related(fills.fields[*at].place.span, "on the way")
        }));
    }
}

/// The fields that have defaults, and which of them each default leaves to be filled in.
struct Fills<'a> {
    design: &'a Design,
    fields: Vec<&'a Field>,
    numbers: HashMap<*const Field, usize>,
    next: Vec<Vec<usize>>,
}

impl<'a> Fills<'a> {
    fn of(design: &'a Design) -> Self {
        let mut fills = Self {
            design,
            fields: Vec::new(),
            numbers: HashMap::new(),
            next: Vec::new(),
        };
        // What leads back to itself is a declared type, or a part of one.
        for decl in &design.types {
            if let TypeBody::Record(record) = &decl.body {
                fills.add(record);
            }
        }
        walk::types(design, &mut |ty, _| {
            if let TypeKind::Record(record) = &ty.kind {
                fills.add(record);
            }
        });
        for at in 0..fills.fields.len() {
            let field = fills.fields[at];
            if let Presence::Defaulted { default } = &field.presence {
                let mut left = Vec::new();
                fills.left_out(default, &field.ty, &mut left);
                fills.next[at] = left;
            }
        }
        fills
    }

    fn add(&mut self, record: &'a Record) {
        for field in &record.fields {
            if let Presence::Defaulted { .. } = field.presence {
                self.numbers.insert(field, self.fields.len());
                self.fields.push(field);
                self.next.push(Vec::new());
            }
        }
    }

    /// The fields with defaults that a value leaves out somewhere.
    fn left_out(&self, value: &Value, ty: &'a Type, left: &mut Vec<usize>) {
        match (self.design.flat(ty).kind, value) {
            (TypeKind::List { items: inner }, Value::List(values)) => {
                for value in values {
                    self.left_out(value, inner, left);
                }
            }
            (TypeKind::Map { values: inner }, Value::Object(entries)) => {
                for (_, value) in entries {
                    self.left_out(value, inner, left);
                }
            }
            (TypeKind::Tuple { items, tail }, Value::List(values)) => {
                for (index, value) in values.iter().enumerate() {
                    if let Some(ty) = items.get(index).or(tail.as_deref()) {
                        self.left_out(value, ty, left);
                    }
                }
            }
            (TypeKind::Record(record), Value::Object(_)) => self.of_record(value, record, left),
            (TypeKind::Union { alternatives }, _) => {
                let taken = alternatives.iter().find(|ty| self.may_be(value, ty));
                if let Some(ty) = taken {
                    self.left_out(value, ty, left);
                }
            }
            (TypeKind::Named { id }, Value::Object(_)) => match &self.design[*id].body {
                TypeBody::Record(record) => self.of_record(value, record, left),
                TypeBody::Union(union) => {
                    let Some((variant, content)) = variant(union, value) else {
                        return;
                    };
                    self.left_out(content, &variant.ty, left);
                }
                TypeBody::Alias { .. } | TypeBody::Enum { .. } => {}
            },
            (_, _) => {}
        }
    }

    fn of_record(&self, value: &Value, record: &'a Record, left: &mut Vec<usize>) {
        let entries = entries(value);
        for field in &record.fields {
            let entry = entries.find(&field.name).map(|(_, value)| value);
            match (entry, &field.presence) {
                (Some(value), _) => self.left_out(value, &field.ty, left),
                (None, Presence::Defaulted { .. }) => {
                    left.extend(self.numbers.get(&std::ptr::from_ref(field)));
                }
                (None, Presence::Required { .. } | Presence::Optional { .. }) => {}
            }
        }
        if let (Rest::Typed { ty }, Value::Object(entries)) = (&record.rest, value) {
            let declared = Named::new(&record.fields, |field| &field.name);
            for (name, value) in entries {
                if !declared.has(name) {
                    self.left_out(value, ty, left);
                }
            }
        }
    }

    /// Whether an alternative accepts a value, judged by kinds, keys and literals.
    fn may_be(&self, value: &Value, ty: &'a Type) -> bool {
        let flat = self.design.flat(ty);
        match (flat.kind, value) {
            (_, Value::Null) => flat.nullable,
            (TypeKind::Json, _) => true,
            (TypeKind::Bool, Value::Bool(_)) => true,
            (TypeKind::Int | TypeKind::Float, Value::Number(_)) => true,
            (
                TypeKind::String | TypeKind::Bytes | TypeKind::Path | TypeKind::Format { .. },
                Value::String(_),
            ) => true,
            (TypeKind::Literals { values }, _) => values.contains(value),
            (TypeKind::List { items: inner }, Value::List(values)) => {
                values.iter().all(|value| self.may_be(value, inner))
            }
            (TypeKind::Map { values: inner }, Value::Object(entries)) => {
                entries.iter().all(|(_, value)| self.may_be(value, inner))
            }
            (TypeKind::Tuple { items, tail }, Value::List(values)) => {
                let (first, rest) = values.split_at(items.len().min(values.len()));
                let mut pairs = first.iter().zip(items);
                first.len() == items.len()
                    && (rest.is_empty() || tail.is_some())
                    && pairs.all(|(value, ty)| self.may_be(value, ty))
                    && tail
                        .iter()
                        .all(|tail| rest.iter().all(|value| self.may_be(value, tail)))
            }
            (TypeKind::Union { alternatives }, _) => {
                alternatives.iter().any(|ty| self.may_be(value, ty))
            }
            (TypeKind::Record(record), Value::Object(_)) => self.may_be_record(value, record, None),
            (TypeKind::Named { id }, _) => match (&self.design[*id].body, value) {
                (TypeBody::Record(record), Value::Object(_)) => {
                    self.may_be_record(value, record, None)
                }
                (TypeBody::Union(union), Value::Object(_)) => {
                    let Some((variant, content)) = variant(union, value) else {
                        return false;
                    };
                    let record = self.design.record_of(self.design.flat(&variant.ty).kind);
                    match (&union.by, record) {
                        (Some(by), Some(record)) => self.may_be_record(value, record, Some(by)),
                        (_, _) => self.may_be(content, &variant.ty),
                    }
                }
                (TypeBody::Enum { members }, _) => {
                    members.iter().any(|member| member.value == *value)
                }
                (TypeBody::Record(_) | TypeBody::Union(_) | TypeBody::Alias { .. }, _) => false,
            },
            (_, _) => false,
        }
    }

    /// `tag` is the key beside the fields of a variant.
    fn may_be_record(&self, value: &Value, record: &'a Record, tag: Option<&str>) -> bool {
        let Value::Object(entries) = value else {
            return false;
        };
        let fields = Named::new(&record.fields, |field| &field.name);
        let known = |name: &str| tag == Some(name) || fields.has(name);
        let closed = matches!(record.rest, Rest::Closed);
        let all_known = !closed || entries.iter().all(|(name, _)| known(name));
        let written = self::entries(value);
        all_known
            && record.fields.iter().all(|field| {
                let entry = written.find(&field.name).map(|(_, value)| value);
                match (entry, &field.presence) {
                    (Some(value), _) => self.may_be(value, &field.ty),
                    (None, Presence::Required { .. }) => false,
                    (None, Presence::Optional { .. } | Presence::Defaulted { .. }) => true,
                }
            })
    }

    /// Each cycle once.
    fn cycles(&self) -> Vec<Vec<usize>> {
        let mut done = vec![false; self.fields.len()];
        let mut cycles = Vec::new();
        for start in 0..self.fields.len() {
            // By hand: there may be more fields than the stack is deep.
            let mut path = vec![(start, 0)];
            while let Some((at, tried)) = path.last_mut() {
                let at = *at;
                let to = if done[at] {
                    None
                } else {
                    self.next[at].get(*tried).copied()
                };
                *tried += 1;
                let Some(to) = to else {
                    done[at] = true;
                    path.pop();
                    continue;
                };
                match path.iter().position(|(other, _)| *other == to) {
                    Some(first) => {
                        let mut cycle: Vec<usize> =
                            path[first..].iter().map(|(at, _)| *at).collect();
                        let least = (0..cycle.len()).min_by_key(|at| cycle[*at]).unwrap_or(0);
                        cycle.rotate_left(least);
                        cycles.push(cycle);
                        done[at] = true;
                    }
                    None if !done[to] => path.push((to, 0)),
                    None => {}
                }
            }
        }
        cycles
    }
}

/// The variant of a tagged union that an object names, and its value.
fn variant<'u, 'v>(union: &'u Union, value: &'v Value) -> Option<(&'u Variant, &'v Value)> {
    let (tag, content) = match &union.by {
        Some(by) => (value.get(by)?, value),
        None => (value.get("type")?, value.get("value")?),
    };
    let Value::String(tag) = tag else {
        return None;
    };
    let variant = union.variants.iter().find(|variant| variant.name == *tag)?;
    Some((variant, content))
}

/// The entries of an object, by key.
fn entries(value: &Value) -> Named<'_, (Text, Value)> {
    let entries = match value {
        Value::Object(entries) => &entries[..],
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::List(_) => &[],
    };
    Named::new(entries, |(key, _)| key)
}
