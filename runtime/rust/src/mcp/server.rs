//! A server: a registry, and the part of it that a design shows by MCP.

use std::sync::Arc;

use super::ServerSpec;
use crate::host::Registry;

/// A registry, and the part of it that clients see.
#[derive(Debug, Clone)]
pub struct Server {
    spec: &'static ServerSpec,
    registry: Arc<Registry>,
}

impl Server {
    /// The server `spec` of a design.
    pub fn new(spec: &'static ServerSpec, registry: &Arc<Registry>) -> Self {
        let registry = registry.clone();
        Self { spec, registry }
    }

    /// What the design declares of it.
    pub fn spec(&self) -> &'static ServerSpec {
        self.spec
    }

    /// The registry behind it.
    pub fn registry(&self) -> &Arc<Registry> {
        &self.registry
    }
}
