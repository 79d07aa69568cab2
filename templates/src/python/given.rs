//! What callers may give for dates, times, ids and decimals: Python's own values beside the contract's texts.

use toolc_compiler::ir::Presence;

use super::annotations::{Style, annotation};
use super::layout::Code;
use super::lower::{Kind, Member, RecordBody, RestShape, Shape};
use super::{natural, symbols};

/// Whether callers may give a record, or any part of one, other values than it holds.
pub(super) fn widens(record: &RecordBody<'_>) -> bool {
    let rest = match &record.rest {
        RestShape::Kept(_, shape) => Some(&**shape),
        RestShape::Closed | RestShape::Open(_) => None,
    };
    let fields = record.fields.iter().map(|field| &field.shape);
    fields
        .chain(rest)
        .any(|shape| holds_own(shape) || with_own(shape, Style::Plain).is_some())
}

/// Whether there are fields of Python's own classes in a place, which are not in a type with a name.
fn holds_own(shape: &Shape<'_>) -> bool {
    match &shape.kind {
        Kind::Own(_) => true,
        Kind::List(inner) | Kind::Map(inner) => holds_own(inner),
        Kind::Tuple(shapes) | Kind::Union(shapes) => shapes.iter().any(holds_own),
        Kind::Null
        | Kind::Bool
        | Kind::Json
        | Kind::Int
        | Kind::Float
        | Kind::Text(_)
        | Kind::Literals(_)
        | Kind::Nominal(_) => false,
    }
}

/// The annotation of what callers give for a place: Python's own values as well as texts.
///
/// A list holds either of them: for type checkers, a list of texts is none of texts and dates. What is a type of its
/// own by an alias is asked for as such: a text would be any text.
pub(super) fn given(shape: &Shape<'_>, style: Style) -> Code {
    let plain = annotation(shape, style);
    match &shape.kind {
        Kind::Own(_) | Kind::Text("decimal") if !shape.secret && shape.newtype.is_none() => {
            Code::either(vec![Code::text("str"), plain])
        }
        Kind::Null
        | Kind::Bool
        | Kind::Json
        | Kind::Int
        | Kind::Float
        | Kind::Text(_)
        | Kind::Own(_)
        | Kind::List(_)
        | Kind::Map(_)
        | Kind::Tuple(_)
        | Kind::Literals(_)
        | Kind::Union(_)
        | Kind::Nominal(_) => match with_own(shape, style) {
            Some(own) => Code::either(vec![plain, own]),
            None => plain,
        },
    }
}

/// A parameter for a field; `seen` is how the file sees types.
pub(super) fn parameter(field: &Member<'_>, style: Style, seen: &dyn Fn(Code) -> Code) -> Code {
    let code = given(&field.shape, style);
    match &*field.presence {
        Presence::Required { .. } => Code::pair(&field.ident, seen(code)),
        Presence::Optional { .. } | Presence::Defaulted { .. } => {
            let unset = symbols::from_library("msgspec", "UnsetType");
            let code = seen(Code::either(vec![code, unset]));
            let value = symbols::from_library("msgspec", "UNSET");
            Code::defaulted(&field.ident, code, value)
        }
    }
}

/// A parameter for undeclared keys; `seen` is how the file sees types.
pub(super) fn rest_parameter(
    rest: &RestShape<'_>,
    style: Style,
    seen: &dyn Fn(Code) -> Code,
) -> Option<Code> {
    let value = match rest {
        RestShape::Closed => return None,
        RestShape::Open(_) => symbols::toolrt("toolrt.Json"),
        RestShape::Kept(_, shape) => given(shape, style),
    };
    let map = symbols::from_library("collections.abc", "Mapping");
    let map = Code::of(map, vec![Code::text("str"), value]);
    let unset = symbols::from_library("msgspec", "UnsetType");
    let code = seen(Code::either(vec![map, unset]));
    let value = symbols::from_library("msgspec", "UNSET");
    Some(Code::defaulted(rest.ident()?, code, value))
}

/// The annotation of a place, but for `None`, with Python's own values in place of all texts that they stand for;
/// nothing where there are none.
fn with_own(shape: &Shape<'_>, style: Style) -> Option<Code> {
    let code = match &shape.kind {
        Kind::Text(format) => natural::class(format)?,
        Kind::List(item) => Code::of("list", vec![part(item, style)?]),
        Kind::Map(value) => Code::of("dict", vec![Code::text("str"), part(value, style)?]),
        Kind::Tuple(places) if places.iter().any(|place| with_own(place, style).is_some()) => {
            let places = places.iter().map(|place| given(place, style));
            Code::of("tuple", places.collect())
        }
        Kind::Union(alternatives)
            if alternatives
                .iter()
                .any(|one| with_own(one, style).is_some()) =>
        {
            let alternatives = alternatives.iter();
            let own = |one| part(one, style).unwrap_or_else(|| annotation(one, style));
            Code::either(alternatives.map(own).collect())
        }
        Kind::Nominal(nominal) if !nominal.natural.is_empty() => {
            let classes = nominal
                .natural
                .iter()
                .filter_map(|format| natural::class(format));
            Code::either(classes.collect())
        }
        Kind::Null
        | Kind::Bool
        | Kind::Json
        | Kind::Int
        | Kind::Float
        | Kind::Own(_)
        | Kind::Tuple(_)
        | Kind::Literals(_)
        | Kind::Union(_)
        | Kind::Nominal(_) => return None,
    };
    Some(match shape.secret {
        true => Code::of(symbols::toolrt("toolrt.Secret"), vec![code]),
        false => code,
    })
}

/// The same with `None` where that may stand there.
fn part(shape: &Shape<'_>, style: Style) -> Option<Code> {
    let code = with_own(shape, style)?;
    Some(match shape.nullable {
        true => Code::either(vec![code, Code::text("None")]),
        false => code,
    })
}
