//! Toolsets without a provider: what the examples of the design say, else valid values from a seed.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, OnceLock};

use super::chance::{Chance, state_of};
use super::heights::Heights;
use super::patterns::Read;
use super::same;
use super::stop::Steps;
use super::texts::text;
use super::values::{NoValue, made};
use crate::call::{
    Action, BoxFuture, CallFault, Context, Fault, Internal, Json, Kind, MissingContext, Summary,
    hand_on,
};
use crate::diagnose::{Issue, canonical};
use crate::host::tool::{Erased, Hidden, Produced};
use crate::host::{Executor, Toolset};
use crate::json::{Object, Value};
use crate::spec::{Example, Implementation, Spec, ToolsetSpec};
use crate::table::{Table, Text};

/// A toolset that needs no provider, for tests of what calls tools.
///
/// A call gets the result or the error of the design's first example with the same arguments, else a valid value: always
/// the same for the same seed, tool and arguments. [`Fake`] lets tools fail.
pub fn fake(toolset: &'static ToolsetSpec, seed: u64) -> Toolset {
    Fake::new(toolset, seed).build()
}

/// The builder of a [`fake`].
#[derive(Debug)]
pub struct Fake {
    toolset: &'static ToolsetSpec,
    seed: u64,
    fails: HashMap<String, Failing>,
}

/// The error that a tool gives instead of its result, or beside it.
#[derive(Debug, Clone)]
struct Failing {
    code: &'static str,
    details: Option<Json>,
    is_partial: bool,
}

impl Fake {
    /// A fake of all tools of a toolset.
    pub fn new(toolset: &'static ToolsetSpec, seed: u64) -> Self {
        Self {
            toolset,
            seed,
            fails: HashMap::new(),
        }
    }

    /// Lets a tool fail with an error that it declares; the details are those of the first example with this error, if
    /// there is one.
    ///
    /// # Panics
    /// If the toolset has no such tool, or the tool declares no such error.
    #[track_caller]
    #[must_use]
    pub fn fail(self, tool: &str, code: &str) -> Self {
        self.failing(tool, code, None, false)
    }

    /// The same, with the details of the error: an object with its fields.
    ///
    /// # Panics
    /// Like [`Fake::fail`].
    #[track_caller]
    #[must_use]
    pub fn fail_with(self, tool: &str, code: &str, details: impl Into<Value>) -> Self {
        self.failing(tool, code, Some(Json::from(&details.into())), false)
    }

    /// Lets a `partial` tool succeed in one of two parts, and fail in the other.
    ///
    /// # Panics
    /// Like [`Fake::fail`], and if the tool is not `partial`.
    #[track_caller]
    #[must_use]
    pub fn partial(self, tool: &str, code: &str) -> Self {
        self.failing(tool, code, None, true)
    }

    /// The same, with the details of the error.
    ///
    /// # Panics
    /// Like [`Fake::partial`].
    #[track_caller]
    #[must_use]
    pub fn partial_with(self, tool: &str, code: &str, details: impl Into<Value>) -> Self {
        self.failing(tool, code, Some(Json::from(&details.into())), true)
    }

    #[track_caller]
    fn failing(mut self, tool: &str, code: &str, details: Option<Json>, is_partial: bool) -> Self {
        let set = self.toolset;
        let spec = set.tools.iter().find(|spec| spec.name == tool);
        let spec =
            spec.unwrap_or_else(|| panic!("the toolset `{}` has no tool `{tool}`", set.name));
        let error = spec.error(code);
        let error = error.unwrap_or_else(|| panic!("`{tool}` declares no error `{code}`"));
        assert!(!is_partial || spec.partial, "`{tool}` is not partial");
        let details = details.or_else(|| {
            let mut shown = spec.examples.iter().filter_map(|example| example.error);
            let (_, details) = shown.find(|(own, _)| *own == code)?;
            details_of(details)
        });
        let failing = Failing {
            code: error.code,
            details,
            is_partial,
        };
        self.fails.insert(tool.to_owned(), failing);
        self
    }

    /// The toolset.
    pub fn build(self) -> Toolset {
        let seed = self.seed.to_string();
        let tools = self.toolset.tools.iter().map(|spec| {
            let tool: Arc<dyn Erased> = Arc::new(Faked {
                spec,
                seed: seed.clone(),
                failing: self.fails.get(spec.name).cloned(),
                heights: OnceLock::new(),
            });
            tool
        });
        Toolset::of_erased(self.toolset, tools.collect())
    }
}

/// The details of an example's error; none where it has no fields.
fn details_of(text: &str) -> Option<Json> {
    Json::parse(text).filter(|details| details.as_bytes() != b"{}")
}

/// A tool without a provider.
struct Faked {
    spec: &'static Spec,
    seed: String,
    failing: Option<Failing>,
    heights: OnceLock<(Heights, Heights)>,
}

/// What a call gets.
enum Answer {
    Result(String),
    Error(&'static str, Option<Json>),
}

impl Faked {
    /// What the arguments, which are canonical, get.
    fn answer(&self, args: &Value) -> Result<Answer, NoValue> {
        if let Some(failing) = self.failing.as_ref().filter(|failing| !failing.is_partial) {
            return Ok(Answer::Error(failing.code, failing.details.clone()));
        }
        let args = same::text_of(args);
        for example in self.spec.examples {
            if self.arguments_of(example) != Some(args.clone()) {
                continue;
            }
            if let Some(result) = example.result {
                return Ok(Answer::Result(result.to_owned()));
            }
            if let Some((code, details)) = example.error {
                return Ok(Answer::Error(code, details_of(details)));
            }
        }
        let state = state_of(&["fake", &self.seed, self.spec.name, &args]);
        match self.spec.result {
            Some(table) => made(table, &self.heights(table).0, state).map(Answer::Result),
            None => Ok(Answer::Result(self.content(state))),
        }
    }

    fn arguments_of(&self, example: &Example) -> Option<String> {
        let json = canonical(self.spec.args, example.args.as_bytes()).ok()?;
        Some(same::text_of(&Json::trusted(json).value()))
    }

    /// The heights of the result and of items.
    fn heights(&self, result: Table) -> &(Heights, Heights) {
        self.heights.get_or_init(|| {
            let item = self.spec.item.unwrap_or(Table::Null);
            (Heights::of(result), Heights::of(item))
        })
    }

    /// Content that nobody has declared: one text.
    fn content(&self, state: u64) -> String {
        let (mut chance, mut steps) = (Chance::new(state), Steps::new());
        let words = text(&mut chance, &mut steps, &mut Read::default(), &Text::ANY);
        let mut part = Object::new();
        part.insert("type", Value::String("text".to_owned()));
        part.insert("text", Value::String(words.unwrap_or_default()));
        let of = match self.spec.implementation {
            Implementation::Prompt(_) => {
                let mut message = Object::new();
                message.insert("role", Value::String("user".to_owned()));
                message.insert("content", Value::Object(part));
                message
            }
            Implementation::Method(_)
            | Implementation::Agent(_)
            | Implementation::Mcp(_)
            | Implementation::Command(_)
            | Implementation::Chain
            | Implementation::External
            | Implementation::Resource(_) => part,
        };
        Value::Array(vec![Value::Object(of)]).to_json()
    }

    /// Sends one to three items.
    async fn send(&self, table: Table, args: &Value, cx: &Context) -> Result<(), Fault> {
        let args = same::text_of(args);
        let own = ["fake", &self.seed, self.spec.name, &args];
        let state = |index: &str| state_of(&[own[0], own[1], own[2], own[3], "item", index]);
        let heights = &self.heights(self.spec.result.unwrap_or(Table::Null)).1;
        for index in 0..=Chance::new(state("")).below(3) {
            let item = made(table, heights, state(&index.to_string())).map_err(unmade)?;
            hand_on(cx, item.into_bytes())
                .await
                .map_err(Fault::Internal)?;
        }
        Ok(())
    }

    async fn run(&self, cx: &Context, args: &Value) -> Result<Produced, Fault> {
        let result = match self.answer(args).map_err(unmade)? {
            Answer::Result(result) => result,
            Answer::Error(code, details) => return Err(Fault::Declared { code, details }),
        };
        if let Some(table) = self.spec.item {
            self.send(table, args, cx).await?;
        }
        let result = match self.spec.result {
            Some(table) => canonical(table, result.as_bytes()).map_err(Fault::InvalidOutput)?,
            None => result.into_bytes(),
        };
        let partial = self.failing.as_ref().map(|failing| {
            let fault = Fault::Declared {
                code: failing.code,
                details: failing.details.clone(),
            };
            let summary = Summary {
                total: 2,
                succeeded: 1,
                failed: 1,
                recoverable: 0,
            };
            (vec![fault], summary)
        });
        Ok(Produced {
            result: Json::trusted(result),
            side: None,
            partial,
            said: None,
        })
    }
}

/// The error of a call whose result cannot be made.
fn unmade(why: NoValue) -> Fault {
    let fault = CallFault::new(
        "no_value",
        Kind::Internal,
        format!("The fake fails: {why}."),
    );
    let hint = "Give the tool an example with these arguments.";
    Fault::Ready(Box::new(fault.recover(Action::Stop, hint)))
}

impl Erased for Faked {
    fn spec(&self) -> &'static Spec {
        self.spec
    }

    fn can_plan(&self) -> bool {
        self.spec.dry_run
    }

    fn decode(&self, payload: &[u8]) -> Result<Hidden, Vec<Issue>> {
        let json = canonical(self.spec.args, payload)?;
        Ok(Box::new(Json::of(self.spec.args, json)))
    }

    fn canonical(&self, args: &Hidden) -> Option<Json> {
        args.downcast_ref::<Json>().cloned()
    }

    /// A fake needs nothing of the context.
    fn inject(&self, _cx: &Context) -> Result<Hidden, MissingContext> {
        Ok(Box::new(()))
    }

    fn check(&self, _cx: &Context, _args: &Hidden) -> Vec<Issue> {
        Vec::new()
    }

    fn copied(&self, args: &Hidden, _injected: &Hidden) -> Option<(Hidden, Hidden)> {
        let args = args.downcast_ref::<Json>()?.clone();
        Some((Box::new(args), Box::new(())))
    }

    fn call<'a>(
        &'a self,
        _executor: &'a dyn Executor,
        cx: &'a Context,
        args: Hidden,
        _injected: Hidden,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        Box::pin(async move {
            match args.downcast_ref::<Json>().map(Json::value) {
                Some(args) => self.run(cx, &args).await,
                None => Err(Fault::Internal(Internal::new(
                    "the arguments of one tool were handed to another",
                ))),
            }
        })
    }

    fn plan<'a>(
        &'a self,
        _cx: &'a Context,
        _args: Hidden,
        _injected: Hidden,
    ) -> Option<BoxFuture<'a, Result<Vec<Value>, Fault>>> {
        let plan = self
            .spec
            .dry_run
            .then(|| std::future::ready(Ok(Vec::new())));
        plan.map(|plan| Box::pin(plan) as BoxFuture<'a, _>)
    }
}

impl fmt::Debug for Faked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Faked").field(&self.spec.name).finish()
    }
}
