//! The members of records and parameter lists.

use foldhash::{HashMap, HashMapExt};

use super::attributes::Declared;
use crate::diagnostics::{Finding, nearest};
use crate::ir::*;
use crate::resolve::codes::{BAD_DEFAULT, BAD_SOURCE, DUPLICATE, MISPLACED_REST};
use crate::resolve::reader::{Pending, Reader, Slot};
use crate::resolve::state::text;
use crate::resolve::values;
use crate::resolve::wording::duplicate;
use crate::source::{FileId, Span, Text};
use crate::syntax::ast;

impl Reader<'_> {
    /// Fields, the rest (undeclared keys), and injected parameters.
    pub(in crate::resolve) fn members(
        &mut self,
        file: FileId,
        members: &[ast::RecordMember],
        parameters: bool,
    ) -> (Vec<Field>, Option<Rest>, Vec<Injected>) {
        let mut fields: Vec<Field> = Vec::with_capacity(members.len());
        let mut injected: Vec<Injected> = Vec::new();
        let mut rest: Option<(Rest, Span)> = None;
        let mut known: HashMap<Text, Span> = HashMap::new();
        for member in members {
            if let Some((_, span)) = &rest {
                let finding = Finding::new(
                    &MISPLACED_REST,
                    *span,
                    "what is said about other keys comes last",
                )
                .here("something follows this");
                self.add(finding);
            }
            match member {
                ast::RecordMember::Field(tree) => {
                    if let Some(first) = known.get(&tree.name.text) {
                        duplicate("fields", &tree.name, *first, self.findings);
                        continue;
                    }
                    let place = match &tree.from {
                        Some(source) => {
                            let value = self.injected(file, tree, source, parameters);
                            let place = value.as_ref().map(|value| value.place.span);
                            injected.extend(value);
                            place
                        }
                        None => {
                            let field = self.field(file, tree);
                            let place = field.place.span;
                            fields.push(field);
                            Some(place)
                        }
                    };
                    if let Some(place) = place {
                        known.insert(tree.name.text.clone(), place);
                    }
                }
                ast::RecordMember::Spread { path, span } => {
                    let Some((id, base)) = self.record_named(file, path) else {
                        continue;
                    };
                    for field in &base.fields {
                        if let Some(first) = known.get(&field.name) {
                            let message = format!("field `{}` is there already", field.name);
                            let finding = Finding::new(&DUPLICATE, *span, message)
                                .here(format!("`{}` has it, too", self.design[id].name))
                                .related(*first, "the first one");
                            self.add(finding);
                        } else {
                            known.insert(field.name.clone(), field.place.span);
                            fields.push(field.clone());
                        }
                    }
                }
                ast::RecordMember::Rest { ty, span } => {
                    let new = match ty {
                        None => Rest::Open,
                        Some(ty) => Rest::Typed {
                            ty: Box::new(self.ty(file, ty)),
                        },
                    };
                    rest = Some((new, *span));
                }
            }
        }
        (fields, rest.map(|(rest, _)| rest), injected)
    }

    fn field(&mut self, file: FileId, tree: &ast::Field) -> Field {
        let mut declared = Declared::of_field();
        let ty = self.declared_as(file, &tree.ty, &mut declared);
        let name = &tree.name;
        if let (Some(attribute), true) = (declared.default, tree.default.is_some() || tree.optional)
        {
            let finding = Finding::new(
                &BAD_DEFAULT,
                attribute.span,
                format!("`{}` has two defaults", name.text),
            )
            .here("for fields that must be there")
            .help("`x: T = v` fills the value in; `x?: T = v` documents it");
            self.add(finding);
        }
        let value = tree.default.as_deref().or(declared.default);
        // `x?: T = null` is allowed on any type: it only documents.
        let free = tree.optional
            && matches!(
                value,
                Some(ast::Value {
                    kind: ast::ValueKind::Null,
                    ..
                })
            );
        self.examples(name, &ty, &declared);
        let default = value.map(|value| {
            Box::new(if free {
                Value::Null
            } else {
                self.default(name, &ty, value)
            })
        });
        let presence = match default {
            default if tree.optional => Presence::Optional { default },
            Some(default) if tree.default.is_some() => Presence::Defaulted { default },
            default => Presence::Required { default },
        };
        Field {
            name: name.text.clone(),
            docs: text(&tree.docs),
            ty,
            presence,
            annotations: declared.annotations,
            place: self.place(name.span),
        }
    }

    /// The default of a field; null as long as it waits for other types.
    fn default(&mut self, name: &ast::Name, ty: &Type, value: &ast::Value) -> Value {
        let slot = Slot::Default;
        if stands_alone(ty) {
            let what = slot.of(&name.text);
            return values::resolve(self.design, value, ty, &what, self.findings);
        }
        self.read.pending.push(Pending {
            name: name.clone(),
            ty: ty.clone(),
            value: value.clone(),
            slot,
        });
        Value::Null
    }

    fn injected(
        &mut self,
        file: FileId,
        tree: &ast::Field,
        source: &ast::RefPath,
        parameters: bool,
    ) -> Option<Injected> {
        let mut declared = Declared::default();
        let ty = self.declared_as(file, &tree.ty, &mut declared);
        if !parameters {
            let finding = Finding::new(
                &BAD_SOURCE,
                source.span,
                "only an argument is filled in from the context",
            )
            .here("this is a field of a record")
            .help("move it into the parameters of the tool or method");
            self.add(finding);
            return None;
        }
        if let Some(default) = &tree.default {
            let message = format!(
                "`{}` comes from the context and has no default",
                tree.name.text
            );
            let finding = Finding::new(&BAD_DEFAULT, default.span, message)
                .here("never used")
                .help("write `name?: T from …` where the context may not have it");
            self.add(finding);
        }
        let source = self.context_source(source)?;
        Some(Injected {
            name: tree.name.text.clone(),
            docs: text(&tree.docs),
            ty,
            optional: tree.optional,
            secret: declared.annotations.secret,
            source,
            place: self.place(tree.name.span),
        })
    }

    fn context_source(&mut self, path: &ast::RefPath) -> Option<Source> {
        let keys: Option<Vec<&Text>> = path
            .steps
            .iter()
            .map(|step| match step {
                ast::RefStep::Key(name) => Some(&name.text),
                ast::RefStep::Each(_) => None,
            })
            .collect();
        let known = [
            ("session_id", Source::SessionId),
            ("run_id", Source::RunId),
            ("turn_id", Source::TurnId),
            ("call_id", Source::CallId),
            ("parent_call_id", Source::ParentCallId),
            ("caller", Source::Caller),
        ];
        if &*path.root.text == "context" {
            match keys.as_deref() {
                Some([word]) => {
                    if let Some((_, source)) = known.iter().find(|(name, _)| *name == &***word) {
                        return Some(source.clone());
                    }
                }
                Some([labels, name]) if &***labels == "labels" => {
                    return Some(Source::Label((*name).clone()));
                }
                Some(_) | None => {}
            }
        }
        let finding = Finding::new(
            &BAD_SOURCE,
            path.span,
            "the context has nothing of this name",
        )
        .here("not there");
        let close = match keys.as_deref() {
            Some([word]) => nearest(word, known.iter().map(|(name, _)| *name)),
            Some(_) | None => Vec::new(),
        };
        let finding = match close[..] {
            [only] => finding.help(format!("did you mean `context.{only}`?")).guess(path.span, format!("context.{only}")),
            _ => finding.help(
                "it has `context.session_id`, `run_id`, `turn_id`, `call_id`, `parent_call_id`, `caller` and \
                 `labels.NAME`",
            ),
        };
        self.add(finding);
        None
    }
}

/// Whether the values of a type can be checked before other types are known.
fn stands_alone(ty: &Type) -> bool {
    ty.kind.named().is_none() && ty.children().all(stands_alone)
}
