//! Types and their limits in words.

use toolc_compiler::ir::{
    Bounds, Constraints, Design, Field, Format, Presence, Rest, Type, TypeBody, TypeId, TypeKind,
    Value,
};

use super::text::{inline, shortened};
use crate::markdown::code;
use crate::schema;

/// As many values of an enum, fields or alternatives are listed; then it is said how many more there are.
const MOST_LISTED: usize = 16;

/// How deep types inside of types are told.
const DEEPEST: u32 = 3;

/// The characters of a value or pattern that is told within a line.
const LONGEST_VALUE: usize = 120;

/// How declared types are named: what stands for one, or nothing where its parts are told instead.
pub(super) type Named<'a> = &'a dyn Fn(TypeId) -> Option<String>;

/// Words for the types of a design.
#[derive(Clone, Copy)]
pub(super) struct Types<'a> {
    pub design: &'a Design,
    pub named: Named<'a>,
}

impl Types<'_> {
    /// A type in words, with its limits behind it.
    pub(super) fn phrase(self, ty: &Type) -> String {
        self.at(ty, 0)
    }

    fn at(self, ty: &Type, depth: u32) -> String {
        let linked = self.linked(ty);
        let flat = self.design.flat(ty);
        let (kind, name) = match linked {
            // What it stands for is told where it is declared; what is said here is not.
            Some(name) => {
                let own = ty.constraints.as_deref();
                return with(name, &own.map(limits).unwrap_or_default(), is_nullable(ty));
            }
            None => (flat.kind, self.of_kind(flat.kind, depth)),
        };
        let is_null = matches!(kind, TypeKind::Null);
        with(name, &limits(&flat.constraints), flat.nullable && !is_null)
    }

    /// The link of a declared type, maybe of one that may be null.
    fn linked(self, ty: &Type) -> Option<String> {
        if let TypeKind::Nullable { inner } = &ty.kind {
            return self.linked(inner);
        }
        if let TypeKind::Named { id } = &ty.kind {
            return (self.named)(*id);
        }
        None
    }

    fn of_kind(self, kind: &TypeKind, depth: u32) -> String {
        match kind {
            TypeKind::String => "string".to_owned(),
            TypeKind::Int => "integer".to_owned(),
            TypeKind::Float => "number".to_owned(),
            TypeKind::Bool => "boolean".to_owned(),
            TypeKind::Bytes => "bytes in Base64".to_owned(),
            TypeKind::Format { format } => of_format(*format).to_owned(),
            TypeKind::Path => "file path".to_owned(),
            TypeKind::Json | TypeKind::Unknown => "any JSON value".to_owned(),
            TypeKind::Null => "null".to_owned(),
            TypeKind::List { items } => format!("list of {}", self.inner(items, depth)),
            TypeKind::Map { values } => {
                format!("map from strings to {}", self.inner(values, depth))
            }
            TypeKind::Tuple { items, tail } => {
                let mut parts = self.listed(items, depth);
                if let Some(tail) = tail {
                    parts.push(format!("then any number of {}", self.inner(tail, depth)));
                }
                format!("list of exactly: {}", parts.join("; "))
            }
            TypeKind::Record(record) => format!(
                "object {}",
                self.fields(&record.fields, &record.rest, depth)
            ),
            TypeKind::Union { alternatives } => self.listed(alternatives, depth).join(", or "),
            TypeKind::Literals { values } => one_of(values.iter()),
            TypeKind::Nullable { inner } => format!("{} or null", self.inner(inner, depth)),
            TypeKind::Named { id } => self.declared(*id, depth),
        }
    }

    fn inner(self, ty: &Type, depth: u32) -> String {
        match depth >= DEEPEST {
            true => "values".to_owned(),
            false => self.at(ty, depth + 1),
        }
    }

    fn listed(self, types: &[Type], depth: u32) -> Vec<String> {
        let some = types.iter().take(MOST_LISTED);
        let mut parts: Vec<String> = some.map(|ty| self.inner(ty, depth)).collect();
        parts.extend(more(types.len()));
        parts
    }

    fn declared(self, id: TypeId, depth: u32) -> String {
        let decl = &self.design[id];
        match &decl.body {
            TypeBody::Record(record) => {
                format!(
                    "{} {}",
                    code(&decl.name),
                    self.fields(&record.fields, &record.rest, depth)
                )
            }
            TypeBody::Enum { members } => one_of(members.iter().map(|member| &member.value)),
            TypeBody::Union(union) => {
                let variants = union.variants.iter().take(MOST_LISTED);
                let mut names: Vec<String> = variants.map(|one| quoted(&one.name)).collect();
                names.extend(more(union.variants.len()));
                let tag = union.by.as_deref().unwrap_or("type");
                format!(
                    "{} (object by its {}: {})",
                    code(&decl.name),
                    code(tag),
                    names.join(", ")
                )
            }
            TypeBody::Alias { target } => self.inner(target, depth),
        }
    }

    /// The fields of an object in braces: `{id, title, status?}`.
    fn fields(self, fields: &[Field], rest: &Rest, depth: u32) -> String {
        let told = fields.iter().take(MOST_LISTED);
        let mut parts: Vec<String> = told
            .map(|field| {
                let mark = if is_required(field) { "" } else { "?" };
                let name = code(&format!("{}{mark}", shortened(&field.name, LONGEST_VALUE)));
                match depth {
                    0 | 1 => format!("{name}: {}", self.inner(&field.ty, depth + 1)),
                    _ => name,
                }
            })
            .collect();
        parts.extend(more(fields.len()));
        match rest {
            Rest::Closed => {}
            Rest::Open => parts.push("other keys".to_owned()),
            Rest::Typed { ty } => parts.push(format!("other keys: {}", self.inner(ty, depth + 1))),
        }
        match parts.is_empty() {
            true => "without fields".to_owned(),
            false => format!("{{{}}}", parts.join("; ")),
        }
    }
}

/// Whether a field must be there.
pub(super) fn is_required(field: &Field) -> bool {
    match field.presence {
        Presence::Required { .. } => true,
        Presence::Optional { .. } | Presence::Defaulted { .. } => false,
    }
}

/// What stands in for a field that is not there, as code.
pub(super) fn default(design: &Design, field: &Field) -> Option<String> {
    design.shown_default(field).map(value)
}

/// A value as code within a line.
pub(super) fn value(value: &Value) -> String {
    quoted_json(&schema::text_of(value))
}

fn quoted_json(json: &str) -> String {
    code(&crate::markdown::visible(&shortened(json, LONGEST_VALUE)))
}

fn quoted(text: &str) -> String {
    quoted_json(&schema::text_of(&Value::String(text.into())))
}

fn is_nullable(ty: &Type) -> bool {
    matches!(ty.kind, TypeKind::Nullable { .. })
}

fn with(name: String, limits: &[String], is_nullable: bool) -> String {
    let name = match is_nullable {
        true => format!("{name} or null"),
        false => name,
    };
    match limits.is_empty() {
        true => name,
        false => format!("{name} ({})", limits.join("; ")),
    }
}

fn more(count: usize) -> Option<String> {
    (count > MOST_LISTED).then(|| format!("{} more", count - MOST_LISTED))
}

fn one_of<'v>(values: impl ExactSizeIterator<Item = &'v Value>) -> String {
    let count = values.len();
    let mut words: Vec<String> = values.take(MOST_LISTED).map(value).collect();
    words.extend(more(count));
    match count {
        1 => words.concat(),
        _ => format!("one of {}", words.join(", ")),
    }
}

fn of_format(format: Format) -> &'static str {
    match format {
        Format::Datetime => "date and time (RFC 3339, with offset)",
        Format::Date => "date (YYYY-MM-DD)",
        Format::Time => "time (RFC 3339, with offset)",
        Format::Duration => "duration (ISO 8601)",
        Format::Uuid => "UUID",
        Format::Uri => "URI",
        Format::Email => "email address",
        Format::Hostname => "host name",
        Format::Ipv4 => "IPv4 address",
        Format::Ipv6 => "IPv6 address",
        Format::Decimal => "decimal number, as text",
    }
}

/// Limits in words.
fn limits(limits: &Constraints) -> Vec<String> {
    let mut all = Vec::new();
    all.extend(
        limits
            .length
            .and_then(|size| counted(size, "character", "characters")),
    );
    all.extend(limits.items.and_then(|size| counted(size, "item", "items")));
    all.extend(
        limits
            .entries
            .and_then(|size| counted(size, "entry", "entries")),
    );
    all.extend(match (&limits.min, &limits.max) {
        (Some(min), Some(max)) => Some(format!("{min} to {max}")),
        (Some(min), None) => Some(format!("at least {min}")),
        (None, Some(max)) => Some(format!("at most {max}")),
        (None, None) => None,
    });
    all.extend(
        limits
            .above
            .iter()
            .map(|limit| format!("more than {limit}")),
    );
    all.extend(
        limits
            .below
            .iter()
            .map(|limit| format!("less than {limit}")),
    );
    all.extend(
        limits
            .steps
            .iter()
            .map(|step| format!("a multiple of {step}")),
    );
    let patterns = limits.patterns.iter();
    all.extend(patterns.map(|pattern| format!("matches {}", quoted_json(&format!("/{pattern}/")))));
    if limits.unique {
        all.push("no item twice".to_owned());
    }
    all.extend(
        limits
            .format
            .iter()
            .map(|format| format!("format {}", inline(format))),
    );
    if !limits.schemas.is_empty() {
        all.push("more in its schema".to_owned());
    }
    all
}

fn counted(size: Bounds, one: &str, many: &str) -> Option<String> {
    let what = |count| if count == 1 { one } else { many };
    match (size.min, size.max) {
        (Some(0) | None, None) => None,
        (Some(min), Some(max)) if min == max => Some(format!("exactly {max} {}", what(max))),
        (Some(0) | None, Some(max)) => Some(format!("at most {max} {}", what(max))),
        (Some(min), Some(max)) => Some(format!("{min} to {max} {many}")),
        (Some(min), None) => Some(format!("at least {min} {}", what(min))),
    }
}
