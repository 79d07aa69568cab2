//! Patterns of ECMA-262 in the syntax of Python's `re`.

/// A pattern that means the same to `re.search`.
pub(super) fn translated(source: &str) -> String {
    source.to_owned()
}
