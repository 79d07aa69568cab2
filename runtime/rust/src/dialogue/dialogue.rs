//! A dialogue with a model: what it may call, and what comes of its turns.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;
use std::time::Duration;
use std::{fmt, iter};

use serde_core::Serialize;
use serde_json::Value;

use super::bounds::Bounds;
use super::failed::{RunFailed, TurnFailed};
use super::form::Form;
use super::outcome::{Outcome, Unfinished};
use super::plain::size;
use super::provider::Provider;
use super::request::Request;
use super::shared::{Count, Given, Shared};
use super::stream::Stream;
use super::strict::Budget;
use super::turn::Turn;
use super::wire::{Call, Finish};
use crate::agent::{AgentPolicy, AgentSpec, Completion, Ended};
use crate::call::Context;
use crate::host::Registry;
use crate::json::{Object, Value as Exact};
use crate::spec::Spec;
use crate::told::{OnStop, Said, instructions_by};

const MALFORMED: &str = "Your last call could not be read, and nothing was done. Make it again.";

/// A dialogue with a model, in the wire format of its provider.
///
/// The model calls nothing but the tools that it is shown, each call within the limits of its agent and through the
/// whole pipeline. [`run`](Self::run) drives it to its answer; whoever sends the requests in a loop of their own reads
/// the responses as turns:
///
/// ```ignore
/// let mut turn = chat.turn(&response)?;
/// messages.extend(turn.run().await?);
/// ```
///
/// It counts one run at a time: conversations that are held at once have a dialogue each, which is cheap to make.
pub struct Dialogue<T = ()> {
    shared: Arc<Shared>,
    form: Option<Form<T>>,
    /// Whether the provider is given the form of the answer; where nobody says it, if it takes it beside tools.
    formed: Option<bool>,
    count: Mutex<Arc<Count>>,
}

/// A dialogue whose model gives the typed answer of a completion.
pub type DialogueFor<C> = Dialogue<<C as Completion>::Answer>;

impl Dialogue {
    /// A dialogue about tools: those of them that are registered now, in this order. The model is shown those that the
    /// registry's policy admits ([`Registry::advertised`]).
    pub fn new(
        app: &Arc<Registry>,
        specs: impl IntoIterator<Item = &'static Spec>,
        provider: Provider,
    ) -> Self {
        Self::of(app, None, specs, provider)
    }

    /// A dialogue with the model of an agent: exactly the tools that it uses, as far as they are registered, within the
    /// limits of its runs.
    pub fn agent(app: &Arc<Registry>, agent: &'static AgentSpec, provider: Provider) -> Self {
        Self::of(app, Some(agent), agent.tools.iter().copied(), provider)
    }

    fn of(
        app: &Arc<Registry>,
        agent: Option<&'static AgentSpec>,
        specs: impl IntoIterator<Item = &'static Spec>,
        provider: Provider,
    ) -> Self {
        let all: Vec<&'static Spec> = specs.into_iter().collect();
        // By all of them, so that no name depends on what is registered.
        let lowering = Shared::lowering(&all, provider);
        let specs = all.into_iter();
        let mut shared = Shared {
            app: app.clone(),
            agent,
            specs: specs.filter(|spec| app.get(spec.name).is_some()).collect(),
            shown: Vec::new(),
            lowering,
            provider,
            given: Given::All(Context::new()),
            said: Said::default(),
            on_stop: OnStop::default(),
            strict: true,
            defers: false,
            bounds: Bounds::default(),
        };
        shared.show();
        Self {
            count: Mutex::new(Arc::new(shared.count())),
            shared: Arc::new(shared),
            form: None,
            formed: None,
        }
    }
}

impl<T> Dialogue<T> {
    /// Asks for a typed answer. One that is not valid goes back to the model with all its issues.
    #[must_use]
    pub fn answering<C: Completion>(self) -> Dialogue<C::Answer> {
        Dialogue {
            shared: self.shared,
            form: Some(Form::of::<C>()),
            formed: self.formed,
            count: self.count,
        }
    }

    /// Sets the context of all calls.
    #[must_use]
    pub fn with_context(mut self, cx: Context) -> Self {
        let shared = self.change();
        shared.given = Given::All(cx);
        shared.show();
        self
    }

    /// Sets what gives the context of a call. Which tools the model is shown is decided without one.
    #[must_use]
    pub fn with_context_by(
        mut self,
        cx: impl Fn(&Call) -> Context + Send + Sync + 'static,
    ) -> Self {
        let shared = self.change();
        shared.given = Given::By(Arc::new(cx));
        shared.show();
        self
    }

    /// Sets what a model reads of a result.
    #[must_use]
    pub fn with_said(mut self, said: Said) -> Self {
        self.change().said = said;
        self
    }

    /// Sets what an error does whose recovery is `stop`.
    #[must_use]
    pub fn with_on_stop(mut self, on_stop: OnStop) -> Self {
        self.change().on_stop = on_stop;
        self
    }

    /// Sets how much of a model is taken.
    #[must_use]
    pub fn with_bounds(mut self, bounds: Bounds) -> Self {
        self.change().bounds = bounds;
        self
    }

    /// Sets whether tools are strict where the design has a schema for that; they are if nothing is said.
    #[must_use]
    pub fn with_strict(mut self, strict: bool) -> Self {
        self.change().strict = strict;
        self
    }

    /// Sets whether the provider searches for tools as the model needs them, in place of showing it all of them at once;
    /// only where it can (Anthropic, OpenAI Responses).
    #[must_use]
    pub fn with_defers(mut self, defers: bool) -> Self {
        self.change().defers = defers;
        self
    }

    /// Sets whether the provider is given the form of the typed answer. If nothing is said, it is if it can take that
    /// form, and takes it beside tools; else the model is told of it ([`instructions`](Self::instructions)).
    #[must_use]
    pub fn with_formed(mut self, formed: bool) -> Self {
        self.formed = Some(formed);
        self
    }

    /// What the model is to be told before the first message: the instructions of the agent, and the form of the answer
    /// where the provider is not given it. Each provider has its own place for that.
    pub fn instructions(&self) -> Option<String> {
        let lowering = &self.shared.lowering;
        let mut told: Vec<String> = self
            .shared
            .agent
            .and_then(|agent| instructions_by(agent, &|tool| lowering.sent_name(tool).to_owned()))
            .into_iter()
            .collect();
        if let (Some(form), None) = (&self.form, self.members()) {
            told.push(form.told());
        }
        (!told.is_empty()).then(|| told.join("\n\n"))
    }

    /// The members of a request that are the tools' and the answer's: definitions of the tools, strict where that is
    /// possible; that none may be called when the run has made all its calls; the form of the typed answer.
    ///
    /// They stand at the top of a request's JSON. Gemini has the form in its `generationConfig`, which a host completes.
    pub fn request(&self) -> Request {
        let shared = &self.shared;
        let mut members = self.members().unwrap_or_default();
        let mut tools = self.definitions();
        if let Some(finder) = shared
            .wire()
            .finder()
            .filter(|_| shared.defers && !tools.is_empty())
        {
            let deferred = tools.iter().map(deferred);
            tools = iter::once(finder).chain(deferred).collect();
        }
        if !tools.is_empty() {
            let is_free = self.ended().is_none();
            let own = shared
                .wire()
                .request(tools, is_free, shared.bounds.at_once == 1);
            members.extend(own);
        }
        members
    }

    /// A request with messages: all that [`request`](Self::request) says, the messages, and before them
    /// [`instructions`](Self::instructions) in the provider's place for that. What is left out is the host's: the model,
    /// how long its answer may be.
    pub fn request_with(&self, messages: &[Value]) -> Request {
        let told = self.instructions();
        let wire = self.shared.wire();
        let mut request = wire.conversation(messages, told.as_deref());
        request.extend(self.request());
        request
    }

    /// Reads a response: JSON, or an object of a client that serde writes as such.
    ///
    /// # Errors
    /// It is no turn of a model.
    pub fn turn(&self, response: &(impl Serialize + ?Sized)) -> Result<Turn, TurnFailed> {
        let response = serde_json::to_value(response);
        let response = response.map_err(|error| TurnFailed::new(error.to_string()))?;
        let most = self.shared.bounds.size;
        if size(&response, most) > most {
            return Err(TurnFailed::too_large(most));
        }
        let response = match response {
            response @ Value::Object(_) => response,
            _ => serde_json::json!({}),
        };
        let reply = self.shared.wire().read(response)?;
        Ok(Turn::new(self.shared.clone(), self.count(), reply))
    }

    /// What reads a response that comes in pieces.
    pub fn stream(&self) -> Stream {
        Stream::new(self.shared.clone(), self.count())
    }

    /// Drives the model to its answer; the messages grow by what is said.
    ///
    /// `send` sends a request ([`request_with`](Self::request_with)), and reads what comes as a turn
    /// ([`turn`](Self::turn), [`stream`](Self::stream)). The limits of the run begin anew. A request ends with them, and
    /// when the context is cancelled.
    ///
    /// # Errors
    /// A call has failed in a way that ends the run, or asks something of its caller (`input_required`); the messages
    /// end before that turn. Or `send` has failed.
    pub async fn run<E, F>(
        &self,
        messages: &mut Vec<Value>,
        mut send: impl FnMut(Request) -> F,
    ) -> Result<Outcome<T>, RunFailed<E>>
    where
        F: Future<Output = Result<Turn, E>>,
    {
        self.begin();
        let wire = self.shared.wire();
        let bounds = self.shared.bounds;
        let mut tries = 0;
        for _ in 0..bounds.turns {
            if self.is_cancelled() {
                return Ok(unfinished(Unfinished::Cancelled));
            }
            match self.ended() {
                // Without calls, the model may still answer.
                None | Some(Ended::Calls) => {}
                Some(ended) => return Ok(unfinished(Unfinished::Run(ended))),
            }
            let mut turn = match self.within(send(self.request_with(messages))).await {
                Ok(turn) => turn.map_err(RunFailed::Send)?,
                Err(why) => return Ok(unfinished(why)),
            };
            if turn.finish() == Finish::Refused {
                let said = match turn.text() {
                    "" => turn.why(),
                    text => text,
                };
                let said = said.to_owned();
                return Ok(Outcome::unfinished(said, Unfinished::Refused));
            }
            messages.extend(turn.run().await.map_err(RunFailed::Call)?);
            let text = turn.text().to_owned();
            if let Some(ended) = turn.ended() {
                return Ok(Outcome {
                    finished: turn.finished().cloned(),
                    ..Outcome::unfinished(text, Unfinished::Run(ended))
                });
            }
            if !turn.calls().is_empty() || turn.finish() == Finish::Paused {
                tries = 0;
                continue;
            }
            let told = match (turn.finish(), &self.form) {
                (Finish::Truncated, _) => {
                    return Ok(Outcome::unfinished(text, Unfinished::Truncated));
                }
                (Finish::Malformed, _) => MALFORMED.to_owned(),
                (_, None) => return Ok(Outcome::said(text)),
                (_, Some(form)) => match form.decoded(&text, self.members().is_some()) {
                    Ok(answer) => {
                        return Ok(Outcome {
                            answer: Some(answer),
                            ..Outcome::said(text)
                        });
                    }
                    Err(issues) => {
                        let issues = issues.iter().map(|issue| &*issue.message);
                        let issues = issues.collect::<Vec<_>>().join("\n");
                        format!("The answer is not valid.\n{issues}\n\n{}", form.told())
                    }
                },
            };
            tries += 1;
            if tries >= bounds.tries {
                return Ok(Outcome::unfinished(text, Unfinished::Tries));
            }
            messages.push(wire.said(&told));
        }
        Ok(unfinished(Unfinished::Turns))
    }

    /// Begins a run: the limits of the agent begin anew.
    pub fn begin(&self) {
        let mut count = self.count.lock().unwrap_or_else(PoisonError::into_inner);
        *count = Arc::new(self.shared.count());
    }

    /// Why the run makes no more calls; nothing while it may.
    pub fn ended(&self) -> Option<Ended> {
        self.shared.ended(&self.count())
    }

    /// How long the model's next turn may take; nothing without a limit.
    pub fn turn_time(&self) -> Option<Duration> {
        self.shared.turn_time(&self.count())
    }

    fn change(&mut self) -> &mut Shared {
        Arc::make_mut(&mut self.shared)
    }

    fn count(&self) -> Arc<Count> {
        let count = self.count.lock().unwrap_or_else(PoisonError::into_inner);
        count.clone()
    }

    fn definitions(&self) -> Vec<Exact> {
        let shared = &self.shared;
        let wire = shared.wire();
        let mut budget = wire.strict().filter(|_| shared.strict).map(|dialect| {
            let budget = Budget::new(dialect);
            (dialect.name, budget)
        });
        let mut made = Vec::with_capacity(shared.shown.len());
        for spec in &shared.shown {
            let Some(sent) = shared.lowering.sent(spec.name) else {
                continue;
            };
            if let Some((name, budget)) = &mut budget {
                let mut own = spec.provider_schemas.iter();
                let own = own.find(|(own, _)| own == name);
                let strict = own.and_then(|(_, schema)| Exact::parse(schema.as_bytes()));
                if let Some(strict) = strict.filter(|strict| budget.takes(strict)) {
                    made.push(wire.tool(sent, sent.schema(strict), true));
                    continue;
                }
            }
            let whole = Exact::parse(spec.schema_for(wire.plain()).as_bytes());
            // What a design declares is a schema.
            made.extend(whole.map(|whole| wire.tool(sent, sent.schema(whole), false)));
        }
        made
    }

    /// What a request says of the form of the answer; nothing where the model is told of it.
    fn members(&self) -> Option<Request> {
        let (form, wire) = (self.form.as_ref()?, self.shared.wire());
        let fits = self.shared.shown.is_empty() || wire.forms_with_tools();
        match self.formed.unwrap_or(fits) {
            true => form.members(wire),
            false => None,
        }
    }

    fn is_cancelled(&self) -> bool {
        match &self.shared.given {
            Given::All(cx) => cx.cancel().is_cancelled(),
            Given::By(_) => false,
        }
    }

    /// Waits for a turn, as long as it may take.
    async fn within<R>(&self, asked: impl Future<Output = R>) -> Result<R, Unfinished> {
        let time = self.turn_time();
        let mut alarm = time.and_then(|time| self.shared.sleep(time));
        let cancel = match &self.shared.given {
            Given::All(cx) => Some(cx.cancel().clone()),
            Given::By(_) => None,
        };
        let cancelled = async {
            match &cancel {
                Some(cancel) => cancel.cancelled().await,
                None => std::future::pending().await,
            }
        };
        let (mut asked, mut cancelled) = (pin!(asked), pin!(cancelled));
        poll_fn(|task| {
            if let Poll::Ready(turn) = asked.as_mut().poll(task) {
                return Poll::Ready(Ok(turn));
            }
            if cancelled.as_mut().poll(task).is_ready() {
                return Poll::Ready(Err(Unfinished::Cancelled));
            }
            let is_over =
                |alarm: &mut crate::BoxFuture<'static, ()>| alarm.as_mut().poll(task).is_ready();
            match alarm.as_mut().is_some_and(is_over) {
                true => Poll::Ready(Err(Unfinished::Run(Ended::Time))),
                false => Poll::Pending,
            }
        })
        .await
    }
}

fn unfinished<T>(why: Unfinished) -> Outcome<T> {
    Outcome::unfinished(String::new(), why)
}

impl<T> fmt::Debug for Dialogue<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let policy = self.shared.agent.map(|agent| agent.policy);
        f.debug_struct("Dialogue")
            .field("shared", &self.shared)
            .field("policy", &policy.unwrap_or(AgentPolicy::UNSAID))
            .field("form", &self.form)
            .finish_non_exhaustive()
    }
}

/// A definition that is shown only when it is found.
fn deferred(tool: &Exact) -> Exact {
    let mut made = Object::new();
    // A search takes no examples.
    let members = tool.as_object().into_iter().flat_map(Object::iter);
    for (key, value) in members.filter(|(key, _)| *key != "input_examples") {
        made.insert(key, value.clone());
    }
    made.insert("defer_loading", true);
    made.into()
}
