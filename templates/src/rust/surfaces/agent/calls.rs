//! Typed calls of exactly the tools that an agent uses.

use std::collections::HashMap;
use std::sync::Arc;

use toolc_compiler::ir::{Agent, Design, ToolsetId, TypeId};

use super::super::client::{self, TypedCall};
use super::super::uses::{Used, Uses};
use crate::code::{Code, Import, Module, Name, Seen};
use crate::page::Page;
use crate::rust::docs;
use crate::rust::idents::{self, Case, Scope};
use crate::rust::methods::{beside, method_idents};

/// `calls.rs`.
pub(crate) fn page(
    design: &Design,
    agent: &Agent,
    uses: &Uses<'_, '_>,
    folder: &str,
    header: &str,
) -> Page {
    let tools: Vec<Used<'_, '_, '_>> = uses.tools(&agent.uses).collect();
    let methods = method_idents(tools.iter().map(|used| &*used.model.tool.name));
    let streams = beside("stream", &methods);
    let pages = beside("pages", &methods);
    let builds = beside("build", &methods);
    let mut names = Names::of(uses);
    let beside = streams.iter().zip(&pages).zip(&builds);
    let calls = tools.iter().zip(&methods).zip(beside);
    let calls = calls.map(|((used, method), beside)| call(used, method, beside, &mut names));
    let calls: Vec<TypedCall<'_>> = calls.collect();
    let about = format!(
        "Typed calls of the tools that the agent {} uses, over any executor.",
        docs::code(&agent.name)
    );
    let about = [&*about, &*about];
    client::file(design, "calls", folder, header, about, "Calls", calls)
}

fn call<'u>(
    used: &Used<'u, '_, '_>,
    method: &'u str,
    ((stream, pages), build): ((&'u String, &'u String), &'u String),
    names: &mut Names<'_, '_, '_>,
) -> TypedCall<'u> {
    let model = used.model;
    TypedCall {
        tool: model.tool,
        method,
        stream,
        pages: model.tool.paging.is_some().then_some(pages),
        build,
        marker: Code::Name(names.claim(used, File::Provider, &model.name)),
        args: names.seen(used, &model.args),
        result: names.seen(used, &model.result),
        error: names.seen(used, &model.error),
        item: model.item.as_ref().map(|(item, codec)| {
            let codec = codec.with_names(&|name| {
                let is_beside = name.import.module == Module::Beside("");
                is_beside.then(|| names.uses.below(used.toolset, &name.text))
            });
            (names.seen(used, item), codec)
        }),
    }
}

/// What the types of toolsets are called here.
struct Names<'a, 'n, 'd> {
    uses: &'a Uses<'n, 'd>,
    scope: Scope,
    here: HashMap<Key, Arc<Name>>,
}

/// The files that names come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum File {
    Provider,
    Types,
}

/// One type has one name, though several toolsets may show it.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    Declared(TypeId),
    Own(ToolsetId, File, String),
}

impl Key {
    fn of(used: &Used<'_, '_, '_>, file: File, there: &str) -> Self {
        let declared = match file {
            File::Provider => None,
            File::Types => used.types.declared(there),
        };
        let own = || Self::Own(used.toolset, file, there.to_owned());
        declared.map_or_else(own, Self::Declared)
    }
}

impl<'a, 'n, 'd> Names<'a, 'n, 'd> {
    fn of(uses: &'a Uses<'n, 'd>) -> Self {
        let mut scope = Scope::default();
        scope.reserve("Calls");
        Self {
            uses,
            scope,
            here: HashMap::new(),
        }
    }

    /// The name here of what a toolset's file has.
    fn claim(&mut self, used: &Used<'_, '_, '_>, file: File, there: &str) -> Arc<Name> {
        let key = Key::of(used, file, there);
        if let Some(here) = self.here.get(&key) {
            return here.clone();
        }
        let wanted = if self.scope.is_free(there) {
            there.to_owned()
        } else {
            idents::plain(Case::Camel, used.module) + there
        };
        let file = match file {
            File::Provider => "provider",
            File::Types => "types",
        };
        let module = format!("{}::{file}", self.uses.path(used.toolset));
        let name = Arc::new(Name {
            text: self.scope.claim(Case::Camel, wanted, there),
            import: Import {
                module: Module::Library(module),
                name: there.to_owned(),
                seen: Seen::Loaded,
            },
        });
        self.here.insert(key, name.clone());
        name
    }

    /// A type as it is written here: `Vec<Todo>`.
    fn seen(&mut self, used: &Used<'_, '_, '_>, there: &Code) -> Code {
        let is_type = |name: &Name| name.import.module == Module::Beside("types");
        there.each_name(&mut |name| {
            if is_type(name) {
                self.claim(used, File::Types, &name.text);
            }
        });
        there.with_names(&|name| {
            let key = Key::of(used, File::Types, &name.text);
            let here = self.here.get(&key).filter(|_| is_type(name))?;
            Some(Name::clone(here))
        })
    }
}
