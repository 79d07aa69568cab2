//! Sources of injected arguments.

/// The source of an injected argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Source {
    SessionId,
    RunId,
    TurnId,
    CallId,
    ParentCallId,
    Caller,
    /// A label that the host sets.
    Label(&'static str),
}

impl Source {
    /// The source as a design spells it.
    pub fn name(self) -> String {
        match self {
            Self::SessionId => "context.session_id".into(),
            Self::RunId => "context.run_id".into(),
            Self::TurnId => "context.turn_id".into(),
            Self::CallId => "context.call_id".into(),
            Self::ParentCallId => "context.parent_call_id".into(),
            Self::Caller => "context.caller".into(),
            Self::Label(name) => format!("context.labels.{name}"),
        }
    }
}
