//! An agent: what it uses and exports, typed calls of that, its limits, its model's typed answers.

use std::collections::{BTreeSet, HashMap, HashSet};

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{self, Agent, Design, ToolId, ToolsetId};

use super::client::{self, CallNames, Called, Classes, Constant};
use crate::code::{Bracket, Code, Module as From};
use crate::page::Page;
use crate::plan::agent::{AgentSpec, Policy};
use crate::python::constants::{Constants, beside};
use crate::python::idents::{self, Case, Scope};
use crate::python::lower::Item;
use crate::python::models::ToolModel;
use crate::python::names::Names;
use crate::python::{docs, literal, mapping, symbols};
use crate::schema;
use crate::slot::Slot;

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

/// A toolset that an agent uses tools of.
pub(crate) struct Used<'d> {
    pub toolset: ToolsetId,
    /// The types of its module.
    pub items: Vec<Item<'d>>,
    pub models: Vec<ToolModel<'d>>,
}

/// A typed answer of an agent's model.
pub(crate) struct Answer {
    /// What stands for it.
    pub constant: String,
    /// The expression of its codec.
    pub codec: String,
}

/// What the files of an agent or a server call the toolsets that it names: `todos` of `todos_specs`.
pub(crate) struct Modules {
    here: HashMap<ToolsetId, String>,
}

impl Modules {
    /// `used` are the views of toolsets, `others` toolsets that are named beside them.
    pub(crate) fn of(
        names: &Names<'_>,
        used: &[ir::View],
        others: impl Iterator<Item = ToolsetId>,
    ) -> Self {
        let mut scope = Scope::default();
        let mut here = HashMap::new();
        let used = used.iter().map(|view| view.toolset);
        for id in used.chain(others) {
            here.entry(id).or_insert_with(|| {
                let there = names.toolset(id).trim_end_matches('_').to_owned();
                scope.claim(Case::Module, there.clone(), &there)
            });
        }
        Self { here }
    }

    /// What the toolsets are called here.
    pub(crate) fn taken(&self) -> impl Iterator<Item = &str> {
        self.here.values().map(|here| &**here)
    }

    /// What a module of a toolset is called.
    fn part(&self, id: ToolsetId, part: &str) -> String {
        format!("{}_{part}", self.here[&id])
    }

    /// A name of the module of specs of a toolset.
    pub(crate) fn specs(&self, names: &Names<'_>, id: ToolsetId, name: &str) -> Code {
        let here = format!("{}.{name}", self.part(id, "specs"));
        symbols::known_as(package_of(names, id), "specs", &here)
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
pub(crate) fn specs(
    names: &Names<'_>,
    agent: &Agent,
    modules: &Modules,
    answers: &[Answer],
    folder: &str,
    header: &str,
) -> Page {
    let design = names.design;
    let of_specs = |id: ToolsetId, name: &str| modules.specs(names, id, name);
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
    let completions = answers.iter().map(|answer| {
        let name = &answer.constant;
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
pub(crate) fn calls(
    names: &Names<'_>,
    agent: &Agent,
    modules: &Modules,
    used: &[Used<'_>],
    folder: &str,
    header: &str,
) -> Page {
    let mut shown = Vec::new();
    for (view, used) in agent.uses.iter().zip(used) {
        let items = client::by_name(&used.items);
        let constants = Constants::of(&used.models).tools;
        let seen: HashSet<ToolId> = view.tools.iter().copied().collect();
        for (model, constant) in used.models.iter().zip(constants) {
            if seen.contains(&model.tool.id) {
                shown.push((used.toolset, model, constant, client::fields(model, &items)));
            }
        }
    }
    let mut scope = Scope::default();
    // Annotations of methods name the modules of types.
    for used in used {
        scope.reserve(&modules.part(used.toolset, "types"));
    }
    let wire = shown.iter().map(|(_, model, ..)| &*model.tool.name);
    let methods = idents::all(Case::Method, wire, &mut scope);
    let beside = |prefix, wanted: fn(&ToolModel<'_>) -> bool| {
        let wanted = shown.iter().map(|(_, model, ..)| wanted(model));
        beside(prefix, &methods, wanted)
    };
    let streams = beside("stream", |model| model.item.is_some());
    let pages = beside("pages", |model| model.tool.paging.is_some());
    let builds = beside("build", |_| true);
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
    let beside = streams.into_iter().zip(pages).zip(builds);
    let beside = methods.iter().zip(beside);
    let tools = shown.iter().zip(beside);
    let tools: Vec<Called<'_, '_, '_>> = tools
        .map(
            |((id, model, constant, fields), (method, ((stream, pages), build)))| {
                let called = CallNames {
                    method: method.clone(),
                    constant: Constant {
                        module: package_of(names, *id),
                        name: "provider".to_owned(),
                        path: format!("{}.{constant}", provider(*id)),
                    },
                    stream,
                    pages,
                    build,
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
    client::calls(
        names.design,
        "calls",
        folder,
        header,
        &about,
        classes,
        &tools,
    )
}

/// `completions.py`: the typed answers of an agent's model.
pub(crate) fn completions(
    design: &Design,
    agent: &Agent,
    answers: &[Answer],
    folder: &str,
    header: &str,
) -> Page {
    let constants: Vec<String> = answers.iter().map(|one| one.constant.clone()).collect();
    let completions = agent.completions.iter().zip(answers);
    let completions = completions.map(|(completion, answer)| Completion {
        constant: Slot::name(&answer.constant),
        name: Slot::literal(&*completion.name),
        description: completion.docs.as_deref().map(Slot::literal),
        codec: Slot::code(symbols::codec(&answer.codec)),
        schema: Slot::json(schema::of_type(design, &completion.ty)),
    });
    let about = format!(
        "The typed answers of the model of the agent {}.",
        docs::code(&agent.name)
    );
    let model = Completions {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        agent: Slot::literal(&*agent.name),
        completions: completions.collect(),
    };
    Page::of(folder, "completions", "python/agent/completions", model).exporting(constants)
}
