//! Paths of Rust that users write into their options.

/// Whether a text is a path without generics, such as `PartialOrd`, `::strum::EnumIter` or `crate::money::Money`.
pub(super) fn is_path(text: &str) -> bool {
    let path = text.strip_prefix("::").unwrap_or(text);
    let rooted = path.len() < text.len();
    let parts: Vec<&str> = path.split("::").collect();
    let last = parts.len() - 1;
    parts.iter().enumerate().all(|(index, part)| {
        let starts_path = index == 0 && !rooted && last > 0 && *part == "crate";
        starts_path || (is_ident(part) && !is_keyword(part))
    })
}

/// The name at the end of a path.
pub(super) fn last(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}

/// Whether Rust keeps a word for itself.
pub(super) fn is_keyword(word: &str) -> bool {
    super::idents::is_keyword(word)
}

fn is_ident(part: &str) -> bool {
    part != "_"
        && part.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_told_from_other_text() {
        for good in [
            "PartialOrd",
            "strum::EnumIter",
            "::serde::Serialize",
            "crate::money::Money",
            "_a::B2",
        ] {
            assert!(is_path(good), "{good}");
        }
        for bad in [
            "",
            "::",
            "a::",
            "a b",
            "Vec<u8>",
            "crate",
            "::crate::a",
            "a::crate::b",
            "fn::x",
            "1a",
            "_",
            "a:b",
        ] {
            assert!(!is_path(bad), "{bad}");
        }
    }
}
