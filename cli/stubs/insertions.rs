//! What is put between the bytes of a text, all of which stay.

use std::ops::Range;
use std::path::Path;

use toolc_build::{Place, Problem};

/// The file with all stubs, and the names of those that are new.
pub(crate) struct Written {
    pub text: String,
    pub added: Vec<String>,
}

/// Texts, each with the byte in front of which it stands.
#[derive(Default)]
pub(super) struct Insertions {
    all: Vec<(usize, String)>,
    added: Vec<String>,
}

impl Insertions {
    /// Puts a text in front of a byte, behind what is there already.
    pub(super) fn put(&mut self, at: usize, text: String) {
        self.all.push((at, text));
    }

    /// Notes the name of a stub that is new.
    pub(super) fn name(&mut self, name: &str) {
        if !self.added.iter().any(|added| added == name) {
            self.added.push(name.to_owned());
        }
    }

    /// The whole text. New lines end as the first one does.
    pub(super) fn into_written(mut self, text: &str) -> Written {
        self.all.sort_by_key(|(at, _)| *at);
        let ends_with_return = text
            .find('\n')
            .is_some_and(|end| text[..end].ends_with('\r'));
        let mut out = String::with_capacity(text.len() * 2);
        let mut done = 0;
        for (at, new) in self.all {
            out.push_str(&text[done..at]);
            match ends_with_return {
                true => out.push_str(&new.replace('\n', "\r\n")),
                false => out.push_str(&new),
            }
            done = at;
        }
        out.push_str(&text[done..]);
        Written {
            text: out,
            added: self.added,
        }
    }
}

/// Lines behind an indent, in place of the first `less` spaces of each.
pub(super) fn indented(text: &str, less: usize, indent: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    for line in text.lines() {
        let spaces = line.len() - line.trim_start_matches(' ').len();
        let line = &line[less.min(spaces)..];
        if !line.is_empty() {
            out.push_str(indent);
            out.push_str(line);
        }
        out.push('\n');
    }
    out
}

/// The white space that the line of a byte begins with.
pub(super) fn indent_at(text: &str, at: usize) -> &str {
    let start = line_start(text, at);
    let line = &text[start..];
    &line[..line.len() - line.trim_start_matches([' ', '\t']).len()]
}

/// Where the line of a byte begins.
pub(super) fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |end| end + 1)
}

/// What to tell of a text that cannot be read, with its line if that can be shown.
pub(super) fn unread(
    path: &Path,
    text: &str,
    at: Range<usize>,
    language: &str,
    why: &str,
) -> Problem {
    let shown = path.display().to_string();
    let problem = Problem::content(format!("`{shown}` is no {language} that can be read"));
    let start = at.start.min(text.len());
    let first = line_start(text, start);
    let line = text[first..].lines().next().unwrap_or_default();
    if line.len() > 200 {
        let number = text[..first].matches('\n').count() + 1;
        let column = text[first..start].chars().count() + 1;
        return problem.details(vec![format!("line {number}, column {column}: {why}")]);
    }
    problem.at(Place {
        path: shown,
        text: text.to_owned(),
        span: start..at.end.clamp(start, text.len()),
        label: why.to_owned(),
    })
}
