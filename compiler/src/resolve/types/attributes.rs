//! Attributes: constraints of types and metadata of declarations.

use std::sync::Arc;

use crate::decimal::Decimal;
use crate::diagnostics::{Finding, nearest};
use crate::ir::{Annotations, Bounds, Constraints, Design, Format, Type, TypeKind, Value};
use crate::resolve::codes::{
    ATTRIBUTE_ARGUMENT, ATTRIBUTE_PLACE, ATTRIBUTE_TYPE, UNKNOWN_ATTRIBUTE,
};
use crate::resolve::reader::{Aliased, Pending, Reader, Slot};
use crate::resolve::state::Resolver;
use crate::resolve::values;
use crate::resolve::wording::suggest;
use crate::source::{FileId, Span, Text};
use crate::syntax::ast;
use crate::syntax::is_statement;

/// Attributes of a declaration rather than of its type.
#[derive(Debug, Default)]
pub(super) struct Declared<'t> {
    pub annotations: Annotations,
    /// `@default(v)`
    pub default: Option<&'t ast::Value>,
    /// `@example(v)`
    pub examples: Vec<&'t ast::Value>,
    /// `@schema({…})` between a name and its body.
    pub schemas: Vec<Value>,
    /// Constraints of a type in parentheses, to be attached to its kind.
    pub grouped: Option<Arc<Constraints>>,
    /// It is a field or a parameter.
    is_field: bool,
    /// There is no declaration: metadata is misplaced.
    nowhere: bool,
}

impl Declared<'_> {
    /// For a field or a parameter that callers send.
    pub fn of_field() -> Self {
        Self {
            is_field: true,
            ..Self::default()
        }
    }

    /// For a type without a declaration: an item of a list, an alternative, …
    pub fn nowhere() -> Self {
        Self {
            nowhere: true,
            ..Self::default()
        }
    }
}

const CONSTRAINTS: [&str; 11] = [
    "length", "range", "above", "below", "step", "pattern", "format", "items", "unique", "entries",
    "schema",
];
const METADATA: [&str; 7] = [
    "title",
    "deprecated",
    "secret",
    "needs",
    "header",
    "example",
    "default",
];

impl Reader<'_> {
    /// Adds the constraints among a type's attributes to it; metadata goes to the declaration.
    pub(super) fn constrained<'t>(
        &mut self,
        file: FileId,
        tree: &'t ast::Type,
        mut ty: Type,
        declared: &mut Declared<'t>,
    ) -> Type {
        if let Some(grouped) = declared.grouped.take() {
            ty.constraints = Some(grouped);
        }
        for attribute in &tree.attributes {
            if CONSTRAINTS.contains(&&*attribute.name.text) {
                self.constraint(file, attribute, &mut ty);
            } else {
                self.metadata(file, attribute, declared);
            }
        }
        ty.constraints = ty
            .constraints
            .map(|constraints| self.known_constraints(constraints));
        ty
    }

    /// Finished constraints, without duplicates; those that another type has already, if there are such.
    fn known_constraints(&self, mut constraints: Arc<Constraints>) -> Arc<Constraints> {
        Arc::make_mut(&mut constraints).keep_first();
        self.constraints.intern(constraints)
    }

    /// The attributes between a name and its body, or after a member.
    pub(super) fn declaration_attributes<'t>(
        &mut self,
        file: FileId,
        attributes: &'t [ast::Attribute],
        declared: &mut Declared<'t>,
    ) {
        for attribute in attributes {
            match &*attribute.name.text {
                "schema" => declared.schemas.extend(self.schema(attribute)),
                name if CONSTRAINTS.contains(&name) => {
                    self.out_of_place(attribute, "stands behind a type")
                }
                _ => self.metadata(file, attribute, declared),
            }
        }
    }

    /// Queues the `@example` values of a declaration.
    pub(super) fn examples(&mut self, name: &ast::Name, ty: &Type, declared: &Declared<'_>) {
        for value in &declared.examples {
            self.read.pending.push(Pending {
                name: name.clone(),
                ty: ty.clone(),
                value: (*value).clone(),
                slot: Slot::Example,
            });
        }
    }

    /// Members of enums have titles and deprecations only.
    pub(super) fn member_attributes(&mut self, attributes: &[ast::Attribute]) {
        for attribute in attributes {
            if matches!(
                &*attribute.name.text,
                "secret" | "needs" | "header" | "example" | "default" | "schema"
            ) {
                self.out_of_place(attribute, "says nothing about a member of an enum");
            }
        }
    }

    fn metadata<'t>(
        &mut self,
        _file: FileId,
        attribute: &'t ast::Attribute,
        declared: &mut Declared<'t>,
    ) {
        let name = &*attribute.name.text;
        if !METADATA.contains(&name) {
            let close = nearest(name, CONSTRAINTS.into_iter().chain(METADATA));
            let close = match name {
                "min" | "max" | "minimum" | "maximum" | "between" => vec!["range"],
                "minLength" | "maxLength" | "min_length" | "max_length" | "len" | "size" => {
                    vec!["length"]
                }
                "minItems" | "maxItems" | "min_items" | "max_items" => vec!["items"],
                "regex" | "matches" => vec!["pattern"],
                "multipleOf" | "multiple_of" => vec!["step"],
                _ => close,
            };
            let finding = Finding::new(
                &UNKNOWN_ATTRIBUTE,
                attribute.span,
                format!("there is no attribute `@{name}`"),
            )
            .here("not known");
            if let Some(ours) = ours(attribute) {
                let help = format!("write `{ours}`");
                return self.add(finding.help(help).edit(attribute.span, ours));
            }
            if is_statement(name) {
                let help = format!("write `{name}` in the braces of what it is about, without `@`");
                return self.add(finding.help(help));
            }
            return self.add(suggest(finding, attribute.name.span, name, &close));
        }
        if declared.nowhere {
            return self.out_of_place(
                attribute,
                "says something about a declaration, not about a type inside another",
            );
        }
        let annotations = &mut declared.annotations;
        match name {
            "secret" => {
                annotations.secret = true;
                if let Some(argument) = &attribute.argument {
                    self.argument(attribute, span_of(argument), "takes nothing", "@secret");
                }
            }
            "needs" => self.mark(attribute, declared),
            "deprecated" if attribute.argument.is_none() => {
                annotations.deprecated = Some("".into())
            }
            "title" | "deprecated" | "header" => {
                let Some(text) = self.text(attribute) else {
                    return;
                };
                match name {
                    "title" => annotations.title = Some(text),
                    "header" => annotations.header = Some(text),
                    _ => annotations.deprecated = Some(text),
                }
            }
            _ => match &attribute.argument {
                Some(ast::Argument::Value(value)) if name == "example" => {
                    declared.examples.push(value)
                }
                Some(ast::Argument::Value(value)) => declared.default = Some(value),
                Some(
                    ast::Argument::Range { .. }
                    | ast::Argument::Regex(_)
                    | ast::Argument::Capabilities(_),
                )
                | None => {
                    self.argument(
                        attribute,
                        attribute.span,
                        "takes a value",
                        &format!("@{name}(\"…\")"),
                    );
                }
            },
        }
    }

    /// `@needs(fs:write)`: the capabilities that bind a value.
    fn mark(&mut self, attribute: &ast::Attribute, declared: &mut Declared<'_>) {
        let Some(ast::Argument::Capabilities(texts)) = &attribute.argument else {
            return self.argument(
                attribute,
                attribute.argument.as_ref().map_or(attribute.span, span_of),
                "takes capabilities",
                "@needs(fs:write)",
            );
        };
        if !declared.is_field {
            return self.out_of_place(attribute, "stands at a field or a parameter");
        }
        if !declared.annotations.needs.is_empty() {
            let finding = Finding::new(&ATTRIBUTE_PLACE, attribute.span, "`@needs` is said twice")
                .here("the second one")
                .help("name all capabilities in one of them");
            return self.add(finding);
        }
        for text in texts {
            let capability = self.capability(text);
            let needs = &mut declared.annotations.needs;
            needs.extend(capability.filter(|capability| !needs.contains(capability)));
        }
    }

    fn constraint(&mut self, _file: FileId, attribute: &ast::Attribute, ty: &mut Type) {
        let name = &*attribute.name.text;
        if let TypeKind::Named { .. } = &ty.kind {
            let ty = Type {
                kind: ty.kind.clone(),
                constraints: None,
                docs: None,
                place: ty.place,
            };
            let (span, name) = (attribute.span, attribute.name.text.clone());
            self.read.aliased.push(Aliased { span, name, ty });
        } else if !fits(name, &ty.kind) {
            let finding = does_not_fit(name, attribute.span, &ty.kind);
            return self.add(finding);
        }
        static NONE: Constraints = Constraints::NONE;
        let before = ty.constraints.as_deref().unwrap_or(&NONE);
        let mut new = Constraints::default();
        match name {
            "length" => new.length = self.bounds(attribute),
            "items" => new.items = self.bounds(attribute),
            "entries" => new.entries = self.bounds(attribute),
            "range" => match &attribute.argument {
                Some(ast::Argument::Range { min, max, .. }) => {
                    new.min = min.as_ref().map(|number| number.text.clone());
                    new.max = max.as_ref().map(|number| number.text.clone());
                }
                Some(
                    ast::Argument::Value(_)
                    | ast::Argument::Regex(_)
                    | ast::Argument::Capabilities(_),
                )
                | None => {
                    self.argument(
                        attribute,
                        attribute.span,
                        "takes two limits",
                        "@range(0..100)",
                    );
                }
            },
            "above" => new.above = self.number(attribute),
            "below" => new.below = self.number(attribute),
            "step" => new.steps.extend(self.number(attribute)),
            "pattern" => match &attribute.argument {
                Some(ast::Argument::Regex(text)) => new.patterns.push(text.text.clone()),
                Some(ast::Argument::Value(ast::Value {
                    kind: ast::ValueKind::String(text),
                    ..
                })) => {
                    new.patterns.push(text.clone());
                }
                Some(
                    ast::Argument::Value(_)
                    | ast::Argument::Range { .. }
                    | ast::Argument::Capabilities(_),
                )
                | None => {
                    self.argument(
                        attribute,
                        attribute.span,
                        "takes a pattern",
                        "@pattern(/^[a-z]+$/)",
                    );
                }
            },
            "format" => new.format = self.text(attribute),
            "unique" => {
                new.unique = true;
                if let Some(argument) = &attribute.argument {
                    self.argument(attribute, span_of(argument), "takes nothing", "@unique");
                }
            }
            _ => {
                let schema = self.schema(attribute);
                if let Some(Value::Object(keywords)) = &schema {
                    self.repeated_keywords(attribute, keywords, &ty.kind, before);
                }
                new.schemas.extend(schema);
            }
        }
        if said_twice(before, &new) {
            let finding = Finding::new(
                &ATTRIBUTE_PLACE,
                attribute.span,
                format!("`@{name}` is said twice"),
            )
            .here("the second one")
            .help("keep one of them");
            return self.add(finding);
        }
        Arc::make_mut(ty.constraints.get_or_insert_default()).push(&new);
    }

    fn repeated_keywords(
        &mut self,
        attribute: &ast::Attribute,
        keywords: &[(Text, Value)],
        kind: &TypeKind,
        constraints: &Constraints,
    ) {
        let said = said_keywords(kind, constraints);
        let repeated = keywords
            .iter()
            .find(|(keyword, _)| said.contains(&&**keyword));
        if let Some((keyword, _)) = repeated {
            let finding = Finding::new(
                &ATTRIBUTE_ARGUMENT,
                attribute.span,
                format!("the type itself says `{keyword}` already"),
            )
            .here("said twice")
            .help(format!("leave `{keyword}` out of `@schema`"));
            self.add(finding);
        }
    }

    fn schema(&mut self, attribute: &ast::Attribute) -> Option<Value> {
        match &attribute.argument {
            Some(ast::Argument::Value(
                value @ ast::Value {
                    kind: ast::ValueKind::Object(_),
                    ..
                },
            )) => Some(values::json(value, self.findings)),
            Some(_) | None => {
                self.argument(
                    attribute,
                    attribute.span,
                    "takes an object",
                    "@schema({ \"minProperties\": 1 })",
                );
                None
            }
        }
    }

    fn text(&mut self, attribute: &ast::Attribute) -> Option<Text> {
        if let Some(ast::Argument::Value(ast::Value {
            kind: ast::ValueKind::String(text),
            ..
        })) = &attribute.argument
        {
            return Some(text.clone());
        }
        self.argument(
            attribute,
            attribute.span,
            "takes a text",
            &format!("@{}(\"…\")", attribute.name.text),
        );
        None
    }

    fn number(&mut self, attribute: &ast::Attribute) -> Option<Text> {
        if let Some(ast::Argument::Value(ast::Value {
            kind: ast::ValueKind::Number(text),
            ..
        })) = &attribute.argument
        {
            return Some(text.clone());
        }
        self.argument(
            attribute,
            attribute.span,
            "takes a number",
            &format!("@{}(1)", attribute.name.text),
        );
        None
    }

    fn bounds(&mut self, attribute: &ast::Attribute) -> Option<Bounds> {
        let example = format!("@{}(1..20)", attribute.name.text);
        match &attribute.argument {
            Some(ast::Argument::Range { min, max, .. }) => Some(Bounds {
                min: self.size(attribute, min)?,
                max: self.size(attribute, max)?,
            }),
            Some(ast::Argument::Value(ast::Value {
                kind: ast::ValueKind::Number(text),
                span,
            })) => {
                let finding = Finding::new(
                    &ATTRIBUTE_ARGUMENT,
                    *span,
                    format!("`@{}` takes two limits", attribute.name.text),
                )
                .here("one number")
                .help(format!("for exactly {text}, write `{text}..{text}`"))
                .guess(*span, format!("{text}..{text}"));
                self.add(finding);
                None
            }
            Some(
                ast::Argument::Value(_) | ast::Argument::Regex(_) | ast::Argument::Capabilities(_),
            )
            | None => {
                self.argument(attribute, attribute.span, "takes two limits", &example);
                None
            }
        }
    }

    /// A limit of a size; the outer `None` is a mistake.
    fn size(
        &mut self,
        attribute: &ast::Attribute,
        number: &Option<ast::Number>,
    ) -> Option<Option<u64>> {
        let Some(number) = number else {
            return Some(None);
        };
        let size = Decimal::parse(&number.text).and_then(|number| number.to_i64());
        match size.and_then(|size| u64::try_from(size).ok()) {
            Some(size) => Some(Some(size)),
            None => {
                let finding = Finding::new(
                    &ATTRIBUTE_ARGUMENT,
                    number.span,
                    format!(
                        "the limits of `@{}` are whole numbers from 0",
                        attribute.name.text
                    ),
                )
                .here("not such a number");
                self.add(finding);
                None
            }
        }
    }

    fn argument(&mut self, attribute: &ast::Attribute, span: Span, takes: &str, example: &str) {
        let finding = Finding::new(
            &ATTRIBUTE_ARGUMENT,
            span,
            format!("`@{}` {takes}", attribute.name.text),
        )
        .here("something else")
        .help(format!("write it like `{example}`"));
        self.add(finding);
    }

    fn out_of_place(&mut self, attribute: &ast::Attribute, why: &str) {
        let message = format!("`@{}` cannot stand here", attribute.name.text);
        let finding =
            Finding::new(&ATTRIBUTE_PLACE, attribute.span, message).here(format!("it {why}"));
        self.add(finding);
    }
}

impl Resolver<'_> {
    /// Checks the constraints on aliased types, now that all are known.
    pub(in crate::resolve) fn aliased_attributes(&mut self) {
        for Aliased { span, name, ty } in std::mem::take(&mut self.read.aliased) {
            let kind = self.design.flat(&ty).kind;
            if !matches!(kind, TypeKind::Unknown) && !fits(&name, kind) {
                let what = named(&self.design, kind);
                let finding = does_not_fit(&name, span, kind);
                self.findings.add(match what {
                    Some(name) => finding.help(format!("`{name}` is not such a type")),
                    None => finding,
                });
            }
        }
    }
}

/// One object of the keywords of several. Those that repeat a keyword hold by its `allOf`.
pub(super) fn merged(schemas: Vec<Value>) -> Option<Value> {
    let mut entries: Vec<(Text, Value)> = Vec::new();
    let mut others = Vec::new();
    for schema in schemas {
        let Value::Object(keywords) = schema else {
            continue;
        };
        let known = |key: &Text| &**key == "allOf" || entries.iter().any(|(known, _)| known == key);
        match !entries.is_empty() && keywords.iter().any(|(key, _)| known(key)) {
            true => others.push(Value::Object(keywords)),
            false => entries.extend(keywords),
        }
    }
    if !others.is_empty() {
        match entries.iter_mut().find(|(key, _)| &**key == "allOf") {
            Some((_, Value::List(all))) => all.extend(others),
            Some(_) | None => entries.push(("allOf".into(), Value::List(others))),
        }
    }
    (!entries.is_empty()).then_some(Value::Object(entries))
}

fn named(design: &Design, kind: &TypeKind) -> Option<Text> {
    Some(design[kind.named()?].name.clone())
}

fn span_of(argument: &ast::Argument) -> Span {
    match argument {
        ast::Argument::Range { span, .. } => *span,
        ast::Argument::Regex(text) => text.span,
        ast::Argument::Capabilities(texts) => {
            let mut span = texts[0].span;
            span.end = texts[texts.len() - 1].span.end;
            span
        }
        ast::Argument::Value(value) => value.span,
    }
}

/// Whether a constraint applies to a kind of type.
fn fits(name: &str, kind: &TypeKind) -> bool {
    let is_decimal = kind.is_decimal();
    let is_text = matches!(
        kind,
        TypeKind::String | TypeKind::Path | TypeKind::Format { .. }
    );
    let is_number = matches!(kind, TypeKind::Int | TypeKind::Float);
    match name {
        _ if matches!(kind, TypeKind::Unknown) => true,
        // What is limited of a decimal is its value, not its text.
        "length" | "pattern" => is_text && !is_decimal,
        "range" | "above" | "below" | "step" => is_number || is_decimal,
        "format" => is_number || matches!(kind, TypeKind::String),
        "items" | "unique" => matches!(kind, TypeKind::List { .. } | TypeKind::Tuple { .. }),
        "entries" => matches!(kind, TypeKind::Map { .. }),
        _ => true,
    }
}

fn does_not_fit(name: &str, span: Span, kind: &TypeKind) -> Finding {
    let needs = match name {
        "length" | "pattern" => "a text",
        "range" | "above" | "below" | "step" => "a number",
        "format" => "a string or a number",
        "items" | "unique" => "a list",
        _ => "a map",
    };
    let finding = Finding::new(&ATTRIBUTE_TYPE, span, format!("`@{name}` is for {needs}"))
        .here(format!("needs {needs}"));
    let instead = match (name, kind) {
        ("length", kind) if kind.is_decimal() => "range",
        ("range", TypeKind::String | TypeKind::Path | TypeKind::Format { .. }) => "length",
        ("range" | "length", TypeKind::List { .. } | TypeKind::Tuple { .. }) => "items",
        ("range" | "length" | "items", TypeKind::Map { .. }) => "entries",
        ("length", TypeKind::Int | TypeKind::Float) => "range",
        _ if matches!(kind, TypeKind::Union { .. }) => {
            return finding.help("put it behind the alternative that it is for");
        }
        _ => return finding,
    };
    finding.help(format!("use `@{instead}`"))
}

/// The JSON Schema keywords that a type generates without `@schema`.
fn said_keywords(kind: &TypeKind, constraints: &Constraints) -> Vec<&'static str> {
    let mut said = match kind {
        TypeKind::Json | TypeKind::Unknown | TypeKind::Named { .. } => vec![],
        TypeKind::Union { .. } | TypeKind::Nullable { .. } => vec!["anyOf"],
        TypeKind::Literals { .. } => vec!["enum", "const", "type"],
        TypeKind::Record(_) => vec!["type", "properties", "required", "additionalProperties"],
        TypeKind::List { .. } => vec!["type", "items"],
        TypeKind::Map { .. } => vec!["type", "additionalProperties"],
        TypeKind::Tuple { .. } => vec!["type", "items", "prefixItems", "minItems", "maxItems"],
        TypeKind::Bytes => vec!["type", "contentEncoding"],
        TypeKind::Format {
            format: Format::Decimal,
        } => vec!["type", "format", "pattern"],
        TypeKind::Format { .. } => vec!["type", "format"],
        TypeKind::String
        | TypeKind::Path
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Null => {
            vec!["type"]
        }
    };
    let size = |bounds: Option<Bounds>, min: &'static str, max: &'static str| {
        let bounds = bounds.unwrap_or_default();
        [bounds.min.map(|_| min), bounds.max.map(|_| max)]
            .into_iter()
            .flatten()
    };
    said.extend(size(constraints.length, "minLength", "maxLength"));
    said.extend(size(constraints.items, "minItems", "maxItems"));
    said.extend(size(constraints.entries, "minProperties", "maxProperties"));
    said.extend(constraints.min.is_some().then_some("minimum"));
    said.extend(constraints.max.is_some().then_some("maximum"));
    said.extend(constraints.above.is_some().then_some("exclusiveMinimum"));
    said.extend(constraints.below.is_some().then_some("exclusiveMaximum"));
    said.extend((!constraints.steps.is_empty()).then_some("multipleOf"));
    said.extend((!constraints.patterns.is_empty()).then_some("pattern"));
    said.extend(constraints.unique.then_some("uniqueItems"));
    said.extend(constraints.format.is_some().then_some("format"));
    said
}

/// Whether the same attribute is given twice for one type. Several patterns and schemas are allowed.
fn said_twice(before: &Constraints, new: &Constraints) -> bool {
    (before.length.is_some() && new.length.is_some())
        || (before.items.is_some() && new.items.is_some())
        || (before.entries.is_some() && new.entries.is_some())
        || ((before.min.is_some() || before.max.is_some())
            && (new.min.is_some() || new.max.is_some()))
        || (before.above.is_some() && new.above.is_some())
        || (before.below.is_some() && new.below.is_some())
        || (!before.steps.is_empty() && !new.steps.is_empty())
        || (before.unique && new.unique)
        || (before.format.is_some() && new.format.is_some())
}

/// A limit of JSON Schema in the spelling of this language, if its argument determines one.
fn ours(attribute: &ast::Attribute) -> Option<String> {
    let Some(ast::Argument::Value(value)) = &attribute.argument else {
        return None;
    };
    let name = attribute.name.text.replace('_', "").to_ascii_lowercase();
    let text = match &value.kind {
        ast::ValueKind::Number(text) => text,
        ast::ValueKind::String(text) if matches!(&*name, "regex" | "matches") => {
            return Some(format!("@pattern(/{}/)", text.replace('/', "\\/")));
        }
        ast::ValueKind::Null
        | ast::ValueKind::Bool(_)
        | ast::ValueKind::String(_)
        | ast::ValueKind::List(_)
        | ast::ValueKind::Object(_)
        | ast::ValueKind::Path(_) => return None,
    };
    let ours = match &*name {
        "min" | "minimum" | "ge" | "gte" => format!("@range({text}..)"),
        "max" | "maximum" | "le" | "lte" => format!("@range(..{text})"),
        "gt" | "exclusiveminimum" => format!("@above({text})"),
        "lt" | "exclusivemaximum" => format!("@below({text})"),
        "minlength" => format!("@length({text}..)"),
        "maxlength" => format!("@length(..{text})"),
        "minitems" => format!("@items({text}..)"),
        "maxitems" => format!("@items(..{text})"),
        "multipleof" => format!("@step({text})"),
        _ => return None,
    };
    Some(ours)
}
