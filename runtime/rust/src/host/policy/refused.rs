//! How policies refuse.

use crate::call::{Action, CallFault, Kind};
use crate::host::Refusal;

/// A refusal of a kind that only the host can do something about.
pub(super) fn refusal(code: &'static str, message: String, hint: String) -> Refusal {
    let fault = CallFault::new(code, Kind::Auth, message);
    Box::new(fault.recover(Action::Stop, hint))
}
