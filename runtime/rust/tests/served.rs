//! Servers over a registry: what they show, what they say, and their prompts.

use std::sync::{Arc, Mutex};

use toolrt::call::{Role, TextPart};
use toolrt::codec::{Decode, Encode};
use toolrt::host::{RegisterError, Tool};
use toolrt::mcp::{
    Completer, CompletionOf, MessageContent, MessageSpec, Messages, PromptMessage, Prompted,
    Server, ServerSpec,
};
use toolrt::spec::{Handoff, Implementation, Spec, ToolsetSpec};
use toolrt::table::{Field, Record, Rest, Table};
use toolrt::{
    BoxFuture, Codec, Context, Envelope, Handled, Handler, Inputs, Internal, Part, Payload, Reader,
    Refused, Registry, Reply, Toolset, ToolsetBuilder, Writer, tool_errors,
};

use crate::tasks::Tasks;

#[derive(Debug)]
enum Fails {
    Internal(Internal),
}

tool_errors!(Fails {});

/// `{ topic?: string }`
#[derive(Clone)]
struct About {
    topic: Option<String>,
}

static ABOUT: Record = Record {
    name: "About",
    fields: &[Field::optional("topic", Table::STRING)],
    rest: Rest::Closed,
};

impl Payload for About {
    fn table() -> Table {
        Table::Record(&ABOUT)
    }
}

impl Decode for About {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut topic = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "topic" => topic = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { topic })
    }
}

impl Encode for About {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(topic) = &self.topic {
            w.key("topic").str(topic);
        }
        w.end_object();
    }
}

macro_rules! tool {
    ($name:ident, $args:ty, $result:ty, $spec:expr) => {
        struct $name;

        impl Tool for $name {
            type Args = $args;
            type Result = $result;
            type Error = Fails;
            type Side = ();

            fn spec() -> &'static Spec {
                &$spec
            }

            fn result() -> Codec<$result> {
                Codec::of()
            }
        }
    };
}

static ASK: Spec = Spec {
    name: "guide/ask",
    toolset: "guide",
    implementation: Implementation::Prompt("guide"),
    args: Table::Record(&ABOUT),
    result: Some(Messages::TABLE),
    ..Spec::EMPTY
};
static READ: Spec = Spec {
    name: "read",
    next: &[
        Handoff {
            tool: "write",
            reason: "change it",
        },
        Handoff {
            tool: "hide",
            reason: "nobody sees that",
        },
    ],
    ..TOOL
};
static WRITE: Spec = Spec {
    name: "write",
    ..TOOL
};
static HIDE: Spec = Spec {
    name: "hide",
    ..TOOL
};
const TOOL: Spec = Spec {
    toolset: "notes",
    args: Table::INT,
    result: Some(Table::INT),
    ..Spec::EMPTY
};

tool!(Ask, About, Messages, ASK);
tool!(Read, i64, i64, READ);
tool!(Write, i64, i64, WRITE);
tool!(Hide, i64, i64, HIDE);

const TOPIC: TextPart = TextPart::Value(&["args", "topic"]);

impl Prompted for Ask {
    const MESSAGES: &'static [MessageSpec] = &[
        MessageSpec {
            role: Role::User,
            content: MessageContent::Text(&[TextPart::Text("About "), TOPIC, TextPart::Text("?")]),
        },
        MessageSpec {
            role: Role::Assistant,
            content: MessageContent::Image {
                data: "AAE=",
                mime: "image/png",
            },
        },
        MessageSpec {
            role: Role::User,
            content: MessageContent::Resource {
                uri: &[TextPart::Text("notes:"), TOPIC],
                mime: Some("text/plain"),
                text: None,
            },
        },
    ];
    type Injected = ();

    fn inputs(args: &About, (): &()) -> Result<Inputs, Internal> {
        Inputs::of(args)
    }
}

macro_rules! handlers {
    ($($name:ident)*) => {$(
        impl Handler<()> for $name {
            type Injected = ();

            async fn call((): &(), _: &Context, args: i64, (): ()) -> Handled<Self> {
                Ok(Reply::complete(args))
            }
        }
    )*};
}

handlers!(Read Write Hide);

static NOTES: ToolsetSpec = ToolsetSpec {
    name: "notes",
    when: Some("something is worth it."),
    avoid: Some("for secrets."),
    ..ToolsetSpec::EMPTY
};
static GUIDE: ToolsetSpec = ToolsetSpec {
    name: "guide",
    ..ToolsetSpec::EMPTY
};
static SERVER: ServerSpec = ServerSpec {
    name: "guide",
    version: Some("1.0.0"),
    description: "Notes of a team.",
    tools: &[&WRITE, &READ],
    ..ServerSpec::EMPTY
};

fn registry() -> Arc<Registry> {
    let mut notes = ToolsetBuilder::new(&NOTES, ());
    notes.tool::<Hide>();
    notes.tool::<Read>();
    notes.tool::<Write>();
    let registry = Registry::new();
    registry.register(notes.build()).unwrap();
    Arc::new(registry)
}

fn guide() -> Toolset {
    let mut guide = ToolsetBuilder::new(&GUIDE, ());
    guide.prompt::<Ask>();
    guide.build()
}

fn names(server: &Server) -> Vec<&'static str> {
    server.tools().iter().map(|spec| spec.name).collect()
}

#[test]
fn a_server_shows_what_its_design_exposes_and_its_registry_has() {
    let registry = registry();
    let server = Server::with(&SERVER, &registry, guide()).unwrap();
    assert_eq!(names(&server), ["write", "read"]);
    assert!(server.shows("hide").is_none() && server.shows("guide/ask").is_none());
    assert_eq!((server.name(), server.version()), ("guide", Some("1.0.0")));
    assert!(registry.unregister("write"));
    assert_eq!(names(&server), ["read"]);
    assert!(server.shows("write").is_none());
    // Another server of the same name finds its prompts taken.
    let again = Server::with(&SERVER, &registry, guide());
    assert!(matches!(again, Err(RegisterError::NameTaken { .. })));
}

#[test]
fn a_server_of_all_tools_shows_whatever_is_registered() {
    let registry = registry();
    registry.register(guide()).unwrap();
    let server = Server::of(&registry, "all").with_version("2.0.0");
    assert_eq!(names(&server), ["hide", "read", "write"]);
    assert!(server.shows("hide").is_some() && server.shows("guide/ask").is_none());
    assert_eq!((server.name(), server.version()), ("all", Some("2.0.0")));
}

#[test]
fn instructions_are_the_designs_or_made_of_it() {
    let registry = registry();
    assert_eq!(
        Server::new(&SERVER, &registry).instructions().as_deref(),
        Some(
            "Notes of a team.\n\nnotes: When: something is worth it. Not: for secrets.\nread, then write: change it"
        )
    );
    assert!(registry.unregister_toolset("notes") > 0);
    assert_eq!(Server::of(&registry, "all").instructions(), None);
    static WRITTEN: ServerSpec = ServerSpec {
        instructions: Some("Be brief."),
        ..SERVER_OF_NOTHING
    };
    const SERVER_OF_NOTHING: ServerSpec = ServerSpec::EMPTY;
    let written = Server::new(&WRITTEN, &registry);
    assert_eq!(written.instructions().as_deref(), Some("Be brief."));
}

#[test]
fn a_search_ranks_among_the_tools_of_the_server() {
    let server = Server::new(&SERVER, &registry());
    let found = |server: &Server| {
        let found = server.find("read notes", 10);
        found
            .iter()
            .map(|found| (found.spec.name, found.score))
            .collect::<Vec<_>>()
    };
    assert_eq!(found(&server), [("read", 20), ("write", 4)]);
    let all = Server::of(server.registry(), "all");
    assert_eq!(found(&all), [("read", 20), ("hide", 4), ("write", 4)]);
}

#[test]
fn all_clones_of_a_server_tell_of_changes() {
    struct Nobody;

    impl Completer for Nobody {
        fn complete<'a>(
            &'a self,
            _: CompletionOf<'a>,
            _: &'a str,
            _: &'a str,
            _: &'a [(String, String)],
        ) -> BoxFuture<'a, Vec<String>> {
            Box::pin(std::future::ready(Vec::new()))
        }
    }

    let server = Server::new(&SERVER, &registry());
    let heard = Arc::new(Mutex::new(Vec::new()));
    let watching = server.on_update({
        let heard = heard.clone();
        move |uri| heard.lock().unwrap().push(uri.to_owned())
    });
    server.clone().with_completer(Nobody).updated("test://a");
    drop(watching);
    server.updated("test://b");
    assert_eq!(*heard.lock().unwrap(), ["test://a"]);
}

fn ask(payload: &str) -> Envelope {
    let registry = registry();
    registry.register(guide()).unwrap();
    Tasks::default().run(registry.call("guide/ask", payload, &Context::new()))
}

#[test]
fn a_prompt_is_rendered_for_its_arguments() {
    let envelope = ask(r#"{"topic":"tea"}"#);
    assert_eq!(
        envelope.result.expect("it is rendered").as_str(),
        r#"[{"role":"user","content":{"type":"text","text":"About tea?"}},{"role":"assistant","content":{"type":"image","data":"AAE=","mimeType":"image/png"}},{"role":"user","content":{"type":"resource","resource":{"uri":"notes:tea","mimeType":"text/plain"}}}]"#
    );
    // What is absent prints nothing.
    let bare = ask("{}").result.expect("it is rendered");
    assert!(bare.as_str().contains(r#""text":"About ?""#));
    assert_eq!(ask(r#"{"topic":1}"#).error.unwrap().code, "invalid_input");
    // The design promises a URI.
    let broken = ask(r#"{"topic":"no uri"}"#).error.unwrap();
    assert_eq!(broken.code, "invalid_output");
    assert_eq!(broken.issues[0].path, "/2/content/resource/uri");
}

#[test]
fn messages_are_read_as_they_were_written() {
    let messages = Messages(vec![
        PromptMessage::user("a"),
        PromptMessage::assistant(Part::image(vec![0, 1], "image/png")),
    ]);
    let json = messages.to_json().unwrap();
    assert_eq!(
        String::from_utf8_lossy(&json),
        r#"[{"role":"user","content":{"type":"text","text":"a"}},{"role":"assistant","content":{"type":"image","data":"AAE=","mimeType":"image/png"}}]"#
    );
    assert_eq!(Messages::from_json(&json).unwrap(), messages);
    assert_eq!(Messages::from("a").0, messages.0[..1]);
    for wrong in [
        r#"[{"role":"system","content":{"type":"text","text":"a"}}]"#,
        r#"[{"role":"user"}]"#,
    ] {
        assert_eq!(Messages::from_json(wrong).unwrap_err().len(), 1, "{wrong}");
    }
}
