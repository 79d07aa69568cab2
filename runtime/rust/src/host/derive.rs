//! What stands for a tool in generated code: the type, and how a provider runs it.

/// Makes the type that stands for a tool, and implements [`Tool`](crate::Tool) for it.
///
/// It has the spec, the types of arguments, result and errors, the type of the data beside the result (`side`), and the
/// codec of the result, where its type has none (`by`):
///
/// ```
/// # use toolrt::{Internal, Spec};
/// # pub struct FindArgs {}
/// # impl Clone for FindArgs { fn clone(&self) -> Self { Self {} } }
/// # toolrt::record! { FindArgs: FIND_ARGS, closed; }
/// # static FIND: Spec = Spec::EMPTY;
/// # static LIST: toolrt::table::List = toolrt::table::List::of(toolrt::Table::STRING);
/// # static NAMES: toolrt::Table = toolrt::Table::List(&LIST);
/// # #[derive(Debug, Clone)]
/// # pub enum FindError { Internal(Internal) }
/// # toolrt::tool_errors!(FindError {});
/// toolrt::tool! {
///     /// The tool `find`.
///     Find: FIND, FindArgs => Vec<String>, FindError, by toolrt::codec!(NAMES: list(&LIST));
/// }
///
/// assert_eq!(<Find as toolrt::Tool>::spec().name, FIND.name);
/// ```
#[macro_export]
macro_rules! tool {
    (
        $(#[$meta:meta])*
        $name:ident: $spec:path, $args:ty => $result:ty, $error:ty $(, side $side:ty)? $(, by $codec:expr)?;
    ) => {
        $(#[$meta])*
        #[doc(hidden)]
        #[derive(Debug, Clone, Copy)]
        pub struct $name;

        impl $crate::Tool for $name {
            type Args = $args;
            type Result = $result;
            type Error = $error;
            type Side = $crate::__tool!(@type $($side)?);

            fn spec() -> &'static $crate::Spec {
                &$spec
            }

            fn result() -> $crate::Codec<Self::Result> {
                $crate::__tool!(@codec $($codec)?)
            }
        }
    };
}

/// Implements [`Handler`](crate::Handler) for a tool, by methods of a trait: those that run it, check its arguments and
/// plan it, with what it gets beside its arguments, and how the runtime makes a reply of what it gives.
///
/// `handler!(Find for P: FilesTools, find, check_find, complete, injected FindInjected, items Codec::of(), plan
/// plan_find);`
#[macro_export]
macro_rules! handler {
    (
        $name:ident for $provider:ident: $trait:ident, $call:ident, $check:ident, $reply:ident
        $(, injected $injected:ty)? $(, items $items:expr)?;
    ) => {
        impl<$provider: $trait> $crate::Handler<$provider> for $name {
            type Injected = $crate::__tool!(@type $($injected)?);

            fn check(
                tools: &$provider,
                cx: &$crate::Context,
                args: &Self::Args,
            ) -> ::std::vec::Vec<$crate::Issue> {
                tools.$check(cx, args)
            }

            #[allow(unused_variables, reason = "few tools get all of it")]
            async fn call(
                tools: &$provider,
                cx: &$crate::Context,
                args: Self::Args,
                injected: Self::Injected,
            ) -> $crate::Handled<Self> {
                $(let sink = $crate::Sink::new(cx, $items);)?
                let result = $crate::__tool!(
                    @call tools $call (cx, args) [injected $($injected)?] [sink $($items)?]
                );
                ::core::result::Result::Ok($crate::Reply::$reply(result.await?))
            }
        }
    };
}

/// Implements [`Planner`](crate::Planner) for a tool, by a method of a trait.
///
/// `planner!(Find for P: FilesTools, plan_find, injected FindInjected);`
#[macro_export]
macro_rules! planner {
    ($name:ident for $provider:ident: $trait:ident, $plan:ident $(, injected $injected:ty)?;) => {
        impl<$provider: $trait> $crate::Planner<$provider> for $name {
            #[allow(unused_variables, reason = "few tools get something injected")]
            async fn plan(
                tools: &$provider,
                cx: &$crate::Context,
                args: Self::Args,
                injected: Self::Injected,
            ) -> ::core::result::Result<::std::vec::Vec<$crate::Value>, Self::Error> {
                $crate::__tool!(@call tools $plan (cx, args) [injected $($injected)?] [sink]).await
            }
        }
    };
}

/// What the macros of tools make of their parts.
#[doc(hidden)]
#[macro_export]
macro_rules! __tool {
    (@type) => {
        ()
    };
    (@type $type:ty) => {
        $type
    };
    (@codec) => {
        $crate::Codec::of()
    };
    (@codec $codec:expr) => {
        $codec
    };
    (@call $tools:ident $call:ident ($cx:ident, $args:ident) [$injected:ident] [$sink:ident]) => {
        $tools.$call($cx, $args)
    };
    (@call $tools:ident $call:ident ($cx:ident, $args:ident) [$injected:ident $type:ty] [$sink:ident]) => {
        $tools.$call($cx, $args, $injected)
    };
    (@call $tools:ident $call:ident ($cx:ident, $args:ident) [$injected:ident] [$sink:ident $items:expr]) => {
        $tools.$call($cx, $args, $sink)
    };
    (
        @call $tools:ident $call:ident ($cx:ident, $args:ident)
        [$injected:ident $type:ty] [$sink:ident $items:expr]
    ) => {
        $tools.$call($cx, $args, $injected, $sink)
    };
}
