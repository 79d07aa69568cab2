//! The ends of ranges, of whatever is ordered.

/// One end of a range.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Bound<T> {
    /// No limit.
    Open,
    /// The limit itself is allowed.
    Including(T),
    /// The limit itself is not allowed.
    Excluding(T),
}
