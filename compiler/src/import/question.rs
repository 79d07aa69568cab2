//! The question of a tool to a human: from what commands show to a template of the language.

use super::tool::Params;
use super::types::{Body, Kind, Record, Types};

/// A question as a template, and whether all of its places for values are places still. A path that the language might
/// refuse is a text.
pub(super) fn question(text: &str, params: &Params, types: &Types) -> (String, bool) {
    let record = match params {
        Params::Fields(record) => Some(record),
        Params::Declared(index) => match &types.decls[*index].body {
            Body::Record(record) => Some(record),
            Body::Pending | Body::Alias(_) | Body::Enum(_) | Body::Tagged(..) => None,
        },
    };
    let mut template = String::new();
    let mut is_whole = true;
    let mut left = text;
    while let Some(at) = left.find(['{', '}']) {
        template.push_str(&left[..at]);
        left = &left[at..];
        let inner = left.strip_prefix('{').and_then(|rest| rest.split_once('}'));
        let place = inner.and_then(|(inner, rest)| {
            let place = record.and_then(|record| place(inner, record))?;
            Some((place, rest))
        });
        match place {
            Some((place, rest)) => {
                template.push_str(&place);
                left = rest;
            }
            None => {
                template.push_str(if left.starts_with('{') { "{{" } else { "}}" });
                left = &left[1..];
                is_whole = false;
            }
        }
    }
    template.push_str(left);
    (template, is_whole)
}

/// A place for the value of an argument, or for its size.
fn place(inner: &str, record: &Record) -> Option<String> {
    let (is_size, path) = match inner.strip_prefix("count ") {
        Some(path) => (true, path),
        None => (false, inner),
    };
    let name = path.strip_prefix("args.")?;
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let field = record.fields.iter().find(|field| *field.name == *name)?;
    let fits = match field.ty.kind {
        Kind::List(_) | Kind::Map(_) => is_size,
        Kind::String | Kind::Int | Kind::Float | Kind::Bool => !is_size,
        Kind::Json
        | Kind::Bytes
        | Kind::Null
        | Kind::Format(_)
        | Kind::Tuple(..)
        | Kind::Record(_)
        | Kind::Union(_)
        | Kind::Literals(_)
        | Kind::Named(_) => false,
    };
    let is_named = name.bytes().all(is_word) && !name.starts_with(|c: char| c.is_ascii_digit());
    let count = if is_size { ".count" } else { "" };
    (fits && is_named).then(|| format!("{{args.{name}{count}}}"))
}

#[cfg(test)]
mod tests {
    use super::super::types::{Field, Type};
    use super::*;

    fn asked(text: &str) -> (String, bool) {
        let field = |name: &str, kind| Field {
            name: name.into(),
            ty: Type::of(kind),
            ..Field::default()
        };
        let list = Kind::List(Box::new(Type::json()));
        let fields = vec![
            field("name", Kind::String),
            field("all", list),
            field("any", Kind::Json),
            field("odd name", Kind::Int),
        ];
        let params = Params::Fields(Record {
            fields,
            ..Record::default()
        });
        question(text, &params, &Types::default())
    }

    #[test]
    fn places_for_values_stay_if_the_language_takes_them() {
        for (text, template) in [
            ("Go?", "Go?"),
            (
                "{args.name}{count args.all}?",
                "{args.name}{args.all.count}?",
            ),
        ] {
            assert_eq!(asked(text), (template.to_owned(), true));
        }
    }

    #[test]
    fn all_else_is_shown_as_it_is() {
        for (text, template) in [
            ("{", "{{"),
            ("}{args.name", "}}{{args.name"),
            ("{{args.name}}", "{{{args.name}}}"),
            ("{count args.name}", "{{count args.name}}"),
            ("{args.all}{args.any}", "{{args.all}}{{args.any}}"),
            (
                "{args.odd name}{args.none}{}",
                "{{args.odd name}}{{args.none}}{{}}",
            ),
        ] {
            assert_eq!(asked(text), (template.to_owned(), false), "{text}");
        }
    }
}
