//! Random values of a type, valid by construction.

mod known;
mod numbers;
mod scalars;

use std::sync::Arc;

use toolc_compiler::ir::{
    Constraints, Design, Flat, Format, Payload, Presence, Record, Rest, Type, TypeBody, TypeKind,
    Union, Value,
};

use crate::random::Random;

use known::Known;
pub use numbers::Numbers;
pub use scalars::{NEVER, PATTERNS, WIDE_PATTERNS, json, never_schema, of_format, texts};

/// What types of a design have values, and how deep the smallest of them nest.
#[derive(Debug)]
pub struct Values<'d> {
    design: &'d Design,
    /// By type; [`ENDLESS`] where there is none.
    heights: Vec<u32>,
}

const ENDLESS: u32 = u32::MAX;

/// How deep values may go before the smallest are taken.
const DEPTH: u32 = 4;

impl<'d> Values<'d> {
    /// The values of a design's types.
    pub fn new(design: &'d Design) -> Self {
        Self::below(design, design.types.len())
    }

    /// The values that hold none of a type from `end` on.
    pub fn below(design: &'d Design, end: usize) -> Self {
        let mut values = Self {
            design,
            heights: vec![ENDLESS; design.types.len()],
        };
        loop {
            let mut settled = true;
            for (index, decl) in design.types.iter().enumerate().take(end) {
                let height = match &decl.body {
                    TypeBody::Record(record) => values.record_height(record),
                    TypeBody::Alias { target } => values.height(target),
                    TypeBody::Enum { .. } => 0,
                    TypeBody::Union(union) => {
                        let variants = union
                            .variants
                            .iter()
                            .map(|variant| values.height(&variant.ty));
                        variants.min().unwrap_or(ENDLESS).saturating_add(1)
                    }
                };
                if height < values.heights[index] {
                    values.heights[index] = height;
                    settled = false;
                }
            }
            if settled {
                return values;
            }
        }
    }

    /// A value of a type; `None` where it has none, or none that can be found here.
    pub fn value(&self, random: &mut Random, ty: &Type) -> Option<Value> {
        self.at(random, ty, DEPTH, false)
    }

    /// A small value of a type.
    pub fn small(&self, random: &mut Random, ty: &Type) -> Option<Value> {
        self.at(random, ty, 1, false)
    }

    /// A value of a record.
    pub fn record(&self, random: &mut Random, record: &Record) -> Option<Value> {
        self.object(random, record, DEPTH).map(Value::Object)
    }

    /// Whether what [`value`](Self::value) makes of a type is valid: nothing here reads a `@schema` of somebody else's.
    pub fn are_valid(&self, ty: &Type) -> bool {
        Known::new(self.design).of(ty)
    }

    /// The same, of what [`record`](Self::record) makes of a payload.
    pub fn are_valid_payloads(&self, payload: &Payload) -> bool {
        let mut known = Known::new(self.design);
        match payload.declared {
            Some(id) => known.of_declared(id),
            None => known.of_record(&payload.record),
        }
    }

    fn at(&self, random: &mut Random, ty: &Type, depth: u32, canonical: bool) -> Option<Value> {
        let flat = self.design.flat(ty);
        if flat.nullable && (depth == 0 || random.chance(20)) {
            return Some(Value::Null);
        }
        // Lists and maps of what is left out have height all the same: they may be empty.
        let named = if let TypeKind::Named { id } = flat.kind {
            Some(id)
        } else {
            None
        };
        let mut behind = flat.aliases.iter().chain(named);
        let value = if behind.all(|id| self.heights[id.0 as usize] != ENDLESS) {
            self.not_null(random, &flat, depth, canonical)
        } else {
            None
        };
        if value.is_none() && flat.nullable {
            Some(Value::Null)
        } else {
            value
        }
    }

    fn not_null(
        &self,
        random: &mut Random,
        flat: &Flat<'_>,
        depth: u32,
        canonical: bool,
    ) -> Option<Value> {
        let below = depth.saturating_sub(1);
        Some(match flat.kind {
            TypeKind::String => text(random, texts(&flat.constraints, None))?,
            TypeKind::Path => {
                let mut found = texts(&flat.constraints, None);
                found.retain(|text| !text.contains('\0'));
                text(random, found)?
            }
            TypeKind::Format {
                format: Format::Decimal,
            } if is_limited(&flat.constraints) => {
                Value::String(Numbers::of(&flat.constraints, false)?.pick(random).into())
            }
            TypeKind::Format { format } => {
                text(random, texts(&flat.constraints, Some(of_format(*format))))?
            }
            TypeKind::Bytes => Value::String(scalars::base64(random, canonical).into()),
            TypeKind::Int => {
                Value::Number(Numbers::of(&flat.constraints, true)?.pick(random).into())
            }
            TypeKind::Float => {
                let number = if is_limited(&flat.constraints) {
                    Numbers::of(&flat.constraints, false)?.pick(random)
                } else {
                    scalars::float(random)
                };
                Value::Number(number.into())
            }
            TypeKind::Bool => Value::Bool(random.chance(50)),
            TypeKind::Null => Value::Null,
            TypeKind::Json => json(random, below.min(2)),
            TypeKind::Literals { values } => random.pick(values).clone(),
            TypeKind::List { items } => {
                let bounds = flat.constraints.items.unwrap_or_default();
                let count = self.count(random, bounds.min, bounds.max, depth)?;
                Value::List(self.items(
                    random,
                    items,
                    count,
                    bounds.min.unwrap_or(0) as usize,
                    flat.constraints.unique,
                    below,
                )?)
            }
            TypeKind::Map { values } => {
                let bounds = flat.constraints.entries.unwrap_or_default();
                let count = self.count(random, bounds.min, bounds.max, depth)?;
                let mut entries: Vec<(Arc<str>, Value)> = Vec::new();
                for index in 0..count {
                    let key = match random.below(3) {
                        0 => format!("k{index}"),
                        1 => format!("{index} 🎉\""),
                        _ => format!("ключ{index}"),
                    };
                    match self.at(random, values, below, false) {
                        Some(value) => entries.push((key.into(), value)),
                        None if bounds.min.unwrap_or(0) == 0 => break,
                        None => return None,
                    }
                }
                Value::Object(entries)
            }
            TypeKind::Tuple { items, tail } => {
                self.tuple(random, flat, items, tail.as_deref(), depth)?
            }
            TypeKind::Record(record) => Value::Object(self.object(random, record, depth)?),
            TypeKind::Union { alternatives } => {
                let chosen = self.chosen(random, alternatives.iter(), depth)?;
                self.at(random, chosen, depth, canonical)?
            }
            TypeKind::Named { id } => {
                if self.heights[id.0 as usize] == ENDLESS {
                    return None;
                }
                match &self.design[*id].body {
                    TypeBody::Record(record) => Value::Object(self.object(random, record, depth)?),
                    TypeBody::Enum { members } => random.pick(members).value.clone(),
                    TypeBody::Union(union) => self.tagged(random, union, depth)?,
                    TypeBody::Alias { target } => self.at(random, target, depth, canonical)?,
                }
            }
            TypeKind::Nullable { inner } => self.at(random, inner, depth, canonical)?,
            TypeKind::Unknown => return None,
        })
    }

    fn items(
        &self,
        random: &mut Random,
        ty: &Type,
        count: usize,
        min: usize,
        unique: bool,
        depth: u32,
    ) -> Option<Vec<Value>> {
        let count = if unique && !self.is_plain(ty) {
            count.min(1)
        } else {
            count
        };
        let mut items: Vec<Value> = Vec::new();
        for _ in 0..count * 3 {
            if items.len() == count {
                break;
            }
            let Some(item) = self.at(random, ty, depth, unique) else {
                break;
            };
            if !unique || !items.contains(&item) {
                items.push(item);
            }
        }
        (items.len() >= min).then_some(items)
    }

    fn tuple(
        &self,
        random: &mut Random,
        flat: &Flat<'_>,
        items: &[Type],
        tail: Option<&Type>,
        depth: u32,
    ) -> Option<Value> {
        let below = depth.saturating_sub(1);
        let unique = flat.constraints.unique;
        if unique && !items.iter().chain(tail).all(|ty| self.is_plain(ty)) {
            return None;
        }
        let bounds = flat.constraints.items.unwrap_or_default();
        'attempt: for _ in 0..20 {
            let more = match tail {
                Some(_) => self.count(
                    random,
                    Some(bounds.min.unwrap_or(0).saturating_sub(items.len() as u64)),
                    bounds.max.map(|max| max.saturating_sub(items.len() as u64)),
                    depth,
                )?,
                None => 0,
            };
            let least = items.len().max(bounds.min.unwrap_or(0) as usize);
            let types = items.iter().chain(tail.into_iter().cycle().take(more));
            let mut found: Vec<Value> = Vec::new();
            for ty in types {
                match self.at(random, ty, below, unique) {
                    Some(item) if unique && found.contains(&item) => continue 'attempt,
                    Some(item) => found.push(item),
                    None if found.len() >= least => break,
                    None => return None,
                }
            }
            return Some(Value::List(found));
        }
        None
    }

    fn object(
        &self,
        random: &mut Random,
        record: &Record,
        depth: u32,
    ) -> Option<Vec<(Arc<str>, Value)>> {
        let below = depth.saturating_sub(1);
        let mut entries = Vec::new();
        for field in &record.fields {
            let needed = matches!(field.presence, Presence::Required { .. });
            if !needed && (depth == 0 || random.chance(40)) {
                continue;
            }
            match self.at(random, &field.ty, below, false) {
                Some(value) => entries.push((field.name.clone(), value)),
                None if needed => return None,
                None => {}
            }
        }
        let extra = if depth > 0 { random.below(3) } else { 0 };
        for index in 0..extra {
            let key: Arc<str> = format!("extra {index}").into();
            match &record.rest {
                Rest::Closed => {}
                Rest::Open => entries.push((key, json(random, 1))),
                Rest::Typed { ty } => {
                    if let Some(value) = self.at(random, ty, below, false) {
                        entries.push((key, value));
                    }
                }
            }
        }
        Some(entries)
    }

    fn tagged(&self, random: &mut Random, union: &Union, depth: u32) -> Option<Value> {
        let below = depth.saturating_sub(1);
        let chosen = self.chosen(
            random,
            union.variants.iter().map(|variant| &variant.ty),
            depth,
        )?;
        let same =
            |variant: &&toolc_compiler::ir::Variant| std::ptr::eq(&raw const variant.ty, chosen);
        let variant = union.variants.iter().find(same)?;
        let tag = Value::String(variant.name.clone());
        match &union.by {
            None => {
                let value = self.at(random, &variant.ty, below, false)?;
                Some(Value::Object(vec![
                    ("type".into(), tag),
                    ("value".into(), value),
                ]))
            }
            Some(by) => {
                let Value::Object(mut entries) = self.at(random, &variant.ty, below, false)? else {
                    return None;
                };
                entries.insert(0, (by.clone(), tag));
                Some(Value::Object(entries))
            }
        }
    }

    /// Any of some types; the smallest where there is no room for others.
    fn chosen<'t>(
        &self,
        random: &mut Random,
        types: impl Iterator<Item = &'t Type>,
        depth: u32,
    ) -> Option<&'t Type> {
        let types: Vec<(&Type, u32)> = types
            .map(|ty| (ty, self.height(ty)))
            .filter(|(_, height)| *height != ENDLESS)
            .collect();
        let least = types.iter().map(|(_, height)| *height).min()?;
        let fitting: Vec<&Type> = types
            .iter()
            .filter(|(_, height)| *height <= least.max(depth))
            .map(|(ty, _)| *ty)
            .collect();
        fitting.get(random.below(fitting.len())).copied()
    }

    fn count(
        &self,
        random: &mut Random,
        min: Option<u64>,
        max: Option<u64>,
        depth: u32,
    ) -> Option<usize> {
        let min = min.unwrap_or(0) as usize;
        let max = max.map_or(min + 3, |max| (max as usize).min(min + 3));
        if min > 64 || max < min {
            return None;
        }
        Some(if depth == 0 {
            min
        } else {
            random.between(min, max)
        })
    }

    /// Whether equal values of a type have equal texts here.
    fn is_plain(&self, ty: &Type) -> bool {
        match self.design.flat(ty).kind {
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Null
            | TypeKind::Literals { .. } => true,
            TypeKind::Named { id } => matches!(self.design[*id].body, TypeBody::Enum { .. }),
            TypeKind::Json
            | TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Union { .. }
            | TypeKind::Nullable { .. }
            | TypeKind::Unknown => false,
        }
    }

    fn height(&self, ty: &Type) -> u32 {
        let constraints = ty.constraints.as_deref();
        match &ty.kind {
            TypeKind::Nullable { .. } => 0,
            TypeKind::List { items } => match constraints
                .and_then(|all| all.items)
                .and_then(|bounds| bounds.min)
            {
                None | Some(0) => 0,
                Some(_) => self.height(items).saturating_add(1),
            },
            TypeKind::Map { values } => match constraints
                .and_then(|all| all.entries)
                .and_then(|bounds| bounds.min)
            {
                None | Some(0) => 0,
                Some(_) => self.height(values).saturating_add(1),
            },
            TypeKind::Tuple { items, .. } => {
                let most = items.iter().map(|item| self.height(item)).max();
                most.unwrap_or(0).saturating_add(1)
            }
            TypeKind::Record(record) => self.record_height(record),
            TypeKind::Union { alternatives } => alternatives
                .iter()
                .map(|ty| self.height(ty))
                .min()
                .unwrap_or(ENDLESS),
            TypeKind::Named { id } => self.heights[id.0 as usize],
            TypeKind::Unknown => ENDLESS,
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Json
            | TypeKind::Null
            | TypeKind::Literals { .. } => 0,
        }
    }

    fn record_height(&self, record: &Record) -> u32 {
        let needed = record
            .fields
            .iter()
            .filter(|field| matches!(field.presence, Presence::Required { .. }));
        needed
            .map(|field| self.height(&field.ty))
            .max()
            .unwrap_or(0)
            .saturating_add(1)
    }
}

fn text(random: &mut Random, from: Vec<String>) -> Option<Value> {
    if from.is_empty() {
        None
    } else {
        Some(Value::String(random.pick(&from).as_str().into()))
    }
}

/// Whether the value of a number is limited.
fn is_limited(limits: &Constraints) -> bool {
    let ends = [&limits.min, &limits.max, &limits.above, &limits.below];
    !limits.steps.is_empty() || ends.iter().any(|limit| limit.is_some())
}
