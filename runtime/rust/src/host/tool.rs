//! A tool's types, its handler, and the adapter that hides both: types are erased here and nowhere
//! else.

use std::any::{Any, TypeId};
use std::future::Future;
use std::marker::PhantomData;
use std::sync::Arc;

use super::Executor;
use super::checking::{checked, run_apart};
use crate::call::{
    BoxFuture, Context, Fault, Inject, Internal, Json, MissingContext, Outcome, Reply, Request,
    Summary, ToolError,
};
use crate::codec::{Codec, Payload};
use crate::diagnose::Issue;
use crate::json::Value;
use crate::meter::{Budget, Exhausted};
use crate::spec::Spec;

/// The types and the spec of a tool, as a separate marker type.
pub trait Tool: 'static {
    /// The arguments that callers send.
    type Args: Payload + Clone + Send + Sync + 'static;
    /// The result.
    type Result: Send + 'static;
    /// The errors.
    type Error: ToolError;
    /// Data beside the result; `()` if there is none.
    type Side: Payload + Send + 'static;

    /// Everything the design declares of the tool.
    fn spec() -> &'static Spec;

    /// How the result is read and written.
    fn result() -> Codec<Self::Result>;
}

/// The outcome of a handler of `T`, in the common form of the runtime.
pub type Handled<T> =
    Result<Reply<<T as Tool>::Result, <T as Tool>::Error, <T as Tool>::Side>, <T as Tool>::Error>;

/// A tool that `P` implements.
pub trait Handler<P>: Tool {
    /// The injected arguments; `()` if there are none.
    type Injected: Inject;

    /// What is wrong with arguments of the right types, by the provider's own rules.
    fn check(_tools: &P, _cx: &Context, _args: &Self::Args) -> Vec<Issue> {
        Vec::new()
    }

    /// Runs the tool.
    fn call(
        tools: &P,
        cx: &Context,
        args: Self::Args,
        injected: Self::Injected,
    ) -> impl Future<Output = Handled<Self>> + Send;
}

/// A tool of `P` that can plan.
pub trait Planner<P>: Handler<P> {
    /// Plans without acting.
    fn plan(
        tools: &P,
        cx: &Context,
        args: Self::Args,
        injected: Self::Injected,
    ) -> impl Future<Output = Result<Vec<Value>, Self::Error>> + Send;
}

/// Arguments with erased type.
pub(crate) type Hidden = Box<dyn Any + Send + Sync>;

/// The outcome of a handler, checked and encoded.
pub(crate) struct Produced {
    pub(crate) result: Json,
    pub(crate) side: Option<Json>,
    /// Errors and numbers of a partial outcome.
    pub(crate) partial: Option<(Vec<Fault>, Summary)>,
    /// What the tool that was called in its place says of it.
    pub(crate) said: Option<Box<Said>>,
}

/// What an envelope says of a result, for whoever reads it.
pub(crate) struct Said {
    pub(crate) reminder: Option<String>,
    pub(crate) hint: Option<String>,
    pub(crate) next_cursor: Option<String>,
}

impl Produced {
    /// How many bytes the handler has given.
    pub(crate) fn size(&self) -> usize {
        let size_of = |json: Option<&Json>| json.map_or(0, |json| json.as_bytes().len());
        let details = |fault: &Fault| match fault {
            Fault::Declared { details, .. } => size_of(details.as_ref()),
            Fault::InvalidOutput(_)
            | Fault::TooLarge { .. }
            | Fault::TooSlow { .. }
            | Fault::Internal(_)
            | Fault::Ready(_) => 0,
        };
        let partial = self.partial.as_ref();
        let details: usize = partial.map_or(0, |(faults, _)| faults.iter().map(details).sum());
        self.result.as_bytes().len() + size_of(self.side.as_ref()) + details
    }
}

/// A tool with erased types.
pub(crate) trait Erased: Send + Sync {
    fn spec(&self) -> &'static Spec;

    /// Whether the tool can plan.
    fn can_plan(&self) -> bool;

    /// Whether it runs elsewhere, where nobody is asked for plans: a dry run fails, whatever the design says.
    fn is_elsewhere(&self) -> bool {
        false
    }

    /// The arguments, or all issues.
    fn decode(&self, payload: &[u8]) -> Result<Hidden, Vec<Issue>>;

    /// The arguments as canonical JSON.
    fn canonical(&self, args: &Hidden) -> Option<Json>;

    /// The injected arguments.
    fn inject(&self, cx: &Context) -> Result<Hidden, MissingContext>;

    /// What is wrong with them, by the provider's own rules.
    fn check(&self, cx: &Context, args: &Hidden) -> Vec<Issue>;

    /// The same arguments and injected arguments once more.
    fn copied(&self, args: &Hidden, injected: &Hidden) -> Option<(Hidden, Hidden)>;

    /// Runs the handler, checks its outcome and encodes it. A chain runs its steps through `executor`.
    fn call<'a>(
        &'a self,
        executor: &'a dyn Executor,
        cx: &'a Context,
        args: Hidden,
        injected: Hidden,
    ) -> BoxFuture<'a, Result<Produced, Fault>>;

    /// What a preflight finds out beyond the tool's own spec: what must be asked first. `None` if that says it all.
    fn preflight<'a>(
        &'a self,
        _cx: &'a Context,
        _args: &'a Hidden,
    ) -> Option<BoxFuture<'a, Result<Option<Request>, Fault>>> {
        None
    }

    /// Plans; `None` if the tool cannot.
    fn plan<'a>(
        &'a self,
        cx: &'a Context,
        args: Hidden,
        injected: Hidden,
    ) -> Option<BoxFuture<'a, Result<Vec<Value>, Fault>>>;
}

/// How a tool plans, if it can.
pub(crate) type Plan<P, H> = for<'a> fn(
    &'a P,
    &'a Context,
    <H as Tool>::Args,
    <H as Handler<P>>::Injected,
) -> BoxFuture<'a, Result<Vec<Value>, <H as Tool>::Error>>;

/// The adapter between a typed handler and a hidden one.
pub(crate) struct Adapter<P, H: Handler<P>> {
    pub(crate) tools: Arc<P>,
    pub(crate) plan: Option<Plan<P, H>>,
    pub(crate) handler: PhantomData<fn() -> H>,
}

impl<P: Send + Sync + 'static, H: Handler<P>> Erased for Adapter<P, H> {
    fn spec(&self) -> &'static Spec {
        H::spec()
    }

    fn can_plan(&self) -> bool {
        self.plan.is_some()
    }

    fn decode(&self, payload: &[u8]) -> Result<Hidden, Vec<Issue>> {
        Ok(Box::new(H::Args::from_json(payload)?))
    }

    fn canonical(&self, args: &Hidden) -> Option<Json> {
        let args: &H::Args = args.downcast_ref()?;
        args.to_json().ok().map(Json::trusted)
    }

    fn inject(&self, cx: &Context) -> Result<Hidden, MissingContext> {
        Ok(Box::new(H::Injected::inject(cx)?))
    }

    fn check(&self, cx: &Context, args: &Hidden) -> Vec<Issue> {
        let args = args.downcast_ref();
        args.map_or_else(Vec::new, |args| H::check(&self.tools, cx, args))
    }

    fn copied(&self, args: &Hidden, injected: &Hidden) -> Option<(Hidden, Hidden)> {
        copied::<H::Args, H::Injected>(args, injected)
    }

    fn call<'a>(
        &'a self,
        _executor: &'a dyn Executor,
        cx: &'a Context,
        args: Hidden,
        injected: Hidden,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        let Some((args, injected)) = shown::<P, H>(args, injected) else {
            return Box::pin(std::future::ready(Err(not_ours())));
        };
        // Boxed until the handler takes them: futures that hold large arguments are moved with them.
        Box::pin(async move {
            match H::call(&self.tools, cx, *args, *injected).await {
                Ok(reply) => produced::<H>(reply, cx).await,
                Err(error) => Err(error.into_fault()),
            }
        })
    }

    fn plan<'a>(
        &'a self,
        cx: &'a Context,
        args: Hidden,
        injected: Hidden,
    ) -> Option<BoxFuture<'a, Result<Vec<Value>, Fault>>> {
        let plan = self.plan?;
        let (args, injected) = shown::<P, H>(args, injected)?;
        Some(Box::pin(async move {
            plan(&self.tools, cx, *args, *injected)
                .await
                .map_err(ToolError::into_fault)
        }))
    }
}

/// The arguments of a tool and its injected arguments, boxed.
type Shown<P, H> = (Box<<H as Tool>::Args>, Box<<H as Handler<P>>::Injected>);

fn shown<P, H: Handler<P>>(args: Hidden, injected: Hidden) -> Option<Shown<P, H>> {
    Some((args.downcast().ok()?, injected.downcast().ok()?))
}

pub(crate) fn copied<A, I>(args: &Hidden, injected: &Hidden) -> Option<(Hidden, Hidden)>
where
    A: Clone + Send + Sync + 'static,
    I: Clone + Send + Sync + 'static,
{
    let (args, injected) = (args.downcast_ref::<A>()?, injected.downcast_ref::<I>()?);
    Some((Box::new(args.clone()), Box::new(injected.clone())))
}

pub(crate) fn not_ours() -> Fault {
    Fault::Internal(Internal::new(
        "the arguments of one tool were handed to another",
    ))
}

/// A reply, checked and encoded, beside the executor of the call if that takes its time.
pub(crate) async fn produced<H: Tool>(
    reply: Reply<H::Result, H::Error, H::Side>,
    cx: &Context,
) -> Result<Produced, Fault> {
    let (result, partial) = match reply.outcome {
        Outcome::Complete(result) => (result, None),
        Outcome::Partial(partial) => {
            let faults = partial
                .errors
                .into_iter()
                .map(ToolError::into_fault)
                .collect();
            (partial.result, Some((faults, partial.summary)))
        }
    };
    let (result, side) = written::<H>(result, reply.side, &cx.budget()).await?;
    let nothing = matches!(&*side, b"" | b"null" | b"{}");
    let side = if nothing {
        None
    } else {
        Some(Json::of(H::Side::table(), side))
    };
    Ok(Produced {
        result: Json::trusted(result),
        side,
        partial,
        said: None,
    })
}

/// A result from its document, beside the executor of the call if that takes its time.
pub(crate) async fn result_of<H: Tool>(
    document: Vec<u8>,
    cx: &Context,
) -> Result<H::Result, Fault> {
    let budget = cx.budget();
    let here = || H::result().decode(&document);
    let apart = || {
        let document = document.clone();
        move || H::result().decode(&document)
    };
    match checked(&budget, document.len(), here, apart).await {
        Ok(result) => result.map_err(Fault::InvalidOutput),
        Err(Exhausted) => Err(Fault::TooSlow {
            milliseconds: budget.milliseconds(),
        }),
    }
}

/// The documents of a result and what is beside it.
type Written = Result<(Vec<u8>, Vec<u8>), Vec<Issue>>;

async fn written<H: Tool>(
    result: H::Result,
    side: H::Side,
    budget: &Arc<Budget>,
) -> Result<(Vec<u8>, Vec<u8>), Fault> {
    let written = match budget.run_at_once(|| encoded::<H>(&result, &side)) {
        Ok(written) => Ok(written),
        Err(Exhausted) => {
            let check = move || encoded::<H>(&result, &side);
            Box::pin(run_apart(budget.clone(), check)).await
        }
    };
    match written {
        Ok(written) => written.map_err(Fault::InvalidOutput),
        Err(Exhausted) => Err(Fault::TooSlow {
            milliseconds: budget.milliseconds(),
        }),
    }
}

fn encoded<H: Tool>(result: &H::Result, side: &H::Side) -> Written {
    let result = H::result().encode(result)?;
    let side = match TypeId::of::<H::Side>() == TypeId::of::<()>() {
        true => Vec::new(),
        false => side.to_json()?,
    };
    Ok((result, side))
}
