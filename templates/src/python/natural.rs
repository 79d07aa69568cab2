//! The classes of Python that stand for texts of formats: dates, times and ids.

use toolc_compiler::ir::{Design, Format, Type, TypeBody, TypeId, TypeKind};

use super::layout::Code;
use super::symbols;

/// The class of Python for a format of texts, by its name in the runtime.
pub(super) fn class(format: &str) -> Option<Code> {
    let path = match format {
        "datetime" => "toolrt.natural.DateTime",
        "date" => "toolrt.natural.Date",
        "time" => "toolrt.natural.Time",
        "duration" => "toolrt.natural.Duration",
        "uuid" => "toolrt.natural.Uuid",
        _ => return None,
    };
    Some(symbols::toolrt(path))
}

/// Whether fields may hold Python's own values of a format: no `timedelta` has months.
pub(super) fn may_be_held(format: &str) -> bool {
    format != "duration" && class(format).is_some()
}

/// The formats of texts among the alternatives of a type, whatever names they have.
pub(super) fn alternatives(design: &Design, ty: &Type) -> Vec<&'static str> {
    let (mut found, mut seen, mut open) = (Vec::new(), Vec::<TypeId>::new(), vec![ty]);
    while let Some(ty) = open.pop() {
        match &ty.kind {
            TypeKind::Format { format } => {
                let format = Format::name(*format);
                if class(format).is_some() && !found.contains(&format) {
                    found.push(format);
                }
            }
            TypeKind::Nullable { inner } => open.push(inner),
            TypeKind::Union { alternatives } => open.extend(alternatives.iter().rev()),
            TypeKind::Named { id } if !seen.contains(id) => {
                seen.push(*id);
                if let TypeBody::Alias { target } = &design[*id].body {
                    open.push(target);
                }
            }
            TypeKind::Named { .. }
            | TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Path
            | TypeKind::Json
            | TypeKind::Null
            | TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Literals { .. }
            | TypeKind::Unknown => {}
        }
    }
    found
}
