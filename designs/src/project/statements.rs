//! Statements of toolsets and tools, in combinations that make sense.

use std::fmt::Write;

use toolc_compiler::ir::{Type, Value};

use super::{Project, Signature, ToolPlan, paths};
use crate::names::written;
use crate::print::Printer;
use crate::random::Random;
use crate::texts::{line, quoted};
use crate::values::json;

const TAKES_ALL: &str = "a string takes everything";

/// What a toolset says that its tools must not contradict.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Defaults {
    /// `readonly`, …
    pub effects: bool,
    /// `needs …`
    pub needs: bool,
}

impl Project<'_> {
    /// What a toolset says of itself and of all its tools.
    pub(super) fn toolset_statements(&mut self, random: &mut Random, indent: &str) -> String {
        self.defaults = Defaults::default();
        let mut all = Vec::new();
        about(random, &mut all, 12);
        let mut maybe = |percent: usize, text: String| {
            if random.chance(percent) {
                all.push(text);
                return true;
            }
            false
        };
        maybe(10, "version \"2.0.0-rc.1\"".to_owned());
        maybe(15, "tags shop, \"odd tag\", tools".to_owned());
        self.defaults.needs = maybe(10, "needs fs:read, net:read:api.example.com".to_owned());
        self.defaults.effects = maybe(10, "readonly".to_owned());
        maybe(8, "timeout 90s".to_owned());
        maybe(5, "parallel 4".to_owned());
        maybe(5, "cost low".to_owned());
        maybe(5, "data internal pii none".to_owned());
        maybe(5, "scopes \"toolset:use\"".to_owned());
        maybe(4, "dry_run".to_owned());
        maybe(4, "unmetered".to_owned());
        maybe(4, "deprecated \"use another\"".to_owned());
        maybe(
            4,
            "meta { \"vendor/x\": { \"a\": [1, 2.50, null] } }".to_owned(),
        );
        lines(random, all, indent)
    }

    /// What a tool says, a line each.
    pub(super) fn statements(
        &self,
        random: &mut Random,
        printer: &mut Printer<'_>,
        plan: &ToolPlan,
        indent: &str,
        pages: bool,
    ) -> String {
        let mut all = Vec::new();
        about(random, &mut all, 8);
        self.effects(random, &mut all);
        let design = &self.types.design;
        let args = paths::leaves(design, &plan.signature.record, "args", 2);
        let mut both = args.clone();
        if let Some(record) = plan
            .result
            .as_ref()
            .and_then(|result| paths::plain_record(design, result))
        {
            both.extend(paths::leaves(design, record, "result", 2));
        }
        if random.chance(12) {
            all.push(format!(
                "hint call {}",
                paths::template(design, random, &args)
            ));
        }
        if random.chance(12) {
            all.push(format!(
                "hint result {}",
                paths::template(design, random, &both)
            ));
        }
        if random.chance(12) {
            all.push(format!("remind {}", paths::template(design, random, &both)));
        }
        if random.chance(12) {
            let denied = plan.result.as_ref().filter(|_| random.chance(60));
            let denied = denied.and_then(|result| value(printer, result));
            let denied = denied
                .map(|value| format!(" denied {value}"))
                .unwrap_or_default();
            all.push(format!(
                "confirm {}{denied}",
                paths::template(design, random, &args)
            ));
        }
        if pages {
            all.push("pages args.cursor -> result.next_cursor".to_owned());
        }
        self.details(random, printer, &mut all);
        self.examples(random, printer, plan, &mut all);
        if random.chance(15) && !self.tools.is_empty() {
            let next = written(&random.pick(&self.tools).name);
            let text = if random.chance(50) {
                format!(" {}", quoted(&line(random)))
            } else {
                String::new()
            };
            all.push(format!("next {next}{text}"));
        }
        lines(random, all, indent)
    }

    fn effects(&self, random: &mut Random, all: &mut Vec<String>) {
        let mut say = |text: &str| all.push(text.to_owned());
        let kind = random.below(6);
        match kind {
            0 | 1 => {
                say("readonly");
                if random.chance(40) {
                    say("needs fs:read, env:read, net:read");
                }
            }
            2 => {
                say("destructive");
                if random.chance(60) {
                    say("needs fs:delete, fs:write:./out, state:mutate");
                }
            }
            3 => {
                say("additive");
                if random.chance(60) {
                    say("needs net:write:api.example.com, proc:spawn, env:write");
                }
            }
            4 if !self.defaults.needs => say("needs none"),
            _ => {}
        }
        if random.chance(20) {
            say(if random.chance(50) {
                "open_world"
            } else {
                "closed_world"
            });
        }
        if random.chance(25) && kind < 4 {
            say("idempotent");
            if random.chance(60) {
                say(if random.chance(50) {
                    "retries 2 backoff 500ms"
                } else {
                    "retries 3"
                });
            }
        }
    }

    fn details(&self, random: &mut Random, printer: &mut Printer<'_>, all: &mut Vec<String>) {
        const PLAIN: &[&str] = &[
            "timeout 30s",
            "timeout 5m",
            "timeout 1500ms",
            "parallel 9",
            "final",
            "unmetered",
            "dry_run",
            "partial",
            "cost free",
            "cost high",
            "data confidential pii stores",
            "data pii anonymizes",
            "data public",
            "scopes \"files:delete\", \"a b\"",
            "tags a, \"b c\"",
            "version \"0.1.0\"",
            "deprecated",
            "deprecated \"old\"",
        ];
        let mut said: Vec<&str> = Vec::new();
        for _ in 0..random.below(4) {
            let text = *random.pick(PLAIN);
            let keyword = text.split(' ').next();
            if said.iter().all(|other| other.split(' ').next() != keyword) {
                said.push(text);
                all.push(text.to_owned());
            }
        }
        if random.chance(8) {
            let mut meta = json(random, 2);
            if !matches!(meta, Value::Object(_)) {
                meta = Value::Object(vec![("vendor/key".into(), meta)]);
            }
            all.push(format!("meta {}", meta.to_json()));
        }
        for index in 0..if random.chance(10) {
            random.between(1, 2)
        } else {
            0
        } {
            let ty = self.types.shape(random, super::signatures::ANYWHERE);
            let ty = printer.ty(&ty, true);
            let audience = random.pick(&["", " for timeline", " for internal", " for evidence"]);
            let name = if index == 0 {
                written(&self.taste.name(random))
            } else {
                "second_side".to_owned()
            };
            all.push(format!("side {name}: {ty}{audience}"));
        }
        if random.chance(10) {
            asks(random, all);
        }
        if random.chance(8) {
            icons(random, all);
        }
    }

    fn examples(
        &self,
        random: &mut Random,
        printer: &mut Printer<'_>,
        plan: &ToolPlan,
        all: &mut Vec<String>,
    ) {
        for index in 0..if random.chance(25) {
            random.between(1, 2)
        } else {
            0
        } {
            let Some(args) = arguments(printer, &plan.signature) else {
                return;
            };
            let name = if random.chance(60) {
                format!(" {}", quoted(&format!("{} {index}", line(random))))
            } else {
                String::new()
            };
            let mut outcome = String::new();
            if !plan.errors.is_empty() && random.chance(30) {
                let error = &self.errors[*random.pick(&plan.errors)];
                let name = printer.name(error.package, &error.name);
                if let Some(details) = printer.values.record(&mut printer.random, &error.details) {
                    outcome = format!(" error {name} {}", details.to_json());
                }
            } else if let Some(result) = &plan.result
                && random.chance(70)
                && let Some(value) = value(printer, result)
            {
                outcome = format!(" result {value}");
            }
            all.push(format!("example{name} {{ args {args}{outcome} }}"));
        }
    }
}

/// One question or two.
pub(super) fn asks(random: &mut Random, all: &mut Vec<String>) {
    let ty = random.pick(&[
        "{ street: string @length(1..80), zip?: string @pattern(/^[0-9]{5}$/), on: date }",
        "bool",
        "int @range(1..9)",
        "\"slow\" | \"fast\"",
        "[\"slow\" | \"fast\"] @items(1..2)",
        "{ speeds?: [\"slow\" | \"fast\"], often: \"once\" | \"twice\" = \"once\" }",
    ]);
    // A question has words.
    let question = format!("Where? {}", line(random));
    all.push(format!("asks address: {ty} {}", quoted(&question)));
    if random.chance(30) {
        all.push("asks second-address: string \"Where else?\"".to_owned());
    }
}

/// One picture or two.
pub(super) fn icons(random: &mut Random, all: &mut Vec<String>) {
    for _ in 0..random.between(1, 2) {
        let src = random.pick(&["https://acme.dev/icon.png", "data:image/png;base64,aGk="]);
        let mime = random.pick(&["", " mime \"image/png\""]);
        let sizes = random.pick(&["", " sizes \"any\"", " sizes \"16x16 48x48\""]);
        let theme = random.pick(&["", " for light", " for dark"]);
        all.push(format!("icon \"{src}\"{mime}{sizes}{theme}"));
    }
}

/// Texts that any tool or toolset may have.
fn about(random: &mut Random, all: &mut Vec<String>, percent: usize) {
    for keyword in ["title", "when", "avoid", "delegate"] {
        if random.chance(percent) {
            all.push(format!("{keyword} {}", quoted(&line(random))));
        }
    }
}

pub(super) fn lines(random: &mut Random, mut all: Vec<String>, indent: &str) -> String {
    random.shuffle(&mut all);
    let mut out = String::new();
    for line in all {
        writeln!(out, "{indent}{line}").expect(TAKES_ALL);
    }
    out
}

/// A value of a type.
pub(super) fn value(printer: &mut Printer<'_>, ty: &Type) -> Option<String> {
    let value = printer.values.small(&mut printer.random, ty)?;
    Some(value.to_json())
}

fn arguments(printer: &mut Printer<'_>, signature: &Signature) -> Option<String> {
    let mut value = printer
        .values
        .record(&mut printer.random, &signature.record)?;
    // What an open record takes must not look like what the runtime fills in.
    if let Value::Object(entries) = &mut value {
        entries.retain(|(key, _)| {
            signature
                .injected
                .iter()
                .all(|argument| *argument.name != **key)
        });
    }
    Some(value.to_json())
}
