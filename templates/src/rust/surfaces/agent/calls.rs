//! Typed calls of exactly the tools that an agent uses.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use toolc_compiler::ir::{Agent, ToolsetId, TypeId};

use super::super::client::{self, TypedCall};
use super::uses::{Used, Uses};
use crate::code::Module;
use crate::page::Page;
use crate::rust::idents::{self, Case, Scope};
use crate::rust::toolset::{beside, method_idents};
use crate::rust::{docs, symbols};

/// `calls.rs`.
pub(super) fn page(agent: &Agent, uses: &Uses<'_, '_>, folder: &str, header: &str) -> Page {
    let tools: Vec<Used<'_, '_, '_>> = uses.tools(agent).collect();
    let methods = method_idents(tools.iter().map(|used| &*used.model.tool.name));
    let streams = beside("stream", &methods);
    let mut imports = Imports::default();
    let pages = beside("pages", &methods);
    let calls = tools.iter().zip(&methods).zip(streams.iter().zip(&pages));
    let calls = calls.map(|((used, method), beside)| call(used, method, beside, &mut imports));
    let calls: Vec<TypedCall<'_>> = calls.collect();
    let about = format!(
        "Typed calls of the tools that the agent {} uses, over any executor.",
        docs::code(&agent.name)
    );
    let modules = imports.modules.into_iter();
    let modules = modules.map(|toolset| symbols::whole(uses.import(toolset)));
    let names = imports
        .names
        .into_iter()
        .flat_map(|((toolset, file), names)| {
            let path = format!("{}::{}", uses.path(toolset), file.name());
            names.into_iter().map(move |(there, here)| {
                symbols::known_as(Module::Library(path.clone()), &there, &here)
            })
        });
    let used = modules.chain(names).collect();
    client::file(
        "calls",
        folder,
        header,
        [&about, &about],
        "Calls",
        (calls, used),
    )
}

fn call<'u>(
    used: &Used<'u, '_, '_>,
    method: &'u str,
    (stream, pages): (&'u String, &'u String),
    imports: &mut Imports,
) -> TypedCall<'u> {
    let model = used.model;
    TypedCall {
        tool: model.tool,
        method,
        stream,
        pages: model.tool.paging.is_some().then_some(pages),
        marker: imports.name(used, File::Provider, &model.name).into(),
        args: imports.seen(used, &model.args).into(),
        result: imports.seen(used, &model.result).into(),
        error: imports.name(used, File::Types, &model.error).into(),
        item: model.item.as_ref().map(|(item, codec)| {
            let codec = if codec.starts_with("codecs::") {
                imports.modules.insert(used.toolset);
                format!("{}::{codec}", used.module)
            } else {
                codec.clone()
            };
            (imports.seen(used, item).into(), codec.into())
        }),
    }
}

/// What is imported from the packages of toolsets.
struct Imports {
    scope: Scope,
    here: HashMap<Key, String>,
    /// Each name there, and what it is called here.
    names: BTreeMap<(ToolsetId, File), Vec<(String, String)>>,
    modules: BTreeSet<ToolsetId>,
}

/// The files that names come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum File {
    Provider,
    Types,
}

impl File {
    fn name(self) -> &'static str {
        match self {
            Self::Provider => "provider",
            Self::Types => "types",
        }
    }
}

/// One type has one name, though several toolsets may show it.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    Declared(TypeId),
    Own(ToolsetId, File, String),
}

impl Default for Imports {
    fn default() -> Self {
        let mut scope = Scope::default();
        scope.reserve("Calls");
        Self {
            scope,
            here: HashMap::new(),
            names: BTreeMap::new(),
            modules: BTreeSet::new(),
        }
    }
}

impl Imports {
    /// The name here of what a toolset's file has.
    fn name(&mut self, used: &Used<'_, '_, '_>, file: File, there: &str) -> String {
        let declared = match file {
            File::Provider => None,
            File::Types => used.lowered.module.declared(there),
        };
        let own = || Key::Own(used.toolset, file, there.to_owned());
        let key = declared.map_or_else(own, Key::Declared);
        if let Some(here) = self.here.get(&key) {
            return here.clone();
        }
        let wanted = if self.scope.is_free(there) {
            there.to_owned()
        } else {
            idents::plain(Case::Camel, used.module) + there
        };
        let here = self.scope.claim(Case::Camel, wanted, there);
        let place = (used.toolset, file);
        let names = self.names.entry(place).or_default();
        names.push((there.to_owned(), here.clone()));
        self.here.insert(key, here.clone());
        here
    }

    /// A type as it is written here: `Vec<Todo>`.
    fn seen(&mut self, used: &Used<'_, '_, '_>, there: &str) -> String {
        let mut out = String::with_capacity(there.len());
        let mut rest = there;
        while let Some(start) = rest.find(is_part_of_name) {
            let (before, name) = rest.split_at(start);
            let end = name.find(|c| !is_part_of_name(c)).unwrap_or(name.len());
            let (name, after) = name.split_at(end);
            out.push_str(before);
            let in_path = out.ends_with("::") || after.starts_with("::");
            if in_path || used.lowered.module.scope.is_free(name) {
                out.push_str(name);
            } else {
                out.push_str(&self.name(used, File::Types, name));
            }
            rest = after;
        }
        out.push_str(rest);
        out
    }
}

fn is_part_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}
