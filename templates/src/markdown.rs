//! Markdown that is the same in every language's comments.

/// A text of one line as code: its fences are longer than any run of ticks in it.
pub(crate) fn code(text: &str) -> String {
    if !text.contains('`') {
        return format!("`{text}`");
    }
    let runs = text.split(|c| c != '`').map(str::len);
    let fence = "`".repeat((runs.max().unwrap_or(0) + 1).max(2));
    format!("{fence} {text} {fence}")
}

#[cfg(test)]
mod tests {
    use super::code;

    #[test]
    fn no_tick_ends_code() {
        assert_eq!(code("a b"), "`a b`");
        assert_eq!(code("a`b"), "`` a`b ``");
        assert_eq!(code("a``b```"), "```` a``b``` ````");
    }
}
