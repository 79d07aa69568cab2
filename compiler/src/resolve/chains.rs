//! Chains: tools that run other tools, step by step.

use super::codes::MISPLACED;
use super::codes_values::{
    AFTER_RETURN, BAD_TEST, NO_RETURN, RETURN_DOES_NOT_FIT, STEP_NAME_TAKEN,
};
use super::exprs::{self, with_reasons};
use super::fit::{fits, peel};
use super::paths::{self, Roots};
use super::spell::{expected, spell, written};
use crate::diagnostics::{Finding, Findings, nearest};
use crate::ir::{
    Call, Chain, ChainStep, Design, PathStep, Return, Root, Test, Tool, ToolId, TypeKind, ValuePath,
};
use crate::source::Span;
use crate::syntax::ast::{self, ChainMember};

/// The steps of a chain, resolved. `names` looks up tools and reports unknown ones.
pub(super) fn resolve(
    design: &Design,
    chain: &ast::Chain,
    tool: &Tool,
    names: &dyn Fn(&ast::Name, &mut Findings) -> Option<ToolId>,
    findings: &mut Findings,
) -> Option<Chain> {
    let later = chain.body.iter().filter_map(|member| {
        if let ChainMember::Let { name, .. } = member {
            Some((name.text.clone(), name.span))
        } else {
            None
        }
    });
    let mut roots = Roots::of_chain(later);
    roots.add_payload("args", Root::Args, &tool.payload);
    let mut steps = Steps {
        design,
        tool,
        names,
        roots,
        findings,
        fine: true,
    };
    if let Some(streams) = &chain.signature.streams {
        let finding = Finding::new(
            &MISPLACED,
            streams.span,
            "`streams` cannot stand in a chain",
        );
        steps
            .findings
            .add(finding.here("its steps stream, it has a result"));
    }
    if let Some(error) = chain.signature.throws.first() {
        let finding = Finding::new(&MISPLACED, error.span, "`throws` cannot stand in a chain");
        let finding = finding.here("a chain ends with `step_failed`, which has the step's error");
        steps.findings.add(finding);
    }
    let mut done: Vec<ChainStep> = Vec::new();
    let mut returned: Option<Span> = None;
    let mut junk = false;
    for member in &chain.body {
        let span = match member {
            ChainMember::Statement(_) => continue,
            ChainMember::Junk(_) => {
                junk = true;
                continue;
            }
            ChainMember::Let { span, .. }
            | ChainMember::If { span, .. }
            | ChainMember::Return { span, .. } => *span,
            ChainMember::Call(call) => call.span,
        };
        if let Some(returned) = returned {
            let finding = Finding::new(&AFTER_RETURN, span, "this step is never reached")
                .here("behind `return`")
                .related(returned, "the chain ends here")
                .help("move the `return` to the end, or test something before it: `if … is empty return …`");
            steps.findings.add(finding);
            return None;
        }
        if let ChainMember::Return { span, .. } = member {
            returned = Some(*span);
        }
        match steps.step(member) {
            Some(step) => done.push(step),
            None => steps.fine = false,
        }
    }
    if let (Some(result), None, false) = (&tool.result, returned, junk) {
        let message = format!("`{}` never returns its result", tool.name);
        let finding = Finding::new(&NO_RETURN, chain.name.span, message)
            .here(format!("promises `{}`", spell(design, result)))
            .help("end it with a `return` line");
        steps.findings.add(finding);
        return None;
    }
    (steps.fine && !junk).then_some(Chain { steps: done })
}

struct Steps<'a, 'f> {
    design: &'a Design,
    tool: &'a Tool,
    names: &'f dyn Fn(&ast::Name, &mut Findings) -> Option<ToolId>,
    roots: Roots<'a>,
    findings: &'f mut Findings,
    /// Whether all steps so far could be resolved.
    fine: bool,
}

impl Steps<'_, '_> {
    fn step(&mut self, member: &ChainMember) -> Option<ChainStep> {
        match member {
            ChainMember::Statement(_) | ChainMember::Junk(_) => None,
            ChainMember::Let { name, call, .. } => {
                let tool = (self.names)(&call.tool, self.findings);
                let resolved = tool.and_then(|tool| self.call(tool, call));
                let named = self.name(name, tool);
                let call = resolved?;
                named.then(|| ChainStep::Call {
                    name: Some(name.text.clone()),
                    call,
                })
            }
            ChainMember::Call(call) => {
                let tool = (self.names)(&call.tool, self.findings)?;
                Some(ChainStep::Call {
                    name: None,
                    call: self.call(tool, call)?,
                })
            }
            ChainMember::If {
                path, test, value, ..
            } => {
                let tested = self.test(path, test);
                let value = self.returned(value);
                if let Some((path, _)) = &tested {
                    self.is_there(path);
                }
                let ((path, test), value) = (tested?, value?);
                Some(ChainStep::If { path, test, value })
            }
            ChainMember::Return { value, .. } => Some(ChainStep::Return {
                value: self.returned(value)?,
            }),
        }
    }

    /// Lets later steps use the name of a step. The result of an unknown tool may have any type.
    fn name(&mut self, name: &ast::Name, tool: Option<ToolId>) -> bool {
        self.roots.is_made(name);
        if self.roots.knows(&name.text) {
            let finding = Finding::new(
                &STEP_NAME_TAKEN,
                name.span,
                format!("`{}` is taken", name.text),
            );
            let finding = if &*name.text == "args" {
                finding.here("the arguments of the chain are called so")
            } else {
                finding.here("an earlier step is called so")
            };
            self.findings
                .add(finding.help("give this step a name of its own"));
            return false;
        }
        match tool {
            Some(tool) => {
                let design = self.design;
                self.roots
                    .add_step(&name.text, design[tool].result.as_ref());
            }
            None => self.roots.add_unknown(&name.text),
        }
        true
    }

    fn call(&mut self, id: ToolId, call: &ast::Call) -> Option<Call> {
        let tool = &self.design[id];
        let what = format!("the call of `{}`", tool.name);
        let target = (&*tool.payload.record, &tool.payload.injected[..]);
        let args = exprs::entries(
            self.design,
            &call.args,
            target,
            &self.roots,
            call.span,
            &what,
            self.findings,
        )?;
        Some(Call {
            tool: id,
            args,
            place: self.design.place(call.span),
        })
    }

    fn test(&mut self, path: &ast::RefPath, test: &ast::Name) -> Option<(ValuePath, Test)> {
        let test_kind = match &*test.text {
            "empty" => Some(Test::Empty),
            "absent" => Some(Test::Absent),
            word => {
                let finding = Finding::new(
                    &BAD_TEST,
                    test.span,
                    format!("there is no test `is {word}`"),
                )
                .here("not known");
                self.findings
                    .add(match nearest(word, ["empty", "absent"])[..] {
                        [only] => finding
                            .help(format!("did you mean `{only}`?"))
                            .respell(test.span, word, only, only),
                        _ => finding.help("write `is empty` or `is absent`"),
                    });
                None
            }
        };
        let walked = paths::walk(self.design, path, &self.roots, self.findings)?;
        let test_kind = test_kind?;
        let (kind, nullable) = peel(self.design, &walked.path.ty);
        let written = written(path);
        let message = match test_kind {
            Test::Absent if !walked.absent && !nullable => Some((
                format!("`{written}` is never absent"),
                "always there".to_string(),
                "for lists, maps and texts there is `is empty`",
            )),
            Test::Empty if walked.path.count || !may_be_empty(kind) => {
                let is = if walked.path.count {
                    "a number".into()
                } else {
                    expected(self.design, kind)
                };
                Some((
                    format!("`{written}` can never be empty"),
                    format!("it is {is}"),
                    "lists, maps and texts can be empty; `is absent` tests what may be left out",
                ))
            }
            Test::Absent | Test::Empty => None,
        };
        if let Some((message, label, help)) = message {
            self.findings.add(
                Finding::new(&BAD_TEST, path.span, message)
                    .here(label)
                    .help(help),
            );
            return None;
        }
        Some((walked.path, test_kind))
    }

    /// After `if x is absent return …` the rest of the chain knows that `x` is present.
    fn is_there(&mut self, path: &ValuePath) {
        let keys: Option<Vec<_>> = path
            .steps
            .iter()
            .map(|step| match step {
                PathStep::Key(name) => Some(name.clone()),
                PathStep::Each => None,
            })
            .collect();
        if let Some(keys) = keys {
            self.roots.is_there(&path.root, &keys);
        }
    }

    fn returned(&mut self, value: &ast::Return) -> Option<Return> {
        let design = self.design;
        match value {
            ast::Return::Call(call) => {
                let id = (self.names)(&call.tool, self.findings)?;
                let resolved = self.call(id, call);
                let fits = self.passes_on(id, call.span);
                resolved.filter(|_| fits).map(Return::Call)
            }
            ast::Return::Value(value) => {
                let Some(result) = &self.tool.result else {
                    let message = format!("`{}` has no result to return", self.tool.name);
                    let finding = Finding::new(&RETURN_DOES_NOT_FIT, value.span, message)
                        .here("nothing takes it")
                        .related(self.tool.place.span, "no `->`")
                        .help("give the chain a result: `-> { … }`");
                    self.findings.add(finding);
                    return None;
                };
                let what = format!("the result of `{}`", self.tool.name);
                exprs::resolve(design, value, result, &self.roots, &what, self.findings)
                    .map(Return::Value)
            }
        }
    }

    /// Whether the result of a last call fits the chain's.
    fn passes_on(&mut self, id: ToolId, span: Span) -> bool {
        let called = &self.design[id];
        let (name, chain) = (&called.name, &self.tool.name);
        let finding = match (&called.result, &self.tool.result) {
            (None, None) => return true,
            (Some(from), Some(to)) => {
                let Err(mismatches) = fits(self.design, from, to) else {
                    return true;
                };
                let message =
                    format!("the result of `{name}` does not fit the result of `{chain}`");
                with_reasons(
                    Finding::new(&RETURN_DOES_NOT_FIT, span, message),
                    &mismatches,
                )
            }
            (Some(from), None) => {
                let from = spell(self.design, from);
                Finding::new(
                    &RETURN_DOES_NOT_FIT,
                    span,
                    format!("`{chain}` has no result to return"),
                )
                .here(format!("`{name}` gives `{from}`"))
                .help(format!("give the chain a result: `-> {from}`"))
            }
            (None, Some(to)) => Finding::new(
                &RETURN_DOES_NOT_FIT,
                span,
                format!("`{name}` has no result to return"),
            )
            .here(format!("`{chain}` promises `{}`", spell(self.design, to)))
            .help(format!(
                "call `{name}` without `return`, and return a value behind it"
            )),
        };
        self.findings
            .add(finding.related(self.tool.place.span, "the chain"));
        false
    }
}

fn may_be_empty(kind: &TypeKind) -> bool {
    match kind {
        TypeKind::String
        | TypeKind::Bytes
        | TypeKind::Path
        | TypeKind::List { .. }
        | TypeKind::Map { .. } => true,
        TypeKind::Json | TypeKind::Unknown => true,
        TypeKind::Tuple { items, .. } => items.is_empty(),
        TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Format { .. }
        | TypeKind::Null
        | TypeKind::Record(_)
        | TypeKind::Union { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Named { .. } => false,
    }
}
