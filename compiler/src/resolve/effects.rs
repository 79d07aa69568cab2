//! Properties that follow from other declarations: a chain's effects from its steps, a tool's errors from the method that
//! it runs.

use foldhash::{HashSet, HashSetExt};

use super::codes::{CHAIN_CYCLE, CLAIMS_LESS};
use super::state::{Resolver, ToolKind};
use crate::diagnostics::Finding;
use crate::ir::*;
use crate::named::Named;
use crate::source::Text;
use crate::syntax::ast::{ChainMember, Flag, StatementKind};

impl Resolver<'_> {
    /// Computes them for all tools; chains after the tools that they call.
    pub(super) fn computed_effects(&mut self) {
        let mut done = vec![Visit::New; self.design.tools.len()];
        for index in 0..self.design.tools.len() {
            self.computed(ToolId(index as u32), &mut done);
        }
    }

    fn computed(&mut self, id: ToolId, done: &mut [Visit]) {
        if done[id.0 as usize] != Visit::New {
            return;
        }
        // By hand: chains may call one another deeper than the stack is.
        let mut open: Vec<(ToolId, Vec<Call>, usize)> = Vec::new();
        done[id.0 as usize] = Visit::Open;
        open.push((id, self.calls_of(id), 0));
        while let Some((id, calls, next)) = open.last_mut() {
            let Some(call) = calls.get(*next) else {
                let id = *id;
                let (_, calls, _) = open.pop().expect("it is the last one");
                if self.design[id].chain.is_some() {
                    self.chain_effects(id, &calls);
                }
                self.errors_of(id);
                done[id.0 as usize] = Visit::Done;
                continue;
            };
            *next += 1;
            let (tool, span) = (call.tool, call.place.span);
            match done[tool.0 as usize] {
                Visit::New => {
                    done[tool.0 as usize] = Visit::Open;
                    open.push((tool, self.calls_of(tool), 0));
                }
                Visit::Open => {
                    let message = format!("chain `{}` runs itself", self.design[tool].name);
                    let finding = Finding::new(&CHAIN_CYCLE, span, message)
                        .here("it comes back to the chain here")
                        .related(self.design[tool].place.span, "the chain");
                    self.add(finding);
                }
                Visit::Done => {}
            }
        }
    }

    fn calls_of(&self, id: ToolId) -> Vec<Call> {
        let chain = self.design[id].chain.as_ref();
        chain.map(calls).unwrap_or_default()
    }

    fn chain_effects(&mut self, id: ToolId, calls: &[Call]) {
        let claimed = self.design[id].effects;
        let steps: Vec<&Tool> = calls.iter().map(|call| &self.design[call.tool]).collect();
        let any = |of: fn(&Effects) -> Option<bool>| {
            steps.iter().any(|step| of(&step.effects) == Some(true))
        };
        let all = |of: fn(&Effects) -> Option<bool>, value: bool| {
            !steps.is_empty() && steps.iter().all(|step| of(&step.effects) == Some(value))
        };
        let readonly = all(|effects| effects.readonly, true);
        let either = |any: bool, none: bool| {
            if any {
                Some(true)
            } else {
                none.then_some(false)
            }
        };
        let facts = Effects {
            readonly: readonly.then_some(true),
            destructive: either(
                any(|effects| effects.destructive),
                all(|effects| effects.destructive, false),
            ),
            idempotent: claimed.idempotent,
            open_world: either(
                any(|effects| effects.open_world),
                all(|effects| effects.open_world, false),
            ),
        };
        let guilty = |fits: fn(&Effects) -> bool| {
            steps
                .iter()
                .find(|step| !fits(&step.effects))
                .map(|step| step.name.clone())
        };
        let mut less: Vec<(Flag, Text)> = Vec::new();
        if claimed.readonly == Some(true) && !readonly {
            less.extend(
                guilty(|effects| effects.readonly == Some(true)).map(|step| (Flag::Readonly, step)),
            );
        }
        if claimed.destructive == Some(false) && facts.destructive == Some(true) {
            less.extend(
                guilty(|effects| effects.destructive != Some(true))
                    .map(|step| (Flag::Additive, step)),
            );
        }
        if claimed.open_world == Some(false) && facts.open_world == Some(true) {
            less.extend(
                guilty(|effects| effects.open_world != Some(true))
                    .map(|step| (Flag::ClosedWorld, step)),
            );
        }
        let own = &self.design[id];
        let (mut capabilities, scopes) = needs(std::iter::once(own).chain(steps.iter().copied()));
        if capabilities.is_empty() {
            // `none`, where it says so.
            capabilities.clone_from(&own.capabilities);
        }
        // More than the steps do may be claimed; less may not.
        let effects = Effects {
            readonly: facts.readonly,
            destructive: facts.destructive.or(claimed.destructive),
            idempotent: facts.idempotent,
            open_world: facts.open_world.or(claimed.open_world),
        };
        let tool = &mut self.design[id];
        (tool.effects, tool.capabilities, tool.scopes) = (effects, capabilities, scopes);
        for (flag, step) in less {
            self.claims_less(id, flag, &step);
        }
    }

    fn claims_less(&mut self, id: ToolId, flag: Flag, step: &str) {
        let ToolKind::Chain(tree) = self.trees.tools[id.0 as usize].kind else {
            return;
        };
        let mut statements = tree.body.iter().filter_map(ChainMember::statement);
        let says =
            |kind: &StatementKind| matches!(kind, StatementKind::Flag(other) if *other == flag);
        let said = statements.find(|statement| says(&statement.kind));
        // A toolset's default is no claim of the chain's own.
        let Some(span) = said.map(|statement| statement.keyword) else {
            return;
        };
        let word = self.sources.text(span);
        let message = format!(
            "chain `{}` claims less than its steps do",
            self.design[id].name
        );
        let finding = Finding::new(&CLAIMS_LESS, span, message)
            .here(format!("`{step}` is not `{word}`"))
            .help(format!(
                "remove `{word}`: the effects of a chain follow from its steps"
            ));
        self.add(finding);
    }

    /// Own errors first, then those of the method that the tool runs. Those of a chain's steps stay inside of
    /// `step_failed`.
    fn errors_of(&mut self, id: ToolId) {
        let tool = &self.design[id];
        let mut errors: Vec<Thrown> = Vec::new();
        let mut known: HashSet<ErrorId> = HashSet::new();
        let fields = Named::new(&tool.payload.record.fields, |field| &field.name);
        for thrown in &tool.errors {
            known.insert(thrown.error);
            errors.push(blaming(&self.design, thrown, |field| fields.has(field)));
        }
        let mut inherited: Vec<ErrorId> = Vec::new();
        if let Implementation::Method { method } = tool.implementation {
            inherited.extend(&self.design[method].throws);
        }
        for id in inherited {
            if !known.insert(id) {
                continue;
            }
            let error = &self.design[id];
            let field = error.field.clone().filter(|field| fields.has(field));
            let action = action(error, &field);
            errors.push(Thrown {
                error: id,
                inherited: true,
                field,
                action,
            });
        }
        self.design[id].errors = errors;
    }
}

/// The capabilities and scopes that tools need together, each once. `none` of one tool does not apply to the others.
pub(super) fn needs<'a>(tools: impl Iterator<Item = &'a Tool>) -> (Vec<Capability>, Vec<Text>) {
    let mut capabilities: Vec<Capability> = Vec::new();
    let mut scopes: Vec<Text> = Vec::new();
    let mut known: (HashSet<&Capability>, HashSet<&Text>) = Default::default();
    for tool in tools {
        for capability in &tool.capabilities {
            if capability.name != CapabilityName::None && known.0.insert(capability) {
                capabilities.push(capability.clone());
            }
        }
        for scope in &tool.scopes {
            if known.1.insert(scope) {
                scopes.push(scope.clone());
            }
        }
    }
    (capabilities, scopes)
}

/// How far a tool is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Visit {
    New,
    Open,
    Done,
}

/// An error with the argument that it blames, if the caller can see it.
pub(super) fn blaming(
    design: &Design,
    thrown: &Thrown,
    is_visible: impl Fn(&Text) -> bool,
) -> Thrown {
    let error = &design[thrown.error];
    let field = error.field.clone().filter(is_visible);
    Thrown {
        action: action(error, &field),
        field,
        ..*thrown
    }
}

/// A caller cannot correct an argument that it cannot see.
fn action(error: &ErrorDecl, visible: &Option<Text>) -> Action {
    let action = error.recovery.action;
    let blind = action == Action::Correct && error.field.is_some() && visible.is_none();
    if blind { Action::Stop } else { action }
}

/// All calls of a chain.
pub(super) fn calls(chain: &Chain) -> Vec<Call> {
    let mut calls = Vec::new();
    for step in &chain.steps {
        match step {
            ChainStep::Call { call, .. } => calls.push(call.clone()),
            ChainStep::If { value, .. } | ChainStep::Return { value } => match value {
                Return::Call(call) => calls.push(call.clone()),
                Return::Value(_) => {}
            },
        }
    }
    calls
}
