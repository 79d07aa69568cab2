//! The members of specs as JSON: what says nothing is left out.

use crate::call::{Template, TextPart};
use crate::json::{Value, Writer};

pub(super) fn text(w: &mut Writer, key: &'static str, text: Option<&str>) {
    if let Some(text) = text {
        w.key(key).str(text);
    }
}

/// A text that is empty if nobody has written it.
pub(super) fn words(w: &mut Writer, key: &'static str, words: &str) {
    text(w, key, Some(words).filter(|words| !words.is_empty()));
}

pub(super) fn number(w: &mut Writer, key: &'static str, number: Option<u64>) {
    if let Some(number) = number {
        w.key(key).number(number);
    }
}

pub(super) fn flag(w: &mut Writer, key: &'static str, flag: bool) {
    if flag {
        w.key(key).bool(true);
    }
}

pub(super) fn texts(w: &mut Writer, key: &'static str, texts: &[&str]) {
    if !texts.is_empty() {
        strings(w.key(key), texts);
    }
}

pub(super) fn strings(w: &mut Writer, texts: &[&str]) {
    w.begin_list();
    texts.iter().for_each(|text| w.str(text));
    w.end_list();
}

pub(super) fn list<T>(
    w: &mut Writer,
    key: &'static str,
    items: &[T],
    item: impl Fn(&mut Writer, &T),
) {
    if items.is_empty() {
        return;
    }
    w.key(key).begin_list();
    items.iter().for_each(|one| item(w, one));
    w.end_list();
}

pub(super) fn json(w: &mut Writer, key: &'static str, text: Option<&str>) {
    if let Some(text) = text {
        document(w.key(key), text);
    }
}

/// A JSON document without its white space; what is none is a text, so that the whole stays one.
pub(super) fn document(w: &mut Writer, text: &str) {
    match Value::parse(text.as_bytes()) {
        Some(value) => w.raw(value.to_json().as_bytes()),
        None => w.str(text),
    }
}

pub(super) fn template(w: &mut Writer, key: &'static str, template: Option<Template>) {
    if let Some(template) = template {
        parts(w.key(key), template);
    }
}

/// The parts of a template, by what each is; a text without letters is none.
pub(super) fn parts(w: &mut Writer, template: Template) {
    w.begin_list();
    for part in template {
        let (key, path) = match part {
            TextPart::Text("") => continue,
            TextPart::Text(text) => {
                w.begin_object();
                w.key("text").str(text);
                w.end_object();
                continue;
            }
            TextPart::Value(path) => ("value", path),
            TextPart::Count(path) => ("count", path),
        };
        w.begin_object();
        strings(w.key(key), path);
        w.end_object();
    }
    w.end_list();
}
