//! `manifest.json` of an MCPB bundle: version 0.3, or 0.4 where `uv` runs it.

use std::borrow::Cow;
use std::collections::BTreeSet;

use indexmap::{IndexMap, IndexSet};
use serde::Serialize;
use serde_json::{Number, Value};
use toolc_compiler::ir::{Design, McpServer, Tool};
use toolc_compiler::providers::limits;

use super::bundled::{Bundle, Compatibility, Kind};
use super::described::Described;
use super::forms::is_size;
use super::prompts;
use super::publisher::Author;
use super::questions::Question;
use super::run::Run;
use super::server::Server;
use super::words::Words;

#[derive(Serialize)]
struct Manifest<'s> {
    manifest_version: &'static str,
    name: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    display_name: Option<&'s str>,
    version: &'s str,
    description: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    long_description: Option<&'s str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<&'s Author>,
    #[serde(skip_serializing_if = "Option::is_none")]
    repository: Option<Repository<'s>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    homepage: Option<&'s str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    documentation: Option<&'s str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    support: Option<&'s str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    icon: Option<&'s str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    icons: Vec<Picture<'s>>,
    server: Run<'s>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tools: Vec<Listed<'s>>,
    tools_generated: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    prompts: Vec<Prompt<'s>>,
    prompts_generated: bool,
    #[serde(skip_serializing_if = "IndexSet::is_empty")]
    keywords: IndexSet<&'s str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    license: Option<&'s str>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    privacy_policies: &'s [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    compatibility: Option<&'s Compatibility>,
    #[serde(skip_serializing_if = "IndexMap::is_empty")]
    user_config: IndexMap<&'s str, Asked<'s>>,
}

#[derive(Serialize)]
struct Repository<'s> {
    #[serde(rename = "type")]
    kind: &'static str,
    url: &'s str,
}

#[derive(Serialize)]
struct Picture<'s> {
    src: &'s str,
    size: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    theme: Option<&'static str>,
}

#[derive(Serialize)]
struct Listed<'s> {
    /// As the server shows it.
    name: Cow<'s, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<&'s str>,
}

#[derive(Serialize)]
struct Prompt<'s> {
    name: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<&'s str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    arguments: Vec<&'s str>,
    text: String,
}

#[derive(Serialize)]
struct Asked<'s> {
    #[serde(rename = "type")]
    kind: &'static str,
    title: &'s str,
    description: &'s str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    required: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    default: Option<&'s Value>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    multiple: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    sensitive: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<&'s Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<&'s Number>,
}

/// The text of the file.
pub(super) fn text(
    design: &Design,
    server: &McpServer,
    settings: &Server,
    bundle: &Bundle,
    described: &Described,
) -> String {
    let publisher = &settings.publisher;
    let views = server.exposes.iter();
    let tools: Vec<&Tool> = views
        .flat_map(|view| &view.tools)
        .map(|id| &design[*id])
        .collect();
    let names: Vec<&str> = tools.iter().map(|tool| &*tool.name).collect();
    let accepted = limits::MCP.tools;
    let names = accepted
        .after(&limits::client_prefix(&server.name))
        .lowered(&names);
    let prompts: Vec<Prompt<'_>> = server.prompts.iter().filter_map(prompt).collect();
    let manifest = Manifest {
        manifest_version: match bundle.kind {
            Kind::Uv => "0.4",
            Kind::Binary | Kind::Python | Kind::Node => "0.3",
        },
        name: &server.name,
        display_name: described.title.as_deref(),
        version: &described.version,
        description: &described.description,
        long_description: described.more.as_deref(),
        author: publisher.author.as_ref(),
        repository: publisher.repository.as_ref().map(|repository| Repository {
            kind: "git",
            url: &repository.url,
        }),
        homepage: publisher.homepage.as_deref(),
        documentation: bundle.documentation.as_deref(),
        support: bundle.support.as_deref(),
        icon: bundle.icon.as_deref(),
        icons: icons(server),
        server: Run::of(settings, bundle),
        tools: tools
            .iter()
            .zip(names)
            .map(|(tool, name)| Listed {
                name,
                description: tool.docs.as_deref(),
            })
            .collect(),
        tools_generated: false,
        prompts_generated: prompts.len() < server.prompts.len(),
        prompts,
        keywords: tools
            .iter()
            .flat_map(|tool| tool.tags.iter().map(|tag| &**tag))
            .collect(),
        license: publisher.license.as_deref(),
        privacy_policies: &bundle.privacy_policies,
        compatibility: bundle.compatibility.as_ref(),
        user_config: questions(settings),
    };
    let text = serde_json::to_string_pretty(&manifest);
    text.expect("texts, numbers and truths are JSON") + "\n"
}

/// Those with an address and a size, which must be there.
fn icons(server: &McpServer) -> Vec<Picture<'_>> {
    let icons = server.icons.iter();
    icons
        .filter(|icon| icon.src.starts_with("https:"))
        .flat_map(|icon| {
            let sizes = icon.sizes.iter().map(|size| &**size);
            sizes.filter(|size| is_size(size)).map(|size| Picture {
                src: &icon.src,
                size,
                theme: icon.theme.map(|theme| theme.name()),
            })
        })
        .collect()
}

fn prompt(prompt: &toolc_compiler::ir::Prompt) -> Option<Prompt<'_>> {
    Some(Prompt {
        name: &prompt.name,
        description: prompt.served.docs.as_deref(),
        arguments: prompt
            .args
            .fields
            .iter()
            .map(|field| &*field.name)
            .collect(),
        text: prompts::text(prompt)?,
    })
}

/// What the bundle asks; other questions are for remotes.
fn questions(settings: &Server) -> IndexMap<&str, Asked<'_>> {
    let asked: BTreeSet<&str> = settings.bundle_words().flat_map(Words::asked).collect();
    let questions = settings.questions.iter();
    questions
        .filter(|question| asked.contains(&*question.name))
        .map(|question| (&*question.name, of_question(question)))
        .collect()
}

fn of_question(question: &Question) -> Asked<'_> {
    Asked {
        kind: question.kind.name(),
        title: &question.title,
        description: &question.description,
        required: question.required,
        default: question.default.as_ref(),
        multiple: question.multiple,
        sensitive: question.sensitive,
        min: question.min.as_ref(),
        max: question.max.as_ref(),
    }
}
