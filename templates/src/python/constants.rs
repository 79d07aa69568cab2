//! The names that stand beside the methods of a toolset's tools, by tool.

use toolc_compiler::ir::Agent;

use super::idents::{self, Case, Scope};
use super::models::ToolModel;

/// See above.
pub(super) struct Constants {
    /// What stands for each tool.
    pub tools: Vec<String>,
    /// The method that says what a tool would do.
    pub plans: Vec<String>,
    /// The method that checks the arguments of a tool.
    pub checks: Vec<String>,
    /// The method of a client that sees items.
    pub streams: Vec<String>,
    /// The method of a client that goes through all pages.
    pub pages: Vec<String>,
    /// The function of a client that makes a call and does not send it.
    pub builds: Vec<String>,
}

impl Constants {
    pub(super) fn of(models: &[ToolModel<'_>]) -> Self {
        let names = models.iter().map(|model| model.tool.own_name());
        let methods: Vec<String> = models.iter().map(|model| model.method.clone()).collect();
        let beside = |prefix, wanted: fn(&ToolModel<'_>) -> bool| {
            beside(prefix, &methods, models.iter().map(wanted))
        };
        Self {
            tools: idents::constants(names, &mut idents::beside_imports()),
            plans: beside("plan", |model| model.tool.dry_run),
            checks: beside("check", |_| true),
            streams: beside("stream", |model| model.item.is_some()),
            pages: beside("pages", |model| model.tool.paging.is_some()),
            builds: beside("build", |_| true),
        }
    }
}

/// The names of second methods, `plan_update_todos` of `update_todos`, that no first one has; those that nobody wants may be any.
pub(super) fn beside(
    prefix: &str,
    methods: &[String],
    wanted: impl Iterator<Item = bool>,
) -> Vec<String> {
    let mut scope = Scope::default();
    methods.iter().for_each(|method| scope.reserve(method));
    let name = |(method, wanted): (&String, bool)| {
        let plain = format!("{prefix}_{method}");
        if wanted {
            scope.claim(Case::Snake, plain.clone(), &plain)
        } else {
            plain
        }
    };
    methods.iter().zip(wanted).map(name).collect()
}

/// What stands for the typed answers of an agent's model.
pub(super) fn completions(agent: &Agent) -> Vec<String> {
    let mut scope = idents::beside_imports();
    // The limits stand beside them.
    scope.reserve("policy");
    let wire = agent.completions.iter();
    idents::constants(wire.map(|completion| &*completion.name), &mut scope)
}
