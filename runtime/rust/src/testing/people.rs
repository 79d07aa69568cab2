//! People who answer as a test wants it: to questions for consent, and to what tools ask.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::call::{Answer, Asked, Asker, BoxFuture, Json, RequestKind};
use crate::host::{Confirmer, Question};
use crate::json::Value;
use crate::spec::ToolsetSpec;

/// A question for consent that was asked.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct AskedQuestion {
    pub tool: String,
    pub text: String,
    /// The validated arguments.
    pub args: Value,
}

/// A human who agrees to every call.
pub fn says_yes() -> Says {
    Says::new(true)
}

/// A human who refuses every call.
pub fn says_no() -> Says {
    Says::new(false)
}

/// A confirmer that always says the same, and keeps what it was asked. Clones are the same.
#[derive(Debug, Clone)]
pub struct Says {
    agrees: bool,
    asked: Arc<Mutex<Vec<AskedQuestion>>>,
}

impl Says {
    fn new(agrees: bool) -> Self {
        let asked = Arc::default();
        Self { agrees, asked }
    }

    /// What was asked, in order.
    pub fn questions(&self) -> Vec<AskedQuestion> {
        locked(&self.asked).clone()
    }
}

impl Confirmer for Says {
    fn confirm<'a>(&'a self, question: Question<'a>) -> BoxFuture<'a, bool> {
        locked(&self.asked).push(AskedQuestion {
            tool: question.spec.name.to_owned(),
            text: question.text.to_owned(),
            args: question.args.value(),
        });
        Box::pin(std::future::ready(self.agrees))
    }
}

/// An asker with answers by the names of questions, for each name in order. Clones are the same.
///
/// A question without an answer is a failure of the handler, and [`PreparedAnswers::assert_done`] fails.
#[derive(Debug, Clone)]
pub struct PreparedAnswers(Arc<Mutex<State>>);

#[derive(Debug)]
struct State {
    toolset: &'static ToolsetSpec,
    answers: BTreeMap<String, VecDeque<Json>>,
    asked: Vec<String>,
    unexpected: Vec<String>,
}

impl PreparedAnswers {
    /// Answers to what the tools of a toolset ask.
    pub fn new(toolset: &'static ToolsetSpec) -> Self {
        Self(Arc::new(Mutex::new(State {
            toolset,
            answers: BTreeMap::new(),
            asked: Vec::new(),
            unexpected: Vec::new(),
        })))
    }

    /// One more answer to the question of this name in the design; `confirm`, `sample` and `roots` are the names of
    /// requests without a question.
    #[must_use]
    pub fn answer(self, name: &str, answer: impl Into<Value>) -> Self {
        let answer = Json::from(&answer.into());
        let mut state = locked(&self.0);
        let answers = state.answers.entry(name.to_owned()).or_default();
        answers.push_back(answer);
        drop(state);
        self
    }

    /// The names of what was asked, in order.
    pub fn asked(&self) -> Vec<String> {
        locked(&self.0).asked.clone()
    }

    /// Every answer was used, and every question had one.
    ///
    /// # Panics
    /// If not.
    #[track_caller]
    pub fn assert_done(&self) {
        let state = locked(&self.0);
        let left = state.answers.iter().filter(|(_, left)| !left.is_empty());
        let left = left.map(|(name, left)| format!("{} for `{name}` left", left.len()));
        let wrong: Vec<String> = state.unexpected.iter().cloned().chain(left).collect();
        drop(state);
        assert!(wrong.is_empty(), "prepared answers: {}", wrong.join("; "));
    }
}

impl Asker for PreparedAnswers {
    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        let mut state = locked(&self.0);
        let request = asked.request;
        let name = match request.kind {
            RequestKind::Ask => {
                let tools = state.toolset.tools.iter();
                let mut asks = tools
                    .filter(|spec| spec.name == request.tool)
                    .flat_map(|spec| spec.asks);
                let question = request.question.as_deref();
                let own = asks.find(|ask| Some(ask.question) == question);
                own.map_or_else(|| "ask".to_owned(), |own| own.name.to_owned())
            }
            RequestKind::Confirm | RequestKind::Sample | RequestKind::Roots => {
                request.kind.as_str().to_owned()
            }
        };
        state.asked.push(name.clone());
        let next = state.answers.get_mut(&name).and_then(VecDeque::pop_front);
        let answer = next.unwrap_or_else(|| {
            let tool = &request.tool;
            let text = format!("`{tool}` asks `{name}`, and no answer is prepared");
            state.unexpected.push(text.clone());
            drop(state);
            panic!("{text}");
        });
        Box::pin(std::future::ready(Answer::Given(answer)))
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
