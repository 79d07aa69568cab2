//! Types, names and paths in the language's own spelling, for messages.

use toolrt_format::Format as Grammar;

use crate::ir::{Design, Presence, Record, Rest, Type, TypeBody, TypeId, TypeKind, Value};
use crate::syntax::ast::{self, RefStep};

/// `[Todo]`, `string?`, `{ a: int, b?: … }`
pub(super) fn spell(design: &Design, ty: &Type) -> String {
    Speller {
        design,
        full: false,
    }
    .ty(ty, 0)
}

/// Two types that are not the same, so that they look different: `Todo` and `Todo` become `a.Todo` and `b.Todo`.
pub(super) fn spell_both(design: &Design, one: &Type, other: &Type) -> (String, String) {
    let short = (spell(design, one), spell(design, other));
    if short.0 != short.1 {
        return short;
    }
    let full = Speller { design, full: true };
    (full.ty(one, 0), full.ty(other, 0))
}

/// A value's kind by what its type accepts, with its article: `a string`, `an int`, `one of …`.
pub(super) fn expected(design: &Design, kind: &TypeKind) -> String {
    match kind {
        TypeKind::String => "a string".into(),
        TypeKind::Int => "an int".into(),
        TypeKind::Float => "a number".into(),
        TypeKind::Bool => "`true` or `false`".into(),
        TypeKind::Bytes => "base64 text".into(),
        TypeKind::Format { format } => Grammar::from(*format).phrase().into(),
        TypeKind::Path => "a path in quotes".into(),
        TypeKind::Json | TypeKind::Unknown => "a value".into(),
        TypeKind::Null => "null".into(),
        TypeKind::List { .. } => "a list".into(),
        TypeKind::Map { .. } | TypeKind::Record(_) => "an object".into(),
        TypeKind::Tuple { items, tail } => {
            let least = if tail.is_some() { "at least " } else { "" };
            format!("a list of {least}{}", items.len())
        }
        TypeKind::Union { .. } | TypeKind::Literals { .. } | TypeKind::Nullable { .. } => {
            format!(
                "`{}`",
                Speller {
                    design,
                    full: false
                }
                .kind(kind, 0)
            )
        }
        TypeKind::Named { id } => match &design[*id].body {
            TypeBody::Record(_) | TypeBody::Union(_) => format!("a `{}` object", design[*id].name),
            TypeBody::Enum { .. } => format!("a member of `{}`", design[*id].name),
            TypeBody::Alias { .. } => format!("a `{}`", design[*id].name),
        },
    }
}

/// A path as it is written.
pub(super) fn dotted(path: &ast::Path) -> String {
    path.parts
        .iter()
        .map(|name| &*name.text)
        .collect::<Vec<_>>()
        .join(".")
}

/// `args.items[].id`, as it was written.
pub(super) fn written(path: &ast::RefPath) -> String {
    let mut text = path.root.text.to_string();
    for step in &path.steps {
        match step {
            RefStep::Key(name) if name.quoted => text.push_str(&format!("[{:?}]", &*name.text)),
            RefStep::Key(name) => {
                text.push('.');
                text.push_str(&name.text);
            }
            RefStep::Each(_) => text.push_str("[]"),
        }
    }
    text
}

struct Speller<'a> {
    design: &'a Design,
    /// Whether declared types have their packages before them.
    full: bool,
}

/// Deeper types are not spelled out.
const DEEPEST: usize = 3;
/// More fields, alternatives or literals are not spelled out.
const MOST: usize = 5;

impl Speller<'_> {
    fn ty(&self, ty: &Type, depth: usize) -> String {
        self.kind(&ty.kind, depth)
    }

    fn kind(&self, kind: &TypeKind, depth: usize) -> String {
        if depth > DEEPEST {
            return "…".into();
        }
        match kind {
            TypeKind::String => "string".into(),
            TypeKind::Int => "int".into(),
            TypeKind::Float => "float".into(),
            TypeKind::Bool => "bool".into(),
            TypeKind::Bytes => "bytes".into(),
            TypeKind::Format { format } => format.name().into(),
            TypeKind::Path => "path".into(),
            TypeKind::Json => "json".into(),
            TypeKind::Null => "null".into(),
            TypeKind::Unknown => "…".into(),
            TypeKind::List { items } => format!("[{}]", self.ty(items, depth + 1)),
            TypeKind::Map { values } => format!("[string: {}]", self.ty(values, depth + 1)),
            TypeKind::Tuple { items, tail } => {
                let items = items.iter().map(|item| self.ty(item, depth + 1));
                let tail = tail
                    .iter()
                    .map(|tail| format!("...{}", self.ty(tail, depth + 1)));
                format!("[{}]", joined(items.chain(tail), ", "))
            }
            TypeKind::Record(record) => self.record(record, depth),
            TypeKind::Union { alternatives } => joined(
                alternatives
                    .iter()
                    .map(|alternative| self.ty(alternative, depth + 1)),
                " | ",
            ),
            TypeKind::Literals { values } => joined(values.iter().map(Value::to_json), " | "),
            TypeKind::Nullable { inner } => {
                let several = matches!(inner.kind, TypeKind::Union { .. })
                    || matches!(&inner.kind, TypeKind::Literals { values } if values.len() > 1);
                let inner = self.ty(inner, depth);
                if several {
                    format!("({inner})?")
                } else {
                    format!("{inner}?")
                }
            }
            TypeKind::Named { id } => self.name(*id),
        }
    }

    fn name(&self, id: TypeId) -> String {
        let decl = &self.design[id];
        if self.full {
            decl.full_name.to_string()
        } else {
            decl.name.to_string()
        }
    }

    fn record(&self, record: &Record, depth: usize) -> String {
        let fields = record.fields.iter().map(|field| {
            let mark = match &field.presence {
                Presence::Required { .. } | Presence::Defaulted { .. } => "",
                Presence::Optional { .. } => "?",
            };
            format!(
                "{}{mark}: {}",
                field_name(&field.name),
                self.ty(&field.ty, depth + 1)
            )
        });
        let rest = match &record.rest {
            Rest::Closed => None,
            Rest::Open => Some("...".to_string()),
            Rest::Typed { ty } => Some(format!("...: {}", self.ty(ty, depth + 1))),
        };
        let inside = joined(fields.chain(rest), ", ");
        if inside.is_empty() {
            "{}".into()
        } else {
            format!("{{ {inside} }}")
        }
    }
}

/// A key as it is written: in quotes if it is not an identifier.
pub(super) fn field_name(name: &str) -> String {
    if is_identifier(name) {
        name.into()
    } else {
        Value::String(name.into()).to_json()
    }
}

/// Whether `name` needs no quotes.
pub(super) fn is_identifier(name: &str) -> bool {
    let bytes = name.as_bytes();
    let starts = bytes
        .first()
        .is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'_');
    starts
        && bytes.iter().enumerate().all(|(at, byte)| match byte {
            b'-' => bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric),
            byte => byte.is_ascii_alphanumeric() || *byte == b'_',
        })
}

fn joined(parts: impl Iterator<Item = String>, separator: &str) -> String {
    let mut parts = parts;
    let mut text = parts
        .by_ref()
        .take(MOST)
        .collect::<Vec<_>>()
        .join(separator);
    if parts.next().is_some() {
        text.push_str(separator);
        text.push('…');
    }
    text
}
