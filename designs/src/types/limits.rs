//! Limits that leave at least one value: each is chosen around one.

use std::sync::Arc;

use toolc_compiler::ir::{Bounds, Constraints, Format, Type, TypeKind, Value};

use super::Types;
use crate::random::Random;
use crate::values::{Numbers, PATTERNS, WIDE_PATTERNS, never_schema, of_format, texts};

impl Types {
    /// The same type with limits beside those that it has, or as it is.
    pub(super) fn limited(&self, random: &mut Random, mut ty: Type) -> Type {
        if random.chance(45) {
            return ty;
        }
        let flat = self.design.flat(&ty);
        let mut known = flat.constraints.clone().into_owned();
        let limits = match flat.kind {
            TypeKind::String => text_limits(random, &known, None, true),
            TypeKind::Path => text_limits(random, &known, None, false),
            TypeKind::Format {
                format: Format::Decimal,
            } => number_limits(random, &mut known, false).map(|limits| Constraints {
                format: None,
                ..limits
            }),
            TypeKind::Format { format } => {
                text_limits(random, &known, Some(of_format(*format)), false)
            }
            TypeKind::Int => number_limits(random, &mut known, true),
            TypeKind::Float => number_limits(random, &mut known, false),
            TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Json
            | TypeKind::Null
            | TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Union { .. }
            | TypeKind::Literals { .. }
            | TypeKind::Nullable { .. }
            | TypeKind::Named { .. }
            | TypeKind::Unknown => None,
        };
        ty.constraints = limits.map(Arc::new);
        ty
    }

    /// A list or map with limits of its size; at least one where it is `full`.
    pub(super) fn sized(&self, random: &mut Random, mut ty: Type, full: bool) -> Type {
        let unique = matches!(ty.kind, TypeKind::List { .. }) && random.chance(15);
        let min = if full {
            Some(if unique {
                1
            } else {
                random.between(1, 3) as u64
            })
        } else {
            random.chance(10).then_some(0)
        };
        let max = random
            .chance(25)
            .then(|| min.unwrap_or(0) + random.below(4) as u64);
        let bounds = (min.is_some() || max.is_some()).then_some(Bounds { min, max });
        let mut limits = Constraints {
            unique,
            ..Constraints::default()
        };
        if matches!(ty.kind, TypeKind::Map { .. }) {
            limits.entries = bounds;
        } else {
            limits.items = bounds;
        }
        if limits != Constraints::NONE {
            ty.constraints = Some(Arc::new(limits));
        }
        ty
    }

    /// A tuple, or what stands for a list, map or tuple, seldom with limits that its smallest values keep.
    pub(super) fn counted(&self, random: &mut Random, mut ty: Type) -> Type {
        if random.chance(70) {
            return ty;
        }
        let flat = self.design.flat(&ty);
        let most = |least: u64, random: &mut Random| Bounds {
            min: random.chance(30).then_some(least),
            max: random.chance(70).then(|| least + random.below(4) as u64),
        };
        let known = |bounds: Option<Bounds>| bounds.and_then(|bounds| bounds.min).unwrap_or(0);
        let mut limits = Constraints::default();
        match flat.kind {
            TypeKind::List { .. } => {
                limits.items = Some(most(known(flat.constraints.items), random));
            }
            TypeKind::Map { .. } => {
                limits.entries = Some(most(known(flat.constraints.entries), random));
            }
            TypeKind::Tuple { items, tail } => {
                let least = known(flat.constraints.items).max(items.len() as u64);
                limits.items = Some(most(least, random));
                // Places of numbers have values enough to be different.
                let wide = |ty: &Type| {
                    ty.constraints.is_none() && matches!(ty.kind, TypeKind::Int | TypeKind::Float)
                };
                limits.unique = random.chance(50) && items.iter().chain(tail.as_deref()).all(wide);
            }
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Json
            | TypeKind::Null
            | TypeKind::Record(_)
            | TypeKind::Union { .. }
            | TypeKind::Literals { .. }
            | TypeKind::Nullable { .. }
            | TypeKind::Named { .. }
            | TypeKind::Unknown => return ty,
        }
        limits.items = limits.items.filter(|bounds| *bounds != Bounds::default());
        limits.entries = limits.entries.filter(|bounds| *bounds != Bounds::default());
        if limits != Constraints::NONE {
            ty.constraints = Some(Arc::new(limits));
        }
        ty
    }

    /// The same type, seldom with keywords of JSON Schema.
    pub(super) fn maybe_ruled(&self, random: &mut Random, mut ty: Type) -> Type {
        if random.chance(2) && !matches!(ty.kind, TypeKind::Null) {
            let schema = if random.chance(70) {
                never_schema()
            } else {
                Value::Object(vec![("$comment".into(), Value::String("nothing".into()))])
            };
            Arc::make_mut(ty.constraints.get_or_insert_default())
                .schemas
                .push(schema);
        }
        ty
    }
}

fn text_limits(
    random: &mut Random,
    known: &Constraints,
    from: Option<&[&str]>,
    plain: bool,
) -> Option<Constraints> {
    let mut limits = Constraints::default();
    if random.chance(40) {
        limits.patterns.push((*random.pick(WIDE_PATTERNS)).into());
    } else if plain && known.patterns.is_empty() && known.length.is_none() && random.chance(60) {
        limits.patterns.push(random.pick(PATTERNS).0.into());
    }
    let mut all = limits.clone();
    all.add(known);
    let mut fitting = texts(&all, from);
    fitting.retain(|text| !text.contains('\0'));
    if fitting.is_empty() {
        return None;
    }
    if random.chance(60) {
        let length = random.pick(&fitting).chars().count() as u64;
        let min = random
            .chance(60)
            .then(|| length.saturating_sub(random.below(3) as u64));
        let max = (min.is_none() || random.chance(60)).then(|| length + random.below(5) as u64);
        limits.length = Some(Bounds { min, max });
    }
    if plain && random.chance(10) {
        limits.format = Some("phone".into());
    }
    (limits != Constraints::NONE).then_some(limits)
}

fn number_limits(random: &mut Random, known: &mut Constraints, whole: bool) -> Option<Constraints> {
    let mut limits = Constraints::default();
    if random.chance(25) {
        let steps: &[&str] = if whole {
            &["1", "2", "5", "10", "60"]
        } else {
            &["0.5", "0.1", "0.05", "2", "0.01"]
        };
        limits.steps.push((*random.pick(steps)).into());
    }
    let mut all = limits.clone();
    all.add(known);
    let numbers = Numbers::of(&all, whole)?;
    if whole && random.chance(10) && known.min.is_none() && known.max.is_none() {
        limits.min = Some("-9223372036854775808".into());
        limits.max = Some("9223372036854775807".into());
        return Some(limits);
    }
    let number = numbers.pick(random);
    // Far out there is no room for limits around it.
    if number.len() > 12 {
        return (limits != Constraints::NONE).then_some(limits);
    }
    let (low, high) = numbers_written(&number);
    let mut limit = |end: &str| random.chance(50).then(|| Arc::<str>::from(end));
    match limit("") {
        None => {
            limits.min = limit(&number);
            limits.max = if limits.min.is_none() {
                Some(high.as_str().into())
            } else {
                limit(&high)
            };
        }
        Some(_) => {
            limits.above = limit(&low);
            limits.below = limit(&high);
        }
    }
    if random.chance(5) {
        limits.format = Some("money".into());
    }
    (limits != Constraints::NONE).then_some(limits)
}

/// Whole numbers well below and above another number.
fn numbers_written(number: &str) -> (String, String) {
    let whole: i128 = number
        .split('.')
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(0);
    ((whole - 2).to_string(), (whole + 2).to_string())
}
