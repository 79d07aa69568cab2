//! The resources and prompts that a command shows: its own, and those of MCP servers. They are called like tools; a
//! resource is found by its URI, a prompt by its name.

use super::CommandSpec;
#[cfg(feature = "cli")]
use super::options::Shows;
#[cfg(feature = "cli")]
use super::words::Read;
#[cfg(feature = "cli")]
use crate::diagnose::{nearest_name, shown_text};
use crate::host::Registry;
#[cfg(feature = "cli")]
use crate::json::{Object, Value};
#[cfg(feature = "cli")]
use crate::mcp::variables_in;
use crate::mcp::{PromptSpec, ResourceSpec};
#[cfg(feature = "cli")]
use crate::spec::Spec;

/// The resources and prompts of a command that are registered, in order: its own first.
#[derive(Debug, Default)]
pub(super) struct Shared {
    pub resources: Vec<&'static ResourceSpec>,
    pub prompts: Vec<&'static PromptSpec>,
    /// Whether it has documents.
    #[cfg(feature = "cli")]
    pub documents: bool,
    /// Whether the program serves the command over MCP.
    #[cfg(feature = "cli")]
    pub is_served: bool,
}

impl Shared {
    /// Those of a command.
    pub fn of(spec: &CommandSpec, registry: &Registry) -> Self {
        let resources = spec.shares.iter().flat_map(|server| server.resources);
        let resources = spec.resources.iter().chain(resources);
        let prompts = spec.shares.iter().flat_map(|server| server.prompts);
        let prompts = spec.prompts.iter().chain(prompts);
        Self {
            resources: resources
                .filter(|one| registry.get(one.tool.name).is_some())
                .collect(),
            prompts: prompts
                .filter(|one| registry.get(one.tool.name).is_some())
                .collect(),
            #[cfg(feature = "cli")]
            documents: !spec.documents.is_empty(),
            #[cfg(feature = "cli")]
            is_served: false,
        }
    }
}

/// What `--resource URI` or `--prompt NAME` asks for.
#[cfg(feature = "cli")]
pub(super) struct Asked {
    /// `resource` or `prompt`.
    pub option: &'static str,
    /// A URI or a name.
    pub value: String,
    /// What gives it; `None` if there is no such resource or prompt.
    pub tool: Option<&'static Spec>,
    /// The arguments.
    pub payload: Vec<u8>,
}

#[cfg(feature = "cli")]
impl Asked {
    /// The words that ask for it.
    pub fn words(&self) -> (&'static str, &str) {
        let flag = match self.option {
            "resource" => "--resource",
            _ => "--prompt",
        };
        (flag, &self.value)
    }
}

#[cfg(feature = "cli")]
impl Shared {
    /// What there is, which decides about the options of the command.
    pub fn shows(&self) -> Shows {
        Shows {
            resources: !self.resources.is_empty(),
            prompts: !self.prompts.is_empty(),
            documents: self.documents,
            mcp: self.is_served,
        }
    }

    /// The values of an option that can be told: URIs and names.
    pub fn values(&self, option: &str) -> Vec<&'static str> {
        match option {
            "resource" => {
                let whole = self.resources.iter().filter(|one| one.variables.is_empty());
                whole.map(|one| one.uri).collect()
            }
            "prompt" => self.prompts.iter().map(|one| one.name).collect(),
            _ => Vec::new(),
        }
    }

    /// The resource or prompt that words ask for, or what is wrong with that.
    pub fn asked(&self, found: &Read) -> Result<Option<Asked>, String> {
        let given = ["resource", "prompt"].into_iter().flat_map(|option| {
            let values = found.all(option).iter();
            values.map(move |value| (option, value.clone()))
        });
        let given: Vec<(&'static str, String)> = given.collect();
        let Some((option, value)) = given.first().cloned() else {
            return Ok(None);
        };
        if found.word.is_some() {
            return Err(format!("--{option} stands without a tool."));
        }
        if let Some((other, _)) = given.get(1) {
            return Err(format!("--{option} and --{other} are two calls."));
        }
        let (tool, payload) = match option {
            "resource" => self.resource(&value).unzip(),
            _ => {
                let prompt = self.prompts.iter().find(|prompt| prompt.name == value);
                (prompt.map(|prompt| prompt.tool), found.document.clone())
            }
        };
        Ok(Some(Asked {
            option,
            value,
            tool,
            payload: payload.unwrap_or_else(|| b"{}".to_vec()),
        }))
    }

    /// The tool that reads what is at a URI, with its arguments.
    fn resource(&self, uri: &str) -> Option<(&'static Spec, Vec<u8>)> {
        self.resources.iter().find_map(|resource| {
            let values = variables_in(resource.uri, uri)?;
            let mut members = Object::new();
            for (name, value) in resource.variables.iter().zip(values) {
                members.insert(*name, value);
            }
            let payload = Value::Object(members).to_json().into_bytes();
            Some((resource.tool, payload))
        })
    }

    /// Says that there is no such resource or prompt.
    pub fn missing(&self, asked: &Asked) -> String {
        let (option, value) = (asked.option, &asked.value);
        let message = format!("There is no {option} {}.", shown_text(value));
        match nearest_name(value, self.values(option).into_iter()) {
            Some(near) => format!("{message} Did you mean {}?", shown_text(near)),
            None => message,
        }
    }
}
