//! A command: a registry, and the part of it that a design shows on a command line.

use std::fmt;
use std::io;
use std::sync::Arc;

use super::CommandSpec;
use crate::call::{BoxFuture, Context};
use crate::host::{RegisterError, Registry, Toolset};
use crate::mcp::Server;

/// Serves a server, with what its calls begin with.
pub(super) type Serves =
    dyn Fn(Server, Context) -> BoxFuture<'static, io::Result<()>> + Send + Sync;

/// A registry as a command, for people and for agents.
///
/// Generated code makes it; a program ends with it:
///
/// ```ignore
/// fn main() -> std::process::ExitCode {
///     let registry = Arc::new(registry());
///     files::command(&registry).main()
/// }
/// ```
#[derive(Clone)]
pub struct Command {
    pub(super) spec: &'static CommandSpec,
    pub(super) registry: Arc<Registry>,
    pub(super) context: Context,
    pub(super) serves: Option<Arc<Serves>>,
}

impl Command {
    /// The command `spec` of a design, over the tools of a registry; those that are not registered are not shown.
    pub fn new(spec: &'static CommandSpec, registry: &Arc<Registry>) -> Self {
        Self {
            spec,
            registry: registry.clone(),
            context: Context::new(),
            serves: None,
        }
    }

    /// The command `spec` of a design; its own resources and prompts, which are the tools of `toolset`, are registered
    /// first.
    ///
    /// # Errors
    /// The registry cannot have them: another command has their names, for example.
    pub fn with(
        spec: &'static CommandSpec,
        registry: &Arc<Registry>,
        toolset: Toolset,
    ) -> Result<Self, RegisterError> {
        registry.register(toolset)?;
        Ok(Self::new(spec, registry))
    }

    /// The same command, whose calls begin with this context: its labels, values and working directory.
    #[must_use]
    pub fn with_context(mut self, context: Context) -> Self {
        self.context = context;
        self
    }

    /// The registry that has its tools.
    pub fn registry(&self) -> &Arc<Registry> {
        &self.registry
    }

    /// What its calls begin with.
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// What the design declares of it.
    pub fn spec(&self) -> &'static CommandSpec {
        self.spec
    }
}

impl fmt::Debug for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Command").field("spec", self.spec).finish()
    }
}
