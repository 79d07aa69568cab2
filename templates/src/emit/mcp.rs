//! A tool of MCP, as a server lists it. What the protocol has no place for stands in `_meta`.

use toolc_compiler::import::value;
use toolc_compiler::ir::{Design, Example, Icon, Tool, Value};

use super::sent::Sent;
use super::{kept, parts};
use crate::schema::{Json, Shared, text_of};

/// The prefix of what toolc says in `_meta`.
const OWN: &str = "dev.toolc/";

/// Writes the members of a definition. In the older era the root of a result is an object.
pub(super) fn write(
    design: &Design,
    tool: &Tool,
    sent: &Sent<'_>,
    schema: &str,
    is_older: bool,
    json: &mut Json,
) {
    json.text("name", &sent.name);
    if let Some(title) = &tool.title {
        json.text("title", title);
    }
    if let Some(docs) = &sent.description {
        json.text("description", docs);
    }
    icons(&tool.icons, json);
    json.member("inputSchema", schema);
    if let Some(outputs) = parts::outputs(design, tool, Shared::Repeated) {
        json.member(
            "outputSchema",
            &if is_older { object(outputs) } else { outputs },
        );
    }
    let effects = &tool.effects;
    let hints = [
        ("readOnlyHint", effects.readonly),
        ("destructiveHint", effects.destructive),
        ("idempotentHint", effects.idempotent),
        ("openWorldHint", effects.open_world),
    ];
    if hints.iter().any(|(_, hint)| hint.is_some()) {
        json.key("annotations");
        json.open();
        for (name, hint) in hints {
            if let Some(hint) = hint {
                json.member(name, if hint { "true" } else { "false" });
            }
        }
        json.close();
    }
    meta(design, tool, sent, json);
}

/// A schema whose root is an object: itself, or that of an object with the member `result`.
fn object(schema: String) -> String {
    let Ok(Value::Object(mut members)) = value(&schema) else {
        return schema;
    };
    let of_object = ("type".into(), Value::String("object".into()));
    if members.contains(&of_object) {
        return schema;
    }
    // References start at the root.
    let defs = members.iter().position(|(key, _)| &**key == "$defs");
    let defs = defs.map(|at| members.remove(at));
    let result = ("result".into(), Value::Object(members));
    let mut outer = vec![
        of_object,
        ("properties".into(), Value::Object(vec![result])),
        (
            "required".into(),
            Value::List(vec![Value::String("result".into())]),
        ),
    ];
    outer.extend(defs);
    text_of(&Value::Object(outer))
}

fn icons(icons: &[Icon], json: &mut Json) {
    if icons.is_empty() {
        return;
    }
    json.key("icons");
    json.open_list();
    for icon in icons {
        json.open();
        json.text("src", &icon.src);
        if let Some(mime) = &icon.mime {
            json.text("mimeType", mime);
        }
        if !icon.sizes.is_empty() {
            json.key("sizes");
            json.texts(icon.sizes.iter().map(|size| &**size));
        }
        if let Some(theme) = icon.theme {
            json.text("theme", theme.name());
        }
        json.close();
    }
    json.close_list();
}

/// The design's own `meta`, then what its statements say.
fn meta(design: &Design, tool: &Tool, sent: &Sent<'_>, json: &mut Json) {
    let said = said(design, tool, sent);
    let is_said = |key: &str| {
        let own = key.strip_prefix(OWN);
        own.is_some_and(|own| said.iter().any(|(name, _)| *name == own))
    };
    let mut own = kept::own_meta(tool)
        .filter(|(key, _)| !is_said(key))
        .peekable();
    if own.peek().is_none() && said.is_empty() {
        return;
    }
    json.key("_meta");
    json.open();
    for (key, value) in own {
        json.key(key);
        json.value(value);
    }
    for (name, text) in &said {
        json.member(&format!("{OWN}{name}"), text);
    }
    json.close();
}

/// What statements say that the protocol has no place for: names, and JSON texts.
fn said(design: &Design, tool: &Tool, sent: &Sent<'_>) -> Vec<(&'static str, String)> {
    let mut said = Vec::new();
    let mut add = |name, is_there: bool, write: &dyn Fn(&mut Json)| {
        if is_there {
            let mut json = Json::default();
            write(&mut json);
            said.push((name, json.into_text()));
        }
    };
    let word = |text: &str| {
        let text = text.to_owned();
        move |json: &mut Json| json.string(&text)
    };
    // Clients of toolc's own call tools and arguments by these.
    add("name", *sent.name != *tool.name, &word(&tool.name));
    add("arguments", !sent.arguments.is_empty(), &|json| {
        json.open();
        for (sent, own) in &sent.arguments {
            json.text(sent, own);
        }
        json.close();
    });
    let version = tool.version.as_deref();
    add(
        "version",
        version.is_some(),
        &word(version.unwrap_or_default()),
    );
    add("capabilities", !tool.capabilities.is_empty(), &|json| {
        let needs = tool.capabilities.iter().map(|need| match &need.scope {
            Some(scope) => format!("{}:{scope}", need.name.name()),
            None => need.name.name().to_owned(),
        });
        json.texts(needs);
    });
    add("scopes", !tool.scopes.is_empty(), &|json| {
        json.texts(tool.scopes.iter())
    });
    add("tags", !tool.tags.is_empty(), &|json| {
        json.texts(tool.tags.iter())
    });
    for (name, known) in [
        ("data", tool.data.map(|data| data.name())),
        ("pii", tool.pii.map(|pii| pii.name())),
        ("cost", tool.cost.map(|cost| cost.name())),
    ] {
        add(name, known.is_some(), &word(known.unwrap_or_default()));
    }
    add("next", !tool.next.is_empty(), &|json| {
        json.open_list();
        for next in &tool.next {
            json.open();
            json.text("tool", &design[next.tool].name);
            json.text("reason", next.text.as_deref().unwrap_or_default());
            json.close();
        }
        json.close_list();
    });
    add("examples", !tool.examples.is_empty(), &|json| {
        json.open_list();
        tool.examples
            .iter()
            .for_each(|one| example(design, one, json));
        json.close_list();
    });
    said
}

fn example(design: &Design, example: &Example, json: &mut Json) {
    let member = |json: &mut Json, key: &str, value: &Value| {
        json.key(key);
        json.value(value);
    };
    json.open();
    if let Some(name) = &example.name {
        json.text("name", name);
    }
    member(json, "args", &example.args);
    if let Some(result) = &example.result {
        member(json, "result", result);
    }
    if let Some(error) = &example.error {
        json.key("error");
        json.open();
        json.text("code", &design[error.error].name);
        member(json, "details", &error.details);
        json.close();
    }
    json.close();
}
