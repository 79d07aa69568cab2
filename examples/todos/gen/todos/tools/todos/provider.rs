// Made by toolc from todos.tools; do not edit.

//! What a host implements to provide the toolset `todos`, and how it becomes a toolset.

use std::future::Future;

use super::super::super::service::{TodosService, types as service};
use super::types::{
    GetTodosArgs, GetTodosError, GetTodosInjected, TodosSnapshot, UpdateTodosArgs,
    UpdateTodosError, UpdateTodosInjected,
};
use super::{specs, transforms};

/// Update or fetch the todo list of the current run.
pub trait TodosTools: Send + Sync + 'static {
    /// Create, replace or merge the todos of the current run.
    fn update_todos(
        &self,
        cx: &toolrt::Context,
        args: UpdateTodosArgs,
        injected: UpdateTodosInjected,
    ) -> impl Future<Output = Result<TodosSnapshot, UpdateTodosError>> + Send;

    /// What is wrong with arguments of `update_todos`, by rules that the design cannot say; nothing by default.
    fn check_update_todos(
        &self,
        _cx: &toolrt::Context,
        _args: &UpdateTodosArgs,
    ) -> Vec<toolrt::Issue> {
        Vec::new()
    }

    /// Fetch the todos of the current run.
    fn get_todos(
        &self,
        cx: &toolrt::Context,
        args: GetTodosArgs,
        injected: GetTodosInjected,
    ) -> impl Future<Output = Result<TodosSnapshot, GetTodosError>> + Send;

    /// What is wrong with arguments of `get_todos`, by rules that the design cannot say; nothing by default.
    fn check_get_todos(&self, _cx: &toolrt::Context, _args: &GetTodosArgs) -> Vec<toolrt::Issue> {
        Vec::new()
    }
}

/// The toolset, implemented by `tools`.
pub fn toolset<P: TodosTools>(tools: P) -> toolrt::Toolset {
    let mut toolset = toolrt::ToolsetBuilder::new(&specs::TOOLSET, tools);
    toolset.tool::<UpdateTodos>();
    toolset.tool::<GetTodos>();
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
    toolset.served::<UpdateTodos>();
    toolset.served::<GetTodos>();
    Ok(toolset.build())
}

toolrt::tool! {
    /// The tool `update_todos`.
    UpdateTodos: specs::UPDATE_TODOS, UpdateTodosArgs => TodosSnapshot, UpdateTodosError;
}

toolrt::handler! {
    UpdateTodos for P: TodosTools, update_todos, check_update_todos, complete, injected UpdateTodosInjected;
}

toolrt::tool! {
    /// The tool `get_todos`.
    GetTodos: specs::GET_TODOS, GetTodosArgs => TodosSnapshot, GetTodosError;
}

toolrt::handler! {
    GetTodos for P: TodosTools, get_todos, check_get_todos, complete, injected GetTodosInjected;
}

/// The toolset, implemented by the service that its tools are bound to.
pub fn toolset_from_service<S: TodosService>(service: S) -> toolrt::Toolset {
    toolset(FromService(service))
}

/// Tools that pass every call on to the methods they are bound to.
struct FromService<S>(S);

impl<S: TodosService> TodosTools for FromService<S> {
    async fn update_todos(
        &self,
        cx: &toolrt::Context,
        args: UpdateTodosArgs,
        injected: UpdateTodosInjected,
    ) -> Result<TodosSnapshot, UpdateTodosError> {
        let payload = transforms::update_todos_payload(args, injected)?;
        let service = &self.0;
        let result = service.update_todos(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::update_todos_result(result)?),
            Err(service::UpdateTodosError::RunNotFound(error)) => Err(error.into()),
            Err(service::UpdateTodosError::RevisionConflict(error)) => Err(error.into()),
            Err(service::UpdateTodosError::Internal(error)) => Err(error.into()),
        }
    }

    async fn get_todos(
        &self,
        cx: &toolrt::Context,
        args: GetTodosArgs,
        injected: GetTodosInjected,
    ) -> Result<TodosSnapshot, GetTodosError> {
        let payload = transforms::get_todos_payload(args, injected)?;
        let service = &self.0;
        let result = service.get_todos(cx, payload).await;
        match result {
            Ok(result) => Ok(transforms::get_todos_result(result)?),
            Err(service::GetTodosError::RunNotFound(error)) => Err(error.into()),
            Err(service::GetTodosError::Internal(error)) => Err(error.into()),
        }
    }
}
