//! Tools of functions: the builder of a definition, and what runs it.

use std::future::Future;
use std::sync::Arc;

use super::failure::Failure;
use super::run::{Check, Plan, Run};
use crate::call::{Context, Outcome, Sink};
use crate::diagnose::Issue;
use crate::json::{Object, Value};

/// A tool that a host has made at run time, to be added to a [`ToolsetBuilder`](super::ToolsetBuilder).
#[derive(Clone)]
pub struct Tool {
    pub(super) definition: Value,
    pub(super) run: Run,
    pub(super) plan: Option<Plan>,
    pub(super) check: Option<Check>,
}

impl std::fmt::Debug for Tool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Tool").field(&self.definition).finish()
    }
}

/// The builder of a tool: its definition, and then the function that runs it.
///
/// ```
/// # use toolrt::made::{Failure, ToolBuilder, ToolsetBuilder};
/// # use toolrt::{Registry, Value};
/// let greet = ToolBuilder::new("greet")
///     .description("Greet somebody.")
///     .input_schema(r#"{"properties": {"name": {"type": "string"}}, "required": ["name"]}"#)
///     .output_schema(r#"{"type": "string"}"#)
///     .readonly()
///     .handler(|_cx, args| async move {
///         let name = args.get("name").and_then(Value::as_str).unwrap_or_default();
///         Ok(Value::from(format!("Hello, {name}!")))
///     });
/// let registry = Registry::new();
/// registry.register(ToolsetBuilder::new("greetings").tool(greet).build()?)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct ToolBuilder {
    definition: Object,
    plan: Option<Plan>,
    check: Option<Check>,
}

impl std::fmt::Debug for ToolBuilder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("ToolBuilder")
            .field(&self.definition)
            .finish()
    }
}

impl ToolBuilder {
    /// A tool without arguments.
    pub fn new(name: &str) -> Self {
        let mut none = Object::new();
        none.insert("type", "object");
        none.insert("additionalProperties", false);
        let mut definition = Object::new();
        definition.insert("name", name);
        definition.insert("input_schema", none);
        Self {
            definition,
            plan: None,
            check: None,
        }
    }

    /// A tool from its whole definition, as `spec/made.md` describes it.
    pub fn of(definition: Object) -> Self {
        Self {
            definition,
            plan: None,
            check: None,
        }
    }

    /// Any member of the definition.
    #[must_use]
    pub fn member(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.definition.insert(name, value);
        self
    }

    /// What it does, for models and people.
    #[must_use]
    pub fn description(self, text: &str) -> Self {
        self.member("description", text)
    }

    /// The JSON Schema of the arguments, as text.
    #[must_use]
    pub fn input_schema(self, schema: &str) -> Self {
        self.member("input_schema", parsed(schema))
    }

    /// The JSON Schema of the result, as text; without it, the result is content.
    #[must_use]
    pub fn output_schema(self, schema: &str) -> Self {
        self.member("output_schema", parsed(schema))
    }

    /// The JSON Schema of a streamed item, as text.
    #[must_use]
    pub fn item_schema(self, schema: &str) -> Self {
        self.member("item_schema", parsed(schema))
    }

    /// The tags.
    #[must_use]
    pub fn tags(self, tags: &[&str]) -> Self {
        self.member("tags", texts(tags))
    }

    /// The capabilities that it needs, such as `fs:write:./out`.
    #[must_use]
    pub fn capabilities(self, capabilities: &[&str]) -> Self {
        self.member("capabilities", texts(capabilities))
    }

    /// The permissions that a caller must have.
    #[must_use]
    pub fn scopes(self, scopes: &[&str]) -> Self {
        self.member("scopes", texts(scopes))
    }

    /// It changes nothing.
    #[must_use]
    pub fn readonly(self) -> Self {
        self.effect("readonly", true)
    }

    /// It may destroy something: a human must agree.
    #[must_use]
    pub fn destructive(self) -> Self {
        self.effect("destructive", true)
    }

    /// The same call again has no further effect.
    #[must_use]
    pub fn idempotent(self) -> Self {
        self.effect("idempotent", true)
    }

    /// Whether it deals with the world outside of the host.
    #[must_use]
    pub fn open_world(self, holds: bool) -> Self {
        self.effect("open_world", holds)
    }

    fn effect(mut self, name: &str, holds: bool) -> Self {
        let effects = self.definition.get("effects").and_then(Value::as_object);
        let mut effects = effects.cloned().unwrap_or_default();
        effects.insert(name, holds);
        self.definition.insert("effects", effects);
        self
    }

    /// What a human must agree to.
    #[must_use]
    pub fn confirm(self, question: &str) -> Self {
        self.member("confirm", question)
    }

    /// A declared error, as `spec/made.md` describes it.
    #[must_use]
    pub fn error(mut self, error: Object) -> Self {
        let errors = self.definition.get("errors").and_then(Value::as_array);
        let mut errors = errors.unwrap_or_default().to_vec();
        errors.push(Value::Object(error));
        self.definition.insert("errors", errors);
        self
    }

    /// Says what a call would do, for dry runs.
    #[must_use]
    pub fn dry_run<F>(mut self, plan: impl Fn(Context, Value) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Result<Vec<Value>, Failure>> + Send + 'static,
    {
        self.plan = Some(Arc::new(move |cx, args| Box::pin(plan(cx, args))));
        self.member("dry_run", true)
    }

    /// Gives what is wrong with arguments that fit the schema, by other rules.
    #[must_use]
    pub fn check(
        mut self,
        check: impl Fn(&Context, &Value) -> Vec<Issue> + Send + Sync + 'static,
    ) -> Self {
        self.check = Some(Arc::new(check));
        self
    }

    /// The tool that a function runs. Arguments are an object in canonical form, with defaults.
    pub fn handler<F, R>(self, run: impl Fn(Context, Value) -> F + Send + Sync + 'static) -> Tool
    where
        F: Future<Output = Result<R, Failure>> + Send + 'static,
        R: Into<Outcome<Value, Failure>>,
    {
        self.streaming_handler(move |cx, args, _| run(cx, args))
    }

    /// The tool that a function runs which sends items.
    pub fn streaming_handler<F, R>(
        self,
        run: impl Fn(Context, Value, Sink<Value>) -> F + Send + Sync + 'static,
    ) -> Tool
    where
        F: Future<Output = Result<R, Failure>> + Send + 'static,
        R: Into<Outcome<Value, Failure>>,
    {
        Tool {
            definition: Value::Object(self.definition),
            run: Arc::new(move |cx, args, sink| {
                let run = run(cx, args, sink);
                Box::pin(async move { run.await.map(Into::into) })
            }),
            plan: self.plan,
            check: self.check,
        }
    }
}

impl From<Value> for Outcome<Value, Failure> {
    fn from(result: Value) -> Self {
        Self::Complete(result)
    }
}

/// A schema, or a text that is none, which the definition then refuses at its place.
fn parsed(schema: &str) -> Value {
    Value::parse(schema.as_bytes()).unwrap_or_else(|| Value::from(schema))
}

fn texts(texts: &[&str]) -> Vec<Value> {
    texts.iter().copied().map(Value::from).collect()
}
