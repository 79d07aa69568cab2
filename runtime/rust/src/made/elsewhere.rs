//! A tool that an executor runs: a server, a program, another registry. A call is validated here, sent there, and its
//! answer is read as a consumer reads it.

use std::sync::Arc;

use super::definition::Defined;
use super::given::{checked_result, declared, result_of};
use super::run::{canonical, decoded};
use crate::call::{
    BoxFuture, CallFault, Context, Envelope, Fault, Json, Kind, MissingContext, Status,
};
use crate::diagnose::Issue;
use crate::host::Executor;
use crate::host::tool::{Erased, Hidden, Produced, copied, not_ours};
use crate::json::Value;
use crate::spec::Spec;

/// The adapter.
pub(super) struct Elsewhere {
    pub(super) of: &'static Defined,
    pub(super) executor: Arc<dyn Executor>,
}

impl Erased for Elsewhere {
    fn spec(&self) -> &'static Spec {
        self.of.spec
    }

    fn can_plan(&self) -> bool {
        false
    }

    fn decode(&self, payload: &[u8]) -> Result<Hidden, Vec<Issue>> {
        decoded(self.of, payload)
    }

    fn canonical(&self, args: &Hidden) -> Option<Json> {
        canonical(args)
    }

    fn inject(&self, _cx: &Context) -> Result<Hidden, MissingContext> {
        Ok(Box::new(()))
    }

    fn check(&self, _cx: &Context, _args: &Hidden) -> Vec<Issue> {
        Vec::new()
    }

    fn copied(&self, args: &Hidden, injected: &Hidden) -> Option<(Hidden, Hidden)> {
        copied::<Value, ()>(args, injected)
    }

    fn call<'a>(
        &'a self,
        _executor: &'a dyn Executor,
        cx: &'a Context,
        args: Hidden,
        _injected: Hidden,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        let Ok(args) = args.downcast::<Value>() else {
            return Box::pin(std::future::ready(Err(not_ours())));
        };
        Box::pin(async move {
            let cx = cx.clone().relaying();
            let spec = self.of.spec;
            let (name, payload) = (spec.remote.unwrap_or(spec.name), args.to_json());
            let payload = payload.as_bytes();
            let envelope = self.executor.call_typed(name, spec, payload, &cx).await;
            received(self.of, envelope, &cx).await
        })
    }

    fn plan<'a>(
        &'a self,
        _cx: &'a Context,
        _args: Hidden,
        _injected: Hidden,
    ) -> Option<BoxFuture<'a, Result<Vec<Value>, Fault>>> {
        None
    }
}

/// What has come back, as if a handler had given it.
async fn received(
    of: &'static Defined,
    envelope: Envelope,
    cx: &Context,
) -> Result<Produced, Fault> {
    match envelope.status {
        Status::Success => read(of, &envelope, cx).await,
        Status::Partial if of.spec.partial => {
            let mut produced = read(of, &envelope, cx).await?;
            let summary = envelope.summary.unwrap_or_default();
            let errors = envelope.errors.into_iter();
            let faults = errors.map(|fault| failure(of, Box::new(fault), cx));
            produced.partial = Some((faults.collect(), summary));
            Ok(produced)
        }
        Status::InputRequired => {
            let message = "The server asks what this call cannot pass on.";
            let fault = CallFault::new("no_asker", Kind::Precondition, message);
            Err(Fault::Ready(Box::new(fault)))
        }
        Status::Partial | Status::Error => Err(failure(of, envelope.into_fault(), cx)),
    }
}

/// Reads as a consumer: a key that the schema does not know is only a line in the log.
async fn read(of: &'static Defined, envelope: &Envelope, cx: &Context) -> Result<Produced, Fault> {
    let result = envelope.result.as_ref();
    let result = result.map_or(b"null".as_slice(), |json| json.as_bytes());
    let checked = checked_result(result_of(of), result.into(), true, cx).await?;
    for pointer in checked.ignored {
        cx.log(format!("the result has an unknown key {pointer}"));
    }
    if envelope.meta.truncated {
        cx.mark_truncated();
    }
    Ok(Produced {
        result: Json::trusted(checked.canonical),
        side: None,
        partial: None,
        said: None,
    })
}

/// An error of the executor: the definition's, if it declares it.
fn failure(of: &Defined, mut fault: Box<CallFault>, cx: &Context) -> Fault {
    let details = fault.details.as_ref();
    let details = details.map_or(b"{}".as_slice(), |details| details.as_bytes());
    if let Some(Ok(declared)) = declared(of, &fault.code, details) {
        return declared;
    }
    // People and models read these texts, and the executor is somebody else's.
    fault.message = cx.shown(std::mem::take(&mut fault.message));
    fault.recovery.hint = fault.recovery.hint.take().map(|hint| cx.shown(hint));
    fault.example = None;
    Fault::Ready(fault)
}
