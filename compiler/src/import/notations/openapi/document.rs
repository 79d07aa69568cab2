//! An OpenAPI document with the files beside it: where refs lead.

use foldhash::{HashMap, HashMapExt};

use super::super::super::beside::Files;
use super::super::super::lookup::Lookup;
use crate::ir::Value;
use crate::pointer;

/// Longer chains of refs are treated as cycles.
const MOST_REFS: usize = 32;

/// A value, and the number of the file that it is in: refs in it are relative to that file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node<'a> {
    pub file: usize,
    pub value: &'a Value,
}

impl<'a> Node<'a> {
    /// A member of an object.
    pub fn get(self, key: &str) -> Option<Node<'a>> {
        self.value.get(key).map(|value| self.with(value))
    }

    /// Another value of the same file.
    pub fn with(self, value: &'a Value) -> Self {
        Self {
            file: self.file,
            value,
        }
    }

    /// The entries of an object; none of any other value.
    pub fn entries(self) -> impl Iterator<Item = (&'a str, Node<'a>)> {
        let entries = self.value.entries().unwrap_or_default().iter();
        entries.map(move |(key, value)| (&**key, self.with(value)))
    }

    /// A text member that is not blank.
    pub fn text(self, key: &str) -> Option<&'a crate::source::Text> {
        let text = self.value.get(key)?.text()?;
        (!text.trim().is_empty()).then_some(text)
    }

    /// Whether a member is `true`.
    pub fn is(self, key: &str) -> bool {
        self.value.get(key) == Some(&Value::Bool(true))
    }
}

/// What a ref leads to: a file, and a JSON Pointer in it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Target {
    pub file: usize,
    pub pointer: String,
}

pub(super) struct Document<'a> {
    value: &'a Value,
    files: &'a Files,
    lookup: Lookup<'a>,
    /// Whether its schemas are those of OpenAPI 3.0 and Swagger 2, in which `$ref` stands alone.
    pub is_old: bool,
    /// Whether it is of Swagger 2, in which parameters and responses have no `content`.
    pub is_swagger: bool,
}

impl<'a> Document<'a> {
    pub fn new(value: &'a Value, files: &'a Files) -> Self {
        let version = match value.get("openapi").or(value.get("swagger")) {
            Some(Value::String(version) | Value::Number(version)) => &**version,
            _ => "",
        };
        Self {
            value,
            files,
            lookup: Lookup::default(),
            is_old: version.starts_with("2.") || version.starts_with("3.0") || version == "2",
            is_swagger: value.get("swagger").is_some(),
        }
    }

    /// The document itself.
    pub fn root(&self) -> Node<'a> {
        Node {
            file: 0,
            value: self.value,
        }
    }

    /// The document and all files beside it that could be read.
    pub fn all(&self) -> impl Iterator<Item = Node<'a>> {
        let files: &'a Files = self.files;
        let beside = files.readable().map(|(file, value)| Node { file, value });
        std::iter::once(self.root()).chain(beside)
    }

    /// What a ref in a file leads to, or why it leads nowhere.
    pub fn target(&self, from: usize, reference: &str) -> Result<(Target, Node<'a>), String> {
        let (file, fragment) = self.files.find(from, reference)?;
        let root = match file {
            0 => self.value,
            _ => {
                let files: &'a Files = self.files;
                files.value(file)?
            }
        };
        let pointer = pointer::unescaped(fragment);
        let found = match pointer.is_empty() || pointer.starts_with('/') {
            true => self.lookup.at(root, &pointer),
            false => None,
        };
        let value = found.ok_or_else(|| match file == from {
            true => format!("`{reference}` points nowhere in this document"),
            false => format!("`{reference}` points nowhere in that file"),
        })?;
        Ok((Target { file, pointer }, Node { file, value }))
    }

    /// A value, or what its ref leads to at last.
    pub fn resolved(&self, node: Node<'a>) -> Result<Node<'a>, String> {
        let mut found = node;
        let mut refs = 0;
        while let Some(Value::String(reference)) = found.value.get("$ref") {
            refs += 1;
            if refs > MOST_REFS {
                return Err(format!("`{reference}` leads back to itself"));
            }
            found = self.target(found.file, reference)?.1;
        }
        Ok(found)
    }

    /// A text, which may be in another file.
    pub fn text(&self, node: Node<'a>) -> Option<&'a crate::source::Text> {
        let text = self.resolved(node).ok()?.value.text()?;
        (!text.trim().is_empty()).then_some(text)
    }

    /// How notes name the place of a target: a JSON Pointer, behind the file if that is not the document.
    pub fn place(&self, target: &Target) -> String {
        match target.file {
            0 => target.pointer.clone(),
            file => format!("{}#{}", self.files.path(file), target.pointer),
        }
    }

    /// A word for a target: the last step of its pointer that is a name, or the name of its file.
    pub fn word(&self, target: &Target) -> String {
        let steps: Vec<&str> = target.pointer.split('/').collect();
        let named = steps.iter().rposition(|step| !is_keyword(step));
        if let Some(at) = named {
            let name = pointer::name(steps[at]);
            return match steps[at..].contains(&"items") {
                true => format!("{name}Item"),
                false => name,
            };
        }
        let path = self.files.path(target.file);
        let file = path.rsplit('/').next().unwrap_or_default();
        let stem = file.split('.').next().unwrap_or_default();
        match stem {
            "" => "Schema".to_owned(),
            stem => stem.to_owned(),
        }
    }
}

/// Whether a step of a pointer says what something is rather than what it is called.
fn is_keyword(step: &str) -> bool {
    matches!(
        step,
        "" | "properties"
            | "items"
            | "anyOf"
            | "oneOf"
            | "allOf"
            | "not"
            | "additionalProperties"
            | "$defs"
            | "definitions"
            | "schema"
            | "schemas"
            | "components"
            | "content"
    ) || step.bytes().all(|byte| byte.is_ascii_digit())
        || step.contains("~1")
}

/// Which schemas are `allOf` others.
#[derive(Debug, Default)]
pub(super) struct Subtypes {
    /// The subtypes of each schema, in the order of the documents.
    children: HashMap<Target, Vec<Target>>,
}

impl Subtypes {
    /// Those of all schemas that have a name in the documents: in `components`, in `definitions`, and as members of
    /// files with schemas, or as whole files.
    pub fn of(document: &Document<'_>) -> Self {
        let mut subtypes = Self {
            children: HashMap::new(),
        };
        for root in document.all() {
            subtypes.add(document, root, String::new());
            let mut folders = vec![(root, String::new())];
            for path in ["/components/schemas", "/definitions", "/schemas", "/$defs"] {
                if let Some(value) = document.lookup.at(root.value, path) {
                    folders.push((root.with(value), path.to_owned()));
                }
            }
            for (folder, path) in folders {
                for (name, schema) in folder.entries() {
                    subtypes.add(document, schema, format!("{path}/{}", pointer::step(name)));
                }
            }
        }
        subtypes
    }

    fn add(&mut self, document: &Document<'_>, schema: Node<'_>, pointer: String) {
        let Some(Value::List(parts)) = schema.value.get("allOf") else {
            return;
        };
        for part in parts {
            if let Some(Value::String(reference)) = part.get("$ref")
                && let Ok((parent, _)) = document.target(schema.file, reference)
            {
                let child = Target {
                    file: schema.file,
                    pointer: pointer.clone(),
                };
                let children = self.children.entry(parent).or_default();
                if children.last() != Some(&child) {
                    children.push(child);
                }
            }
        }
    }

    /// All subtypes of a schema, and theirs.
    pub fn below(&self, parent: &Target) -> Vec<Target> {
        let mut found: Vec<Target> = Vec::new();
        let mut seen = foldhash::HashSet::default();
        seen.insert(parent);
        let mut waiting = vec![parent];
        while let Some(next) = waiting.pop() {
            let children = self.children.get(next).into_iter().flatten();
            let new: Vec<&Target> = children.filter(|child| seen.insert(*child)).collect();
            found.extend(new.iter().map(|child| (*child).clone()));
            waiting.extend(new.into_iter().rev());
        }
        found
    }
}
