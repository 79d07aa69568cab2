//! What a host says of a tool that no design declares, and the spec that it becomes.

use super::error::DefinitionError;
use super::form::{DEFINITION, MOST_BYTES};
use super::tables::{leaked, leaked_text, table_of};
use super::texts::template_of;
use crate::call::{Action, Kind};
use crate::diagnose::{Issue, check, diagnose};
use crate::json::{Object, Value};
use crate::spec::{
    Capability, Confirm, Effects, ErrorSpec, Example, Handoff, Implementation, Spec,
};
use crate::table::Table;

/// What a tool belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Owner<'a> {
    pub(crate) toolset: &'a str,
    pub(crate) service: &'a str,
    pub(crate) by: By<'a>,
}

/// What implements the tools of an owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum By<'a> {
    /// A function of the host.
    Host,
    /// An MCP server, by its label.
    Mcp(&'a str),
    /// A command, by its label.
    #[cfg(all(unix, feature = "program"))]
    Command(&'a str),
}

/// A tool of a definition, without what runs it.
#[derive(Debug)]
pub(crate) struct Defined {
    pub(crate) spec: &'static Spec,
    /// The types of the details of its errors, by their codes.
    pub(crate) details: &'static [(&'static str, Table)],
}

/// The canonical form of a definition, by which equal ones are known. Members that are not known are passed over if it is
/// read leniently.
///
/// # Errors
/// Everything that is wrong with its form.
pub(super) fn formed(given: &[u8], lenient: bool) -> Result<Vec<u8>, DefinitionError> {
    let result = match given.len() > MOST_BYTES {
        true => {
            let text = format!("must take at most {MOST_BYTES} bytes.");
            Err(vec![Issue::of_check("", &text)])
        }
        false => check(DEFINITION, given, lenient).map(|checked| checked.canonical),
    };
    result.map_err(|issues| {
        let said = Value::parse(given).unwrap_or_default();
        let name = said.get("name").and_then(Value::as_str);
        DefinitionError::new(name.unwrap_or_default(), issues)
    })
}

/// The tool of a definition in canonical form. It lives as long as the process.
///
/// # Errors
/// Everything that is wrong with its schemas, errors and examples.
pub(super) fn defined(canonical: &[u8], owner: Owner<'_>) -> Result<Defined, DefinitionError> {
    let said = Value::parse(canonical).unwrap_or_default();
    let mut made = Made {
        said: &said,
        found: Vec::new(),
    };
    let args = made.input();
    let result = made.table("output_schema");
    let item = made.table("item_schema");
    let details = made.errors();
    if made.found.is_empty() {
        made.retries();
        made.examples(args, result, &details);
        made.denied(result);
    }
    let name = made.text("name").unwrap_or_default();
    if !made.found.is_empty() {
        return Err(DefinitionError::new(name, made.found));
    }
    let spec = made.spec(owner, args, result, item);
    Ok(Defined {
        spec: leaked(spec),
        details: details.leak(),
    })
}

/// What a definition becomes, and what is wrong with it.
struct Made<'v> {
    said: &'v Value,
    found: Vec<Issue>,
}

impl<'v> Made<'v> {
    fn text(&self, member: &str) -> Option<&'v str> {
        self.said.get(member).and_then(Value::as_str)
    }

    fn kept(&self, member: &str) -> Option<&'static str> {
        self.text(member).map(leaked_text)
    }

    fn list(&self, member: &str) -> &'v [Value] {
        let list = self.said.get(member).and_then(Value::as_array);
        list.unwrap_or_default()
    }

    fn texts(&self, member: &str) -> &'static [&'static str] {
        let texts = self.list(member).iter().filter_map(Value::as_str);
        texts.map(leaked_text).collect::<Vec<_>>().leak()
    }

    fn holds(&self, member: &str) -> bool {
        self.said.get(member).and_then(Value::as_bool) == Some(true)
    }

    fn number(&self, member: &str) -> Option<u64> {
        self.said.get(member).and_then(whole)
    }

    fn wrong(&mut self, path: &str, text: &str) {
        self.found.push(Issue::of_check(path, text));
    }

    fn input(&mut self) -> Table {
        let path = "/input_schema";
        let given = self.said.get("input_schema").cloned().unwrap_or_default();
        if !is_of_objects(&given) {
            self.wrong(&format!("{path}/type"), "must be \"object\".");
            return Table::Json;
        }
        let table = table_of(&rooted(&given), path, &mut self.found);
        let mut inner = table;
        while let Table::Schema(schema) = inner {
            inner = schema.table();
        }
        if self.found.is_empty() && !matches!(inner, Table::Record(_) | Table::Map(_)) {
            let text = "must be the schema of an object, with its properties at the top.";
            self.wrong(path, text);
        }
        table
    }

    fn table(&mut self, member: &str) -> Option<Table> {
        let schema = self.said.get(member);
        let schema = schema.filter(|schema| !matches!(schema, Value::Null))?;
        Some(table_of(schema, &format!("/{member}"), &mut self.found))
    }

    fn errors(&mut self) -> Vec<(&'static str, Table)> {
        let mut out: Vec<(&'static str, Table)> = Vec::new();
        for (index, error) in self.list("errors").iter().enumerate() {
            let path = format!("/errors/{index}");
            let code = error
                .get("code")
                .and_then(Value::as_str)
                .unwrap_or_default();
            if out.iter().any(|(known, _)| *known == code) {
                self.wrong(
                    &format!("{path}/code"),
                    "is the code of an error before it.",
                );
            }
            let place = format!("{path}/details_schema");
            let schema = match error.get("details_schema") {
                Some(schema) if !is_of_objects(schema) => {
                    self.wrong(&format!("{place}/type"), "must be \"object\".");
                    nothing()
                }
                Some(schema) if schema.as_object().is_some() => rooted(schema),
                Some(schema) if !matches!(schema, Value::Null) => schema.clone(),
                Some(_) | None => nothing(),
            };
            let table = table_of(&schema, &place, &mut self.found);
            out.push((leaked_text(code), table));
        }
        out
    }

    fn retries(&mut self) {
        let effects = self.effects();
        let may_repeat = effects.readonly || effects.idempotent;
        if self.number("retries").unwrap_or(0) > 0 && !may_repeat {
            self.wrong("/retries", "is for tools that are readonly or idempotent.");
        }
    }

    fn examples(&mut self, args: Table, result: Option<Table>, details: &[(&str, Table)]) {
        let nothing = Value::Object(Object::new());
        for (index, example) in self.list("examples").iter().enumerate() {
            let path = format!("/examples/{index}");
            let given = example.get("arguments").unwrap_or(&nothing);
            self.fits(args, given, &format!("{path}/arguments"));
            if let Some(value) = example.get("result") {
                let place = format!("{path}/result");
                match result {
                    Some(table) => self.fits(table, value, &place),
                    None => self.wrong(&place, "is of a tool without `output_schema`."),
                }
            }
            let Some(error) = example.get("error") else {
                continue;
            };
            let code = error.get("code").and_then(Value::as_str);
            match details.iter().find(|(known, _)| Some(*known) == code) {
                Some((_, table)) => {
                    let value = error.get("details").unwrap_or(&nothing);
                    self.fits(*table, value, &format!("{path}/error/details"));
                }
                None => self.wrong(&format!("{path}/error/code"), "is no error of the tool."),
            }
        }
    }

    fn denied(&mut self, result: Option<Table>) {
        let denied = self
            .said
            .get("confirm")
            .and_then(|confirm| confirm.get("denied"));
        match (denied, result) {
            (None, _) => {}
            (Some(value), Some(table)) => self.fits(table, value, "/confirm/denied"),
            (Some(_), None) => {
                self.wrong("/confirm/denied", "is of a tool without `output_schema`.");
            }
        }
    }

    fn fits(&mut self, table: Table, value: &Value, path: &str) {
        for issue in diagnose(table, value.to_json().as_bytes()) {
            let keys = path.rsplit('/').filter(|key| !key.is_empty());
            let issue = keys.fold(issue, |issue, key| issue.below(key));
            self.found.push(issue);
        }
    }

    fn effects(&self) -> Effects {
        let said = |name: &str| {
            let effects = self.said.get("effects")?;
            effects.get(name).and_then(Value::as_bool)
        };
        Effects {
            readonly: said("readonly") == Some(true),
            destructive: said("destructive"),
            idempotent: said("idempotent") == Some(true),
            open_world: said("open_world"),
        }
    }

    fn spec(
        &self,
        owner: Owner<'_>,
        args: Table,
        result: Option<Table>,
        item: Option<Table>,
    ) -> Spec {
        let json = |member: &str| {
            let value = self.said.get(member);
            let value = value.filter(|value| !matches!(value, Value::Null));
            value.map(|value| leaked_text(&value.to_json()))
        };
        let input = self.said.get("input_schema").map(rooted);
        let input = input.map(|schema| leaked_text(&schema.to_json()));
        let capabilities = self.list("capabilities").iter().filter_map(Value::as_str);
        let capabilities: Vec<Capability> = capabilities.map(capability).collect();
        let errors: Vec<ErrorSpec> = self.list("errors").iter().filter_map(error).collect();
        let next: Vec<Handoff> = self.list("next").iter().filter_map(handoff).collect();
        let examples: Vec<Example> = self.list("examples").iter().map(example).collect();
        Spec {
            name: self.kept("name").unwrap_or_default(),
            title: self.kept("title"),
            description: self.kept("description").unwrap_or_default(),
            toolset: leaked_text(owner.toolset),
            service: leaked_text(owner.service),
            implementation: match owner.by {
                By::Host => Implementation::External,
                By::Mcp(label) => Implementation::Mcp(leaked_text(label)),
                #[cfg(all(unix, feature = "program"))]
                By::Command(label) => Implementation::Command(leaked_text(label)),
            },
            remote: self.kept("remote"),
            version: self.kept("version"),
            tags: self.texts("tags"),
            deprecated: self.kept("deprecated"),
            args,
            result,
            item,
            input_schema: input.unwrap_or_default(),
            output_schema: json("output_schema"),
            item_schema: json("item_schema"),
            effects: self.effects(),
            capabilities: capabilities.leak(),
            scopes: self.texts("scopes"),
            data: self.kept("data"),
            pii: self.kept("pii"),
            cost: self.kept("cost"),
            errors: errors.leak(),
            confirm: self.said.get("confirm").and_then(confirm),
            dry_run: self.holds("dry_run"),
            partial: self.holds("partial"),
            timeout_ms: self.number("timeout_ms"),
            retries: self.number("retries").map_or(0, small),
            backoff_ms: self.number("backoff_ms").unwrap_or(0),
            parallel: self.number("parallel").map(small),
            is_final: self.holds("final"),
            unmetered: self.holds("unmetered"),
            when: self.kept("when"),
            avoid: self.kept("avoid"),
            delegate: self.kept("delegate"),
            next: next.leak(),
            examples: examples.leak(),
            meta: json("meta"),
            ..Spec::EMPTY
        }
    }
}

/// Whether a schema does not say that it is of something else than objects.
fn is_of_objects(schema: &Value) -> bool {
    let kind = schema.get("type");
    kind.is_none_or(|kind| kind.as_str() == Some("object"))
}

/// The schema of an object with its type, which callers look for.
fn rooted(schema: &Value) -> Value {
    match schema {
        Value::Bool(true) => {
            let mut any = Object::new();
            any.insert("type", "object");
            Value::Object(any)
        }
        Value::Object(object) if object.get("type").is_none() => {
            let kind = [("type".to_owned(), Value::from("object"))];
            let members = object.iter();
            let members = members.map(|(key, value)| (key.to_owned(), value.clone()));
            Value::Object(kind.into_iter().chain(members).collect())
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => schema.clone(),
    }
}

/// The schema of an object without members.
fn nothing() -> Value {
    let mut schema = Object::new();
    schema.insert("type", "object");
    schema.insert("additionalProperties", false);
    Value::Object(schema)
}

fn whole(value: &Value) -> Option<u64> {
    value.as_number()?.as_str().parse().ok()
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn capability(text: &str) -> Capability {
    let colons = text.match_indices(':').map(|(at, _)| at);
    let second = { colons }.nth(1);
    let (name, scope) = match second {
        Some(at) => (&text[..at], Some(&text[at + 1..])),
        None => (text, None),
    };
    Capability {
        name: leaked_text(name),
        scope: scope.map(leaked_text),
    }
}

fn error(said: &Value) -> Option<ErrorSpec> {
    let text = |member| said.get(member).and_then(Value::as_str);
    let kind = text("kind")?;
    let kind = Kind::ALL.into_iter().find(|known| known.as_str() == kind)?;
    let recovery = said.get("recovery");
    let part = |member| recovery.and_then(|recovery| recovery.get(member));
    let action = part("action").and_then(Value::as_str);
    let actions = [Action::Correct, Action::Retry, Action::Replan, Action::Stop];
    let action = actions.into_iter().find(|one| Some(one.as_str()) == action);
    Some(ErrorSpec {
        code: leaked_text(text("code")?),
        kind,
        message: leaked_text(text("message")?),
        field: text("field").map(leaked_text),
        action: action.unwrap_or(kind.action()),
        after_ms: part("after_ms").and_then(whole),
        hint: part("hint").and_then(Value::as_str).map(template_of),
    })
}

fn handoff(said: &Value) -> Option<Handoff> {
    let text = |member| said.get(member).and_then(Value::as_str);
    Some(Handoff {
        tool: leaked_text(text("tool")?),
        reason: leaked_text(text("reason")?),
    })
}

fn example(said: &Value) -> Example {
    let json = |value: Option<&Value>| match value {
        Some(value) => leaked_text(&value.to_json()),
        None => "{}",
    };
    let error = said.get("error").and_then(|error| {
        let code = error.get("code").and_then(Value::as_str)?;
        Some((leaked_text(code), json(error.get("details"))))
    });
    let result = said.get("result");
    Example {
        name: said.get("name").and_then(Value::as_str).map(leaked_text),
        args: json(said.get("arguments")),
        result: result.map(|result| json(Some(result))),
        error,
    }
}

fn confirm(said: &Value) -> Option<Confirm> {
    let question = said.as_str().or_else(|| said.get("question")?.as_str())?;
    let denied = said
        .get("denied")
        .map(|denied| leaked_text(&denied.to_json()));
    Some(Confirm {
        question: template_of(question),
        denied,
    })
}
