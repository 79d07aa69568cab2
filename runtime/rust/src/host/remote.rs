//! Tools of a server elsewhere: a call is validated here, sent there, and its answer is read as a consumer reads it.

use std::any::TypeId;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use super::checking::checked;
use super::drift::Drift;
use super::tool::{Produced, produced};
use super::{Executor, Runs, Tool, ToolsetBuilder};
use crate::call::{
    BoxFuture, CallFault, Context, Envelope, Fault, Inject, Inputs, Internal, Kind, Outcome, Reply,
    Status, ToolError,
};
use crate::codec::Codec;
use crate::meter::Exhausted;
use crate::spec::ToolsetSpec;

/// A tool that a server elsewhere runs.
pub trait Remoted: Tool {
    /// The injected arguments, which are sent like all others; `()` if there are none.
    type Injected: Inject;

    /// The arguments that are sent.
    fn inputs(args: &Self::Args, injected: &Self::Injected) -> Result<Inputs, Internal>;
}

/// The provider of a toolset whose tools a server elsewhere runs.
///
/// ```ignore
/// let mut toolset = Remote::builder(&TOOLSET, connection)?;
/// toolset.remote::<Search>();
/// registry.register(toolset.build())?;
/// ```
#[derive(Clone)]
pub struct Remote(Arc<dyn Executor>);

impl Remote {
    /// The builder of a toolset that `server` runs.
    ///
    /// # Errors
    /// The server has other tools than the design says, and its connection refuses that.
    pub fn builder(
        spec: &'static ToolsetSpec,
        server: impl Executor + 'static,
    ) -> Result<ToolsetBuilder<Self>, Drift> {
        server.check(spec)?;
        Ok(ToolsetBuilder::new(spec, Self(Arc::new(server))))
    }
}

impl ToolsetBuilder<Remote> {
    /// Adds a tool, which the server knows by the `remote` name of its spec.
    pub fn remote<T: Remoted>(&mut self) {
        let server = self.provider().0.clone();
        let tool = PhantomData;
        self.direct(Sent::<T> { server, tool });
    }

    /// Adds a tool of a server of the same design: it injects what is injected, and runs the steps of a chain.
    pub fn served<T: Tool>(&mut self) {
        let server = self.provider().0.clone();
        let tool = PhantomData;
        self.direct(Served::<T> { server, tool });
    }
}

impl fmt::Debug for Remote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Remote")
    }
}

/// Sends the calls of a tool.
struct Sent<T> {
    server: Arc<dyn Executor>,
    tool: PhantomData<fn() -> T>,
}

impl<T: Remoted> Runs for Sent<T> {
    type Tool = T;
    type Injected = T::Injected;

    const IS_ELSEWHERE: bool = true;

    fn run<'a>(
        &'a self,
        _executor: &'a dyn Executor,
        cx: &'a Context,
        args: &T::Args,
        injected: &T::Injected,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        let inputs = T::inputs(args, injected);
        let name = T::spec().remote.unwrap_or(T::spec().name);
        Box::pin(sent::<T>(&*self.server, name, inputs, cx))
    }
}

/// Sends the calls of a tool whose server injects by itself.
struct Served<T> {
    server: Arc<dyn Executor>,
    tool: PhantomData<fn() -> T>,
}

impl<T: Tool> Runs for Served<T> {
    type Tool = T;
    type Injected = ();

    const IS_ELSEWHERE: bool = true;

    fn run<'a>(
        &'a self,
        _executor: &'a dyn Executor,
        cx: &'a Context,
        args: &T::Args,
        (): &(),
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        let name = T::spec().name;
        Box::pin(sent::<T>(&*self.server, name, Inputs::of(args), cx))
    }
}

/// Sends a call by the name that the server knows, and reads what comes back.
async fn sent<T: Tool>(
    server: &dyn Executor,
    name: &str,
    inputs: Result<Inputs, Internal>,
    cx: &Context,
) -> Result<Produced, Fault> {
    let payload = inputs.map(Inputs::into_json).map_err(Fault::Internal)?;
    let (cx, payload) = (cx.clone().relaying(), payload.as_bytes());
    let envelope = server.call_typed(name, T::spec(), payload, &cx).await;
    received::<T>(envelope, &cx).await
}

/// What has come back, as if a handler had given it.
async fn received<T: Tool>(envelope: Envelope, cx: &Context) -> Result<Produced, Fault> {
    match envelope.status {
        Status::Success => produced::<T>(reply::<T>(&envelope, cx).await?, cx).await,
        Status::Partial if T::spec().partial => {
            let mut produced = produced::<T>(reply::<T>(&envelope, cx).await?, cx).await?;
            let summary = envelope.summary.unwrap_or_default();
            let errors = envelope.errors.into_iter();
            let faults = errors.map(|fault| failure::<T>(Box::new(fault), cx));
            produced.partial = Some((faults.collect(), summary));
            Ok(produced)
        }
        Status::InputRequired => {
            let message = "The server asks what this call cannot pass on.";
            let fault = CallFault::new("no_asker", Kind::Precondition, message);
            Err(Fault::Ready(Box::new(fault)))
        }
        Status::Partial | Status::Error => Err(failure::<T>(envelope.into_fault(), cx)),
    }
}

/// What a handler of a tool replies.
type Replied<T> = Reply<<T as Tool>::Result, <T as Tool>::Error, <T as Tool>::Side>;

async fn reply<T: Tool>(envelope: &Envelope, cx: &Context) -> Result<Replied<T>, Fault> {
    let result = envelope.result.as_ref();
    let result = result.map_or(b"null".as_slice(), |json| json.as_bytes());
    let result = lenient(T::result(), result, cx).await?;
    let nothing = match TypeId::of::<T::Side>() == TypeId::of::<()>() {
        true => b"null".as_slice(),
        false => b"{}",
    };
    let side = envelope.meta.side.as_ref();
    let side = side.filter(|_| nothing == b"{}");
    let side = side.map_or(nothing, |json| json.as_bytes());
    if envelope.meta.truncated {
        cx.mark_truncated();
    }
    Ok(Reply {
        outcome: Outcome::Complete(result),
        side: lenient(Codec::of(), side, cx).await?,
    })
}

/// Reads as a consumer: a key that the design does not know yet is only a line in the log.
async fn lenient<T: Send + 'static>(
    codec: Codec<T>,
    bytes: &[u8],
    cx: &Context,
) -> Result<T, Fault> {
    let budget = cx.budget();
    let here = || codec.decode_lenient(bytes);
    let apart = || {
        let bytes = bytes.to_vec();
        move || codec.decode_lenient(&bytes)
    };
    let read = match checked(&budget, bytes.len(), here, apart).await {
        Ok(read) => read.map_err(Fault::InvalidOutput)?,
        Err(Exhausted) => {
            return Err(Fault::TooSlow {
                milliseconds: budget.milliseconds(),
            });
        }
    };
    for pointer in read.ignored {
        cx.log(format!("the result has an unknown key {pointer}"));
    }
    Ok(read.value)
}

/// An error of the server: the design's, if it declares it.
fn failure<T: Tool>(mut fault: Box<CallFault>, cx: &Context) -> Fault {
    if T::spec().error(&fault.code).is_some() {
        let details = fault.details.as_ref();
        let details = details.map_or(b"{}".as_slice(), |details| details.as_bytes());
        if let Some(error) = T::Error::from_details(&fault.code, details) {
            return error.into_fault();
        }
    }
    // People and models read these texts, and the server is somebody else's.
    fault.message = cx.shown(std::mem::take(&mut fault.message));
    fault.recovery.hint = fault.recovery.hint.take().map(|hint| cx.shown(hint));
    Fault::Ready(fault)
}
