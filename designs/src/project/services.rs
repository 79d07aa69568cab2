//! Errors and services with their methods, and the toolsets that they own.

use std::fmt::Write;

use toolc_compiler::ir::{Presence, Record, Rest, TypeKind};

use super::signatures::{ANYWHERE, arrow, parameters, plain_field};
use super::{
    ErrorPlan, File, MethodPlan, Project, ServicePlan, ToolPlan, ToolsetPlan, home, list, nothing,
    paths,
};
use crate::names::written;
use crate::random::Random;
use crate::texts::{comment, docs, line, quoted};
use crate::types::ty;

const TAKES_ALL: &str = "a string takes everything";

impl Project<'_> {
    /// Declares some errors.
    pub(super) fn declare_errors(&mut self, random: &mut Random, files: &mut [File<'_>]) {
        const NAMES: &[&str] = &[
            "not_there",
            "too_busy",
            "box",
            "self",
            "fn",
            "bad_input",
            "x",
            "none",
            "error",
            "internal_error",
            "class",
            "ok",
            "err",
        ];
        const KINDS: &[&str] = &[
            "input",
            "auth",
            "not_found",
            "conflict",
            "precondition",
            "rate_limited",
            "timeout",
            "unavailable",
            "cancelled",
            "internal",
        ];
        let mut names: Vec<String> = NAMES.iter().map(|name| (*name).to_owned()).collect();
        random.shuffle(&mut names);
        for _ in 0..3 {
            let name = self.taste.kin_name(random);
            // This one is a code of the runtime.
            let name = name.filter(|name| name != "internal" && !names.contains(name));
            names.splice(0..0, name);
        }
        for name in names.iter().take(random.below(5)) {
            let package = random.below(self.types.design.packages.len());
            let details = if random.chance(40) {
                nothing()
            } else {
                let count = random.below(4);
                self.types
                    .record_of(random, count, &mut Default::default(), ANYWHERE)
            };
            let blames = random.chance(40);
            let at = home(random, files, package);
            let printer = &mut files[at].printer;
            let mut out = String::new();
            comment(&docs(random), "", &mut out);
            write!(out, "error {name}").expect(TAKES_ALL);
            if !details.fields.is_empty()
                || !matches!(details.rest, Rest::Closed)
                || random.chance(20)
            {
                out.push_str("(\n");
                printer.fields(&details.fields, &details.rest, "  ", &mut out);
                out.push(')');
            }
            out.push_str(" {\n");
            if random.chance(80) {
                writeln!(out, "  kind {}", random.pick(KINDS)).expect(TAKES_ALL);
            }
            if blames {
                out.push_str("  field subject\n");
            }
            if random.chance(60) {
                let actions: &[&str] = if blames {
                    &["correct", "retry", "retry after 2s", "replan", "stop"]
                } else {
                    &["retry", "retry after 150ms", "replan", "stop"]
                };
                let leaves = paths::leaves(&self.types.design, &details, "details", 2);
                let text = if random.chance(70) {
                    paths::template(&self.types.design, random, &leaves)
                } else {
                    String::new()
                };
                writeln!(out, "  recover {} {text}", random.pick(actions)).expect(TAKES_ALL);
            }
            out.push_str("}\n");
            files[at].items.push(out);
            self.errors.push(ErrorPlan {
                name: name.clone(),
                package,
                details,
                blames,
            });
        }
    }

    /// Declares services and everything that they own.
    pub(super) fn declare_services(&mut self, random: &mut Random, files: &mut [File<'_>]) {
        for name in ["types", "schemas", "docs", "sdk"] {
            self.taken.services.insert(name.to_owned());
        }
        let count = random.between(1, 3);
        for index in 0..count {
            let name = self.taste.fresh(random, &mut self.taken.services);
            self.services.push(ServicePlan {
                name,
                methods: Vec::new(),
                toolsets: Vec::new(),
                serving: Vec::new(),
            });
            let at = random.below(files.len());
            let text = self.service(random, files, index, at, index + 1 == count);
            files[at].items.push(text);
        }
    }

    fn service(
        &mut self,
        random: &mut Random,
        files: &mut [File<'_>],
        index: usize,
        at: usize,
        last: bool,
    ) -> String {
        let mut out = String::new();
        comment(&docs(random), "", &mut out);
        let name = self.services[index].name.clone();
        writeln!(out, "service {} {{", written(&name)).expect(TAKES_ALL);
        if random.chance(40) {
            writeln!(out, "  title {}", quoted(&line(random))).expect(TAKES_ALL);
        }
        if random.chance(40) {
            out.push_str("  version \"1.2.0\"\n");
        }
        // Methods that are tools stand in a toolset with the service's name.
        let implicit = random.chance(40) && self.taken.toolsets.insert(name.clone());
        let mut own = ToolsetPlan {
            name: name.clone(),
            exported: random.chance(50),
            tools: Vec::new(),
        };
        for _ in 0..random.below(4) {
            let text = self.method(random, files, index, at, implicit, &mut own);
            out.push_str(&text);
        }
        if !own.tools.is_empty() {
            self.services[index].toolsets.push(own);
        } else if implicit {
            self.taken.toolsets.remove(&name);
        }
        for _ in 0..random.between(1, 2) {
            let nested = random.chance(40);
            let home = if nested {
                at
            } else {
                random.below(files.len())
            };
            let indent = if nested { "  " } else { "" };
            let text = self.toolset(random, files, index, home, indent, false);
            if nested {
                out.push_str(&text)
            } else {
                files[home].items.push(text)
            }
        }
        if last {
            // At the end the probe: a tool for each declared type, so that each one has a codec to ask.
            let home = random.below(files.len());
            let probe = self.probe(random, &mut files[home], index);
            files[home].items.push(probe);
        }
        let surfaces = self.surfaces(random, files, index, at);
        out.push_str(&surfaces);
        let exported: Vec<String> = self.services[index]
            .toolsets
            .iter()
            .filter(|toolset| toolset.exported)
            .map(|toolset| toolset.name.clone())
            .collect();
        if !exported.is_empty() {
            writeln!(out, "  exports {}", list(&exported)).expect(TAKES_ALL);
        }
        out.push_str("}\n");
        out
    }

    fn method(
        &mut self,
        random: &mut Random,
        files: &mut [File<'_>],
        index: usize,
        at: usize,
        implicit: bool,
        own: &mut ToolsetPlan,
    ) -> String {
        let mut names = self.services[index]
            .methods
            .iter()
            .map(|method| method.name.clone())
            .collect();
        let name = self.taste.fresh(random, &mut names);
        let subject = random.chance(20);
        let signature = self.signature(random, subject);
        let result = self.result(random);
        let streams = random
            .chance(12)
            .then(|| self.types.shape(random, ANYWHERE));
        let errors = self.thrown(random, subject);
        let printer = &mut files[at].printer;
        let mut out = String::new();
        comment(&docs(random), "  ", &mut out);
        write!(
            out,
            "  method {}{}",
            written(&name),
            parameters(printer, &signature, "  ")
        )
        .expect(TAKES_ALL);
        out.push_str(&arrow(printer, result.as_ref(), false));
        if let Some(streams) = &streams {
            write!(out, " streams {}", printer.ty(streams, true)).expect(TAKES_ALL);
        }
        out.push_str(&self.throws(printer, &errors));
        if implicit && result.is_some() && random.chance(60) {
            let tool = if random.chance(50) {
                None
            } else {
                Some(self.taste.fresh(random, &mut self.taken.tools))
            };
            let is_free = tool.is_some() || self.taken.tools.insert(name.clone());
            if is_free {
                out.push_str(" {\n");
                comment(&docs(random), "    ", &mut out);
                let plan = ToolPlan {
                    name: tool.clone().unwrap_or_else(|| name.clone()),
                    signature: signature.clone(),
                    result: result.clone(),
                    errors: errors.clone(),
                    runs: Vec::new(),
                    is_chain: false,
                };
                let named = tool
                    .map(|tool| format!(" {}", written(&tool)))
                    .unwrap_or_default();
                let statements = self.statements(random, printer, &plan, "      ", false);
                writeln!(out, "    tool{named} {{\n{statements}    }}\n  }}").expect(TAKES_ALL);
                own.tools.push(self.tools.len());
                self.tools.push(plan);
                self.services[index].methods.push(MethodPlan {
                    name,
                    signature,
                    result,
                    streams,
                });
                return out;
            }
        }
        out.push('\n');
        self.services[index].methods.push(MethodPlan {
            name,
            signature,
            result,
            streams,
        });
        out
    }

    /// Errors that something with or without the argument `subject` may throw.
    pub(super) fn thrown(&self, random: &mut Random, subject: bool) -> Vec<usize> {
        let fitting = (0..self.errors.len()).filter(|at| subject || !self.errors[*at].blames);
        fitting.filter(|_| random.chance(35)).collect()
    }

    /// ` throws a, b`
    pub(super) fn throws(
        &self,
        printer: &mut crate::print::Printer<'_>,
        errors: &[usize],
    ) -> String {
        if errors.is_empty() {
            return String::new();
        }
        let names: Vec<String> = errors
            .iter()
            .map(|at| printer.name(self.errors[*at].package, &self.errors[*at].name))
            .collect();
        format!(" throws {}", names.join(", "))
    }

    /// A toolset with a tool for each declared type.
    fn probe(&mut self, random: &mut Random, file: &mut File<'_>, index: usize) -> String {
        let name = self.taste.fresh(random, &mut self.taken.toolsets);
        let owner = written(&self.services[index].name);
        let mut out = format!("toolset {} {{\n  owner {owner}\n", written(&name));
        for (at, decl) in self.types.design.types.iter().enumerate() {
            let tool = format!("probe_{at}");
            let name = file.printer.name(decl.package.0 as usize, &decl.name);
            writeln!(out, "  tool {tool}(value: {name}) -> {name}").expect(TAKES_ALL);
            self.taken.tools.insert(tool);
        }
        out.push_str("}\n");
        out
    }

    /// A cursor, and a result that has the next one.
    pub(super) fn paged(
        &self,
        random: &mut Random,
        record: &mut Record,
    ) -> toolc_compiler::ir::Type {
        let cursor = if random.chance(70) {
            TypeKind::String
        } else {
            TypeKind::Int
        };
        record.fields.push(plain_field(
            "cursor",
            ty(cursor.clone()),
            Presence::Optional { default: None },
        ));
        let items = ty(TypeKind::List {
            items: Box::new(self.types.shape(random, ANYWHERE)),
        });
        let fields = vec![
            plain_field("items", items, Presence::Required { default: None }),
            plain_field(
                "next_cursor",
                ty(cursor),
                Presence::Optional { default: None },
            ),
        ];
        ty(TypeKind::Record(Box::new(Record {
            fields,
            rest: Rest::Closed,
        })))
    }
}
