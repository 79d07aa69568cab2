//! How each kind of list is written.

use super::printer::Kind;

/// How a list is written.
pub(super) struct Style {
    pub(super) open: &'static str,
    pub(super) close: &'static str,
    /// The padding inside the brackets if the list is on one line.
    pub(super) pad: &'static str,
    /// Items need commas between them, also on separate lines.
    pub(super) commas: bool,
    /// The last line also ends with a comma.
    pub(super) last_comma: bool,
    /// The condition for breaking it; `None` if it is always broken.
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

/// Any other block, members of enums, variants of unions: each on a separate line.
pub(super) const BLOCK: Style = Style { kind: None, ..BODY };

/// Records and objects inside others, policies, names after `use`.
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

/// One type between brackets, without a comma.
pub(super) const LIST_TYPE: Style = Style {
    last_comma: false,
    ..BRACKETS
};

/// A tuple of one type, which needs a comma.
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

/// Items separated by commas, without brackets.
pub(super) const FILLED: Style = Style {
    commas: true,
    kind: Some(Kind::Fill),
    ..FILE
};

/// Types separated by bars.
pub(super) const ALTERNATIVES: Style = Style { open: "|", ..FILE };
