//! Keywords of `@schema` beside those that a type has: no object has a key twice.

use toolc_compiler::ir::Value;

use super::{Writer, schema_text_of};

/// Keywords that only describe. The first that stands there counts.
const ANNOTATIONS: [&str; 8] = [
    "title",
    "description",
    "deprecated",
    "default",
    "examples",
    "readOnly",
    "writeOnly",
    "$comment",
];

/// Whether keywords have references to themselves (`"$ref": "#/…"`) and no address, so that the references would lead
/// into the schema around them.
pub(super) fn has_own_refs(keywords: &Value) -> bool {
    keywords.get("$id").is_none() && has_ref(keywords, &|target| target.starts_with('#'))
}

/// Whether a reference leads to anything but a definition (`"$ref": "#/$defs/…"`, or an anchor): to where the keywords
/// are not alone once they are members of a document.
fn has_ref_beside_definitions(keywords: &Value) -> bool {
    has_ref(keywords, &|target| {
        target == "#" || (target.starts_with("#/") && !target.starts_with("#/$defs/"))
    })
}

fn has_ref(value: &Value, is_meant: &dyn Fn(&str) -> bool) -> bool {
    match value {
        Value::Object(members) => members.iter().any(|(key, value)| match value {
            Value::String(target) => matches!(&**key, "$ref" | "$dynamicRef") && is_meant(target),
            Value::Object(_) | Value::List(_) => has_ref(value, is_meant),
            Value::Null | Value::Bool(_) | Value::Number(_) => false,
        }),
        Value::List(items) => items.iter().any(|item| has_ref(item, is_meant)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

impl Writer<'_> {
    /// Writes the keywords of `@schema` into the open object, as its last members, together with other schemas that all
    /// must hold. Keywords that cannot stand beside what was written hold by an `allOf`.
    pub(super) fn keywords<'v>(
        &mut self,
        schemas: impl IntoIterator<Item = &'v Value>,
        mut all_of: Vec<String>,
    ) {
        for keywords in schemas {
            let Value::Object(members) = keywords else {
                continue;
            };
            if self.stands_alone(keywords) {
                all_of.push(self.with_address(keywords));
                continue;
            }
            let written = self.json.written();
            let is_new = |key: &str| written.iter().all(|(known, _)| known != key);
            let mut new = Vec::new();
            for (key, value) in members {
                if let Value::List(items) = value
                    && &**key == "allOf"
                {
                    all_of.extend(items.iter().map(schema_text_of));
                } else if is_new(key) {
                    new.push((key, value));
                }
            }
            for (key, value) in new {
                self.json.key(key);
                self.json.value(value);
            }
        }
        if !all_of.is_empty() {
            self.json.key("allOf");
            self.json.open_list();
            all_of.iter().for_each(|schema| self.json.raw(schema));
            self.json.close_list();
        }
    }

    /// Whether keywords cannot become members of the open object: one of them says something else there, or references
    /// would lead elsewhere.
    pub(super) fn stands_alone(&self, keywords: &Value) -> bool {
        let members = keywords.entries().unwrap_or_default();
        let written = self.json.written();
        let differs = |key: &str, value: &Value| {
            let known = written.iter().find(|(known, _)| known == key);
            known.is_some_and(|(_, text)| *text != schema_text_of(value))
        };
        let conflicts = members.iter().any(|(key, value)| match &**key {
            "$defs" => !self.shared.is_empty() || differs(key, value),
            key if ANNOTATIONS.contains(&key) => false,
            key => differs(key, value),
        });
        // An address changes where the references of this object lead.
        let moves = keywords.get("$id").is_some() && !self.shared.is_empty();
        // The document is where references to its definitions lead anyway.
        let leads_elsewhere = has_own_refs(keywords)
            && (!self.json.is_outermost() || has_ref_beside_definitions(keywords));
        conflicts || moves || leads_elsewhere
    }

    /// The text of keywords that stand alone. With an address, their references stay inside of them.
    fn with_address(&mut self, keywords: &Value) -> String {
        if !has_own_refs(keywords) {
            return schema_text_of(keywords);
        }
        self.addresses += 1;
        let address = format!("urn:toolc:keywords:{}", self.addresses);
        let mut members = vec![("$id".into(), Value::String(address.into()))];
        members.extend(keywords.entries().unwrap_or_default().iter().cloned());
        schema_text_of(&Value::Object(members))
    }
}
