//! Tools made at run time as a toolset for a registry.

use std::sync::Arc;

use super::definition::{By, Defined};
use super::elsewhere::Elsewhere;
use super::error::DefinitionError;
use super::form::NAME;
use super::interned::{self, ToolsetTexts, tool_of};
use super::run::Own;
use super::tool::Tool;
use crate::diagnose::diagnose;
use crate::host::tool::Erased;
use crate::host::{Executor, Toolset};
use crate::json::Value;
use crate::spec::Spec;

/// The builder of a toolset of tools that a host makes.
#[derive(Debug, Clone, Default)]
pub struct ToolsetBuilder {
    name: String,
    service: String,
    description: String,
    title: Option<String>,
    version: Option<String>,
    tools: Vec<Tool>,
}

impl ToolsetBuilder {
    /// An empty toolset.
    pub fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            ..Self::default()
        }
    }

    /// What provides the tools.
    #[must_use]
    pub fn service(mut self, name: &str) -> Self {
        name.clone_into(&mut self.service);
        self
    }

    /// What the tools are for.
    #[must_use]
    pub fn description(mut self, text: &str) -> Self {
        text.clone_into(&mut self.description);
        self
    }

    /// The name for people.
    #[must_use]
    pub fn title(mut self, text: &str) -> Self {
        self.title = Some(text.to_owned());
        self
    }

    /// The version of all of them.
    #[must_use]
    pub fn version(mut self, text: &str) -> Self {
        self.version = Some(text.to_owned());
        self
    }

    /// Adds a tool.
    #[must_use]
    pub fn tool(mut self, tool: Tool) -> Self {
        self.tools.push(tool);
        self
    }

    /// The toolset.
    ///
    /// # Errors
    /// A tool cannot be defined.
    pub fn build(self) -> Result<Toolset, DefinitionError> {
        let documents = self.tools.iter().map(|tool| tool.definition.to_json());
        let documents: Vec<String> = documents.collect();
        let texts = self.texts();
        let made = all(texts, By::Host, &documents, false)?;
        let mut tools: Vec<Arc<dyn Erased>> = Vec::new();
        for (of, tool) in made.iter().zip(&self.tools) {
            if of.spec.dry_run != tool.plan.is_some() {
                let text = "is true of tools with a plan.";
                return Err(DefinitionError::at(of.spec.name, "/dry_run", text));
            }
            tools.push(Arc::new(Own {
                of,
                run: tool.run.clone(),
                plan: tool.plan.clone(),
                check: tool.check.clone(),
            }));
        }
        built(texts, &made, tools)
    }

    fn texts(&self) -> ToolsetTexts<'_> {
        ToolsetTexts {
            name: &self.name,
            service: &self.service,
            description: &self.description,
            title: self.title.as_deref(),
            version: self.version.as_deref(),
        }
    }
}

/// A toolset whose tools an executor runs: a server, a program, a registry. Each call goes through the pipeline of the
/// registry here, and then to the executor, under the `remote` name of the tool. The definitions are JSON documents.
///
/// # Errors
/// A tool cannot be defined.
pub fn toolset_of_executor<D: AsRef<str>>(
    name: &str,
    definitions: &[D],
    executor: impl Executor + 'static,
) -> Result<Toolset, DefinitionError> {
    let texts = ToolsetTexts {
        name,
        ..ToolsetTexts::default()
    };
    run_by(texts, By::Host, definitions, Arc::new(executor), false)
}

/// The toolset of the tools of an MCP server, by its label; `toolrt-mcp` makes it of a connection.
///
/// # Errors
/// A tool cannot be defined.
#[doc(hidden)]
pub fn toolset_of_server<D: AsRef<str>>(
    name: &str,
    definitions: &[D],
    server: impl Executor + 'static,
) -> Result<Toolset, DefinitionError> {
    let texts = ToolsetTexts {
        name,
        ..ToolsetTexts::default()
    };
    run_by(texts, By::Mcp(name), definitions, Arc::new(server), false)
}

/// The toolset of the tools of a command, by its label, with members in their definitions that nobody knows.
#[cfg(all(unix, feature = "program"))]
pub(crate) fn toolset_of_command<D: AsRef<str>>(
    name: &str,
    definitions: &[D],
    executor: Arc<dyn Executor>,
) -> Result<Toolset, DefinitionError> {
    let texts = ToolsetTexts {
        name,
        ..ToolsetTexts::default()
    };
    run_by(texts, By::Command(name), definitions, executor, true)
}

fn run_by<D: AsRef<str>>(
    texts: ToolsetTexts<'_>,
    by: By<'_>,
    definitions: &[D],
    executor: Arc<dyn Executor>,
    lenient: bool,
) -> Result<Toolset, DefinitionError> {
    let made = all(texts, by, definitions, lenient)?;
    let mut tools: Vec<Arc<dyn Erased>> = Vec::new();
    for of in made.iter().copied() {
        if of.spec.dry_run {
            let text = "is for tools that a function of the host runs.";
            return Err(DefinitionError::at(of.spec.name, "/dry_run", text));
        }
        let executor = executor.clone();
        tools.push(Arc::new(Elsewhere { of, executor }));
    }
    built(texts, &made, tools)
}

fn built(
    texts: ToolsetTexts<'_>,
    made: &[&'static Defined],
    tools: Vec<Arc<dyn Erased>>,
) -> Result<Toolset, DefinitionError> {
    let specs: Vec<&'static Spec> = made.iter().map(|of| of.spec).collect();
    let spec = interned::toolset_of(texts, &specs)?;
    Ok(Toolset::of_erased(spec, tools))
}

fn all<D: AsRef<str>>(
    texts: ToolsetTexts<'_>,
    by: By<'_>,
    definitions: &[D],
    lenient: bool,
) -> Result<Vec<&'static Defined>, DefinitionError> {
    let name = Value::from(texts.name).to_json();
    let wrong = diagnose(NAME, name.as_bytes());
    if !wrong.is_empty() {
        return Err(DefinitionError::new(texts.name, wrong));
    }
    let mut made: Vec<&'static Defined> = Vec::new();
    for definition in definitions {
        made.push(tool_of(
            definition.as_ref().as_bytes(),
            texts.owner(by),
            lenient,
        )?);
    }
    let mut names: Vec<&str> = made.iter().map(|of| of.spec.name).collect();
    names.sort_unstable();
    if let Some([twice, _]) = names.windows(2).find(|pair| pair[0] == pair[1]) {
        let text = "is the name of two tools.";
        return Err(DefinitionError::at(*twice, "/name", text));
    }
    Ok(made)
}
