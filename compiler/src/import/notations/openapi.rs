//! OpenAPI documents: each operation is a tool.

use std::borrow::Cow;

use super::super::definition::{Definition, Notation};
use super::super::names::snake;
use super::super::report::NoteKind;
use crate::ir::Value;
use crate::pointer;
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
        let why = "the document has no paths, and so no operations".to_owned();
        let nothing = Definition::nothing(Notation::OpenApi, value, "/paths".to_owned(), why);
        return vec![nothing];
    };
    let mut all = Vec::new();
    for (path, item) in paths {
        let is_extension = path.starts_with("x-");
        let nothing = |way: &str, why: String| {
            let path = pointer::step(path);
            let place = format!("/paths/{path}{way}");
            Definition::nothing(Notation::OpenApi, value, place, why)
        };
        let item = match resolved(document, item) {
            Ok(item @ Value::Object(_)) => item,
            Ok(_) if is_extension => continue,
            Ok(other) => {
                all.push(nothing(
                    "",
                    format!("{} stands in the place of operations", other.kind()),
                ));
                continue;
            }
            Err(why) => {
                all.push(nothing("", why));
                continue;
            }
        };
        for method in METHODS {
            match item.get(method) {
                Some(operation @ Value::Object(_)) => {
                    all.push(tool(document, path, method, item, operation));
                }
                Some(other) => {
                    let why = format!("{} stands in the place of an operation", other.kind());
                    all.push(nothing(&format!("/{method}"), why));
                }
                None => {}
            }
        }
    }
    if all.is_empty() {
        let why = "the document has no operations".to_owned();
        all.push(Definition::nothing(
            Notation::OpenApi,
            value,
            "/paths".to_owned(),
            why,
        ));
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
    let mut definition = Definition::new(Notation::OpenApi, operation);
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
        definition.tags = tags.iter().filter_map(Value::text).cloned().collect();
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
    definition.output = result(&mut definition, document, operation);
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
    for key in ["externalDocs", "callbacks", "servers"] {
        if let Some(value) = operation.get(key) {
            definition.keep(&key.into(), value);
        }
    }
    // Those of the document hold where an operation says nothing: OpenAPI 3.1, 4.8.1.
    if let Some(security) = operation.get("security").or(document.get("security")) {
        definition.keep(&"security".into(), security);
        let schemes = security_schemes(document, security);
        if !schemes.is_empty() {
            definition.keep(&"securitySchemes".into(), &Value::Object(schemes));
        }
    }
    if let Value::Object(entries) = operation {
        for (key, value) in entries.iter().filter(|(key, _)| key.starts_with("x-")) {
            definition.keep(key, value);
        }
    }
    definition
}

/// The schemes that requirements name, as the document declares them.
fn security_schemes(document: &Value, security: &Value) -> Vec<(Text, Value)> {
    let declared = document
        .get("components")
        .and_then(|components| components.get("securitySchemes"))
        .or(document.get("securityDefinitions"));
    let mut schemes: Vec<(Text, Value)> = Vec::new();
    let Value::List(requirements) = security else {
        return schemes;
    };
    for requirement in requirements {
        let Value::Object(names) = requirement else {
            continue;
        };
        for (name, _) in names {
            let scheme = declared.and_then(|declared| declared.get(name));
            if let Some(scheme) = scheme
                && !schemes.iter().any(|(known, _)| known == name)
            {
                schemes.push((name.clone(), scheme.clone()));
            }
        }
    }
    schemes
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
    let mut styles: Vec<(Text, Value)> = Vec::new();
    for (index, parameter) in of(operation).iter().chain(&of(item)).enumerate() {
        let mut lost = |why: String| {
            let note = (NoteKind::Lost, format!("/parameters/{index}"), why);
            definition.notes.push(note);
        };
        let parameter = match resolved(document, parameter) {
            Ok(parameter) => parameter,
            Err(why) => {
                lost(format!("{why}, and is no parameter"));
                continue;
            }
        };
        let (Some(Value::String(name)), Some(Value::String(place))) =
            (parameter.get("name"), parameter.get("in"))
        else {
            lost("a parameter needs `name` and `in`; it is left out".to_owned());
            continue;
        };
        if &**place == "body" {
            if places.iter().any(|(known, _)| &**known == "body") {
                lost("there is a second body; it is left out".to_owned());
                continue;
            }
            let mut schema = parameter
                .get("schema")
                .cloned()
                .unwrap_or(Value::Object(Vec::new()));
            describe(&mut schema, parameter);
            properties.push(("body".into(), schema));
            places.push(("body".into(), Value::String("body".into())));
            if parameter.get("required") == Some(&Value::Bool(true)) {
                required.push(Value::String("body".into()));
            }
            continue;
        }
        if properties.iter().any(|(known, _)| known == name) {
            if !places
                .iter()
                .any(|(known, at)| known == name && *at == Value::String(place.clone()))
            {
                lost(format!(
                    "the {place} parameter `{name}` has the name of another parameter; left out"
                ));
            }
            continue;
        }
        properties.push((name.clone(), parameter_schema(parameter)));
        places.push((name.clone(), Value::String(place.clone())));
        let style = STYLES.iter().filter_map(|key| {
            let value = parameter.get(key)?;
            Some(((*key).into(), value.clone()))
        });
        let style: Vec<(Text, Value)> = style.collect();
        if !style.is_empty() {
            styles.push((name.clone(), Value::Object(style)));
        }
        if parameter.get("required") == Some(&Value::Bool(true)) {
            required.push(Value::String(name.clone()));
        }
    }
    if let Some(body) = operation.get("requestBody") {
        let lost = |why: String| (NoteKind::Lost, "/requestBody".to_owned(), why);
        let body = match resolved(document, body) {
            Ok(body) => body,
            Err(why) => {
                definition
                    .notes
                    .push(lost(format!("{why}, and is no body")));
                &Value::Null
            }
        };
        let others: Vec<String> = media_types(body).skip(1).collect();
        if !others.is_empty() {
            definition.notes.push((
                NoteKind::Normalised,
                "/requestBody/content".to_owned(),
                format!("it may be sent as {} as well", others.join(", ")),
            ));
        }
        if let Some((kind, schema)) = content(body) {
            let name: Text = if properties.iter().any(|(name, _)| &**name == "body") {
                "request_body"
            } else {
                "body"
            }
            .into();
            let mut schema = schema;
            describe(&mut schema, body);
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
    if !styles.is_empty() {
        definition
            .meta
            .push(("openapi.style".into(), Value::Object(styles)));
    }
    Value::Object(vec![
        ("type".into(), Value::String("object".into())),
        ("properties".into(), Value::Object(properties)),
        ("required".into(), Value::List(required)),
        ("additionalProperties".into(), Value::Bool(false)),
    ])
}

/// How a parameter's value is spelled.
const STYLES: [&str; 5] = [
    "style",
    "explode",
    "allowReserved",
    "collectionFormat",
    "allowEmptyValue",
];

/// Adds a body's description to its schema, unless that has one.
fn describe(schema: &mut Value, body: &Value) {
    if let (Value::Object(entries), Some(text @ Value::String(_))) =
        (schema, body.get("description"))
        && !entries.iter().any(|(key, _)| &**key == "description")
    {
        entries.push(("description".into(), text.clone()));
    }
}

/// A parameter's schema with its description; Swagger 2 writes it without `schema`.
fn parameter_schema(parameter: &Value) -> Value {
    let mut schema = match parameter.get("schema") {
        Some(Value::Object(schema)) => schema.clone(),
        Some(_) => Vec::new(),
        None => match content(parameter) {
            Some((_, Value::Object(schema))) => schema,
            _ => {
                let entries = parameter.entries().unwrap_or_default().iter();
                let of_schema = entries.filter(|(key, _)| {
                    !matches!(&**key, "name" | "in" | "required" | "description")
                        && !STYLES.contains(&&**key)
                });
                of_schema.cloned().collect()
            }
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

/// The media types of a content, the preferred one first.
fn media_types(holder: &Value) -> impl Iterator<Item = String> {
    let types = match holder.get("content") {
        Some(Value::Object(types)) => types.as_slice(),
        _ => &[],
    };
    let taken = content(holder).map(|(kind, _)| kind);
    let others = types
        .iter()
        .map(|(kind, _)| kind.clone())
        .filter({
            let taken = taken.clone();
            move |kind| Some(kind) != taken.as_ref()
        })
        .collect::<Vec<_>>();
    let all = taken.into_iter().chain(others);
    all.map(|kind| format!("`{kind}`"))
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

/// The schema of an operation's successful response; other responses are reported.
fn result(
    definition: &mut Definition<'_>,
    document: &Value,
    operation: &Value,
) -> Option<Cow<'static, Value>> {
    let Some(Value::Object(responses)) = operation.get("responses") else {
        return None;
    };
    let good = responses
        .iter()
        .find(|(status, _)| status.starts_with('2'))
        .or_else(|| responses.iter().find(|(status, _)| &**status == "default"))?;
    let others = responses
        .iter()
        .filter(|(status, _)| *status != good.0 && !status.starts_with("x-"))
        .map(|(status, _)| format!("`{status}`"))
        .collect::<Vec<_>>();
    if !others.is_empty() {
        definition.notes.push((
            NoteKind::Normalised,
            "/responses".to_owned(),
            format!("what it answers with {} is left out", others.join(", ")),
        ));
    }
    let response = match resolved(document, &good.1) {
        Ok(response) => response,
        Err(why) => {
            let place = format!("/responses/{}", good.0);
            let note = (NoteKind::Lost, place, format!("{why}, and is no response"));
            definition.notes.push(note);
            return None;
        }
    };
    let schema = match content(response) {
        Some((kind, schema))
            if kind.contains("json")
                || matches!(schema.get("type"), Some(Value::String(ty)) if &**ty != "string") =>
        {
            schema
        }
        Some((kind, _)) => {
            definition.notes.push((
                NoteKind::Normalised,
                format!("/responses/{}/content", good.0),
                format!("`{kind}` is no JSON; the result is not described"),
            ));
            return None;
        }
        None => response.get("schema")?.clone(),
    };
    (schema != Value::Object(Vec::new())).then_some(Cow::Owned(schema))
}

/// The target of a ref of the document, or the reason why there is none.
fn resolved<'v>(document: &'v Value, value: &'v Value) -> Result<&'v Value, String> {
    let mut found = value;
    let mut refs = 0;
    while let Some(Value::String(reference)) = found.get("$ref") {
        let nowhere = || format!("`{reference}` points nowhere in this document");
        let pointer = reference.strip_prefix("#/").ok_or_else(nowhere)?;
        refs += 1;
        if refs > MOST_REFS {
            return Err(format!("`{reference}` leads back to itself"));
        }
        found = document;
        for step in pointer.split('/') {
            let step = pointer::name(&pointer::unescaped(step));
            found = found.get(&step).ok_or_else(nowhere)?;
        }
    }
    Ok(found)
}

/// Longer chains of refs are treated as cycles.
const MOST_REFS: usize = 32;
