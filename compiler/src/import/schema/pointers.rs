//! Refs by addresses, anchors and dynamic anchors, as pointers into the document.

use std::borrow::Cow;

use foldhash::{HashMap, HashSet};

use super::addresses::{parted, resolved};
use crate::ir::Value;
use crate::pointer;
use crate::source::Text;
use crate::subschemas;

/// A schema whose refs are pointers where they lead to a part of it.
#[derive(Debug)]
pub(in crate::import) struct Pointed<'v> {
    pub schema: Cow<'v, Value>,
    /// Whether a dynamic ref is read as one that always leads to the same schema, although it may lead to others.
    pub is_static: bool,
}

/// Makes the refs of a schema pointers into it.
pub(in crate::import) fn pointed(schema: &Value) -> Pointed<'_> {
    if !needs(schema, true) {
        return Pointed {
            schema: Cow::Borrowed(schema),
            is_static: false,
        };
    }
    let mut places = Places::default();
    places.add_resource(String::new(), String::new());
    places.scan(schema, "", 0, Dialect::default());
    let mut is_static = false;
    let schema = places.rewritten(schema, "", 0, &mut is_static);
    Pointed {
        schema: Cow::Owned(schema),
        is_static,
    }
}

/// Whether a schema has refs that are no pointers, or parts with addresses of their own.
fn needs(schema: &Value, is_root: bool) -> bool {
    let Some(entries) = schema.entries() else {
        return false;
    };
    entries
        .iter()
        .any(|(keyword, value)| match (&**keyword, value) {
            ("$ref", Value::String(reference)) => {
                &**reference != "#" && !reference.starts_with("#/")
            }
            ("$dynamicRef" | "$recursiveRef", Value::String(_)) => true,
            ("$id", Value::String(_)) => !is_root,
            (keyword, value) => {
                let parts = subschemas::of(keyword, value);
                parts.into_iter().any(|(_, part)| needs(part, false))
            }
        })
}

/// A schema with an address: the address, and its pointer.
#[derive(Debug)]
struct Resource {
    address: String,
    pointer: String,
}

#[derive(Debug, Default)]
struct Places {
    resources: Vec<Resource>,
    by_address: HashMap<String, usize>,
    by_pointer: HashMap<String, usize>,
    /// Pointers by the resource and the name of the anchor.
    anchors: HashMap<(usize, String), String>,
    /// How many resources have a dynamic anchor of a name; that of `$recursiveAnchor` is empty.
    dynamic: HashMap<String, usize>,
    /// The resources with these.
    is_dynamic: HashSet<(usize, String)>,
}

impl Places {
    fn add_resource(&mut self, address: String, pointer: String) -> usize {
        let index = self.resources.len();
        self.by_address.entry(address.clone()).or_insert(index);
        self.by_pointer.insert(pointer.clone(), index);
        self.resources.push(Resource { address, pointer });
        index
    }

    fn scan(&mut self, schema: &Value, pointer: &str, above: usize, around: Dialect) {
        let Some(entries) = schema.entries() else {
            return;
        };
        let dialect = Dialect::of(schema, around);
        let Dialect { is_old, id_keyword } = dialect;
        let text = |keyword: &str| schema.get(keyword).and_then(Value::text);
        let mut resource = above;
        let is_hidden = is_old && schema.get("$ref").is_some() && !pointer.is_empty();
        if let Some(id) = text(id_keyword).filter(|_| !is_hidden) {
            let whole = resolved(&self.resources[above].address, id);
            let (address, fragment) = parted(&whole);
            if !id.starts_with('#') {
                resource = self.add_resource(address.to_owned(), pointer.to_owned());
            }
            if is_old && !fragment.is_empty() {
                let anchor = (resource, fragment.to_owned());
                self.anchors.entry(anchor).or_insert(pointer.to_owned());
            }
        }
        for keyword in ["$anchor", "$dynamicAnchor"] {
            if let Some(name) = text(keyword).filter(|_| !is_old) {
                let anchor = (resource, name.to_string());
                if keyword == "$dynamicAnchor" {
                    self.add_dynamic(anchor.clone());
                }
                self.anchors.entry(anchor).or_insert(pointer.to_owned());
            }
        }
        if schema.get("$recursiveAnchor") == Some(&Value::Bool(true)) {
            self.add_dynamic((resource, String::new()));
        }
        for (keyword, value) in entries {
            for (step, part) in subschemas::of(keyword, value) {
                let below = format!("{pointer}/{}{step}", pointer::step(keyword));
                self.scan(part, &below, resource, dialect);
            }
        }
    }

    fn add_dynamic(&mut self, anchor: (usize, String)) {
        *self.dynamic.entry(anchor.1.clone()).or_default() += 1;
        self.is_dynamic.insert(anchor);
    }

    fn rewritten(
        &self,
        schema: &Value,
        pointer: &str,
        above: usize,
        is_static: &mut bool,
    ) -> Value {
        let Some(entries) = schema.entries() else {
            return schema.clone();
        };
        let resource = self.by_pointer.get(pointer).copied().unwrap_or(above);
        let mut kept: Vec<(Text, Value)> = Vec::with_capacity(entries.len());
        for (keyword, value) in entries {
            let reference = value.text().map(|text| &**text);
            match (&**keyword, reference) {
                ("$ref", Some(reference)) => {
                    let target = self.target(resource, reference);
                    let target = target.map_or_else(|| reference.into(), |to| fragment(&to));
                    kept.push((keyword.clone(), Value::String(target)));
                }
                ("$dynamicRef" | "$recursiveRef", Some(reference)) => {
                    let name = parted(reference).1.to_owned();
                    let found = self.target(resource, reference);
                    let may_lead_elsewhere = self.dynamic.get(&name).is_some_and(|many| *many > 1)
                        && self.starts_dynamic(resource, reference, &name);
                    *is_static |= may_lead_elsewhere;
                    let target = found.map_or_else(|| reference.into(), |to| fragment(&to));
                    let target = Value::String(target);
                    if kept.iter().any(|(keyword, _)| &**keyword == "$ref")
                        || schema.get("$ref").is_some()
                    {
                        // Two refs of one schema hold both.
                        let part = Value::Object(vec![("$ref".into(), target)]);
                        kept.push(("allOf".into(), Value::List(vec![part])));
                    } else {
                        kept.push(("$ref".into(), target));
                    }
                }
                (name, _) => {
                    let value = subschemas::mapped(name, value, &mut |step, part| {
                        let below = format!("{pointer}/{}{step}", pointer::step(name));
                        self.rewritten(part, &below, resource, is_static)
                    });
                    kept.push((keyword.clone(), value));
                }
            }
        }
        one_all_of(kept)
    }

    /// Whether a dynamic ref starts at a dynamic anchor: otherwise it leads to the same schema always.
    fn starts_dynamic(&self, from: usize, reference: &str, name: &str) -> bool {
        let whole = resolved(&self.resources[from].address, reference);
        let resource = self.by_address.get(parted(&whole).0);
        resource.is_some_and(|at| self.is_dynamic.contains(&(*at, name.to_owned())))
    }

    /// The pointer of the schema that a reference in a resource leads to.
    fn target(&self, from: usize, reference: &str) -> Option<String> {
        let whole = resolved(&self.resources[from].address, reference);
        let (address, fragment) = parted(&whole);
        let resource = match reference.starts_with('#') {
            true => from,
            false => *self.by_address.get(address)?,
        };
        let fragment = pointer::unescaped(fragment);
        if fragment.is_empty() || fragment.starts_with('/') {
            return Some(format!("{}{fragment}", self.resources[resource].pointer));
        }
        self.anchors.get(&(resource, fragment)).cloned()
    }
}

/// What a draft has differently here.
#[derive(Debug, Clone, Copy)]
struct Dialect {
    /// Whether it is from before 2019-09: then nothing counts beside `$ref`, and an address may be an anchor.
    is_old: bool,
    id_keyword: &'static str,
}

impl Default for Dialect {
    fn default() -> Self {
        Self {
            is_old: false,
            id_keyword: "$id",
        }
    }
}

impl Dialect {
    /// That of a schema inside of another.
    fn of(schema: &Value, around: Self) -> Self {
        let Some(name) = schema.get("$schema").and_then(Value::text) else {
            return around;
        };
        let is = |draft: &&str| name.contains(*draft);
        Self {
            is_old: ["draft-04", "draft-06", "draft-07"].iter().any(is),
            id_keyword: if is(&"draft-04") { "id" } else { "$id" },
        }
    }
}

/// A pointer as the fragment of a URI.
fn fragment(pointer: &str) -> Text {
    let mut out = String::from("#");
    for byte in pointer.bytes() {
        match byte {
            b'%' | b'#' | b'"' | b'\\' | b'^' | b'`' | b'{' | b'|' | b'}' | b'<' | b'>' => {
                out.push_str(&format!("%{byte:02X}"));
            }
            0x21..=0x7e => out.push(char::from(byte)),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out.into()
}

/// The same keywords with a single `allOf`.
fn one_all_of(entries: Vec<(Text, Value)>) -> Value {
    let is_all = |entry: &(Text, Value)| &*entry.0 == "allOf";
    if entries.iter().filter(|entry| is_all(entry)).count() < 2 {
        return Value::Object(entries);
    }
    let (all, mut kept): (Vec<_>, Vec<_>) = entries.into_iter().partition(is_all);
    let parts = all.into_iter().flat_map(|(_, parts)| {
        if let Value::List(parts) = parts {
            parts
        } else {
            vec![parts]
        }
    });
    kept.push(("allOf".into(), Value::List(parts.collect())));
    Value::Object(kept)
}
