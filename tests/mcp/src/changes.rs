//! Tools and prompts that come and go.

use std::sync::{Arc, Weak};

use toolrt::{Content, Context, Internal, Registry};

use crate::served::Served;
use crate::tools::fixtures::mcp::conformance_server;
use crate::tools::fixtures::tools::changes::{ChangesTools, types::*};
use crate::tools::fixtures::tools::extras::{self, ExtrasTools, types::*};

/// The tool that comes and goes.
pub struct Extras;

impl ExtrasTools for Extras {
    async fn test_extra_tool(
        &self,
        _cx: &Context,
        _args: TestExtraToolArgs,
    ) -> Result<Content, TestExtraToolError> {
        Ok("I am here.".into())
    }
}

/// Changes the registry while it is served; the registry has it, too.
pub struct Changes(Weak<Registry>);

impl Changes {
    pub fn of(registry: &Arc<Registry>) -> Self {
        Self(Arc::downgrade(registry))
    }

    fn registry(&self) -> Result<Arc<Registry>, Internal> {
        self.0
            .upgrade()
            .ok_or_else(|| Internal::new("the registry is gone"))
    }
}

impl ChangesTools for Changes {
    async fn test_trigger_tool_change(
        &self,
        _cx: &Context,
        _args: TestTriggerToolChangeArgs,
    ) -> Result<Content, TestTriggerToolChangeError> {
        let registry = self.registry()?;
        if registry.unregister("test_extra_tool") {
            return Ok("Removed a tool.".into());
        }
        registry
            .register(extras::toolset(Extras))
            .map_err(Internal::new)?;
        Ok("Added a tool.".into())
    }

    async fn test_trigger_prompt_change(
        &self,
        _cx: &Context,
        _args: TestTriggerPromptChangeArgs,
    ) -> Result<Content, TestTriggerPromptChangeError> {
        let registry = self.registry()?;
        if registry.unregister("conformance_server/test_extra_prompt") {
            return Ok("Removed a prompt.".into());
        }
        registry.unregister_toolset("conformance_server");
        let toolset = conformance_server::toolset(Served);
        registry.register(toolset).map_err(Internal::new)?;
        Ok("Added a prompt.".into())
    }
}
