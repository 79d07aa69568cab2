//! How a text is laid out.

/// How a text is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// With colours.
    pub color: bool,
    /// The number of columns. The output depends only on it.
    pub width: usize,
}

impl Style {
    /// For files, pipes and tests.
    pub const PLAIN: Self = Self {
        color: false,
        width: 100,
    };
}
