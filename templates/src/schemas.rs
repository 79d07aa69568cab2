//! Schemas as files: `schemas/TOOL.input.json`, and those of results and streamed items.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::de::IgnoredAny;
use toolc_compiler::Ready;
use toolc_compiler::ir::{Design, Tool, ToolsetId};

use crate::bundle::JSON;
use crate::docs::{Plain, SPELLINGS};
use crate::emit::pretty;
use crate::idents::{self, Scope, is_device};
use crate::page::Page;
use crate::plan::names::Declared;
use crate::work::{Part, Work};
use crate::{Fault, OptionKey, Options, schema};

/// What `[target.schemas]` may say, beside `out`.
pub const OPTIONS: &[OptionKey] = &[];

/// What is wrong with options.
pub(crate) fn check(_: &Options, _: Option<&Design>) -> Vec<Fault> {
    Vec::new()
}

/// One part for each toolset.
pub(crate) fn work<'a>(ready: Ready<'a>, _: &Options) -> Result<Work<'a>, Vec<Fault>> {
    let design = ready.design();
    let mut toolsets: BTreeMap<ToolsetId, Vec<(&Tool, String)>> = BTreeMap::new();
    let tools: Vec<&Tool> = design.declared_tools().collect();
    for (tool, file) in tools.iter().zip(file_names(&tools)) {
        toolsets.entry(tool.toolset).or_default().push((tool, file));
    }
    let parts = toolsets.into_values().map(|tools| {
        Part::new(move |pages| {
            for (tool, file) in &tools {
                for (what, schema) in schemas(design, tool) {
                    let path = format!("schemas/{file}.{what}.json");
                    pages.add(Page::finished(path, document(&schema)));
                }
            }
        })
    });
    let (names, _) = Declared::new(design, &SPELLINGS);
    Ok(Work {
        parts: parts.collect(),
        rules: &JSON,
        providers: Vec::new(),
        names: Arc::new(names),
        by_package: false,
        is_apart: false,
    })
}

/// The schemas of a tool, by what they are of: those of its spec.
fn schemas(design: &Design, tool: &Tool) -> Vec<(&'static str, String)> {
    let payload = &tool.payload;
    let input = schema::of_record(design, &payload.record, payload.declared);
    let mut all = vec![("input", input)];
    for (what, ty) in [("output", &tool.result), ("item", &tool.streams)] {
        all.extend(ty.as_ref().map(|ty| (what, schema::of_type(design, ty))));
    }
    all
}

/// A schema as a document of its own, which says what it is written in.
fn document(schema: &str) -> String {
    const DIALECT: &str = r#""$schema":"https://json-schema.org/draft/2020-12/schema""#;
    let says_it = serde_json::from_str::<BTreeMap<String, IgnoredAny>>(schema)
        .is_ok_and(|members| members.contains_key("$schema"));
    let text = match schema.strip_prefix('{') {
        Some(_) if says_it => schema.to_owned(),
        Some("}") => format!("{{{DIALECT}}}"),
        Some(members) => format!("{{{DIALECT},{members}"),
        None => schema.to_owned(),
    };
    pretty(&text) + "\n"
}

/// The name of each tool's files: its own, where that can be one. Names that differ in the case of letters alone are one
/// to some file systems.
fn file_names(tools: &[&Tool]) -> Vec<String> {
    let mut scope = Scope::default();
    let mut claim = |name: &str| {
        let folded = name.to_ascii_lowercase();
        let is_free = is_file_name(name) && scope.is_free(&folded);
        if is_free {
            scope.reserve(&folded);
        }
        is_free.then(|| name.to_owned())
    };
    let own: Vec<Option<String>> = tools.iter().map(|tool| claim(&tool.name)).collect();
    let named = own.into_iter().zip(tools).map(|(own, tool)| {
        own.unwrap_or_else(|| idents::number(idents::plain(Plain::File, &tool.name), &mut scope))
    });
    named.collect()
}

/// Whether every file system takes a name as it is.
fn is_file_name(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default();
    name.len() <= 100
        && name.starts_with(|first: char| first.is_ascii_alphanumeric() || first == '_')
        && name
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"_-.".contains(&b))
        && !is_device(&stem.to_ascii_lowercase())
}
