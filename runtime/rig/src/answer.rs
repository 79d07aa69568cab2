//! Typed answers of an agent's model.

use std::error::Error;
use std::fmt;
use std::marker::PhantomData;

use rig_agent::agent::{
    AgentBuilder, AgentHook, HookContext, ModelTurnAction, ModelTurnFinished, PromptResponse,
    StepEventKind,
};
use rig_core::message::AssistantContent;
use toolrt::{Completion, Issue};

/// Asks the model of an agent for a typed answer, which [`answer`] reads.
///
/// rig asks for it in the way that the model's provider has. An answer that is not valid goes back to the model with
/// all its issues, three times in a run at most, as far as the run may have more turns.
pub fn answering<C: Completion, S>(builder: AgentBuilder<S>) -> AgentBuilder<S> {
    let builder = match serde_json::from_str(C::spec().schema) {
        Ok(schema) => builder.output_schema_raw(schema),
        // What a design declares is a schema.
        Err(_) => builder,
    };
    builder.add_hook(Corrects::<C>(PhantomData))
}

/// Reads the typed answer of a run.
///
/// # Errors
/// The model has not given a valid one.
pub fn answer<C: Completion>(response: &PromptResponse) -> Result<C::Answer, NoAnswer> {
    let text = response.output();
    C::decode(&text).map_err(|issues| NoAnswer { text, issues })
}

/// A model has given no valid answer.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct NoAnswer {
    /// What it has said instead.
    pub text: String,
    /// What is wrong with that.
    pub issues: Vec<Issue>,
}

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&told(&self.issues))
    }
}

impl Error for NoAnswer {}

fn told(issues: &[Issue]) -> String {
    let lines: Vec<&str> = issues.iter().map(|issue| &*issue.message).collect();
    lines.join("\n")
}

/// How often a model may correct its answer in a run.
const CORRECTIONS: usize = 3;

/// Gives answers back to the model that are not valid.
struct Corrects<C>(PhantomData<fn() -> C>);

/// How often the model has corrected its answer.
#[derive(Clone, Default)]
struct Corrected(usize);

impl<C: Completion> AgentHook for Corrects<C> {
    fn name(&self) -> Option<String> {
        Some(format!("toolrt answer {}", C::spec().name))
    }

    async fn on_model_turn_finished(
        &self,
        ctx: &HookContext,
        event: ModelTurnFinished<'_>,
    ) -> ModelTurnAction {
        let mut text = String::new();
        for part in event.content {
            match part {
                AssistantContent::Text(own) => text.push_str(&own.text),
                // It calls tools, of which one may be the answer.
                AssistantContent::ToolCall(_) => return ModelTurnAction::continue_run(),
                _ => {}
            }
        }
        let Err(issues) = C::decode(&text) else {
            return ModelTurnAction::continue_run();
        };
        let corrected = ctx.scratchpad().update(|corrected: &mut Corrected| {
            corrected.0 += 1;
            corrected.0
        });
        match corrected <= CORRECTIONS {
            true => ModelTurnAction::retry_with_feedback(told(&issues)),
            false => ModelTurnAction::continue_run(),
        }
    }

    fn observes(&self, kind: StepEventKind) -> bool {
        kind == StepEventKind::ModelTurnFinished
    }
}
