//! Tools in the notations of others: what providers, protocols and libraries are sent. Pure: values in, JSON out.

mod about;
mod filled;
mod judged;
mod kept;
mod mcp;
mod order;
mod parts;
mod pretty;
mod sent;
mod shapes;

use toolc_compiler::ir::{Design, Tool, ToolId};
use toolc_compiler::providers::{self, Provider};

use crate::schema::{self, Json, Loss, Lowered, Shared, Undo, lowered};
pub use judged::violations;
pub use order::in_order;
pub(crate) use parts::description;
pub use pretty::pretty;
use sent::Sent;

/// A notation of tool definitions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EmitNotation {
    /// OpenAI chat completions.
    OpenAi,
    /// OpenAI Responses.
    OpenAiResponses,
    /// Anthropic Messages.
    Anthropic,
    /// MCP's `tools/list`, of 2025-11-25 and earlier: results are objects.
    Mcp,
    /// The same, of 2026-07-28 and later.
    McpModern,
    /// A function declaration of Gemini with a JSON Schema.
    Gemini,
    /// The same in the older form, a part of OpenAPI.
    GeminiOpenApi,
    /// Bedrock's `toolSpec`.
    Bedrock,
    /// Mistral's chat completions.
    Mistral,
    /// A structured tool of LangChain.
    LangChain,
    /// The JSON Schema of the arguments, with the rest beside it.
    JsonSchema,
    /// The canonical record.
    Canonical,
}

impl EmitNotation {
    /// All, with their names on the command line.
    pub const ALL: [(&'static str, Self); 12] = [
        ("openai", Self::OpenAi),
        ("openai-responses", Self::OpenAiResponses),
        ("anthropic", Self::Anthropic),
        ("mcp", Self::Mcp),
        ("mcp-2026-07-28", Self::McpModern),
        ("gemini", Self::Gemini),
        ("gemini-openapi", Self::GeminiOpenApi),
        ("bedrock", Self::Bedrock),
        ("mistral", Self::Mistral),
        ("langchain", Self::LangChain),
        ("json-schema", Self::JsonSchema),
        ("canonical", Self::Canonical),
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        let found = Self::ALL.iter().find(|(_, notation)| *notation == self);
        found.expect("ALL has all").0
    }

    /// The notation of a name.
    pub fn named(name: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(known, _)| *known == name);
        found.map(|(_, notation)| *notation)
    }

    /// Whether it has a strict mode.
    pub fn has_strict(self) -> bool {
        match self {
            Self::OpenAi | Self::OpenAiResponses | Self::Anthropic => true,
            Self::Mcp
            | Self::McpModern
            | Self::Gemini
            | Self::GeminiOpenApi
            | Self::Bedrock
            | Self::Mistral
            | Self::LangChain
            | Self::JsonSchema
            | Self::Canonical => false,
        }
    }

    /// Which declared types its schemas name: a record keeps all that a definition names.
    fn shared(self) -> Shared {
        match self {
            Self::Canonical => Shared::All,
            Self::OpenAi
            | Self::OpenAiResponses
            | Self::Anthropic
            | Self::Mcp
            | Self::McpModern
            | Self::Gemini
            | Self::GeminiOpenApi
            | Self::Bedrock
            | Self::Mistral
            | Self::LangChain
            | Self::JsonSchema => Shared::Repeated,
        }
    }

    /// Who takes it; nobody in particular for notations of protocols and libraries.
    pub fn provider(self, strict: bool) -> Option<&'static Provider> {
        let name = match (self, strict) {
            (Self::OpenAi | Self::OpenAiResponses, false) => "openai",
            (Self::OpenAi | Self::OpenAiResponses, true) => "openai-strict",
            (Self::Anthropic, false) => "anthropic",
            (Self::Anthropic, true) => "anthropic-strict",
            (Self::Gemini, _) => "gemini",
            (Self::GeminiOpenApi, _) => "gemini-openapi",
            (Self::Bedrock, _) => "bedrock",
            (Self::Mistral, _) => "mistral",
            (
                Self::Mcp | Self::McpModern | Self::LangChain | Self::JsonSchema | Self::Canonical,
                _,
            ) => return None,
        };
        providers::provider(name)
    }
}

/// A tool in a notation.
#[derive(Debug)]
pub struct Emitted {
    /// The definition, JSON without white space.
    pub json: String,
    /// The name that the definition has: the tool's own, or one that whoever takes it accepts.
    pub name: String,
    /// The arguments that have other names there: the name that is sent, and that of the tool.
    pub arguments: Vec<(String, String)>,
    /// From arguments that fit the definition, by the tool's own names, to those that the tool takes.
    pub undo: Undo,
    /// Whether the provider may hold the model to the schema.
    pub strict: bool,
    /// What the definition does not say, or says otherwise.
    pub losses: Vec<Loss>,
}

impl Emitted {
    /// The way back of arguments as JSON: their names, then their shapes.
    pub fn undo_json(&self) -> String {
        if self.arguments.is_empty() {
            return self.undo.to_json();
        }
        let mut json = Json::default();
        json.open();
        json.key("names");
        json.open();
        for (sent, own) in &self.arguments {
            json.text(sent, own);
        }
        json.close();
        json.member("then", &self.undo.to_json());
        json.close();
        json.into_text()
    }
}

/// Writes a tool in a notation, for a request of its own.
pub fn emit(design: &Design, tool: &Tool, notation: EmitNotation, strict: bool) -> Emitted {
    let mut sent = Sent::all(design, &[tool.id], notation, strict, None);
    let sent = sent.pop().unwrap_or_else(|| Sent::unchanged(tool));
    written(design, tool, notation, strict, sent)
}

/// Writes tools in a notation, as one request has them: no two names are the same. `server` is the one that shows them
/// to clients of MCP, which put its name before theirs.
pub fn emit_all(
    design: &Design,
    tools: &[ToolId],
    notation: EmitNotation,
    strict: bool,
    server: Option<&str>,
) -> Vec<Emitted> {
    let sent = Sent::all(design, tools, notation, strict, server);
    let all = tools.iter().zip(sent);
    all.map(|(id, sent)| written(design, &design[*id], notation, strict, sent))
        .collect()
}

fn written(
    design: &Design,
    tool: &Tool,
    notation: EmitNotation,
    strict: bool,
    sent: Sent<'_>,
) -> Emitted {
    let mut arguments = match notation.provider(strict) {
        Some(provider) => lowered(design, tool, provider),
        None => Lowered {
            schema: schema::record_schema(
                design,
                &tool.payload.record,
                tool.payload.declared,
                notation.shared(),
            ),
            strict: false,
            undo: Undo::Nothing,
            losses: Vec::new(),
        },
    };
    // A provider that takes a part of JSON Schema is sent no keyword that nobody looked at.
    let whole = notation
        .provider(strict)
        .is_none_or(|one| one.schema.keywords.is_none());
    if whole || strict && !arguments.strict {
        arguments.schema = kept::input(tool, notation, arguments.schema);
    } else if kept::has_keywords(tool) {
        arguments.losses.push(Loss {
            tool: tool.name.to_string(),
            path: String::new(),
            what: format!(
                "{} takes no keywords that import kept of the schema",
                notation.name()
            ),
        });
    }
    // Who asked for it before may ask again, if the provider takes the schema for it.
    arguments.strict |=
        kept::was_strict(tool, notation) && takes_strictly(&arguments.schema, notation);
    arguments.schema = schema::renamed(arguments.schema, &sent.arguments);
    let mut json = Json::default();
    shapes::write(design, tool, notation, &sent, &arguments, &mut json);
    arguments.losses.extend(sent.losses);
    arguments
        .losses
        .extend(about::losses(design, tool, notation));
    let is_renamed = !sent.arguments.is_empty();
    Emitted {
        json: kept::definition(tool, notation, (&arguments, is_renamed), json.into_text()),
        name: sent.name.into_owned(),
        arguments: sent.arguments,
        undo: arguments.undo,
        strict: arguments.strict,
        losses: arguments.losses,
    }
}

/// Whether the provider takes a schema in the strict mode of a notation.
fn takes_strictly(schema: &str, notation: EmitNotation) -> bool {
    let provider = notation.provider(true).filter(|one| one.strict);
    let schema = serde_json::from_str(schema).ok();
    match (provider, schema) {
        (Some(provider), Some(schema)) => schema::violations(&schema, provider).is_empty(),
        _ => false,
    }
}
