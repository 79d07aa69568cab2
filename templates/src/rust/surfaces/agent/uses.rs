//! The packages of toolsets that an agent names, and what they are called in its files.

use std::collections::HashMap;

use toolc_compiler::ir::{Agent, ToolId, ToolsetId};

use crate::code::Name;
use crate::rust::idents::{Case, Scope};
use crate::rust::names::Names;
use crate::rust::symbols;
use crate::rust::toolset::{Lowered, ToolModel, lowered};

/// The toolsets that an agent uses, implements or exports.
pub(super) struct Uses<'n, 'd> {
    modules: HashMap<ToolsetId, Module>,
    /// What it uses, with all names in it.
    lowered: HashMap<ToolsetId, Lowered<'n, 'd>>,
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
    pub lowered: &'u Lowered<'n, 'd>,
    pub model: &'u ToolModel<'d>,
}

/// From a file of an agent to the root of the tree.
const ROOT: &str = "super::super::super::super::";

/// What the agent's files import beside toolsets.
const OTHERS: [&str; 2] = ["codecs", "table"];

impl<'n, 'd> Uses<'n, 'd> {
    /// `packages` are the modules of packages that the agent's files import.
    pub(super) fn of<'p>(
        names: &'n Names<'d>,
        agent: &'d Agent,
        packages: impl Iterator<Item = &'p str>,
    ) -> Self {
        let design = names.design;
        let mut scope = Scope::default();
        OTHERS.iter().for_each(|name| scope.reserve(name));
        packages.for_each(|name| scope.reserve(name));
        let mut modules = HashMap::new();
        let mut lowered_ = HashMap::new();
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
        for view in &agent.uses {
            lowered_.insert(view.toolset, lowered(names, &design[view.toolset]));
        }
        Self {
            modules,
            lowered: lowered_,
        }
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
            let lowered = &self.lowered[&view.toolset];
            let models = lowered.models.iter();
            let models: HashMap<ToolId, &ToolModel<'d>> =
                models.map(|model| (model.tool.id, model)).collect();
            view.tools.iter().map(move |tool| Used {
                toolset: view.toolset,
                module: &self.modules[&view.toolset].here,
                lowered,
                model: models
                    .get(tool)
                    .expect("a view has tools of its toolset only"),
            })
        })
    }
}
