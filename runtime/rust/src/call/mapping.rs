//! Values that are computed from others: mappings of bindings, arguments and results of chains.

use crate::json::{Object, Value};

/// A value that is computed from others, as written after `bind`, `return` and in the steps of a chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expr {
    /// A constant, as JSON.
    Json(&'static str),
    /// A part of another value.
    Path(Path),
    /// A list of computed values.
    List(&'static [Expr]),
    /// An object of computed values; absent members are left out.
    Object(&'static [(&'static str, Expr)]),
}

/// A part of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Path {
    /// Its root: `args`, `$injected`, `result`, or the name of a step.
    pub root: &'static str,
    /// The steps after the root.
    pub steps: &'static [Step],
    /// Whether its value is the size of the list or map that it ends in.
    pub count: bool,
    /// Whether an absent value becomes `null`.
    pub or_null: bool,
}

/// A step of a [`Path`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The member of an object.
    Key(&'static str),
    /// Each item of a list; values that are absent in an item are skipped.
    Each,
}

impl Path {
    /// The part of `root` at `steps`.
    pub const fn of(root: &'static str, steps: &'static [Step]) -> Self {
        Self {
            root,
            steps,
            count: false,
            or_null: false,
        }
    }

    /// The size of the list or map at its end.
    #[must_use]
    pub const fn counted(self) -> Self {
        Self {
            count: true,
            ..self
        }
    }

    /// An absent value becomes `null`.
    #[must_use]
    pub const fn nullable(self) -> Self {
        Self {
            or_null: true,
            ..self
        }
    }
}

/// The values that paths start at, by name.
pub(crate) type Roots<'a> = [(&'a str, Value)];

impl Expr {
    /// The value, if it is present.
    pub(crate) fn value(&self, roots: &Roots<'_>) -> Option<Value> {
        match self {
            Self::Json(text) => Value::parse(text.as_bytes()),
            Self::Path(path) => path.value(roots),
            Self::List(items) => Some(Value::Array(
                items.iter().filter_map(|item| item.value(roots)).collect(),
            )),
            Self::Object(members) => Some(Value::Object(object(members, roots))),
        }
    }

    /// The path in `root` that a path in the value comes from; `None` if it does not come from a single one.
    pub(crate) fn origin(&self, root: &str, pointer: &str) -> Option<String> {
        let (first, rest) = split(pointer);
        match self {
            Self::Json(_) => None,
            Self::Path(path) => path.origin(root, pointer),
            Self::List(items) => items.get(first?.parse::<usize>().ok()?)?.origin(root, rest),
            Self::Object(members) => {
                let name = unescaped(first?);
                let (_, member) = members.iter().find(|(key, _)| *key == name)?;
                member.origin(root, rest)
            }
        }
    }
}

/// The members that have a value.
pub(crate) fn object(members: &[(&'static str, Expr)], roots: &Roots<'_>) -> Object {
    let mut object = Object::new();
    for (name, expr) in members {
        if let Some(value) = expr.value(roots) {
            object.insert(*name, value);
        }
    }
    object
}

impl Path {
    /// The value at its end, if it is present.
    pub(crate) fn value(&self, roots: &Roots<'_>) -> Option<Value> {
        let found = self.found(roots);
        if found.is_none() && self.or_null {
            return Some(Value::Null);
        }
        found
    }

    fn found(&self, roots: &Roots<'_>) -> Option<Value> {
        let (_, start) = roots.iter().find(|(name, _)| *name == self.root)?;
        let each = self.steps.iter().position(|step| *step == Step::Each);
        let value = match each {
            None => keys(start, self.steps)?.clone(),
            Some(at) => {
                let list = keys(start, &self.steps[..at])?;
                let mut values = Vec::new();
                collect(list, &self.steps[at..], &mut values)?;
                Value::Array(values)
            }
        };
        if !self.count {
            return Some(value);
        }
        let size = match &value {
            Value::Array(items) => items.len(),
            Value::Object(members) => members.len(),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return None,
        };
        Some(Value::from(i64::try_from(size).unwrap_or(i64::MAX)))
    }

    fn origin(&self, root: &str, rest: &str) -> Option<String> {
        if self.root != root || self.count {
            return None;
        }
        let mut place = String::new();
        for step in self.steps {
            match step {
                Step::Key(key) => {
                    place.push('/');
                    place.push_str(&key.replace('~', "~0").replace('/', "~1"));
                }
                // Which item it was is not known: some may have been left out.
                Step::Each => return Some(place),
            }
        }
        place.push_str(rest);
        Some(place)
    }
}

/// The value at a path of keys.
fn keys<'a>(value: &'a Value, steps: &[Step]) -> Option<&'a Value> {
    steps.iter().try_fold(value, |value, step| match step {
        Step::Key(key) => value.get(key),
        Step::Each => None,
    })
}

/// All values at a path through lists, flattened; `None` if the first list is absent.
fn collect(value: &Value, steps: &[Step], values: &mut Vec<Value>) -> Option<()> {
    match steps.split_first() {
        None => values.push(value.clone()),
        Some((Step::Key(key), rest)) => collect(value.get(key)?, rest, values)?,
        Some((Step::Each, rest)) => {
            for item in value.as_array()? {
                // Nothing behind an item is nothing in the list.
                let _ = collect(item, rest, values);
            }
        }
    }
    Some(())
}

/// The first key of a JSON Pointer and the rest of it.
fn split(pointer: &str) -> (Option<&str>, &str) {
    let Some(inside) = pointer.strip_prefix('/') else {
        return (None, "");
    };
    let end = inside.find('/').unwrap_or(inside.len());
    (Some(&inside[..end]), &inside[end..])
}

/// A key of a JSON Pointer, unescaped (RFC 6901, section 4).
fn unescaped(key: &str) -> String {
    key.replace("~1", "/").replace("~0", "~")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roots() -> Vec<(&'static str, Value)> {
        let found = br#"{"files":[{"path":"a","tags":["x","y"]},{"size":1},{"path":"b","tags":[]}],"next":null}"#;
        let args = br#"{"root":".","a/b":{"c":[1]}}"#;
        vec![
            ("found", Value::parse(found).expect("JSON")),
            ("args", Value::parse(args).expect("JSON")),
        ]
    }

    fn text(expr: Expr) -> Option<String> {
        expr.value(&roots()).map(|value| value.to_json())
    }

    #[test]
    fn paths_go_through_records_and_lists() {
        use Step::{Each, Key};
        let of = |steps| text(Expr::Path(Path::of("found", steps)));
        assert_eq!(of(&[Key("next")]).as_deref(), Some("null"));
        assert_eq!(of(&[Key("next"), Key("page")]), None);
        assert_eq!(
            of(&[Key("files"), Each, Key("path")]).as_deref(),
            Some(r#"["a","b"]"#)
        );
        assert_eq!(
            of(&[Key("files"), Each, Key("tags"), Each]).as_deref(),
            Some(r#"["x","y"]"#)
        );
        assert_eq!(of(&[Key("none"), Each, Key("path")]), None);
        let count = Path::of("found", &[Key("files")]).counted();
        assert_eq!(text(Expr::Path(count)).as_deref(), Some("3"));
    }

    #[test]
    fn what_is_not_there_is_left_out_or_null() {
        let absent = Path::of("args", &[Step::Key("limit")]);
        const MEMBERS: &[(&str, Expr)] = &[
            ("limit", Expr::Path(Path::of("args", &[Step::Key("limit")]))),
            ("root", Expr::Path(Path::of("args", &[Step::Key("root")]))),
            ("lang", Expr::Json("\"en\"")),
        ];
        assert_eq!(
            text(Expr::Object(MEMBERS)).as_deref(),
            Some(r#"{"root":".","lang":"en"}"#)
        );
        assert_eq!(text(Expr::Path(absent.nullable())).as_deref(), Some("null"));
    }

    #[test]
    fn a_place_in_a_value_comes_from_a_place_in_its_root() {
        use Step::{Each, Key};
        const EXPR: Expr = Expr::Object(&[
            ("text", Expr::Path(Path::of("args", &[Key("a/b")]))),
            (
                "paths",
                Expr::Path(Path::of("args", &[Key("files"), Each, Key("path")])),
            ),
            ("lang", Expr::Json("\"en\"")),
        ]);
        let origin = |pointer| EXPR.origin("args", pointer);
        assert_eq!(origin("/text/c/0").as_deref(), Some("/a~1b/c/0"));
        assert_eq!(origin("/paths/7").as_deref(), Some("/files"));
        assert_eq!(origin("/lang"), None);
        assert_eq!(origin("/other"), None);
    }
}
