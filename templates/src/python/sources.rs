//! Where the context has the arguments that nobody else gives.

use toolc_compiler::ir::Source;

/// A source of injected arguments, as the design spells it.
pub(super) fn source(source: &Source) -> String {
    match source {
        Source::SessionId => "context.session_id".to_owned(),
        Source::RunId => "context.run_id".to_owned(),
        Source::TurnId => "context.turn_id".to_owned(),
        Source::CallId => "context.call_id".to_owned(),
        Source::ParentCallId => "context.parent_call_id".to_owned(),
        Source::Caller => "context.caller".to_owned(),
        Source::Label(name) => format!("context.labels.{name}"),
    }
}
