//! Tools as rig's own.

use std::sync::Arc;

use rig_core::message::ToolName;
use rig_core::tool::{DynamicTool, ToolContext, ToolExecutionError, ToolOutput};
use serde_json::Value;
use toolrt::Spec;

use crate::output::{Answered, CallFailed, failure, limit, output};
use crate::run::End;
use crate::shared::Shared;

/// All tools, in order.
pub(crate) fn all(shared: &Arc<Shared>) -> Vec<DynamicTool> {
    let specs = shared.specs.iter();
    specs.filter_map(|spec| of(shared, spec)).collect()
}

/// A tool; nothing if it has no name, or no schema that can be read.
fn of(shared: &Arc<Shared>, spec: &'static Spec) -> Option<DynamicTool> {
    let sent = shared.lowering.sent(spec.name)?;
    let name = ToolName::new(sent.name.as_str()).ok()?;
    let schema = sent.schema(toolrt::Value::parse(spec.input_schema.as_bytes())?);
    let schema: Value = serde_json::from_str(&schema.to_json()).ok()?;
    let description = sent.description.clone();
    let shared = shared.clone();
    Some(DynamicTool::new_with_context(
        name,
        description,
        schema,
        move |context, args| {
            let shared = shared.clone();
            Box::pin(async move { called(&shared, spec, context, args).await })
        },
    ))
}

/// Makes a call of a model.
async fn called(
    shared: &Shared,
    spec: &'static Spec,
    context: &mut ToolContext,
    args: Value,
) -> Result<ToolOutput, ToolExecutionError> {
    let ticket = shared.tickets.take(spec, context, &args);
    let call_id = ticket.as_ref().and_then(|ticket| ticket.call_id.as_deref());
    let mut cx = shared
        .context(context, call_id)
        .map_err(ToolExecutionError::from_error)?;
    let consent = ticket.as_ref().and_then(|ticket| ticket.consent());
    let is_refused = consent.as_ref().is_some_and(|consent| consent.is_refused());
    if let Some(consent) = consent {
        cx = consent.onto(&shared.app, spec, cx);
    }
    let payload = args.to_string();
    let payload = shared.lowering.arguments(spec.name, &payload);
    let envelope = match shared
        .call(spec.name, &payload, &cx, ticket.as_deref())
        .await
    {
        Ok(envelope) => envelope,
        Err(ended) => {
            if let Some(ticket) = &ticket {
                ticket.ends(End::Limit(ended));
            }
            return Err(limit(ended));
        }
    };
    context.insert_result(Answered::of(&envelope))?;
    if let Some(ticket) = &ticket {
        if envelope.is_ok() && spec.is_final {
            ticket.ends(End::Finished(Box::new(envelope.clone())));
        } else if !is_refused && shared.ends(&envelope) {
            ticket.ends(End::Failed(CallFailed::of(envelope.clone())));
        }
    }
    if envelope.error.is_some() {
        return Err(failure(spec, envelope));
    }
    output(spec, &envelope, shared.how.said)
}
