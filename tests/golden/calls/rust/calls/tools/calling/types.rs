// Made by toolc from calls.tools; do not edit.

//! The payloads, results and errors of the toolset `calling`.

#[allow(unused_imports, reason = "callers name them")]
pub use super::packages::conformance_calls::types::{
    Address, AlreadyThere, BadPattern, Broken, Country, Level, Locked, Mode, NoWords, NobodyThere,
    NotYours, NothingThere, Stopped, TooBusy, TooEarly, TooSlow,
};

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindNamesArgsFilter {
    pub kinds: Vec<String>,
    pub level: Level,
}

impl FindNamesArgsFilter {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(kinds: Vec<String>) -> Self {
        Self { kinds, level: 1 }
    }
}

/// The arguments of `find_names`.
///
/// Find names.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindNamesArgs {
    pub pattern: String,
    pub root: toolrt::FilePath,
    pub limit: Option<i64>,
    pub filter: Option<FindNamesArgsFilter>,
}

impl FindNamesArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(pattern: impl Into<String>) -> Self {
        Self {
            pattern: pattern.into(),
            root: Self::default_root(),
            limit: None,
            filter: None,
        }
    }

    pub(super) fn default_root() -> toolrt::FilePath {
        toolrt::codec::constant("\".\"")
    }
}

/// The result of `find_names`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FindNamesResult {
    pub names: Vec<String>,
    pub count: i64,
}

impl FindNamesResult {
    /// Takes the required fields.
    pub fn new(names: Vec<String>, count: i64) -> Self {
        Self { names, count }
    }
}

/// The arguments of `who_am_i`.
///
/// Tell who calls.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct WhoAmIArgs {}

/// The result of `who_am_i`.
#[derive(Debug, Clone, PartialEq)]
pub struct WhoAmIResult {
    pub run_id: toolrt::Uuid,
    pub tries: i64,
    pub note: Option<String>,
    pub level: Option<f64>,
    pub dry: Option<bool>,
    pub mode: Option<Mode>,
    pub since: Option<toolrt::DateTime>,
    pub caller: String,
}

impl WhoAmIResult {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(run_id: toolrt::Uuid, tries: i64, caller: impl Into<String>) -> Self {
        Self {
            run_id,
            tries,
            note: None,
            level: None,
            dry: None,
            mode: None,
            since: None,
            caller: caller.into(),
        }
    }
}

/// The arguments of `drop_paths`.
///
/// Drop some paths.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DropPathsArgs {
    pub paths: Vec<toolrt::FilePath>,
}

impl DropPathsArgs {
    /// Takes the required fields.
    pub fn new(paths: Vec<toolrt::FilePath>) -> Self {
        Self { paths }
    }
}

/// The result of `drop_paths`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DropPathsResult {
    pub dropped: i64,
}

impl DropPathsResult {
    /// Takes the required fields.
    pub fn new(dropped: i64) -> Self {
        Self { dropped }
    }
}

/// The arguments of `drop_all`.
///
/// Drop everything.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct DropAllArgs {}

/// The result of `drop_all`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DropAllResult {
    pub dropped: i64,
}

impl DropAllResult {
    /// Takes the required fields.
    pub fn new(dropped: i64) -> Self {
        Self { dropped }
    }
}

/// The arguments of `copy_ids`.
///
/// Copy some ids.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CopyIdsArgs {
    pub ids: Vec<String>,
}

impl CopyIdsArgs {
    /// Takes the required fields.
    pub fn new(ids: Vec<String>) -> Self {
        Self { ids }
    }
}

/// The result of `copy_ids`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CopyIdsResult {
    pub done: Vec<String>,
}

impl CopyIdsResult {
    /// Takes the required fields.
    pub fn new(done: Vec<String>) -> Self {
        Self { done }
    }
}

/// The arguments of `draw_chart`.
///
/// Draw a chart.
#[derive(Debug, Clone, PartialEq)]
pub struct DrawChartArgs {
    pub points: Vec<f64>,
}

impl DrawChartArgs {
    /// Takes the required fields.
    pub fn new(points: Vec<f64>) -> Self {
        Self { points }
    }
}

/// The result of `draw_chart`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DrawChartResult {
    pub title: String,
}

impl DrawChartResult {
    /// Takes the required fields.
    pub fn new(title: impl Into<String>) -> Self {
        Self {
            title: title.into(),
        }
    }
}

/// What `draw_chart` gives beside its result.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct DrawChartSide {
    pub series: Option<Vec<f64>>,
    pub log: Option<toolrt::Value>,
}

impl DrawChartSide {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            series: None,
            log: None,
        }
    }
}

/// The arguments of `read_pages`.
///
/// Read pages.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct ReadPagesArgs {
    pub cursor: Option<String>,
}

impl ReadPagesArgs {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { cursor: None }
    }
}

/// The result of `read_pages`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReadPagesResult {
    pub items: Vec<i64>,
    pub next: toolrt::Maybe<String>,
}

impl ReadPagesResult {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(items: Vec<i64>) -> Self {
        Self {
            items,
            next: toolrt::Maybe::Absent,
        }
    }
}

/// The arguments of `count_words`.
///
/// Count some words.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CountWordsArgs {
    pub text: String,
}

impl CountWordsArgs {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

/// The result of `count_words`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CountWordsResult {
    pub count: i64,
}

impl CountWordsResult {
    /// Takes the required fields.
    pub fn new(count: i64) -> Self {
        Self { count }
    }
}

/// The arguments of `log_in`.
///
/// Log in.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LogInArgs {
    pub user: String,
    pub token: toolrt::Secret<String>,
}

impl LogInArgs {
    /// Takes the required fields.
    pub fn new(user: impl Into<String>, token: toolrt::Secret<String>) -> Self {
        Self {
            user: user.into(),
            token,
        }
    }
}

/// The result of `log_in`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct LogInResult {
    pub token: toolrt::Secret<String>,
}

impl LogInResult {
    /// Takes the required fields.
    pub fn new(token: toolrt::Secret<String>) -> Self {
        Self { token }
    }
}

/// The arguments of `fetch_page`.
///
/// Fetch a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FetchPageArgs {
    pub page: i64,
}

impl FetchPageArgs {
    /// Takes the required fields.
    pub fn new(page: i64) -> Self {
        Self { page }
    }
}

/// The result of `fetch_page`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FetchPageResult {
    pub text: String,
}

impl FetchPageResult {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

/// The arguments of `put_note`.
///
/// Put a note into its place.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PutNoteArgs {
    pub text: String,
}

impl PutNoteArgs {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

/// The result of `put_note`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PutNoteResult {
    pub id: String,
}

impl PutNoteResult {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// The arguments of `send_note`.
///
/// Send a note, one after the other.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SendNoteArgs {
    pub text: String,
    pub to: String,
}

impl SendNoteArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            to: Self::default_to(),
        }
    }

    pub(super) fn default_to() -> String {
        "all".to_owned()
    }
}

/// The result of `send_note`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SendNoteResult {
    pub id: String,
}

impl SendNoteResult {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// The arguments of `ship_order`.
///
/// Ship an order.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ShipOrderArgs {
    pub id: String,
}

impl ShipOrderArgs {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>) -> Self {
        Self { id: id.into() }
    }
}

/// The result of `ship_order`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShipOrderResult {
    pub answers: Vec<toolrt::Value>,
}

impl ShipOrderResult {
    /// Takes the required fields.
    pub fn new(answers: Vec<toolrt::Value>) -> Self {
        Self { answers }
    }
}

/// The answer to `speed`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ShipOrderSpeedAnswer {
    Slow,
    Fast,
}

impl ShipOrderSpeedAnswer {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Slow, Self::Fast];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Fast => "fast",
        }
    }
}

/// The answer to `gift`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ShipOrderGiftAnswer {
    pub text: String,
    pub ribbon: Option<bool>,
}

impl ShipOrderGiftAnswer {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            ribbon: None,
        }
    }
}

/// The arguments of `ship_all`.
///
/// Ship an order, and drop its paths.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ShipAllArgs {
    pub id: String,
    pub paths: Vec<toolrt::FilePath>,
}

impl ShipAllArgs {
    /// Takes the required fields.
    pub fn new(id: impl Into<String>, paths: Vec<toolrt::FilePath>) -> Self {
        Self {
            id: id.into(),
            paths,
        }
    }
}

/// The result of `ship_all`.
#[derive(Debug, Clone, PartialEq)]
pub struct ShipAllResult {
    pub answers: Vec<toolrt::Value>,
}

impl ShipAllResult {
    /// Takes the required fields.
    pub fn new(answers: Vec<toolrt::Value>) -> Self {
        Self { answers }
    }
}

/// The errors of `find_names`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FindNamesError {
    /// The pattern cannot be parsed.
    BadPattern(BadPattern),
    /// Nothing is there.
    NothingThere(NothingThere),
    /// It is there already.
    AlreadyThere(AlreadyThere),
    /// Something else comes first.
    TooEarly(TooEarly),
    /// You may not.
    NotYours(NotYours),
    /// Too many at once.
    TooBusy(TooBusy),
    /// Nobody answers.
    NobodyThere(NobodyThere),
    /// It took too long.
    TooSlow(TooSlow),
    /// Somebody stopped it.
    Stopped(Stopped),
    /// It broke.
    Broken(Broken),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// What the context gives to `who_am_i`.
#[derive(Debug, Clone, PartialEq)]
pub struct WhoAmIInjected {
    pub run_id: toolrt::Uuid,
    pub tries: i64,
    pub note: Option<String>,
    pub level: Option<f64>,
    pub dry: Option<bool>,
    pub mode: Option<Mode>,
    pub since: Option<toolrt::DateTime>,
    pub caller: String,
}

/// The errors of `who_am_i`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum WhoAmIError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `drop_paths`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DropPathsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `drop_all`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DropAllError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `copy_ids`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CopyIdsError {
    /// It is there already.
    AlreadyThere(AlreadyThere),
    /// Too many at once.
    TooBusy(TooBusy),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `draw_chart`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum DrawChartError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `read_pages`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ReadPagesError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `count_words`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum CountWordsError {
    /// There are no words.
    NoWords(NoWords),
    /// Nothing is there.
    NothingThere(NothingThere),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `log_in`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LogInError {
    /// The door is locked.
    Locked(Locked),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `fetch_page`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum FetchPageError {
    /// Too many at once.
    TooBusy(TooBusy),
    /// Nobody answers.
    NobodyThere(NobodyThere),
    /// There are no words.
    NoWords(NoWords),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `put_note`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum PutNoteError {
    /// Too many at once.
    TooBusy(TooBusy),
    /// Nobody answers.
    NobodyThere(NobodyThere),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `send_note`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum SendNoteError {
    /// Too many at once.
    TooBusy(TooBusy),
    /// There are no words.
    NoWords(NoWords),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `ship_order`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ShipOrderError {
    /// It is there already.
    AlreadyThere(AlreadyThere),
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

/// The errors of `ship_all`.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ShipAllError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}
