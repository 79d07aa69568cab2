//! Types that are made for tools, methods and answers of models beside those that a design declares, and what they need.

use indexmap::IndexSet;
use toolc_compiler::ir::{
    Agent, Design, ErrorId, Method, PackageId, Payload, Place, Service, Tool, Toolset, Type, TypeId,
};

use super::used::Found;

/// What the types of one folder need: those of a toolset's tools, a service's methods or an agent's answers.
pub(crate) struct Payloads {
    /// The declared types behind them; those of the nearest package first, then in the order of packages.
    pub types: Vec<TypeId>,
    /// Their errors, each once, in the order in which they are declared.
    pub errors: Vec<ErrorId>,
    /// For each tool or method, the ends of the names that types of its own may have, and whether they are made.
    ends: Vec<Ends>,
}

impl Payloads {
    /// Those of a toolset's tools.
    pub(crate) fn of_toolset(design: &Design, toolset: &Toolset) -> Self {
        let mut needs = Needs::default();
        let tools = toolset.tools.iter().map(|id| &design[*id]);
        let ends = tools.map(|tool| {
            needs.payload(design, &tool.payload);
            let results = tool.result.iter().chain(&tool.streams);
            let beside = tool.side.iter().map(|side| &side.ty);
            let asked = tool.asks.iter().map(|ask| &ask.ty);
            needs.types(design, results.chain(beside).chain(asked));
            let errors = tool.errors.iter().map(|thrown| thrown.error);
            needs.errors(design, errors);
            ends_for_tool(tool)
        });
        let ends = ends.collect();
        needs.payloads(design, toolset.place, ends)
    }

    /// Those of a service's methods.
    pub(crate) fn of_service(design: &Design, service: &Service) -> Self {
        let mut needs = Needs::default();
        let methods = service.methods.iter().map(|id| &design[*id]);
        let ends = methods.map(|method| {
            needs.payload(design, &method.payload);
            needs.types(design, method.result.iter().chain(&method.streams));
            needs.errors(design, method.throws.iter().copied());
            ends_for_method(method)
        });
        let ends = ends.collect();
        needs.payloads(design, service.place, ends)
    }

    /// Those of the answers of an agent's model.
    pub(crate) fn of_agent(design: &Design, agent: &Agent) -> Self {
        let mut needs = Needs::default();
        needs.types(design, agent.completions.iter().map(|one| &one.ty));
        needs.payloads(design, agent.place, Vec::new())
    }

    /// The names that types made for tools or methods may have; these are called so as types. A language makes `others` for each.
    pub(crate) fn names(&self, called: &[String], others: &[&str]) -> Vec<String> {
        self.with_ends(called, others, |_| true)
    }

    /// The names of those that are made.
    pub(crate) fn made(&self, called: &[String], others: &[&str]) -> Vec<String> {
        self.with_ends(called, others, |is_made| is_made)
    }

    fn with_ends(
        &self,
        called: &[String],
        others: &[&str],
        is_one: fn(bool) -> bool,
    ) -> Vec<String> {
        let each = called.iter().zip(&self.ends).flat_map(|(name, ends)| {
            let stem = name.trim_end_matches('_');
            let ends = ends.iter().filter(|(_, is_made)| is_one(*is_made));
            let ends = ends.map(|(end, _)| end).chain(others);
            ends.map(|end| [stem, end].concat()).collect::<Vec<_>>()
        });
        each.collect()
    }
}

type Ends = Vec<(&'static str, bool)>;

fn ends_for_tool(tool: &Tool) -> Ends {
    vec![
        ("Args", tool.payload.declared.is_none()),
        ("Injected", !tool.payload.injected.is_empty()),
        ("Result", tool.result.is_some()),
        ("Side", !tool.side.is_empty()),
        ("Item", tool.streams.is_some()),
    ]
}

fn ends_for_method(method: &Method) -> Ends {
    vec![
        ("Payload", method.payload.declared.is_none()),
        ("Injected", !method.payload.injected.is_empty()),
        ("Result", method.result.is_some()),
        ("Item", method.streams.is_some()),
    ]
}

/// What is found on the way.
#[derive(Default)]
struct Needs {
    found: Found,
    errors: IndexSet<ErrorId>,
}

impl Needs {
    fn payload(&mut self, design: &Design, payload: &Payload) {
        self.found.payload(design, payload);
    }

    fn types<'d>(&mut self, design: &Design, types: impl Iterator<Item = &'d Type>) {
        types.for_each(|ty| self.found.ty(design, ty, true));
    }

    fn errors(&mut self, design: &Design, errors: impl Iterator<Item = ErrorId>) {
        for id in errors {
            self.found.record(design, &design[id].details, true);
            self.errors.insert(id);
        }
    }

    fn payloads(self, design: &Design, place: Place, ends: Vec<Ends>) -> Payloads {
        let near: PackageId = design.files[place.file().0 as usize].package;
        let mut types = self.found.types;
        types.sort_by_key(|id| (design[*id].package != near, design[*id].package, *id));
        Payloads {
            types,
            errors: self.errors.into_iter().collect(),
            ends,
        }
    }
}
