//! Identifiers: any name of a design as a Rust name that compiles, reads well and stays.

use std::collections::HashSet;

/// How a kind of name is spelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// Fields, functions and parameters.
    Snake,
    /// Types.
    Camel,
    /// Variants, which stand behind the name of their type and so collide with nothing.
    Variant,
    /// Modules: snake case of ASCII only, since they are file names, too.
    Module,
}

impl Case {
    fn is_camel(self) -> bool {
        matches!(self, Case::Camel | Case::Variant)
    }
}

/// The names of one scope, in order, no two alike. A name that is already spelled as Rust spells it keeps its spelling;
/// of names that differ in their symbols the others spell them out, and what is left is numbered.
pub(super) fn all<'a>(
    case: Case,
    names: impl IntoIterator<Item = &'a str>,
    scope: &mut Scope,
) -> Vec<String> {
    let names: Vec<&str> = names.into_iter().collect();
    let mut idents: Vec<String> = vec![String::new(); names.len()];
    let mut left: Vec<usize> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let plain = plain(case, name);
        if plain == *name || (is_reserved(case, name) && plain.trim_end_matches('_') == *name) {
            idents[index] = scope.claim(case, plain, name);
        } else {
            left.push(index);
        }
    }
    for index in left {
        idents[index] = scope.claim(case, plain(case, names[index]), names[index]);
    }
    idents
}

/// Names that are taken. Modules are compared without case, as some file systems do.
#[derive(Debug, Default)]
pub(super) struct Scope {
    taken: HashSet<String>,
}

impl Scope {
    /// Takes a name as it is.
    pub(super) fn reserve(&mut self, ident: &str) {
        self.taken.insert(ident.to_owned());
    }

    /// Gives a name back.
    pub(super) fn release(&mut self, ident: &str) {
        self.taken.remove(ident);
    }

    /// Whether nobody has taken a name.
    pub(super) fn is_free(&self, ident: &str) -> bool {
        !self.taken.contains(ident)
    }

    /// Takes `ident`, or the next best name for `source`.
    pub(super) fn claim(&mut self, case: Case, ident: String, source: &str) -> String {
        if self.taken.insert(ident.clone()) {
            return ident;
        }
        let spelled = spelled_out(case, source);
        if spelled != ident && !spelled.is_empty() && self.taken.insert(spelled.clone()) {
            spelled
        } else {
            let stem = ident.trim_end_matches('_');
            let gap = if case.is_camel() && !ends_in_digit(stem) {
                ""
            } else {
                "_"
            };
            (2..)
                .map(|number| format!("{stem}{gap}{number}"))
                .find(|name| self.taken.insert(name.clone()))
                .expect("numbers do not end")
        }
    }
}

fn ends_in_digit(text: &str) -> bool {
    text.ends_with(|c: char| c.is_ascii_digit())
}

/// The Rust spelling of one name, regardless of others.
pub(super) fn plain(case: Case, name: &str) -> String {
    if !case.is_camel() && is_snake(name) {
        return escape(case, name.to_owned());
    }
    if case.is_camel() && is_camel(name) {
        return escape(case, name.to_owned());
    }
    let words = words(case, name, false);
    let words = if words.is_empty() {
        self::words(case, name, true)
    } else {
        words
    };
    escape(case, join(case, &words))
}

fn spelled_out(case: Case, name: &str) -> String {
    escape(case, join(case, &words(case, name, true)))
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
fn words(case: Case, name: &str, spell: bool) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut before = ' ';
    let mut chars = name.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_ascii_alphanumeric() || is_letter(case, c) {
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

/// Letters beyond ASCII that Rust takes in names without a warning.
fn is_letter(case: Case, c: char) -> bool {
    case != Case::Module
        && matches!(
            c,
            'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ÿ' | '\u{3041}'..='\u{3096}' | '\u{30A1}'..='\u{30FA}'
                | '\u{4E00}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7A3}'
        )
}

fn join(case: Case, words: &[String]) -> String {
    let mut out = String::new();
    for word in words {
        if case.is_camel() {
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
fn escape(case: Case, mut ident: String) -> String {
    if ident.is_empty() {
        return if case.is_camel() { "Empty" } else { "empty" }.to_owned();
    }
    if ident.starts_with(|c: char| c.is_ascii_digit()) {
        ident.insert(0, if case.is_camel() { 'N' } else { 'n' });
    }
    if is_reserved(case, &ident) {
        ident.push('_');
    }
    ident
}

fn is_reserved(case: Case, ident: &str) -> bool {
    match case {
        Case::Snake => is_keyword(ident),
        Case::Camel => PRELUDE.contains(&ident),
        Case::Variant => ident == "Self",
        Case::Module => is_keyword(ident) || MODULES.contains(&ident) || is_device(ident),
    }
}

pub(super) fn is_keyword(ident: &str) -> bool {
    KEYWORDS.contains(&ident)
}

/// Names that Windows keeps for devices.
fn is_device(ident: &str) -> bool {
    matches!(ident, "con" | "prn" | "aux" | "nul")
        || (ident.len() == 4
            && (ident.starts_with("com") || ident.starts_with("lpt"))
            && ident.ends_with(|c: char| c.is_ascii_digit()))
}

/// Crates that generated code names.
const MODULES: [&str; 5] = ["alloc", "core", "mod", "std", "toolrt"];

const KEYWORDS: [&str; 53] = [
    "abstract",
    "as",
    "async",
    "await",
    "become",
    "box",
    "break",
    "const",
    "continue",
    "crate",
    "do",
    "dyn",
    "else",
    "enum",
    "extern",
    "false",
    "final",
    "fn",
    "for",
    "gen",
    "if",
    "impl",
    "in",
    "let",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "override",
    "priv",
    "pub",
    "ref",
    "return",
    "self",
    "static",
    "struct",
    "super",
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "union",
    "unsafe",
    "unsized",
    "use",
    "virtual",
    "where",
    "while",
    "yield",
    "macro_rules",
];

/// Types, traits and variants that are in scope everywhere, `Self`, and what codecs import.
const PRELUDE: [&str; 53] = [
    "AsMut",
    "AsRef",
    "AsyncFn",
    "AsyncFnMut",
    "AsyncFnOnce",
    "Box",
    "Clone",
    "Copy",
    "Debug",
    "Default",
    "DoubleEndedIterator",
    "Drop",
    "Eq",
    "Err",
    "ExactSizeIterator",
    "Extend",
    "Fn",
    "FnMut",
    "FnOnce",
    "From",
    "FromIterator",
    "Future",
    "Hash",
    "Into",
    "IntoFuture",
    "IntoIterator",
    "Iterator",
    "None",
    "Ok",
    "Option",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Result",
    "Self",
    "Send",
    "Sized",
    "Some",
    "String",
    "Sync",
    "ToOwned",
    "ToString",
    "TryFrom",
    "TryInto",
    "Unpin",
    "Vec",
    "Display",
    "Decode",
    "Encode",
    "Payload",
    "Reader",
    "Refused",
    "Writer",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn snake(names: &[&str]) -> Vec<String> {
        all(Case::Snake, names.iter().copied(), &mut Scope::default())
    }

    fn camel(names: &[&str]) -> Vec<String> {
        all(Case::Camel, names.iter().copied(), &mut Scope::default())
    }

    #[test]
    fn odd_names_become_readable_ones() {
        assert_eq!(
            snake(&["type", "self", "$eq", "filter[status]", "in-reply-to"]),
            ["type_", "self_", "eq", "filter_status", "in_reply_to"]
        );
        assert_eq!(
            snake(&["System.AreaPath", "HTTPServer", "2fa", "", "_id"]),
            ["system_area_path", "http_server", "n2fa", "empty", "id"]
        );
        assert_eq!(snake(&["🎉", "名前", "créé"]), ["u1f389", "名前", "créé"]);
        assert_eq!(
            camel(&["", "+1", "-1", "in progress", "Self", "URL", "HTTPRequest"]),
            [
                "Empty",
                "Plus1",
                "Minus1",
                "InProgress",
                "Self_",
                "Url",
                "HTTPRequest"
            ]
        );
        assert_eq!(camel(&["*", "**", "1.5"]), ["Star", "StarStar", "N1_5"]);
    }

    #[test]
    fn names_that_collide_stay_apart() {
        assert_eq!(snake(&["orderBy", "order_by"]), ["order_by_2", "order_by"]);
        assert_eq!(
            camel(&["created_at", "-created_at"]),
            ["CreatedAt", "MinusCreatedAt"]
        );
        assert_eq!(camel(&["a b", "a-b", "aB"]), ["AB", "AMinusB", "AB2"]);
    }

    #[test]
    fn modules_are_safe_paths() {
        let names = ["../x", "con", "types", "com1", "名前", "std", "CON"];
        let idents = all(Case::Module, names, &mut Scope::default());
        assert_eq!(
            idents,
            [
                "x",
                "con_",
                "types",
                "com1_",
                "u540d_u524d",
                "std_",
                "con_2"
            ]
        );
    }
}
