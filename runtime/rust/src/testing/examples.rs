//! The examples of a design, as tests of what implements its tools.

use super::asserts::told;
use super::compare::differences;
use super::people::says_yes;
use crate::call::{Context, Envelope, Json};
use crate::host::{Executor, Registry, Toolset};
use crate::json::{Object, Value};
use crate::spec::{self, Spec, ToolsetSpec};

/// An example of a tool.
#[derive(Debug, Clone, Copy)]
pub struct Example {
    spec: &'static Spec,
    /// Its place among the examples of the tool.
    place: usize,
    example: &'static spec::Example,
}

/// The examples of all tools of a toolset, in declared order. Those of destructive tools are among them.
pub fn examples(toolset: &'static ToolsetSpec) -> Vec<Example> {
    let tools = toolset.tools.iter();
    let examples = tools.flat_map(|spec| {
        let examples = spec.examples.iter().enumerate();
        examples.map(move |(place, example)| Example {
            spec,
            place,
            example,
        })
    });
    examples.collect()
}

impl Example {
    /// The tool with the name of the example, or its number: `find_files: All Python files`, `find_files: 2`.
    pub fn id(&self) -> String {
        let tool = self.spec.name;
        match self.example.name {
            Some(name) => format!("{tool}: {name}"),
            None => format!("{tool}: {}", self.place + 1),
        }
    }

    /// The spec of its tool.
    pub fn spec(&self) -> &'static Spec {
        self.spec
    }

    /// Whether its tool destroys something.
    pub fn is_destructive(&self) -> bool {
        self.spec.effects.destructive == Some(true)
    }

    /// Calls the tool, and compares the answer with what the example states.
    ///
    /// # Errors
    /// All that differs, a line for each.
    pub async fn check(&self, executor: &dyn Executor, cx: &Context) -> Result<(), String> {
        let payload = self.example.args.as_bytes();
        let envelope = executor.call(self.spec.name, payload, cx).await;
        let found = self.compared(&envelope);
        match found.is_empty() {
            true => Ok(()),
            false => Err(format!("{}\n  {}", self.id(), found.join("\n  "))),
        }
    }

    fn compared(&self, envelope: &Envelope) -> Vec<String> {
        if let Some((code, details)) = self.example.error {
            let fault = envelope.error.as_ref().filter(|fault| fault.code == code);
            let Some(fault) = fault else {
                return vec![format!(
                    "it should fail as `{code}`, but {}",
                    told(envelope)
                )];
            };
            let none = Value::Object(Object::new());
            let came = fault.details.as_ref().map_or(none, Json::value);
            return differences(&read(details), &came);
        }
        let result = envelope.result.as_ref().filter(|_| envelope.is_ok());
        let Some(came) = result else {
            return vec![format!("it should succeed, but {}", told(envelope))];
        };
        match self.example.result {
            Some(stated) => differences(&read(stated), &came.value()),
            None => Vec::new(),
        }
    }
}

fn read(text: &str) -> Value {
    Value::parse(text.as_bytes()).unwrap_or_default()
}

/// A run of all examples of a toolset; [`examples!`](crate::examples!) makes a test of it.
///
/// Each example meets a toolset of its own, in a registry of its own, so none changes what another one finds.
pub struct Examples<F> {
    make: F,
    destructive: bool,
    context: Context,
}

impl<F: Fn() -> Toolset> Examples<F> {
    /// The examples of the toolset that is made.
    pub fn of(make: F) -> Self {
        Self {
            make,
            destructive: false,
            context: Context::new(),
        }
    }

    /// Runs those of destructive tools as well; a human who is asked agrees.
    #[must_use]
    pub fn destructive(mut self) -> Self {
        self.destructive = true;
        self
    }

    /// Calls tools with this context, which has what they inject.
    #[must_use]
    pub fn context(mut self, context: Context) -> Self {
        self.context = context;
        self
    }

    /// Runs them.
    ///
    /// # Panics
    /// If the answer to any of them is another one: with all that differs.
    #[track_caller]
    pub fn run(self) {
        let all = examples((self.make)().spec());
        let some = all
            .iter()
            .filter(|example| self.destructive || !example.is_destructive());
        let wrong: Vec<String> = some
            .filter_map(|example| waited(self.one(example)).err())
            .collect();
        let count = all.len();
        assert!(
            wrong.is_empty(),
            "{} of {count} examples:\n{}",
            wrong.len(),
            wrong.join("\n")
        );
    }

    async fn one(&self, example: &Example) -> Result<(), String> {
        let mut registry = Registry::new();
        registry.set_confirmer(says_yes());
        if let Err(error) = registry.register((self.make)()) {
            return Err(format!("{}\n  {error}", example.id()));
        }
        example.check(&registry, &self.context).await
    }
}

impl<F> std::fmt::Debug for Examples<F> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Examples")
            .field("destructive", &self.destructive)
            .finish_non_exhaustive()
    }
}

/// Waits for a call, on a runtime of its own.
#[cfg(feature = "tokio")]
fn waited<F: Future>(future: F) -> F::Output {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("the system gives what a runtime needs");
    runtime.block_on(future)
}

/// Waits for a call, which no timer ends.
#[cfg(not(feature = "tokio"))]
fn waited<F: Future>(future: F) -> F::Output {
    super::clock::ManualClock::new().run(future)
}

/// Makes tests of the examples of a design: `examples!(toolset)` is a `#[test]` that calls the tools of a toolset with
/// the arguments of each example, and compares the answers with what the examples state.
///
/// `spec/testing.md` says how they are compared. Destructive tools are called only if the test says `destructive`;
/// `context = …` gives what tools inject, and `name: …` the test another name than `examples`.
///
/// ```ignore
/// toolrt::examples!(files::toolset(Folder::new(sample())));
/// toolrt::examples!(notes_examples: notes::toolset(Notes::new()), destructive, context = cx());
/// ```
#[macro_export]
macro_rules! examples {
    ($name:ident: $toolset:expr $(, $option:ident $(= $value:expr)?)* $(,)?) => {
        #[test]
        fn $name() {
            $crate::testing::Examples::of(|| $toolset)
                $(.$option($($value)?))*
                .run();
        }
    };
    ($toolset:expr $(, $option:ident $(= $value:expr)?)* $(,)?) => {
        $crate::examples!(examples: $toolset $(, $option $(= $value)?)*);
    };
}
