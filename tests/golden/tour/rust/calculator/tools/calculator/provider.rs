// Made by toolc from calculator.tools; do not edit.

//! What a host implements to provide the toolset `calculator`, and how it becomes a toolset.

use std::future::Future;

use super::super::super::service::{CalculatorService, types as service};
use super::types::{AddArgs, AddError, AddResult, DivideArgs, DivideError, DivideResult};
use super::{specs, transforms};

/// Adds and divides numbers.
pub trait CalculatorTools: Send + Sync + 'static {
    /// Add two numbers.
    fn add(
        &self,
        cx: &toolrt::Context,
        args: AddArgs,
    ) -> impl Future<Output = Result<AddResult, AddError>> + Send;

    /// What is wrong with arguments of `add`, by rules that the design cannot say; nothing by default.
    fn check_add(&self, _cx: &toolrt::Context, _args: &AddArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// The tool `divide`.
    fn divide(
        &self,
        cx: &toolrt::Context,
        args: DivideArgs,
    ) -> impl Future<Output = Result<DivideResult, DivideError>> + Send;

    /// What is wrong with arguments of `divide`, by rules that the design cannot say; nothing by default.
    fn check_divide(&self, _cx: &toolrt::Context, _args: &DivideArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: CalculatorTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<Add>();
    toolset.tool::<Divide>();
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
    toolset.served::<Add>();
    toolset.served::<Divide>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `add`.
    Add: specs::ADD, AddArgs => AddResult, AddError;
}

toolrt::handler! {
    Add for P: CalculatorTools, add, check_add, complete;
}

toolrt::tool! {
    /// The tool `divide`.
    Divide: specs::DIVIDE, DivideArgs => DivideResult, DivideError;
}

toolrt::handler! {
    Divide for P: CalculatorTools, divide, check_divide, complete;
}

/// The toolset, implemented by the service that its tools are bound to.
pub fn toolset_from_service<S: CalculatorService>(service: S) -> toolrt::Toolset {
    toolset(FromService(service))
}

/// Tools that pass every call on to the methods they are bound to.
struct FromService<S>(S);

impl<S: CalculatorService> CalculatorTools for FromService<S> {
    async fn add(&self, cx: &toolrt::Context, args: AddArgs) -> Result<AddResult, AddError> {
        let payload = transforms::add_payload(args)?;
        let service = &self.0;
        let result = service.add(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::add_result(result)?),
            Err(service::AddError::Internal(error)) => Err(error.into()),
        }
    }

    async fn divide(
        &self,
        cx: &toolrt::Context,
        args: DivideArgs,
    ) -> Result<DivideResult, DivideError> {
        let payload = transforms::divide_payload(args)?;
        let service = &self.0;
        let result = service.divide(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::divide_result(result)?),
            Err(service::DivideError::DivisionByZero(error)) => Err(error.into()),
            Err(service::DivideError::Internal(error)) => Err(error.into()),
        }
    }
}
