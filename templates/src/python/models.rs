//! Tools and methods, with the names of everything that is made for them: what surfaces print.

use toolc_compiler::ir::{ErrorId, Method, Tool, Toolset};

use super::idents::{self, Case};
use super::symbols;
use crate::code::Code;

/// A tool, with the names of everything that is made for it.
pub(super) struct ToolModel<'d> {
    pub tool: &'d Tool,
    /// `update_todos`
    pub method: String,
    /// The class of its arguments, in the module of types.
    pub args: String,
    /// The expression of their codec, from a module beside `codecs` that imports it.
    pub args_codec: String,
    /// The type of the result and its codec; none for untyped content.
    pub result: Option<Typed>,
    /// The type of a streamed item and its codec.
    pub item: Option<Typed>,
    /// The class of the injected arguments and its codec, where there are any.
    pub injected: Option<Typed>,
    /// The class of the data beside the result and its codec, where there is any.
    pub side: Option<Typed>,
    /// What it may ask, in the order of the design.
    pub asks: Vec<AskModel>,
    /// The errors: which, the class of the details, its codec.
    pub errors: Vec<(ErrorId, String, String)>,
}

/// What a tool may ask.
pub(super) struct AskModel {
    /// `UPDATE_TODOS_LIST`
    pub constant: String,
    /// The type of the answer and its codec.
    pub typed: Typed,
}

/// A method, with the names of everything that is made for it.
pub(super) struct MethodModel<'d> {
    pub method: &'d Method,
    /// `update_todos`
    pub name: String,
    /// The class of its payload, in the service's module of types.
    pub payload: String,
    /// The expression of the payload's codec, from a module beside that of codecs.
    pub payload_codec: String,
    pub result: Option<Typed>,
    pub item: Option<Typed>,
    pub injected: Option<Typed>,
}

/// A type with its codec.
pub(super) struct Typed {
    /// What stands behind a colon, without what msgspec checks, in a module that imports `types`.
    pub plain: Code,
    /// The expression of the codec, from a module that imports `codecs`.
    pub codec: String,
}

impl Typed {
    pub(super) fn class(name: &str, codec: String) -> Self {
        Self {
            plain: symbols::own_type(name),
            codec,
        }
    }
}

/// `TodosTools` of `todos`; `TodosProvider` of what a server serves beside tools.
pub(super) fn tools_protocol(toolset: &Toolset) -> String {
    let name = idents::plain(Case::Camel, &toolset.name);
    let end = match toolset.server {
        None => "Tools",
        Some(_) => "Provider",
    };
    format!("{}{end}", name.trim_end_matches('_'))
}

/// `TodosChecks` of `todos`.
pub(super) fn tools_checks(toolset: &Toolset) -> String {
    let name = idents::plain(Case::Camel, &toolset.name);
    format!("{}Checks", name.trim_end_matches('_'))
}

/// `TodosRest` of `todos`.
pub(super) fn tools_rest(toolset: &str) -> String {
    let name = idents::plain(Case::Camel, toolset);
    format!("{}Rest", name.trim_end_matches('_'))
}

/// `TodosService` of `todos`.
pub(super) fn service_protocol(service: &str) -> String {
    let name = idents::plain(Case::Camel, service);
    format!("{}Service", name.trim_end_matches('_'))
}
