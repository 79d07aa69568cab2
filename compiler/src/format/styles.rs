//! How each kind of list is written.

use super::printer::Kind;

/// How a list is written.
pub(super) struct Style {
    pub(super) open: &'static str,
    pub(super) close: &'static str,
    /// What stands inside the brackets where the list is on one line.
    pub(super) pad: &'static str,
    /// Items need commas between them, on lines of their own, too.
    pub(super) commas: bool,
    /// A comma stands behind the last line as well.
    pub(super) last_comma: bool,
    /// What it takes to break it; `None` if it always is.
    pub(super) kind: Option<Kind>,
}

/// The fields of a `type`, or a block with one row: on the line of its head if both are short.
pub(super) const BODY: Style = Style {
    open: "{",
    close: "}",
    pad: " ",
    commas: false,
    last_comma: false,
    kind: Some(Kind::Short),
};

/// Any other block, members of enums, variants of unions: each on a line of its own.
pub(super) const BLOCK: Style = Style { kind: None, ..BODY };

/// Records and objects on the way, policies, names behind `use`.
pub(super) const BRACES: Style = Style {
    kind: Some(Kind::Whole),
    ..BODY
};

/// Parameters and arguments.
pub(super) const PARENS: Style = Style {
    open: "(",
    close: ")",
    pad: "",
    ..BRACES
};

/// Lists of values and tuples, which need their commas.
pub(super) const BRACKETS: Style = Style {
    open: "[",
    close: "]",
    pad: "",
    commas: true,
    last_comma: true,
    kind: Some(Kind::Whole),
};

/// One type between brackets, which takes no comma.
pub(super) const LIST_TYPE: Style = Style {
    last_comma: false,
    ..BRACKETS
};

/// A tuple of one type, which needs its comma.
pub(super) const TUPLE_OF_ONE: Style = Style {
    close: ",]",
    ..LIST_TYPE
};

/// A type in parentheses.
pub(super) const GROUP: Style = Style {
    open: "(",
    close: ")",
    ..LIST_TYPE
};

/// The declarations of a file.
pub(super) const FILE: Style = Style {
    open: "",
    close: "",
    pad: "",
    ..BLOCK
};

/// Items behind commas without brackets.
pub(super) const FILLED: Style = Style {
    commas: true,
    kind: Some(Kind::Fill),
    ..FILE
};

/// Types behind bars.
pub(super) const ALTERNATIVES: Style = Style { open: "|", ..FILE };
