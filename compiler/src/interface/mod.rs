//! The interface of a package: what other packages may depend on, in a text that comments and white space do not change.
//!
//! It has every declaration of the package in canonical form, one part for each source file. Left out are the texts
//! that only the package's own code shows: descriptions and examples of toolsets that their service does not export, and
//! of agents, servers and commands ([`hidden`]). What is generated for a package is the same beside the sources of the others and
//! beside their interfaces.

mod hidden;

use std::fmt;

use self::hidden::Own;
use crate::diagnostics::Findings;
use crate::layout;
use crate::source::{FileId, Input, Sources};
use crate::syntax::{self, ast};

/// The first words of an interface, with the version of its form.
const FIRST: &str = "toolc interface 1 ";

/// The longest path of a source file in an interface.
const LONGEST_PATH: usize = 4096;

/// What others see of a package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Interface {
    /// The name of the package.
    pub package: String,
    /// What each of its files declares, by path.
    pub files: Vec<FilePart>,
}

/// What others see of a source file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilePart {
    /// The file, as the compiler was given it.
    pub path: String,
    /// A text that the compiler reads in the place of the file.
    pub text: String,
}

impl From<FilePart> for Input {
    fn from(part: FilePart) -> Self {
        Self {
            path: part.path,
            text: part.text,
        }
    }
}

/// The interfaces of the packages of some sources, by name; the error is what does not parse.
pub fn interfaces(sources: &Sources) -> Result<Vec<Interface>, Findings> {
    let mut findings = Findings::default();
    let parsed = sources.iter().map(|(id, file)| {
        let tree = syntax::parse(id, &file.text, &mut findings);
        (file, package_in(&tree), tree)
    });
    let mut parsed: Vec<_> = parsed.collect();
    if !findings.is_empty() {
        return Err(findings);
    }
    parsed.sort_by(|(one, package, _), (other, another, _)| {
        (package, &one.path).cmp(&(another, &other.path))
    });
    let mut all = Vec::new();
    for files in parsed.chunk_by_mut(|(_, one, _), (_, other, _)| one == other) {
        let mut own = Own::default();
        files.iter().for_each(|(_, _, tree)| own.add(tree));
        let parts = files.iter_mut().map(|(file, _, tree)| {
            hidden::hide(tree, &own);
            FilePart {
                path: file.path.clone(),
                text: layout::bare(&file.text, tree),
            }
        });
        let parts = parts.collect();
        all.push(Interface {
            package: files[0].1.clone(),
            files: parts,
        });
    }
    Ok(all)
}

/// The package that the text of a file names; without one, the empty text.
pub fn package_of(text: &str) -> String {
    package_in(&syntax::parse(FileId(0), text, &mut Findings::default()))
}

fn package_in(tree: &ast::File) -> String {
    let parts = tree.package.iter().flat_map(|package| &package.path.parts);
    let words: Vec<&str> = parts.map(|part| &*part.text).collect();
    words.join(".")
}

impl Interface {
    /// Reads the text of an interface; the error says what is wrong with it.
    ///
    /// ```
    /// use toolc_compiler::interface::Interface;
    ///
    /// let text = "toolc interface 1 demo\nfile a.tools 13\npackage demo\n\n";
    /// let interface = Interface::parse(text).expect("it is one");
    /// assert_eq!(interface.files[0].text, "package demo\n");
    /// assert_eq!(interface.to_string(), text);
    /// assert_eq!(Interface::parse("package demo"), Err("its first line is not that of an interface"));
    /// ```
    pub fn parse(text: &str) -> Result<Self, &'static str> {
        const CUT_OFF: &str = "it is cut off";
        let (first, mut rest) = text.split_once('\n').unwrap_or((text, ""));
        let Some(package) = first.strip_prefix(FIRST) else {
            return Err(match first.starts_with("toolc interface ") {
                true => "another version of toolc wrote it",
                false => "its first line is not that of an interface",
            });
        };
        if package.is_empty() {
            return Err("it names no package");
        }
        let mut files: Vec<FilePart> = Vec::new();
        while !rest.is_empty() {
            let (head, body) = rest.split_once('\n').ok_or(CUT_OFF)?;
            let head = head
                .strip_prefix("file ")
                .and_then(|head| head.rsplit_once(' '));
            let Some((path, length)) = head else {
                return Err("a part of it does not begin with `file`");
            };
            if path.is_empty() || path.len() > LONGEST_PATH || path.chars().any(char::is_control) {
                return Err("a part of it has no proper path");
            }
            let is_number = length.bytes().all(|byte| byte.is_ascii_digit());
            let length = length.parse().ok().filter(|_| is_number);
            let length: usize = length.ok_or("a part of it has no length")?;
            let part = body.get(..length).ok_or(CUT_OFF)?;
            rest = body[length..].strip_prefix('\n').ok_or(CUT_OFF)?;
            if files.last().is_some_and(|last| *last.path >= *path) {
                return Err("its parts are not in the order of their paths");
            }
            files.push(FilePart {
                path: path.to_owned(),
                text: part.to_owned(),
            });
        }
        match files.is_empty() {
            true => Err("it has no parts"),
            false => Ok(Self {
                package: package.to_owned(),
                files,
            }),
        }
    }
}

impl fmt::Display for Interface {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST}{}", self.package)?;
        for FilePart { path, text } in &self.files {
            writeln!(f, "file {path} {}\n{text}", text.len())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
