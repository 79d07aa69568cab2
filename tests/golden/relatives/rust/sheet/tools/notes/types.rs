// Made by toolc from relatives.tools; do not edit.

//! The payloads, results and errors of the toolset `notes`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::codecs_2::types::Cell;
#[allow(unused_imports, reason = "callers name them")]
pub use super::super::super::super::types::relatives::types::P;

/// The arguments of `p`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PArgs {
    pub p: P,
}

impl PArgs {
    /// Takes the required fields.
    pub fn new(p: P) -> Self {
        Self { p }
    }
}

/// The arguments of `read_p`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReadPArgs {
    pub p: P,
}

impl ReadPArgs {
    /// Takes the required fields.
    pub fn new(p: P) -> Self {
        Self { p }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteArgsArgsError {
    pub code: i64,
}

impl NoteArgsArgsError {
    /// Takes the required fields.
    pub fn new(code: i64) -> Self {
        Self { code }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteArgsArgsResult {
    pub code: i64,
}

impl NoteArgsArgsResult {
    /// Takes the required fields.
    pub fn new(code: i64) -> Self {
        Self { code }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteArgsTool2 {
    pub note: i64,
}

impl NoteArgsTool2 {
    /// Takes the required fields.
    pub fn new(note: i64) -> Self {
        Self { note }
    }
}

/// The arguments of `note`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteArgs {
    pub args_error: NoteArgsArgsError,
    pub args_result: NoteArgsArgsResult,
    pub notes_provider: i64,
    pub tool: NoteArgsTool2,
}

impl NoteArgs {
    /// Takes the required fields.
    pub fn new(
        args_error: NoteArgsArgsError,
        args_result: NoteArgsArgsResult,
        notes_provider: i64,
        tool: NoteArgsTool2,
    ) -> Self {
        Self {
            args_error,
            args_result,
            notes_provider,
            tool,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteResultItem {
    pub side: i64,
}

impl NoteResultItem {
    /// Takes the required fields.
    pub fn new(side: i64) -> Self {
        Self { side }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteResult {
    pub item: NoteResultItem,
}

impl NoteResult {
    /// Takes the required fields.
    pub fn new(item: NoteResultItem) -> Self {
        Self { item }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteItem {
    pub a: i64,
}

impl NoteItem {
    /// Takes the required fields.
    pub fn new(a: i64) -> Self {
        Self { a }
    }
}

/// The arguments of `note_args`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteArgsArgs {
    pub x: i64,
}

impl NoteArgsArgs {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteArgsResult {
    pub y: i64,
}

impl NoteArgsResult {
    /// Takes the required fields.
    pub fn new(y: i64) -> Self {
        Self { y }
    }
}

/// The arguments of `note_result`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteResultArgs {
    pub x: i64,
}

impl NoteResultArgs {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteResultResult {
    pub y: i64,
}

impl NoteResultResult {
    /// Takes the required fields.
    pub fn new(y: i64) -> Self {
        Self { y }
    }
}

/// The arguments of `note_tool`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteToolArgs {
    pub x: i64,
}

impl NoteToolArgs {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

/// The arguments of `note_injected`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteInjectedArgs {
    pub c: Cell,
}

impl NoteInjectedArgs {
    /// Takes the required fields.
    pub fn new(c: Cell) -> Self {
        Self { c }
    }
}

/// The arguments of `plan_note`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PlanNoteArgs {}

/// The arguments of `note_call`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteCallArgs {
    pub x: i64,
}

impl NoteCallArgs {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

/// The arguments of `note_call_hint`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteCallHintArgs {
    pub x: i64,
}

impl NoteCallHintArgs {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

/// The arguments of `note_tools`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NoteToolsArgs {
    pub x: i64,
}

impl NoteToolsArgs {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

/// The errors of `p`.
#[derive(Debug)]
#[non_exhaustive]
pub enum PError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `read_p`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadPError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `note`.
#[derive(Debug)]
#[non_exhaustive]
pub enum NoteError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `note_args`.
#[derive(Debug)]
#[non_exhaustive]
pub enum NoteArgsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `note_result`.
#[derive(Debug)]
#[non_exhaustive]
pub enum NoteResultError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `note_tool`.
#[derive(Debug)]
#[non_exhaustive]
pub enum NoteToolError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// What the context gives to `note_injected`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NoteInjectedInjected {
    pub b: i64,
}

/// The errors of `note_injected`.
#[derive(Debug)]
#[non_exhaustive]
pub enum NoteInjectedError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `plan_note`.
#[derive(Debug)]
#[non_exhaustive]
pub enum PlanNoteError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `note_call`.
#[derive(Debug)]
#[non_exhaustive]
pub enum NoteCallError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `note_call_hint`.
#[derive(Debug)]
#[non_exhaustive]
pub enum NoteCallHintError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `note_tools`.
#[derive(Debug)]
#[non_exhaustive]
pub enum NoteToolsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
