//! The folder of an agent: what it uses and exports, typed calls of that, its limits, its model's typed answers.

use std::collections::{BTreeSet, HashMap, HashSet};

use serde::Serialize;
use toolc_compiler::ir::{Agent, OnMissing, ToolId, ToolsetId};

use super::client::{self, CallNames, Calls};
use super::folders::{self, all_of, file, header, package_file, relative_imports, up};
use super::idents::{self, Case, Scope};
use super::layout;
use super::lower::Module;
use super::mapping::tuple;
use super::names::Names;
use super::provider::{Constants, beside, from_provider};
use super::specs::{Keywords, capability};
use super::toolset::{Lowered, ToolModel, lowered, typed};
use super::{docs, literal, words};
use crate::render::render;
use crate::used::Found;
use crate::{GeneratedFile, schema};

#[derive(Serialize)]
struct SpecsFile<'a> {
    header: &'a str,
    docs: String,
    imports: String,
    policy: String,
    fields: String,
}

#[derive(Serialize)]
struct CompletionsFile<'a> {
    header: &'a str,
    docs: String,
    imports: String,
    all: String,
    items: Vec<String>,
}

/// All files of an agent.
pub(super) fn files<'d>(names: &Names<'d>, agent: &'d Agent) -> Vec<GeneratedFile> {
    let folder = format!(
        "{}/agents/{}",
        names.service(agent.service),
        names.agent(agent.id)
    );
    let source = &names.design.files[agent.place.file.0 as usize];
    let header = header(std::iter::once(&*source.path));
    let modules = Modules::of(names, agent);
    let answers = answers(names, agent, &folder, &header);
    let constants: Vec<String> = answers
        .iter()
        .flat_map(|made| made.constants.clone())
        .collect();
    let mut out = vec![
        file(
            &folder,
            "specs",
            specs(names, agent, &modules, &constants, &folder, &header),
        ),
        file(
            &folder,
            "calls",
            calls(names, agent, &modules, &folder, &header),
        ),
    ];
    let mut places = vec![
        (
            "calls".to_owned(),
            vec!["AsyncCalls".to_owned(), "Calls".to_owned()],
        ),
        (
            "specs".to_owned(),
            vec!["POLICY".to_owned(), "agent".to_owned()],
        ),
    ];
    if let Some(made) = answers {
        out.extend(made.files);
        places.push(("completions".to_owned(), made.constants));
        places.push(("types".to_owned(), made.types));
    }
    places.sort();
    let own = format!("The agent {}.", docs::code(&agent.name));
    let about = docs::or(agent.docs.as_deref(), &own);
    out.push(package_file(&folder, &header, about, &places));
    out
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

    fn part(&self, id: ToolsetId, part: &str) -> String {
        format!("{}_{part}", self.here[&id])
    }

    /// Imports of the module `part` of each of these toolsets.
    fn imports(
        &self,
        names: &Names<'_>,
        ids: &BTreeSet<ToolsetId>,
        part: &str,
        folder: &str,
    ) -> Vec<(String, Vec<String>)> {
        let import = |id: &ToolsetId| {
            let owner = names.design[*id]
                .owner
                .expect("a design that is ready has an owner for every toolset");
            let path = format!(
                "{}{}.tools.{}",
                up(folder),
                names.service(owner),
                names.toolset(*id)
            );
            (path, vec![format!("{part} as {}", self.part(*id, part))])
        };
        ids.iter().map(import).collect()
    }
}

fn specs(
    names: &Names<'_>,
    agent: &Agent,
    modules: &Modules,
    completions: &[String],
    folder: &str,
    header: &str,
) -> String {
    let design = names.design;
    let mut out = Keywords::default();
    out.text("name", &agent.name);
    out.text("service", &design[agent.service].name);
    out.some_text("title", agent.title.as_deref());
    out.some_text("description", agent.docs.as_deref());
    out.some_text("version", agent.version.as_deref());
    out.some_text("instructions", agent.instructions.as_deref());
    let views = agent.uses.iter().map(|view| {
        let specs = modules.part(view.toolset, "specs");
        let tools: Vec<String> = view
            .tools
            .iter()
            .map(|id| {
                let name = literal::string(&design[*id].name);
                format!("{name}: {specs}.SPECS[{name}]")
            })
            .collect();
        format!("View({specs}.toolset, {{{}}})", tools.join(", "))
    });
    out.list("uses", views.collect());
    let toolsets = |ids: &[ToolsetId]| -> Vec<String> {
        let toolset = |id: &ToolsetId| format!("{}.toolset", modules.part(*id, "specs"));
        ids.iter().map(toolset).collect()
    };
    out.list("implements", toolsets(&agent.toolsets));
    out.list("exports", toolsets(&agent.exports));
    if !completions.is_empty() {
        let all: Vec<String> = completions
            .iter()
            .map(|name| format!("completions.{name}"))
            .collect();
        out.field("completions", &tuple(&all));
    }
    out.list(
        "capabilities",
        agent.capabilities.iter().map(capability).collect(),
    );
    out.texts("scopes", agent.scopes.iter().map(|scope| &**scope));
    out.field("policy", "POLICY");
    let mut imports = String::new();
    if !agent.capabilities.is_empty() {
        imports.push_str("from toolrt import spec as decl\n");
    }
    let mut parts = vec!["AgentPolicy".to_owned(), "AgentSpec".to_owned()];
    if !agent.uses.is_empty() {
        parts.push("View".to_owned());
    }
    imports.push_str(&layout::import(0, "toolrt.agent", &parts));
    let used = agent.uses.iter().map(|view| view.toolset);
    let ids: BTreeSet<ToolsetId> = used
        .chain(agent.toolsets.iter().chain(&agent.exports).copied())
        .collect();
    let mut relative = modules.imports(names, &ids, "specs", folder);
    if !completions.is_empty() {
        relative.push((".".to_owned(), vec!["completions".to_owned()]));
    }
    if !relative.is_empty() {
        imports.push('\n');
        imports.push_str(&relative_imports(0, relative));
    }
    let about = format!(
        "Everything the design declares of the agent {}, as data.",
        docs::code(&agent.name)
    );
    let file = SpecsFile {
        header,
        docs: docs::docstring(0, &about),
        imports: imports.trim_end().to_owned(),
        policy: policy(agent),
        fields: out.finished(),
    };
    render("python/agent_specs", file)
}

/// The limits, as keywords.
fn policy(agent: &Agent) -> String {
    let policy = &agent.policy;
    let numbers = [
        ("calls", policy.calls),
        ("failures", policy.failures),
        ("time_ms", policy.time),
        ("plan_timeout_ms", policy.plan_timeout),
        ("tool_timeout_ms", policy.tool_timeout),
    ];
    let numbers = numbers.into_iter();
    let mut parts: Vec<String> = numbers
        .filter_map(|(name, value)| value.map(|value| format!("{name}={value}")))
        .collect();
    if let Some(what) = policy.on_missing {
        let what = match what {
            OnMissing::Clarify => "clarify",
            OnMissing::Finish => "finish",
            OnMissing::Resume => "resume",
        };
        parts.push(format!("on_missing=\"{what}\""));
    }
    parts.join(", ")
}

/// `calls.py`: typed calls of exactly the tools that the agent uses.
fn calls<'d>(
    names: &Names<'d>,
    agent: &'d Agent,
    modules: &Modules,
    folder: &str,
    header: &str,
) -> String {
    let design = names.design;
    let used: Vec<(ToolsetId, Lowered<'_, 'd>)> = agent
        .uses
        .iter()
        .map(|view| (view.toolset, lowered(names, &design[view.toolset])))
        .collect();
    let items: Vec<client::Items<'_, 'd>> = used
        .iter()
        .map(|(_, lowered)| client::by_name(&lowered.module.items))
        .collect();
    let mut shown = Vec::new();
    for ((view, items), (id, lowered)) in agent.uses.iter().zip(&items).zip(&used) {
        let constants = Constants::of(&lowered.models).tools;
        let tools = lowered.models.iter().zip(constants);
        let seen: HashSet<ToolId> = view.tools.iter().copied().collect();
        let tools = tools.filter(|(model, _)| seen.contains(&model.tool.id));
        shown.extend(tools.map(|(model, constant)| (*id, items, model, constant)));
    }
    let providers: BTreeSet<ToolsetId> = shown.iter().map(|(id, ..)| *id).collect();
    let mut scope = Scope::default();
    // Annotations of methods name the modules of types.
    for (id, _) in &used {
        scope.reserve(&modules.part(*id, "types"));
    }
    let wire = shown.iter().map(|(_, _, model, _)| &*model.tool.name);
    let methods = idents::all(Case::Method, wire, &mut scope);
    let beside = |prefix, wanted: fn(&ToolModel<'_>) -> bool| {
        let wanted = shown.iter().map(|(_, _, model, _)| wanted(model));
        beside(prefix, &methods, wanted)
    };
    let streams = beside("stream", |model| model.item.is_some());
    let pages = beside("pages", |model| model.tool.paging.is_some());
    let mut calls = Calls::default();
    // Where an argument is called as the module of a provider, the module gives way.
    let arguments: BTreeSet<&str> = shown
        .iter()
        .flat_map(|(_, items, model, _)| client::arguments(model, items))
        .collect();
    let provider = |id: ToolsetId| {
        let mut name = modules.part(id, "provider");
        while arguments.contains(&*name) {
            name.push('_');
        }
        name
    };
    let names_of = methods.iter().zip(streams.into_iter().zip(pages));
    for ((id, items, model, constant), (method, (stream, pages))) in shown.iter().zip(names_of) {
        let called = CallNames {
            method: method.clone(),
            constant: format!("{}.{constant}", provider(*id)),
            stream,
            pages,
            types: modules.part(*id, "types"),
        };
        calls.add(model, &called, items);
    }
    let mut now = modules.imports(names, &providers, "provider", folder);
    for ((_, names), id) in now.iter_mut().zip(&providers) {
        *names = vec![format!("provider as {}", provider(*id))];
    }
    let later = modules.imports(names, &providers, "types", folder);
    let about = format!(
        "Typed calls of the tools that the agent {} uses, over any executor.",
        docs::code(&agent.name)
    );
    let own = format!("Calls the tools that {} uses.", docs::code(&agent.name));
    calls.file(header, ["Calls", "AsyncCalls"], &about, &own, now, later)
}

/// The typed answers of an agent's model.
struct Answers {
    files: Vec<GeneratedFile>,
    constants: Vec<String>,
    types: Vec<String>,
}

fn answers<'d>(names: &Names<'d>, agent: &'d Agent, folder: &str, header: &str) -> Option<Answers> {
    if agent.completions.is_empty() {
        return None;
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
    let mut packages = BTreeSet::new();
    let mut items = Vec::new();
    for ((completion, part), constant) in agent.completions.iter().zip(&own).zip(&constants) {
        let answer = typed(&mut module, &completion.ty, part, &mut extra);
        let mut out = Keywords::default();
        out.text("name", &completion.name);
        out.text("agent", &agent.name);
        out.some_text("description", completion.docs.as_deref());
        out.field("codec", &from_provider(&answer.codec, &mut packages));
        out.text("schema", &schema::of_type(design, &completion.ty));
        // Keywords stand a function deeper.
        let keywords = out.finished().replace("\n        ", "\n    ");
        let keywords = keywords
            .strip_prefix("    ")
            .unwrap_or(&keywords)
            .to_owned();
        items.push(format!("{constant} = Completion(\n{keywords}\n)"));
    }
    let name = docs::code(&agent.name);
    let about = [
        &*format!("The answers of the model of the agent {name}."),
        &*format!("How answers of the model of {name} are read, written and checked."),
    ];
    let (mut files, types) = folders::type_files(&mut module, folder, header, about, extra);
    let mut relative: Vec<(String, Vec<String>)> = packages
        .iter()
        .map(|package| {
            let path = format!("{}types.{package}", up(folder));
            (path, vec![format!("codecs as {package}_codecs")])
        })
        .collect();
    let [codecs] = words::places(items.iter().map(String::as_str), ["codecs"]);
    if codecs.is_root {
        relative.push((".".to_owned(), vec!["codecs".to_owned()]));
    }
    let imports = format!(
        "from toolrt.agent import Completion\n\n{}",
        relative_imports(0, relative)
    );
    let about = format!("The typed answers of the model of the agent {name}.");
    let completions = CompletionsFile {
        header,
        docs: docs::docstring(0, &about),
        imports: imports.trim_end().to_owned(),
        all: all_of(&constants).trim_end().to_owned(),
        items,
    };
    files.push(file(
        folder,
        "completions",
        render("python/completions", completions),
    ));
    Some(Answers {
        files,
        constants,
        types,
    })
}
