//! The door to whoever completes what people type into arguments of prompts and variables of resources.

use crate::call::BoxFuture;

/// Completes what somebody types. Values of enums, literals and `bool` complete themselves.
pub trait Completer: Send + Sync {
    /// Values of an argument that go on with `value`, the best first; clients get at most 100. `given` are the arguments
    /// that are there already.
    fn complete<'a>(
        &'a self,
        of: CompletionOf<'a>,
        argument: &'a str,
        value: &'a str,
        given: &'a [(String, String)],
    ) -> BoxFuture<'a, Vec<String>>;
}

/// What the argument belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum CompletionOf<'a> {
    /// The prompt of this name.
    Prompt { name: &'a str },
    /// The resource with this template of a URI.
    Resource { uri: &'a str },
}
