// Made by toolc from bindings.tools; do not edit.

//! What a host implements to provide the toolset `both`, and how it becomes a toolset.

use std::future::Future;

use super::super::super::service::{ShopService, types as shop_service};
use super::depot::service::{DepotService, types as depot_service};
use super::types::{
    CountBoxesArgs, CountBoxesError, CountBoxesInjected, GreetArgs, GreetError, Item, LookArgs,
    LookError, LookInjected,
};
use super::{codecs, specs, transforms};

/// Tools of two services, and what neither gives.
pub trait BothTools: Send + Sync + 'static {
    /// Counting is written down, so that there is something to plan.
    fn count_boxes(
        &self,
        cx: &toolrt::Context,
        args: CountBoxesArgs,
        injected: CountBoxesInjected,
    ) -> impl Future<Output = Result<std::collections::BTreeMap<String, f64>, CountBoxesError>> + Send;

    /// What is wrong with arguments of `count_boxes`, by rules that the design cannot say; nothing by default.
    fn check_count_boxes(
        &self,
        _cx: &toolrt::Context,
        _args: &CountBoxesArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// What `count_boxes` would do, without doing it.
    fn plan_count_boxes(
        &self,
        cx: &toolrt::Context,
        args: CountBoxesArgs,
        injected: CountBoxesInjected,
    ) -> impl Future<Output = Result<Vec<toolrt::Value>, CountBoxesError>> + Send;

    /// No service has this.
    fn greet(
        &self,
        cx: &toolrt::Context,
        args: GreetArgs,
    ) -> impl Future<Output = Result<toolrt::Content, GreetError>> + Send;

    /// What is wrong with arguments of `greet`, by rules that the design cannot say; nothing by default.
    fn check_greet(&self, _cx: &toolrt::Context, _args: &GreetArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `look`.
    fn look(
        &self,
        cx: &toolrt::Context,
        args: LookArgs,
        injected: LookInjected,
    ) -> impl Future<Output = Result<Vec<Item>, LookError>> + Send;

    /// What is wrong with arguments of `look`, by rules that the design cannot say; nothing by default.
    fn check_look(&self, _cx: &toolrt::Context, _args: &LookArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: BothTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.dry_run_tool::<CountBoxes>();
    toolset.tool::<Greet>();
    toolset.tool::<Look>();
    toolset.build()
}

/// Makes the toolset of the same tools at an MCP server of this design, which `server` calls.
///
/// Arguments are validated before they are sent, results when they come.
/// Fails if the server has other tools than the design says, and its connection does not allow that.
pub fn toolset_from_mcp(
    server: impl toolrt::Executor + 'static,
) -> Result<toolrt::Toolset, toolrt::Drift> {
    let mut toolset = toolrt::Remote::builder(&specs::TOOLSET, server)?;
    toolset.served::<CountBoxes>();
    toolset.served::<Greet>();
    toolset.served::<Look>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `count_boxes`.
    CountBoxes: specs::COUNT_BOXES, CountBoxesArgs => std::collections::BTreeMap<String, f64>, CountBoxesError, by codecs::count_boxes_result();
}

toolrt::handler! {
    CountBoxes for P: BothTools, count_boxes, check_count_boxes, complete, injected CountBoxesInjected;
}

toolrt::planner! {
    CountBoxes for P: BothTools, plan_count_boxes, injected CountBoxesInjected;
}

toolrt::tool! {
    /// The tool `greet`.
    Greet: specs::GREET, GreetArgs => toolrt::Content, GreetError;
}

toolrt::handler! {
    Greet for P: BothTools, greet, check_greet, complete;
}

toolrt::tool! {
    /// The tool `look`.
    Look: specs::LOOK, LookArgs => Vec<Item>, LookError, by codecs::look_result();
}

toolrt::handler! {
    Look for P: BothTools, look, check_look, complete, injected LookInjected;
}

/// The toolset, implemented by what implements the services that its tools are bound to, and by `rest`.
///
/// `service` runs the tools that are bound to its methods.
/// `rest` runs all other tools, and says what dry runs would do.
/// `rest` may also check the arguments of any tool.
pub fn toolset_from_service<S: DepotService + ShopService, R: BothRest>(
    service: S,
    rest: R,
) -> toolrt::Toolset {
    toolset(FromService(service, rest))
}

/// What no method of a service gives to the toolset `both`.
///
/// Handlers of the tools that are bound to no method, and plans of dry runs.
pub trait BothRest: Send + Sync + 'static {
    /// What `count_boxes` would do, without doing it.
    fn plan_count_boxes(
        &self,
        cx: &toolrt::Context,
        args: CountBoxesArgs,
        injected: CountBoxesInjected,
    ) -> impl Future<Output = Result<Vec<toolrt::Value>, CountBoxesError>> + Send;

    /// No service has this.
    fn greet(
        &self,
        cx: &toolrt::Context,
        args: GreetArgs,
    ) -> impl Future<Output = Result<toolrt::Content, GreetError>> + Send;

    /// What is wrong with arguments of `greet`, by rules that the design cannot say; nothing by default.
    fn check_greet(&self, _cx: &toolrt::Context, _args: &GreetArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// What is wrong with arguments of `count_boxes`, by rules that the design cannot say; nothing by default.
    fn check_count_boxes(
        &self,
        _cx: &toolrt::Context,
        _args: &CountBoxesArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// What is wrong with arguments of `look`, by rules that the design cannot say; nothing by default.
    fn check_look(&self, _cx: &toolrt::Context, _args: &LookArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// Tools that pass every call on to the methods they are bound to, or else to the rest.
struct FromService<S, R>(S, R);

impl<S: DepotService + ShopService, R: BothRest> BothTools for FromService<S, R> {
    async fn count_boxes(
        &self,
        cx: &toolrt::Context,
        args: CountBoxesArgs,
        injected: CountBoxesInjected,
    ) -> Result<std::collections::BTreeMap<String, f64>, CountBoxesError> {
        let payload = transforms::count_boxes_payload(args, injected)?;
        let result = DepotService::count(&self.0, cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::count_boxes_result(result)?),
            Err(depot_service::CountError::Gone(error)) => Err(error.into()),
            Err(depot_service::CountError::Internal(error)) => Err(error.into()),
        }
    }

    async fn look(
        &self,
        cx: &toolrt::Context,
        args: LookArgs,
        injected: LookInjected,
    ) -> Result<Vec<Item>, LookError> {
        let payload = transforms::look_payload(args, injected)?;
        let injected = toolrt::call::injected(cx)?;
        let result = ShopService::stock(&self.0, cx, payload, injected).await;
        match result {
            Ok(result) => Ok(transforms::look_result(result)?),
            Err(shop_service::StockError::Gone(error)) => Err(error.into()),
            Err(shop_service::StockError::Internal(error)) => Err(error.into()),
        }
    }

    async fn plan_count_boxes(
        &self,
        cx: &toolrt::Context,
        args: CountBoxesArgs,
        injected: CountBoxesInjected,
    ) -> Result<Vec<toolrt::Value>, CountBoxesError> {
        let rest = &self.1;
        rest.plan_count_boxes(cx, args, injected).await
    }

    async fn greet(
        &self,
        cx: &toolrt::Context,
        args: GreetArgs,
    ) -> Result<toolrt::Content, GreetError> {
        let rest = &self.1;
        rest.greet(cx, args).await
    }

    fn check_greet(&self, cx: &toolrt::Context, args: &GreetArgs) -> Vec<toolrt::Issue> {
        let rest = &self.1;
        rest.check_greet(cx, args)
    }

    fn check_count_boxes(&self, cx: &toolrt::Context, args: &CountBoxesArgs) -> Vec<toolrt::Issue> {
        let rest = &self.1;
        rest.check_count_boxes(cx, args)
    }

    fn check_look(&self, cx: &toolrt::Context, args: &LookArgs) -> Vec<toolrt::Issue> {
        let rest = &self.1;
        rest.check_look(cx, args)
    }
}
