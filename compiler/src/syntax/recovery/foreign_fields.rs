//! Fields and types as other languages order their words.

use super::place::{Diagnosis, Place, word_before};
use super::spellings::stands_as_type;
use crate::syntax::codes;
use crate::syntax::grammar::Rule;
use crate::syntax::lower::word_at;

/// `list[str]`, `Optional[float]`, `dict[str, int]`
pub(super) fn subscript(place: &Place<'_>) -> Option<Diagnosis> {
    let rest = place.rest();
    let line = rest.lines().next().unwrap_or_default();
    let outer = word_before(&place.text[..place.at], "_");
    let close = place.at + matching(line)?;
    let inner = &place.text[place.at + 1..close];
    if outer.is_empty() || inner.trim().is_empty() || place.wanted == Rule::entry {
        return None;
    }
    let start = place.at - outer.len();
    if !stands_as_type(&place.text[..start]) {
        return None;
    }
    let (head, comma) = (start..place.at + 1, inner.find(','));
    let lower = outer.to_ascii_lowercase();
    let (kind, ours) = match (&*lower, comma) {
        ("list" | "array" | "set" | "sequence" | "iterable" | "frozenset", None) => {
            ("a list", format!("[{inner}]"))
        }
        ("optional" | "maybe", None) => ("`T` or null", format!("{inner}?")),
        ("dict" | "map" | "mapping", Some(comma)) => {
            ("a map", format!("[string: {}]", inner[comma + 1..].trim()))
        }
        ("tuple", _) => ("a tuple", format!("[{inner}]")),
        ("union", Some(_)) => ("a union", inner.replace(", ", " | ").replace(',', " | ")),
        ("literal", _) => ("a choice", inner.replace(", ", " | ").replace(',', " | ")),
        (_, _) => return None,
    };
    let whole = start..close + 1;
    let message = format!("{kind} is not written `{outer}[…]` here");
    let finding = place
        .finding(&codes::FOREIGN_TYPE, whole.clone(), message)
        .help(format!("write `{ours}`"))
        .edit(place.span(whole.clone()), ours);
    let diagnosis = Diagnosis::new(finding);
    Some(match kind {
        "a list" | "a tuple" => diagnosis.patch(head, "["),
        "`T` or null" => diagnosis.patch(head, "").patch(close..close + 1, "?"),
        "a map" => {
            let comma = place.at + 1 + comma.unwrap_or(0);
            diagnosis.patch(head, "[").patch(comma..comma + 1, ":")
        }
        // Any literal is a type, and the choice is reported.
        _ => diagnosis.patch(whole, "0"),
    })
}

/// The position of the `]` that matches the `[` at the start.
fn matching(line: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, byte) in line.bytes().enumerate() {
        match byte {
            b'[' => depth += 1,
            b']' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return (at > 0).then_some(at);
        }
    }
    None
}

/// `optional city: string`, `repeated string tags = 2`
pub(super) fn modifier(place: &Place<'_>) -> Option<Diagnosis> {
    const MODIFIERS: &[&str] = &[
        "optional", "required", "repeated", "nullable", "public", "private", "static", "const",
        "let", "var", "final",
    ];
    if place.wanted != Rule::field || !place.stop.expects("`:`") {
        return None;
    }
    let before = place.before();
    let word = word_before(before, "_-");
    let start = before.len() - word.len();
    let name = word_at(place.rest());
    if !MODIFIERS.contains(&word) || name.is_empty() || before.len() == place.at {
        return None;
    }
    let help = match word {
        "optional" => format!("write `{name}?: T`"),
        "nullable" => format!("write `{name}: T?`"),
        "repeated" => format!("a list is written `{name}: [T]`"),
        "required" => "leave it out: a field without `?` must be there".to_owned(),
        _ => "leave it out".to_owned(),
    };
    let message = format!("`{word}` says nothing about a field");
    let finding = place
        .finding(&codes::UNEXPECTED, start..before.len(), message)
        .here("not a word of fields")
        .help(help);
    let word = start..place.at;
    let finding = match &place.text[start..before.len()] {
        "optional" => {
            let behind = place.at + name.len();
            finding
                .edit(place.span(word.clone()), "")
                .edit(place.span(behind..behind), "?")
        }
        "required" | "public" | "private" | "static" | "const" | "let" | "var" | "final" => {
            finding.edit(place.span(word.clone()), "")
        }
        _ => finding,
    };
    Some(Diagnosis::new(finding).patch(word, ""))
}

/// `x: optional string`
pub(super) fn modifier_behind(place: &Place<'_>) -> Option<Diagnosis> {
    if place.wanted != Rule::field || !place.stop.expects("`:`") {
        return None;
    }
    let before = place.before();
    let ty = word_before(before, "_-");
    let rest = before[..before.len() - ty.len()].trim_end_matches([' ', '\t']);
    let word = word_before(rest, "_");
    let head = rest[..rest.len() - word.len()].trim_end();
    let name = head.strip_suffix(':')?.trim_end_matches([' ', '?']);
    let name = word_before(name, "_-");
    let help = match word {
        "optional" => format!("write `{name}?: {ty}`"),
        "nullable" => format!("write `{name}: {ty}?`"),
        "required" => "leave it out: a field without `?` must be there".to_owned(),
        _ => return None,
    };
    if ty.is_empty() || name.is_empty() {
        return None;
    }
    let range = rest.len() - word.len()..before.len() - ty.len();
    let message = format!("`{word}` is no part of a type");
    let finding = place
        .finding(&codes::UNEXPECTED, range.start..rest.len(), message)
        .here("not a word of types")
        .help(help)
        .edit(place.span(range.clone()), "");
    let finding = match word {
        "optional" if head.ends_with("?:") => finding,
        "optional" => finding.edit(place.span(head.len() - 1..head.len() - 1), "?"),
        "nullable" => finding.edit(place.span(before.len()..before.len()), "?"),
        _ => finding,
    };
    Some(Diagnosis::new(finding).patch(range, ""))
}

/// `title: string!`
pub(super) fn mark_behind(place: &Place<'_>) -> Option<Diagnosis> {
    let range = place.at..place.at + 1;
    let behind_type = place
        .before()
        .ends_with(|c: char| c.is_alphanumeric() || c == ']');
    if place.wanted != Rule::field || !place.rest().starts_with('!') || !behind_type {
        return None;
    }
    let finding = place
        .finding(
            &codes::UNEXPECTED,
            range.clone(),
            "`!` is no part of a type",
        )
        .here("not needed")
        .help("remove it: what has no `?` must be there")
        .edit(place.span(place.before().len()..range.end), "");
    Some(Diagnosis::new(finding).patch(range, ""))
}

/// `string id = 1;`, `repeated string tags = 2;`
pub(super) fn type_first(place: &Place<'_>) -> Option<Diagnosis> {
    if place.wanted != Rule::field || !place.stop.expects("`:`") {
        return None;
    }
    let before = place.before();
    let start = before.len() - word_before(before, "_-").len();
    let line = place.text[start..].lines().next().unwrap_or_default();
    let field = TypeFirst::of(line)?;
    let ours = field.ours();
    let range = start..start + field.length;
    let message = "the type stands before the name";
    let finding = place
        .finding(&codes::UNEXPECTED, range.clone(), message)
        .here("the other way round")
        .help(format!("write `{ours}`"))
        .edit(place.span(range.clone()), ours.as_str());
    let diagnosis = Diagnosis::new(finding);
    // What stands there is as long as this without its blank, at least.
    Some(diagnosis.patch(range, ours.replacen(": ", ":", 1)))
}

/// A field as C, Java and Protocol Buffers write it.
struct TypeFirst<'t> {
    /// `optional`, `repeated` or `required`; or `map`, then `ty` is the type of its values.
    label: &'t str,
    ty: &'t str,
    name: &'t str,
    /// Including the number and the `;` after it.
    length: usize,
}

impl<'t> TypeFirst<'t> {
    const TYPES: &'static [&'static str] = &[
        "string", "str", "String", "int", "integer", "float", "number", "bool", "boolean", "bytes",
        "datetime", "date", "uuid", "uri", "double", "i32", "i64", "u32", "u64", "int32", "int64",
        "uint32", "uint64", "sint32", "sint64", "fixed32", "fixed64", "sfixed32", "sfixed64",
    ];

    /// The field that a line begins with.
    fn of(line: &'t str) -> Option<Self> {
        let mut rest = line;
        let mut word = || {
            let word = word_at(rest);
            let behind = &rest[word.len()..];
            rest = behind.trim_start_matches([' ', '\t']);
            (word, rest.len() < behind.len())
        };
        let (mut label, (mut ty, mut apart)) = ("", word());
        if matches!(ty, "optional" | "repeated" | "required") && apart {
            label = ty;
            (ty, apart) = word();
        }
        if let ("map", Some((inner, behind))) = (ty, generic(rest)) {
            (ty, rest) = (inner, behind.trim_start_matches([' ', '\t']));
            (label, apart) = ("map", true);
        }
        let name = word_at(rest);
        rest = rest[name.len()..].trim_start_matches([' ', '\t']);
        if ty.is_empty() || name.is_empty() || !apart {
            return None;
        }
        let number = rest.strip_prefix('=').map(str::trim_start);
        let digits = number.map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
        let behind = digits.filter(|behind| {
            Some(behind.len()) < number.map(str::len)
                && !behind.starts_with(|c: char| c.is_alphanumeric() || "._".contains(c))
        });
        let numbered = behind.map(|rest| rest.trim_start().strip_prefix(';').unwrap_or(rest));
        if numbered.is_none() && !Self::TYPES.contains(&ty) {
            return None;
        }
        let name_end = name.as_ptr() as usize - line.as_ptr() as usize + name.len();
        let length = numbered.map_or(name_end, |rest| line.len() - rest.len());
        Some(Self {
            label,
            ty,
            name,
            length,
        })
    }

    /// The same field in this language.
    fn ours(&self) -> String {
        if self.label == "map" {
            return format!("{}: [string: {}]", self.name, ours(self.ty));
        }
        let ty = ours(self.ty);
        match self.label {
            "optional" => format!("{}?: {ty}", self.name),
            "repeated" => format!("{}: [{ty}]", self.name),
            _ => format!("{}: {ty}", self.name),
        }
    }
}

/// The type of the values of a `<string, T>`, and what follows.
fn generic(text: &str) -> Option<(&str, &str)> {
    let (inner, behind) = text.strip_prefix('<')?.split_once('>')?;
    let (_, value) = inner.split_once(',')?;
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let value = value.trim();
    (!value.is_empty() && value.chars().all(plain)).then_some((value, behind))
}

/// The name in this language of a type of other languages.
fn ours(ty: &str) -> &str {
    match ty {
        "double" | "f32" | "f64" => "float",
        "int32" | "int64" | "uint32" | "uint64" | "sint32" | "sint64" | "fixed32" | "fixed64"
        | "sfixed32" | "sfixed64" | "i32" | "i64" | "u32" | "u64" => "int",
        other => other,
    }
}

/// Whether a line begins with a field whose type precedes its name.
pub(super) fn is_type_first(line: &str) -> bool {
    TypeFirst::of(line).is_some()
}

/// `"a" |` and on the next line `note: string`: the last alternative is missing.
pub(super) fn dangling_bar(place: &Place<'_>) -> Option<Diagnosis> {
    if !place.rest().starts_with(':') {
        return None;
    }
    let name = word_before(place.before(), "_-");
    let before = place.before()[..place.before().len() - name.len()].trim_end();
    let gap = &place.text[before.len()..place.before().len() - name.len()];
    let bar = before.len().checked_sub(1)?;
    if name.is_empty() || !before.ends_with('|') || !gap.contains('\n') || bar < place.from {
        return None;
    }
    let message = "an alternative is missing behind `|`";
    let finding = place
        .finding(&codes::UNEXPECTED, bar..bar + 1, message)
        .here("nothing follows")
        .help("add a type, or remove the `|`");
    Some(Diagnosis::new(finding).patch(bar..bar + 1, ""))
}

/// `?string`
pub(super) fn mark_before(place: &Place<'_>) -> Option<Diagnosis> {
    let name = word_at(place.rest().strip_prefix('?')?);
    if name.is_empty() || !place.stop.expects("a type") {
        return None;
    }
    let end = place.at + 1 + name.len();
    let finding = place
        .finding(
            &codes::FOREIGN_TYPE,
            place.at..end,
            "the `?` stands before the type",
        )
        .here("the other way round")
        .help(format!("write `{name}?`"))
        .edit(place.span(place.at..end), format!("{name}?"));
    Some(Diagnosis::new(finding).patch(place.at..place.at + 1, ""))
}

/// `string min(1)`
pub(super) fn limit_as_call(place: &Place<'_>) -> Option<Diagnosis> {
    const LIMITS: &[(&str, &str)] = &[
        ("min", "`@range(1..)`, `@length(1..)` or `@items(1..)`"),
        ("max", "`@range(..9)`, `@length(..9)` or `@items(..9)`"),
        ("range", "`@range(1..9)`"),
        ("length", "`@length(1..9)`"),
        ("pattern", "`@pattern(/^[a-z]+$/)`"),
        ("regex", "`@pattern(/^[a-z]+$/)`"),
        ("default", "`= value` behind the type"),
        ("format", "a type such as `date`, `uuid` or `email`"),
    ];
    let rest = place.rest();
    let word = word_before(&place.text[..place.at], "_");
    let (_, ours) = LIMITS.iter().find(|(limit, _)| *limit == word)?;
    if !rest.starts_with('(') || place.wanted != Rule::field {
        return None;
    }
    let end = place.at + rest.lines().next()?.find(')')? + 1;
    let start = place.at - word.len();
    let message = format!("`{word}(…)` is no part of a type");
    let finding = place
        .finding(&codes::UNEXPECTED, start..end, message)
        .here("limits are attributes")
        .help(format!("write {ours}"));
    Some(Diagnosis::new(finding).patch(start..end, ""))
}

/// `type Task extends Base {`
pub(super) fn base_type(place: &Place<'_>) -> Option<Diagnosis> {
    let word = word_at(place.rest());
    if !matches!(word, "extends" | "implements" | "inherits") || !place.stop.expects("`{`") {
        return None;
    }
    let behind = place.at + word.len();
    let gap = place.text[behind..].len() - place.text[behind..].trim_start_matches(' ').len();
    let name = word_at(&place.text[behind + gap..]);
    let end = behind + gap + name.len();
    let message = format!("a type does not say `{word}`");
    let finding = place
        .finding(&codes::UNEXPECTED, place.at..end, message)
        .here("fields are copied inside the braces")
        .help(format!("write `{{ ...{name} … }}`"));
    Some(Diagnosis::new(finding).patch(place.at..end, ""))
}
