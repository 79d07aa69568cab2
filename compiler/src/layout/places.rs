//! The positions of the pieces of a tree: what a list needs to know of its items.

use crate::source::Span;
use crate::syntax::ast::{
    ChainMember, Docs, Entry, EnumMember, Member, Name, Path, PolicyEntry, PolicyValue,
    RecordMember, StatementKind, Str, Type, UnionVariant, Value, View,
};

/// A piece with a position, perhaps with a doc comment above it.
pub(super) trait Placed {
    /// The doc comment.
    fn docs(&self) -> Option<&Docs> {
        None
    }

    /// All of it, without the doc comment.
    fn span(&self) -> Span;

    /// From the doc comment on.
    fn start(&self) -> usize {
        self.docs().map_or(self.span(), |docs| docs.span).start as usize
    }

    /// Where it ends.
    fn end(&self) -> usize {
        self.span().end as usize
    }

    /// Whether it belongs to the head of a file, which an empty line sets apart.
    fn heads(&self) -> bool {
        false
    }

    /// Whether the next item would be read as a part of it without a comma.
    fn goes_on(&self) -> bool {
        false
    }

    /// Whether it is a declaration: empty lines surround one of several lines.
    fn declares(&self) -> bool {
        false
    }
}

impl Placed for RecordMember {
    fn docs(&self) -> Option<&Docs> {
        match self {
            Self::Field(field) => field.docs.as_ref(),
            Self::Spread { .. } | Self::Rest { .. } => None,
        }
    }

    fn span(&self) -> Span {
        match self {
            Self::Field(field) => field.span,
            Self::Spread { span, .. } | Self::Rest { span, .. } => *span,
        }
    }

    fn goes_on(&self) -> bool {
        match self {
            // Before a name it would be the fields of a type.
            Self::Rest { ty, .. } => ty.is_none(),
            Self::Field(_) | Self::Spread { .. } => false,
        }
    }
}

impl Placed for EnumMember {
    fn docs(&self) -> Option<&Docs> {
        self.docs.as_ref()
    }

    fn span(&self) -> Span {
        self.span
    }
}

impl Placed for UnionVariant {
    fn docs(&self) -> Option<&Docs> {
        self.docs.as_ref()
    }

    fn span(&self) -> Span {
        self.span
    }
}

impl Placed for Type {
    fn docs(&self) -> Option<&Docs> {
        self.docs.as_deref()
    }

    fn span(&self) -> Span {
        self.span
    }
}

impl Placed for Value {
    fn span(&self) -> Span {
        self.span
    }
}

impl Placed for Entry {
    fn span(&self) -> Span {
        self.span
    }
}

impl Placed for Name {
    fn span(&self) -> Span {
        self.span
    }
}

impl Placed for Path {
    fn span(&self) -> Span {
        self.span
    }
}

impl Placed for Str {
    fn span(&self) -> Span {
        self.span
    }
}

impl Placed for View {
    fn span(&self) -> Span {
        self.span
    }
}

impl Placed for ChainMember {
    fn span(&self) -> Span {
        match self {
            Self::Statement(statement) => statement.span,
            Self::Call(call) => call.span,
            Self::Let { span, .. } | Self::If { span, .. } | Self::Return { span, .. } => *span,
            Self::Junk(junk) => junk.span,
        }
    }

    fn goes_on(&self) -> bool {
        match self {
            // It may have a `return` of its own.
            Self::Statement(statement) => {
                matches!(&statement.kind, StatementKind::Bind { result: None, .. })
            }
            Self::Call(_) | Self::Let { .. } | Self::If { .. } => false,
            Self::Return { .. } | Self::Junk(_) => false,
        }
    }
}

impl Placed for Member {
    fn docs(&self) -> Option<&Docs> {
        match self {
            Self::Statement(_) | Self::Junk(_) => None,
            Self::Method(method) => method.docs.as_ref(),
            Self::MethodTool(tool) => tool.docs.as_ref(),
            Self::Toolset(container)
            | Self::Agent(container)
            | Self::Mcp(container)
            | Self::Cli(container) => container.docs.as_ref(),
            Self::Tool(tool) => tool.docs.as_ref(),
            Self::Chain(chain) => chain.docs.as_ref(),
            Self::Completion(completion) => completion.docs.as_ref(),
            Self::Resource(resource) => resource.docs.as_ref(),
            Self::Prompt(prompt) => prompt.docs.as_ref(),
        }
    }

    fn span(&self) -> Span {
        match self {
            Self::Statement(statement) => statement.span,
            Self::Junk(junk) => junk.span,
            Self::Method(method) => method.span,
            Self::MethodTool(tool) => tool.span,
            Self::Toolset(container)
            | Self::Agent(container)
            | Self::Mcp(container)
            | Self::Cli(container) => container.span,
            Self::Tool(tool) => tool.span,
            Self::Chain(chain) => chain.span,
            Self::Completion(completion) => completion.span,
            Self::Resource(resource) => resource.span,
            Self::Prompt(prompt) => prompt.span,
        }
    }

    fn goes_on(&self) -> bool {
        match self {
            // A word behind it would be its name.
            Self::MethodTool(tool) => tool.name.is_none() && tool.block.is_none(),
            Self::Statement(_)
            | Self::Junk(_)
            | Self::Method(_)
            | Self::Toolset(_)
            | Self::Tool(_)
            | Self::Chain(_)
            | Self::Agent(_)
            | Self::Mcp(_)
            | Self::Cli(_)
            | Self::Completion(_)
            | Self::Resource(_)
            | Self::Prompt(_) => false,
        }
    }

    fn declares(&self) -> bool {
        match self {
            Self::Statement(_) | Self::Junk(_) => false,
            Self::Method(_)
            | Self::MethodTool(_)
            | Self::Toolset(_)
            | Self::Tool(_)
            | Self::Chain(_)
            | Self::Agent(_)
            | Self::Mcp(_)
            | Self::Cli(_)
            | Self::Completion(_)
            | Self::Resource(_)
            | Self::Prompt(_) => true,
        }
    }
}

impl<P: Placed> Placed for &P {
    fn docs(&self) -> Option<&Docs> {
        (*self).docs()
    }

    fn span(&self) -> Span {
        (*self).span()
    }

    fn goes_on(&self) -> bool {
        (*self).goes_on()
    }

    fn declares(&self) -> bool {
        (*self).declares()
    }
}

/// An item of a tuple.
pub(super) enum TuplePart<'a> {
    /// `A`
    Item(&'a Type),
    /// `...B`
    Tail(&'a Type),
}

impl Placed for TuplePart<'_> {
    fn docs(&self) -> Option<&Docs> {
        match self {
            Self::Item(ty) => ty.docs.as_deref(),
            Self::Tail(_) => None,
        }
    }

    fn span(&self) -> Span {
        match self {
            Self::Item(ty) => ty.span,
            Self::Tail(ty) => ty
                .docs
                .as_ref()
                .map_or(ty.span, |docs| docs.span.to(ty.span)),
        }
    }
}

impl Placed for PolicyEntry {
    fn span(&self) -> Span {
        let value = match &self.value {
            PolicyValue::Count(count) => count.span,
            PolicyValue::Duration(duration) => duration.span,
            PolicyValue::Word(word) => word.span,
        };
        self.name.span.to(value)
    }
}

/// The content of one line of a block: a member, or consecutive flags.
pub(super) struct Row<'a, M>(pub(super) &'a [M]);

impl<M: Placed> Placed for Row<'_, M> {
    fn docs(&self) -> Option<&Docs> {
        self.0.first().and_then(Placed::docs)
    }

    fn span(&self) -> Span {
        let (first, last) = (self.0.first(), self.0.last());
        let (first, last) = first.zip(last).expect("a row has a member");
        first.span().to(last.span())
    }

    fn goes_on(&self) -> bool {
        self.0.last().is_some_and(Placed::goes_on)
    }

    fn declares(&self) -> bool {
        self.0.iter().any(Placed::declares)
    }
}

/// A part of an example; its keyword counts as the space before it.
pub(super) enum ExamplePart<'a> {
    /// `args {…}`
    Args(&'a Value),
    /// `result …`
    Result(&'a Value),
    /// `error bad_pattern {…}`
    Error(&'a Path, Option<&'a Value>),
}

impl ExamplePart<'_> {
    pub(super) fn keyword(&self) -> &'static str {
        match self {
            Self::Args(_) => "args",
            Self::Result(_) => "result",
            Self::Error(..) => "error",
        }
    }
}

impl Placed for ExamplePart<'_> {
    fn span(&self) -> Span {
        match self {
            Self::Args(value) | Self::Result(value) => value.span,
            Self::Error(path, details) => {
                details.map_or(path.span, |details| path.span.to(details.span))
            }
        }
    }
}
