//! Tools for an agent SDK: functions that give those of a service as the SDK's own.

use std::collections::HashMap;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Agent, Service, ToolsetId};

use crate::code::{Code, Name};
use crate::page::Page;
use crate::plan::sdk::{Lack, Shown};
use crate::rust::docs::{self, inner};
use crate::rust::frameworks::{Framework, Runtime};
use crate::rust::idents::{Case, Scope};
use crate::rust::names::Names;
use crate::rust::symbols;
use crate::slot::Slot;

/// What `sdk.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Sdk {
    header: Slot,
    docs: Slot,
    /// The crate or the module of the runtime.
    sdk: Slot,
    /// Whether functions give dialogues.
    dialogues: bool,
    functions: Vec<Function>,
}

/// A function that gives tools, or an agent.
#[derive(JsonSchema, Serialize)]
struct Function {
    name: Slot,
    docs: Slot,
    /// Gives an agent as the SDK's own.
    makes_agent: bool,
    /// The specs of the tools of each toolset, where no agent uses them.
    specs: Vec<Slot>,
    /// The spec of the agent.
    agent: Option<Slot>,
    /// The only typed answer of its model.
    answer: Option<Slot>,
}

/// The file of an SDK; `answers` gives the types that stand for the completions of an agent.
pub(crate) fn page(
    names: &Names<'_>,
    service: &Service,
    shown: &[Shown<'_>],
    answers: &dyn Fn(&Agent) -> Vec<String>,
    framework: &'static Framework,
    (folder, header): (&str, &str),
) -> Page {
    let sdk = framework.runtime.path();
    let mut beside = Scope::default();
    beside.reserve(sdk.split("::").next().unwrap_or(&sdk));
    let mut functions = Functions {
        names,
        answers,
        sdk: &sdk,
        dialogues: matches!(framework.runtime, Runtime::Dialogue),
        lacks: framework.lacks,
        scope: Scope::default(),
        beside,
        toolsets: HashMap::new(),
        made: Vec::new(),
    };
    for one in shown {
        functions.add(*one);
    }
    let name = docs::code(&service.name);
    let about = format!("The tools of the service {name} for {}.", framework.title);
    let model = Sdk {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        sdk: Slot::name(&sdk),
        dialogues: functions.dialogues,
        functions: functions.made,
    };
    Page::of(folder, framework.module, "rust/sdk", model)
}

/// The functions of a file, as they are made.
struct Functions<'n, 'd> {
    names: &'n Names<'d>,
    answers: &'n dyn Fn(&Agent) -> Vec<String>,
    /// The crate or the module of the runtime.
    sdk: &'n str,
    dialogues: bool,
    lacks: &'static [Lack],
    scope: Scope,
    /// What the modules of toolsets and agents are called here.
    beside: Scope,
    toolsets: HashMap<ToolsetId, Module>,
    made: Vec<Function>,
}

/// A module of a toolset or an agent.
#[derive(Clone)]
struct Module {
    /// `super::super::super::a::tools::b`, with ` as c` where it has another name here.
    import: String,
    /// Its name here.
    here: String,
}

impl Module {
    /// `there` is its name in the folder of this path, `wire` that of the design.
    fn of(beside: &mut Scope, folder: &str, there: &str, wire: &str) -> Self {
        let here = beside.claim(Case::Module, there.to_owned(), wire);
        let path = format!("{folder}::{there}");
        let import = if here == there {
            path
        } else {
            format!("{path} as {here}")
        };
        Self { import, here }
    }

    /// A path below it.
    fn below(&self, path: &str) -> Code {
        let name: Name = symbols::under(&self.import, &format!("{}::{path}", self.here));
        Code::Name(Arc::new(name))
    }
}

impl Functions<'_, '_> {
    fn add(&mut self, shown: Shown<'_>) {
        match shown {
            Shown::Exports(service) => {
                let name = docs::code(&service.name);
                let about = format!("Gives the public tools of {name}.") + &self.lacking(shown);
                self.tools("tools".to_owned(), about, &service.exports);
            }
            Shown::Toolset(toolset) => {
                let name = docs::code(&toolset.name);
                let about =
                    format!("Gives the tools of the toolset {name}.") + &self.lacking(shown);
                let function = stem(self.names.toolset(toolset.id), "tools");
                self.tools(function, about, &[toolset.id]);
            }
            Shown::Agent(agent) => self.agent(agent),
        }
    }

    /// What the SDK has no place for, of tools that are shown together.
    fn lacking(&self, shown: Shown<'_>) -> String {
        let lines = shown.lacking(self.names.design, self.lacks, docs::code);
        let lines = lines.iter().map(|line| format!("\n\n{line}"));
        lines.collect()
    }

    /// The specs of a toolset.
    fn specs(&mut self, id: ToolsetId) -> Code {
        let names = self.names;
        let beside = &mut self.beside;
        let module = self.toolsets.entry(id).or_insert_with(|| {
            let toolset = &names.design[id];
            let owner = toolset.owner;
            let owner = owner.expect("a design that is ready has an owner for every toolset");
            let folder = format!("super::super::super::{}::tools", names.service(owner));
            Module::of(beside, &folder, names.toolset(id), &toolset.name)
        });
        module.below("specs::SPECS")
    }

    fn tools(&mut self, name: String, about: String, toolsets: &[ToolsetId]) {
        let specs = toolsets
            .iter()
            .map(|id| Slot::code(self.specs(*id)))
            .collect();
        self.push(
            name,
            Function {
                name: Slot::word(""),
                docs: Slot::docs(about),
                makes_agent: false,
                specs,
                agent: None,
                answer: None,
            },
        );
    }

    fn agent(&mut self, agent: &Agent) {
        let names = self.names;
        let own = names.agent(agent.id);
        let module = Module::of(&mut self.beside, "super::super::agents", own, &agent.name);
        let spec = Slot::code(module.below("specs::AGENT"));
        let name = docs::code(&agent.name);
        let about =
            format!("Gives the tools that the agent {name} uses, within the limits of its runs.");
        let about = about + &self.lacking(Shown::Agent(agent));
        self.push(
            stem(own, "tools"),
            Function {
                name: Slot::word(""),
                docs: Slot::docs(about),
                makes_agent: false,
                specs: Vec::new(),
                agent: Some(spec.clone()),
                answer: None,
            },
        );
        let (answer, about) = match &*(self.answers)(agent) {
            [only] => {
                let path = format!("completions::{only}");
                let about = match self.dialogues {
                    true => format!(
                        "Gives a dialogue with the model of the agent {name}, which has a typed answer."
                    ),
                    false => {
                        let reads = docs::code(&format!("{}::answer", self.sdk));
                        format!(
                            "Makes the agent {name} with its tools. {reads} reads the typed answer of its model."
                        )
                    }
                };
                (Some(Slot::code(module.below(&path))), about)
            }
            _ if self.dialogues => {
                let about = format!("Gives a dialogue with the model of the agent {name}.");
                (None, about)
            }
            _ => (None, format!("Makes the agent {name} with its tools.")),
        };
        self.push(
            stem(own, "agent"),
            Function {
                name: Slot::word(""),
                docs: Slot::docs(about),
                makes_agent: true,
                specs: Vec::new(),
                agent: Some(spec),
                answer,
            },
        );
    }

    fn push(&mut self, name: String, function: Function) {
        let name = self.scope.claim(Case::Snake, name.clone(), &name);
        self.made.push(Function {
            name: Slot::name(&name),
            ..function
        });
    }
}

/// The name of a function: `todos_tools`.
fn stem(module: &str, what: &str) -> String {
    format!("{}_{what}", module.trim_end_matches('_'))
}
