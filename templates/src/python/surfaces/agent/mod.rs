//! An agent: what it uses and exports, typed calls of that, its limits, its model's typed answers.

use std::collections::{BTreeSet, HashMap, HashSet};

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Agent, ToolId, ToolsetId};

use super::client::{self, CallNames, Called, Classes, Constant};
use super::package;
use crate::code::{Bracket, Code, Module as From};
use crate::page::{Page, Pages};
use crate::plan::agent::{AgentSpec, Policy};
use crate::python::constants::{Constants, beside};
use crate::python::folders;
use crate::python::header::header;
use crate::python::idents::{self, Case, Scope};
use crate::python::lower::Module;
use crate::python::names::Names;
use crate::python::toolset::{Lowered, ToolModel, lowered, typed};
use crate::python::{docs, layout, literal, mapping, symbols};
use crate::schema;
use crate::slot::Slot;
use crate::used::Found;

/// What `specs.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Specs {
    header: Slot,
    docs: Slot,
    agent: AgentSpec,
    policy: Policy,
    uses: Vec<View>,
    implements: Vec<Slot>,
    exports: Vec<Slot>,
    completions: Option<Slot>,
}

/// The tools of a toolset that an agent sees.
#[derive(JsonSchema, Serialize)]
struct View {
    toolset: Slot,
    /// The specs of the tools, by name.
    tools: Slot,
}

/// What `completions.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Completions {
    header: Slot,
    docs: Slot,
    exported: Slot,
    agent: Slot,
    completions: Vec<Completion>,
}

/// A typed answer of the model.
#[derive(JsonSchema, Serialize)]
struct Completion {
    constant: Slot,
    name: Slot,
    description: Option<Slot>,
    codec: Slot,
    schema: Slot,
}

/// All files of an agent.
pub(crate) fn files<'d>(names: &Names<'d>, agent: &'d Agent, pages: &mut Pages<'_>) {
    let folder = format!(
        "{}/agents/{}",
        names.service(agent.service),
        names.agent(agent.id)
    );
    let source = &names.design.files[agent.place.file.0 as usize];
    let header = header(std::iter::once(&*source.path));
    let modules = Modules::of(names, agent);
    pages.add(calls(names, agent, &modules, &folder, &header));
    let constants = answers(names, agent, &folder, &header, pages);
    pages.add(specs(names, agent, &modules, &constants, &folder, &header));
    let own = format!("The agent {}.", docs::code(&agent.name));
    let about = docs::or(agent.docs.as_deref(), &own);
    pages.add(package::page(&folder, &header, about, pages.listed()));
}

/// What an agent's files call the toolsets that it names: `todos` of `todos_specs`.
struct Modules {
    here: HashMap<ToolsetId, String>,
}

impl Modules {
    fn of(names: &Names<'_>, agent: &Agent) -> Self {
        let mut scope = Scope::default();
        let mut here = HashMap::new();
        let used = agent.uses.iter().map(|view| view.toolset);
        for id in used.chain(agent.toolsets.iter().chain(&agent.exports).copied()) {
            here.entry(id).or_insert_with(|| {
                let there = names.toolset(id).trim_end_matches('_').to_owned();
                scope.claim(Case::Module, there.clone(), &there)
            });
        }
        Self { here }
    }

    /// What a module of a toolset is called.
    fn part(&self, id: ToolsetId, part: &str) -> String {
        format!("{}_{part}", self.here[&id])
    }
}

/// The package of a toolset.
fn package_of(names: &Names<'_>, id: ToolsetId) -> From {
    let owner = names.design[id]
        .owner
        .expect("a design that is ready has an owner for every toolset");
    let owner = names.service(owner);
    From::Generated(format!("{owner}/tools/{}", names.toolset(id)))
}

/// Items of a tuple, if there are any.
fn items(items: Vec<Code>) -> Option<Slot> {
    (!items.is_empty()).then(|| Slot::code(mapping::tuple(items)))
}

/// `specs.py`: everything that is declared of the agent, as data.
fn specs(
    names: &Names<'_>,
    agent: &Agent,
    modules: &Modules,
    completions: &[String],
    folder: &str,
    header: &str,
) -> Page {
    let design = names.design;
    let of_specs = |id: ToolsetId, name: &str| {
        let here = format!("{}.{name}", modules.part(id, "specs"));
        symbols::known_as(package_of(names, id), "specs", &here)
    };
    let uses = agent.uses.iter().map(|view| {
        let tools = view.tools.iter().map(|id| {
            let name = literal::string(&design[*id].name);
            let key = Code::from(&name);
            Code::pair(name, Code::of(of_specs(view.toolset, "SPECS"), vec![key]))
        });
        View {
            toolset: Slot::code(of_specs(view.toolset, "toolset")),
            tools: Slot::code(Code::display(Bracket::Curly, tools.collect())),
        }
    });
    let toolsets = |ids: &[ToolsetId]| -> Vec<Slot> {
        let ids = ids.iter();
        ids.map(|id| Slot::code(of_specs(*id, "toolset"))).collect()
    };
    let completions = completions.iter().map(|name| {
        let here = format!("completions.{name}");
        symbols::known_as(From::Beside(""), "completions", &here)
    });
    let about = format!(
        "Everything the design declares of the agent {}, as data.",
        docs::code(&agent.name)
    );
    let model = Specs {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        agent: AgentSpec::of(design, agent),
        policy: Policy::of(&agent.policy),
        uses: uses.collect(),
        implements: toolsets(&agent.toolsets),
        exports: toolsets(&agent.exports),
        completions: items(completions.collect()),
    };
    Page::of(folder, "specs", "python/agent/specs", model).exporting(["POLICY", "agent"])
}

/// `calls.py`: typed calls of exactly the tools that the agent uses.
fn calls<'d>(
    names: &Names<'d>,
    agent: &'d Agent,
    modules: &Modules,
    folder: &str,
    header: &str,
) -> Page {
    let design = names.design;
    let used: Vec<(ToolsetId, Lowered<'_, 'd>)> = agent
        .uses
        .iter()
        .map(|view| (view.toolset, lowered(names, &design[view.toolset])))
        .collect();
    let mut shown = Vec::new();
    for (view, (id, lowered)) in agent.uses.iter().zip(&used) {
        let items = client::by_name(&lowered.module.items);
        let constants = Constants::of(&lowered.models).tools;
        let seen: HashSet<ToolId> = view.tools.iter().copied().collect();
        for (model, constant) in lowered.models.iter().zip(constants) {
            if seen.contains(&model.tool.id) {
                shown.push((*id, model, constant, client::fields(model, &items)));
            }
        }
    }
    let mut scope = Scope::default();
    // Annotations of methods name the modules of types.
    for (id, _) in &used {
        scope.reserve(&modules.part(*id, "types"));
    }
    let wire = shown.iter().map(|(_, model, ..)| &*model.tool.name);
    let methods = idents::all(Case::Method, wire, &mut scope);
    let beside = |prefix, wanted: fn(&ToolModel<'_>) -> bool| {
        let wanted = shown.iter().map(|(_, model, ..)| wanted(model));
        beside(prefix, &methods, wanted)
    };
    let streams = beside("stream", |model| model.item.is_some());
    let pages = beside("pages", |model| model.tool.paging.is_some());
    // Where an argument is called as the module of a provider, the module gives way.
    let arguments: BTreeSet<&str> = shown
        .iter()
        .flat_map(|(.., fields)| client::arguments(*fields))
        .collect();
    let provider = |id: ToolsetId| {
        let mut name = modules.part(id, "provider");
        while arguments.contains(&*name) {
            name.push('_');
        }
        name
    };
    let beside = methods.iter().zip(streams.into_iter().zip(pages));
    let tools = shown.iter().zip(beside);
    let tools: Vec<Called<'_, '_, '_>> = tools
        .map(
            |((id, model, constant, fields), (method, (stream, pages)))| {
                let called = CallNames {
                    method: method.clone(),
                    constant: Constant {
                        module: package_of(names, *id),
                        name: "provider".to_owned(),
                        path: format!("{}.{constant}", provider(*id)),
                    },
                    stream,
                    pages,
                    types: modules.part(*id, "types"),
                    types_in: package_of(names, *id),
                };
                (*model, called, *fields)
            },
        )
        .collect();
    let name = docs::code(&agent.name);
    let about = format!("Typed calls of the tools that the agent {name} uses, over any executor.");
    let own = format!("Calls the tools that {name} uses.");
    let classes = Classes {
        names: ["Calls", "AsyncCalls"],
        docs: &own,
    };
    client::calls("calls", folder, header, &about, classes, &tools)
}

/// The typed answers of an agent's model, with their types and codecs; gives the constants that stand for them.
fn answers<'d>(
    names: &Names<'d>,
    agent: &'d Agent,
    folder: &str,
    header: &str,
    pages: &mut Pages<'_>,
) -> Vec<String> {
    if agent.completions.is_empty() {
        return Vec::new();
    }
    let design = names.design;
    let package = design.files[agent.place.file.0 as usize].package;
    let mut found = Found::default();
    for completion in &agent.completions {
        found.ty(design, &completion.ty, true);
    }
    let wire = || agent.completions.iter().map(|completion| &*completion.name);
    let stems = idents::all(Case::Camel, wire(), &mut Scope::default());
    let mut scope = idents::beside_imports();
    // The limits stand beside them.
    scope.reserve("policy");
    let constants = idents::constants(wire(), &mut scope);
    let own: Vec<String> = stems
        .iter()
        .map(|stem| format!("{}Answer", stem.trim_end_matches('_')))
        .chain(["AsyncCalls".to_owned(), "Calls".to_owned()])
        .chain(constants.iter().cloned())
        .collect();
    let mut module = Module::of_payloads(names, found, &[], &own, package);
    module.scope.promise(own.clone());
    let mut extra = Vec::new();
    let mut completions = Vec::new();
    for ((completion, part), constant) in agent.completions.iter().zip(&own).zip(&constants) {
        let answer = typed(&mut module, &completion.ty, part, &mut extra);
        completions.push(Completion {
            constant: Slot::name(constant),
            name: Slot::literal(&*completion.name),
            description: completion.docs.as_deref().map(Slot::literal),
            codec: Slot::code(symbols::codec(&answer.codec)),
            schema: Slot::json(schema::of_type(design, &completion.ty)),
        });
    }
    let name = docs::code(&agent.name);
    let about = [
        &*format!("The answers of the model of the agent {name}."),
        &*format!("How answers of the model of {name} are read, written and checked."),
    ];
    folders::type_files(&mut module, folder, header, about, extra, pages);
    let exported = layout::exported(&constants);
    let model = Completions {
        header: Slot::lines(header),
        docs: Slot::docs(format!(
            "The typed answers of the model of the agent {name}."
        )),
        exported: Slot::code(literal::strings(&exported)),
        agent: Slot::literal(&*agent.name),
        completions,
    };
    let page = Page::of(folder, "completions", "python/agent/completions", model);
    pages.add(page.exporting(constants.clone()));
    constants
}
