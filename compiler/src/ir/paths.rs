//! References into values: templates, mappings and the steps of chains.

use schemars::JsonSchema;
use serde::Serialize;

use super::{Place, ToolId, Type, Value, off};
use crate::source::Text;

/// A path into a value, resolved and typed.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct ValuePath {
    /// Where it starts.
    pub root: Root,
    /// What follows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<PathStep>,
    /// Whether it ends in the size of the list or map.
    #[serde(skip_serializing_if = "off")]
    pub count: bool,
    /// Whether a value on the way, or the last one, may be absent or null.
    #[serde(skip_serializing_if = "off")]
    pub optional: bool,
    /// Whether `null` is written where nothing is there, because the place that it is written to must be there.
    #[serde(skip_serializing_if = "off")]
    pub or_null: bool,
    /// The type at its end, before `count`; a list where the path goes through lists (`[]`).
    #[serde(rename = "type")]
    pub ty: Box<Type>,
    /// Where it stands.
    pub place: Place,
}

/// Where a path starts.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(tag = "root", rename_all = "snake_case")]
pub enum Root {
    /// The arguments, without injected ones.
    Args,
    /// The result.
    Result,
    /// The details of an error.
    Details,
    /// The result of an earlier step of a chain.
    Step {
        /// Its name.
        name: Text,
    },
}

/// One step of a path.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PathStep {
    /// The field of a record or the entry of a map.
    Key(Text),
    /// Each item of a list.
    Each,
}

/// A text with paths in it.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Template {
    /// In order.
    pub parts: Vec<TemplatePart>,
}

/// A part of a template.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TemplatePart {
    /// As it stands, `{{` and `}}` decoded.
    Text(Text),
    /// A scalar or a size; absent and null print nothing.
    Path(ValuePath),
}

/// A value that is computed from others.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Expr {
    /// A constant, as it travels.
    Value(Value),
    /// A part of another value.
    Path(ValuePath),
    /// A list of such.
    List(Vec<Expr>),
    /// An object of such.
    Object(Vec<ExprEntry>),
}

/// An entry of an object that is computed.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct ExprEntry {
    /// The key.
    pub name: Text,
    /// Its value.
    pub value: Expr,
}

/// What a chain does.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Chain {
    /// In order; the last one returns, unless the chain has no result.
    pub steps: Vec<ChainStep>,
}

/// A step of a chain.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum ChainStep {
    /// Calls a tool; later steps see its result by the name.
    Call {
        /// The name, where it has one.
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<Text>,
        /// The call.
        #[serde(flatten)]
        call: Call,
    },
    /// Returns early.
    If {
        /// What is tested.
        path: ValuePath,
        /// How.
        test: Test,
        /// What is returned then.
        value: Return,
    },
    /// Returns.
    Return {
        /// What.
        value: Return,
    },
}

/// A call of a tool in a chain.
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Call {
    /// The tool.
    pub tool: ToolId,
    /// Its arguments.
    pub args: Vec<ExprEntry>,
    /// Where it stands.
    pub place: Place,
}

/// What a chain tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Test {
    /// A list, map or text without content; absent and null count as empty.
    Empty,
    /// Absent or null.
    Absent,
}

/// What a chain returns.
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Return {
    /// The result of a last call.
    Call(Call),
    /// A value.
    Value(Expr),
}
