//! The documents that a schema is made of: which resource each place belongs to, and what references name.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::drafts::Draft;
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
    draft: Draft,
    /// Whether its dialect has the keywords that validate.
    validates: bool,
}

/// What a reference names.
pub(super) struct Target<'d> {
    pub(super) place: Place,
    pub(super) value: &'d Value,
    /// The name of the dynamic anchor there, if the reference is by it.
    pub(super) dynamic: Option<String>,
    /// Whether nobody has looked at the schema there.
    pub(super) is_new: bool,
}

/// The keywords whose value is a schema, a list of schemas, an object of schemas.
const ONE: [&str; 12] = [
    "additionalItems",
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
const NAMED: [&str; 6] = [
    "properties",
    "patternProperties",
    "$defs",
    "definitions",
    "dependencies",
    "dependentSchemas",
];

/// The vocabularies with the keywords that validate.
const VALIDATION: [&str; 2] = [
    "https://json-schema.org/draft/2019-09/vocab/validation",
    "https://json-schema.org/draft/2020-12/vocab/validation",
];
/// How many meta-schemas are looked at for the draft that they extend.
const MOST_EXTENDED: usize = 8;
/// The name under which `$recursiveAnchor` is a dynamic anchor; no other is empty.
const RECURSIVE: &str = "";

pub(super) struct Documents<'d> {
    given: HashMap<&'d str, &'d Value>,
    /// The draft of documents that name none.
    draft: Draft,
    loaded: Vec<Document<'d>>,
    resources: Vec<Resource>,
    by_uri: HashMap<String, usize>,
    anchors: HashMap<(usize, String), Place>,
    /// The dynamic anchors, in the order in which they were found.
    pub(super) dynamic: Vec<(usize, String, Place)>,
    is_dynamic: HashSet<(usize, String)>,
    /// Where a resource of another draft than the one around it begins: the document, and the pointer with a slash, after
    /// which come the places inside of it.
    foreign: BTreeSet<(usize, String)>,
    /// The resource of each place that is a schema.
    of: HashMap<Place, usize>,
}

impl<'d> Documents<'d> {
    /// With the documents that references may name, by their URIs, and the draft of those that name none.
    pub(super) fn new(given: impl Iterator<Item = (&'d str, &'d Value)>, draft: Draft) -> Self {
        Self {
            given: given.collect(),
            draft,
            loaded: Vec::new(),
            resources: Vec::new(),
            by_uri: HashMap::new(),
            anchors: HashMap::new(),
            dynamic: Vec::new(),
            is_dynamic: HashSet::new(),
            foreign: BTreeSet::new(),
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
        let resource = self.resource(uri.to_owned(), place.clone(), self.draft, true);
        self.scan(&place, root, resource);
        // What was asked for by this URI is the schema that has another one.
        let of = self.resource_of(&place);
        self.by_uri.insert(uri.to_owned(), of);
        if place.document == 0 {
            self.draft = self.draft(of);
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

    /// The draft that a resource is written in.
    pub(super) fn draft(&self, resource: usize) -> Draft {
        self.resources[resource].draft
    }

    /// The outermost schemas of other drafts inside the schema at a place.
    pub(super) fn foreign(&self, place: &Place) -> Vec<Place> {
        let around = (place.document, format!("{}/", place.pointer));
        let inside = self.foreign.range(around.clone()..);
        let inside = inside
            .filter(|one| **one != around)
            .take_while(|(document, pointer)| {
                *document == place.document && pointer.starts_with(&around.1)
            });
        let mut found: Vec<&str> = Vec::new();
        for (_, pointer) in inside {
            if !found.last().is_some_and(|last| pointer.starts_with(last)) {
                found.push(pointer);
            }
        }
        let found = found.into_iter();
        found
            .map(|pointer| Place {
                document: place.document,
                pointer: pointer[..pointer.len() - 1].to_owned(),
            })
            .collect()
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
            } else {
                self.load_meta(uri);
            }
        }
        let resource = *self.by_uri.get(uri)?;
        if !fragment.is_empty() && !fragment.starts_with('/') {
            let key = (resource, fragment);
            let place = self.anchors.get(&key)?.clone();
            let is_dynamic = self.is_dynamic.contains(&key);
            return Some(Target {
                value: self.value(&place)?,
                place,
                dynamic: is_dynamic.then_some(key.1),
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
        let recursive = (resource, RECURSIVE.to_owned());
        let is_recursive = fragment.is_empty() && self.is_dynamic.contains(&recursive);
        Some(Target {
            place,
            value,
            dynamic: is_recursive.then_some(recursive.1),
            is_new,
        })
    }

    /// Loads the meta-schema that has a URI, or a part with it.
    fn load_meta(&mut self, uri: &str) {
        let Some(draft) = Draft::named(uri) else {
            return;
        };
        let schema = meta::schema(draft);
        let own = schema.get(draft.id_keyword()).and_then(Value::as_str);
        let own = own.unwrap_or_default().trim_end_matches('#');
        let known = match self.by_uri.get(own) {
            Some(known) => *known,
            None => {
                let place = self.load(own, schema);
                self.resource_of(&place)
            }
        };
        // `http` and `https` are both common.
        if uri.ends_with("/schema") {
            self.by_uri.entry(uri.to_owned()).or_insert(known);
        }
    }

    /// The root of the document that a place is in, for what is to be said of the whole.
    pub(super) fn root_of(&self, place: &Place) -> Place {
        Place {
            document: place.document,
            pointer: String::new(),
        }
    }

    fn resource(&mut self, uri: String, place: Place, draft: Draft, validates: bool) -> usize {
        let number = self.resources.len();
        self.by_uri.entry(uri.clone()).or_insert(number);
        self.resources.push(Resource {
            uri,
            place,
            draft,
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
        let outer = &self.resources[above];
        let dialect = schema.get("$schema").and_then(Value::as_str);
        let (draft, validates) = self.dialect(dialect, outer);
        let is_root = outer.place == *place;
        // Beside `$ref`, no keyword of older drafts means anything; a document's own URI is taken all the same.
        let is_hidden = draft.has_lone_refs() && schema.get("$ref").is_some() && !is_root;
        let id = schema.get(draft.id_keyword()).and_then(Value::as_str);
        let mut anchor = None;
        if let Some(id) = id.filter(|_| !is_hidden) {
            let whole = resolved(&outer.uri, id);
            let (uri, fragment) = whole.split_once('#').unwrap_or((&whole, ""));
            if draft.has_lone_refs() && !fragment.is_empty() {
                anchor = Some(fragment.to_owned());
            }
            let begins = if is_root {
                uri != outer.uri
            } else {
                !id.starts_with('#')
            };
            if begins {
                if draft != outer.draft && !is_root {
                    let folder = (place.document, format!("{}/", place.pointer));
                    self.foreign.insert(folder);
                }
                resource = self.resource(uri.to_owned(), place.clone(), draft, validates);
            }
        }
        if is_root {
            self.resources[resource].draft = draft;
            self.resources[resource].validates = validates;
        }
        let draft = self.resources[resource].draft;
        self.of.insert(place.clone(), resource);
        self.note_anchors(schema, place, resource, anchor);
        for (keyword, value) in schema.iter() {
            if !draft.has(keyword) {
                continue;
            }
            let below = place.below(keyword);
            match value {
                Value::Array(items) if SEVERAL.contains(&keyword) || keyword == "items" => {
                    for (index, item) in items.iter().enumerate() {
                        self.scan(&below.below(&index.to_string()), item, resource);
                    }
                }
                _ if ONE.contains(&keyword) => self.scan(&below, value, resource),
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

    /// Notes the anchors of a schema; one is the fragment of its URI.
    fn note_anchors(
        &mut self,
        schema: &Object,
        place: &Place,
        resource: usize,
        anchor: Option<String>,
    ) {
        let Resource {
            draft, place: root, ..
        } = &self.resources[resource];
        let own = |keyword: &str| {
            let name = schema.get(keyword).filter(|_| draft.has(keyword));
            name.and_then(Value::as_str).map(str::to_owned)
        };
        let mut dynamic = own("$dynamicAnchor");
        let names = [anchor, own("$anchor"), dynamic.clone()];
        let is_recursive = schema.get("$recursiveAnchor") == Some(&Value::Bool(true));
        if is_recursive && draft.has("$recursiveAnchor") && root == place {
            dynamic = Some(RECURSIVE.to_owned());
        }
        for name in names.into_iter().flatten() {
            let anchors = self.anchors.entry((resource, name));
            anchors.or_insert_with(|| place.clone());
        }
        if let Some(name) = dynamic {
            self.is_dynamic.insert((resource, name.clone()));
            self.dynamic.push((resource, name, place.clone()));
        }
    }

    /// The draft of a `$schema`, and whether the dialect has the keywords that validate. A dialect that nobody has given
    /// is that of the schema around it.
    fn dialect(&self, uri: Option<&str>, outer: &Resource) -> (Draft, bool) {
        let Some(mut uri) = uri else {
            return (outer.draft, outer.validates);
        };
        let mut validates = true;
        for _ in 0..MOST_EXTENDED {
            if let Some(draft) = Draft::named(uri) {
                return (draft, validates);
            }
            let Some(schema) = self.given.get(uri.trim_end_matches('#')) else {
                break;
            };
            if let Some(known) = schema.get("$vocabulary").and_then(Value::as_object) {
                validates &= VALIDATION.iter().any(|name| known.get(name).is_some());
            }
            match schema.get("$schema").and_then(Value::as_str) {
                Some(next) => uri = next,
                None => break,
            }
        }
        (outer.draft, validates)
    }
}

/// A schema at a place; at the places of parts it accepts any value.
pub(super) fn without(value: &Value, place: &Place, parts: &HashSet<&Place>) -> Value {
    if parts.contains(place) {
        return Value::Object(Object::new());
    }
    match value {
        Value::Object(members) => {
            let members = members.iter();
            let kept = members
                .map(|(key, member)| (key.to_owned(), without(member, &place.below(key), parts)));
            Value::Object(kept.collect())
        }
        Value::Array(items) => {
            let items = items.iter().enumerate();
            let kept = items.map(|(at, item)| without(item, &place.below(&at.to_string()), parts));
            Value::Array(kept.collect())
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
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
