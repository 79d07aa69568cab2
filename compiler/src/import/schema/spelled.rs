//! Types in the spelling of programming languages, as the schemas that they mean: `list[str]`, `string | null`.

use super::dialects::{Kinds, foreign, own, word};
use crate::ir::Value;
use crate::source::Text;

/// How deep the brackets of a spelling may nest.
const DEEPEST: usize = 8;

/// The keywords that mean the same as those of a schema whose `type` says more than a kind; `None` if it does not, or is
/// not understood.
pub(super) fn meant(entries: &[(Text, Value)]) -> Option<Vec<(Text, Value)>> {
    let place = entries
        .iter()
        .position(|(keyword, _)| &**keyword == "type")?;
    let name = entries[place].1.text()?;
    let has = |keyword: &str| entries.iter().any(|(known, _)| &**known == keyword);
    if &**name == "enum" {
        // `{"type": "enum", "values": […]}`
        let mut meant: Vec<(Text, Value)> = entries.to_vec();
        meant.remove(place);
        if !has("enum") {
            let values = meant.iter_mut().find(|(keyword, value)| {
                matches!(&**keyword, "values" | "options" | "choices")
                    && value.items().is_some_and(|values| !values.is_empty())
            })?;
            values.0 = "enum".into();
        }
        return Some(meant);
    }
    if !name.contains(['[', '<', '|', '?']) {
        return None;
    }
    let mut parser = Parser { rest: name.trim() };
    let schema = parser.union(0)?;
    if !parser.rest.is_empty() {
        return None;
    }
    let Value::Object(said) = schema else {
        return None;
    };
    // What the schema says itself is nearer to what it means.
    if said
        .iter()
        .any(|(keyword, _)| &**keyword != "type" && has(keyword))
    {
        return None;
    }
    let mut meant: Vec<(Text, Value)> = entries.to_vec();
    meant.splice(place..=place, said);
    Some(meant)
}

struct Parser<'t> {
    rest: &'t str,
}

impl<'t> Parser<'t> {
    fn union(&mut self, depth: usize) -> Option<Value> {
        let mut all = vec![self.one(depth)?];
        while self.eat("|") {
            all.push(self.one(depth)?);
        }
        Some(any_of(all))
    }

    /// A type, with `[]` and `?` behind it.
    fn one(&mut self, depth: usize) -> Option<Value> {
        if depth > DEEPEST {
            return None;
        }
        let name = self.name();
        let mut ty = match self.bracket() {
            Some(close) => {
                let mut inner = vec![self.union(depth + 1)?];
                while self.eat(",") {
                    inner.push(self.union(depth + 1)?);
                }
                if !self.eat(close) {
                    return None;
                }
                generic(name, inner)?
            }
            None => simple(name)?,
        };
        loop {
            if self.eat("[]") {
                ty = object(vec![("type", string("array")), ("items", ty)]);
            } else if self.eat("?") {
                ty = any_of(vec![ty, object(vec![("type", string("null"))])]);
            } else {
                return Some(ty);
            }
        }
    }

    fn name(&mut self) -> &'t str {
        let is_of_name = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '.');
        let rest = self.rest.trim_start();
        let end = rest
            .find(|letter| !is_of_name(letter))
            .unwrap_or(rest.len());
        let (name, rest) = rest.split_at(end);
        self.rest = rest.trim_start();
        name
    }

    /// The bracket that closes one that opens here.
    fn bracket(&mut self) -> Option<&'static str> {
        if self.rest.starts_with("[]") {
            return None;
        }
        [("[", "]"), ("<", ">")]
            .into_iter()
            .find_map(|(open, close)| self.eat(open).then_some(close))
    }

    fn eat(&mut self, sign: &str) -> bool {
        match self.rest.strip_prefix(sign) {
            Some(rest) => {
                self.rest = rest.trim_start();
                true
            }
            None => false,
        }
    }
}

fn simple(name: &str) -> Option<Value> {
    let kinds = kinds(name)?;
    Some(match kinds {
        Kinds::ALL => object(Vec::new()),
        kinds => object(vec![("type", string(word(kinds)))]),
    })
}

fn kinds(name: &str) -> Option<Kinds> {
    let name = name.rsplit('.').next().unwrap_or_default();
    let found = own(name).or_else(|| foreign(name))?;
    (!name.is_empty()).then_some(found)
}

fn generic(name: &str, mut inner: Vec<Value>) -> Option<Value> {
    let last = name.rsplit('.').next().unwrap_or_default();
    match &*last.to_ascii_lowercase() {
        "optional" | "nullable" if inner.len() == 1 => {
            inner.push(object(vec![("type", string("null"))]));
            return Some(any_of(inner));
        }
        "union" => return Some(any_of(inner)),
        "tuple" => {
            let count = Value::Number(inner.len().to_string().into());
            return Some(object(vec![
                ("type", string("array")),
                ("prefixItems", Value::List(inner)),
                ("minItems", count.clone()),
                ("maxItems", count),
            ]));
        }
        _ => {}
    }
    match (kinds(last)?, inner.len()) {
        (Kinds::LIST, 1) => Some(object(vec![
            ("type", string("array")),
            ("items", inner.remove(0)),
        ])),
        // Keys are texts, whatever their type is called.
        (Kinds::OBJECT, 2) => Some(object(vec![
            ("type", string("object")),
            ("additionalProperties", inner.remove(1)),
        ])),
        _ => None,
    }
}

/// One of several schemas; of those that are only kinds, a list of these.
fn any_of(mut all: Vec<Value>) -> Value {
    if all.len() == 1 {
        return all.remove(0);
    }
    let kind = |schema: &Value| match schema.entries() {
        Some([(keyword, kind)]) if &**keyword == "type" && kind.text().is_some() => {
            Some(kind.clone())
        }
        _ => None,
    };
    let kinds: Option<Vec<Value>> = all.iter().map(kind).collect();
    match kinds {
        Some(kinds) => object(vec![("type", Value::List(kinds))]),
        None => object(vec![("anyOf", Value::List(all))]),
    }
}

fn object(entries: Vec<(&str, Value)>) -> Value {
    let entries = entries.into_iter();
    Value::Object(entries.map(|(key, value)| (key.into(), value)).collect())
}

fn string(text: &str) -> Value {
    Value::String(text.into())
}

#[cfg(test)]
mod tests {
    use super::meant;
    use crate::import::value;
    use crate::ir::Value;

    #[test]
    fn spellings_become_schemas() {
        for (theirs, ours) in [
            (
                r#"{"type":"list[str]"}"#,
                Some(r#"{"type":"array","items":{"type":"string"}}"#),
            ),
            (
                r#"{"type":"string | null"}"#,
                Some(r#"{"type":["string","null"]}"#),
            ),
            (
                r#"{"type":"int[]"}"#,
                Some(r#"{"type":"array","items":{"type":"integer"}}"#),
            ),
            (
                r#"{"type":"Optional[List[int]]"}"#,
                Some(r#"{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"null"}]}"#),
            ),
            (
                r#"{"type":"Map<String, List<Integer>>"}"#,
                Some(
                    r#"{"type":"object","additionalProperties":{"type":"array","items":{"type":"integer"}}}"#,
                ),
            ),
            (
                r#"{"type":"enum","values":["a"]}"#,
                Some(r#"{"enum":["a"]}"#),
            ),
            (r#"{"type":"list[str]","items":{"type":"integer"}}"#, None),
            (r#"{"type":"list[Foo]"}"#, None),
            (r#"{"type":"string"}"#, None),
            (r#"{"type":"enum"}"#, None),
        ] {
            let Ok(Value::Object(entries)) = value(theirs) else {
                panic!("{theirs}");
            };
            let said = meant(&entries).map(|entries| Value::Object(entries).to_json());
            assert_eq!(said.as_deref(), ours, "{theirs}");
        }
    }
}
