//! Errors of calls that the connection itself gives.

use rmcp::model::{ErrorCode, ErrorData};
use rmcp::service::ServiceError;
use toolrt::call::Action;
use toolrt::{CallFault, Context, Kind};

pub(super) fn unavailable(message: impl Into<String>) -> CallFault {
    CallFault::new("unavailable", Kind::Unavailable, message)
}

pub(super) fn timed_out() -> CallFault {
    let message = "The server has not answered in time.";
    CallFault::new("timeout", Kind::Timeout, message)
}

pub(super) fn cancelled() -> CallFault {
    CallFault::new("cancelled", Kind::Cancelled, "The call was cancelled.")
}

pub(super) fn invalid_input(message: impl Into<String>) -> CallFault {
    CallFault::new("invalid_input", Kind::Input, message)
}

/// A call that asks again and again, or what nobody can answer.
pub(super) fn no_asker(message: impl Into<String>) -> CallFault {
    CallFault::new("no_asker", Kind::Precondition, message)
}

/// What the server sends instead of a result.
pub(super) struct Refused<'a> {
    /// Whether the server has the tool; nothing if it does not tell its tools.
    pub(super) is_known: Option<bool>,
    /// Whether the call goes on with another one.
    pub(super) goes_on: bool,
    pub(super) cx: &'a Context,
}

impl Refused<'_> {
    pub(super) fn fault(&self, error: ServiceError) -> CallFault {
        match error {
            ServiceError::McpError(error) => self.protocol(&error),
            ServiceError::TransportSend(error) => match authorization(&error) {
                Some(fault) => fault,
                None => unavailable("The server cannot be reached."),
            },
            ServiceError::Cancelled { .. } => cancelled(),
            ServiceError::Timeout { .. } => timed_out(),
            ServiceError::TransportClosed => unavailable("The server has gone."),
            // Whatever else it is, there is no answer.
            ServiceError::UnexpectedResponse
            | ServiceError::SubscriptionLagged { .. }
            | ServiceError::InputRequiredRoundsExceeded { .. }
            | _ => {
                unavailable("The server has answered with something else than the protocol wants.")
            }
        }
    }

    fn protocol(&self, error: &ErrorData) -> CallFault {
        let message = self.cx.shown(&*error.message);
        match error.code {
            ErrorCode::INVALID_PARAMS | ErrorCode::METHOD_NOT_FOUND
                if self.is_known == Some(false) =>
            {
                CallFault::new("unknown_tool", Kind::NotFound, message)
            }
            ErrorCode::INVALID_PARAMS if self.goes_on => {
                let mut fault = CallFault::new("invalid_state", Kind::Precondition, message);
                fault.recovery.action = Action::Replan;
                fault
            }
            ErrorCode::INVALID_PARAMS => invalid_input(message),
            ErrorCode::METHOD_NOT_FOUND => CallFault::new("unknown_tool", Kind::NotFound, message),
            ErrorCode::MISSING_REQUIRED_CLIENT_CAPABILITY => no_asker(message),
            ErrorCode(_) => unavailable(message),
        }
    }
}

/// A server that wants another token.
#[cfg(feature = "http")]
fn authorization(error: &rmcp::transport::DynamicTransportError) -> Option<CallFault> {
    use rmcp::transport::streamable_http_client::{AuthRequiredError, InsufficientScopeError};

    let mut source: Option<&(dyn std::error::Error + 'static)> = Some(error.error.as_ref());
    while let Some(error) = source {
        if error.is::<AuthRequiredError>() {
            let message = "The server does not accept the token.";
            return Some(CallFault::new("unauthorized", Kind::Auth, message));
        }
        if error.is::<InsufficientScopeError>() {
            let message = "The token does not allow this call.";
            return Some(CallFault::new("missing_scope", Kind::Auth, message));
        }
        source = error.source();
    }
    None
}

#[cfg(not(feature = "http"))]
fn authorization(_error: &rmcp::transport::DynamicTransportError) -> Option<CallFault> {
    None
}
