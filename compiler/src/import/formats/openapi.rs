//! OpenAPI documents: each operation is a tool.

use std::borrow::Cow;

use super::super::definition::{Definition, Format};
use super::super::names::snake;
use super::super::report::NoteKind;
use crate::ir::Value;
use crate::source::Text;

const METHODS: [&str; 8] = [
    "get", "head", "options", "post", "put", "patch", "delete", "trace",
];

/// The operations of a document, in order. Collections wrap documents: `{"name", "openapi": {…}}`.
pub(super) fn read(value: &Value) -> Vec<Definition<'_>> {
    let document = match value.get("openapi") {
        Some(inner @ Value::Object(_)) => inner,
        _ => value,
    };
    let Some(Value::Object(paths)) = document.get("paths") else {
        let mut nothing = Definition::new(Format::OpenApi, value);
        nothing.notes.push((
            NoteKind::Lost,
            "/paths".to_owned(),
            "the document has no paths, and so no operations".to_owned(),
        ));
        return vec![nothing];
    };
    let mut all = Vec::new();
    for (path, item) in paths {
        for method in METHODS {
            if let Some(operation @ Value::Object(_)) = item.get(method) {
                all.push(tool(document, path, method, item, operation));
            }
        }
    }
    all
}

fn tool<'a>(
    document: &'a Value,
    path: &str,
    method: &str,
    item: &'a Value,
    operation: &'a Value,
) -> Definition<'a> {
    let mut definition = Definition::new(Format::OpenApi, operation);
    definition.root = Some(document);
    let text = |value: &Value, key: &str| match value.get(key) {
        Some(Value::String(text)) if !text.trim().is_empty() => Some(text.clone()),
        _ => None,
    };
    definition.name = Some(
        text(operation, "operationId").unwrap_or_else(|| snake(&format!("{method}_{path}")).into()),
    );
    let (summary, description) = (text(operation, "summary"), text(operation, "description"));
    definition.description = match (summary, description) {
        (Some(summary), Some(description)) if summary != description => {
            definition.title = Some(summary);
            Some(description)
        }
        (summary, description) => description.or(summary),
    };
    definition.deprecated = operation.get("deprecated") == Some(&Value::Bool(true));
    definition.version = document.get("info").and_then(|info| text(info, "version"));
    if let Some(Value::List(tags)) = operation.get("tags") {
        definition.tags = tags
            .iter()
            .filter_map(|tag| match tag {
                Value::String(tag) => Some(tag.clone()),
                _ => None,
            })
            .collect();
    }
    match method {
        "get" | "head" | "options" => definition.effects.readonly = Some(true),
        "delete" => {
            definition.effects.destructive = Some(true);
            definition.effects.idempotent = Some(true);
        }
        "put" => definition.effects.idempotent = Some(true),
        _ => {}
    }
    definition.input = Some(Cow::Owned(arguments(
        &mut definition,
        document,
        item,
        operation,
    )));
    definition.output = result(document, operation);
    let mut call = vec![
        ("method".into(), Value::String(method.to_uppercase().into())),
        ("path".into(), Value::String(path.into())),
    ];
    if let Some(Value::List(servers)) = document.get("servers")
        && let Some(url) = servers.first().and_then(|server| server.get("url"))
    {
        call.push(("server".into(), url.clone()));
    }
    definition
        .meta
        .push(("openapi".into(), Value::Object(call)));
    for key in ["externalDocs", "security", "callbacks", "servers"] {
        if let Some(value) = operation.get(key) {
            definition.keep(&key.into(), value);
        }
    }
    if let Value::Object(entries) = operation {
        for (key, value) in entries.iter().filter(|(key, _)| key.starts_with("x-")) {
            definition.keep(key, value);
        }
    }
    definition
}

/// Path, query and header parameters by name, and the body as `body`.
fn arguments(
    definition: &mut Definition<'_>,
    document: &Value,
    item: &Value,
    operation: &Value,
) -> Value {
    let mut properties: Vec<(Text, Value)> = Vec::new();
    let mut required = Vec::new();
    let mut places: Vec<(Text, Value)> = Vec::new();
    let of = |value: &Value| match value.get("parameters") {
        Some(Value::List(parameters)) => parameters.clone(),
        _ => Vec::new(),
    };
    for parameter in of(operation).iter().chain(&of(item)) {
        let parameter = resolved(document, parameter);
        let (Some(Value::String(name)), Some(Value::String(place))) =
            (parameter.get("name"), parameter.get("in"))
        else {
            continue;
        };
        if &**place == "body" {
            let schema = parameter
                .get("schema")
                .cloned()
                .unwrap_or(Value::Object(Vec::new()));
            properties.push(("body".into(), schema));
            places.push(("body".into(), Value::String("body".into())));
            continue;
        }
        if properties.iter().any(|(known, _)| known == name) {
            if !places
                .iter()
                .any(|(known, at)| known == name && *at == Value::String(place.clone()))
            {
                definition.notes.push((
                    NoteKind::Lost,
                    "/parameters".to_owned(),
                    format!(
                        "the {place} parameter `{name}` has the name of another parameter; left out"
                    ),
                ));
            }
            continue;
        }
        properties.push((name.clone(), parameter_schema(parameter)));
        places.push((name.clone(), Value::String(place.clone())));
        if parameter.get("required") == Some(&Value::Bool(true)) {
            required.push(Value::String(name.clone()));
        }
    }
    if let Some(body) = operation.get("requestBody") {
        let body = resolved(document, body);
        if let Some((kind, schema)) = content(body) {
            let name: Text = if properties.iter().any(|(name, _)| &**name == "body") {
                "request_body"
            } else {
                "body"
            }
            .into();
            let mut schema = schema;
            if let (Value::Object(entries), Some(text @ Value::String(_))) =
                (&mut schema, body.get("description"))
                && !entries.iter().any(|(key, _)| &**key == "description")
            {
                entries.push(("description".into(), text.clone()));
            }
            properties.push((name.clone(), schema));
            places.push((name.clone(), Value::String(format!("body {kind}").into())));
            if body.get("required") == Some(&Value::Bool(true)) {
                required.push(Value::String(name));
            }
        }
    }
    if !places.is_empty() {
        definition
            .meta
            .push(("openapi.in".into(), Value::Object(places)));
    }
    Value::Object(vec![
        ("type".into(), Value::String("object".into())),
        ("properties".into(), Value::Object(properties)),
        ("required".into(), Value::List(required)),
        ("additionalProperties".into(), Value::Bool(false)),
    ])
}

/// A parameter's schema with its description; Swagger 2 writes it without `schema`.
fn parameter_schema(parameter: &Value) -> Value {
    let mut schema = match parameter.get("schema") {
        Some(Value::Object(schema)) => schema.clone(),
        Some(_) => Vec::new(),
        None => match content(parameter) {
            Some((_, Value::Object(schema))) => schema,
            _ => match parameter {
                Value::Object(entries) => entries
                    .iter()
                    .filter(|(key, _)| {
                        !matches!(
                            &**key,
                            "name"
                                | "in"
                                | "required"
                                | "description"
                                | "style"
                                | "explode"
                                | "collectionFormat"
                                | "allowEmptyValue"
                        )
                    })
                    .cloned()
                    .collect(),
                _ => Vec::new(),
            },
        },
    };
    for key in ["description", "deprecated", "example"] {
        if let Some(value) = parameter.get(key)
            && !schema.iter().any(|(known, _)| &**known == key)
        {
            schema.push((key.into(), value.clone()));
        }
    }
    Value::Object(schema)
}

/// The media type and the schema of a content, JSON first.
fn content(holder: &Value) -> Option<(Text, Value)> {
    let Some(Value::Object(types)) = holder.get("content") else {
        return None;
    };
    let best = types
        .iter()
        .find(|(kind, _)| kind.contains("json"))
        .or_else(|| types.first())?;
    let schema = best
        .1
        .get("schema")
        .cloned()
        .unwrap_or(Value::Object(Vec::new()));
    Some((best.0.clone(), schema))
}

fn result(document: &Value, operation: &Value) -> Option<Cow<'static, Value>> {
    let Some(Value::Object(responses)) = operation.get("responses") else {
        return None;
    };
    let good = responses
        .iter()
        .find(|(status, _)| status.starts_with('2'))
        .or_else(|| responses.iter().find(|(status, _)| &**status == "default"))?;
    let response = resolved(document, &good.1);
    let schema = match content(response) {
        Some((kind, schema))
            if kind.contains("json")
                || matches!(schema.get("type"), Some(Value::String(ty)) if &**ty != "string") =>
        {
            schema
        }
        Some(_) => return None,
        None => response.get("schema")?.clone(),
    };
    (schema != Value::Object(Vec::new())).then_some(Cow::Owned(schema))
}

/// What a ref of the document points to.
fn resolved<'v>(document: &'v Value, value: &'v Value) -> &'v Value {
    let Some(Value::String(reference)) = value.get("$ref") else {
        return value;
    };
    let mut at = document;
    for step in reference.trim_start_matches("#/").split('/') {
        match at.get(&step.replace("~1", "/").replace("~0", "~")) {
            Some(next) => at = next,
            None => return value,
        }
    }
    at
}
