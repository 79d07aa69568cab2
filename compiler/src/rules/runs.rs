//! The tools that a chain calls.

use crate::ir::{Call, Chain, ChainStep, Return};

/// All calls of a chain, in order.
pub(super) fn calls(chain: &Chain) -> impl Iterator<Item = &Call> {
    chain.steps.iter().filter_map(|step| match step {
        ChainStep::Call { call, .. } => Some(call),
        ChainStep::If { value, .. } | ChainStep::Return { value } => match value {
            Return::Call(call) => Some(call),
            Return::Value(_) => None,
        },
    })
}
