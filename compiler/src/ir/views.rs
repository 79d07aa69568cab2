//! Parts of toolsets, as agents, servers and commands see them.

use schemars::JsonSchema;
use serde::Serialize;

use super::{Place, ToolId, ToolsetId};

/// A part of a toolset as somebody sees it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct View {
    /// The toolset.
    pub toolset: ToolsetId,
    /// The tools that are left of it, in its order.
    pub tools: Vec<ToolId>,
    /// Where it stands.
    pub place: Place,
}
