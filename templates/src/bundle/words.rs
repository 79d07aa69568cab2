//! A text of a command, a variable of the environment or a header, with what a client puts into it: `${user_config.token}`.

use toolc_compiler::diagnostics::nearest;

use crate::Fault;
use crate::read::{Way, fault, listed};

/// What a bundle's client knows by itself, as a manifest names it.
const PLACES: [&str; 7] = [
    "__dirname",
    "HOME",
    "DESKTOP",
    "DOCUMENTS",
    "DOWNLOADS",
    "pathSeparator",
    "/",
];

/// A text with places that a client fills.
#[derive(Debug)]
pub(super) struct Words {
    /// As it stands in the options, and in a manifest.
    pub written: String,
    /// Where it stands.
    pub way: Way,
    parts: Vec<Word>,
}

#[derive(Debug)]
enum Word {
    Text(String),
    /// What the user is asked for, by its name.
    Asked(String),
    /// One of [`PLACES`].
    Place(String),
}

impl Words {
    /// Reads a text; the fault is a place that nobody fills.
    pub(super) fn read(way: Way, text: &str, faults: &mut Vec<Fault>) -> Self {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some((before, behind)) = rest.split_once("${") {
            let Some((name, behind)) = behind.split_once('}') else {
                let message = format!("a `${{` in `{text}` has no `}}`");
                let fault = fault(&way, message, "never closed");
                faults.push(fault.help("write `${user_config.NAME}` for what the user is asked"));
                break;
            };
            parts.push(Word::Text(before.to_owned()));
            if let Some(asked) = name.strip_prefix("user_config.") {
                parts.push(Word::Asked(asked.to_owned()));
            } else if PLACES.contains(&name) {
                parts.push(Word::Place(name.to_owned()));
            } else {
                faults.push(unknown(&way, name));
            }
            rest = behind;
        }
        parts.push(Word::Text(rest.to_owned()));
        parts.retain(|part| !matches!(part, Word::Text(text) if text.is_empty()));
        Self {
            written: text.to_owned(),
            way,
            parts,
        }
    }

    /// The names of what the user is asked.
    pub(super) fn asked(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().filter_map(|part| match part {
            Word::Asked(name) => Some(name.as_str()),
            Word::Text(_) | Word::Place(_) => None,
        })
    }

    /// What the user is asked, if that is all.
    pub(super) fn only_asked(&self) -> Option<&str> {
        match &self.parts[..] {
            [Word::Asked(name)] => Some(name),
            _ => None,
        }
    }

    /// What only a bundle has, if there is any.
    pub(super) fn place(&self) -> Option<&str> {
        self.parts.iter().find_map(|part| match part {
            Word::Place(name) => Some(name.as_str()),
            Word::Text(_) | Word::Asked(_) => None,
        })
    }

    /// As the registry writes it: `{token}`.
    pub(super) fn in_braces(&self) -> String {
        let part = |part: &Word| match part {
            Word::Text(text) => text.clone(),
            Word::Asked(name) | Word::Place(name) => format!("{{{name}}}"),
        };
        self.parts.iter().map(part).collect()
    }

    /// With a word in place of everything that is asked: what it may look like.
    pub(super) fn sample(&self) -> String {
        let part = |part: &Word| match part {
            Word::Text(text) => text.clone(),
            Word::Asked(_) | Word::Place(_) => "x".to_owned(),
        };
        self.parts.iter().map(part).collect()
    }

    /// A name that stands in plain braces, too: in the registry it would be replaced there as well.
    pub(super) fn braced(&self) -> Option<&str> {
        let is_text = |name: &str| {
            let braced = format!("{{{name}}}");
            let mut parts = self.parts.iter();
            parts.any(|part| matches!(part, Word::Text(text) if text.contains(&braced)))
        };
        self.asked().find(|name| is_text(name))
    }
}

fn unknown(way: &[String], name: &str) -> Fault {
    let fault = fault(way, format!("nobody fills `${{{name}}}`"), "not known here");
    match nearest(name, PLACES.iter().copied()).first() {
        Some(near) => fault.help(format!("did you mean `${{{near}}}`?")),
        None => {
            let places = PLACES.iter().map(|place| format!("${{{place}}}"));
            let places: Vec<String> = places.collect();
            let places: Vec<&str> = places.iter().map(String::as_str).collect();
            fault.help(format!(
                "there is `${{user_config.NAME}}`, {}",
                listed(&places)
            ))
        }
    }
}
