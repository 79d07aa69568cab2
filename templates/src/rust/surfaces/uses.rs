//! The packages of toolsets that an agent or a server names, and what they are called in its files.

use std::collections::HashMap;

use toolc_compiler::ir::{ServiceId, ToolId, ToolsetId, View};

use crate::code::Name;
use crate::rust::idents::{Case, Scope};
use crate::rust::lower;
use crate::rust::models::ToolModel;
use crate::rust::names::Names;
use crate::rust::symbols;

/// The toolsets that an agent uses, implements or exports, or that a server exposes.
pub(crate) struct Uses<'n, 'd> {
    modules: HashMap<ToolsetId, Module>,
    /// The other services that own some of them.
    pub services: Vec<ServiceId>,
    /// What is used, with all names in it.
    shown: HashMap<ToolsetId, Shown<'n, 'd>>,
}

/// A toolset whose tools have all their types and names.
pub(crate) struct Shown<'n, 'd> {
    pub types: lower::Module<'n, 'd>,
    pub models: Vec<ToolModel<'d>>,
}

/// The module of a toolset.
struct Module {
    /// `super::super::super::tools::b`, or `super::a::tools::b` of another service, which the folder has beside its files.
    path: String,
    /// The same with ` as c` where it has another name here.
    import: String,
    /// Its name here.
    here: String,
}

/// A tool that is used.
pub(crate) struct Used<'u, 'n, 'd> {
    pub(crate) toolset: ToolsetId,
    /// The toolset's module here.
    pub module: &'u str,
    pub types: &'u lower::Module<'n, 'd>,
    pub model: &'u ToolModel<'d>,
}

/// From a file of an agent or a server to the folder of its service.
const SERVICE: &str = "super::super::super::";

/// What their files import beside toolsets.
const OTHERS: [&str; 5] = ["codecs", "messages", "provider", "specs", "table"];

impl<'n, 'd> Uses<'n, 'd> {
    /// `used` are the views of toolsets, `others` toolsets that are named beside them. `packages` are the modules of
    /// packages that the files import; `shown` gives a toolset with all names in it.
    pub(crate) fn of<'p>(
        names: &'n Names<'d>,
        service: ServiceId,
        used: &[View],
        others: impl Iterator<Item = ToolsetId>,
        packages: impl Iterator<Item = &'p str>,
        shown: &dyn Fn(ToolsetId) -> Shown<'n, 'd>,
    ) -> Self {
        let design = names.design;
        let mut scope = Scope::default();
        OTHERS.iter().for_each(|name| scope.reserve(name));
        packages.for_each(|name| scope.reserve(name));
        let (mut modules, mut services) = (HashMap::new(), Vec::new());
        let named = used.iter().map(|view| view.toolset);
        for id in named.chain(others) {
            if modules.contains_key(&id) {
                continue;
            }
            let toolset = &design[id];
            let owner = toolset
                .owner
                .expect("a design that is ready has an owner for every toolset");
            let there = names.toolset(id);
            let here = scope.claim(Case::Module, there.to_owned(), &toolset.name);
            let path = if owner == service {
                format!("{SERVICE}tools::{there}")
            } else {
                if !services.contains(&owner) {
                    services.push(owner);
                }
                format!("super::{}::tools::{there}", names.service_beside(owner))
            };
            let import = if here == there {
                path.clone()
            } else {
                format!("{path} as {here}")
            };
            modules.insert(id, Module { path, import, here });
        }
        let used = used.iter().map(|view| view.toolset);
        let shown = used.map(|id| (id, shown(id))).collect();
        Self {
            modules,
            services,
            shown,
        }
    }

    /// A path below a toolset's module.
    pub(crate) fn below(&self, toolset: ToolsetId, path: &str) -> Name {
        let module = &self.modules[&toolset];
        symbols::under(&module.import, &format!("{}::{path}", module.here))
    }

    /// The path to a toolset's module.
    pub(super) fn path(&self, toolset: ToolsetId) -> &str {
        &self.modules[&toolset].path
    }

    /// The tools of these views, in order.
    pub(crate) fn tools<'u>(&'u self, used: &'u [View]) -> impl Iterator<Item = Used<'u, 'n, 'd>> {
        used.iter().flat_map(move |view| {
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
