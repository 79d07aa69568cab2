//! Calls as command lines that can be pasted.

use std::borrow::Cow;
use std::io;

use super::lines::{is_printable, is_space};
use super::options::Shows;
use super::rows::cell;
use super::shape::{Shape, dashed, flag_of};
use super::words::{Inputs, positional, read};
use crate::json::{Object, Value};

/// A word as a POSIX shell takes it.
pub fn quoted(word: &str) -> Cow<'_, str> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_@%+=:,./-".contains(&byte);
    if !word.is_empty() && word.bytes().all(is_plain) {
        return Cow::Borrowed(word);
    }
    Cow::Owned(format!("'{}'", word.replace('\'', r"'\''")))
}

/// The line that calls a tool with these arguments.
pub fn command_line(name: &str, tool: &str, root: &Shape<'_>, args: &Object) -> String {
    let mut words = vec![name.to_owned(), dashed(tool)];
    words.extend(words_of(tool, root, args));
    let quoted: Vec<Cow<'_, str>> = words.iter().map(|word| quoted(word)).collect();
    quoted.join(" ")
}

/// The words behind a tool that stand for these arguments. What words cannot say stands there as a document.
pub fn words_of(tool: &str, root: &Shape<'_>, args: &Object) -> Vec<String> {
    let words = by_flags(root, args);
    let can_be_seen = |word: &String| word.chars().all(|char| is_printable(char) || char == '\n');
    if words.iter().all(can_be_seen) && are_read_as(tool, root, &words, args) {
        return words;
    }
    vec![Value::Object(args.clone()).to_json()]
}

/// Whether words stand for these arguments, in whatever order.
fn are_read_as(tool: &str, root: &Shape<'_>, words: &[String], args: &Object) -> bool {
    let mut all = vec![tool.to_owned()];
    all.extend_from_slice(words);
    let found = read(&all, &[tool], Shows::default(), |_| root.clone(), &NoInputs);
    let is_plain = found.document.is_none() && found.options.is_empty();
    is_plain && found.mistakes.is_empty() && have_same(&found.arguments, args)
}

/// Whether values are the same if the order of keys does not count; spellings do.
fn is_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => have_same(one, other),
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .zip(other)
                    .all(|(one, other)| is_same(one, other))
        }
        _ => one == other,
    }
}

fn have_same(one: &Object, other: &Object) -> bool {
    let has = |key, value| other.get(key).is_some_and(|other| is_same(value, other));
    one.len() == other.len() && one.iter().all(|(key, value)| has(key, value))
}

fn by_flags(root: &Shape<'_>, args: &Object) -> Vec<String> {
    let (mut words, mut placed) = (Vec::new(), Vec::new());
    for name in positional(root) {
        let shape = root.field(name).filter(Shape::is_scalar);
        let Some(word) = shape.and(args.get(name)).map(word) else {
            break;
        };
        let is_document = word.trim_start_matches(is_space).starts_with('{');
        if is_document || word.starts_with(['-', '@']) {
            break;
        }
        words.push(word.into_owned());
        placed.push(name);
    }
    for (name, value) in args.iter().filter(|(name, _)| !placed.contains(name)) {
        let shape = root.field(name).unwrap_or_else(Shape::any);
        by_flag(&flag_of(name), &shape, value, &mut words);
    }
    words
}

fn by_flag(flag: &str, shape: &Shape<'_>, value: &Value, words: &mut Vec<String>) {
    let is = |held| shape.is_switch() && value.as_bool() == Some(held);
    if is(true) {
        words.push(flag.to_owned());
    } else if is(false) || *value == Value::Null {
        words.push(format!("--no-{}", &flag[2..]));
    } else if let Some(items) = items(shape, value) {
        words.extend(items.into_iter().flat_map(|item| [flag.to_owned(), item]));
    } else if let Some(members) = fields(shape, value) {
        for (name, member) in members.iter() {
            let inner = shape.field(name).unwrap_or_else(Shape::any);
            by_flag(&format!("{flag}.{}", dashed(name)), &inner, member, words);
        }
    } else {
        by_word(flag, word(value), words);
    }
}

fn by_word(flag: &str, word: Cow<'_, str>, words: &mut Vec<String>) {
    if word.starts_with("--") {
        words.push(format!("{flag}={word}"));
    } else {
        words.extend([flag.to_owned(), word.into_owned()]);
    }
}

/// The items of a list as words, if each can stand alone.
fn items(shape: &Shape<'_>, value: &Value) -> Option<Vec<String>> {
    let items = value.as_array().filter(|items| !items.is_empty())?;
    if !shape.is_list() || !shape.items().is_scalar() {
        return None;
    }
    let words: Vec<String> = items.iter().map(|item| word(item).into_owned()).collect();
    let is_other = |word: &String| word.starts_with(['[', '@', '-']);
    (!words.iter().any(is_other)).then_some(words)
}

/// The members of an object, if it has any, and only those that are declared.
fn fields<'v>(shape: &Shape<'_>, value: &'v Value) -> Option<&'v Object> {
    let members = value.as_object().filter(|members| !members.is_empty())?;
    let fields = shape.names();
    let are_declared = members.iter().all(|(name, _)| fields.contains(&name));
    are_declared.then_some(members)
}

fn word(value: &Value) -> Cow<'_, str> {
    if *value == Value::Null {
        return Cow::Borrowed("null");
    }
    cell(value)
}

/// Words that were made of values refer to nothing.
struct NoInputs;

impl Inputs for NoInputs {
    fn variable(&self, _: &str) -> Option<Vec<u8>> {
        None
    }

    fn file(&self, _: &str) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::NotFound.into())
    }

    fn stdin(&self) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::NotFound.into())
    }
}
