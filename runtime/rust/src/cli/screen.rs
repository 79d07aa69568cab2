//! A terminal: its size and its colours.

/// What people see a text on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Screen {
    pub width: usize,
    pub height: usize,
    pub has_colors: bool,
}

impl Default for Screen {
    /// A screen of which nothing is known.
    fn default() -> Self {
        Self {
            width: 80,
            height: 24,
            has_colors: false,
        }
    }
}

impl Screen {
    /// A text that stands out.
    pub fn bold(&self, text: &str) -> String {
        self.painted("1", text)
    }

    /// A text that warns.
    pub fn red(&self, text: &str) -> String {
        self.painted("31", text)
    }

    fn painted(&self, code: &str, text: &str) -> String {
        if self.has_colors {
            format!("\u{1b}[{code}m{text}\u{1b}[0m")
        } else {
            text.to_owned()
        }
    }
}
