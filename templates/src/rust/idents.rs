//! What Rust says of identifiers: its keywords, and what is in scope everywhere.

pub(super) use crate::idents::{Scope, all, apart, number, numbered, plain};
use crate::idents::{Spelling, is_device};

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

impl Spelling for Case {
    fn is_camel(self) -> bool {
        matches!(self, Case::Camel | Case::Variant)
    }

    fn is_ascii(self) -> bool {
        self == Case::Module
    }

    fn is_reserved(self, ident: &str) -> bool {
        match self {
            Case::Snake => is_keyword(ident),
            Case::Camel => is_in_prelude(ident),
            Case::Variant => ident == "Self",
            Case::Module => is_keyword(ident) || MODULES.contains(&ident) || is_device(ident),
        }
    }
}

/// A type's name as a constant spells it.
pub(super) fn screaming(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 8);
    let mut before = '_';
    let mut chars = name.chars().peekable();
    while let Some(c) = chars.next() {
        let next_is_lower = chars.peek().is_some_and(|next| next.is_lowercase());
        if c.is_uppercase()
            && (before.is_lowercase()
                || before.is_ascii_digit()
                || (before.is_uppercase() && next_is_lower))
        {
            out.push('_');
        }
        out.extend(c.to_uppercase());
        before = c;
    }
    out
}

pub(super) fn is_keyword(ident: &str) -> bool {
    matches!(
        ident,
        "abstract"
            | "as"
            | "async"
            | "await"
            | "become"
            | "box"
            | "break"
            | "const"
            | "continue"
            | "crate"
            | "do"
            | "dyn"
            | "else"
            | "enum"
            | "extern"
            | "false"
            | "final"
            | "fn"
            | "for"
            | "gen"
            | "if"
            | "impl"
            | "in"
            | "let"
            | "loop"
            | "macro"
            | "match"
            | "mod"
            | "move"
            | "mut"
            | "override"
            | "priv"
            | "pub"
            | "ref"
            | "return"
            | "self"
            | "static"
            | "struct"
            | "super"
            | "trait"
            | "true"
            | "try"
            | "type"
            | "typeof"
            | "union"
            | "unsafe"
            | "unsized"
            | "use"
            | "virtual"
            | "where"
            | "while"
            | "yield"
            | "macro_rules"
    )
}

/// Crates that generated code names.
const MODULES: [&str; 5] = ["alloc", "core", "mod", "std", "toolrt"];

/// Whether generated code names it, of all that is in scope everywhere. All other names of the language and the runtime
/// are named by paths, so that types may have them.
fn is_in_prelude(ident: &str) -> bool {
    matches!(
        ident,
        "Box"
            | "Default"
            | "Err"
            | "FnMut"
            | "From"
            | "Future"
            | "Into"
            | "None"
            | "Ok"
            | "Option"
            | "Result"
            | "Self"
            | "Send"
            | "Some"
            | "String"
            | "Sync"
            | "Vec"
    )
}

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
        assert_eq!(
            camel(&["Refused", "Reader", "Clone", "Display", "Result"]),
            ["Refused", "Reader", "Clone", "Display", "Result_"]
        );
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
    fn names_of_files_have_an_end() {
        let long = "a".repeat(300);
        let names = [&*long, &*(long.clone() + "b"), "b"];
        let idents = all(Case::Module, names, &mut Scope::default());
        let lengths: Vec<usize> = idents.iter().map(String::len).collect();
        assert_eq!(lengths, [200, 202, 1]);
        assert_eq!(idents[1], "a".repeat(200) + "_2");
        let fields = all(Case::Snake, names, &mut Scope::default());
        assert_eq!(fields, names);
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
