//! Tools for an agent SDK: functions that give those of a service as the SDK's own.

mod frameworks;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Agent, Service, ToolsetId};

pub(crate) use frameworks::{FRAMEWORKS, Framework, Program, Remote};

use self::frameworks::{Gives, Named};
use super::agent::Modules;
use crate::code::{Bracket, Code, Module as From, Seen};
use crate::page::Page;
use crate::plan::folders::Folder;
use crate::plan::sdk::Shown;
use crate::python::constants;
use crate::python::idents::{Case, Scope};
use crate::python::names::Names;
use crate::python::{docs, symbols};
use crate::slot::Slot;

/// What `sdk.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Sdk {
    header: Slot,
    docs: Slot,
    /// The module of the runtime.
    sdk: Slot,
    functions: Vec<Function>,
}

/// A function that gives tools, or an agent.
#[derive(JsonSchema, Serialize)]
struct Function {
    name: Slot,
    docs: Slot,
    returns: Slot,
    /// Gives an agent as the SDK's own.
    makes_agent: bool,
    /// Gives it its model.
    sets_model: bool,
    /// The specs of the tools by name, where no agent uses them.
    specs: Option<Slot>,
    /// The spec of the agent.
    agent: Option<Slot>,
    /// Whether the model of the agent has typed answers.
    answers: bool,
    /// The only one of these.
    answer: Option<Slot>,
}

/// `functions.py`.
pub(crate) fn page(
    names: &Names<'_>,
    service: &Service,
    shown: &[Shown<'_>],
    framework: &'static Framework,
    (folder, header): (&str, &str),
) -> Page {
    let toolsets = shown.iter().flat_map(|one| one.toolsets());
    let modules = Modules::of(names, &[], toolsets);
    let mut beside = Scope::default();
    modules.taken().for_each(|toolset| beside.reserve(toolset));
    let mut functions = Functions {
        names,
        modules,
        framework,
        scope: Scope::default(),
        beside,
        made: Vec::new(),
        exported: Vec::new(),
    };
    for one in shown {
        functions.add(*one);
    }
    let name = docs::code(&service.name);
    let about = format!("The tools of the service {name} for {}.", framework.title);
    let sdk = From::Library("toolrt.sdk".to_owned());
    let model = Sdk {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        sdk: Slot::code(symbols::known_as(sdk, framework.module, "sdk")),
        functions: functions.made,
    };
    Page::of(folder, "functions", "python/sdk", model).exporting(functions.exported)
}

/// The functions of a module, as they are made.
struct Functions<'n, 'd> {
    names: &'n Names<'d>,
    modules: Modules,
    framework: &'static Framework,
    scope: Scope,
    /// What the modules of toolsets and agents are called here.
    beside: Scope,
    made: Vec<Function>,
    exported: Vec<String>,
}

impl Functions<'_, '_> {
    fn add(&mut self, shown: Shown<'_>) {
        let title = self.framework.title;
        match shown {
            Shown::Exports(service) => {
                let specs = service.exports.iter();
                let specs = specs.map(|id| self.specs(*id)).collect();
                let name = docs::code(&service.name);
                let about = format!("Give the public tools of {name} for {title}.");
                let about = about + &self.lacking(shown);
                self.tools("tools".to_owned(), about, specs);
            }
            Shown::Toolset(toolset) => {
                let specs = vec![self.specs(toolset.id)];
                let name = docs::code(&toolset.name);
                let about = format!("Give the tools of the toolset {name}.");
                let about = about + &self.lacking(shown);
                self.tools(stem(self.names.toolset(toolset.id), "tools"), about, specs);
            }
            Shown::Agent(agent) => self.agent(agent),
        }
    }

    /// What the SDK has no place for, of tools that are shown together.
    fn lacking(&self, shown: Shown<'_>) -> String {
        let lacks = self.framework.lacks;
        let lines = shown.lacking(self.names.design, lacks, docs::code);
        let lines = lines
            .iter()
            .map(|line| format!("\n\n{}", docs::filled(4, line)));
        lines.collect()
    }

    fn specs(&self, id: ToolsetId) -> Code {
        self.modules.specs(self.names, id, "SPECS")
    }

    fn tools(&mut self, name: String, about: String, mut specs: Vec<Code>) {
        let specs = if specs.len() == 1 {
            specs.remove(0)
        } else {
            let specs = specs.into_iter();
            let spread = specs.map(|one| Code::Seq(vec![Code::word("**"), one]));
            Code::display(Bracket::Curly, spread.collect())
        };
        let returns = self.given();
        self.push(
            name,
            Function {
                name: Slot::word(""),
                docs: Slot::docs(about),
                returns,
                makes_agent: false,
                sets_model: false,
                specs: Some(Slot::code(specs)),
                agent: None,
                answers: false,
                answer: None,
            },
        );
    }

    fn agent(&mut self, agent: &Agent) {
        let names = self.names;
        let own = names.agent(agent.id);
        let here = own.trim_end_matches('_').to_owned();
        let here = self.beside.claim(Case::Module, here.clone(), &here);
        let folder = Folder::Agent(agent).path(names);
        let of = |module: &str, name: &str| {
            let path = format!("{here}_{module}.{name}");
            symbols::known_as(From::Generated(folder.clone()), module, &path)
        };
        let spec = Slot::code(Code::call(of("specs", "agent"), Vec::new()));
        let name = docs::code(&agent.name);
        let about =
            format!("Give the tools that the agent {name} uses, within the limits of its runs.");
        let about = about + &self.lacking(Shown::Agent(agent));
        let returns = self.given();
        self.push(
            stem(own, "tools"),
            Function {
                name: Slot::word(""),
                docs: Slot::docs(about),
                returns,
                makes_agent: false,
                sets_model: false,
                specs: None,
                agent: Some(spec.clone()),
                answers: false,
                answer: None,
            },
        );
        let Some(class) = &self.framework.agent else {
            return;
        };
        let constants = constants::completions(agent);
        let answer = match &*constants {
            [only] => Some(Slot::code(of("completions", only))),
            _ => None,
        };
        self.push(
            stem(own, "agent"),
            Function {
                name: Slot::word(""),
                docs: Slot::docs(format!("Give the agent {name} with its tools.")),
                returns: Slot::code(named(class)),
                makes_agent: true,
                sets_model: self.framework.sets_model,
                specs: None,
                agent: Some(spec),
                answers: !constants.is_empty(),
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
        self.exported.push(name);
    }

    /// What a function gives that gives tools.
    fn given(&self) -> Slot {
        Slot::code(match &self.framework.tools {
            Gives::Whole(class) => named(class),
            Gives::List(class) => Code::of("list", vec![named(class)]),
        })
    }
}

/// The name of a function: `todos_tools`.
fn stem(module: &str, what: &str) -> String {
    format!("{}_{what}", module.trim_end_matches('_'))
}

/// A class of the SDK, as annotations name it.
fn named(class: &Named) -> Code {
    let module = From::Library(class.module.to_owned());
    let name = symbols::known_as(module, class.name, class.name).seen(Seen::Checked);
    if class.parameters == 0 {
        return name;
    }
    let any = || symbols::from_library("typing", "Any").seen(Seen::Checked);
    let parameters = std::iter::repeat_with(any).take(class.parameters);
    Code::of(name, parameters.collect())
}
