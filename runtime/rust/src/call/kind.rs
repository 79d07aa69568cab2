//! Kinds of errors, and what a caller should do about one.

/// The kind of an error; decides what a caller should do and how surfaces report it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
#[non_exhaustive]
pub enum Kind {
    Input,
    Auth,
    NotFound,
    Conflict,
    Precondition,
    RateLimited,
    Timeout,
    Unavailable,
    Cancelled,
    Internal,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 10] = [
        Self::Input,
        Self::Auth,
        Self::NotFound,
        Self::Conflict,
        Self::Precondition,
        Self::RateLimited,
        Self::Timeout,
        Self::Unavailable,
        Self::Cancelled,
        Self::Internal,
    ];

    /// The kind on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Input => "input",
            Self::Auth => "auth",
            Self::NotFound => "not_found",
            Self::Conflict => "conflict",
            Self::Precondition => "precondition",
            Self::RateLimited => "rate_limited",
            Self::Timeout => "timeout",
            Self::Unavailable => "unavailable",
            Self::Cancelled => "cancelled",
            Self::Internal => "internal",
        }
    }

    /// What a caller should do if the error itself does not say.
    pub fn action(self) -> Action {
        match self {
            Self::Input | Self::NotFound => Action::Correct,
            Self::Conflict | Self::RateLimited | Self::Unavailable => Action::Retry,
            Self::Precondition | Self::Timeout => Action::Replan,
            Self::Auth | Self::Cancelled | Self::Internal => Action::Stop,
        }
    }

    /// The exit code of a command that ends with such an error.
    pub fn exit_code(self) -> u8 {
        match self {
            Self::Input => 2,
            Self::Auth => 30,
            Self::NotFound | Self::Conflict | Self::Precondition => 10,
            Self::RateLimited | Self::Unavailable => 40,
            Self::Timeout => 50,
            Self::Internal => 70,
            Self::Cancelled => 130,
        }
    }

    /// The HTTP status of such an error.
    pub fn http_status(self) -> u16 {
        match self {
            Self::Input => 400,
            Self::Auth => 403,
            Self::NotFound => 404,
            Self::Conflict => 409,
            Self::Precondition => 412,
            Self::RateLimited => 429,
            Self::Unavailable => 503,
            Self::Timeout => 504,
            Self::Internal => 500,
            Self::Cancelled => 499,
        }
    }
}

/// What a caller should do about an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Action {
    /// Call again with other arguments.
    Correct,
    /// Call again unchanged.
    Retry,
    /// Make another plan.
    Replan,
    /// Give up.
    Stop,
}

impl Action {
    /// The action on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Correct => "correct",
            Self::Retry => "retry",
            Self::Replan => "replan",
            Self::Stop => "stop",
        }
    }
}
