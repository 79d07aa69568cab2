//! The typed answers of an agent's model: their types and codecs, and a type that stands for each.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Agent, PackageId};

use crate::page::{Page, Pages};
use crate::rust::docs::{self, inner};
use crate::rust::folders::type_files;
use crate::rust::idents::{self, Case, Scope};
use crate::rust::lower::{Found, Module};
use crate::rust::names::Names;
use crate::rust::payload::typed;
use crate::rust::surfaces::codecs;
use crate::rust::toolset::UP;
use crate::schema;
use crate::slot::Slot;

/// The completions of an agent, with all names.
pub(super) struct Completions<'n, 'd> {
    module: Module<'n, 'd>,
    extra_codecs: Vec<codecs::Item>,
    pub all: Vec<Completion>,
    /// The packages that have the tables of the answers.
    packages: Vec<PackageId>,
}

/// A completion, as the templates print it.
#[derive(JsonSchema, Serialize)]
pub(super) struct Completion {
    docs: Slot,
    /// The type that stands for it: `DraftPlan`.
    marker: Slot,
    /// The static of its spec: `DRAFT_PLAN`.
    spec: Slot,
    name: Slot,
    description: Option<Slot>,
    /// The table of the answer, as the spec names it.
    table: Slot,
    schema: Slot,
    /// The type of the answer, and the expression of its codec.
    answer: Slot,
    codec: Slot,
}

/// What `completions.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Model<'a> {
    header: Slot,
    docs: Slot,
    completions: &'a [Completion],
}

impl<'n, 'd> Completions<'n, 'd> {
    pub(super) fn of(names: &'n Names<'d>, agent: &'d Agent, package: PackageId) -> Self {
        let design = names.design;
        let mut found = Found::default();
        for completion in &agent.completions {
            found.ty(design, &completion.ty, true);
        }
        let called = marker_names(agent);
        let stems: Vec<&str> = called
            .iter()
            .map(|name| name.trim_end_matches('_'))
            .collect();
        let own: Vec<String> = stems.iter().map(|stem| answer_name(stem)).collect();
        let mut module = Module::of_payloads(names, found, &[], &own, package, UP);
        let markers = module.apart_from(&own, &called, "Completion");
        module.scope.promise(own.clone());
        let functions: Vec<String> = stems
            .iter()
            .map(|stem| format!("{}_answer", idents::screaming(stem).to_lowercase()))
            .collect();
        let functions = idents::numbered(&functions, &mut module.functions);
        let mut extra_codecs = Vec::new();
        let lowered: Vec<_> = agent
            .completions
            .iter()
            .zip(own.iter().zip(&functions))
            .map(|(completion, (part, function))| {
                typed(
                    &mut module,
                    &completion.ty,
                    part,
                    function,
                    &mut extra_codecs,
                )
            })
            .collect();
        let mut statics = Scope::default();
        ["AGENT", "SPECS", "POLICY"]
            .iter()
            .for_each(|name| statics.reserve(name));
        let specs: Vec<String> = stems.iter().map(|stem| idents::screaming(stem)).collect();
        let specs = idents::apart(&specs, &mut statics, |name, times| {
            format!("{name}{}", "_COMPLETION".repeat(times))
        });
        let all = agent.completions.iter().zip(markers.into_iter().zip(specs));
        let all = all.zip(lowered);
        let mut packages = Vec::new();
        let all = all.map(|((completion, (name, spec)), (rust, codec, table))| {
            let about = format!("The completion {}.", docs::code(&completion.name));
            packages.extend(table.package());
            Completion {
                docs: Slot::docs(docs::or(completion.docs.as_deref(), &about)),
                marker: Slot::name(&name),
                spec: Slot::name(&spec),
                name: Slot::literal(&*completion.name),
                description: completion.docs.as_deref().map(Slot::literal),
                table: Slot::code(table.beside()),
                schema: Slot::json(schema::of_type(design, &completion.ty)),
                answer: Slot::code(rust),
                codec: Slot::code(codec),
            }
        });
        let all = all.collect();
        Self {
            module,
            extra_codecs,
            all,
            packages,
        }
    }

    /// The modules of packages whose tables the specs name.
    pub(super) fn packages(&self) -> impl Iterator<Item = &str> {
        (self.packages.iter()).map(|id| self.module.names.package(*id))
    }

    /// `completions.rs`.
    pub(super) fn page(&self, agent: &Agent, folder: &str, header: &str) -> Page {
        let about = format!(
            "The typed answers of the model of {}.",
            docs::code(&agent.name)
        );
        let model = Model {
            header: Slot::lines(header),
            docs: Slot::lines(inner(&about)),
            completions: &self.all,
        };
        Page::of(folder, "completions", "rust/agent/completions", model)
    }

    /// `types.rs` and `codecs.rs`.
    pub(super) fn types(
        mut self,
        agent: &Agent,
        folder: &str,
        header: &str,
        pages: &mut Pages<'_>,
    ) {
        let about = [
            &*format!(
                "The types of what the model of {} answers.",
                docs::code(&agent.name)
            ),
            &*format!(
                "How what the model of {} answers is read, written and checked.",
                docs::code(&agent.name)
            ),
        ];
        let extra = (Vec::new(), self.extra_codecs);
        let module = &mut self.module;
        type_files(module, folder, header, about, extra, pages);
    }
}

/// Completions' names as types.
fn marker_names(agent: &Agent) -> Vec<String> {
    let wire = agent.completions.iter().map(|completion| &*completion.name);
    idents::all(Case::Camel, wire, &mut Scope::default())
}

/// The name of an answer that has none of its own.
fn answer_name(stem: &str) -> String {
    if stem.ends_with("Answer") {
        stem.to_owned()
    } else {
        format!("{stem}Answer")
    }
}
