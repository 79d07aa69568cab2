//! The arguments of an operation: its parameters, the placeholders of its path, and the body.

use super::super::super::definition::Definition;
use super::super::super::report::NoteKind;
use super::Operation;
use super::contents::{self, Content};
use super::document::{Document, Node};
use super::parameters::{Parameter, parameters, placeholders, rank};
use super::schemas::{Direction, Schemas};
use super::strangers::note_strangers;
use crate::ir::Value;
use crate::source::Text;

/// The arguments in the making.
#[derive(Default)]
struct Arguments {
    properties: Vec<(Text, Value)>,
    required: Vec<Value>,
    /// Where each is sent.
    places: Vec<(Text, Value)>,
    /// How each is spelled there.
    styles: Vec<(Text, Value)>,
    /// The names of those that are called otherwise here.
    names: Vec<(Text, Value)>,
}

/// How a parameter's value is spelled.
const STYLES: [&str; 5] = [
    "style",
    "explode",
    "allowReserved",
    "collectionFormat",
    "allowEmptyValue",
];

/// The schema of the arguments of an operation. Where they are sent is in `meta`.
pub(super) fn arguments<'a>(
    definition: &mut Definition<'_>,
    document: &Document<'a>,
    operation: &Operation<'a>,
    schemas: &mut Schemas<'a, '_>,
) -> Value {
    let mut arguments = Arguments::default();
    let parameters = parameters(definition, document, operation);
    let placeholders = placeholders(operation.path);
    for parameter in parameters
        .iter()
        .filter(|parameter| &**parameter.place != "body")
    {
        let is_path = &**parameter.place == "path";
        if is_path && !placeholders.iter().any(|name| *name == &**parameter.name) {
            let why = format!(
                "the path has no place for `{}`, which is a parameter of it",
                parameter.name
            );
            let place = format!("/parameters/{}", parameter.index);
            definition.notes.push((NoteKind::Repaired, place, why));
        }
        arguments.add(definition, document, parameter, &parameters, schemas);
    }
    for place in placeholders {
        let is_declared =
            |parameter: &&Parameter<'_>| &**parameter.place == "path" && &**parameter.name == place;
        if parameters.iter().any(|parameter| is_declared(&parameter)) {
            continue;
        }
        let why = format!(
            "the path has a placeholder `{{{place}}}` that no parameter is declared for; it is a required text"
        );
        definition
            .notes
            .push((NoteKind::Repaired, "/parameters".to_owned(), why));
        let name = arguments.free_name(place, "path");
        let text = vec![("type".into(), Value::String("string".into()))];
        arguments.put(name, place, Value::Object(text), "path".into(), true);
    }
    arguments.add_body(definition, document, operation, &parameters, schemas);
    let Arguments {
        properties,
        required,
        places,
        styles,
        names,
    } = arguments;
    for (key, members) in [
        ("openapi.in", places),
        ("openapi.name", names),
        ("openapi.style", styles),
    ] {
        if !members.is_empty() {
            definition.meta.push((key.into(), Value::Object(members)));
        }
    }
    Value::Object(vec![
        ("type".into(), Value::String("object".into())),
        ("properties".into(), Value::Object(properties)),
        ("required".into(), Value::List(required)),
        ("additionalProperties".into(), Value::Bool(false)),
    ])
}

impl Arguments {
    fn add<'a>(
        &mut self,
        definition: &mut Definition<'_>,
        document: &Document<'a>,
        parameter: &Parameter<'a>,
        all: &[Parameter<'a>],
        schemas: &mut Schemas<'a, '_>,
    ) {
        let (name, place) = (parameter.name, parameter.place);
        let pointer = format!("/parameters/{}", parameter.index);
        let first = all
            .iter()
            .filter(|other| other.name == name && &**other.place != "body")
            .min_by_key(|other| rank(other.place));
        let keeps = first.is_none_or(|first| first.index == parameter.index);
        let argument = match keeps && !self.has(name) {
            true => name.clone(),
            false => {
                let argument = self.free_name(&format!("{place}_{name}"), place);
                let why = format!(
                    "another parameter is called `{name}` as well; the one of the {place} is `{argument}`"
                );
                definition
                    .notes
                    .push((NoteKind::Normalised, pointer.clone(), why));
                argument
            }
        };
        let is_path = &**place == "path";
        let must = parameter.node.is("required");
        if is_path && !must {
            let why = format!("`{name}` is a part of the path, which is always required");
            definition
                .notes
                .push((NoteKind::Repaired, pointer.clone(), why));
        }
        let node = parameter.node;
        let mut style: Vec<(Text, Value)> = STYLES
            .iter()
            .filter_map(|key| Some(((*key).into(), node.value.get(key)?.clone())))
            .collect();
        let schema = self.schema(
            definition, document, parameter, &pointer, schemas, &mut style,
        );
        if !style.is_empty() {
            self.styles.push((argument.clone(), Value::Object(style)));
        }
        self.put(argument, name, schema, place.clone(), must || is_path);
    }

    /// A parameter's schema with its description. Swagger 2 writes it without `schema`; a parameter with `content` is
    /// sent as a text of that media type.
    fn schema<'a>(
        &self,
        definition: &mut Definition<'_>,
        document: &Document<'a>,
        parameter: &Parameter<'a>,
        pointer: &str,
        schemas: &mut Schemas<'a, '_>,
        style: &mut Vec<(Text, Value)>,
    ) -> Value {
        let node = parameter.node;
        let own = node.get("schema");
        let schema = if let Some(schema) = own {
            schemas.schema(schema, Direction::Request)
        } else if let Some(content) = Content::of(node, document) {
            style.push(("content".into(), Value::String(content.kind.clone())));
            content.schema(schemas, Direction::Request)
        } else if document.is_swagger {
            let Value::Object(entries) = schemas.schema(node, Direction::Request) else {
                return Value::Object(Vec::new());
            };
            let of_schema = entries
                .into_iter()
                .filter(|(key, _)| !OF_PARAMETERS.contains(&&**key) && !STYLES.contains(&&**key));
            Value::Object(of_schema.collect())
        } else {
            let why = format!(
                "the parameter `{}` has no schema; any value is taken",
                parameter.name
            );
            definition
                .notes
                .push((NoteKind::Repaired, pointer.to_owned(), why));
            Value::Object(Vec::new())
        };
        let mut entries = match schema {
            Value::Object(entries) => entries,
            Value::Bool(true) | Value::Null => Vec::new(),
            other @ (Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::List(_)) => {
                return other;
            }
        };
        if !document.is_swagger {
            let known: Vec<&str> = OF_PARAMETERS.iter().chain(&STYLES).copied().collect();
            note_strangers(definition, node, pointer, "a parameter", &known);
        }
        let mut put = |key: &str, value: Value| {
            if !entries.iter().any(|(known, _)| &**known == key) {
                entries.push((key.into(), value));
            }
        };
        if let Some(text) = node.get("description").and_then(|text| document.text(text)) {
            put("description", Value::String(text.clone()));
        }
        if let Some(value) = node.value.get("deprecated") {
            put("deprecated", value.clone());
        }
        let examples = examples(node, document);
        if !examples.is_empty() {
            put("examples", Value::List(examples));
        }
        for (key, value) in node
            .entries()
            .filter(|(key, _)| key.starts_with("x-") && *key != "x-nullable")
        {
            put(key, value.value.clone());
        }
        Value::Object(entries)
    }

    /// The body as one argument.
    fn add_body<'a>(
        &mut self,
        definition: &mut Definition<'_>,
        document: &Document<'a>,
        operation: &Operation<'a>,
        parameters: &[Parameter<'a>],
        schemas: &mut Schemas<'a, '_>,
    ) {
        let mut name: Text = "body".into();
        if self.has(&name) {
            name = self.free_name("request_body", "body");
        }
        let of_swagger = parameters
            .iter()
            .find(|parameter| &**parameter.place == "body");
        if let Some(parameter) = of_swagger {
            let mut schema = match parameter.node.get("schema") {
                Some(schema) => schemas.schema(schema, Direction::Request),
                None => Value::Object(Vec::new()),
            };
            contents::describe(&mut schema, parameter.node, document);
            let must = parameter.node.is("required");
            return self.put(name.clone(), &name, schema, "body".into(), must);
        }
        let Some((content, schema, must)) =
            contents::body(definition, document, operation.node, schemas)
        else {
            return;
        };
        if let Some(encoding) = content.node.value.get("encoding") {
            let style = vec![("encoding".into(), encoding.clone())];
            self.styles.push((name.clone(), Value::Object(style)));
        }
        let place = format!("body {}", content.kind).into();
        self.put(name.clone(), &name, schema, place, must);
    }

    fn put(&mut self, argument: Text, name: &str, schema: Value, place: Text, is_required: bool) {
        if *argument != *name {
            self.names
                .push((argument.clone(), Value::String(name.into())));
        }
        self.places.push((argument.clone(), Value::String(place)));
        if is_required {
            self.required.push(Value::String(argument.clone()));
        }
        self.properties.push((argument, schema));
    }

    fn has(&self, name: &str) -> bool {
        self.properties.iter().any(|(known, _)| **known == *name)
    }

    /// A name that no other argument has.
    fn free_name(&self, wanted: &str, place: &str) -> Text {
        let mut name = wanted.to_owned();
        let mut number = 2;
        while self.has(&name) {
            name = match number {
                2 => format!("{place}_{wanted}"),
                number => format!("{place}_{wanted}_{number}"),
            };
            number += 1;
        }
        name.into()
    }
}

/// Members of parameters that are no keywords of schemas.
const OF_PARAMETERS: [&str; 10] = [
    "$ref",
    "name",
    "in",
    "required",
    "description",
    "deprecated",
    "example",
    "examples",
    "schema",
    "content",
];

/// The examples of a parameter, or of a media type.
fn examples<'a>(node: Node<'a>, document: &Document<'a>) -> Vec<Value> {
    let mut all: Vec<Value> = node.value.get("example").cloned().into_iter().collect();
    for (_, example) in node.get("examples").into_iter().flat_map(Node::entries) {
        let example = document.resolved(example).unwrap_or(example);
        all.extend(example.value.get("value").cloned());
    }
    all
}
