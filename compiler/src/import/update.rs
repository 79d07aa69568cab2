//! Updates an existing file from the source of its tools: it keeps what the author wrote, adds new tools, applies
//! changes of the source to parts that the author did not change, and reports the other changes.
//!
//! A third text shows which side changed a part: the result of the last import.

use std::collections::BTreeMap;
use std::ops::Range;

use foldhash::{HashSet, HashSetExt};

use super::checked;
use super::parts::{Part, Parts};
use super::{Imported, Options, Source, import};
use crate::diagnostics::Findings;
use crate::layout::formatted;
use crate::source::FileId;
use crate::syntax;

/// A file, and the changes in its source.
#[derive(Debug, Default)]
pub struct Updated {
    /// The updated file, in its canonical form.
    pub text: String,
    /// The base of the next update: the whole source, as this import writes it. `None` if it could not be read.
    pub base: Option<String>,
    /// Tools and types that were added.
    pub added: Vec<String>,
    /// Tools and types that only the source changed: the change is applied.
    pub followed: Vec<Change>,
    /// Tools and types that both the source and the author changed: the author's version is kept.
    pub changed: Vec<Change>,
    /// Tools and types that differ from the source, with unknown origin of the difference: the file's version is kept.
    pub differ: Vec<Change>,
    /// Tools and types that only the author changed.
    pub own: Vec<String>,
    /// Tools that the author has removed: they are not added again.
    pub left_out: Vec<String>,
    /// Tools that are no longer in the source; they are kept.
    pub gone: Vec<String>,
    /// How many are the same as in the source.
    pub unchanged: usize,
    /// The report of the import itself.
    pub imported: Imported,
}

/// A tool or a type that changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Its name.
    pub name: String,
    /// The source's version at the last import; in [`Updated::differ`], the file's version.
    pub before: String,
    /// The source's current version.
    pub after: String,
}

/// Why a file cannot be brought up to date.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoUpdate {
    /// The file does not parse.
    Broken,
    /// The file has no toolset for new tools.
    NoToolset,
    /// The file passes the checker, and with the changes it would not: the first finding.
    Clash(String),
}

/// Brings `existing` up to date with a source. `base` is the [`Updated::base`] of the last time, or what was imported
/// first; without it the origin of a difference is unknown, so the file's version is kept and the difference is
/// reported.
pub fn update(
    existing: &str,
    base: Option<&str>,
    source: &Source,
    options: &Options,
) -> Result<Updated, NoUpdate> {
    // In the form that import writes, so that nothing but words differs.
    let mut findings = Findings::default();
    syntax::parse(FileId(0), existing, &mut findings);
    if findings.has_errors() {
        return Err(NoUpdate::Broken);
    }
    let text = formatted(existing).text;
    let here = Parts::read(&text);
    let Some(end) = here.end_of_toolset else {
        return Err(NoUpdate::NoToolset);
    };
    let imported = import(std::slice::from_ref(source), options);
    let mut updated = Updated {
        text: existing.to_owned(),
        ..Updated::default()
    };
    let Some(file) = imported.files.first() else {
        updated.imported = imported;
        return Ok(updated);
    };
    let there = Parts::read(&file.text);
    let known_base = base.map(Parts::read);
    let base = known_base.as_ref();
    let mut edits = Edits::default();
    let mut tools = String::new();
    for (name, part) in &there.tools {
        let before = base.map(|base| base.tool(name).map(|(_, part)| part));
        match (here.tool(name), before) {
            (Some((_, own)), before) => {
                updated.compare(name, own, before.flatten(), part, &mut edits);
            }
            (None, Some(Some(_))) => updated.left_out.push(name.clone()),
            (None, Some(None) | None) => {
                updated.added.push(name.clone());
                tools.push_str(&format!("\n{}\n", part.text));
            }
        }
    }
    updated.gone = here.gone(&there, base);
    for (name, part) in &there.types {
        if let Some(own) = here.types.get(name) {
            let before = base.and_then(|base| base.types.get(name));
            updated.compare(name, own, before, part, &mut edits);
        }
    }
    let mut types = String::new();
    let mut reached: HashSet<&str> = HashSet::new();
    let mut waiting: Vec<&str> = edits.0.iter().map(|(_, text)| text.as_str()).collect();
    waiting.push(&tools);
    while let Some(text) = waiting.pop() {
        for (name, part) in &there.types {
            if names(text, name) && reached.insert(name) {
                waiting.push(&part.text);
            }
        }
    }
    for (name, part) in &there.types {
        if reached.contains(name.as_str()) && !here.types.contains_key(name) {
            updated.added.push(name.clone());
            types.push_str(&format!("\n{}\n", part.text));
        }
    }
    if !updated.added.is_empty() || !edits.0.is_empty() {
        edits.0.push((end..end, tools));
        updated.text = formatted(&(edits.made(&text) + "\n" + &types)).text;
        // A file that does not pass by itself may do so among others.
        if let Some(wrong) = checked::wrong(&updated.text).into_iter().next()
            && checked::wrong(existing).is_empty()
        {
            return Err(NoUpdate::Clash(wrong.why));
        }
    }
    updated.base = Some(next_base(&file.text, &there, &here, base));
    updated.imported = imported;
    Ok(updated)
}

impl Updated {
    /// Compares a part of the file with the source's last and current versions.
    fn compare(
        &mut self,
        name: &str,
        own: &Part,
        before: Option<&Part>,
        after: &Part,
        edits: &mut Edits,
    ) {
        if own.text == after.text {
            self.unchanged += 1;
            return;
        }
        let change = |before: &Part| Change {
            name: name.to_owned(),
            before: before.text.clone(),
            after: after.text.clone(),
        };
        match before {
            Some(before) if before.text == after.text => self.own.push(name.to_owned()),
            Some(before) if before.text == own.text => {
                self.followed.push(change(before));
                edits.0.push((own.span.clone(), after.text.clone()));
            }
            Some(before) => self.changed.push(change(before)),
            None => self.differ.push(change(own)),
        }
    }
}

/// The replacements of parts.
#[derive(Default)]
struct Edits(Vec<(Range<usize>, String)>);

impl Edits {
    fn made(mut self, text: &str) -> String {
        self.0.sort_by_key(|(span, _)| (span.start, span.end));
        let mut out = String::with_capacity(text.len());
        let mut at = 0;
        for (span, new) in self.0 {
            out.push_str(&text[at..span.start]);
            out.push_str(&new);
            at = span.end;
        }
        out + &text[at..]
    }
}

/// Everything in the source, and parts of an earlier import that this one does not have: they may come from another
/// source.
fn next_base(fresh: &str, there: &Parts, here: &Parts, base: Option<&Parts>) -> String {
    let (Some(base), Some(end)) = (base, there.end_of_toolset) else {
        return fresh.to_owned();
    };
    let kept = |parts: &BTreeMap<String, Part>,
                there: &BTreeMap<String, Part>,
                is_here: &dyn Fn(&str) -> bool| {
        let all = parts.iter();
        let all = all.filter(|(name, _)| !there.contains_key(*name) && is_here(name));
        all.map(|(_, part)| format!("\n{}\n", part.text))
            .collect::<String>()
    };
    let tools = kept(&base.tools, &there.tools, &|name| here.tool(name).is_some());
    let types = kept(&base.types, &there.types, &|name| {
        here.types.contains_key(name)
    });
    if tools.is_empty() && types.is_empty() {
        return fresh.to_owned();
    }
    formatted(&format!(
        "{}{tools}{}\n{types}",
        &fresh[..end],
        &fresh[end..]
    ))
    .text
}

/// Whether a text names a type.
fn names(text: &str, name: &str) -> bool {
    let part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    text.match_indices(name)
        .any(|(at, _)| !text[..at].ends_with(part) && !text[at + name.len()..].starts_with(part))
}
