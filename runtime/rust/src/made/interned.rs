//! Definitions that are known: equal ones are made once, since what is made of them lives as long as the process.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::definition::{By, Defined, Owner, defined, formed};
use super::error::DefinitionError;
use super::tables::{leaked, leaked_text};
use crate::hash;
use crate::spec::{Spec, ToolsetSpec};

/// How many different definitions a process takes.
pub const MAX_DEFINITIONS: usize = 10_000;
/// How many bytes of different definitions a process takes.
pub const MAX_DEFINED_BYTES: usize = 64 * 1024 * 1024;

static KNOWN: Mutex<Option<Known>> = Mutex::new(None);

#[derive(Default)]
struct Known {
    tools: HashMap<String, Result<&'static Defined, DefinitionError>>,
    toolsets: HashMap<String, &'static ToolsetSpec>,
    bytes: usize,
}

impl Known {
    /// Whether there is room for something new, which takes it then.
    fn takes(&mut self, bytes: usize) -> bool {
        let count = self.tools.len() + self.toolsets.len();
        let fits = count < MAX_DEFINITIONS && bytes <= MAX_DEFINED_BYTES - self.bytes;
        if fits {
            self.bytes += bytes;
        }
        fits
    }
}

fn with<T>(work: impl FnOnce(&mut Known) -> T) -> T {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    work(known.get_or_insert_with(Known::default))
}

/// The tool of a definition, made when it is first asked for. One that cannot be taken is remembered, too: whoever gives
/// it again and again fills nothing.
///
/// # Errors
/// It cannot be taken, or the process has too many.
pub(super) fn tool_of(
    given: &[u8],
    owner: Owner<'_>,
    lenient: bool,
) -> Result<&'static Defined, DefinitionError> {
    let canonical = formed(given, lenient)?;
    let key = key_of(&[
        &canonical,
        owner.toolset.as_bytes(),
        owner.service.as_bytes(),
        format!("{:?}", owner.by).as_bytes(),
    ]);
    with(|known| {
        if let Some(found) = known.tools.get(&key) {
            return found.clone();
        }
        if !known.takes(canonical.len()) {
            let text = "is one more than a process takes; use fewer different ones.";
            return Err(DefinitionError::at("", "", text));
        }
        let made = defined(&canonical, owner).map(leaked);
        known.tools.insert(key, made.clone());
        made
    })
}

/// The spec of a toolset of such tools.
///
/// # Errors
/// The process has too many.
pub(super) fn toolset_of(
    spec: ToolsetTexts<'_>,
    tools: &[&'static Spec],
) -> Result<&'static ToolsetSpec, DefinitionError> {
    let tools_key: Vec<String> = tools.iter().map(|spec| format!("{:p}", *spec)).collect();
    let texts = [
        Some(spec.name),
        Some(spec.service),
        Some(spec.description),
        spec.title,
        spec.version,
    ];
    let texts = format!("{texts:?}");
    let key = key_of(&[texts.as_bytes(), tools_key.join(",").as_bytes()]);
    with(|known| {
        if let Some(found) = known.toolsets.get(&key) {
            return Ok(*found);
        }
        if !known.takes(texts.len()) {
            let text = "is one more toolset than a process takes; use fewer different ones.";
            return Err(DefinitionError::at(spec.name, "", text));
        }
        let made: &'static ToolsetSpec = leaked(ToolsetSpec {
            name: leaked_text(spec.name),
            service: leaked_text(spec.service),
            description: leaked_text(spec.description),
            title: spec.title.map(leaked_text),
            version: spec.version.map(leaked_text),
            tools: tools.to_vec().leak(),
            ..ToolsetSpec::EMPTY
        });
        known.toolsets.insert(key, made);
        Ok(made)
    })
}

/// What is said of a toolset.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ToolsetTexts<'a> {
    pub(super) name: &'a str,
    pub(super) service: &'a str,
    pub(super) description: &'a str,
    pub(super) title: Option<&'a str>,
    pub(super) version: Option<&'a str>,
}

impl<'a> ToolsetTexts<'a> {
    /// What its tools belong to.
    pub(super) fn owner(self, by: By<'a>) -> Owner<'a> {
        Owner {
            toolset: self.name,
            service: self.service,
            by,
        }
    }
}

/// A text that is another one for other parts.
fn key_of(parts: &[&[u8]]) -> String {
    let mut all = Vec::new();
    for part in parts {
        all.extend(part.len().to_be_bytes());
        all.extend_from_slice(part);
    }
    hash::hex(&all)
}
