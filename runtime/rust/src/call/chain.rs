//! The steps of a chain, as static data.

use super::mapping::{Expr, Path};

/// A step of a chain. Paths in it start at `args`, `$injected` or the name of an earlier step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChainStep {
    /// Calls a tool; later steps use its result by the name, if it has one.
    Call(Option<&'static str>, Call),
    /// Returns early if the test is true.
    If(Path, Test, Return),
    /// Returns.
    Return(Return),
}

/// A call of a tool in a chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// The tool.
    pub tool: &'static str,
    /// Its arguments.
    pub args: &'static [(&'static str, Expr)],
}

/// The test of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Test {
    /// A list, map or text without content; absent and null count as empty.
    Empty,
    /// Absent or null.
    Absent,
}

/// The returned call or value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Return {
    /// The result of a last call.
    Call(Call),
    /// A value.
    Value(Expr),
}
