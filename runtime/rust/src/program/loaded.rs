//! A command whose tools a registry loads at run time.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::asked::{Said, asked};
use super::cached::{identity, keep, kept};
use super::discovered::Unusable;
use super::process::Limits;
use super::runner::Program;
use super::surroundings::surroundings;
use super::waiting::on_a_thread;
use crate::call::{Action, CallFault, Context, Envelope, Kind, Meta};
use crate::host::{Executor, Toolset};
use crate::made::{is_name, toolset_of_command};
use crate::spec::Spec;

/// Where what a command says comes from: a file, or the command.
struct Source {
    words: Vec<String>,
    env: BTreeMap<String, String>,
    limits: Limits,
    is_kept: bool,
}

impl Source {
    /// What the command says, and of which identity that is. Blocks meanwhile.
    fn now(&self) -> Result<(Said, Vec<Vec<String>>), Unusable> {
        let key = identity(&self.words);
        if self.is_kept
            && let Some(said) = kept(&self.words, &self.env, &key)
        {
            return Ok((said, key));
        }
        let said = asked(&self.words, &surroundings(&self.env), self.limits)?;
        if self.is_kept && identity(&self.words) == key {
            keep(&self.words, &self.env, &key, &said);
        }
        Ok((said, key))
    }

    fn program(&self) -> &str {
        self.words.first().map(String::as_str).unwrap_or_default()
    }
}

impl Program {
    /// The toolset of the tools that the command has, without a design, by the name of the command. It is asked by
    /// `--discover`, unless it is known what it says. A call of a tool that the command does not have any more as it was
    /// ends as `drift`. Blocks meanwhile.
    ///
    /// # Errors
    /// The command does not say what it has, or what cannot be used.
    pub fn load(&self) -> Result<Toolset, Unusable> {
        loaded(self, None)
    }

    /// The same by another name.
    ///
    /// # Errors
    /// Those of [`load`](Self::load).
    pub fn load_as(&self, toolset: &str) -> Result<Toolset, Unusable> {
        loaded(self, Some(toolset))
    }
}

fn loaded(program: &Program, name: Option<&str>) -> Result<Toolset, Unusable> {
    let (words, env, limits) = program.given();
    if words.is_empty() {
        return Err(Unusable("no command was given".to_owned()));
    }
    let source = Source {
        words: words.to_vec(),
        env: env.clone(),
        limits,
        is_kept: program.is_kept(),
    };
    let (said, key) = source.now()?;
    let command = source.program().to_owned();
    let own = name.unwrap_or(&said.name).to_owned();
    if !is_name(&own) {
        return Err(Unusable(format!(
            "`{command} --discover` says no name that a toolset may have: give it one"
        )));
    }
    let definitions = said.definitions.iter();
    let definitions: Vec<String> = definitions.map(|(_, text)| text.clone()).collect();
    tell(program, &said);
    let runs = Loaded(Arc::new(Inner {
        program: program.clone(),
        source,
        said: said.clone(),
        now: Mutex::new((said, key)),
    }));
    toolset_of_command(&own, &definitions, Arc::new(runs))
        .map_err(|error| Unusable(format!("`{command} --discover`: {error}")))
}

/// Lets the program know what the command has, which it would ask otherwise.
fn tell(program: &Program, said: &Said) {
    let tools = said.definitions.iter();
    let tools = tools.map(|(name, _)| (name.clone(), said.streaming.contains(name)));
    program.know(said.protocol, tools);
}

/// Runs the tools of a command as long as it has those that were loaded.
struct Loaded(Arc<Inner>);

struct Inner {
    program: Program,
    source: Source,
    /// What was loaded; calls are checked by that.
    said: Said,
    /// What is there now.
    now: Mutex<(Said, Vec<Vec<String>>)>,
}

impl Inner {
    /// The error of a call of what is not there any more as it was. May block.
    fn changed(&self, tool: &str) -> Option<Box<CallFault>> {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        if identity(&self.source.words) != now.1 {
            match self.source.now() {
                Ok(found) => *now = found,
                Err(error) => {
                    let message = format!("{error}.");
                    let fault = CallFault::new("unavailable", Kind::Unavailable, message);
                    return Some(Box::new(fault));
                }
            }
            tell(&self.program, &now.0);
        }
        let (before, is) = (self.said.definition(tool), now.0.definition(tool));
        if before == is {
            return None;
        }
        let what = match is {
            None => "is missing",
            Some(_) => "is defined otherwise",
        };
        let program = self.source.program();
        let message = format!("`{program}` has changed since it was loaded: {tool} {what}.");
        let hint = "The host must load its tools again.";
        let fault = CallFault::new("drift", Kind::Precondition, message);
        Some(Box::new(fault.recover(Action::Stop, hint)))
    }

    /// Whether its files are those that were asked.
    fn is_as_before(&self) -> bool {
        let now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        identity(&self.source.words) == now.1
    }
}

impl Loaded {
    async fn called(
        &self,
        tool: &str,
        spec: Option<&'static Spec>,
        payload: &[u8],
        cx: &Context,
    ) -> Envelope {
        let inner = self.0.clone();
        let name = tool.to_owned();
        let fault = match inner.is_as_before() {
            true => inner.changed(tool),
            false => {
                let asked = on_a_thread("toolrt-discover", move |_| inner.changed(&name)).await;
                asked.unwrap_or_else(|| {
                    let message = "There is no thread for the program.";
                    let fault = CallFault::new("unavailable", Kind::Unavailable, message);
                    Some(Box::new(fault))
                })
            }
        };
        if let Some(fault) = fault {
            return Envelope::failure(*fault, Meta::default());
        }
        let program = &self.0.program;
        match spec {
            Some(spec) => program.call_typed(tool, spec, payload, cx).await,
            None => program.call(tool, payload, cx).await,
        }
    }
}

impl Executor for Loaded {
    crate::calls_by!(called);
}
