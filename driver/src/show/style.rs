//! How a text is laid out.

/// How a text is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// With colours.
    pub color: bool,
    /// How many columns there are. The same text comes out everywhere as long as this is the same.
    pub width: usize,
}

impl Style {
    /// For files, pipes and tests.
    pub const PLAIN: Self = Self {
        color: false,
        width: 100,
    };
}
