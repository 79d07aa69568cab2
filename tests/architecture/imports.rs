//! Which modules of a crate need which others, read from their text.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::Path;

/// A module by the names on the way to it, from the root of its crate.
type Way = Vec<String>;

/// Modules beside one another that lead back to themselves.
#[derive(Debug)]
pub struct Cycle {
    /// The files or folders, by their modules' names.
    pub modules: Vec<String>,
    /// Who names whom, and by which words: `a::x -> b: crate::b::Name`.
    pub edges: BTreeSet<String>,
}

impl fmt::Display for Cycle {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}", self.modules.join(", "))?;
        self.edges
            .iter()
            .try_for_each(|edge| write!(to, "\n    {edge}"))
    }
}

/// What makes a module need another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// Paths that lead to it.
    Paths,
    /// These, and methods that it gives to a type to which this one gives some, called on `self`.
    PathsAndMethods,
}

/// The cycles among the modules of a crate whose root is in this folder.
///
/// What counts is what stands side by side: `a/x.rs` that names `b/y.rs` makes `a` need `b`. A folder and what is in it may name
/// each other, and code that only tests see counts nowhere.
pub fn cycles(folder: &Path, need: Need) -> Vec<Cycle> {
    let mut modules = BTreeMap::new();
    read(folder, &[], &mut modules);
    Graph { modules, need }.cycles()
}

/// All that a module needs, and what that needs.
fn reached<'n, T>(needs: &'n BTreeMap<Way, BTreeMap<Way, T>>, from: &Way) -> BTreeSet<&'n Way> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&Way> = needs
        .get(from)
        .into_iter()
        .flat_map(BTreeMap::keys)
        .collect();
    while let Some(way) = open.pop() {
        if found.insert(way) {
            open.extend(needs.get(way).into_iter().flat_map(BTreeMap::keys));
        }
    }
    found
}

/// What the text of a module says.
#[derive(Debug, Default)]
struct Module {
    /// Names that are declared in it.
    declared: BTreeSet<String>,
    /// What `use` brings in: by the name that it has here.
    used: BTreeMap<String, Written>,
    /// `use path::*`
    globs: Vec<Written>,
    /// Paths in `use` lines and in code.
    paths: Vec<Written>,
    /// Methods that it declares, each behind the name of its type.
    methods: BTreeSet<(String, String)>,
    /// Methods that are called on `self`, each behind the name of the type whose `impl` the call stands in.
    calls: BTreeSet<(String, String)>,
    /// Words that may name something that a glob brings in.
    words: BTreeSet<String>,
}

/// A path and the module that it is written in.
#[derive(Debug, Clone)]
struct Written {
    home: Way,
    path: Vec<String>,
}

struct Graph {
    modules: BTreeMap<Way, Module>,
    need: Need,
}

impl Graph {
    fn cycles(&self) -> Vec<Cycle> {
        let mut needs: BTreeMap<Way, BTreeMap<Way, BTreeSet<String>>> = BTreeMap::new();
        for (from, module) in &self.modules {
            for (to, words) in self.needed_by(module) {
                let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
                if shared == from.len() || shared == to.len() {
                    continue;
                }
                let edge = format!("{} -> {}: {words}", from.join("::"), to.join("::"));
                let (from, to) = (from[..=shared].to_vec(), to[..=shared].to_vec());
                let of = needs.entry(from).or_default().entry(to);
                of.or_default().insert(edge);
            }
        }
        let mut found = Vec::new();
        let mut known: BTreeSet<&Way> = BTreeSet::new();
        for one in needs.keys() {
            let forth = reached(&needs, one);
            let both = forth
                .iter()
                .filter(|other| reached(&needs, other).contains(one));
            let together: BTreeSet<&Way> = both.copied().collect();
            if together.is_empty() || !known.insert(one) {
                continue;
            }
            known.extend(&together);
            let edges = together.iter().flat_map(|from| &needs[*from]);
            let edges = edges.filter(|(to, _)| together.contains(to));
            found.push(Cycle {
                modules: together.iter().map(|way| way.join("::")).collect(),
                edges: edges.flat_map(|(_, edges)| edges.clone()).collect(),
            });
        }
        found
    }

    /// What a module needs of others, each with the words.
    fn needed_by(&self, module: &Module) -> Vec<(Way, String)> {
        let paths = module.paths.iter();
        let mut found: Vec<(Way, String)> = paths
            .filter_map(|written| Some((self.home_of(written, 0)?, written.path.join("::"))))
            .collect();
        for glob in &module.globs {
            let Some(from) = self.home_of(glob, 0) else {
                continue;
            };
            let words = module
                .words
                .iter()
                .filter(|word| !module.declared.contains(*word));
            let homes = words.filter_map(|word| Some((self.item(&from, word, 0)?, word.clone())));
            found.extend(homes);
        }
        if self.need == Need::PathsAndMethods {
            found.extend(module.calls.iter().filter_map(|call| {
                let modules = self.modules.iter();
                let homes = modules.filter(|(_, other)| other.methods.contains(call));
                // Types of one name may have methods of one name; whose it is takes a compiler.
                let [(home, _)] = homes.collect::<Vec<_>>()[..] else {
                    return None;
                };
                Some((home.clone(), format!("self.{}()", call.1)))
            }));
        }
        found
    }

    /// The module that declares what a path names; none where that is not in this crate.
    fn home_of(&self, written: &Written, depth: usize) -> Option<Way> {
        let mut at = written.home.clone();
        let mut path = &written.path[..];
        let mut relative = false;
        while let Some((first, rest)) = path.split_first() {
            match first.as_str() {
                "crate" => at.clear(),
                "self" => {}
                "super" => {
                    at.pop();
                }
                _ => break,
            }
            relative = true;
            path = rest;
        }
        let (first, rest) = match path.split_first() {
            Some(split) => split,
            None => return relative.then_some(at),
        };
        let known = self.lookup(&at, first, depth);
        let mut at = match known {
            Some(home) => home,
            None if relative => self.file_of(at),
            None => return None,
        };
        for name in rest {
            match self.lookup(&at, name, depth) {
                Some(home) => at = home,
                None => break,
            }
        }
        Some(at)
    }

    /// The module that a name in a module is, or that declares what it names.
    fn lookup(&self, at: &Way, name: &str, depth: usize) -> Option<Way> {
        let mut inner = at.clone();
        inner.push(name.to_owned());
        if self.modules.contains_key(&inner) {
            return Some(inner);
        }
        self.item(at, name, depth)
    }

    fn item(&self, at: &Way, name: &str, depth: usize) -> Option<Way> {
        let file = self.file_of(at.clone());
        let module = self.modules.get(&file)?;
        if module.declared.contains(name) {
            return Some(file);
        }
        if depth > 8 {
            return None;
        }
        if let Some(written) = module.used.get(name) {
            // A name that is its own path leads nowhere.
            let own = written.path.first().is_some_and(|first| first == name);
            let child = [&file[..], &[name.to_owned()]].concat();
            return if own && !self.modules.contains_key(&child) && written.path.len() == 1 {
                None
            } else {
                self.home_of(written, depth + 1)
            };
        }
        let globs = module.globs.iter();
        let mut homes = globs.filter_map(|glob| self.home_of(glob, depth + 1));
        homes.find_map(|home| (home != file).then(|| self.item(&home, name, depth + 1))?)
    }

    /// The nearest module that is a file: others stand inside of one.
    fn file_of(&self, mut way: Way) -> Way {
        while !way.is_empty() && !self.modules.contains_key(&way) {
            way.pop();
        }
        way
    }
}

fn read(folder: &Path, way: &[String], modules: &mut BTreeMap<Way, Module>) {
    let entries = fs::read_dir(folder).expect("the folder of a crate can be read");
    for entry in entries {
        let path = entry.expect("the repository can be read").path();
        let stem = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let mut inner = way.to_vec();
        // A program beside a library is a crate of its own.
        let is_own = match stem.as_str() {
            "mod" | "lib" => true,
            "main" => !folder.join("lib.rs").exists(),
            _ => false,
        };
        if !is_own {
            inner.push(stem.clone());
        }
        if path.is_dir() {
            read(&path, &inner, modules);
        } else if path.extension().is_some_and(|ending| ending == "rs") && stem != "tests" {
            let text = fs::read_to_string(&path).expect("sources are text");
            modules.insert(inner.clone(), module(inner, &text));
        }
    }
}

fn module(home: Way, text: &str) -> Module {
    let mut module = Module::default();
    let reader = Reader {
        tokens: &tokens(text),
        at: 0,
        module: &mut module,
        home,
    };
    reader.items();
    module
}

/// Reads what the tokens of a file say, without what only tests see.
struct Reader<'t> {
    tokens: &'t [Token],
    at: usize,
    module: &'t mut Module,
    home: Way,
}

impl Reader<'_> {
    fn items(mut self) {
        let mut depth = 0;
        // Each with the depth of its braces.
        let mut inline: Vec<usize> = Vec::new();
        let mut impls: Vec<(usize, String)> = Vec::new();
        while let Some(token) = self.tokens.get(self.at) {
            match token {
                Token::Sign('#') if self.says("#[cfg(test)]") => {
                    self.skip_item();
                    continue;
                }
                Token::Sign('{') => depth += 1,
                Token::Sign('}') => {
                    if inline.pop_if(|of| *of == depth).is_some() {
                        self.home.pop();
                    }
                    impls.pop_if(|(of, _)| *of == depth);
                    depth -= 1;
                }
                Token::Word(word) => match word.as_str() {
                    "use" => {
                        self.at += 1;
                        self.used(&mut Vec::new());
                        continue;
                    }
                    "mod" if self.sign(2) == Some('{') => {
                        let name = self.word(1).expect("a module has a name").to_owned();
                        self.module.declared.insert(name.clone());
                        self.home.push(name);
                        self.at += 3;
                        depth += 1;
                        inline.push(depth);
                        continue;
                    }
                    // `impl Trait` in a type stands behind a sign.
                    "impl"
                        if self.at == 0
                            || matches!(self.tokens[self.at - 1], Token::Sign('}' | ';' | ']')) =>
                    {
                        impls.push((depth + 1, self.type_of_impl()));
                    }
                    "fn" | "struct" | "enum" | "union" | "trait" | "type" | "const" | "static" => {
                        if let Some(name) = self.word(1) {
                            let name = name.to_owned();
                            match impls.last() {
                                Some((of, ty)) if *of == depth => {
                                    self.module.methods.insert((ty.clone(), name));
                                }
                                Some(_) | None => {
                                    self.module.declared.insert(name);
                                }
                            }
                            self.at += 2;
                            continue;
                        }
                    }
                    "macro_rules" => {
                        if let Some(name) = self.word(2) {
                            self.module.declared.insert(name.to_owned());
                        }
                    }
                    "self" if self.sign(1) == Some('.') && self.sign(3) == Some('(') => {
                        if let (Some((_, ty)), Some(name)) = (impls.last(), self.word(2)) {
                            self.module.calls.insert((ty.clone(), name.to_owned()));
                        }
                    }
                    _ => {
                        self.path();
                        continue;
                    }
                },
                Token::Sign(_) | Token::Colons => {}
            }
            self.at += 1;
        }
    }

    /// A path in code.
    fn path(&mut self) {
        let mut path = Vec::new();
        while let Some(word) = self.word(0) {
            path.push(word.to_owned());
            self.at += 1;
            let goes_on = matches!(self.tokens.get(self.at), Some(Token::Colons));
            if !goes_on || self.word(1).is_none() {
                break;
            }
            self.at += 1;
        }
        self.module.words.insert(path[0].clone());
        if path.len() > 1 {
            let home = self.home.clone();
            self.module.paths.push(Written { home, path });
        }
    }

    /// What follows `use`, up to its end.
    fn used(&mut self, path: &mut Vec<String>) {
        let length = path.len();
        let written = |path: &[String], home: &Way| Written {
            home: home.clone(),
            path: path.to_vec(),
        };
        loop {
            match self.tokens.get(self.at) {
                Some(Token::Word(word)) if word == "as" => {
                    let name = self.word(1).unwrap_or("_").to_owned();
                    self.module
                        .used
                        .remove(path.last().map_or("", String::as_str));
                    self.module.used.insert(name, written(path, &self.home));
                    self.at += 2;
                }
                Some(Token::Word(word)) => {
                    if word != "self" || path.is_empty() {
                        path.push(word.clone());
                    }
                    self.at += 1;
                    if !matches!(self.tokens.get(self.at), Some(Token::Colons)) {
                        let name = path.last().cloned().unwrap_or_default();
                        self.module.used.insert(name, written(path, &self.home));
                        self.module.paths.push(written(path, &self.home));
                    }
                }
                Some(Token::Sign('*')) => {
                    self.module.globs.push(written(path, &self.home));
                    self.module.paths.push(written(path, &self.home));
                    self.at += 1;
                }
                Some(Token::Sign('{')) => {
                    self.at += 1;
                    while !matches!(self.tokens.get(self.at), None | Some(Token::Sign('}'))) {
                        self.used(path);
                        if self.sign(0) == Some(',') {
                            self.at += 1;
                        }
                    }
                    self.at += 1;
                }
                Some(Token::Colons) => self.at += 1,
                Some(Token::Sign(_)) | None => break,
            }
        }
        path.truncate(length);
    }

    /// The type that an `impl` is for.
    fn type_of_impl(&self) -> String {
        let mut angles = 0;
        let mut name = String::new();
        for token in &self.tokens[self.at + 1..] {
            match token {
                Token::Sign('{') => break,
                Token::Word(word) if angles == 0 && word == "where" => break,
                Token::Sign('<') => angles += 1,
                Token::Sign('>') => angles -= 1,
                Token::Word(word) if angles == 0 && word != "for" => name.clone_from(word),
                Token::Word(_) | Token::Colons | Token::Sign(_) => {}
            }
        }
        name
    }

    /// An attribute and the item behind it.
    fn skip_item(&mut self) {
        let mut depth = 0;
        while let Some(token) = self.tokens.get(self.at) {
            self.at += 1;
            match token {
                Token::Sign('{') => depth += 1,
                Token::Sign('}') => {
                    depth -= 1;
                    if depth == 0 {
                        break;
                    }
                }
                Token::Sign(';') if depth == 0 => break,
                Token::Sign(_) | Token::Word(_) | Token::Colons => {}
            }
        }
    }

    fn says(&self, text: &str) -> bool {
        tokens(text)
            .iter()
            .eq(self.tokens[self.at..].iter().take(tokens(text).len()))
    }

    fn word(&self, ahead: usize) -> Option<&str> {
        match self.tokens.get(self.at + ahead)? {
            Token::Word(word) => Some(word),
            Token::Colons | Token::Sign(_) => None,
        }
    }

    fn sign(&self, ahead: usize) -> Option<char> {
        match self.tokens.get(self.at + ahead)? {
            Token::Sign(sign) => Some(*sign),
            Token::Colons | Token::Word(_) => None,
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Colons,
    Sign(char),
}

/// The words and signs of Rust code, without comments, texts and numbers.
fn tokens(text: &str) -> Vec<Token> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            comment(rest)
        } else if let Some(length) = quoted(rest) {
            length
        } else if is_word(first) {
            let length = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
            if !first.is_numeric() {
                found.push(Token::Word(rest[..length].to_owned()));
            }
            length
        } else if rest.starts_with("::") {
            found.push(Token::Colons);
            2
        } else {
            if !first.is_whitespace() {
                found.push(Token::Sign(first));
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    found
}

/// The length of a comment that may have others in it.
fn comment(text: &str) -> usize {
    let mut depth = 0;
    for (at, _) in text.char_indices() {
        match text.as_bytes().get(at..at + 2) {
            Some(b"/*") => depth += 1,
            Some(b"*/") => {
                depth -= 1;
                if depth == 0 {
                    return at + 2;
                }
            }
            Some(_) | None => {}
        }
    }
    text.len()
}

/// The length of the text, character or lifetime that stands here.
fn quoted(text: &str) -> Option<usize> {
    let marks = text.trim_start_matches(['b', 'c', 'r']);
    let before = text.len() - marks.len();
    if before > 2 {
        return None;
    }
    let raw = text[..before].contains('r');
    let hashes = marks.len() - marks.trim_start_matches('#').len();
    if raw && marks[hashes..].starts_with('"') {
        let end = format!("\"{}", "#".repeat(hashes));
        let start = before + hashes + 1;
        return Some(
            text[start..]
                .find(&end)
                .map_or(text.len(), |at| start + at + end.len()),
        );
    }
    let quote = marks
        .chars()
        .next()
        .filter(|sign| matches!(sign, '"' | '\''))?;
    // A lifetime has no end: `'a,`, but not `'a'`.
    let mut letters = marks[1..].chars();
    if quote == '\'' && letters.next() != Some('\\') && letters.next() != Some('\'') {
        return Some(
            before
                + 1
                + marks[1..]
                    .find(|letter: char| !letter.is_alphanumeric() && letter != '_')
                    .unwrap_or(0),
        );
    }
    let mut escaped = false;
    for (at, letter) in marks.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            letter if letter == quote => return Some(before + at + 1),
            _ => {}
        }
    }
    Some(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules of each cycle among these files.
    fn found(files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let modules = files.iter().map(|(way, text)| {
            let way: Way = way
                .split("::")
                .filter(|name| !name.is_empty())
                .map(Into::into)
                .collect();
            (way.clone(), module(way, text))
        });
        let graph = Graph {
            modules: modules.collect(),
            need: Need::PathsAndMethods,
        };
        graph
            .cycles()
            .into_iter()
            .map(|cycle| cycle.modules)
            .collect()
    }

    #[test]
    fn names_by_all_ways_to_write_them() {
        for (one, other) in [
            ("use super::b::X;", "use crate::a::{self, Y};"),
            (
                "fn f() { super::b::x() }",
                "fn g() { let _ = crate::a::Y::Z; }",
            ),
            ("use super::{c::U, b::{x, y}};", "use super::a as other;"),
            // What the parent hands on from a sibling is the sibling's.
            ("use super::X;", "use crate::{Y as Other};"),
            ("use super::*;\nfn f() { X::new() }", "fn g() { super::Y }"),
        ] {
            let root = "mod a; mod b; mod c; pub use a::Y; use b::X;";
            let a = format!("{one} pub struct Y;");
            let b = format!("{other} pub struct X;");
            let files = [("", root), ("a", &*a), ("b", &*b), ("c", "struct U;")];
            assert_eq!(found(&files), [["a", "b"]], "{one} {other}");
        }
    }

    #[test]
    fn needs_the_module_whose_methods_it_calls() {
        let files = [
            ("", "mod a; mod b; struct State<'a>(&'a str);"),
            (
                "a",
                "use super::State; impl<'a> State<'a> { fn one(&self) { self.other() } }",
            ),
            (
                "b",
                "use super::State; impl State<'_> { fn other(&self) { self.one(); } }",
            ),
        ];
        assert_eq!(found(&files), [["a", "b"]]);
    }

    #[test]
    fn folders_count_as_a_whole() {
        let files = [
            ("", "mod a; mod b;"),
            ("a", "mod x; use x::X;"),
            ("a::x", "use super::Own; use crate::b::Y; pub struct X;"),
            ("b", "mod y; pub use y::Y;"),
            ("b::y", "use crate::a::X; pub struct Y;"),
        ];
        assert_eq!(found(&files), [["a", "b"]]);
    }

    #[test]
    fn what_is_no_code_names_nothing() {
        let files = [
            ("", "mod a; mod b;"),
            ("a", "use crate::b; struct X<'a>(&'a str);"),
            (
                "b",
                "// crate::a\nconst A: &str = \"crate::a\"; const Q: char = '\"';\n#[cfg(test)]\nmod tests { use crate::a; }",
            ),
        ];
        assert_eq!(found(&files), Vec::<Vec<String>>::new());
    }
}
