//! What may stand at a place of a value, by the JSON Schema of its type.
//!
//! Only what can never be is reported: where a schema says more than is understood here, everything may be.

use super::pointer::index_of;
use crate::json::Value;

/// How many branches of a type are looked at: a short schema can stand for many.
const MOST_BRANCHES: usize = 256;

/// How many pairs of branches are compared, and how deeply. What is beyond may fit.
const MOST_PAIRS: usize = 1_000;
const DEEPEST: usize = 16;

/// The types of JSON, and how messages name them.
const PHRASES: [(&str, &str); 7] = [
    ("string", "a string"),
    ("integer", "an integer"),
    ("number", "a number"),
    ("boolean", "true or false"),
    ("array", "a list"),
    ("object", "an object"),
    ("null", "null"),
];

/// The schema that everything satisfies.
static ANY: Value = Value::Bool(true);

/// Types of JSON, each once.
type Kinds = Vec<&'static str>;

/// A type: the branches of a schema, without references and unions around them.
#[derive(Debug, Clone)]
pub(super) struct Type<'s> {
    /// The schema that has the definitions.
    root: &'s Value,
    branches: Vec<&'s Value>,
}

impl<'s> Type<'s> {
    pub(super) fn of(schema: &'s Value) -> Self {
        Self::inside(vec![schema], schema)
    }

    fn inside(schemas: Vec<&'s Value>, root: &'s Value) -> Self {
        let branches = flat(schemas, root);
        Self { root, branches }
    }

    /// Whether nothing is known of it.
    fn is_any(&self) -> bool {
        let mut branches = self.branches.iter();
        branches.any(|branch| kinds_of(branch).len() == PHRASES.len())
    }

    /// Whether there are several branches beside null.
    pub(super) fn is_union(&self) -> bool {
        let kinds = self.branches.iter().map(|branch| kinds_of(branch));
        let own: Vec<Kinds> = kinds.filter(|kinds| *kinds != ["null"]).collect();
        let several = |kinds: &Kinds| kinds.iter().filter(|kind| **kind != "null").count() > 1;
        own.len() > 1 || own.iter().any(several)
    }

    /// What it is, by types of JSON.
    pub(super) fn phrase(&self) -> String {
        if self.is_any() {
            return "any JSON value".to_owned();
        }
        let mut phrases: Vec<&str> = Vec::new();
        for kind in self.branches.iter().flat_map(|branch| kinds_of(branch)) {
            let phrase = PHRASES.iter().find(|(name, _)| *name == kind);
            let phrase = phrase.map_or("", |(_, phrase)| phrase);
            if !phrases.contains(&phrase) {
                phrases.push(phrase);
            }
        }
        phrases.join(" or ")
    }

    /// The type of what keys lead to; `None` where nothing can be there.
    pub(super) fn at(&self, keys: &[String]) -> Option<Self> {
        let mut keys = keys.iter();
        keys.try_fold(self.clone(), |found, key| {
            let below = found.branches.iter().flat_map(|branch| below(branch, key));
            Self::some(below.collect(), self.root)
        })
    }

    fn some(schemas: Vec<&'s Value>, root: &'s Value) -> Option<Self> {
        let found = Self::inside(schemas, root);
        (!found.branches.is_empty()).then_some(found)
    }

    /// Whether a value may have types of JSON that both have.
    pub(super) fn shares_kinds(&self, other: &Type<'_>) -> bool {
        let kinds = |one: &Type<'_>| -> Kinds {
            let branches = one.branches.iter();
            branches.flat_map(|branch| kinds_of(branch)).collect()
        };
        share(&kinds(self), &kinds(other))
    }

    /// Whether some value of this type may be one of another.
    pub(super) fn may_fit(&self, other: &Type<'_>) -> bool {
        Fits { left: MOST_PAIRS }.types(self, other, 0)
    }

    /// The type of a field of a branch; `None` where there can be none.
    fn field(&self, branch: &'s Value, name: &str) -> Option<Self> {
        Self::some(below(branch, name), self.root)
    }
}

/// Compares types, and ends.
struct Fits {
    left: usize,
}

/// A type and one of its branches.
type Branch<'t, 's> = (&'t Type<'s>, &'s Value);

impl Fits {
    /// Whether a value may be of both types.
    fn types(&mut self, one: &Type<'_>, other: &Type<'_>, depth: usize) -> bool {
        if depth > DEEPEST {
            return true;
        }
        for branch in &one.branches {
            for own in &other.branches {
                if self.left == 0 {
                    return true;
                }
                self.left -= 1;
                if self.pair((one, branch), (other, own), depth) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a value may be of both branches.
    fn pair(&mut self, of: Branch<'_, '_>, to: Branch<'_, '_>, depth: usize) -> bool {
        let (branch, own) = (of.1, to.1);
        let (kinds, taken_kinds) = (kinds_of(branch), kinds_of(own));
        if !share(&kinds, &taken_kinds) {
            return false;
        }
        let (given, taken) = (values(branch), values(own));
        if let Some(given) = given {
            return given.iter().any(|value| takes(own, taken, value));
        }
        if let Some(taken) = taken {
            return taken.iter().any(|value| takes(branch, None, value));
        }
        let is_common = |kind: &&&str| share(&[**kind], &taken_kinds);
        let is_object = kinds.iter().filter(is_common).all(|kind| *kind == "object");
        !is_object || self.objects(of, to, depth)
    }

    /// Whether an object may be of both branches.
    fn objects(
        &mut self,
        (one, branch): Branch<'_, '_>,
        (other, own): Branch<'_, '_>,
        depth: usize,
    ) -> bool {
        if required(own).any(|name| one.field(branch, name).is_none()) {
            return false;
        }
        required(branch).all(|name| {
            let fields = one.field(branch, name).zip(other.field(own, name));
            fields.is_some_and(|(given, taken)| self.types(&given, &taken, depth + 1))
        })
    }
}

fn flat<'s>(schemas: Vec<&'s Value>, root: &'s Value) -> Vec<&'s Value> {
    let mut waiting: Vec<&'s Value> = schemas.into_iter().rev().collect();
    let mut branches = Vec::new();
    for _ in 0..MOST_BRANCHES {
        let Some(branch) = waiting.pop() else {
            return branches;
        };
        let name = branch.get("$ref").and_then(Value::as_str);
        match (name, union(branch)) {
            (Some(name), _) => waiting.push(definition(root, name)),
            (None, Some(inner)) => waiting.extend(inner.iter().rev()),
            (None, None) if *branch == Value::Bool(false) => {}
            (None, None) => branches.push(branch),
        }
    }
    match waiting.is_empty() {
        true => branches,
        false => vec![&ANY],
    }
}

/// The schemas of a union.
fn union(branch: &Value) -> Option<&[Value]> {
    let of = |keyword| branch.get(keyword).and_then(Value::as_array);
    let mut unions = [of("anyOf"), of("oneOf")].into_iter().flatten();
    unions.find(|union| !union.is_empty())
}

/// What a reference stands for.
fn definition<'s>(root: &'s Value, name: &str) -> &'s Value {
    if name == "#" {
        return root;
    }
    let name = name.strip_prefix("#/$defs/").unwrap_or(name);
    let definitions = root.get("$defs");
    definitions.and_then(|all| all.get(name)).unwrap_or(&ANY)
}

/// The types of JSON that a branch takes, each once.
fn kinds_of(branch: &Value) -> Kinds {
    let all = || PHRASES.iter().map(|(name, _)| *name).collect();
    let known = |name: &Value| {
        let name = name.as_str()?;
        let mut names = PHRASES.iter().map(|(known, _)| *known);
        names.find(|known| *known == name)
    };
    let kinds: Option<Kinds> = match branch.get("type") {
        Some(Value::Array(names)) if !names.is_empty() => names.iter().map(known).collect(),
        Some(name @ Value::String(_)) => known(name).map(|name| vec![name]),
        _ => values(branch)
            .filter(|values| !values.is_empty())
            .map(|values| values.iter().map(kind_of).collect()),
    };
    let mut kinds = kinds.unwrap_or_else(all);
    let mut seen: Kinds = Vec::new();
    kinds.retain(|kind| {
        let is_new = !seen.contains(kind);
        seen.push(kind);
        is_new
    });
    kinds
}

/// Whether types of JSON overlap.
fn share(some: &[&str], others: &[&str]) -> bool {
    let compared = |kind: &str| if kind == "integer" { "number" } else { kind }.to_owned();
    let mut some = some.iter();
    some.any(|one| {
        let mut others = others.iter();
        others.any(|other| compared(one) == compared(other))
    })
}

/// The values that a branch lists.
fn values(branch: &Value) -> Option<&[Value]> {
    match branch.get("const") {
        Some(value) => Some(std::slice::from_ref(value)),
        None => branch.get("enum").and_then(Value::as_array),
    }
}

/// Whether a branch may take a value.
fn takes(branch: &Value, values: Option<&[Value]>, value: &Value) -> bool {
    let is_listed = |values: &[Value]| values.iter().any(|one| may_equal(value, one));
    share(&[kind_of(value)], &kinds_of(branch)) && values.is_none_or(is_listed)
}

/// Whether values may be equal; numbers may be spelled in many ways.
fn may_equal(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::String(one), Value::String(other)) => one == other,
        (Value::Bool(one), Value::Bool(other)) => one == other,
        _ => kind_of(one) == kind_of(other),
    }
}

fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// The schemas of what a key leads to.
fn below<'s>(branch: &'s Value, key: &str) -> Vec<&'s Value> {
    let (kinds, mut found) = (kinds_of(branch), Vec::new());
    if kinds.contains(&"object") {
        let field = branch.get("properties").and_then(|all| all.get(key));
        found.push(match (field, branch.get("patternProperties")) {
            (Some(field), _) => field,
            (None, Some(_)) => &ANY,
            (None, None) => branch.get("additionalProperties").unwrap_or(&ANY),
        });
    }
    let index = index_of(key).filter(|_| kinds.contains(&"array"));
    if let Some(index) = index {
        let places = branch.get("prefixItems").and_then(Value::as_array);
        let most = branch.get("maxItems").and_then(Value::as_number);
        let most = most.and_then(|most| most.as_str().parse::<usize>().ok());
        match places.unwrap_or_default().get(index) {
            Some(place) => found.push(place),
            None if most.is_some_and(|most| index >= most) => {}
            None => found.push(branch.get("items").unwrap_or(&ANY)),
        }
    }
    found
}

/// The fields that an object of a branch must have.
fn required(branch: &Value) -> impl Iterator<Item = &str> {
    let names = branch.get("required").and_then(Value::as_array);
    names.into_iter().flatten().filter_map(Value::as_str)
}
