//! The packages of toolsets that an agent names, and what they are called in its files.

use std::collections::HashMap;

use toolc_compiler::ir::{Agent, ToolId, ToolsetId};

use crate::code::Name;
use crate::rust::idents::{Case, Scope};
use crate::rust::lower;
use crate::rust::models::ToolModel;
use crate::rust::names::Names;
use crate::rust::symbols;

/// The toolsets that an agent uses, implements or exports.
pub(crate) struct Uses<'n, 'd> {
    modules: HashMap<ToolsetId, Module>,
    /// What it uses, with all names in it.
    shown: HashMap<ToolsetId, Shown<'n, 'd>>,
}

/// A toolset whose tools have all their types and names.
pub(crate) struct Shown<'n, 'd> {
    pub types: lower::Module<'n, 'd>,
    pub models: Vec<ToolModel<'d>>,
}

/// The module of a toolset.
struct Module {
    /// `super::super::super::super::a::tools::b`
    path: String,
    /// The same with ` as c` where it has another name here.
    import: String,
    /// Its name here.
    here: String,
}

/// A tool that an agent uses.
pub(super) struct Used<'u, 'n, 'd> {
    pub toolset: ToolsetId,
    /// The toolset's module here.
    pub module: &'u str,
    pub types: &'u lower::Module<'n, 'd>,
    pub model: &'u ToolModel<'d>,
}

/// From a file of an agent to the root of the tree.
const ROOT: &str = "super::super::super::super::";

/// What the agent's files import beside toolsets.
const OTHERS: [&str; 2] = ["codecs", "table"];

impl<'n, 'd> Uses<'n, 'd> {
    /// `packages` are the modules of packages that the agent's files import; `shown` gives a toolset with all names in it.
    pub(crate) fn of<'p>(
        names: &'n Names<'d>,
        agent: &'d Agent,
        packages: impl Iterator<Item = &'p str>,
        shown: &dyn Fn(ToolsetId) -> Shown<'n, 'd>,
    ) -> Self {
        let design = names.design;
        let mut scope = Scope::default();
        OTHERS.iter().for_each(|name| scope.reserve(name));
        packages.for_each(|name| scope.reserve(name));
        let mut modules = HashMap::new();
        let named = agent.uses.iter().map(|view| view.toolset);
        for id in named.chain(agent.toolsets.iter().chain(&agent.exports).copied()) {
            if modules.contains_key(&id) {
                continue;
            }
            let toolset = &design[id];
            let owner = toolset
                .owner
                .expect("a design that is ready has an owner for every toolset");
            let there = names.toolset(id);
            let here = scope.claim(Case::Module, there.to_owned(), &toolset.name);
            let path = format!("{ROOT}{}::tools::{there}", names.service(owner));
            let import = if here == there {
                path.clone()
            } else {
                format!("{path} as {here}")
            };
            modules.insert(id, Module { path, import, here });
        }
        let used = agent.uses.iter().map(|view| view.toolset);
        let shown = used.map(|id| (id, shown(id))).collect();
        Self { modules, shown }
    }

    /// A path below a toolset's module.
    pub(super) fn below(&self, toolset: ToolsetId, path: &str) -> Name {
        let module = &self.modules[&toolset];
        symbols::under(&module.import, &format!("{}::{path}", module.here))
    }

    /// The path to a toolset's module.
    pub(super) fn path(&self, toolset: ToolsetId) -> &str {
        &self.modules[&toolset].path
    }

    /// The tools that the agent uses, in order.
    pub(super) fn tools(&self, agent: &'d Agent) -> impl Iterator<Item = Used<'_, 'n, 'd>> {
        agent.uses.iter().flat_map(move |view| {
            let shown = &self.shown[&view.toolset];
            let models = shown.models.iter();
            let models: HashMap<ToolId, &ToolModel<'d>> =
                models.map(|model| (model.tool.id, model)).collect();
            view.tools.iter().map(move |tool| Used {
                toolset: view.toolset,
                module: &self.modules[&view.toolset].here,
                types: &shown.types,
                model: models
                    .get(tool)
                    .expect("a view has tools of its toolset only"),
            })
        })
    }
}
