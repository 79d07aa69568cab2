//! A tool definition, independent of its notation: the one model between the readers of notations and all outputs.

use std::borrow::Cow;
use std::rc::Rc;

use foldhash::HashMap;
use serde::Serialize;

use super::conduct::Conduct;
use super::report::NoteKind;
use crate::ir::{Icon, Value};
use crate::source::Text;

/// The notations of tool definitions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    /// OpenAI chat completions: `{"type": "function", "function": {…}}`. Mistral's is the same.
    #[serde(rename = "openai")]
    OpenAi,
    /// OpenAI before that: `{"name", "description", "parameters"}`.
    #[serde(rename = "openai-legacy")]
    OpenAiLegacy,
    /// OpenAI Responses: `{"type": "function", "name", "parameters"}`.
    #[serde(rename = "openai-responses")]
    OpenAiResponses,
    /// A tool of a command that toolc has made, as its `--discover` and `--manifest` say it.
    Command,
    /// A tool of a command that keeps the Toolable protocol: `{"name", "summary", "schema"}`.
    Toolable,
    /// `{"name", "description", "input_schema"}`
    Anthropic,
    /// `{"name", "description", "inputSchema", "outputSchema", "annotations"}`
    Mcp,
    /// `{"name", "description", "args_schema"}`
    #[serde(rename = "langchain")]
    LangChain,
    /// A function declaration with `parametersJsonSchema`.
    Gemini,
    /// A function declaration with `parameters` in the subset of OpenAPI.
    #[serde(rename = "gemini-openapi")]
    GeminiOpenApi,
    /// A function declaration as the Agent Development Kit writes it: `parameters_json_schema`.
    Adk,
    /// `{"toolSpec": {"name", "inputSchema": {"json"}}}`
    Bedrock,
    /// A JSON Schema of the arguments.
    JsonSchema,
    /// The canonical record, see `toolc canonicalize`.
    Canonical,
    /// A design, as `toolc ir` prints it: each tool of it.
    Ir,
    /// An operation of an OpenAPI document.
    #[serde(rename = "openapi")]
    OpenApi,
    /// A table of parameters: `{"name", "parameters": {"city": {"type": "string", "required": true}}}`.
    Table,
    /// None of these.
    Raw,
}

impl Notation {
    /// All, with their names.
    pub const ALL: [(&'static str, Notation); 18] = [
        ("openai", Notation::OpenAi),
        ("openai-legacy", Notation::OpenAiLegacy),
        ("openai-responses", Notation::OpenAiResponses),
        ("command", Notation::Command),
        ("toolable", Notation::Toolable),
        ("anthropic", Notation::Anthropic),
        ("mcp", Notation::Mcp),
        ("langchain", Notation::LangChain),
        ("gemini", Notation::Gemini),
        ("gemini-openapi", Notation::GeminiOpenApi),
        ("adk", Notation::Adk),
        ("bedrock", Notation::Bedrock),
        ("json-schema", Notation::JsonSchema),
        ("canonical", Notation::Canonical),
        ("ir", Notation::Ir),
        ("openapi", Notation::OpenApi),
        ("table", Notation::Table),
        ("raw", Notation::Raw),
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        let found = Self::ALL.iter().find(|(_, notation)| *notation == self);
        found.expect("ALL has all").0
    }

    /// Where tools of the notation are called by their names, as a toolset says it: `from mcp`, `from command`.
    pub(super) fn origin(self) -> Option<&'static str> {
        match self {
            Self::Mcp => Some("mcp"),
            Self::Command | Self::Toolable => Some("command"),
            Self::OpenAi
            | Self::OpenAiLegacy
            | Self::OpenAiResponses
            | Self::Anthropic
            | Self::LangChain
            | Self::Gemini
            | Self::GeminiOpenApi
            | Self::Adk
            | Self::Bedrock
            | Self::JsonSchema
            | Self::Canonical
            | Self::Ir
            | Self::OpenApi
            | Self::Table
            | Self::Raw => None,
        }
    }

    /// Whether a definition is an object with a `name` beside its schema, so that without the schema it looks like any
    /// other object.
    pub(super) fn is_flat(self) -> bool {
        match self {
            Self::OpenAiLegacy
            | Self::Anthropic
            | Self::Mcp
            | Self::LangChain
            | Self::Gemini
            | Self::GeminiOpenApi
            | Self::Adk => true,
            Self::OpenAi
            | Self::OpenAiResponses
            | Self::Command
            | Self::Toolable
            | Self::Bedrock
            | Self::JsonSchema
            | Self::Canonical
            | Self::Ir
            | Self::OpenApi
            | Self::Table
            | Self::Raw => false,
        }
    }

    /// The notation of a name.
    pub fn named(name: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(known, _)| *known == name);
        found.map(|(_, notation)| *notation)
    }
}

/// The effects of a tool, as far as they are declared.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Effects {
    pub readonly: Option<bool>,
    pub destructive: Option<bool>,
    pub idempotent: Option<bool>,
    pub open_world: Option<bool>,
}

/// A document that several definitions refer into.
#[derive(Debug)]
pub(super) struct Root {
    pub value: Value,
    /// The places in the source of parts of it, by their JSON Pointers.
    pub places: HashMap<String, String>,
}

impl Root {
    /// The place in the source of a part, as notes name it.
    pub fn place(&self, pointer: &str) -> String {
        let mut steps = pointer.match_indices('/').map(|(at, _)| at).skip(2);
        let end = steps.next().unwrap_or(pointer.len());
        match self.places.get(&pointer[..end]) {
            Some(place) => format!("{place}{}", &pointer[end..]),
            None => pointer.to_owned(),
        }
    }
}

/// A tool definition.
#[derive(Debug, Clone)]
pub(super) struct Definition<'a> {
    pub notation: Notation,
    pub name: Option<Text>,
    pub title: Option<Text>,
    pub description: Option<Text>,
    pub version: Option<Text>,
    /// The schema of the arguments; without one the tool has none.
    pub input: Option<Cow<'a, Value>>,
    /// The path of the schema of the arguments in the definition.
    pub input_path: &'static str,
    /// The schema of the result.
    pub output: Option<Cow<'a, Value>>,
    /// The path of the schema of the result in the definition.
    pub output_path: &'static str,
    /// The document that refs point into, if it is not the schema itself.
    pub root: Option<Rc<Root>>,
    pub effects: Effects,
    pub tags: Vec<Text>,
    pub deprecated: bool,
    /// How it is called, if it is a tool of a command.
    pub conduct: Conduct,
    /// `capabilities` of a canonical record.
    pub capabilities: Option<&'a Value>,
    /// `security` of a canonical record.
    pub security: Option<&'a Value>,
    /// Arguments of example calls.
    pub examples: Vec<&'a Value>,
    /// Pictures for people.
    pub icons: Vec<Icon>,
    /// The content of `_meta`.
    pub meta: Vec<(Text, Value)>,
    /// Members that the language cannot express.
    pub rest: Vec<(Text, Value)>,
    /// The original definition.
    pub original: &'a Value,
    /// The repairs that were needed to read it: kind, JSON Pointer, sentence.
    pub notes: Vec<(NoteKind, String, String)>,
}

impl<'a> Definition<'a> {
    pub fn new(notation: Notation, original: &'a Value) -> Self {
        Self {
            notation,
            name: None,
            title: None,
            description: None,
            version: None,
            input: None,
            input_path: "",
            output: None,
            output_path: "",
            root: None,
            effects: Effects::default(),
            tags: Vec::new(),
            deprecated: false,
            conduct: Conduct::default(),
            capabilities: None,
            security: None,
            examples: Vec::new(),
            icons: Vec::new(),
            meta: Vec::new(),
            rest: Vec::new(),
            original,
            notes: Vec::new(),
        }
    }

    /// A position without a tool, and the reason.
    pub fn nothing(notation: Notation, original: &'a Value, path: String, why: String) -> Self {
        let mut nothing = Self::new(notation, original);
        nothing.notes.push((NoteKind::Lost, path, why));
        nothing
    }

    /// Whether there is no tool: no name, no description, no schema.
    pub fn is_nothing(&self) -> bool {
        self.name.is_none() && self.description.is_none() && self.input.is_none()
    }

    /// Whether it is a record whose schema of the arguments is an empty object, as records say that nothing is known of them.
    pub fn is_open(&self) -> bool {
        let nothing = Value::Object(Vec::new());
        self.notation == Notation::Canonical && self.input.as_deref() == Some(&nothing)
    }

    /// A text; any other value is reported and kept aside.
    pub fn text(&mut self, key: &Text, value: &Value) -> Option<Text> {
        match value {
            Value::String(text) => Some(text.clone()),
            Value::Null => None,
            Value::Number(text) => {
                self.note(key, format!("`{key}` is a number; it is read as a text"));
                Some(text.clone())
            }
            Value::Bool(_) | Value::List(_) | Value::Object(_) => {
                self.note(
                    key,
                    format!("`{key}` is {}, not a text; it is not read", value.kind()),
                );
                self.rest.push((key.clone(), value.clone()));
                None
            }
        }
    }

    /// A schema; any other value is reported and kept aside.
    pub fn schema(&mut self, key: &Text, value: &'a Value) -> Option<Cow<'a, Value>> {
        match value {
            Value::Object(_) | Value::Bool(true) => Some(Cow::Borrowed(value)),
            Value::Null => None,
            Value::String(_) | Value::Bool(false) | Value::Number(_) | Value::List(_) => {
                self.note(
                    key,
                    format!("`{key}` is {}, not a schema; it is not read", value.kind()),
                );
                self.rest.push((key.clone(), value.clone()));
                None
            }
        }
    }

    /// Keeps a member that the language cannot express.
    pub fn keep(&mut self, key: &Text, value: &Value) {
        self.rest.push((key.clone(), value.clone()));
    }

    pub fn note(&mut self, key: &str, message: String) {
        self.notes
            .push((NoteKind::Repaired, format!("/{key}"), message));
    }
}
