//! What Python says of identifiers: its keywords, and what generated modules need for themselves.

pub(super) use crate::idents::{Scope, all, number, numbered, plain};
use crate::idents::{Spelling, is_device};

/// How a kind of name is spelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// Fields and parameters, which stand in the scope where annotations are read.
    Field,
    /// Fields of errors, which are attributes of exceptions.
    Detail,
    /// Functions and variables of modules.
    Snake,
    /// Methods, which stand in the scope where annotations of other methods are read.
    Method,
    /// Types.
    Camel,
    /// Members of enums and constants, before they are written in capitals.
    Constant,
    /// Modules: snake case of ASCII only, since they are file names, too.
    Module,
}

impl Spelling for Case {
    fn is_camel(self) -> bool {
        self == Case::Camel
    }

    fn is_ascii(self) -> bool {
        self == Case::Module
    }

    fn is_reserved(self, ident: &str) -> bool {
        match self {
            Case::Field => is_keyword(ident) || is_in_annotations(ident) || ident == "classmethod",
            Case::Detail => Case::Field.is_reserved(ident) || ERRORS.contains(&ident),
            Case::Snake => is_keyword(ident),
            Case::Method => {
                let annotates = is_in_annotations(ident) || ident == "types";
                is_keyword(ident) || annotates && !matches!(ident, "self" | "cls")
            }
            Case::Camel => is_type(ident),
            Case::Constant => false,
            Case::Module => is_keyword(ident) || MODULES.contains(&ident) || is_device(ident),
        }
    }
}

/// A constant of a module or a member of an enum.
pub(super) fn constants<'a>(
    names: impl IntoIterator<Item = &'a str>,
    scope: &mut Scope,
) -> Vec<String> {
    let names = all(Case::Constant, names, scope);
    names.iter().map(|name| screaming(name)).collect()
}

/// A scope for constants of a module that imports others.
pub(super) fn beside_imports() -> Scope {
    let mut scope = Scope::default();
    for name in ["type_checking", "unset"] {
        scope.reserve(name);
        scope.reserve(&screaming(name));
    }
    scope
}

/// A name in capitals, where every letter has one: nothing is told apart by case.
pub(super) fn screaming(name: &str) -> String {
    let snake = plain(Case::Constant, name);
    snake
        .chars()
        .map(|c| {
            let mut upper = c.to_uppercase();
            match (upper.next(), upper.next()) {
                (Some(upper), None) => upper,
                // The only letter of names whose capital is two: it has one of its own, too.
                _ => 'ẞ',
            }
        })
        .collect()
}

/// Whether a name is a keyword, one of those that are keywords in some places included.
pub(super) fn is_keyword(ident: &str) -> bool {
    matches!(
        ident,
        "and"
            | "as"
            | "assert"
            | "async"
            | "await"
            | "break"
            | "class"
            | "continue"
            | "def"
            | "del"
            | "elif"
            | "else"
            | "except"
            | "finally"
            | "for"
            | "from"
            | "global"
            | "if"
            | "import"
            | "in"
            | "is"
            | "lambda"
            | "nonlocal"
            | "not"
            | "or"
            | "pass"
            | "raise"
            | "return"
            | "try"
            | "while"
            | "with"
            | "yield"
            | "match"
            | "case"
            | "type"
            | "print"
            | "exec"
            | "none"
    )
}

/// Whether annotations and class bodies name it, or a method calls its first parameter so.
fn is_in_annotations(ident: &str) -> bool {
    matches!(
        ident,
        "bool"
            | "bytes"
            | "cls"
            | "dict"
            | "float"
            | "int"
            | "list"
            | "msgspec"
            | "object"
            | "self"
            | "str"
            | "toolrt"
            | "tuple"
    )
}

/// What every error has, of Python and of the runtime.
const ERRORS: [&str; 6] = [
    "add_note",
    "args",
    "code",
    "details",
    "fault",
    "with_traceback",
];

/// Modules that generated code names, and files of its own.
const MODULES: [&str; 9] = [
    "enum", "msgspec", "object", "table", "test", "toolrt", "types", "typing", "codecs",
];

/// Whether it is a word of the language that looks like a type, or modules of types import it.
fn is_type(ident: &str) -> bool {
    matches!(
        ident,
        "None"
            | "True"
            | "False"
            | "Annotated"
            | "ClassVar"
            | "Literal"
            | "NewType"
            | "TypeAlias"
            | "UNSET"
            | "Struct"
            | "UnsetType"
            | "Enum"
            | "IntEnum"
            | "StrEnum"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_language_get_an_underscore() {
        let mut scope = Scope::default();
        let names = [
            "type", "class", "list", "self", "$eq", "orderBy", "order_by", "match",
        ];
        assert_eq!(
            all(Case::Field, names, &mut scope),
            [
                "type_",
                "class_",
                "list_",
                "self_",
                "eq",
                "order_by_2",
                "order_by",
                "match_"
            ]
        );
        let details = [
            "args",
            "code",
            "with_traceback",
            "self",
            "message",
            "__init__",
        ];
        assert_eq!(
            all(Case::Detail, details, &mut Scope::default()),
            [
                "args_",
                "code_",
                "with_traceback_",
                "self_",
                "message",
                "init"
            ]
        );
        assert_eq!(
            all(
                Case::Camel,
                ["None", "Struct", "todo"],
                &mut Scope::default()
            ),
            ["None_", "Struct_", "Todo"]
        );
    }

    #[test]
    fn members_are_in_capitals() {
        let names = [
            "in progress",
            "+1",
            "mro",
            "name",
            "🎉",
            "aB",
            "a_b",
            "",
            "straße",
        ];
        assert_eq!(
            constants(names, &mut Scope::default()),
            [
                "IN_PROGRESS",
                "PLUS_1",
                "MRO",
                "NAME",
                "U1F389",
                "A_B_2",
                "A_B",
                "EMPTY",
                "STRAẞE"
            ]
        );
    }
}
