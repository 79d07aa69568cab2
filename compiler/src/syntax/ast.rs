//! What was written: declarations with their spans, nothing looked up.

mod statements;

use crate::source::{Span, Text};

pub use statements::*;

/// One `.tools` file.
#[derive(Debug, Default)]
pub struct File {
    /// `package acme.todos`, with the doc comment above it.
    pub package: Option<Package>,
    /// `use …` lines.
    pub uses: Vec<Use>,
    /// The declarations, in order.
    pub items: Vec<Item>,
    /// All `//` comments, in order; doc comments are not among them.
    pub comments: Vec<Comment>,
}

/// `package acme.todos`
#[derive(Debug)]
pub struct Package {
    /// The doc comment above it.
    pub docs: Option<Docs>,
    /// `acme.todos`
    pub path: Path,
    /// The whole line.
    pub span: Span,
}

/// `use acme.planner { Plan, Step }` or `use shop.common as shop`
#[derive(Debug)]
pub struct Use {
    /// The package.
    pub path: Path,
    /// The names in braces.
    pub names: Option<Vec<Name>>,
    /// The name after `as`.
    pub alias: Option<Name>,
    /// The whole line.
    pub span: Span,
}

/// A `//` comment without its slashes.
#[derive(Debug)]
pub struct Comment {
    /// The text, as written after `//`.
    pub text: Text,
    /// With the slashes.
    pub span: Span,
}

/// The lines of a `///` comment, each without its slashes and one space.
#[derive(Debug, Clone)]
pub struct Docs {
    /// Joined by line feeds.
    pub text: Text,
    /// All lines.
    pub span: Span,
}

/// An identifier or a quoted name.
#[derive(Debug, Clone)]
pub struct Name {
    /// Without quotes, escapes decoded.
    pub text: Text,
    /// With quotes.
    pub span: Span,
    /// Whether it was written in quotes.
    pub quoted: bool,
}

/// Names joined by dots.
#[derive(Debug, Clone)]
pub struct Path {
    /// At least one.
    pub parts: Vec<Name>,
    /// All of it.
    pub span: Span,
}

/// A text in quotes: `"…"` or `"""…"""` (indentation and outer line breaks removed).
#[derive(Debug, Clone)]
pub struct Str {
    /// Escapes decoded.
    pub text: Text,
    /// With the quotes.
    pub span: Span,
}

/// A declaration at the top of a file.
#[derive(Debug)]
pub enum Item {
    /// `type …`
    Type(Box<TypeItem>),
    /// `enum …`
    Enum(Box<EnumItem>),
    /// `union …`
    Union(Box<UnionItem>),
    /// `error …`
    Error(Box<ErrorItem>),
    /// `service …`
    Service(Box<Container>),
    /// `toolset …`
    Toolset(Box<Container>),
    /// Text that could not be parsed; it is already reported.
    Junk(Box<Junk>),
}

/// Text that could not be parsed. Its name, if it has one, counts as declared.
#[derive(Debug)]
pub struct Junk {
    /// The first word: `type`, `tool`, …
    pub keyword: Option<Text>,
    /// The word after it.
    pub name: Option<Name>,
    /// All of it.
    pub span: Span,
}

/// `type Name @attributes { … }` or `type Name = T`
#[derive(Debug)]
pub struct TypeItem {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The name.
    pub name: Name,
    /// Attributes between the name and the body.
    pub attributes: Vec<Attribute>,
    /// A record body is a type of kind [`TypeKind::Record`].
    pub body: Type,
    /// From the keyword to the end.
    pub span: Span,
}

/// `enum Name { a, b = "B" }`
#[derive(Debug)]
pub struct EnumItem {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The name.
    pub name: Name,
    /// Attributes between the name and the body.
    pub attributes: Vec<Attribute>,
    /// The members.
    pub members: Vec<EnumMember>,
    /// From the keyword to the end.
    pub span: Span,
}

/// `done = "DONE" @deprecated("…")`
#[derive(Debug)]
pub struct EnumMember {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The name; also the wire value if no value is given.
    pub name: Name,
    /// The value on the wire.
    pub value: Option<Box<Value>>,
    /// Attributes.
    pub attributes: Vec<Attribute>,
    /// All of it.
    pub span: Span,
}

/// `union Name by kind { a: A, b: B }`; without `by` the union is `{"type": …, "value": …}`.
#[derive(Debug)]
pub struct UnionItem {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The name.
    pub name: Name,
    /// The key after `by`.
    pub by: Option<Name>,
    /// Attributes between the name and the body.
    pub attributes: Vec<Attribute>,
    /// The variants.
    pub variants: Vec<UnionVariant>,
    /// From the keyword to the end.
    pub span: Span,
}

/// `schedule: Cron`
#[derive(Debug)]
pub struct UnionVariant {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The tag.
    pub name: Name,
    /// Its type.
    pub ty: Type,
    /// All of it.
    pub span: Span,
}

/// `error run_not_found(run_id: uuid) { … }`
#[derive(Debug)]
pub struct ErrorItem {
    /// The doc comment: the message.
    pub docs: Option<Docs>,
    /// The name: the code on the wire.
    pub name: Name,
    /// The details.
    pub details: Option<Params>,
    /// `kind`, `field`, `recover`.
    pub block: Option<Block>,
    /// From the keyword to the end.
    pub span: Span,
}

/// `keyword name { members }`: a service, toolset, agent, MCP server or CLI.
#[derive(Debug)]
pub struct Container {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The name.
    pub name: Name,
    /// `from mcp "label"` or `from command "label"`, of a toolset.
    pub from: Option<From>,
    /// The members.
    pub block: Block,
    /// From the keyword to the end.
    pub span: Span,
}

/// `from mcp "search-server"`
#[derive(Debug)]
pub struct From {
    /// `mcp` or `command`.
    pub kind: Name,
    /// The host's label.
    pub label: Str,
}

/// The members between two braces.
#[derive(Debug)]
pub struct Block {
    /// In order.
    pub members: Vec<Member>,
    /// With the braces.
    pub span: Span,
}

/// A member of any block; whether it is allowed in this one is decided later.
#[derive(Debug)]
pub enum Member {
    /// A statement.
    Statement(Statement),
    /// `method …`
    Method(Box<Method>),
    /// `tool` or `tool name { … }` inside a method
    MethodTool(Box<MethodTool>),
    /// `toolset …`
    Toolset(Box<Container>),
    /// `tool …(…)`
    Tool(Box<Tool>),
    /// `chain …`
    Chain(Box<Chain>),
    /// `agent …`
    Agent(Box<Container>),
    /// `mcp …`
    Mcp(Box<Container>),
    /// `cli …`
    Cli(Box<Container>),
    /// `completion …`
    Completion(Box<Completion>),
    /// `resource …`
    Resource(Box<Resource>),
    /// `prompt …`
    Prompt(Box<Prompt>),
    /// Text that could not be parsed; it is already reported.
    Junk(Junk),
}

impl Block {
    /// The statements among its members.
    pub fn statements(&self) -> impl Iterator<Item = &Statement> + Clone {
        self.members.iter().filter_map(Member::statement)
    }
}

impl Member {
    /// The statement, if it is one.
    pub fn statement(&self) -> Option<&Statement> {
        if let Self::Statement(statement) = self {
            Some(statement)
        } else {
            None
        }
    }
}

/// `(params) -> T streams S throws a, b`
#[derive(Debug)]
pub struct Signature {
    /// The parameters.
    pub params: Params,
    /// `-> T`
    pub result: Option<Type>,
    /// `streams S`
    pub streams: Option<Box<Type>>,
    /// `throws a, b`
    pub throws: Vec<Path>,
}

/// The content of the parentheses of a signature.
#[derive(Debug)]
pub struct Params {
    /// Fields, or a declared record as the whole payload.
    pub kind: ParamsKind,
    /// With the parentheses.
    pub span: Span,
}

/// See [`Params`].
#[derive(Debug)]
pub enum ParamsKind {
    /// `(a: T, b?: U)`
    Fields(Vec<RecordMember>),
    /// `(SearchArgs)`
    Declared(Path),
}

/// `method search(SearchArgs) -> SearchResult { tool }`
#[derive(Debug)]
pub struct Method {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The name.
    pub name: Name,
    /// Parameters, result, errors.
    pub signature: Signature,
    /// `{ tool … }`
    pub block: Option<Block>,
    /// From the keyword to the end.
    pub span: Span,
}

/// `tool other_name { statements }` inside a method
#[derive(Debug)]
pub struct MethodTool {
    /// The doc comment, which wins over the method's.
    pub docs: Option<Docs>,
    /// The tool's name, if it is not the method's.
    pub name: Option<Name>,
    /// The tool's statements.
    pub block: Option<Block>,
    /// From the keyword to the end.
    pub span: Span,
}

/// `tool find_files(…) -> … { … }`
#[derive(Debug)]
pub struct Tool {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The name.
    pub name: Name,
    /// Parameters, result, errors.
    pub signature: Signature,
    /// The statements.
    pub block: Option<Block>,
    /// From the keyword to the end.
    pub span: Span,
}

/// `chain sweep(…) -> … { … }`
#[derive(Debug)]
pub struct Chain {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The name.
    pub name: Name,
    /// Parameters, result, errors.
    pub signature: Signature,
    /// Statements and steps, in order.
    pub body: Vec<ChainMember>,
    /// From the keyword to the end.
    pub span: Span,
}

/// A member of a chain.
#[derive(Debug)]
pub enum ChainMember {
    /// `timeout 30s`, …
    Statement(Statement),
    /// `found = find_files(…)`
    Let {
        /// The name of the result for later steps.
        name: Name,
        /// The call.
        call: Call,
        /// All of it.
        span: Span,
    },
    /// `find_files(…)`, its result unused
    Call(Call),
    /// `if found.files is empty return …`
    If {
        /// The tested path.
        path: RefPath,
        /// `empty` or `absent`.
        test: Name,
        /// The answer if the test is true.
        value: Return,
        /// All of it.
        span: Span,
    },
    /// `return …`
    Return {
        /// The returned call or value.
        value: Return,
        /// All of it.
        span: Span,
    },
    /// Text that could not be parsed; it is already reported.
    Junk(Junk),
}

impl ChainMember {
    /// The statement, if it is one.
    pub fn statement(&self) -> Option<&Statement> {
        if let Self::Statement(statement) = self {
            Some(statement)
        } else {
            None
        }
    }
}

/// The answer of a chain.
#[derive(Debug)]
pub enum Return {
    /// The result of a last call.
    Call(Call),
    /// A value.
    Value(Value),
}

/// `find_files(pattern: args.pattern)`
#[derive(Debug)]
pub struct Call {
    /// The tool.
    pub tool: Name,
    /// The arguments, in order.
    pub args: Vec<Entry>,
    /// All of it.
    pub span: Span,
}

/// `completion draft_plan -> Plan`
#[derive(Debug)]
pub struct Completion {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The name.
    pub name: Name,
    /// The type of the model's answer.
    pub ty: Type,
    /// All of it.
    pub span: Span,
}

/// `resource file_text(path: path) "file:///{path}" -> string { mime "text/plain" }`
#[derive(Debug)]
pub struct Resource {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The name.
    pub name: Name,
    /// The types of its variables.
    pub params: Option<Params>,
    /// The URI, with variables in braces.
    pub uri: Str,
    /// Its type.
    pub ty: Option<Type>,
    /// The errors that reading it ends with.
    pub throws: Vec<Path>,
    /// `mime` and metadata.
    pub block: Option<Block>,
    /// All of it.
    pub span: Span,
}

/// `prompt suggest_names(pattern: string) { user "…" }`
#[derive(Debug)]
pub struct Prompt {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The name.
    pub name: Name,
    /// The arguments.
    pub params: Option<Params>,
    /// The errors that the host words it with.
    pub throws: Vec<Path>,
    /// `user` and `assistant` messages and metadata, in order.
    pub block: Block,
    /// All of it.
    pub span: Span,
}

/// A type as it was written: atom, `?`, attributes.
#[derive(Debug)]
pub struct Type {
    /// A doc comment before a type in brackets, after `|` or after `->`.
    pub docs: Option<Box<Docs>>,
    /// The atom, or the alternatives of a union.
    pub kind: TypeKind,
    /// Whether a `?` follows.
    pub nullable: bool,
    /// Attributes after it.
    pub attributes: Vec<Attribute>,
    /// All of it.
    pub span: Span,
}

/// See [`Type`].
#[derive(Debug)]
pub enum TypeKind {
    /// `string`, `Todo`, `common.Money`
    Name(Path),
    /// `[T]`
    List(Box<Type>),
    /// `[string: T]`
    Map {
        /// The type before the colon.
        key: Box<Type>,
        /// The type after it.
        value: Box<Type>,
    },
    /// `[A, B]` or `[A, ...B]`
    Tuple {
        /// The types by position.
        items: Vec<Type>,
        /// The type of the tail, any number of times.
        tail: Option<Box<Type>>,
    },
    /// `{ a: T, b?: U }`
    Record(Vec<RecordMember>),
    /// `A | B`, at least two
    Union(Vec<Type>),
    /// `(T)`
    Group(Box<Type>),
    /// `"fast"`, `1`, `true`, `null`
    Literal(Box<Value>),
}

/// A member of a record or a parameter list.
#[derive(Debug)]
pub enum RecordMember {
    /// `name?: T = v`
    Field(Field),
    /// `...Base`
    Spread {
        /// The record whose fields are copied.
        path: Path,
        /// With the dots.
        span: Span,
    },
    /// `...` or `...: T`
    Rest {
        /// The type after the colon.
        ty: Option<Type>,
        /// With the dots.
        span: Span,
    },
}

/// `name?: T = v` or `name: T from context.run_id`
#[derive(Debug)]
pub struct Field {
    /// The doc comment.
    pub docs: Option<Docs>,
    /// The key.
    pub name: Name,
    /// Whether a `?` follows the name.
    pub optional: bool,
    /// The type; attributes of the declaration are among those of the type.
    pub ty: Type,
    /// `= v`
    pub default: Option<Box<Value>>,
    /// `from context.run_id`
    pub from: Option<Box<RefPath>>,
    /// All of it.
    pub span: Span,
}

/// `@length(1..64)`
#[derive(Debug)]
pub struct Attribute {
    /// Without the `@`.
    pub name: Name,
    /// The content of the parentheses; `None` without parentheses.
    pub argument: Option<Argument>,
    /// With the `@`.
    pub span: Span,
}

/// The argument of an attribute.
#[derive(Debug)]
pub enum Argument {
    /// `1..64`, `1..`, `..64`
    Range {
        /// Before the dots.
        min: Option<Number>,
        /// After the dots.
        max: Option<Number>,
        /// All of it.
        span: Span,
    },
    /// `/^[a-z]+$/` without the slashes, `\/` as it was written
    Regex(Str),
    /// `(fs:read, fs:write)`; at least one.
    Capabilities(Vec<Str>),
    /// Any value.
    Value(Value),
}

/// A number as it was written.
#[derive(Debug, Clone)]
pub struct Number {
    /// A JSON number.
    pub text: Text,
    /// Where.
    pub span: Span,
}

/// A value as it was written.
#[derive(Debug, Clone)]
pub struct Value {
    /// What it is.
    pub kind: ValueKind,
    /// All of it.
    pub span: Span,
}

/// See [`Value`].
#[derive(Debug, Clone)]
pub enum ValueKind {
    /// `null`
    Null,
    /// `true`, `false`
    Bool(bool),
    /// `1`, `-2.50`
    Number(Text),
    /// `"…"`
    String(Text),
    /// `[a, b]`
    List(Vec<Value>),
    /// `{ a: 1, "b": 2 }`
    Object(Vec<Entry>),
    /// `pending` (a path without steps) or `args.query`, `found.files[].path`
    Path(Box<RefPath>),
}

/// `key: value`
#[derive(Debug, Clone)]
pub struct Entry {
    /// The key.
    pub name: Name,
    /// The value.
    pub value: Value,
    /// All of it.
    pub span: Span,
}

/// `args.items.count`, `args["filter[status]"]`, `found.files[].path`
#[derive(Debug, Clone)]
pub struct RefPath {
    /// The first word.
    pub root: Name,
    /// What follows it.
    pub steps: Vec<RefStep>,
    /// All of it.
    pub span: Span,
}

/// One step of a [`RefPath`].
#[derive(Debug, Clone)]
pub enum RefStep {
    /// `.name` or `["name"]`
    Key(Name),
    /// `[]`
    Each(Span),
}

/// `30s`, `500ms`
#[derive(Debug, Clone)]
pub struct Duration {
    /// In milliseconds, `u64::MAX` if it does not fit.
    pub millis: u64,
    /// As written.
    pub span: Span,
}

/// A whole number after a keyword, such as `retries 2`.
#[derive(Debug, Clone)]
pub struct Count {
    /// The number, `u64::MAX` if it does not fit.
    pub value: u64,
    /// As written.
    pub span: Span,
}

/// `files only [find_files]`
#[derive(Debug)]
pub struct View {
    /// The toolset.
    pub toolset: Name,
    /// The part of it.
    pub filter: Option<Filter>,
    /// All of it.
    pub span: Span,
}

/// `only […]` or `except […]`
#[derive(Debug)]
pub struct Filter {
    /// `except`, else `only`.
    pub except: bool,
    /// The tools.
    pub tools: Vec<Name>,
    /// All of it.
    pub span: Span,
}

/// `calls 20`, `time 5m`, `on_missing clarify`
#[derive(Debug)]
pub struct PolicyEntry {
    /// The key.
    pub name: Name,
    /// The value.
    pub value: PolicyValue,
}

/// See [`PolicyEntry`].
#[derive(Debug)]
pub enum PolicyValue {
    /// `20`
    Count(Count),
    /// `5m`
    Duration(Duration),
    /// `clarify`
    Word(Name),
}
