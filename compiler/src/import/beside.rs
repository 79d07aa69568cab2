//! The files beside a document that its refs name. Whoever has the document reads them; here they are only texts.

use std::cell::RefCell;
use std::collections::BTreeSet;

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::languages::part;
use crate::ir::Value;
use crate::pointer;

/// The files that the refs of a document lead to.
#[derive(Debug, Clone, Default)]
pub struct Beside {
    /// The name of the document's own file: refs of other files may lead back to it.
    pub own: String,
    /// The text of each file, or the reason why it cannot be read, by the path from the folder of the document.
    pub files: Vec<(String, Result<String, String>)>,
}

/// The files that the refs in a text name, as paths from the folder of the document. `path` is the path of the text
/// itself. Addresses with a scheme are not among them: nothing is read from a network.
pub fn referenced_files(path: &str, text: &str) -> Vec<String> {
    let Ok(values) = part(text) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    for value in &values {
        visit_refs(value, &mut |reference| {
            if let Some(file) = file_of(path, reference)
                && seen.insert(file.clone())
            {
                found.push(file);
            }
        });
    }
    found
}

/// The parsed files beside a document. File 0 is the document itself, and the others count from 1.
#[derive(Debug, Default)]
pub(super) struct Files {
    own: String,
    all: Vec<(String, Result<Value, String>)>,
    numbers: HashMap<String, usize>,
    /// The files that a ref leads to and that could not be read.
    missed: RefCell<BTreeSet<usize>>,
}

impl Files {
    /// Parses the texts.
    pub fn of(beside: &Beside) -> Self {
        let mut files = Self {
            own: beside.own.clone(),
            all: Vec::with_capacity(beside.files.len()),
            numbers: HashMap::with_capacity(beside.files.len()),
            missed: RefCell::default(),
        };
        let mut left = MOST_VALUES;
        for (path, text) in &beside.files {
            let value = match text {
                Ok(text) => parsed(text, &mut left),
                Err(why) => Err(why.clone()),
            };
            files.all.push((path.clone(), value));
            files.numbers.insert(path.clone(), files.all.len());
        }
        files
    }

    /// The path of a file from the folder of the document; empty for the document.
    pub fn path(&self, file: usize) -> &str {
        match file.checked_sub(1) {
            Some(at) => &self.all[at].0,
            None => "",
        }
    }

    /// The content of a file beside the document, or why there is none.
    pub fn value(&self, file: usize) -> Result<&Value, &str> {
        match file.checked_sub(1) {
            Some(at) => self.all[at].1.as_ref().map_err(String::as_str),
            None => Err("it is the document itself"),
        }
    }

    /// The files that a ref was followed to and that could not be read, with the reasons.
    pub fn missed(&self) -> Vec<(&str, &str)> {
        let missed = self.missed.borrow();
        let all = missed.iter().map(|file| {
            let why = self.value(*file).err().unwrap_or_default();
            (self.path(*file), why)
        });
        all.collect()
    }

    /// All files that could be read, with their numbers.
    pub fn readable(&self) -> impl Iterator<Item = (usize, &Value)> {
        let all = self.all.iter().enumerate();
        all.filter_map(|(at, (_, value))| Some((at + 1, value.as_ref().ok()?)))
    }

    /// The file and the fragment that a ref in a file leads to, or why it leads nowhere.
    pub fn find<'r>(&self, from: usize, reference: &'r str) -> Result<(usize, &'r str), String> {
        let (address, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        if address.is_empty() {
            return Ok((from, fragment));
        }
        let Some(path) = file_of(self.path(from), reference) else {
            return Err(format!(
                "`{reference}` is an address, and nothing is read from a network"
            ));
        };
        if path == self.own && !path.is_empty() {
            return Ok((0, fragment));
        }
        let Some(file) = self.numbers.get(&path) else {
            return Err(format!(
                "`{reference}` is in another file, which was not read"
            ));
        };
        match self.value(*file) {
            Ok(_) => Ok((*file, fragment)),
            Err(why) => {
                self.missed.borrow_mut().insert(*file);
                Err(format!("`{reference}` was not read: {why}"))
            }
        }
    }
}

/// How many values the files of one document may have together: aliases of YAML are short and stand for much.
const MOST_VALUES: usize = 10_000_000;

fn parsed(text: &str, left: &mut usize) -> Result<Value, String> {
    if *left == 0 {
        return Err(format!("the files have more than {MOST_VALUES} values"));
    }
    let mut values = part(text)?;
    *left = left.saturating_sub(values.iter().map(size).sum());
    match values.len() {
        1 => Ok(values.remove(0)),
        _ => Err("it has more than one document".to_owned()),
    }
}

/// How many values are in a value, itself included.
pub(super) fn size(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 1,
        Value::List(items) => 1 + items.iter().map(size).sum::<usize>(),
        Value::Object(entries) => 1 + entries.iter().map(|(_, value)| size(value)).sum::<usize>(),
    }
}

/// Calls `f` with each ref of a value, whatever it stands in.
fn visit_refs(value: &Value, f: &mut dyn FnMut(&str)) {
    match value {
        Value::Object(entries) => {
            for (key, value) in entries {
                match value {
                    Value::String(reference) if &**key == "$ref" => f(reference),
                    Value::Null
                    | Value::Bool(_)
                    | Value::Number(_)
                    | Value::String(_)
                    | Value::List(_)
                    | Value::Object(_) => visit_refs(value, f),
                }
            }
        }
        Value::List(items) => items.iter().for_each(|item| visit_refs(item, f)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// The path of the file that a ref names, from the folder of the document; `None` if it names no file.
fn file_of(from: &str, reference: &str) -> Option<String> {
    let (address, _) = reference.split_once('#').unwrap_or((reference, ""));
    let scheme = address.split(['/', '?']).next().unwrap_or_default();
    if address.is_empty() || scheme.contains(':') || address.starts_with('/') {
        return None;
    }
    let address = pointer::unescaped(address);
    let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut steps: Vec<&str> = Vec::new();
    for step in folder.split('/').chain(address.split('/')) {
        match step {
            "" | "." => {}
            ".." if steps.last().is_some_and(|last| *last != "..") => {
                steps.pop();
            }
            step => steps.push(step),
        }
    }
    Some(steps.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_those_from_the_folder_of_the_document() {
        for (from, reference, path) in [
            ("", "a.yml", Some("a.yml")),
            ("", "./a/b.yml#/C", Some("a/b.yml")),
            ("a/b.yml", "../c.yml", Some("c.yml")),
            ("a/b.yml", "../../c.yml", Some("../c.yml")),
            ("a/b.yml", "../../../c.yml", Some("../../c.yml")),
            ("a/b.yml", "c%20d.yml", Some("a/c d.yml")),
            ("a.yml", "#/C", None),
            ("a.yml", "https://example.com/a.yml", None),
            ("a.yml", "urn:a", None),
            ("a.yml", "/etc/passwd", None),
            ("a.yml", "//host/a.yml", None),
        ] {
            assert_eq!(file_of(from, reference).as_deref(), path, "{reference}");
        }
    }

    #[test]
    fn refs_are_found_wherever_they_stand() {
        let text = "a: {$ref: x.yml}\nb: [{$ref: 'y.yml#/Z'}, {$ref: x.yml}, {$ref: '#/a'}]\n";
        assert_eq!(referenced_files("f/t.yml", text), ["f/x.yml", "f/y.yml"]);
        assert!(referenced_files("t.yml", "{").is_empty());
    }
}
