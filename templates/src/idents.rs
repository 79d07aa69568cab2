//! Identifiers: any name of a design as a name of a language that compiles, reads well and stays.

use std::sync::Arc;

use foldhash::{HashMap, HashSet};

/// How a kind of name is spelled in a language.
pub(crate) trait Spelling: Copy {
    /// Whether words start with capitals; else they are joined by underscores.
    fn is_camel(self) -> bool;

    /// Whether only ASCII may stand in it, as in names of files.
    fn is_ascii(self) -> bool;

    /// Whether the language, or what is generated, needs a name for itself.
    fn is_reserved(self, ident: &str) -> bool;
}

/// The names of one scope, in order, no two alike. A name that is already spelled as the language spells it keeps its spelling;
/// of names that differ in their symbols the others spell them out, and what is left is numbered.
pub(crate) fn all<'a>(
    spelling: impl Spelling,
    names: impl IntoIterator<Item = &'a str>,
    scope: &mut Scope,
) -> Vec<String> {
    let names: Vec<&str> = names.into_iter().collect();
    let mut idents: Vec<String> = vec![String::new(); names.len()];
    let mut left: Vec<usize> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let plain = plain(spelling, name);
        if plain == *name || (spelling.is_reserved(name) && plain.trim_end_matches('_') == *name) {
            idents[index] = scope.claim(spelling, plain, name);
        } else {
            left.push(index);
        }
    }
    for index in left {
        idents[index] = scope.claim(spelling, plain(spelling, names[index]), names[index]);
    }
    idents
}

/// Names that are taken. Modules are compared without spelling, as some file systems do.
#[derive(Debug, Default)]
pub(crate) struct Scope {
    /// Most scopes are small, and faster to look through than to hash.
    few: Vec<String>,
    /// All names, once there are more.
    many: Option<HashSet<String>>,
    /// The number that comes next behind a stem: those before it are taken.
    numbers: HashMap<String, u32>,
    /// Names that are taken for many scopes at once.
    outer: Option<Arc<HashSet<String>>>,
    /// Names that are kept for what is made later.
    promised: HashSet<String>,
}

/// As long as a name of a file may get; with a number and an ending, no file system finds it too long.
const LONGEST_FILE: usize = 200;

/// As many names are looked through.
const FEW: usize = 16;

impl Scope {
    /// A scope in which these names are taken from the start.
    pub(crate) fn inside(outer: Arc<HashSet<String>>) -> Self {
        Self {
            outer: Some(outer),
            ..Self::default()
        }
    }

    /// Takes a name as it is.
    pub(crate) fn reserve(&mut self, ident: &str) {
        self.insert(ident);
    }

    /// Gives a name back.
    pub(crate) fn release(&mut self, ident: &str) {
        let stem = ident.trim_end_matches(|c: char| c.is_ascii_digit());
        self.numbers.remove(stem);
        match &mut self.many {
            Some(many) => {
                many.remove(ident);
            }
            None => self.few.retain(|name| name != ident),
        }
    }

    /// Keeps names for what is made later; parts of others give way to it.
    pub(crate) fn promise(&mut self, names: impl IntoIterator<Item = String>) {
        for name in names {
            if self.take(&name) {
                self.promised.insert(name);
            }
        }
    }

    /// Gives a name free for what it was kept for, which takes it now or does not need it.
    pub(crate) fn redeem(&mut self, name: &str) {
        if self.promised.remove(name) {
            self.release(name);
        }
    }

    /// Whether nobody has taken a name.
    pub(crate) fn is_free(&self, ident: &str) -> bool {
        !self.has(ident) && !self.is_outside(ident)
    }

    fn is_outside(&self, ident: &str) -> bool {
        let outer = self.outer.as_ref();
        outer.is_some_and(|outer| outer.contains(ident))
    }

    fn has(&self, ident: &str) -> bool {
        match &self.many {
            Some(many) => many.contains(ident),
            None => self.few.iter().any(|name| name == ident),
        }
    }

    /// Takes a name; whether nobody had it.
    fn insert(&mut self, ident: &str) -> bool {
        if self.has(ident) {
            return false;
        }
        match &mut self.many {
            Some(many) => {
                many.insert(ident.to_owned());
            }
            None if self.few.len() < FEW => self.few.push(ident.to_owned()),
            None => {
                let mut many: HashSet<String> = self.few.drain(..).collect();
                many.insert(ident.to_owned());
                self.many = Some(many);
            }
        }
        true
    }

    /// Takes a name, if nobody has it, here or outside.
    fn take(&mut self, ident: &str) -> bool {
        !self.is_outside(ident) && self.insert(ident)
    }

    /// Takes `ident`, or the next best name for `source`.
    pub(crate) fn claim(&mut self, spelling: impl Spelling, ident: String, source: &str) -> String {
        if self.take(&ident) {
            return ident;
        }
        let spelled = spelled_out(spelling, source);
        if spelled != ident && !spelled.is_empty() && self.take(&spelled) {
            spelled
        } else {
            let stem = ident.trim_end_matches('_');
            let gap = if spelling.is_camel() && !ends_in_digit(stem) {
                ""
            } else {
                "_"
            };
            self.next(format!("{stem}{gap}"))
        }
    }

    /// Takes the name with the first free number behind a stem, which ends in no digit.
    fn next(&mut self, stem: String) -> String {
        let mut number = self.numbers.get(&stem).copied().unwrap_or(2);
        loop {
            let name = format!("{stem}{number}");
            number += 1;
            if self.take(&name) {
                self.numbers.insert(stem, number);
                return name;
            }
        }
    }
}

/// Names that are made of others, none twice: as they are wanted, where they are free, and the rest in `others`, the first, second, …
/// try for a name.
pub(crate) fn apart(
    wanted: &[String],
    scope: &mut Scope,
    others: impl Fn(&str, usize) -> String,
) -> Vec<String> {
    // What is asked for under its own name has it, whoever else would like to be called so.
    let plain: Vec<bool> = wanted.iter().map(|name| scope.take(name)).collect();
    let named = wanted.iter().zip(plain).map(|(name, is_plain)| {
        if is_plain {
            return name.clone();
        }
        (1..)
            .map(|times| others(name, times))
            .find(|name| scope.take(name))
            .expect("numbers do not end")
    });
    named.collect()
}

/// Names that are made of others, none twice: what is not free has a number behind it.
pub(crate) fn numbered(wanted: &[String], scope: &mut Scope) -> Vec<String> {
    apart(wanted, scope, |name, times| format!("{name}_{}", times + 1))
}

/// A name that is made of another; see [`numbered`].
pub(crate) fn number(wanted: String, scope: &mut Scope) -> String {
    if scope.take(&wanted) {
        return wanted;
    }
    scope.next(wanted + "_")
}

fn ends_in_digit(text: &str) -> bool {
    text.ends_with(|c: char| c.is_ascii_digit())
}

/// The spelling of one name, regardless of others.
pub(crate) fn plain(spelling: impl Spelling, name: &str) -> String {
    if !spelling.is_camel() && is_snake(name) {
        return escape(spelling, name.to_owned());
    }
    if spelling.is_camel() && is_camel(name) {
        return escape(spelling, name.to_owned());
    }
    let words = words(spelling, name, false);
    let words = if words.is_empty() {
        self::words(spelling, name, true)
    } else {
        words
    };
    escape(spelling, join(spelling, &words))
}

fn spelled_out(spelling: impl Spelling, name: &str) -> String {
    escape(spelling, join(spelling, &words(spelling, name, true)))
}

fn is_snake(name: &str) -> bool {
    let bytes = name.as_bytes();
    bytes.first().is_some_and(u8::is_ascii_lowercase)
        && bytes.last() != Some(&b'_')
        && bytes
            .iter()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || *b == b'_')
        && !name.contains("__")
}

/// Upper-case first, no underscores, and not an acronym as a whole.
fn is_camel(name: &str) -> bool {
    let bytes = name.as_bytes();
    bytes.first().is_some_and(u8::is_ascii_uppercase)
        && bytes.iter().all(u8::is_ascii_alphanumeric)
        && (bytes.len() <= 2 || bytes.iter().any(u8::is_ascii_lowercase))
}

/// The words of a name, in lower case; symbols end words, or are words where they are spelled out.
fn words(spelling: impl Spelling, name: &str, spell: bool) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut before = ' ';
    let mut chars = name.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_ascii_alphanumeric() || is_letter(spelling, c) {
            let starts = c.is_uppercase()
                && (before.is_lowercase()
                    || before.is_ascii_digit()
                    || (before.is_uppercase()
                        && chars.peek().is_some_and(|next| next.is_lowercase())));
            if starts {
                words.push(std::mem::take(&mut word));
            }
            word.extend(c.to_lowercase());
        } else {
            words.push(std::mem::take(&mut word));
            let number = matches!(c, '-' | '+') && word_is_number(&words, chars.peek().copied());
            if let Some(symbol) = symbol(c).filter(|_| spell || number) {
                words.push(symbol.to_owned());
            } else if !c.is_ascii() {
                words.push(format!("u{:x}", u32::from(c)));
            }
        }
        before = c;
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words
}

/// Whether a sign stands before the first digit of a name.
fn word_is_number(words: &[String], next: Option<char>) -> bool {
    words.iter().all(String::is_empty) && next.is_some_and(|c| c.is_ascii_digit())
}

fn symbol(c: char) -> Option<&'static str> {
    Some(match c {
        '+' => "plus",
        '-' => "minus",
        '*' => "star",
        '/' => "slash",
        '\\' => "backslash",
        '%' => "percent",
        '&' => "and",
        '|' => "or",
        '=' => "equals",
        '<' => "less",
        '>' => "greater",
        '!' => "not",
        '?' => "question",
        '.' => "dot",
        ',' => "comma",
        ':' => "colon",
        ';' => "semicolon",
        '#' => "hash",
        '$' => "dollar",
        '@' => "at",
        '^' => "caret",
        '~' => "tilde",
        '\'' => "quote",
        '"' => "quotes",
        '`' => "tick",
        ' ' => "space",
        '(' | '[' | '{' => "open",
        ')' | ']' | '}' => "close",
        _ => return None,
    })
}

/// Letters beyond ASCII that languages take in names without a warning.
fn is_letter(spelling: impl Spelling, c: char) -> bool {
    !spelling.is_ascii()
        && matches!(
            c,
            'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ÿ' | '\u{3041}'..='\u{3096}' | '\u{30A1}'..='\u{30FA}'
                | '\u{4E00}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7A3}'
        )
}

fn join(spelling: impl Spelling, words: &[String]) -> String {
    let mut out = String::new();
    for word in words {
        if spelling.is_camel() {
            // Two numbers side by side would read as one.
            if ends_in_digit(&out) && word.starts_with(|c: char| c.is_ascii_digit()) {
                out.push('_');
            }
            let mut chars = word.chars();
            out.extend(chars.next().into_iter().flat_map(char::to_uppercase));
            out.push_str(chars.as_str());
        } else {
            if !out.is_empty() {
                out.push('_');
            }
            out.push_str(word);
        }
    }
    out
}

/// Makes a name of what may be empty, start with a digit, or be reserved.
fn escape(spelling: impl Spelling, mut ident: String) -> String {
    if ident.is_empty() {
        return if spelling.is_camel() {
            "Empty"
        } else {
            "empty"
        }
        .to_owned();
    }
    if spelling.is_ascii() {
        ident.truncate(LONGEST_FILE);
    }
    if ident.starts_with(|c: char| c.is_ascii_digit()) {
        ident.insert(0, if spelling.is_camel() { 'N' } else { 'n' });
    }
    if spelling.is_reserved(&ident) {
        ident.push('_');
    }
    ident
}

/// Names that Windows keeps for devices.
pub(crate) fn is_device(ident: &str) -> bool {
    matches!(ident, "con" | "prn" | "aux" | "nul")
        || (ident.len() == 4
            && (ident.starts_with("com") || ident.starts_with("lpt"))
            && ident.ends_with(|c: char| c.is_ascii_digit()))
}
