//! The typed answers of an agent's model: their types and codecs, and a type that stands for each.

use serde::Serialize;
use toolc_compiler::ir::{Agent, PackageId};

use super::super::folders::{inner, type_files};
use super::super::idents::{self, Case, Scope};
use super::super::lower::{Found, Module, screaming};
use super::super::names::Names;
use super::super::payload::typed;
use super::super::specs::{Fields, raw};
use super::super::tables::modules_of;
use super::super::toolset::UP;
use super::super::{docs, expressions, layout};
use crate::GeneratedFile;
use crate::render::render;
use crate::schema;

/// The completions of an agent, with all names.
pub(super) struct Completions<'n, 'd> {
    module: Module<'n, 'd>,
    extra_codecs: Vec<String>,
    pub all: Vec<Completion>,
}

/// A completion.
#[derive(Serialize)]
pub(super) struct Completion {
    docs: String,
    /// The type that stands for it: `DraftPlan`.
    name: String,
    /// The spec: `DRAFT_PLAN`.
    pub spec: String,
    /// The fields of the spec.
    fields: String,
    /// The table of the answer, as the spec names it.
    table: String,
    /// The line that opens its implementation.
    implements: String,
    /// The line that says what the model answers.
    answer: String,
    codec: String,
}

#[derive(Serialize)]
struct CompletionsFile<'a> {
    header: &'a str,
    docs: String,
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
        let mut module = Module::of_payloads(names, found, &[], &own, package);
        let markers = module.apart_from(&own, &called, "Completion");
        module.scope.promise(own.clone());
        let functions: Vec<String> = stems
            .iter()
            .map(|stem| format!("{}_answer", screaming(stem).to_lowercase()))
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
        let specs: Vec<String> = stems.iter().map(|stem| screaming(stem)).collect();
        let specs = idents::apart(&specs, &mut statics, |name, times| {
            format!("{name}{}", "_COMPLETION".repeat(times))
        });
        let all = agent.completions.iter().zip(markers.into_iter().zip(specs));
        let all = all.zip(lowered);
        let all = all.map(|((completion, (name, spec)), (rust, codec, table))| {
            let about = format!("The completion {}.", docs::code(&completion.name));
            let mut text = String::new();
            docs::push(&mut text, 0, docs::or(completion.docs.as_deref(), &about));
            let mut fields = Fields::default();
            fields.text("name", &completion.name);
            fields.text("agent", &agent.name);
            fields.text(
                "description",
                completion.docs.as_deref().unwrap_or_default(),
            );
            fields.field("answer", &table);
            fields.field("schema", &raw(&schema::of_type(design, &completion.ty)));
            let implements = layout::implementation("", "toolrt::Completion", &name);
            Completion {
                docs: text.trim_end().to_owned(),
                name,
                spec,
                fields: fields.0.trim_end().to_owned(),
                table,
                implements,
                answer: expressions::typed(4, "type Answer =", &rust),
                codec: result_of(&codec),
            }
        });
        let all = all.collect();
        Self {
            module,
            extra_codecs,
            all,
        }
    }

    /// The modules of packages whose tables the specs name.
    pub(super) fn packages(&self) -> Vec<String> {
        let packages = self.module.tables.keys();
        let packages = packages.map(|id| self.module.names.package(*id).to_owned());
        let named = modules_of(self.all.iter().map(|completion| &*completion.table));
        packages
            .filter(|package| named.contains(&**package))
            .collect()
    }

    /// `completions.rs`.
    pub(super) fn markers(&self, agent: &Agent, header: &str) -> String {
        let docs = format!(
            "The typed answers of the model of {}.",
            docs::code(&agent.name)
        );
        render(
            "rust/agent/completions",
            CompletionsFile {
                header,
                docs: inner(&docs),
                completions: &self.all,
            },
        )
    }

    /// `types.rs` and `codecs.rs`.
    pub(super) fn types(mut self, agent: &Agent, folder: &str, header: &str) -> Vec<GeneratedFile> {
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
        type_files(&mut self.module, folder, header, UP, "pub ", about, extra)
    }
}

/// The only statement of a method.
fn result_of(value: &str) -> String {
    let mut out = String::new();
    expressions::statement(&mut out, 8, "", value, "");
    out.trim().to_owned()
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
