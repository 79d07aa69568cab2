//! Tools that are bound to methods: by the names of their fields, or by a mapping.

use super::codes_values::{ARGUMENTS_DO_NOT_FIT, RESULT_DOES_NOT_FIT};
use super::exprs::{self, reasons};
use super::fit::{Mismatch, fits, fits_payload, peel};
use super::paths::{Roots, field_step};
use super::spell::{field_name, spell};
use crate::diagnostics::{Code, Finding, Findings};
use crate::ir::{Binding, Design, Expr, ExprEntry, Method, MethodId, Presence, Record, Root, Tool};
use crate::named::Named;
use crate::source::Span;
use crate::syntax::ast::{self, ValueKind};

/// `bind service.method args return result`. Mismatches are one finding for the arguments and one for the result.
pub(super) fn resolve(
    design: &Design,
    method: MethodId,
    args: Option<&ast::Value>,
    result: Option<&ast::Value>,
    tool: &Tool,
    span: Span,
    findings: &mut Findings,
) -> Option<Binding> {
    let bind = Bind {
        design,
        method: &design[method],
        tool,
        span,
    };
    let args = match args {
        Some(value) => bind.mapped_args(value, findings).map(Some),
        None => bind.args_by_name(findings).then_some(None),
    };
    let result = match result {
        Some(value) => bind.mapped_result(value, findings).map(Some),
        None => bind.result_as_it_is(findings).then_some(None),
    };
    bind.items_as_they_are(findings);
    Some(Binding {
        method,
        args: args?,
        result: result?,
    })
}

struct Bind<'a> {
    design: &'a Design,
    method: &'a Method,
    tool: &'a Tool,
    span: Span,
}

impl Bind<'_> {
    /// `todos.update_todos`
    fn name(&self) -> String {
        format!(
            "{}.{}",
            self.design[self.method.service].name, self.method.name
        )
    }

    fn args_by_name(&self, findings: &mut Findings) -> bool {
        let Err(mismatches) = fits_payload(self.design, &self.tool.payload, &self.method.payload)
        else {
            return true;
        };
        let message = format!(
            "the arguments of `{}` do not fit `{}`",
            self.tool.name,
            self.name()
        );
        let payload = &self.tool.payload;
        let fields = Named::new(&payload.record.fields, |field| &field.name);
        let injected = Named::new(&payload.injected, |injected| &injected.name);
        let known = |name: &str| fields.has(name) || injected.has(name);
        let entries = mapping(&self.method.payload.record, "args", known);
        let mapping = format!("map them: `bind {} {entries}`", self.name());
        findings.add(self.finding(&ARGUMENTS_DO_NOT_FIT, message, &mismatches, &mapping));
        false
    }

    fn result_as_it_is(&self, findings: &mut Findings) -> bool {
        let mismatches = match (&self.method.result, &self.tool.result) {
            (None, None) => return true,
            (Some(from), Some(to)) => match fits(self.design, from, to) {
                Ok(()) => return true,
                Err(mismatches) => mismatches,
            },
            (Some(from), None) => {
                let message = format!(
                    "`{}` has no result for what `{}` gives",
                    self.tool.name,
                    self.name()
                );
                let from = spell(self.design, from);
                let finding = Finding::new(&RESULT_DOES_NOT_FIT, self.span, message)
                    .here(format!("the method gives `{from}`"))
                    .related(self.tool.place.span, "no `->`")
                    .help(format!("give the tool a result: `-> {from}`"));
                findings.add(finding);
                return false;
            }
            (None, Some(to)) => {
                let message = format!(
                    "`{}` gives nothing for the result of `{}`",
                    self.name(),
                    self.tool.name
                );
                let finding = Finding::new(&RESULT_DOES_NOT_FIT, self.span, message)
                    .here(format!("the tool gives `{}`", spell(self.design, to)))
                    .related(self.method.place.span, "no `->`")
                    .help("give the method a result, or write the tool's: `bind … return { … }`");
                findings.add(finding);
                return false;
            }
        };
        let message = format!(
            "the result of `{}` does not fit the result of `{}`",
            self.name(),
            self.tool.name
        );
        let mapping = format!(
            "map it: `bind {} return {}`",
            self.name(),
            self.result_mapping()
        );
        findings.add(self.finding(&RESULT_DOES_NOT_FIT, message, &mismatches, &mapping));
        false
    }

    /// Items of a stream cannot be mapped. A method's may be left out; a tool's must have a source.
    fn items_as_they_are(&self, findings: &mut Findings) {
        let (from, to) = (&self.method.streams, &self.tool.streams);
        let Some(to) = to else { return };
        let finding = match from {
            Some(from) => {
                let Err(mismatches) = fits(self.design, from, to) else {
                    return;
                };
                let message = format!(
                    "the items of `{}` do not fit the items of `{}`",
                    self.name(),
                    self.tool.name
                );
                exprs::with_reasons(
                    Finding::new(&RESULT_DOES_NOT_FIT, self.span, message),
                    &mismatches,
                )
            }
            None => {
                let message = format!(
                    "`{}` streams nothing for the items of `{}`",
                    self.name(),
                    self.tool.name
                );
                let to = spell(self.design, to);
                Finding::new(&RESULT_DOES_NOT_FIT, self.span, message)
                    .here(format!("the tool streams `{to}`"))
                    .help(format!("let the method stream, too: `streams {to}`"))
            }
        };
        findings.add(finding.related(self.method.place.span, "the method"));
    }

    fn result_mapping(&self) -> String {
        let record = |ty: &'_ Option<crate::ir::Type>| {
            ty.as_ref()
                .and_then(|ty| self.design.record_of(peel(self.design, ty).0))
                .cloned()
        };
        let (Some(from), Some(to)) = (record(&self.method.result), record(&self.tool.result))
        else {
            return "…".into();
        };
        let fields = Named::new(&from.fields, |field| &field.name);
        mapping(&to, "result", |name| fields.has(name))
    }

    fn finding(
        &self,
        code: &'static Code,
        message: String,
        mismatches: &[Mismatch],
        mapping: &str,
    ) -> Finding {
        let reasons = reasons(mismatches);
        let finding = Finding::new(code, self.span, message);
        let finding = match &reasons[..] {
            [only] => finding.here(only).help(mapping),
            several => finding
                .here(format!("{} parts do not fit", several.len()))
                .help(format!("{}\n{mapping}", several.join("\n"))),
        };
        finding.related(self.method.place.span, "the method")
    }

    /// Injected arguments are included: the binding runs after the injection.
    fn mapped_args(&self, value: &ast::Value, findings: &mut Findings) -> Option<Vec<ExprEntry>> {
        // The grammar has nothing but objects here.
        let ValueKind::Object(entries) = &value.kind else {
            return None;
        };
        let mut roots = Roots::default();
        roots.add_payload("args", Root::Args, &self.tool.payload);
        let what = format!("the mapping to `{}`", self.name());
        let payload = &self.method.payload;
        let target = (&*payload.record, &payload.injected[..]);
        exprs::entries(
            self.design,
            entries,
            target,
            &roots,
            value.span,
            &what,
            findings,
        )
    }

    fn mapped_result(&self, value: &ast::Value, findings: &mut Findings) -> Option<Expr> {
        let Some(to) = &self.tool.result else {
            let message = format!("`{}` has no result to map to", self.tool.name);
            let finding = Finding::new(&RESULT_DOES_NOT_FIT, value.span, message)
                .here("nothing takes it")
                .related(self.tool.place.span, "no `->`")
                .help("give the tool a result: `-> { … }`");
            findings.add(finding);
            return None;
        };
        let mut roots = Roots::default();
        if let Some(from) = &self.method.result {
            roots.add_type("result", Root::Result, from);
        }
        let what = format!("the result of `{}`", self.tool.name);
        exprs::resolve(self.design, value, to, &roots, &what, findings)
    }
}

/// A mapping to start from: values that are found by name, dots for the other required ones.
fn mapping(to: &Record, root: &str, known: impl Fn(&str) -> bool) -> String {
    let entries: Vec<String> = to
        .fields
        .iter()
        .filter_map(|field| {
            let name = field_name(&field.name);
            if known(&field.name) {
                Some(format!("{name}: {root}{}", field_step(&field.name)))
            } else {
                matches!(field.presence, Presence::Required { .. }).then(|| format!("{name}: …"))
            }
        })
        .collect();
    if entries.is_empty() {
        "{}".into()
    } else {
        format!("{{ {} }}", entries.join(", "))
    }
}
