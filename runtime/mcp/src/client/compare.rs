//! Whether what one JSON Schema allows, another one allows, too: as far as that can be told. What cannot be told counts
//! as allowed, so that nobody is warned of what is no problem.

use std::cell::Cell;

use toolrt::Value;

/// How deep schemas are compared, and how much of them.
const DEPTH: usize = 48;
const STEPS: usize = 20_000;

/// How many alternatives of a type are compared.
const ALTERNATIVES: usize = 64;

/// Whether every value of `from` is one of `into`, or what is in the way.
pub(super) fn fits(from: &Value, into: &Value) -> Result<(), String> {
    let compared = Compared {
        from,
        into,
        steps: Cell::new(0),
    };
    compared.schema(from, into, &Place::Root, 0)
}

struct Compared<'a> {
    /// The whole schemas, for references.
    from: &'a Value,
    into: &'a Value,
    steps: Cell<usize>,
}

/// Where in a value something is.
enum Place<'a> {
    Root,
    Member(&'a Place<'a>, &'a str),
    Item(&'a Place<'a>),
}

impl Place<'_> {
    fn text(&self) -> String {
        match self {
            Self::Root => String::new(),
            Self::Member(outer, name) => format!("{}/{name}", outer.text()),
            Self::Item(outer) => format!("{}/…", outer.text()),
        }
    }

    fn says(&self, what: &str) -> String {
        match self.text().as_str() {
            "" => what.to_owned(),
            place => format!("{place} {what}"),
        }
    }
}

impl Compared<'_> {
    fn schema(
        &self,
        from: &Value,
        into: &Value,
        at: &Place<'_>,
        depth: usize,
    ) -> Result<(), String> {
        if depth > DEPTH || from == into {
            return Ok(());
        }
        let from = alternatives(self.from, from);
        let into = alternatives(self.into, into);
        let steps = self.steps.get().saturating_add(from.len() * into.len());
        self.steps.set(steps);
        if steps > STEPS || from.len().max(into.len()) > ALTERNATIVES {
            return Ok(());
        }
        for own in &from {
            let mut why = None;
            let fits = into
                .iter()
                .any(|other| match self.plain(own, other, at, depth) {
                    Ok(()) => true,
                    Err(what) => {
                        why.get_or_insert(what);
                        false
                    }
                });
            if !fits {
                // Of several alternatives, none says more than that they do not fit.
                let only = why.filter(|_| into.len() == 1);
                return Err(only.unwrap_or_else(|| at.says("may be something else")));
            }
        }
        Ok(())
    }

    /// Compares schemas without alternatives.
    fn plain(
        &self,
        from: &Value,
        into: &Value,
        at: &Place<'_>,
        depth: usize,
    ) -> Result<(), String> {
        if let Some(wanted) = values(into) {
            return match values(from) {
                Some(own) if own.iter().all(|value| wanted.contains(value)) => Ok(()),
                Some(_) | None => Err(at.says("has other values")),
            };
        }
        let (own, wanted) = (kinds(from), kinds(into));
        if let (Some(own), Some(wanted)) = (&own, &wanted)
            && let Some(kind) = own.iter().find(|kind| !allows(wanted, kind))
        {
            return Err(at.says(&format!("may not be of the type {kind}")));
        }
        if own.is_none() && wanted.is_some() && values(from).is_none() && !is_open(into) {
            return Err(at.says("may not be of any type"));
        }
        limits(from, into, at)?;
        self.members(from, into, at, depth)?;
        match (from.get("items"), into.get("items")) {
            (Some(own), Some(wanted)) => self.schema(own, wanted, &Place::Item(at), depth + 1),
            (_, _) => Ok(()),
        }
    }

    fn members(
        &self,
        from: &Value,
        into: &Value,
        at: &Place<'_>,
        depth: usize,
    ) -> Result<(), String> {
        let own = from.get("properties").and_then(Value::as_object);
        let wanted = into.get("properties").and_then(Value::as_object);
        let names = |schema: &Value| -> Vec<String> {
            let names = schema.get("required").and_then(Value::as_array);
            let names = names.unwrap_or_default().iter();
            names.filter_map(Value::as_str).map(str::to_owned).collect()
        };
        let certain = names(from);
        for name in names(into) {
            if kinds(from).is_some_and(|kinds| kinds.contains(&"object"))
                && !certain.contains(&name)
            {
                return Err(at.says(&format!("must have the member \"{name}\"")));
            }
        }
        let Some(own) = own else {
            return Ok(());
        };
        for (name, own) in own.iter() {
            let inside = Place::Member(at, name);
            let other = wanted.and_then(|wanted| wanted.get(name));
            match (other, into.get("additionalProperties")) {
                (Some(other), _) => self.schema(own, other, &inside, depth + 1)?,
                (None, Some(Value::Bool(false))) => {
                    return Err(at.says(&format!("has no member \"{name}\"")));
                }
                (None, Some(rest @ Value::Object(_))) => {
                    self.schema(own, rest, &inside, depth + 1)?;
                }
                (None, _) => {}
            }
        }
        Ok(())
    }
}

/// The alternatives of a schema: of unions, and of references, each followed once.
fn alternatives<'a>(root: &'a Value, schema: &'a Value) -> Vec<&'a Value> {
    let (mut found, mut followed) = (Vec::new(), Vec::new());
    let mut open = vec![schema];
    while let Some(schema) = open.pop() {
        if let Some(target) = schema.get("$ref").and_then(Value::as_str) {
            if !followed.contains(&target) && followed.len() < ALTERNATIVES {
                followed.push(target);
                open.extend(resolved(root, target));
            }
            continue;
        }
        let union = schema.get("anyOf").or_else(|| schema.get("oneOf"));
        match union.and_then(Value::as_array) {
            Some(all) => open.extend(all.iter().rev()),
            None => found.push(schema),
        }
    }
    found
}

fn resolved<'a>(root: &'a Value, target: &str) -> Option<&'a Value> {
    let pointer = target.strip_prefix('#')?;
    let mut steps = pointer.split('/').skip(1);
    steps.try_fold(root, |value, step| {
        value.get(&step.replace("~1", "/").replace("~0", "~"))
    })
}

/// The values that a schema names.
fn values(schema: &Value) -> Option<Vec<&Value>> {
    if let Some(value) = schema.get("const") {
        return Some(vec![value]);
    }
    Some(schema.get("enum")?.as_array()?.iter().collect())
}

/// The types that a schema names.
fn kinds(schema: &Value) -> Option<Vec<&str>> {
    match schema.get("type")? {
        Value::String(kind) => Some(vec![kind]),
        Value::Array(kinds) => Some(kinds.iter().filter_map(Value::as_str).collect()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => None,
    }
}

fn allows(kinds: &[&str], kind: &str) -> bool {
    kinds.contains(&kind) || (kind == "integer" && kinds.contains(&"number"))
}

/// Whether a schema limits nothing.
fn is_open(schema: &Value) -> bool {
    schema.as_object().is_none_or(|members| members.is_empty())
}

/// Limits of numbers, texts and lists that are tighter in `into`.
fn limits(from: &Value, into: &Value, at: &Place<'_>) -> Result<(), String> {
    let number = |schema: &Value, key: &str| {
        let number = schema.get(key).and_then(Value::as_number);
        number.map(|number| number.as_f64())
    };
    let is_text = into.get("type").and_then(Value::as_str) == Some("string");
    for (key, is_least) in [
        ("minimum", true),
        ("exclusiveMinimum", true),
        ("maximum", false),
        ("exclusiveMaximum", false),
        ("minLength", true),
        ("maxLength", false),
        ("minItems", true),
        ("maxItems", false),
        ("minProperties", true),
        ("maxProperties", false),
    ] {
        let Some(wanted) = number(into, key) else {
            continue;
        };
        // Limits of numbers say nothing of texts: of those of decimals, older servers have some.
        if is_text && key.ends_with("imum") {
            continue;
        }
        let fits = match (number(from, key), is_least) {
            (Some(own), true) => own >= wanted,
            (Some(own), false) => own <= wanted,
            // Nothing is shorter than nothing.
            (None, true) => wanted <= 0.0 && !key.contains("inimum"),
            (None, false) => false,
        };
        if !fits && !implied(from, key, wanted, &number) {
            return Err(at.says(&format!("is limited by {key}")));
        }
    }
    match (from.get("pattern"), into.get("pattern")) {
        (own, Some(wanted)) if own != Some(wanted) => Err(at.says("is limited by pattern")),
        (_, _) => Ok(()),
    }
}

/// Whether a limit of the other spelling, or of the values, is as tight.
fn implied(
    from: &Value,
    key: &str,
    wanted: f64,
    number: &impl Fn(&Value, &str) -> Option<f64>,
) -> bool {
    if let Some(values) = values(from) {
        let numbers = values
            .iter()
            .map(|value| value.as_number().map(|number| number.as_f64()));
        let within = |number: f64| match key {
            "minimum" => number >= wanted,
            "exclusiveMinimum" => number > wanted,
            "maximum" => number <= wanted,
            "exclusiveMaximum" => number < wanted,
            _ => true,
        };
        return numbers.flatten().all(within);
    }
    match key {
        "minimum" => number(from, "exclusiveMinimum").is_some_and(|own| own >= wanted),
        "exclusiveMinimum" => number(from, "minimum").is_some_and(|own| own > wanted),
        "maximum" => number(from, "exclusiveMaximum").is_some_and(|own| own <= wanted),
        "exclusiveMaximum" => number(from, "maximum").is_some_and(|own| own < wanted),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use toolrt::Value;

    use super::fits;

    fn compared(from: &str, into: &str) -> String {
        let parsed = |text: &str| Value::parse(text.as_bytes()).expect("JSON");
        fits(&parsed(from), &parsed(into)).err().unwrap_or_default()
    }

    #[test]
    fn a_schema_fits_into_one_that_allows_as_much() {
        for (from, into) in [
            (
                r#"{"type":"string"}"#,
                r#"{"type":"string","title":"Name"}"#,
            ),
            (r#"{"type":"integer"}"#, r#"{"type":"number"}"#),
            (r#"{"type":"string"}"#, "{}"),
            (r#"{"enum":["a"]}"#, r#"{"type":"string","enum":["a","b"]}"#),
            (r#"{"enum":["a"]}"#, r#"{"type":"string"}"#),
            (
                r#"{"type":"string"}"#,
                r#"{"anyOf":[{"type":"string"},{"type":"null"}]}"#,
            ),
            (
                r#"{"type":"integer","minimum":1}"#,
                r#"{"type":"integer","minimum":0}"#,
            ),
            (
                r#"{"type":"integer","minimum":1}"#,
                r#"{"type":"integer","exclusiveMinimum":0}"#,
            ),
            (
                r#"{"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false}"#,
                r#"{"type":"object","properties":{"a":{"type":"string"},"b":{}}}"#,
            ),
            (
                r##"{"type":"array","items":{"$ref":"#/$defs/A"},"$defs":{"A":{"type":"string"}}}"##,
                r#"{"type":"array","items":{"type":"string"}}"#,
            ),
        ] {
            assert_eq!(compared(from, into), "", "{from} into {into}");
        }
    }

    #[test]
    fn what_is_in_the_way_is_said() {
        for (from, into, what) in [
            (
                r#"{"type":"string"}"#,
                r#"{"type":"integer"}"#,
                "may not be of the type string",
            ),
            (
                r#"{"enum":["a","b"]}"#,
                r#"{"enum":["a"]}"#,
                "has other values",
            ),
            (
                r#"{"type":"string"}"#,
                r#"{"enum":["a"]}"#,
                "has other values",
            ),
            (
                r#"{"type":"integer"}"#,
                r#"{"type":"integer","minimum":0}"#,
                "is limited by minimum",
            ),
            (
                r#"{"type":"string"}"#,
                r#"{"type":"string","pattern":"a"}"#,
                "is limited by pattern",
            ),
            (
                r#"{"type":["string","null"]}"#,
                r#"{"type":"string"}"#,
                "may not be of the type null",
            ),
            (
                r#"{"anyOf":[{"type":"string"},{"type":"null"}]}"#,
                r#"{"anyOf":[{"type":"string"},{"type":"integer"}]}"#,
                "may be something else",
            ),
            (
                r#"{"type":"object","properties":{"a":{"type":"array","items":{"type":"string"}}}}"#,
                r#"{"type":"object","properties":{"a":{"type":"array","items":{"type":"integer"}}}}"#,
                "/a/… may not be of the type string",
            ),
            (
                r#"{"type":"object","properties":{"a":{}}}"#,
                r#"{"type":"object","properties":{"a":{}},"required":["a"]}"#,
                "must have the member \"a\"",
            ),
            (
                r#"{"type":"object","properties":{"a":{}}}"#,
                r#"{"type":"object","properties":{},"additionalProperties":false}"#,
                "has no member \"a\"",
            ),
        ] {
            assert_eq!(compared(from, into), what, "{from} into {into}");
        }
    }

    #[test]
    fn schemas_that_lead_to_themselves_end() {
        let tree = r##"{"$ref":"#/$defs/A","$defs":{"A":{"anyOf":[{"$ref":"#/$defs/A"},{"type":"array","items":{"$ref":"#/$defs/A"}}]}}}"##;
        assert_ne!(compared(tree, &tree.replace("array", "list")), "");
        assert_eq!(compared(tree, tree), "");
    }
}
