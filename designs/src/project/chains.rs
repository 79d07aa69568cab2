//! Chains: tools that call the tools before them.

use std::fmt::Write;

use toolc_compiler::ir::{Presence, Record, Rest, TypeKind};

use super::signatures::{is_passable, parameters, plain_field};
use super::statements::value;
use super::tools::block;
use super::{Project, Signature, ToolPlan, paths};
use crate::names::written;
use crate::print::Printer;
use crate::random::Random;
use crate::texts::{comment, docs, line, quoted};

const TAKES_ALL: &str = "a string takes everything";

impl Project<'_> {
    /// A chain of one to three calls; `None` where nothing can be called.
    pub(super) fn chain(
        &mut self,
        random: &mut Random,
        printer: &mut Printer<'_>,
        indent: &str,
    ) -> Option<(String, ToolPlan)> {
        if self.defaults.effects || self.tools.is_empty() {
            return None;
        }
        let mut named: Vec<(String, usize)> = Vec::new();
        let mut record = Record {
            fields: Vec::new(),
            rest: Rest::Closed,
        };
        let mut steps = String::new();
        let mut runs = Vec::new();
        let inner = format!("{indent}  ");
        for _ in 0..random.below(3) {
            let tool = random.below(self.tools.len());
            let call = self.call(random, printer, tool, &mut record)?;
            runs.push(tool);
            let step = format!("step{}", runs.len());
            runs.extend(self.tools[tool].runs.clone());
            if self.tools[tool].result.is_some() {
                writeln!(steps, "{inner}{step} = {call}").expect(TAKES_ALL);
                named.push((step, tool));
            } else {
                writeln!(steps, "{inner}{call}").expect(TAKES_ALL);
            }
        }
        let last = random.below(self.tools.len());
        let result = self.tools[last].result.clone();
        let call = self.call(random, printer, last, &mut record)?;
        runs.push(last);
        runs.extend(self.tools[last].runs.clone());
        match &result {
            None => writeln!(steps, "{inner}{call}").expect(TAKES_ALL),
            Some(result) => {
                // Ends early where an earlier step found nothing.
                let tests = self.tests(&named);
                if !tests.is_empty()
                    && random.chance(60)
                    && let Some(value) = value(printer, result)
                {
                    writeln!(steps, "{inner}if {} return {value}", random.pick(&tests))
                        .expect(TAKES_ALL);
                }
                writeln!(steps, "{inner}return {call}").expect(TAKES_ALL);
            }
        }
        let name = self.taste.fresh(random, &mut self.taken.tools);
        let signature = Signature {
            declared: None,
            record,
            injected: Vec::new(),
        };
        let plan = ToolPlan {
            name,
            signature,
            result,
            errors: Vec::new(),
            runs,
            is_chain: true,
        };
        let mut out = String::new();
        comment(&docs(random), indent, &mut out);
        write!(
            out,
            "{indent}chain {}{}",
            written(&plan.name),
            parameters(printer, &plan.signature, indent)
        )
        .expect(TAKES_ALL);
        if let Some(result) = &plan.result {
            write!(out, " -> {}", printer.result(result)).expect(TAKES_ALL);
        }
        if random.chance(30) {
            steps.insert_str(0, &format!("{inner}title {}\n", quoted(&line(random))));
        }
        if random.chance(20) {
            steps.insert_str(0, &format!("{inner}tags chained\n"));
        }
        block(&mut out, &steps, indent);
        Some((out, plan))
    }

    /// A call whose arguments are the chain's own or fixed.
    fn call(
        &self,
        random: &mut Random,
        printer: &mut Printer<'_>,
        tool: usize,
        record: &mut Record,
    ) -> Option<String> {
        let design = &self.types.design;
        let mut args = Vec::new();
        for field in &self.tools[tool].signature.record.fields {
            let needed = matches!(field.presence, Presence::Required { .. });
            if !needed && random.chance(60) {
                continue;
            }
            if random.chance(30)
                && let Some(value) = value(printer, &field.ty)
            {
                args.push(format!("{}: {value}", written(&field.name)));
            } else if is_passable(design, field) {
                let name = format!("arg{}", record.fields.len());
                args.push(format!("{}: args.{name}", written(&field.name)));
                let presence = match &field.presence {
                    Presence::Required { .. } => Presence::Required { default: None },
                    Presence::Optional { .. } | Presence::Defaulted { .. } => {
                        Presence::Optional { default: None }
                    }
                };
                record
                    .fields
                    .push(plain_field(&name, field.ty.clone(), presence));
            } else if needed {
                return None;
            }
        }
        Some(format!(
            "{}({})",
            written(&self.tools[tool].name),
            args.join(", ")
        ))
    }

    /// Tests of what earlier steps found.
    fn tests(&self, steps: &[(String, usize)]) -> Vec<String> {
        let design = &self.types.design;
        let mut tests = Vec::new();
        for (step, tool) in steps {
            let Some(record) = self.tools[*tool]
                .result
                .as_ref()
                .and_then(|result| paths::plain_record(design, result))
            else {
                continue;
            };
            for field in &record.fields {
                let flat = design.flat(&field.ty);
                let path = format!("{step}{}", paths::step(&field.name));
                let is_sized = matches!(
                    flat.kind,
                    TypeKind::List { .. } | TypeKind::Map { .. } | TypeKind::String
                );
                if is_sized {
                    tests.push(format!("{path} is empty"));
                }
                if flat.nullable || matches!(field.presence, Presence::Optional { .. }) {
                    tests.push(format!("{path} is absent"));
                }
            }
        }
        tests
    }
}
