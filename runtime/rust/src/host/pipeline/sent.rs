//! The arguments of a call as the tool takes them: sent by a lowered schema, or nearly right. Few hosts ask for that.

use std::sync::Arc;

use crate::call::Context;
use crate::diagnose::diagnose;
use crate::host::checking::checked;
use crate::host::registry::Host;
use crate::meter::{Budget, Exhausted};
use crate::repair::{Repaired, Repairs, repaired};
use crate::spec::Spec;
use crate::undo::undone;

/// The payload, if it is another one than was sent, and what to say of that.
pub(super) async fn prepared(
    host: &Host,
    spec: &'static Spec,
    cx: &Context,
    payload: &[u8],
    budget: &Arc<Budget>,
) -> Result<(Option<Vec<u8>>, Vec<String>), Exhausted> {
    if payload.len() > host.max_payload {
        return Ok((None, Vec::new()));
    }
    let mut taken = None;
    if cx.takes_lowered() {
        let here = || undone(spec.args, payload);
        let apart = || {
            let payload = payload.to_vec();
            move || undone(spec.args, &payload)
        };
        taken = checked(budget, payload.len(), here, apart).await?;
    }
    let repairs = host.repairs;
    if repairs == Repairs::NONE {
        return Ok((taken, Vec::new()));
    }
    let found = {
        let payload = taken.as_deref().unwrap_or(payload);
        let fixed = move |payload: &[u8]| {
            repaired(payload, repairs, |payload| diagnose(spec.args, payload))
        };
        let apart = || {
            let payload = payload.to_vec();
            move || fixed(&payload)
        };
        checked(budget, payload.len(), || fixed(payload), apart).await?
    };
    Ok(match found {
        Some(Repaired { payload, warnings }) => (Some(payload), warnings),
        None => (taken, Vec::new()),
    })
}
