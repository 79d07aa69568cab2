// Made by toolc from quotes.tools; do not edit.

//! The payloads, results and errors of the toolset `texts`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::quotes::types::Open;

/// The arguments of `c"""; open('x', 'w'); """d`.
///
/// Takes "quotes" of \"""; open("x").
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct COpenXWDArgs {
    pub e_f_s_g: String,
}

impl COpenXWDArgs {
    /// Takes the required fields.
    pub fn new(e_f_s_g: impl Into<String>) -> Self {
        Self {
            e_f_s_g: e_f_s_g.into(),
        }
    }
}

/// The errors of `c"""; open('x', 'w'); """d`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum COpenXWDError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
