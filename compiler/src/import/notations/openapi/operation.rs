//! One operation: its name, what it says of itself, and how it is called.

use std::borrow::Cow;

use super::super::super::definition::{Definition, Notation};
use super::super::super::names::snake;
use super::document::{Document, Node};
use super::schemas::Schemas;
use super::{Operation, arguments, contents};
use crate::ir::Value;
use crate::source::Text;

/// The definition of an operation; the schemas in it refer to definitions of `schemas`.
pub(super) fn read<'a>(
    document: &Document<'a>,
    operation: &Operation<'a>,
    schemas: &mut Schemas<'a, '_>,
) -> Definition<'a> {
    let node = operation.node;
    let mut definition = Definition::new(Notation::OpenApi, node.value);
    let text = |key: &str| node.get(key).and_then(|text| document.text(text)).cloned();
    let own_name = format!("{}_{}", operation.method, operation.path);
    definition.name = Some(text("operationId").unwrap_or_else(|| snake(&own_name).into()));
    definition.description = match (text("summary"), text("description")) {
        (Some(summary), Some(description)) if summary != description => {
            definition.title = Some(summary);
            Some(description)
        }
        (summary, description) => description.or(summary),
    };
    definition.deprecated = node.is("deprecated");
    let root = document.root();
    definition.version = root
        .get("info")
        .and_then(|info| info.text("version").cloned());
    if let Some(Value::List(tags)) = node.value.get("tags") {
        definition.tags = tags.iter().filter_map(Value::text).cloned().collect();
    }
    match &*operation.method {
        "GET" | "HEAD" | "OPTIONS" | "QUERY" => definition.effects.readonly = Some(true),
        "DELETE" => {
            definition.effects.destructive = Some(true);
            definition.effects.idempotent = Some(true);
        }
        "PUT" => definition.effects.idempotent = Some(true),
        _ => {}
    }
    let input = arguments::arguments(&mut definition, document, operation, schemas);
    definition.input = Some(Cow::Owned(input));
    definition.output = contents::result(&mut definition, document, node, schemas).map(Cow::Owned);
    let mut call = vec![
        (
            "method".into(),
            Value::String(operation.method.as_str().into()),
        ),
        ("path".into(), Value::String(operation.path.into())),
    ];
    if let Some(server) = server(document, operation) {
        call.push(("server".into(), Value::String(server)));
    }
    definition
        .meta
        .push(("openapi".into(), Value::Object(call)));
    keep_rest(&mut definition, root, node);
    definition
}

/// The members that the language has no statement for.
fn keep_rest(definition: &mut Definition<'_>, root: Node<'_>, node: Node<'_>) {
    for key in KEPT {
        if let Some(value) = node.value.get(key) {
            definition.keep(&key.into(), value);
        }
    }
    // Those of the document hold where an operation says nothing: OpenAPI 3.1, 4.8.1.
    if let Some(security) = node.value.get("security").or(root.value.get("security")) {
        definition.keep(&"security".into(), security);
        let schemes = security_schemes(root.value, security);
        if !schemes.is_empty() {
            definition.keep(&"securitySchemes".into(), &Value::Object(schemes));
        }
    }
    for (key, value) in node.value.entries().unwrap_or_default() {
        if key.starts_with("x-") {
            definition.keep(key, value);
        } else if !KEPT.contains(&&**key) && !READ.contains(&&**key) {
            definition.note(
                key,
                format!("`{key}` is no member of an operation, and is not read"),
            );
            definition.keep(key, value);
        }
    }
}

/// Members of operations that are kept as they are.
const KEPT: [&str; 6] = [
    "externalDocs",
    "callbacks",
    "servers",
    "consumes",
    "produces",
    "schemes",
];

/// Members of operations that are read.
const READ: [&str; 9] = [
    "operationId",
    "summary",
    "description",
    "deprecated",
    "tags",
    "parameters",
    "requestBody",
    "responses",
    "security",
];

/// The address that paths are below: of the operation, of its path, or of the document.
fn server(document: &Document<'_>, operation: &Operation<'_>) -> Option<Text> {
    let root = document.root();
    let lists = [
        operation.node.get("servers"),
        operation.servers,
        root.get("servers"),
    ];
    let mut urls = lists.into_iter().flatten().filter_map(|servers| {
        let first = servers.value.items()?.first()?;
        first.get("url")?.text().cloned()
    });
    urls.next().or_else(|| {
        let host = root.text("host").filter(|_| document.is_swagger)?;
        let schemes = root.value.get("schemes").and_then(Value::items);
        let scheme = schemes.and_then(|schemes| schemes.first()?.text());
        let base = root
            .text("basePath")
            .map_or("", |base| base.trim_end_matches('/'));
        Some(format!("{}://{host}{base}", scheme.map_or("https", |scheme| scheme)).into())
    })
}

/// The schemes that requirements name, as the document declares them.
fn security_schemes(document: &Value, security: &Value) -> Vec<(Text, Value)> {
    let declared = document
        .get("components")
        .and_then(|components| components.get("securitySchemes"))
        .or(document.get("securityDefinitions"));
    let mut schemes: Vec<(Text, Value)> = Vec::new();
    for requirement in security.items().unwrap_or_default() {
        for (name, _) in requirement.entries().unwrap_or_default() {
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
