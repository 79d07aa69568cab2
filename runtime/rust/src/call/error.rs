//! Errors of a handler: the declared ones of a tool, and all others.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use super::fault::spelt_out;
use super::{CallFault, Json};
use crate::codec::Payload;
use crate::diagnose::Issue;

/// The errors of one tool: an enum of the declared ones and `Internal`.
pub trait ToolError: From<Internal> + Sized + Send + 'static {
    /// The error as a [`Fault`].
    fn into_fault(self) -> Fault;

    /// A declared error from its code and its details, at a client.
    fn from_details(code: &str, details: &[u8]) -> Option<Self>;
}

/// An error that a handler returns.
#[derive(Debug, Clone)]
#[allow(missing_docs, reason = "the names say it")]
#[non_exhaustive]
pub enum Fault {
    /// A declared error with its details.
    Declared {
        code: &'static str,
        details: Option<Json>,
    },
    /// The result of the handler violates its type.
    InvalidOutput(Vec<Issue>),
    /// What the handler gives takes more bytes than the host takes.
    TooLarge { size: usize, limit: usize },
    /// It takes more CPU time to check the arguments and the result than the host gives.
    TooSlow { milliseconds: u64 },
    /// An undeclared error: its text goes to the log.
    Internal(Internal),
    /// An error of the runtime itself.
    Ready(Box<CallFault>),
}

impl Fault {
    /// A declared error; its fields are the details.
    pub fn declared<E: Payload>(code: &'static str, error: &E) -> Self {
        match error.to_json() {
            Ok(details) if details == b"{}" => Self::Declared {
                code,
                details: None,
            },
            Ok(details) => Self::Declared {
                code,
                details: Some(Json::of(E::table(), details)),
            },
            Err(issues) => Self::InvalidOutput(issues),
        }
    }
}

/// An undeclared error: callers see only that it happened, the text goes to the log.
#[derive(Clone)]
pub struct Internal(Held);

/// See [`Internal`].
#[derive(Clone)]
enum Held {
    Error(Arc<dyn Error + Send + Sync>),
    Passing(Passing),
}

impl Internal {
    /// Takes any error, or a text.
    pub fn new(error: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self(Held::Error(Arc::from(error.into())))
    }

    /// An error of the runtime that a handler only propagates.
    pub(crate) fn passing(fault: Fault) -> Self {
        Self(Held::Passing(Passing(Arc::new(fault))))
    }

    /// The error that was passed on, if it is one.
    pub(crate) fn passed(self) -> Result<Fault, Self> {
        match self.0 {
            Held::Passing(Passing(fault)) => Ok(Arc::unwrap_or_clone(fault)),
            Held::Error(_) => Err(self),
        }
    }

    /// What happened.
    pub fn error(&self) -> &(dyn Error + Send + Sync + 'static) {
        match &self.0 {
            Held::Error(error) => error.as_ref(),
            Held::Passing(passing) => passing,
        }
    }
}

impl fmt::Debug for Internal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Internal").field(&self.error()).finish()
    }
}

impl fmt::Display for Internal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.error(), f)
    }
}

impl Error for Internal {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.error().source()
    }
}

impl From<Box<dyn Error + Send + Sync>> for Internal {
    fn from(error: Box<dyn Error + Send + Sync>) -> Self {
        Self::new(error)
    }
}

/// See [`Internal::passing`].
#[derive(Debug, Clone)]
struct Passing(Arc<Fault>);

impl fmt::Display for Passing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Fault::Declared { code, .. } => f.write_str(code),
            Fault::InvalidOutput(issues) => f.write_str(&spelt_out(issues)),
            Fault::TooLarge { size, limit } => {
                write!(f, "{size} bytes were given; at most {limit} are allowed")
            }
            Fault::TooSlow { milliseconds } => {
                write!(
                    f,
                    "checking takes more than {milliseconds} ms of computing time"
                )
            }
            Fault::Internal(error) => error.fmt(f),
            Fault::Ready(fault) => write!(f, "{}: {}", fault.code, fault.message),
        }
    }
}

impl Error for Passing {}
