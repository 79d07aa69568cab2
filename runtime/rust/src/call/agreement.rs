//! Consent as a record: who has agreed to which call, and until when.

use super::Caller;
use crate::hash;
use crate::json::alike;

/// The record of a human's consent to one call. It counts only for this tool, these arguments and this caller, and only
/// until it expires; for any other call there is none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agreement {
    /// Who has agreed, for whoever reads the record later.
    pub by: String,
    /// The tool.
    pub tool: String,
    /// The [hash](args_hash) of the arguments.
    pub args: String,
    /// The caller of the call.
    pub caller: String,
    /// When it expires, in seconds since 1970.
    pub until: u64,
}

impl Agreement {
    /// Consent to a call with these arguments, which are in canonical form: as a [`Question`](crate::host::Question) has
    /// them. [`Registry::agreement`](crate::Registry::agreement) takes them as callers send them.
    pub fn new(
        by: impl Into<String>,
        tool: impl Into<String>,
        args: impl AsRef<[u8]>,
        caller: &Caller,
        until: u64,
    ) -> Self {
        Self {
            by: by.into(),
            tool: tool.into(),
            args: args_hash(args),
            caller: caller.as_str().to_owned(),
            until,
        }
    }

    /// Whether it is consent to this call.
    pub(crate) fn covers(&self, tool: &str, args: &[u8], caller: &Caller, now: u64) -> bool {
        self.tool == tool
            && self.caller == caller.as_str()
            && now < self.until
            && self.args == args_hash(args)
    }
}

/// The hash of arguments in canonical form: SHA-256, in 64 lower-case hexadecimal digits. Equal numbers have one form in it,
/// however the arguments and their encoder spell them.
pub fn args_hash(args: impl AsRef<[u8]>) -> String {
    hash::hex(&alike(args.as_ref()))
}
