//! Specs: everything a design declares of a tool, as static data.

mod json;
mod members;
mod steps;

pub use crate::call::AskSpec;
use crate::call::{Action, ChainStep, Invocation, Kind, Source, Template};
use crate::table::Table;

/// A toolset.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ToolsetSpec {
    pub name: &'static str,
    /// The service that owns it.
    pub service: &'static str,
    pub description: &'static str,
    pub title: Option<&'static str>,
    pub version: Option<&'static str>,
    pub when: Option<&'static str>,
    pub avoid: Option<&'static str>,
    pub delegate: Option<&'static str>,
    pub tools: &'static [&'static Spec],
}

impl ToolsetSpec {
    /// An empty toolset, to build others from: `ToolsetSpec { name: …, ..ToolsetSpec::EMPTY }`.
    pub const EMPTY: Self = Self {
        name: "",
        service: "",
        description: "",
        title: None,
        version: None,
        when: None,
        avoid: None,
        delegate: None,
        tools: &[],
    };
}

/// A tool, with everything that its design declares.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Spec {
    /// The name, which is the tool's identity everywhere.
    pub name: &'static str,
    pub title: Option<&'static str>,
    pub description: &'static str,
    /// Pictures for people.
    pub icons: &'static [Icon],
    pub toolset: &'static str,
    /// The service that owns the toolset.
    pub service: &'static str,
    pub implementation: Implementation,
    /// The steps of a chain, in order.
    pub chain: &'static [ChainStep],
    /// The tool's name in its implementation, if it differs.
    pub remote: Option<&'static str>,
    /// How its program is run, if the design says that.
    pub invocation: Option<&'static Invocation>,
    pub version: Option<&'static str>,
    pub tags: &'static [&'static str],
    pub deprecated: Option<&'static str>,

    /// The table of the arguments.
    pub args: Table,
    /// The table of the result; `None` for untyped content.
    pub result: Option<Table>,
    /// The table of a streamed item.
    pub item: Option<Table>,
    /// The JSON Schema of the arguments.
    pub input_schema: &'static str,
    /// The JSON Schema of the result.
    pub output_schema: Option<&'static str>,
    /// The JSON Schema of a streamed item.
    pub item_schema: Option<&'static str>,
    /// Arguments' schemas as single providers want them: the provider's name and the schema.
    pub provider_schemas: &'static [(&'static str, &'static str)],
    pub injected: &'static [Injected],

    pub effects: Effects,
    pub capabilities: &'static [Capability],
    pub scopes: &'static [&'static str],
    pub data: Option<&'static str>,
    pub pii: Option<&'static str>,
    pub cost: Option<&'static str>,
    pub errors: &'static [ErrorSpec],

    pub confirm: Option<Confirm>,
    pub dry_run: bool,
    pub partial: bool,
    pub timeout_ms: Option<u64>,
    pub retries: u32,
    pub backoff_ms: u64,
    pub parallel: Option<u32>,
    pub paging: Option<Paging>,
    pub side: &'static [SideSpec],
    /// What the tool may ask while it runs.
    pub asks: &'static [AskSpec],
    /// Ends the run.
    pub is_final: bool,
    /// Does not count against a budget of calls.
    pub unmetered: bool,

    pub when: Option<&'static str>,
    pub avoid: Option<&'static str>,
    pub delegate: Option<&'static str>,
    pub next: &'static [Handoff],
    pub call_hint: Option<Template>,
    pub result_hint: Option<Template>,
    pub reminder: Option<Template>,
    pub examples: &'static [Example],
    /// Data of other formats, as a JSON object.
    pub meta: Option<&'static str>,
}

impl Spec {
    /// An empty tool, to build others from: `Spec { name: …, ..Spec::EMPTY }`.
    pub const EMPTY: Self = Self {
        name: "",
        title: None,
        description: "",
        icons: &[],
        toolset: "",
        service: "",
        implementation: Implementation::External,
        chain: &[],
        remote: None,
        invocation: None,
        version: None,
        tags: &[],
        deprecated: None,
        args: Table::Json,
        result: None,
        item: None,
        input_schema: "{}",
        output_schema: None,
        item_schema: None,
        provider_schemas: &[],
        injected: &[],
        effects: Effects::UNSAID,
        capabilities: &[],
        scopes: &[],
        data: None,
        pii: None,
        cost: None,
        errors: &[],
        confirm: None,
        dry_run: false,
        partial: false,
        timeout_ms: None,
        retries: 0,
        backoff_ms: 0,
        parallel: None,
        paging: None,
        side: &[],
        asks: &[],
        is_final: false,
        unmetered: false,
        when: None,
        avoid: None,
        delegate: None,
        next: &[],
        call_hint: None,
        result_hint: None,
        reminder: None,
        examples: &[],
        meta: None,
    };

    /// The declared error `code`.
    pub fn error(&self, code: &str) -> Option<&'static ErrorSpec> {
        self.errors.iter().find(|error| error.code == code)
    }

    /// Whether it is a resource or a prompt of an MCP server: in no list and no search, and called by that server alone.
    pub fn is_served(&self) -> bool {
        match self.implementation {
            Implementation::Resource(_) | Implementation::Prompt(_) => true,
            Implementation::Method(_)
            | Implementation::Agent(_)
            | Implementation::Mcp(_)
            | Implementation::Command(_)
            | Implementation::Chain
            | Implementation::External => false,
        }
    }

    /// Whether a human must agree to each call.
    pub fn needs_consent(&self) -> bool {
        self.confirm.is_some() || self.effects.destructive == Some(true)
    }

    /// The schema of the arguments for `provider`: the lowered one if `providers` in `toolc.toml` names it, else the
    /// whole schema. Send a tool without a schema for a strict mode without that mode. Arguments in the shapes of a
    /// lowered schema need [`Context::with_lowered`](crate::Context::with_lowered).
    pub fn schema_for(&self, provider: &str) -> &'static str {
        let own = self
            .provider_schemas
            .iter()
            .find(|(name, _)| *name == provider);
        own.map_or(self.input_schema, |(_, schema)| schema)
    }
}

/// A picture for people (`icon "https://…"`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Icon {
    /// An `https:` or `data:` URI.
    pub src: &'static str,
    pub mime: Option<&'static str>,
    /// Such as `48x48` or `any`.
    pub sizes: &'static [&'static str],
    /// `light` or `dark`.
    pub theme: Option<&'static str>,
}

/// The implementation of a tool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Implementation {
    /// A method of a service, such as `todos.update_todos`.
    Method(&'static str),
    Agent(&'static str),
    /// An MCP server, by the host's label.
    Mcp(&'static str),
    /// A command, by the host's label.
    Command(&'static str),
    Chain,
    External,
    /// A resource of an MCP server, by the server's name: only that server calls it.
    Resource(&'static str),
    /// A prompt of an MCP server, likewise.
    Prompt(&'static str),
}

/// The effects of a tool; `None` if the design does not declare them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Effects {
    pub readonly: bool,
    /// `Some(false)` is `additive`.
    pub destructive: Option<bool>,
    pub idempotent: bool,
    /// `Some(false)` is `closed_world`.
    pub open_world: Option<bool>,
}

impl Effects {
    /// Nothing is declared.
    pub const UNSAID: Self = Self {
        readonly: false,
        destructive: None,
        idempotent: false,
        open_world: None,
    };
}

/// A capability that a tool needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Capability {
    /// Such as `fs:write`.
    pub name: &'static str,
    /// Such as `./out`.
    pub scope: Option<&'static str>,
}

/// An injected argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Injected {
    pub argument: &'static str,
    pub source: Source,
}

/// An error as this tool declares it.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct ErrorSpec {
    pub code: &'static str,
    pub kind: Kind,
    pub message: &'static str,
    /// The argument that caused the error, if callers of this tool can see it.
    pub field: Option<&'static str>,
    pub action: Action,
    pub after_ms: Option<u64>,
    pub hint: Option<Template>,
}

/// The confirmation by a human.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Confirm {
    pub question: Template,
    /// The result if the human refuses, as JSON.
    pub denied: Option<&'static str>,
}

/// How a next call continues a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paging {
    /// The argument for the cursor.
    pub cursor: &'static [&'static str],
    /// The path of the cursor in the result.
    pub next: &'static [&'static str],
}

/// Data beside the result that the model never sees.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "the names say it")]
pub struct SideSpec {
    pub name: &'static str,
    /// `timeline`, `internal` or `evidence`.
    pub audience: &'static str,
}

/// A tool to call next, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Handoff {
    pub tool: &'static str,
    pub reason: &'static str,
}

/// A call with its outcome, all as JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Example {
    pub name: Option<&'static str>,
    pub args: &'static str,
    pub result: Option<&'static str>,
    /// The code and the details of a declared error.
    pub error: Option<(&'static str, &'static str)>,
}
