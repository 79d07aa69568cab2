//! What commands have said of themselves, in files that processes share. Each file belongs to a command with its words and
//! variables, and holds only as long as the files are the same that the words name. `spec/programs.md` has its form.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

use super::asked::Said;
use super::discovered::Protocol;
use crate::hash;
use crate::json::{Object, Value};
use crate::state::file;

/// The number of the form.
const FORM: i64 = 1;
/// How many bytes a file may take, and how many files there may be.
const MOST_BYTES: u64 = 16 * 1024 * 1024;
const MOST_FILES: usize = 64;
const BEGINS: &str = "discovered-";

static DRAFTS: AtomicU64 = AtomicU64::new(0);

/// What is different when a word names another file, or that has changed.
pub(super) fn identity(words: &[String]) -> Vec<Vec<String>> {
    let words = words.iter().map(|word| seen(word));
    words.collect()
}

fn seen(word: &str) -> Vec<String> {
    let found = fs::metadata(word).ok().filter(fs::Metadata::is_file);
    let place = fs::canonicalize(word);
    match (found, place) {
        (Some(found), Ok(place)) => vec![
            word.to_owned(),
            place.to_string_lossy().into_owned(),
            found.dev().to_string(),
            found.ino().to_string(),
            found.size().to_string(),
            found.mtime().to_string(),
            found.mtime_nsec().to_string(),
        ],
        (_, _) => vec![word.to_owned()],
    }
}

/// What a command of this identity has said before, if that is known.
pub(super) fn kept(
    words: &[String],
    env: &BTreeMap<String, String>,
    key: &[Vec<String>],
) -> Option<Said> {
    let path = file(&name(words, env)).ok()?;
    let mut document = Vec::new();
    let opened = fs::File::open(path).ok()?;
    opened
        .take(MOST_BYTES + 1)
        .read_to_end(&mut document)
        .ok()?;
    if document.len() as u64 > MOST_BYTES {
        return None;
    }
    let value = Value::parse(&document)?;
    let form = value.get("form").and_then(Value::as_number);
    let is_known = form.and_then(crate::json::Number::as_i64) == Some(FORM);
    let is_same = value.get("identity") == Some(&identity_value(key));
    (is_known && is_same).then(|| read(&value))?
}

fn read(value: &Value) -> Option<Said> {
    let protocol = match value.get("protocol")?.as_str()? {
        "toolc" => Protocol::Toolc,
        "toolable" => Protocol::Toolable,
        _ => return None,
    };
    let definitions = value.get("definitions")?.as_object()?.iter();
    let definitions =
        definitions.map(|(name, text)| Some((name.to_owned(), text.as_str()?.to_owned())));
    let streaming = value.get("streaming")?.as_array()?.iter();
    let streaming = streaming.map(|name| name.as_str().map(str::to_owned));
    Some(Said {
        protocol,
        name: value.get("name")?.as_str()?.to_owned(),
        definitions: definitions.collect::<Option<_>>()?,
        streaming: streaming.collect::<Option<_>>()?,
    })
}

/// Remembers what a command has said; where nothing can be kept, nothing is.
pub(super) fn keep(
    words: &[String],
    env: &BTreeMap<String, String>,
    key: &[Vec<String>],
    said: &Said,
) {
    let definitions = said.definitions.iter();
    let definitions = definitions.map(|(name, text)| (name.clone(), Value::from(text.as_str())));
    let streaming = said.streaming.iter();
    let streaming: Vec<Value> = streaming.map(|name| Value::from(name.as_str())).collect();
    let mut value = Object::new();
    value.insert("form", FORM);
    value.insert("identity", identity_value(key));
    value.insert(
        "protocol",
        match said.protocol {
            Protocol::Toolc => "toolc",
            Protocol::Toolable => "toolable",
        },
    );
    value.insert("name", said.name.as_str());
    value.insert("definitions", Value::Object(definitions.collect()));
    value.insert("streaming", streaming);
    let document = Value::Object(value).to_json();
    let Ok(path) = file(&name(words, env)) else {
        return;
    };
    if document.len() as u64 > MOST_BYTES {
        return;
    }
    let number = DRAFTS.fetch_add(1, Ordering::Relaxed) + 1;
    let draft = format!("{}.{}-{number}", path.display(), process::id());
    let draft = Path::new(&draft);
    let opened = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(draft);
    let written = opened.and_then(|mut opened| opened.write_all(document.as_bytes()));
    if written.and_then(|()| fs::rename(draft, &path)).is_err() {
        // What is half there is of no use; where it is gone already, that is as well.
        let _ = fs::remove_file(draft);
    }
    if let Some(folder) = path.parent() {
        forget(folder);
    }
}

fn identity_value(key: &[Vec<String>]) -> Value {
    let words = key.iter().map(|parts| {
        let parts = parts.iter().map(|part| Value::from(part.as_str()));
        Value::Array(parts.collect())
    });
    Value::Array(words.collect())
}

fn name(words: &[String], env: &BTreeMap<String, String>) -> String {
    let words: Vec<Value> = words
        .iter()
        .map(|word| Value::from(word.as_str()))
        .collect();
    let env = env.iter();
    let env = env.map(|(name, text)| (name.clone(), Value::from(text.as_str())));
    let mut value = Object::new();
    value.insert("words", words);
    value.insert("env", Value::Object(env.collect()));
    let hash = hash::hex(Value::Object(value).to_json().as_bytes());
    format!("{BEGINS}{}.json", &hash[..32])
}

/// Removes the oldest files where there are too many.
fn forget(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let entries = entries.filter_map(Result::ok);
    let own = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(BEGINS));
    let mut ages: Vec<(SystemTime, _)> = own
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    ages.sort();
    let more = ages.len().saturating_sub(MOST_FILES);
    for (_, path) in ages.into_iter().take(more) {
        // Another process may have removed it.
        let _ = fs::remove_file(path);
    }
}
