//! Where text stands in the source of a design: names, texts, doc comments and patterns, found by the signs around them.

use std::collections::{HashMap, HashSet};

use toolc_compiler::{Checked, Input};

use super::pool::{Endings, Twins};
use crate::texts;

/// A place of a text.
#[derive(Debug, Clone, Copy)]
struct Place {
    file: usize,
    start: usize,
    end: usize,
    kind: Kind,
    /// What is written there belongs to this group.
    group: usize,
}

/// What a place looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// `name`
    Word,
    /// `.name`
    Step,
    /// `"text"`
    Quoted,
    /// `"""text"""`
    Block,
    /// What follows `///`.
    Docs,
    /// What is between the slashes of `@pattern(/…/)`.
    Pattern,
    /// What is between the brackets of `@pattern("…")`.
    PatternText,
}

/// Which of the twins is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The hostile one.
    Hostile,
    /// The tame one.
    Tame,
}

/// A design, and where its texts are. The same name is the same group wherever it stands.
pub struct Places {
    /// The design as it was.
    pub inputs: Vec<Input>,
    places: Vec<Place>,
    /// The groups of names.
    groups: HashMap<String, usize>,
    /// By group.
    pub twins: Vec<Twins>,
}

/// A text that was replaced, where it stands now.
struct Put {
    file: usize,
    start: usize,
    end: usize,
    group: usize,
}

/// How the texts of a group are written; nothing leaves them as they are.
pub type Ways = Vec<Option<Way>>;

/// One of the ways to write a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// As it is; a step of a path in brackets.
    Plain,
    /// As a part of a template; a step of a path behind its dot.
    Other,
}

impl Places {
    /// The places of a design that knows these names.
    pub fn of(endings: &mut Endings<'_>, inputs: Vec<Input>, names: &HashSet<String>) -> Self {
        let mut places = Vec::new();
        for (file, input) in inputs.iter().enumerate() {
            find(file, &input.text, &mut places);
        }
        let mut groups: HashMap<String, usize> = HashMap::new();
        let mut twins: Vec<Twins> = Vec::new();
        places.retain_mut(|place| {
            let text = &inputs[place.file].text[place.start..place.end];
            let name = match place.kind {
                Kind::Word => Some(text),
                Kind::Step => Some(&text[1..]),
                Kind::Quoted => Some(&text[1..text.len() - 1]),
                Kind::Block | Kind::Docs | Kind::Pattern | Kind::PatternText => None,
            };
            if matches!(place.kind, Kind::Word | Kind::Step)
                && name.is_none_or(|name| !names.contains(name))
            {
                return false;
            }
            place.group = *match name {
                Some(name) => groups.entry(name.to_owned()),
                None => groups.entry(format!("\n{}", twins.len())),
            }
            .or_insert_with(|| {
                let number = twins.len();
                twins.push(match place.kind {
                    Kind::Docs => Twins::line(endings, number),
                    Kind::Pattern | Kind::PatternText => Twins::pattern(endings.random, number),
                    Kind::Word | Kind::Step | Kind::Quoted | Kind::Block => {
                        Twins::new(endings, number)
                    }
                });
                number
            });
            true
        });
        Self {
            inputs,
            places,
            groups,
            twins,
        }
    }

    /// The groups that findings are about: their texts are there, or their names as they were are in what is said.
    pub fn blamed(&self, ways: &Ways, side: Side, checked: &Checked) -> HashSet<usize> {
        let (inputs, put) = self.put(ways, side);
        let mut blamed = HashSet::new();
        for finding in checked.findings.iter().filter(|finding| finding.is_error()) {
            let ticked = finding.message.split('`').skip(1).step_by(2);
            let names = ticked.flat_map(|name| name.split('.'));
            blamed.extend(names.filter_map(|name| self.groups.get(name)));
            for label in &finding.labels {
                let path = &checked.sources.file(label.span.file).path;
                let file = inputs.iter().position(|input| input.path == *path);
                let (start, end) = (label.span.start as usize, label.span.end as usize);
                let near = put
                    .iter()
                    .filter(|put| Some(put.file) == file && put.start <= end && start <= put.end);
                blamed.extend(near.map(|put| put.group));
            }
        }
        blamed.retain(|group| ways[*group].is_some());
        blamed
    }

    /// The design with texts in these ways.
    pub fn written(&self, ways: &Ways, side: Side) -> Vec<Input> {
        self.put(ways, side).0
    }

    fn put(&self, ways: &Ways, side: Side) -> (Vec<Input>, Vec<Put>) {
        let mut inputs = self.inputs.clone();
        let mut all = Vec::new();
        for (file, input) in inputs.iter_mut().enumerate() {
            let mut out = String::with_capacity(input.text.len() * 2);
            let mut at = 0;
            for place in self.places.iter().filter(|place| place.file == file) {
                let Some(way) = ways[place.group] else {
                    continue;
                };
                out.push_str(&input.text[at..place.start]);
                let start = out.len();
                self.write(
                    &mut out,
                    &input.text[place.start..place.end],
                    *place,
                    way,
                    side,
                );
                all.push(Put {
                    file,
                    start,
                    end: out.len(),
                    group: place.group,
                });
                at = place.end;
            }
            out.push_str(&input.text[at..]);
            input.text = out;
        }
        (inputs, all)
    }

    fn write(&self, out: &mut String, old: &str, place: Place, way: Way, side: Side) {
        let twins = &self.twins[place.group];
        let text = match (side, place.kind, way) {
            (Side::Tame, _, _) => &twins.tame,
            // Braces are variables there.
            (Side::Hostile, Kind::Quoted, Way::Plain)
                if old.contains('{') && twins.hostile.contains('{') =>
            {
                &twins.tame
            }
            (Side::Hostile, Kind::Quoted | Kind::Block, Way::Other) => &twins.templated(),
            (Side::Hostile, _, _) => &twins.hostile,
        };
        let quoted = texts::quoted(text);
        match place.kind {
            Kind::Word => out.push_str(&quoted),
            Kind::Step if way == Way::Plain => {
                out.push('[');
                out.push_str(&quoted);
                out.push(']');
            }
            Kind::Step => {
                out.push('.');
                out.push_str(&quoted);
            }
            // Paths in a template stay, and what texts of a form start with.
            Kind::Quoted if old.contains(['{', ':']) => {
                out.push_str(&old[..old.len() - 1]);
                out.push_str(&quoted[1..]);
            }
            Kind::Quoted | Kind::Block | Kind::PatternText => out.push_str(&quoted),
            Kind::Docs => {
                out.push(' ');
                out.push_str(text);
            }
            Kind::Pattern => out.push_str(text),
        }
    }
}

/// Appends the places of a text.
fn find(file: usize, text: &str, places: &mut Vec<Place>) {
    let bytes = text.as_bytes();
    let mut at = 0;
    let line_end = |at: usize| text[at..].find('\n').map_or(text.len(), |end| at + end);
    while at < bytes.len() {
        let rest = &text[at..];
        let (kind, start, end) = if rest.starts_with("///") && !rest.starts_with("////") {
            (Some(Kind::Docs), at + 3, line_end(at))
        } else if rest.starts_with("//") {
            (None, at, line_end(at))
        } else if rest.starts_with("\"\"\"") {
            (Some(Kind::Block), at, closed(text, at + 3, "\"\"\""))
        } else if rest.starts_with('"') {
            (Some(Kind::Quoted), at, closed(text, at + 1, "\""))
        } else if rest.starts_with("@pattern(/") {
            let start = at + "@pattern(/".len();
            (
                Some(Kind::Pattern),
                start,
                text[start..]
                    .find("/)")
                    .map_or(text.len(), |end| start + end),
            )
        } else if rest.starts_with("@pattern(\"") {
            let start = at + "@pattern(".len();
            (
                Some(Kind::PatternText),
                start,
                closed(text, start + 1, "\""),
            )
        } else if let Some(attribute) = rest.strip_prefix('@') {
            // Attributes are the language's own words.
            (None, at, at + 1 + word(attribute))
        } else if word(rest) > 0 {
            (Some(Kind::Word), at, at + word(rest))
        } else if let Some(step) = rest.strip_prefix('.').filter(|step| word(step) > 0) {
            (Some(Kind::Step), at, at + 1 + word(step))
        } else if bytes[at].is_ascii_digit() {
            let digits = rest.find(|c: char| !c.is_ascii_alphanumeric());
            (None, at, at + digits.unwrap_or(rest.len()))
        } else {
            (None, at, at + rest.chars().next().map_or(1, char::len_utf8))
        };
        if let Some(kind) = kind {
            places.push(Place {
                file,
                start,
                end,
                kind,
                group: 0,
            });
        }
        at = end.max(at + 1);
    }
}

/// How long the identifier is that a text starts with.
fn word(text: &str) -> usize {
    let bytes = text.as_bytes();
    let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || *byte == b'_';
    if !bytes.first().is_some_and(is_letter) {
        return 0;
    }
    let goes_on = |(at, byte): (usize, &u8)| match byte {
        b'-' => bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric),
        byte => byte.is_ascii_digit() || is_letter(byte),
    };
    bytes
        .iter()
        .enumerate()
        .position(|place| !goes_on(place))
        .unwrap_or(bytes.len())
}

/// Behind the sign that closes a text.
fn closed(text: &str, mut at: usize, sign: &str) -> usize {
    while at < text.len() {
        if text[at..].starts_with(sign) {
            return at + sign.len();
        }
        at += match text.as_bytes()[at] {
            b'\\' => 2,
            _ => text[at..].chars().next().map_or(1, char::len_utf8),
        };
    }
    text.len()
}
