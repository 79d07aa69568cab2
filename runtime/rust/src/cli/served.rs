//! A command as an MCP server.

use std::io;
use std::sync::Arc;

use super::Command;
use super::shared::Shared;
use crate::call::Context;
use crate::mcp::{Server, ServerSpec};

impl Command {
    /// The same command, which `NAME mcp` serves over MCP: `command(&registry).with_mcp(toolrt_mcp::serve_command)`.
    #[must_use]
    pub fn with_mcp<F>(
        mut self,
        serve: impl Fn(Server, Context) -> F + Send + Sync + 'static,
    ) -> Self
    where
        F: Future<Output = io::Result<()>> + Send + 'static,
    {
        self.serves = Some(Arc::new(move |server, context| {
            Box::pin(serve(server, context))
        }));
        self
    }

    /// The server of what it shows, as it is registered now. Its spec is never dropped, so a process makes
    /// few of these.
    pub fn server(&self) -> Server {
        let tools = self.spec.tools.iter();
        let tools: Vec<_> = tools.filter_map(|name| self.registry.get(name)).collect();
        let shared = Shared::of(self.spec, &self.registry);
        let spec = ServerSpec {
            name: self.spec.name,
            service: self.spec.service,
            title: self.spec.title,
            description: self.spec.description,
            version: self.spec.version,
            tools: Box::leak(tools.into_boxed_slice()),
            resources: Box::leak(shared.resources.into_iter().copied().collect()),
            prompts: Box::leak(shared.prompts.into_iter().copied().collect()),
            ..ServerSpec::EMPTY
        };
        Server::new(Box::leak(Box::new(spec)), &self.registry)
    }
}

#[cfg(feature = "cli")]
impl Command {
    /// Serves it, and gives the exit code.
    pub(super) fn serve(&self) -> u8 {
        let Some(serve) = &self.serves else {
            eprintln!("error: this program serves no MCP");
            return 2;
        };
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let served = runtime.enable_all().build();
        let served =
            served.and_then(|runtime| runtime.block_on(serve(self.server(), self.context.clone())));
        match served {
            Ok(()) => 0,
            Err(error) => {
                eprintln!("error: {error}");
                70
            }
        }
    }
}

/// The help of `mcp`.
#[cfg(feature = "cli")]
pub(super) fn help_of(name: &str) -> String {
    format!(
        "\
{name} mcp
Serves the tools over MCP, on stdin and stdout.

Usage:
  {name} mcp

It stands alone: clients of MCP say the rest.
"
    )
}
