//! Tools and methods, with the names of everything that is made for them: what surfaces print.

use toolc_compiler::ir::{Method, Tool};

use super::bound::Bound;
use super::lower::Table;
use crate::code::Code;

/// A tool, with the names of everything that is made for it.
pub(super) struct ToolModel<'d> {
    pub tool: &'d Tool,
    /// `update_todos`
    pub method: String,
    /// `plan_update_todos`, of the provider
    pub plan: String,
    /// `check_update_todos`, of the provider
    pub check: String,
    /// `stream_update_todos`, of the client
    pub stream: String,
    /// `pages_update_todos`, of the client
    pub pages: String,
    /// `build_update_todos`, of the client
    pub build: String,
    /// `UpdateTodos`
    pub name: String,
    /// `UPDATE_TODOS`
    pub spec: String,
    pub args: Code,
    /// The type of the result alone.
    pub result: Code,
    /// The expression that gives the codec of the result.
    pub codec: Code,
    pub error: Code,
    /// The type of the injected arguments, where there are any.
    pub injected: Option<Code>,
    /// Those of them that are written down as JSON, for a method or for the steps of a chain.
    pub injected_fields: Vec<InjectedField>,
    /// How it gets to the method that implements it.
    pub bound: Option<Bound<'d>>,
    pub side: Option<Code>,
    /// What it may ask, in the order of the design.
    pub asks: Vec<AskModel>,
    /// The type of a streamed item, and its codec.
    pub item: Option<(Code, Code)>,
    /// Their tables.
    pub args_table: Table,
    pub result_table: Option<Table>,
    pub item_table: Option<Table>,
}

/// What a tool may ask.
pub(super) struct AskModel {
    /// `UPDATE_TODOS_LIST`
    pub constant: String,
    /// The type of the answer.
    pub rust: Code,
    /// The function beside the codecs that gives its codec, where the type has none of its own.
    pub function: Option<String>,
}

/// An injected argument, and how it is written down.
pub(super) struct InjectedField {
    pub wire: String,
    pub ident: String,
    /// The expression that gives its codec.
    pub codec: Code,
    pub optional: bool,
}

/// A method, with the names of everything that is made for it.
pub(super) struct MethodModel<'d> {
    pub method: &'d Method,
    pub name: String,
    pub payload: Code,
    pub injected: Option<Code>,
    pub item: Option<Code>,
    pub result: Code,
    pub error: Code,
}
