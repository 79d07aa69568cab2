//! Random edits of the texts of a project: what people and machines do to one, and mistakes among it.

use std::collections::BTreeMap;

use crate::random::Random;

/// The sources of a project, by path.
pub(super) type Texts = BTreeMap<String, String>;

/// Edits some sources; `number` makes new names unique.
pub(super) fn edit(random: &mut Random, texts: &mut Texts, number: usize) {
    let path = some_path(random, texts);
    let other = some_path(random, texts);
    match random.below(42) {
        20..=30 | 0..=3 => change_docs(random, text(texts, &path), &format!(" Edit {number}.")),
        4 | 31..=34 => change_number(random, text(texts, &path)),
        5 | 35 | 36 => change_word(random, text(texts, &path), "int", "string"),
        6 => change_word(random, text(texts, &path), "string", "int"),
        7 => append(texts, &path, &extra_type(number)),
        8 => append(texts, &path, &extra_service(number)),
        9 => remove_extra(text(texts, &path)),
        10 => move_extra(texts, &path, &other),
        11 => use_package_of(texts, &path, &other),
        12 if random.chance(25) => append(
            texts,
            &path,
            "// toolc: allow T0421 said of all of them alike\n",
        ),
        13 => remove_line(random, text(texts, &path)),
        14 => append(texts, &path, "\n"),
        15 | 16 => same_docs(random, texts, &path, &other),
        17 => {
            let name = format!("new/file{number}.tools");
            let new = format!("package fresh{number}\n{}", extra_service(number));
            texts.insert(name, new);
        }
        18 if texts.len() > 2 => {
            texts.remove(&path);
        }
        19 => {
            let moved = texts.remove(&path).unwrap_or_default();
            texts.insert(format!("moved/file{number}.tools"), moved);
        }
        37 => rename_package(text(texts, &path), number),
        38 | 39 => use_other(random, text(texts, &path)),
        _ => change_default(random, text(texts, &path)),
    }
}

fn some_path(random: &mut Random, texts: &Texts) -> String {
    let paths: Vec<&String> = texts.keys().collect();
    (*random.pick(&paths)).clone()
}

fn text<'t>(texts: &'t mut Texts, path: &str) -> &'t mut String {
    texts.entry(path.to_owned()).or_default()
}

fn append(texts: &mut Texts, path: &str, more: &str) {
    text(texts, path).push_str(more);
}

fn extra_type(number: usize) -> String {
    format!("\n/// An extra.\ntype Extra{number} {{\n  one: int = {number}\n}}\n")
}

fn extra_service(number: usize) -> String {
    format!(
        "\nservice more_{number} {{\n  toolset more_tools_{number} {{\n    /// Does something more.\n    \
         tool do_more_{number}(one: int) -> string\n  }}\n}}\n"
    )
}

/// Where the lines of a text are for which something holds.
fn lines(text: &str, is_one: impl Fn(&str) -> bool) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if is_one(line.trim()) {
            found.push((start, start + line.trim_end().len()));
        }
        start += line.len();
    }
    found
}

fn is_docs(line: &str) -> bool {
    line.starts_with("/// ")
}

fn change_docs(random: &mut Random, text: &mut String, more: &str) {
    let docs = lines(text, is_docs);
    if !docs.is_empty() {
        let (_, end) = *random.pick(&docs);
        text.insert_str(end, more);
    }
}

/// Says in one file what another says.
fn same_docs(random: &mut Random, texts: &mut Texts, path: &str, other: &str) {
    let from = text(texts, other);
    let theirs = lines(from, is_docs);
    if theirs.is_empty() {
        return;
    }
    let (start, end) = *random.pick(&theirs);
    let said = from[start..end].trim().to_owned();
    let into = text(texts, path);
    let ours = lines(into, is_docs);
    if !ours.is_empty() {
        let (start, end) = *random.pick(&ours);
        into.replace_range(start..end, &said);
    }
}

fn change_number(random: &mut Random, text: &mut String) {
    let digits: Vec<usize> = text
        .char_indices()
        .filter(|(_, letter)| letter.is_ascii_digit())
        .map(|(at, _)| at)
        .collect();
    if !digits.is_empty() {
        let at = *random.pick(&digits);
        let digit = random.below(10).to_string();
        text.replace_range(at..=at, &digit);
    }
}

/// Changes a number behind `=`, which is rarely a mistake.
fn change_default(random: &mut Random, text: &mut String) {
    let places = text.match_indices("= ").map(|(at, _)| at + 2);
    let places: Vec<usize> = places
        .filter(|at| text[*at..].starts_with(|first: char| first.is_ascii_digit()))
        .collect();
    if !places.is_empty() {
        let at = *random.pick(&places);
        let digit = random.below(10).to_string();
        text.replace_range(at..=at, &digit);
    }
}

fn change_word(random: &mut Random, text: &mut String, from: &str, to: &str) {
    let places: Vec<usize> = text
        .match_indices(&format!(": {from}"))
        .map(|(at, _)| at + 2)
        .collect();
    if !places.is_empty() {
        let at = *random.pick(&places);
        text.replace_range(at..at + from.len(), to);
    }
}

/// The first type that an edit added.
fn take_extra(text: &mut String) -> Option<String> {
    let start = text.find("\n/// An extra.")?;
    let end = start + text[start..].find("}\n")? + 2;
    let taken = text[start..end].to_owned();
    text.replace_range(start..end, "");
    Some(taken)
}

fn remove_extra(text: &mut String) {
    take_extra(text);
}

fn move_extra(texts: &mut Texts, path: &str, other: &str) {
    if let Some(extra) = take_extra(text(texts, path)) {
        append(texts, other, &extra);
    }
}

fn package_line(text: &str) -> Option<(usize, usize)> {
    let found = lines(text, |line| line.starts_with("package "));
    found.first().copied()
}

fn use_package_of(texts: &mut Texts, path: &str, other: &str) {
    let from = text(texts, other);
    let Some((start, end)) = package_line(from) else {
        return;
    };
    let line = from[start..end].replacen("package", "\nuse", 1);
    let into = text(texts, path);
    if let Some((_, end)) = package_line(into) {
        into.insert_str(end, &line);
    }
}

/// Uses another one of the shared types, or another error.
fn use_other(random: &mut Random, text: &mut String) {
    let kinds: [&[&str]; 2] = [
        &["Page", "Branch", "Rare", "Tree", "Leaf"],
        &["forbidden", "unknown_thing"],
    ];
    let names = *random.pick(&kinds);
    if text.contains("use shared.base") {
        let name = names[random.below(names.len())];
        *text = text.replace(name, names[random.below(names.len())]);
    }
}

fn rename_package(text: &mut String, number: usize) {
    if let Some((start, end)) = package_line(text) {
        text.replace_range(start..end, &format!("package renamed.p{number}"));
    }
}

fn remove_line(random: &mut Random, text: &mut String) {
    let all = lines(text, |_| true);
    if !all.is_empty() {
        let (start, end) = *random.pick(&all);
        text.replace_range(start..end, "");
    }
}
