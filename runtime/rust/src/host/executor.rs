//! Whatever can run a tool by name: a registry, a connection to a server, a program.

use super::Drift;
use crate::call::{BoxFuture, Context, Envelope};
use crate::spec::{Spec, ToolsetSpec};

/// Whatever can run a tool by name. Events, streamed items included, go to the context's receiver.
pub trait Executor: Send + Sync {
    /// Calls `tool` with JSON arguments.
    fn call<'a>(
        &'a self,
        tool: &'a str,
        payload: &'a [u8],
        cx: &'a Context,
    ) -> BoxFuture<'a, Envelope>;

    /// Calls a tool of a design, whose types the caller knows: an executor that has to guess without them may use them.
    fn call_typed<'a>(
        &'a self,
        tool: &'a str,
        _spec: &'static Spec,
        payload: &'a [u8],
        cx: &'a Context,
    ) -> BoxFuture<'a, Envelope> {
        self.call(tool, payload, cx)
    }

    /// Compares the tools of a toolset with what the executor knows of them; where it knows nothing, there is nothing to
    /// compare.
    ///
    /// # Errors
    /// They are other tools, so calls of them would fail, and the executor refuses that.
    fn check(&self, _toolset: &'static ToolsetSpec) -> Result<(), Drift> {
        Ok(())
    }

    /// The tools that it has, as far as it knows what they declare: names and types of a [`Plan`](crate::plan::Plan) are
    /// checked by them.
    fn known_tools(&self) -> Option<Vec<&'static Spec>> {
        None
    }
}

/// The calls of an [`Executor`], by an async function of its own that gets the spec where the caller knows it.
///
/// `calls_by!(called);` inside of `impl Executor`, for
/// `async fn called(&self, tool: &str, spec: Option<&'static Spec>, payload: &[u8], cx: &Context) -> Envelope`.
#[macro_export]
macro_rules! calls_by {
    ($called:ident) => {
        fn call<'a>(
            &'a self,
            tool: &'a str,
            payload: &'a [u8],
            cx: &'a $crate::Context,
        ) -> $crate::BoxFuture<'a, $crate::Envelope> {
            ::std::boxed::Box::pin(self.$called(tool, ::core::option::Option::None, payload, cx))
        }

        fn call_typed<'a>(
            &'a self,
            tool: &'a str,
            spec: &'static $crate::Spec,
            payload: &'a [u8],
            cx: &'a $crate::Context,
        ) -> $crate::BoxFuture<'a, $crate::Envelope> {
            ::std::boxed::Box::pin(self.$called(
                tool,
                ::core::option::Option::Some(spec),
                payload,
                cx,
            ))
        }
    };
}
