//! Schemas in one spelling, so that two that say the same are the same text: refs are put in, unions are flat, what asserts nothing and has
//! no place in the language is gone.

use toolc_compiler::decimal::compare;
use toolc_compiler::ir::Value;
use toolc_compiler::providers::FORMATS;
use toolc_compiler::source::Text;

/// A description without white space around it and at the ends of lines.
pub fn normal(text: &str) -> String {
    let unix = text.trim().replace("\r\n", "\n").replace('\r', "\n");
    let lines: Vec<&str> = unix.split('\n').map(str::trim_end).collect();
    lines.join("\n")
}

/// A schema of arguments or of a result.
pub fn schema(value: &Value) -> String {
    let schema = of(value, value, 0);
    let Value::Object(mut entries) = schema else {
        return schema.to_json();
    };
    // Nobody is shown what a root calls itself; what it takes is an object.
    entries.retain(|(key, _)| {
        !matches!(
            &**key,
            "title" | "description" | "default" | "examples" | "type"
        )
    });
    Value::Object(entries).to_json()
}

const KNOWN: &[&str] = &[
    "type",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "prefixItems",
    "enum",
    "anyOf",
    "not",
    "if",
    "then",
    "else",
    "patternProperties",
    "propertyNames",
    "minProperties",
    "maxProperties",
    "minItems",
    "maxItems",
    "uniqueItems",
    "contains",
    "minLength",
    "maxLength",
    "pattern",
    "format",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "description",
    "default",
    "examples",
    "deprecated",
    "x-mcp-header",
    "allOf",
    "recursive",
];

fn of(root: &Value, value: &Value, depth: usize) -> Value {
    if *value == Value::Bool(true) {
        return Value::Object(Vec::new());
    }
    let Value::Object(entries) = value else {
        return value.clone();
    };
    if depth > 8 {
        return Value::String("deep".into());
    }
    let mut all: Vec<(String, Value)> = Vec::new();
    let put = |all: &mut Vec<(String, Value)>, key: &str, value: Value| {
        if !all.iter().any(|(known, _)| known == key) {
            all.push((key.to_owned(), value));
        }
    };
    if let Some(Value::String(reference)) = value.get("$ref") {
        let mut at = Some(root);
        for step in reference.trim_start_matches('#').split('/').skip(1) {
            let step = step.replace("~1", "/").replace("~0", "~");
            at = at.and_then(|at| match at {
                Value::List(items) => items.get(step.parse::<usize>().ok()?),
                Value::Object(_) => at.get(&step),
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
            });
        }
        // What stands beside a ref is said of the place.
        for (key, value) in entries.iter().filter(|(key, _)| &**key != "$ref") {
            put(&mut all, key, part(root, key, value, depth));
        }
        if let Some(target) = at
            && let Value::Object(entries) = of(root, target, depth)
        {
            for (key, value) in entries {
                put(&mut all, &key, value);
            }
        }
    } else {
        for (key, value) in entries {
            put(&mut all, key, part(root, key, value, depth));
        }
    }
    describe_format(&mut all);
    finish(all)
}

/// A format that JSON Schema does not define becomes the sentence of the description that is emitted for it.
fn describe_format(all: &mut Vec<(String, Value)>) {
    let other = all.iter().position(|(key, value)| {
        key == "format" && matches!(value, Value::String(name) if !FORMATS.contains(&&**name))
    });
    let Some((_, Value::String(name))) = other.map(|at| all.remove(at)) else {
        return;
    };
    let words = format!("Format: {name}.");
    let docs = match take(all, "description") {
        Some(Value::String(docs)) if !docs.is_empty() => format!("{docs}\n\n{words}"),
        _ => words,
    };
    all.push(("description".to_owned(), Value::String(docs.into())));
}

fn part(root: &Value, key: &str, value: &Value, depth: usize) -> Value {
    match (key, value) {
        ("properties", Value::Object(entries)) => {
            let mut entries: Vec<_> = entries
                .iter()
                .map(|(name, schema)| (name.clone(), of(root, schema, depth + 1)))
                .collect();
            entries.sort_by(|a, b| a.0.cmp(&b.0));
            Value::Object(entries)
        }
        ("items" | "additionalProperties" | "contains", schema)
            if !matches!(schema, Value::List(_) | Value::Bool(false)) =>
        {
            of(root, schema, depth + 1)
        }
        // An alternative is no deeper than what it is one of.
        ("anyOf" | "oneOf" | "allOf", Value::List(items)) => {
            Value::List(items.iter().map(|item| of(root, item, depth)).collect())
        }
        ("items" | "prefixItems", Value::List(items)) => {
            Value::List(items.iter().map(|item| of(root, item, depth + 1)).collect())
        }
        ("description", Value::String(text)) => Value::String(normal(text).into()),
        ("required", Value::List(names)) => {
            let mut names = names.clone();
            names.sort_by_key(Value::to_json);
            names.dedup();
            Value::List(names)
        }
        _ => value.clone(),
    }
}

/// Removes a keyword, and gives its value.
fn take(all: &mut Vec<(String, Value)>, key: &str) -> Option<Value> {
    let at = all.iter().position(|(known, _)| known == key)?;
    Some(all.remove(at).1)
}

fn finish(mut all: Vec<(String, Value)>) -> Value {
    // `allOf` of one is that one; of several it is all of them, where no two say the same thing differently.
    if let Some(Value::List(parts)) = take(&mut all, "allOf") {
        let said: Vec<_> = parts.iter().flat_map(entries_of).collect();
        let agree = |(key, value): &&(Text, Value)| {
            let is_told = matches!(&**key, "description" | "default");
            is_told || said.iter().all(|(other, one)| other != key || one == value)
        };
        if parts.len() == 1 || said.iter().all(agree) {
            for (key, value) in said {
                if !all.iter().any(|(known, _)| **known == **key) {
                    all.push((key.to_string(), value.clone()));
                }
            }
        } else {
            all.push(("allOf".to_owned(), sorted(parts)));
        }
    }
    // `example` is OpenAPI's, a flag for a limit that is excluded draft 4's.
    if let Some(example) = take(&mut all, "example") {
        match all.iter_mut().find(|(key, _)| key == "examples") {
            Some((_, Value::List(examples))) => examples.push(example),
            _ => all.push(("examples".to_owned(), Value::List(vec![example]))),
        }
    }
    for (flag, limit) in [
        ("exclusiveMinimum", "minimum"),
        ("exclusiveMaximum", "maximum"),
    ] {
        if all
            .iter()
            .any(|(key, value)| key == flag && *value == Value::Bool(true))
        {
            take(&mut all, flag);
            if let Some(limit) = take(&mut all, limit) {
                all.push((flag.to_owned(), limit));
            }
        }
    }
    if let Some(constant) = take(&mut all, "const") {
        all.push(("enum".to_owned(), Value::List(vec![constant])));
    }
    if let Some(Value::List(places)) = all
        .iter()
        .find(|(key, _)| key == "items")
        .map(|(_, value)| value.clone())
        && !matches!(places.first(), None | Some(Value::Null))
    {
        take(&mut all, "items");
        all.push(("prefixItems".to_owned(), Value::List(places)));
    }
    if let Some(Value::List(places)) = all
        .iter()
        .find(|(key, _)| key == "prefixItems")
        .map(|(_, value)| value.clone())
    {
        let count = Value::Number(places.len().to_string().into());
        for key in ["minItems", "maxItems"] {
            if all
                .iter()
                .any(|(known, value)| known == key && *value == count)
            {
                take(&mut all, key);
            }
        }
        take(&mut all, "items");
        take(&mut all, "additionalItems");
    }
    // Keys that are listed are declared; those that no value fits are refused anyway where others are.
    let listed = all
        .iter()
        .find(|(key, _)| key == "propertyNames")
        .and_then(|(_, names)| names.get("enum").cloned());
    if let (Some(Value::List(names)), false) =
        (listed, all.iter().any(|(key, _)| key == "properties"))
    {
        take(&mut all, "propertyNames");
        let ty = take(&mut all, "additionalProperties").unwrap_or(Value::Object(Vec::new()));
        let fields = names.iter().filter_map(|name| {
            let Value::String(name) = name else {
                return None;
            };
            Some((name.clone(), ty.clone()))
        });
        let mut fields: Vec<_> = fields.collect();
        fields.sort_by(|a, b| a.0.cmp(&b.0));
        all.push(("properties".to_owned(), Value::Object(fields)));
        all.push(("additionalProperties".to_owned(), Value::Bool(false)));
    }
    let closed = all
        .iter()
        .any(|(key, value)| key == "additionalProperties" && *value == Value::Bool(false));
    if let (true, Some((_, Value::Object(fields)))) =
        (closed, all.iter_mut().find(|(key, _)| key == "properties"))
    {
        let never = Value::Object(vec![("not".into(), Value::Object(Vec::new()))]);
        fields.retain(|(_, schema)| *schema != never);
    }
    // Several types, alternatives and null are one flat union, in any order.
    let mut union = Vec::new();
    let types = match take(&mut all, "type") {
        Some(Value::List(types)) if types.len() == 1 => types.into_iter().next(),
        other => other,
    };
    match types {
        Some(Value::List(types)) => {
            for ty in types {
                let own =
                    |key: &str| matches!(&ty, Value::String(name) if of_type(name).contains(&key));
                let mut entries: Vec<(String, Value)> =
                    all.iter().filter(|(key, _)| own(key)).cloned().collect();
                entries.push(("type".to_owned(), ty.clone()));
                union.push(finish(entries));
            }
            let all_of = ["string", "integer", "number", "array", "object"]
                .map(of_type)
                .concat();
            all.retain(|(key, _)| !all_of.contains(&key.as_str()));
        }
        Some(ty) => all.push(("type".to_owned(), ty)),
        None => {}
    }
    for key in ["anyOf", "oneOf"] {
        if let Some(Value::List(alternatives)) = take(&mut all, key) {
            union.extend(alternatives);
        }
    }
    if let Some(Value::List(values)) = all
        .iter()
        .find(|(key, _)| key == "enum")
        .map(|(_, value)| value.clone())
    {
        take(&mut all, "type");
        take(&mut all, "format");
        if values.len() == 2 && values.iter().all(|value| matches!(value, Value::Bool(_))) {
            take(&mut all, "enum");
            all.push(("type".to_owned(), Value::String("boolean".into())));
        } else if values.contains(&Value::Null) {
            take(&mut all, "enum");
            let rest: Vec<Value> = values
                .into_iter()
                .filter(|value| *value != Value::Null)
                .collect();
            if !rest.is_empty() {
                union.push(Value::Object(vec![("enum".into(), sorted(rest))]));
            }
            union.push(Value::Object(vec![(
                "type".into(),
                Value::String("null".into()),
            )]));
        } else {
            take(&mut all, "enum");
            all.push(("enum".to_owned(), sorted(values)));
        }
    }
    if let Some((values, lines)) = told_values(&union) {
        let docs = match take(&mut all, "description") {
            Some(Value::String(docs)) => format!("{docs}\n{lines}"),
            _ => lines,
        };
        all.push(("enum".to_owned(), values));
        all.push((
            "description".to_owned(),
            Value::String(normal(&docs).into()),
        ));
        union.clear();
    }
    if !union.is_empty() {
        flatten(union, &mut all);
    }
    let empty = |value: &Value| matches!(value, Value::Object(entries) if entries.is_empty());
    if all
        .iter()
        .any(|(key, value)| key == "properties" && empty(value))
    {
        take(&mut all, "properties");
    }
    let has_fields = all.iter().any(|(key, _)| key == "properties");
    all.retain(|(key, value)| match key.as_str() {
        "additionalProperties" => has_fields || !empty(value),
        "required" => *value != Value::List(Vec::new()),
        "description" => *value != Value::String("".into()),
        "items" | "contains" => !empty(value),
        "uniqueItems" | "deprecated" => *value != Value::Bool(false),
        "propertyNames" => value.get("enum").is_some() || value.get("pattern").is_some(),
        key => KNOWN.contains(&key),
    });
    for (_, value) in &mut all {
        *value = numbers(value);
    }
    all.sort_by(|a, b| a.0.cmp(&b.0));
    Value::Object(
        all.into_iter()
            .map(|(key, value)| (key.into(), value))
            .collect(),
    )
}

/// What the tag of an alternative says is said of the alternative, where that says nothing itself.
fn told_by_tag(entries: &mut Vec<(Text, Value)>) {
    if entries.iter().any(|(key, _)| &**key == "description") {
        return;
    }
    let properties = entries.iter_mut().find(|(key, _)| &**key == "properties");
    let Some((_, Value::Object(fields))) = properties else {
        return;
    };
    let docs = fields.iter_mut().find_map(|(_, field)| {
        let Value::Object(field) = field else {
            return None;
        };
        let is_tag = field.len() == 2
            && field.iter().any(
                |(key, value)| matches!((&**key, value), ("enum", Value::List(all)) if all.len() == 1),
            );
        let docs = field.iter().position(|(key, _)| &**key == "description");
        docs.filter(|_| is_tag).map(|at| field.remove(at))
    });
    if let Some(docs) = docs {
        entries.push(docs);
        entries.sort_by(|a, b| a.0.cmp(&b.0));
    }
}

fn entries_of(value: &Value) -> &[(Text, Value)] {
    match value {
        Value::Object(entries) => entries,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::List(_) => &[],
    }
}

/// Values with a description each are an `enum` whose description lists them.
fn told_values(union: &[Value]) -> Option<(Value, String)> {
    let mut values = Vec::new();
    let mut lines = String::new();
    for alternative in union {
        let entries = entries_of(alternative);
        let (Some(Value::List(own)), true) = (
            alternative.get("enum"),
            entries
                .iter()
                .all(|(key, _)| matches!(&**key, "enum" | "description")),
        ) else {
            return None;
        };
        values.extend(own.iter().cloned());
        if let (Some(Value::String(docs)), [value]) = (alternative.get("description"), &own[..]) {
            let docs = docs.replace('\n', "\n  ");
            lines.push_str(&format!("\n- {}: {docs}", value.to_json()));
        }
    }
    (!lines.is_empty()).then(|| (sorted(values), lines))
}

fn of_type(name: &str) -> &'static [&'static str] {
    match name {
        "string" => &["minLength", "maxLength", "pattern", "format"],
        "integer" | "number" => &[
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
            "multipleOf",
        ],
        "array" => &[
            "items",
            "prefixItems",
            "minItems",
            "maxItems",
            "uniqueItems",
            "contains",
        ],
        "object" => &[
            "properties",
            "required",
            "additionalProperties",
            "propertyNames",
            "minProperties",
            "maxProperties",
        ],
        _ => &[],
    }
}

fn plain(name: &str) -> Value {
    Value::Object(vec![("type".into(), Value::String(name.into()))])
}

/// Puts alternatives into their place, flat, sorted, each once; a single one is the schema itself.
fn flatten(union: Vec<Value>, all: &mut Vec<(String, Value)>) {
    let mut alternatives: Vec<Value> = Vec::new();
    let mut literals = Vec::new();
    let mut waiting: Vec<Value> = union;
    while let Some(alternative) = waiting.pop() {
        match (
            &alternative,
            alternative.get("anyOf"),
            alternative.get("enum"),
        ) {
            (Value::Object(entries), Some(Value::List(inner)), _) if entries.len() == 1 => {
                waiting.extend(inner.iter().cloned())
            }
            (Value::Object(entries), _, Some(Value::List(values))) if entries.len() == 1 => {
                literals.extend(values.iter().cloned())
            }
            _ => alternatives.push(alternative),
        }
    }
    if !literals.is_empty() {
        alternatives.push(Value::Object(vec![("enum".into(), sorted(literals))]));
    }
    // Whatever takes everything takes the others as well, and all types take everything.
    let takes = |name: &str| alternatives.contains(&plain(name));
    if alternatives
        .iter()
        .any(|value| matches!(value, Value::Object(entries) if entries.is_empty()))
        || ["array", "boolean", "null", "number", "object", "string"]
            .into_iter()
            .all(takes)
    {
        return;
    }
    // The only description of an alternative beside null is the field's.
    let is_null =
        |value: &Value| matches!(value.get("type"), Some(Value::String(ty)) if **ty == *"null");
    if alternatives.iter().filter(|value| !is_null(value)).count() == 1 {
        for value in alternatives.iter_mut().filter(|value| !is_null(value)) {
            if let Value::Object(entries) = value
                && let Some(at) = entries.iter().position(|(key, _)| &**key == "description")
            {
                let (key, docs) = entries.remove(at);
                if !all.iter().any(|(known, _)| *known == *key) {
                    all.push((key.to_string(), docs));
                }
            }
        }
    }
    for value in &mut alternatives {
        if let Value::Object(entries) = value {
            told_by_tag(entries);
            entries.retain(|(key, _)| !matches!(&**key, "default" | "examples"));
            if entries
                .iter()
                .any(|(key, value)| &**key == "type" && *value == Value::String("null".into()))
            {
                entries.retain(|(key, _)| &**key == "type");
            }
        }
    }
    alternatives.sort_by_key(Value::to_json);
    alternatives.dedup();
    if alternatives.contains(&plain("number")) {
        alternatives.retain(|value| *value != plain("integer"));
    }
    if alternatives.len() == 1 {
        if let Some(Value::Object(entries)) = alternatives.pop() {
            for (key, value) in entries {
                if !all.iter().any(|(known, _)| *known == *key) {
                    all.push((key.to_string(), value));
                }
            }
        }
        return;
    }
    // The type of all of them need not be said.
    if let Some(at) = all.iter().position(|(key, _)| key == "type")
        && alternatives
            .iter()
            .all(|value| value.get("type") == Some(&all[at].1))
    {
        all.remove(at);
    }
    all.push(("anyOf".to_owned(), Value::List(alternatives)));
}

fn sorted(mut values: Vec<Value>) -> Value {
    values = values.iter().map(numbers).collect();
    values.sort_by_key(Value::to_json);
    values.dedup();
    Value::List(values)
}

/// Numbers in one spelling, members of objects in one order.
fn numbers(value: &Value) -> Value {
    match value {
        Value::Number(text) => {
            let short: f64 = text.parse().unwrap_or(0.0);
            let short = short.to_string();
            match compare(&short, text).is_eq() {
                true => Value::Number(short.into()),
                false => value.clone(),
            }
        }
        Value::List(items) => Value::List(items.iter().map(numbers).collect()),
        Value::Object(entries) => {
            let mut entries: Vec<_> = entries
                .iter()
                .map(|(key, value)| (key.clone(), numbers(value)))
                .collect();
            entries.sort_by(|a, b| a.0.cmp(&b.0));
            Value::Object(entries)
        }
        Value::Null | Value::Bool(_) | Value::String(_) => value.clone(),
    }
}
