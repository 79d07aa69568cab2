//! What a host says of a run as data, which rig may store.

use std::collections::BTreeMap;

use rig_core::tool::ContextValue;
use serde::{Deserialize, Serialize};
use toolrt::Context;

/// The ids and labels of a run, in rig's context of it.
///
/// ```
/// use rig_core::tool::ToolContext;
/// use toolrt_rig::RunContext;
///
/// let mut context = ToolContext::new();
/// context.insert(RunContext::new().with_session_id("s-1").with_label("tenant", "acme"))?;
/// // agent.prompt("…").tool_context(context)
/// # Ok::<(), rig_core::tool::ToolContextError>(())
/// ```
///
/// What it says replaces what the context of the calls says. Nothing of it comes from the model.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RunContext {
    #[serde(skip_serializing_if = "Option::is_none")]
    session_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    run_id: Option<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    labels: BTreeMap<String, String>,
}

impl ContextValue for RunContext {
    const KEY: &'static str = "dev.toolc/run";
}

impl RunContext {
    /// No ids and no labels.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the session that the calls belong to.
    #[must_use]
    pub fn with_session_id(mut self, id: impl Into<String>) -> Self {
        self.session_id = Some(id.into());
        self
    }

    /// Sets the run within the session.
    #[must_use]
    pub fn with_run_id(mut self, id: impl Into<String>) -> Self {
        self.run_id = Some(id.into());
        self
    }

    /// Adds a label.
    #[must_use]
    pub fn with_label(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.labels.insert(name.into(), value.into());
        self
    }

    /// The context of a call with all of it.
    pub(crate) fn onto(self, mut cx: Context) -> Context {
        if let Some(id) = self.session_id {
            cx = cx.with_session_id(id);
        }
        if let Some(id) = self.run_id {
            cx = cx.with_run_id(id);
        }
        for (name, value) in self.labels {
            cx = cx.with_label(name, value);
        }
        cx
    }
}
