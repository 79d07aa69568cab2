//! The arguments of a step as they were given, by code or by a document.

use super::pointer::{index_of, is_pointer};
use super::reference::Reference;
use crate::diagnose::{Issue, MAX_ISSUES};
use crate::json::{Object, Value, Writer};

/// The key that makes an object a reference.
const FROM: &str = "$from";

/// The key of an object that stands for its value, in which nothing is a reference.
const LITERAL: &str = "$literal";

/// The key of a reference that has its JSON Pointer.
const PATH: &str = "path";

/// How many references a plan may have.
pub(super) const MAX_REFERENCES: usize = 10_000;

/// Keys that lead to a value.
pub(super) type Path = Vec<String>;

/// The arguments of a step, as they were given.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Given {
    Scalar(Value),
    List(Vec<Given>),
    Object(Vec<(String, Given)>),
    From(Reference),
    /// A value in which nothing is a reference.
    Literal(Value),
}

impl Given {
    /// Arguments of a document; what is wrong with references in it becomes issues.
    pub(super) fn read(value: &Value, way: &mut Path, issues: &mut Vec<Issue>) -> Self {
        let mut inside = |key: String, one: &Value| {
            way.push(key);
            let given = Self::read(one, way, issues);
            way.pop();
            given
        };
        match value {
            Value::Array(items) => {
                let items = items.iter().enumerate();
                Self::List(
                    items
                        .map(|(place, item)| inside(place.to_string(), item))
                        .collect(),
                )
            }
            Value::Object(members) => {
                if let Some(literal) = members.get(LITERAL) {
                    let text = format!("stands beside \"{LITERAL}\", which stands alone.");
                    others(members, &[LITERAL], &text, way, issues);
                    Self::Literal(literal.clone())
                } else if let Some(step) = members.get(FROM) {
                    Self::From(reference(members, step, way, issues))
                } else {
                    let members = members.iter();
                    let members =
                        members.map(|(key, one)| (key.to_owned(), inside(key.to_owned(), one)));
                    Self::Object(members.collect())
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                Self::Scalar(value.clone())
            }
        }
    }

    /// Writes the arguments as they stand in a document.
    pub(super) fn write(&self, w: &mut Writer) {
        match self {
            Self::Scalar(value) => w.write(value),
            Self::List(items) => {
                w.begin_list();
                for item in items {
                    item.write(w);
                }
                w.end_list();
            }
            Self::Object(members) => {
                w.begin_object();
                for (key, member) in members {
                    member.write(w.any_key(key));
                }
                w.end_object();
            }
            Self::From(reference) => {
                w.begin_object();
                w.key(FROM).str(&reference.step);
                if !reference.path.is_empty() {
                    w.key(PATH).str(&reference.path);
                }
                w.end_object();
            }
            Self::Literal(value) => {
                w.begin_object();
                w.key(LITERAL).write(value);
                w.end_object();
            }
        }
    }

    /// Whether it is an object that a document would take for a reference or a literal.
    pub(super) fn is_reserved(&self) -> bool {
        match self {
            Self::Object(members) => {
                let mut keys = members.iter().map(|(key, _)| key);
                keys.any(|key| key == FROM || key == LITERAL)
            }
            Self::Scalar(_) | Self::List(_) | Self::From(_) | Self::Literal(_) => false,
        }
    }

    /// The arguments as values, with null in place of references.
    pub(super) fn values(&self) -> Value {
        match self {
            Self::Scalar(value) | Self::Literal(value) => value.clone(),
            Self::List(items) => items.iter().map(Self::values).collect::<Vec<_>>().into(),
            Self::Object(members) => {
                let members = members.iter();
                let members = members.map(|(key, one)| (key.clone(), one.values()));
                Value::Object(Object::trusted(members.collect()))
            }
            Self::From(_) => Value::Null,
        }
    }

    /// Visits the references with their places, in order.
    pub(super) fn each_reference<'g>(
        &'g self,
        way: &mut Path,
        visit: &mut dyn FnMut(&[String], &'g Reference),
    ) {
        match self {
            Self::From(reference) => visit(way, reference),
            Self::List(items) => {
                for (place, item) in items.iter().enumerate() {
                    way.push(place.to_string());
                    item.each_reference(way, visit);
                    way.pop();
                }
            }
            Self::Object(members) => {
                for (key, member) in members {
                    way.push(key.clone());
                    member.each_reference(way, visit);
                    way.pop();
                }
            }
            Self::Scalar(_) | Self::Literal(_) => {}
        }
    }

    /// The references with their places, in order; one more than a plan may have, if there are so many.
    pub(super) fn references(&self) -> Vec<(Path, &Reference)> {
        let mut found = Vec::new();
        self.each_reference(&mut Path::new(), &mut |way, one| {
            if found.len() <= MAX_REFERENCES {
                found.push((way.to_vec(), one));
            }
        });
        found
    }

    /// The place in a document of an argument, by the keys that lead to it.
    pub(super) fn document_path(&self, keys: &[String]) -> Path {
        let mut path = Path::new();
        let mut given = Some(self);
        for (place, key) in keys.iter().enumerate() {
            if let Some(Self::Literal(_)) = given {
                path.push(LITERAL.to_owned());
                path.extend_from_slice(&keys[place..]);
                return path;
            }
            path.push(key.clone());
            given = match given {
                Some(Self::List(items)) => index_of(key).and_then(|index| items.get(index)),
                Some(Self::Object(members)) => {
                    let mut members = members.iter();
                    let member = members.find(|(name, _)| name == key);
                    member.map(|(_, one)| one)
                }
                Some(Self::Scalar(_) | Self::From(_) | Self::Literal(_)) | None => None,
            };
        }
        path
    }
}

fn reference(members: &Object, step: &Value, way: &mut Path, issues: &mut Vec<Issue>) -> Reference {
    if step.as_str().is_none() {
        issue_below(way, FROM, "must be the id of a step.", issues);
    }
    let path = members.get(PATH);
    let text = match path {
        Some(path) => path.as_str().filter(|path| is_pointer(path)),
        None => Some(""),
    };
    if text.is_none() {
        let text = "must be a JSON Pointer, like \"/files/0\".";
        issue_below(way, PATH, text, issues);
    }
    let wrong =
        format!("is no part of a reference; data with the key \"{FROM}\" stands in \"{LITERAL}\".");
    others(members, &[FROM, PATH], &wrong, way, issues);
    Reference {
        step: step.as_str().unwrap_or_default().to_owned(),
        path: text.unwrap_or_default().to_owned(),
    }
}

/// Reports the keys beside those that may be there.
fn others(members: &Object, known: &[&str], text: &str, way: &mut Path, issues: &mut Vec<Issue>) {
    let keys = members.iter().map(|(key, _)| key);
    for key in keys.filter(|key| !known.contains(key)) {
        issue_below(way, key, text, issues);
    }
}

fn issue_below(way: &mut Path, key: &str, text: &str, issues: &mut Vec<Issue>) {
    if issues.len() < MAX_ISSUES {
        way.push(key.to_owned());
        issues.push(Issue::of_plan(way, text, None, None));
        way.pop();
    }
}
