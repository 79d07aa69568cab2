//! The documents that a schema is made of: which resource each place belongs to, and what references name.

use std::collections::{HashMap, HashSet};

use super::meta;
use super::uri::{resolved, split};
use crate::json::{Object, Value};

/// A place in a document, as a JSON Pointer.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Place {
    pub(super) document: usize,
    pub(super) pointer: String,
}

impl Place {
    pub(super) fn below(&self, key: &str) -> Self {
        let key = key.replace('~', "~0").replace('/', "~1");
        Self {
            document: self.document,
            pointer: format!("{}/{key}", self.pointer),
        }
    }
}

struct Document<'d> {
    /// Empty for the schema itself.
    uri: String,
    root: &'d Value,
}

/// A schema with a URI of its own.
struct Resource {
    uri: String,
    place: Place,
    /// Whether its dialect has the keywords that validate.
    validates: bool,
}

/// What a reference names.
pub(super) struct Target<'d> {
    pub(super) place: Place,
    pub(super) value: &'d Value,
    /// The name of the `$dynamicAnchor` there, if the reference is by it.
    pub(super) dynamic: Option<String>,
    /// Whether nobody has looked at the schema there.
    pub(super) is_new: bool,
}

/// The keywords whose value is a schema, a list of schemas, an object of schemas.
const ONE: [&str; 11] = [
    "additionalProperties",
    "items",
    "contains",
    "not",
    "if",
    "then",
    "else",
    "propertyNames",
    "unevaluatedItems",
    "unevaluatedProperties",
    "contentSchema",
];
const SEVERAL: [&str; 4] = ["allOf", "anyOf", "oneOf", "prefixItems"];
const NAMED: [&str; 5] = [
    "properties",
    "patternProperties",
    "$defs",
    "definitions",
    "dependentSchemas",
];

const VALIDATION: &str = "https://json-schema.org/draft/2020-12/vocab/validation";

pub(super) struct Documents<'d> {
    given: HashMap<&'d str, &'d Value>,
    loaded: Vec<Document<'d>>,
    resources: Vec<Resource>,
    by_uri: HashMap<String, usize>,
    anchors: HashMap<(usize, String), Place>,
    /// The `$dynamicAnchor`s, in the order in which they were found.
    pub(super) dynamic: Vec<(usize, String, Place)>,
    /// The resource of each place that is a schema.
    of: HashMap<Place, usize>,
}

impl<'d> Documents<'d> {
    pub(super) fn new(given: impl Iterator<Item = (&'d str, &'d Value)>) -> Self {
        Self {
            given: given.collect(),
            loaded: Vec::new(),
            resources: Vec::new(),
            by_uri: HashMap::new(),
            anchors: HashMap::new(),
            dynamic: Vec::new(),
            of: HashMap::new(),
        }
    }

    /// Takes a document in; the place of its root.
    pub(super) fn load(&mut self, uri: &str, root: &'d Value) -> Place {
        let place = Place {
            document: self.loaded.len(),
            pointer: String::new(),
        };
        self.loaded.push(Document {
            uri: uri.to_owned(),
            root,
        });
        let resource = self.resource(uri.to_owned(), place.clone(), true);
        self.scan(&place, root, resource);
        // What was asked for by this URI is the schema that has another one.
        if let Some(of) = self.of.get(&place) {
            self.by_uri.insert(uri.to_owned(), *of);
        }
        place
    }

    /// The URI of the document of a place; empty for the schema itself.
    pub(super) fn uri(&self, place: &Place) -> &str {
        &self.loaded[place.document].uri
    }

    pub(super) fn resource_of(&self, place: &Place) -> usize {
        self.of.get(place).copied().unwrap_or_default()
    }

    pub(super) fn validates(&self, resource: usize) -> bool {
        self.resources[resource].validates
    }

    pub(super) fn value(&self, place: &Place) -> Option<&'d Value> {
        let root = self.loaded[place.document].root;
        tokens(&place.pointer).try_fold(root, |value, token| step(value, &token))
    }

    /// What a reference names that stands in a resource; the document of another URI is loaded.
    pub(super) fn target(&mut self, from: usize, reference: &str) -> Option<Target<'d>> {
        let uri = resolved(&self.resources[from].uri, reference);
        let (uri, fragment) = split(&uri)?;
        let mut is_new = false;
        if !self.by_uri.contains_key(uri) {
            if let Some((known, root)) = self.given.get_key_value(uri) {
                self.load(known, root);
                is_new = true;
            } else if uri.starts_with(meta::FOLDER) {
                self.load(meta::URI, meta::schema());
            }
        }
        let resource = *self.by_uri.get(uri)?;
        if !fragment.is_empty() && !fragment.starts_with('/') {
            let key = (resource, fragment);
            let place = self.anchors.get(&key)?.clone();
            let (resource, name) = key;
            let mut dynamic = self.dynamic.iter();
            let is_dynamic = dynamic.any(|(of, known, _)| *of == resource && *known == name);
            return Some(Target {
                value: self.value(&place)?,
                place,
                dynamic: is_dynamic.then_some(name),
                is_new,
            });
        }
        let (mut place, mut of) = (self.resources[resource].place.clone(), resource);
        let mut value = self.value(&place)?;
        for token in tokens(&fragment) {
            value = step(value, &token)?;
            place = place.below(&token);
            of = self.of.get(&place).copied().unwrap_or(of);
        }
        if !self.of.contains_key(&place) {
            self.scan(&place, value, of);
            is_new = true;
        }
        Some(Target {
            place,
            value,
            dynamic: None,
            is_new,
        })
    }

    /// The root of the document that a place is in, for what is to be said of the whole.
    pub(super) fn root_of(&self, place: &Place) -> Place {
        Place {
            document: place.document,
            pointer: String::new(),
        }
    }

    fn resource(&mut self, uri: String, place: Place, validates: bool) -> usize {
        let number = self.resources.len();
        self.by_uri.entry(uri.clone()).or_insert(number);
        self.resources.push(Resource {
            uri,
            place,
            validates,
        });
        number
    }

    /// Notes the resources and anchors of a schema and of those inside.
    fn scan(&mut self, place: &Place, value: &'d Value, above: usize) {
        let mut resource = above;
        let Some(schema) = value.as_object() else {
            self.of.insert(place.clone(), resource);
            return;
        };
        if let Some(id) = schema.get("$id").and_then(Value::as_str) {
            let uri = resolved(&self.resources[above].uri, id);
            let uri = uri.split('#').next().unwrap_or_default().to_owned();
            if self.resources[above].uri != uri || self.resources[above].place != *place {
                let validates = self.resources[above].validates;
                resource = self.resource(uri, place.clone(), validates);
            }
        }
        if let Some(dialect) = schema.get("$schema").and_then(Value::as_str) {
            self.resources[resource].validates = self.has_validation(dialect);
        }
        self.of.insert(place.clone(), resource);
        self.anchor(schema, "$anchor", place, resource);
        if let Some(name) = self.anchor(schema, "$dynamicAnchor", place, resource) {
            self.dynamic.push((resource, name, place.clone()));
        }
        for (keyword, value) in schema.iter() {
            let below = place.below(keyword);
            match value {
                _ if ONE.contains(&keyword) => self.scan(&below, value, resource),
                Value::Array(items) if SEVERAL.contains(&keyword) => {
                    for (index, item) in items.iter().enumerate() {
                        self.scan(&below.below(&index.to_string()), item, resource);
                    }
                }
                Value::Object(members) if NAMED.contains(&keyword) => {
                    for (key, member) in members.iter() {
                        self.scan(&below.below(key), member, resource);
                    }
                }
                Value::Null
                | Value::Bool(_)
                | Value::Number(_)
                | Value::String(_)
                | Value::Array(_)
                | Value::Object(_) => {}
            }
        }
    }

    fn anchor(
        &mut self,
        schema: &Object,
        keyword: &str,
        place: &Place,
        resource: usize,
    ) -> Option<String> {
        let name = schema.get(keyword)?.as_str()?.to_owned();
        let anchors = self.anchors.entry((resource, name.clone()));
        anchors.or_insert_with(|| place.clone());
        Some(name)
    }

    /// Whether a dialect has the keywords that validate: one that nobody has given is the usual one.
    fn has_validation(&self, dialect: &str) -> bool {
        let vocabularies = self
            .given
            .get(dialect.trim_end_matches('#'))
            .and_then(|schema| schema.get("$vocabulary"))
            .and_then(Value::as_object);
        vocabularies.is_none_or(|known| {
            let names: HashSet<&str> = known.iter().map(|(name, _)| name).collect();
            names.contains(VALIDATION)
        })
    }
}

fn tokens(pointer: &str) -> impl Iterator<Item = String> {
    let tokens = pointer.split('/').skip(1);
    tokens.map(|token| token.replace("~1", "/").replace("~0", "~"))
}

fn step<'d>(value: &'d Value, token: &str) -> Option<&'d Value> {
    match value {
        Value::Object(members) => members.get(token),
        Value::Array(items) => {
            let is_plain = token == "0" || !token.starts_with(['0', '+']);
            items.get(token.parse::<usize>().ok().filter(|_| is_plain)?)
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}
