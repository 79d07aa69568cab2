//! The errors of handlers of tools made at run time.

use std::error::Error;

use crate::call::{Fault, Internal};
use crate::json::Value;

/// An error of a handler: a declared one by its code, or any other.
#[derive(Debug)]
#[non_exhaustive]
pub enum Failure {
    /// A declared error.
    #[allow(missing_docs, reason = "the names say it")]
    Declared { code: String, details: Value },
    /// An undeclared error: callers see only that it happened.
    Internal(Internal),
    /// An error of the runtime that the handler passes on.
    Fault(Fault),
}

impl Failure {
    /// The declared error `code` with its details, an object.
    pub fn new(code: impl Into<String>, details: impl Into<Value>) -> Self {
        Self::Declared {
            code: code.into(),
            details: details.into(),
        }
    }

    /// An undeclared error, or a text.
    pub fn internal(error: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::Internal(Internal::new(error))
    }
}

impl From<Internal> for Failure {
    fn from(error: Internal) -> Self {
        Self::Internal(error)
    }
}

impl From<Box<dyn Error + Send + Sync>> for Failure {
    fn from(error: Box<dyn Error + Send + Sync>) -> Self {
        Self::Internal(error.into())
    }
}
