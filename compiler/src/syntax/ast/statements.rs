//! Statements: their content, and the table of how each is written and where it is allowed.

use super::{Count, Duration, Name, Path, PolicyEntry, RefPath, Str, Type, Value, View};
use crate::source::Span;

/// A statement about a declaration.
#[derive(Debug)]
pub struct Statement {
    /// Its kind and content.
    pub kind: StatementKind,
    /// The keyword's span.
    pub keyword: Span,
    /// All of it.
    pub span: Span,
}

/// See [`Statement`]. All statements of all blocks. There are many of them, so what few have is on the heap.
#[derive(Debug)]
pub enum StatementKind {
    /// `bind todos.update_todos { text: args.query } return { hits: result.items }`
    Bind {
        /// Service and method.
        method: Path,
        /// The mapping of the arguments.
        args: Option<Box<Value>>,
        /// The mapping of the result.
        result: Option<Box<Value>>,
    },
    /// `readonly`, `destructive`, `additive`, `idempotent`, `open_world`, `closed_world`, `dry_run`, `partial`, `final`,
    /// `unmetered`, `watched`, `hosted`
    Flag(Flag),
    /// `needs fs:read, fs:write:./out`
    Needs(Vec<Str>),
    /// `scopes "files:delete"`
    Scopes(Vec<Str>),
    /// `data confidential pii processes`
    Data {
        /// `public internal confidential restricted`
        class: Option<Name>,
        /// The word after `pii`.
        pii: Option<Name>,
    },
    /// `cost low`
    Cost(Name),
    /// `confirm "…" denied { … }`
    Confirm {
        /// The question.
        question: Str,
        /// The result if not.
        denied: Option<Box<Value>>,
    },
    /// `timeout 30s`
    Timeout(Duration),
    /// `retries 2 backoff 500ms`
    Retries {
        /// How often.
        count: Count,
        /// The first wait.
        backoff: Option<Duration>,
    },
    /// `parallel 4`
    Parallel(Count),
    /// `pages args.cursor -> result.next_cursor`
    Pages {
        /// The argument.
        cursor: Box<RefPath>,
        /// The path of the next cursor in the result.
        next: Box<RefPath>,
    },
    /// `side chart: Series for timeline`
    Side {
        /// The name.
        name: Name,
        /// The type.
        ty: Box<Type>,
        /// `timeline internal evidence`
        audience: Option<Name>,
    },
    /// `asks address: Address "Where to?"`
    Asks {
        /// The name.
        name: Name,
        /// The type of the answer.
        ty: Box<Type>,
        /// What is asked.
        question: Str,
    },
    /// `hint call "…"`
    HintCall(Str),
    /// `hint result "…"`
    HintResult(Str),
    /// `remind "…"`
    Remind(Str),
    /// `next rename_files "To rename them"`
    Next {
        /// The tool.
        tool: Name,
        /// Why.
        text: Option<Str>,
    },
    /// `delegate "…"`
    Delegate(Str),
    /// `when "…"`
    When(Str),
    /// `avoid "…"`
    Avoid(Str),
    /// `tags a, b`
    Tags(Vec<Name>),
    /// `title "…"`
    Title(Str),
    /// `version "…"`
    Version(Str),
    /// `deprecated "…"`, or `deprecated` alone
    Deprecated(Option<Str>),
    /// `meta { "vendor/key": 1 }`
    Meta(Box<Value>),
    /// `example "name" { args {…} result {…} }`
    Example {
        /// The name.
        name: Option<Str>,
        /// `args {…}`
        args: Option<Box<Value>>,
        /// `result …`
        result: Option<Box<Value>>,
        /// `error bad_pattern {…}`
        error: Option<Box<(Path, Option<Value>)>>,
    },
    /// `owner files`
    Owner(Name),
    /// `exports todos, planning`
    Exports(Vec<Name>),
    /// `shares notes_server`
    Shares(Vec<Name>),
    /// `remote "search"`
    Remote(Str),
    /// `argv ["git", "log", { "-n": args.count }, "--", args.paths]`
    Argv(Box<Value>),
    /// `stdin args.text`
    Stdin(Box<RefPath>),
    /// `env { LANG: "C", TOKEN: args.token }`
    Env(Box<Value>),
    /// `working_dir args.root`
    WorkingDir(Box<RefPath>),
    /// `output lines`
    Output(Name),
    /// `exit 1 success`, `exit 128 not_a_repository`
    Exit {
        /// The code.
        code: Count,
        /// The error that it stands for, or `success`.
        ends: Path,
    },
    /// `kind not_found`
    Kind(Name),
    /// `field run_id`
    Field(Name),
    /// `recover retry after 2s "…"`
    Recover {
        /// `correct retry replan stop`
        action: Name,
        /// `after 2s`
        after: Option<Duration>,
        /// What to do.
        hint: Option<Box<Str>>,
    },
    /// `instructions "…"`
    Instructions(Str),
    /// `uses todos, files only [find_files]`
    Uses(Vec<View>),
    /// `exposes files except [sweep]`
    Exposes(Vec<View>),
    /// `policy { calls 20, time 5m, on_missing clarify }`
    Policy(Vec<PolicyEntry>),
    /// `mime "text/plain"`
    Mime(Str),
    /// `user "…"`
    User(Box<Message>),
    /// `assistant "…"`
    Assistant(Box<Message>),
    /// `icon "https://…" mime "image/png" sizes "48x48" for dark`
    Icon {
        /// Where it is.
        src: Str,
        /// Its type.
        mime: Option<Box<Str>>,
        /// Sizes, with spaces between them.
        sizes: Option<Box<Str>>,
        /// `light dark`
        theme: Option<Box<Name>>,
    },
    /// `text both`
    ResultText(Name),
    /// `discovery search, permitted`
    Discovery(Vec<Name>),
    /// `cache 5m private`
    Cache {
        /// How long.
        time: Duration,
        /// `public private`
        scope: Option<Name>,
    },
    /// `context run_id from meta "acme.dev/run"`
    ContextValue {
        /// What is set.
        to: Box<RefPath>,
        /// `meta header claim`
        origin: Name,
        /// The name there.
        key: Str,
    },
}

/// What a message of a prompt says.
#[derive(Debug)]
pub enum Message {
    /// `"…"`
    Text(Str),
    /// `image "…" mime "image/png"`
    Media {
        /// `image audio`
        kind: Name,
        /// Base64.
        data: Str,
        /// Its type.
        mime: Str,
    },
    /// `resource "file:///a" mime "text/plain" text "…"`
    Resource {
        /// Its URI.
        uri: Str,
        /// Its type.
        mime: Option<Str>,
        /// What it holds.
        text: Option<Str>,
    },
}

/// A statement that is one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flag {
    /// `readonly`
    Readonly,
    /// `destructive`
    Destructive,
    /// `additive`
    Additive,
    /// `idempotent`
    Idempotent,
    /// `open_world`
    OpenWorld,
    /// `closed_world`
    ClosedWorld,
    /// `dry_run`
    DryRun,
    /// `partial`
    Partial,
    /// `final`
    Final,
    /// `unmetered`
    Unmetered,
    /// `watched`
    Watched,
    /// `hosted`
    Hosted,
}

/// A kind of block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Home {
    /// `error name { … }`
    Error,
    /// `service name { … }`
    Service,
    /// `method name() { … }`
    Method,
    /// `toolset name { … }`
    Toolset,
    /// `tool name() { … }`
    Tool,
    /// `chain name() { … }`
    Chain,
    /// `agent name { … }`
    Agent,
    /// `mcp name { … }`
    Mcp,
    /// `cli name { … }`
    Cli,
    /// `resource name { … }`
    Resource,
    /// `prompt name { … }`
    Prompt,
}

/// How often a statement may occur in one block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Often {
    /// At most once.
    Once,
    /// Any number of times.
    Many,
}

/// The content after the keyword of a statement, and the statement that it makes.
#[derive(Debug, Clone, Copy)]
pub enum Form {
    /// Nothing.
    Flag(Flag),
    /// A text.
    Text(fn(Str) -> StatementKind),
    /// A name.
    Word(fn(Name) -> StatementKind),
    /// A duration.
    Lasting(fn(Duration) -> StatementKind),
    /// A whole number.
    Counted(fn(Count) -> StatementKind),
    /// Names.
    Names(fn(Vec<Name>) -> StatementKind),
    /// A part of a value.
    Part(fn(Box<RefPath>) -> StatementKind),
    /// Words with any signs in them, or texts.
    Words(fn(Vec<Str>) -> StatementKind),
    /// Toolsets, or parts of them.
    Views(fn(Vec<View>) -> StatementKind),
    /// A special form.
    Own,
}

/// The content of a statement with a common form.
#[derive(Debug, Clone, Copy)]
pub enum Held<'a> {
    /// Of [`Form::Flag`].
    Flag(Flag),
    /// Of [`Form::Text`].
    Text(&'a Str),
    /// Of [`Form::Word`].
    Word(&'a Name),
    /// Of [`Form::Lasting`].
    Lasting(&'a Duration),
    /// Of [`Form::Counted`].
    Counted(&'a Count),
    /// Of [`Form::Names`].
    Names(&'a [Name]),
    /// Of [`Form::Part`].
    Part(&'a RefPath),
    /// Of [`Form::Words`].
    Words(&'a [Str]),
    /// Of [`Form::Views`].
    Views(&'a [View]),
}

/// How a statement is written, and where it is allowed.
#[derive(Debug)]
pub struct Usage {
    /// The word that it begins with.
    pub keyword: &'static str,
    /// Its name in findings.
    pub name: &'static str,
    /// The content after the keyword.
    pub form: Form,
    /// The blocks in which it is allowed.
    pub homes: &'static [Home],
    /// How often it may occur there.
    pub often: Often,
}

impl Usage {
    /// The form for a keyword, if only one statement begins with it.
    pub fn of_keyword(keyword: &str) -> Option<&'static Self> {
        STATEMENTS.iter().find(|usage| usage.keyword == keyword)
    }
}

macro_rules! pattern {
    (Flag($flag:ident)) => { StatementKind::Flag(Flag::$flag) };
    (Own($kind:ident)) => { StatementKind::$kind(_) };
    (Own($($pattern:tt)*)) => { StatementKind::$($pattern)* };
    ($form:ident($kind:ident)) => { StatementKind::$kind(_) };
}

macro_rules! form {
    (Flag($flag:ident)) => {
        Form::Flag(Flag::$flag)
    };
    (Own($($pattern:tt)*)) => {
        Form::Own
    };
    ($form:ident($kind:ident)) => {
        Form::$form(StatementKind::$kind)
    };
}

macro_rules! name {
    ($keyword:literal) => {
        $keyword
    };
    ($keyword:literal $name:literal) => {
        $name
    };
}

macro_rules! held {
    ($kind:expr, Flag($flag:ident)) => {
        Some(Held::Flag(Flag::$flag))
    };
    ($kind:expr, Own($($pattern:tt)*)) => {
        None
    };
    ($kind:expr, $form:ident($name:ident)) => {
        if let StatementKind::$name(held) = $kind {
            Some(Held::$form(held))
        } else {
            None
        }
    };
}

macro_rules! statements {
    ($($keyword:literal $(as $name:literal)? => $form:ident $what:tt in $homes:expr, $often:ident;)*) => {
        /// All statements; equally close suggestions are in this order.
        pub static STATEMENTS: &[Usage] = &[$(
            Usage {
                keyword: $keyword,
                name: name!($keyword $($name)?),
                form: form!($form $what),
                homes: $homes,
                often: Often::$often,
            }
        ),*];

        impl StatementKind {
            /// How it is written, and where it is allowed.
            pub fn usage(&self) -> &'static Usage {
                match self {
                    $(
                        pattern!($form $what) => &const {
                            Usage {
                                keyword: $keyword,
                                name: name!($keyword $($name)?),
                                form: form!($form $what),
                                homes: $homes,
                                often: Often::$often,
                            }
                        },
                    )*
                }
            }

            /// Its content, if its form is a common one.
            pub fn held(&self) -> Option<Held<'_>> {
                match self {
                    $(pattern!($form $what) => held!(self, $form $what),)*
                }
            }
        }
    };
}

/// The blocks of most statements about tools.
const TOOLS: &[Home] = &[Home::Tool, Home::Chain, Home::Toolset];
/// The blocks of everything that is called.
const SERVED: &[Home] = &[
    Home::Tool,
    Home::Chain,
    Home::Toolset,
    Home::Resource,
    Home::Prompt,
];
const PICTURED: &[Home] = &[
    Home::Tool,
    Home::Chain,
    Home::Mcp,
    Home::Resource,
    Home::Prompt,
];
const TITLED: &[Home] = &[
    Home::Service,
    Home::Toolset,
    Home::Tool,
    Home::Chain,
    Home::Agent,
    Home::Mcp,
    Home::Cli,
    Home::Resource,
    Home::Prompt,
];
const VERSIONED: &[Home] = &[
    Home::Service,
    Home::Toolset,
    Home::Tool,
    Home::Chain,
    Home::Agent,
    Home::Mcp,
    Home::Cli,
];

statements! {
    "readonly" => Flag(Readonly) in TOOLS, Once;
    "destructive" => Flag(Destructive) in TOOLS, Once;
    "additive" => Flag(Additive) in TOOLS, Once;
    "idempotent" => Flag(Idempotent) in TOOLS, Once;
    "open_world" => Flag(OpenWorld) in TOOLS, Once;
    "closed_world" => Flag(ClosedWorld) in TOOLS, Once;
    "dry_run" => Flag(DryRun) in &[Home::Tool, Home::Toolset], Once;
    "partial" => Flag(Partial) in &[Home::Tool, Home::Toolset], Once;
    "final" => Flag(Final) in TOOLS, Once;
    "unmetered" => Flag(Unmetered) in TOOLS, Once;
    "bind" => Own(Bind { .. }) in &[Home::Tool], Once;
    "needs" => Words(Needs) in SERVED, Many;
    "scopes" => Words(Scopes) in SERVED, Many;
    "data" => Own(Data { class: Some(_), .. }) in TOOLS, Once;
    "data" as "pii" => Own(Data { class: None, .. }) in TOOLS, Once;
    "cost" => Word(Cost) in TOOLS, Once;
    "confirm" => Own(Confirm { .. }) in TOOLS, Once;
    "timeout" => Lasting(Timeout) in SERVED, Once;
    "retries" => Own(Retries { .. }) in &[Home::Tool, Home::Toolset], Once;
    "parallel" => Counted(Parallel) in TOOLS, Once;
    "pages" => Own(Pages { .. }) in &[Home::Tool], Once;
    "side" => Own(Side { .. }) in &[Home::Tool], Many;
    "asks" => Own(Asks { .. }) in &[Home::Tool, Home::Resource, Home::Prompt], Many;
    "hint" as "hint call" => Own(HintCall) in TOOLS, Once;
    "hint" as "hint result" => Own(HintResult) in TOOLS, Once;
    "remind" => Text(Remind) in TOOLS, Once;
    "next" => Own(Next { .. }) in TOOLS, Many;
    "delegate" => Text(Delegate) in TOOLS, Once;
    "when" => Text(When) in TOOLS, Once;
    "avoid" => Text(Avoid) in TOOLS, Once;
    "tags" => Names(Tags) in TOOLS, Many;
    "title" => Text(Title) in TITLED, Once;
    "version" => Text(Version) in VERSIONED, Once;
    "deprecated" => Own(Deprecated) in TOOLS, Once;
    "meta" => Own(Meta) in TOOLS, Once;
    "example" => Own(Example { .. }) in &[Home::Tool, Home::Chain], Many;
    "owner" => Word(Owner) in &[Home::Toolset], Once;
    "exports" => Names(Exports) in &[Home::Service, Home::Agent], Many;
    "remote" => Text(Remote) in &[Home::Tool], Once;
    "argv" => Own(Argv) in &[Home::Tool], Once;
    "stdin" => Part(Stdin) in &[Home::Tool], Once;
    "env" => Own(Env) in &[Home::Tool], Once;
    "working_dir" => Part(WorkingDir) in &[Home::Tool], Once;
    "output" => Word(Output) in &[Home::Tool], Once;
    "exit" => Own(Exit { .. }) in &[Home::Tool], Many;
    "kind" => Word(Kind) in &[Home::Error], Once;
    "field" => Word(Field) in &[Home::Error], Once;
    "recover" => Own(Recover { .. }) in &[Home::Error], Once;
    "instructions" => Text(Instructions) in &[Home::Agent, Home::Mcp], Once;
    "uses" => Views(Uses) in &[Home::Agent], Many;
    "exposes" => Views(Exposes) in &[Home::Mcp, Home::Cli], Many;
    "shares" => Names(Shares) in &[Home::Cli], Many;
    "policy" => Own(Policy) in &[Home::Agent], Once;
    "mime" => Text(Mime) in &[Home::Resource], Once;
    "user" => Own(User) in &[Home::Prompt], Many;
    "assistant" => Own(Assistant) in &[Home::Prompt], Many;
    "hosted" => Flag(Hosted) in &[Home::Prompt], Once;
    "watched" => Flag(Watched) in &[Home::Resource], Once;
    "icon" => Own(Icon { .. }) in PICTURED, Many;
    "text" => Word(ResultText) in &[Home::Mcp], Once;
    "discovery" => Names(Discovery) in &[Home::Mcp], Once;
    "cache" => Own(Cache { .. }) in &[Home::Mcp, Home::Resource], Once;
    "context" => Own(ContextValue { .. }) in &[Home::Mcp], Many;
}
