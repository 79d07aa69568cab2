//! The agent: it implements `answer_question` by asking its model for one step after the other.

use std::sync::Arc;

use toolrt::agent::Run;
use toolrt::{Completion, Context, Envelope, Json, Registry, RegistryView, Sink};

use crate::model::Script;
use crate::tools::desk::agents::researcher::{self, Calls, completions::NextStep};
use crate::tools::desk::tools::research::{ResearchTools, types::*};
use crate::tools::library::tools::notes::types::FindNotesArgs;

/// The agent, with what it calls.
pub struct Researcher {
    pub tools: Arc<Registry>,
    pub model: Arc<Script>,
}

impl ResearchTools for Researcher {
    async fn answer_question(
        &self,
        cx: &Context,
        args: AnswerQuestionArgs,
        sink: Sink<Step>,
    ) -> Result<Answer, AnswerQuestionError> {
        // The tools that the design lets this agent use, and no others.
        let view = RegistryView::new(&self.tools, &researcher::AGENT);
        let mut run = Run::new(view);
        let mut message = self.prompt(&view, cx, &args.question).await?;
        loop {
            if let Some(ended) = run.ended() {
                return Err(AnswerQuestionError::internal(ended));
            }
            let turn = self.model.turn(message);
            let said = match run.turn_time() {
                Some(time) => tokio::time::timeout(time, turn).await.ok().flatten(),
                None => turn.await,
            };
            let Some(said) = said else {
                return Err(NotInNotes::new(args.question).into());
            };
            message = match NextStep::decode(&said) {
                // Everything that is wrong with the answer, in words that a model can act on.
                Err(issues) => {
                    let lines = issues.into_iter().map(|issue| issue.message);
                    lines.collect::<Vec<_>>().join("\n")
                }
                Ok(step) => {
                    sink.send(&step).await?;
                    match step {
                        Step::Answer(answer) => return Ok(answer),
                        Step::Call(ToolCall { tool, args }) => {
                            let payload = Json::from(&args);
                            let call = run.call(&tool, payload.as_bytes(), cx).await;
                            outcome(&call.map_err(AnswerQuestionError::internal)?)
                        }
                    }
                }
            };
        }
    }
}

impl Researcher {
    /// What the model is told first. The first look into the notes needs no model: it is a typed call.
    async fn prompt(
        &self,
        view: &RegistryView<'_>,
        cx: &Context,
        question: &str,
    ) -> Result<String, AnswerQuestionError> {
        let words = question.split(|c: char| !c.is_alphanumeric());
        let long = words.filter(|word| word.len() > 4).map(str::to_owned);
        let args = FindNotesArgs::new(long.collect());
        let found = Calls::new(view).find_notes(&args, cx).await;
        let found = found.map_err(AnswerQuestionError::internal)?;
        let tools: Vec<&str> = view.specs().map(|spec| spec.name).collect();
        Ok(format!(
            "{question} (tools: {}; notes: {})",
            tools.join(", "),
            found.join(", ")
        ))
    }
}

/// What the model is told of a call.
fn outcome(envelope: &Envelope) -> String {
    match (&envelope.result, &envelope.error) {
        (_, Some(error)) => format!("{}: {}", error.code, error.message),
        (Some(result), None) => result.as_str().to_owned(),
        (None, None) => String::new(),
    }
}
