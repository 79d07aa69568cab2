//! Toolsets and tools, bound and unbound.

use std::fmt::Write;

use toolc_compiler::ir::{Presence, Record, Rest, TypeKind};

use super::signatures::{ANYWHERE, arrow, is_passable, parameters, plain_field};
use super::{File, Project, Signature, ToolPlan, ToolsetPlan, paths};
use crate::names::written;
use crate::print::Printer;
use crate::random::Random;
use crate::texts::{comment, docs, line, quoted};
use crate::types::ty;

const TAKES_ALL: &str = "a string takes everything";

impl Project<'_> {
    /// A toolset of the service `index`, written into the file at `home`.
    pub(super) fn toolset(
        &mut self,
        random: &mut Random,
        files: &mut [File<'_>],
        index: usize,
        home: usize,
        indent: &str,
        by_agent: bool,
    ) -> String {
        let name = self.taste.fresh(random, &mut self.taken.toolsets);
        let mut out = String::new();
        comment(&docs(random), indent, &mut out);
        let nested = !indent.is_empty();
        let remote = !nested && random.chance(12);
        let from = if remote {
            format!(
                " from {} {}",
                random.pick(&["mcp", "command"]),
                quoted(&line(random))
            )
        } else {
            String::new()
        };
        writeln!(out, "{indent}toolset {}{from} {{", written(&name)).expect(TAKES_ALL);
        if !nested || random.chance(10) {
            writeln!(
                out,
                "{indent}  owner {}",
                written(&self.services[index].name)
            )
            .expect(TAKES_ALL);
        }
        let defaults = self.toolset_statements(random, &format!("{indent}  "));
        // All tools of a command need `proc:spawn`.
        self.defaults.needs |= from.starts_with(" from command");
        out.push_str(&defaults);
        let mut plan = ToolsetPlan {
            name,
            exported: random.chance(50),
            tools: Vec::new(),
        };
        let inner = format!("{indent}  ");
        for _ in 0..random.between(1, 3) {
            let printer = &mut files[home].printer;
            let bound = if remote || by_agent || !random.chance(35) {
                None
            } else {
                self.bound_tool(random, printer, index, &inner)
            };
            let (text, tool) = match bound {
                Some(bound) => bound,
                None if !remote && random.chance(20) => match self.chain(random, printer, &inner) {
                    Some(chain) => chain,
                    None => self.tool(random, printer, &inner, remote),
                },
                None => self.tool(random, printer, &inner, remote),
            };
            out.push_str(&text);
            plan.tools.push(self.tools.len());
            self.tools.push(tool);
        }
        writeln!(out, "{indent}}}").expect(TAKES_ALL);
        self.services[index].toolsets.push(plan);
        out
    }

    fn tool(
        &mut self,
        random: &mut Random,
        printer: &mut Printer<'_>,
        indent: &str,
        remote: bool,
    ) -> (String, ToolPlan) {
        let name = self.taste.fresh(random, &mut self.taken.tools);
        let subject = random.chance(25);
        let mut signature = self.signature(random, subject);
        let mut result = self.result(random);
        let pages = signature.declared.is_none() && random.chance(10);
        if pages {
            result = Some(self.paged(random, &mut signature.record));
        }
        let streams = random
            .chance(12)
            .then(|| self.types.shape(random, ANYWHERE));
        let errors = self.thrown(random, subject);
        let plan = ToolPlan {
            name,
            signature,
            result,
            errors,
            runs: Vec::new(),
            is_chain: false,
        };
        let mut out = String::new();
        comment(&docs(random), indent, &mut out);
        write!(
            out,
            "{indent}tool {}{}",
            written(&plan.name),
            parameters(printer, &plan.signature, indent)
        )
        .expect(TAKES_ALL);
        out.push_str(&arrow(printer, plan.result.as_ref(), random.chance(50)));
        if let Some(streams) = &streams {
            write!(out, " streams {}", printer.ty(streams, true)).expect(TAKES_ALL);
        }
        out.push_str(&self.throws(printer, &plan.errors));
        let mut statements = self.statements(random, printer, &plan, &format!("{indent}  "), pages);
        if remote && random.chance(40) {
            writeln!(statements, "{indent}  remote {}", quoted(&line(random))).expect(TAKES_ALL);
        }
        block(&mut out, &statements, indent);
        (out, plan)
    }

    /// A tool that one of the service's methods implements.
    fn bound_tool(
        &mut self,
        random: &mut Random,
        printer: &mut Printer<'_>,
        index: usize,
        indent: &str,
    ) -> Option<(String, ToolPlan)> {
        let service = &self.services[index];
        if service.methods.is_empty() {
            return None;
        }
        let method = random.pick(&service.methods);
        let result = method.result.clone()?;
        let (service_name, method_name) = (written(&service.name), written(&method.name));
        let target = method.signature.clone();
        let streams = method.streams.clone();
        let design = &self.types.design;
        let mut signature = target.clone();
        let mut outcome = result.clone();
        let mut mapping = String::new();
        let passable = target
            .record
            .fields
            .iter()
            .all(|field| is_passable(design, field));
        if target.injected.is_empty()
            && passable
            && random.chance(40)
            && matches!(target.record.rest, Rest::Closed)
        {
            // Under other names, one by one; what may be left out sometimes is.
            let mut fields = Vec::new();
            let mut entries = Vec::new();
            for (at, field) in target.record.fields.iter().enumerate() {
                if !matches!(field.presence, Presence::Required { .. }) && random.chance(30) {
                    continue;
                }
                if matches!(field.presence, Presence::Required { .. })
                    && random.chance(20)
                    && let Some(value) = printer.values.small(&mut printer.random, &field.ty)
                {
                    entries.push(format!("{}: {}", written(&field.name), value.to_json()));
                    continue;
                }
                let name = format!("mapped_{at}");
                entries.push(format!("{}: args.{name}", written(&field.name)));
                fields.push(plain_field(&name, field.ty.clone(), field.presence.clone()));
            }
            signature = Signature {
                declared: None,
                record: Record {
                    fields,
                    rest: Rest::Closed,
                },
                injected: Vec::new(),
            };
            mapping = format!(" {{ {} }}", entries.join(", "));
            if let Some(record) = paths::plain_record(design, &result) {
                let mut fields = Vec::new();
                let mut entries = Vec::new();
                for (at, field) in record
                    .fields
                    .iter()
                    .enumerate()
                    .filter(|(_, field)| is_passable(design, field))
                {
                    let name = format!("back_{at}");
                    entries.push(format!("{name}: result{}", paths::step(&field.name)));
                    let presence = match &field.presence {
                        Presence::Optional { .. } => Presence::Optional { default: None },
                        Presence::Required { .. } | Presence::Defaulted { .. } => {
                            Presence::Required { default: None }
                        }
                    };
                    fields.push(plain_field(&name, field.ty.clone(), presence));
                }
                outcome = ty(TypeKind::Record(Box::new(Record {
                    fields,
                    rest: Rest::Closed,
                })));
                mapping.push_str(&format!(" return {{ {} }}", entries.join(", ")));
            }
        }
        let name = self.taste.fresh(random, &mut self.taken.tools);
        let plan = ToolPlan {
            name,
            signature,
            result: Some(outcome),
            errors: Vec::new(),
            runs: Vec::new(),
            is_chain: false,
        };
        let mut out = String::new();
        comment(&docs(random), indent, &mut out);
        write!(
            out,
            "{indent}tool {}{}",
            written(&plan.name),
            parameters(printer, &plan.signature, indent)
        )
        .expect(TAKES_ALL);
        out.push_str(&arrow(printer, plan.result.as_ref(), false));
        if let Some(streams) = &streams {
            write!(out, " streams {}", printer.ty(streams, true)).expect(TAKES_ALL);
        }
        let mut statements = format!("{indent}  bind {service_name}.{method_name}{mapping}\n");
        statements.push_str(&self.statements(
            random,
            printer,
            &plan,
            &format!("{indent}  "),
            false,
        ));
        block(&mut out, &statements, indent);
        Some((out, plan))
    }
}

/// Statements between braces, or nothing.
pub(super) fn block(out: &mut String, statements: &str, indent: &str) {
    if statements.is_empty() {
        out.push('\n');
    } else {
        writeln!(out, " {{\n{statements}{indent}}}").expect(TAKES_ALL);
    }
}
