//! The findings of this module, T0001 to T0019; their pages are in `pages/`.

use crate::diagnostics::{Code, Severity};

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $id:literal $title:literal;)*) => {
        $(
            $(#[$doc])*
            pub static $name: Code = Code {
                id: $id,
                title: $title,
                severity: Severity::Error,
                page: include_str!(concat!("pages/", $id, ".md")),
            };
        )*

        /// All of them, in order.
        pub static CODES: &[&Code] = &[$(&$name),*];
    };
}

codes! {
    /// Something else was expected here.
    UNEXPECTED = "T0001" "something else was expected";
    /// Brackets that are nested too deeply.
    TOO_DEEP = "T0002" "nested too deeply";
    /// Brackets that do not pair up.
    BRACKETS = "T0003" "brackets do not match";
    /// A text without its closing quote.
    OPEN_TEXT = "T0004" "a text is not closed";
    /// A backslash before a character that it cannot escape.
    ESCAPE = "T0005" "unknown escape";
    /// A doc comment that documents nothing.
    DOCS = "T0006" "a doc comment in the wrong place";
    /// A comma after the last item of a statement.
    TRAILING_COMMA = "T0007" "a comma behind the last item";
    /// No comma between two items.
    MISSING_COMMA = "T0008" "a comma is missing";
    /// A word that is not a keyword at this position.
    UNKNOWN_WORD = "T0009" "an unknown declaration or statement";
    /// A type as other languages write it.
    FOREIGN_TYPE = "T0010" "a type in the spelling of another language";
    /// `;`
    SEMICOLON = "T0011" "a semicolon";
    /// Quotes of the wrong kind.
    QUOTES = "T0012" "quotes of the wrong kind";
    /// Conflict markers of a version control system.
    CONFLICT = "T0013" "an unresolved merge conflict";
    /// A file in another format.
    FOREIGN_FILE = "T0014" "a file in another format";
    /// A number that JSON cannot spell.
    NUMBER = "T0015" "a number that JSON cannot spell";
    /// `package` twice, or after another declaration.
    PACKAGE = "T0016" "`package` stands once, first in its file";
    /// A name that needs quotes.
    NAME = "T0017" "a name that needs quotes";
    /// A comment of another language.
    FOREIGN_COMMENT = "T0018" "a comment in the spelling of another language";
    /// A declaration inside another one.
    MISPLACED = "T0019" "a declaration in the wrong place";
}
