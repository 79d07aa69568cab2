//! The tools, resources and prompts of the tests.

use std::sync::Mutex;
use std::time::Duration;

use toolrt::call::{Action, AskSpec, RequestKind, TextPart};
use toolrt::mcp::{
    Cache, Discovery, Mapping, Messages, Origin, PromptArgument, PromptMessage, PromptSpec,
    ResourceShape, ResourceSpec, ServerSpec, Target, Text,
};
use toolrt::spec::{Confirm, Effects, ErrorSpec, Example, Implementation, Spec, ToolsetSpec};
use toolrt::table::{Field, Int, Record, Rest, Table};
use toolrt::{
    Ask, Codec, Content, Context, Decode, Encode, Fault, Handled, Handler, Internal, Json, Kind,
    Level, Outcome, Part, Partial, Payload, Reader, Refused, Reply, Sample, Sink, Summary, Tool,
    ToolError, Toolset, ToolsetBuilder, Uri, Writer,
};

/// The arguments of all tools, and the result of some.
#[derive(Debug, Clone, PartialEq)]
pub struct Said {
    pub text: String,
    pub times: i64,
}

static SAID: Record = Record {
    name: "Said",
    fields: &[
        Field::required("text", Table::STRING),
        Field::default("times", Table::Int(&TIMES), "1"),
    ],
    rest: Rest::Closed,
};

static TIMES: Int = Int::ANY.at_least(0).at_most(1000);

impl Payload for Said {
    fn table() -> Table {
        Table::Record(&SAID)
    }
}

impl Decode for Said {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let (mut text, mut times) = (None, None);
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                "times" => times = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        let times: i64 = times.unwrap_or(1);
        Ok(Self {
            text: text.ok_or(Refused)?,
            times: (0..=1000)
                .contains(&times)
                .then_some(times)
                .ok_or(Refused)?,
        })
    }
}

impl Encode for Said {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").str(&self.text);
        w.key("times").write(&self.times);
        w.end_object();
    }
}

/// The errors of the tools.
#[derive(Debug)]
pub enum Fails {
    /// `not_there`, with the text.
    NotThere(String),
    Internal(Internal),
}

impl From<Internal> for Fails {
    fn from(error: Internal) -> Self {
        Self::Internal(error)
    }
}

impl ToolError for Fails {
    fn into_fault(self) -> Fault {
        match self {
            Self::NotThere(text) => Fault::Declared {
                code: "not_there",
                details: Json::parse(toolrt::Value::from(text.as_str()).to_json()),
            },
            Self::Internal(error) => Fault::Internal(error),
        }
    }

    fn from_details(_: &str, _: &[u8]) -> Option<Self> {
        None
    }
}

const SCHEMA: &str = r#"{"type":"object","properties":{"text":{"type":"string","x-mcp-header":"Text"},"times":{"type":"integer","minimum":0,"maximum":1000,"default":1}},"required":["text"],"additionalProperties":false}"#;

const NOT_THERE: ErrorSpec = ErrorSpec {
    code: "not_there",
    kind: Kind::NotFound,
    message: "There is no such text.",
    field: Some("text"),
    action: Action::Correct,
    after_ms: None,
    hint: Some(&[TextPart::Text("Say something else.")]),
};

const SPEC: Spec = Spec {
    toolset: "saying",
    service: "tests",
    args: Table::Record(&SAID),
    input_schema: SCHEMA,
    ..Spec::EMPTY
};

pub const NUMBER: Spec = Spec {
    result: Some(Table::INT),
    output_schema: Some(r#"{"type":"integer"}"#),
    ..SPEC
};

/// The texts of the calls of `wait` that run.
static WAITING: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// How many calls of `wait` with this text run.
pub fn waiting(text: &str) -> usize {
    let waiting = WAITING.lock().unwrap();
    waiting.iter().filter(|own| *own == text).count()
}

/// Waits until so many calls of `wait` with this text run.
pub async fn until_waiting(text: &str, calls: usize) {
    let there = async {
        while waiting(text) != calls {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    let there = tokio::time::timeout(Duration::from_secs(5), there).await;
    there.unwrap_or_else(|_| panic!("{} calls wait, and not {calls}", waiting(text)));
}

struct Waits(String);

impl Waits {
    fn new(text: String) -> Self {
        WAITING.lock().unwrap().push(text.clone());
        Self(text)
    }
}

impl Drop for Waits {
    fn drop(&mut self) {
        let mut waiting = WAITING.lock().unwrap();
        let place = waiting.iter().position(|own| *own == self.0);
        waiting.swap_remove(place.expect("it is there"));
    }
}

/// Who implements the tools.
pub struct Tools;

/// A tool of [`Tools`] that takes [`Said`]: its type, its spec, its result, and what a call does.
macro_rules! tool {
    ($name:ident, $spec:ident = $value:expr, $result:ty, |$cx:ident, $args:ident| $body:expr) => {
        pub static $spec: Spec = $value;

        pub struct $name;

        impl Tool for $name {
            type Args = Said;
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

        impl Handler<Tools> for $name {
            type Injected = ();

            #[allow(unused_variables, reason = "not all need all")]
            async fn call(_: &Tools, $cx: &Context, $args: Said, (): ()) -> Handled<Self> {
                $body
            }
        }
    };
}

#[allow(unused_imports, reason = "not every test has tools of its own")]
pub(crate) use tool;

pub fn done<T, E>(result: T) -> Result<Reply<T, E>, E> {
    Ok(Reply::complete(result))
}

tool!(
    Echo,
    ECHO = Spec {
        name: "echo",
        title: Some("Echo"),
        description: "Says it again.",
        result: Some(Table::Record(&SAID)),
        output_schema: Some(
            r#"{"type":"object","properties":{"text":{"type":"string"},"times":{"type":"integer"}},"required":["text","times"]}"#
        ),
        effects: Effects {
            readonly: true,
            ..Effects::UNSAID
        },
        reminder: Some(&[TextPart::Text("Do not say it twice.")]),
        examples: &[Example {
            name: None,
            args: r#"{"text":"hi"}"#,
            result: None,
            error: None
        }],
        ..SPEC
    },
    Said,
    |cx, args| done(args)
);

tool!(
    Count,
    COUNT = Spec {
        name: "count",
        description: "Counts, and tells how far it is.",
        item: Some(Table::INT),
        ..NUMBER
    },
    i64,
    |cx, args| {
        let sink: Sink<i64> = Sink::new(cx, Codec::of());
        cx.log_at(Level::Debug, "begins");
        cx.progress("half", Some(50.0));
        for n in 1..=args.times {
            sink.send(&n).await?;
        }
        cx.log_at(Level::Warning, "ends");
        done(args.times)
    }
);

tool!(
    Show,
    SHOW = Spec {
        name: "show",
        description: "Shows everything.",
        ..SPEC
    },
    Content,
    |cx, args| {
        let uri = |text: &str| Uri::from_json(format!("\"{text}\"").as_bytes()).expect("a URI");
        done(Content(vec![
            Part::text(args.text),
            Part::image(vec![1, 2, 3], "image/png"),
            Part::link(uri("test://plain"), "plain"),
            Part::resource_text(uri("test://there"), "is \"there\""),
            Part::Resource {
                uri: uri("test://item/a/1"),
                mime_type: Some("text/x".to_owned()),
                text: None,
                data: None,
                annotations: None,
            },
        ]))
    }
);

tool!(
    Missing,
    MISSING = Spec {
        name: "missing",
        description: "Never finds it.",
        errors: &[NOT_THERE],
        ..NUMBER
    },
    i64,
    |cx, args| Err(Fails::NotThere(args.text))
);

tool!(
    Broken,
    BROKEN = Spec {
        name: "broken",
        description: "Fails for reasons that are nobody's business.",
        ..NUMBER
    },
    i64,
    |cx, args| Err(Internal::new("the password is hunter2").into())
);

tool!(
    Some_,
    SOME = Spec {
        name: "some",
        description: "Does only a part.",
        partial: true,
        errors: &[NOT_THERE],
        ..NUMBER
    },
    i64,
    |cx, args| {
        Ok(Reply::of(Outcome::Partial(Partial {
            result: 2,
            errors: vec![Fails::NotThere(args.text)],
            summary: Summary {
                total: 3,
                succeeded: 2,
                failed: 1,
                recoverable: 1,
            },
        })))
    }
);

const STREET: &str = r#"{"type":"object","properties":{"text":{"type":"string"},"times":{"type":"integer"}},"required":["text"]}"#;

pub const ADDRESS: Ask<Said> = Ask::new("address", Codec::of);
pub const HOW_MANY: Ask<i64> = Ask::new("how_many", Codec::of);

tool!(
    Order,
    ORDER = Spec {
        name: "order",
        description: "Asks where to, and how many.",
        asks: &[
            AskSpec {
                name: "address",
                question: "Where to?",
                schema: STREET
            },
            AskSpec {
                name: "how_many",
                question: "How many?",
                schema: r#"{"type":"integer","minimum":1}"#
            },
        ],
        result: Some(Table::STRING),
        output_schema: Some(r#"{"type":"string"}"#),
        ..SPEC
    },
    String,
    |cx, args| {
        let address = cx.ask(ADDRESS).await?;
        let many = cx.ask(HOW_MANY).await?;
        done(format!("{many} to {}", address.text))
    }
);

tool!(
    Think,
    THINK = Spec {
        name: "think",
        description: "Lets the client's model think.",
        result: Some(Table::STRING),
        output_schema: Some(r#"{"type":"string"}"#),
        ..SPEC
    },
    String,
    |cx, args| {
        let thought = cx
            .sample(Sample::new(args.text, 100).with_system("Be short."))
            .await?;
        let roots = match cx.can_answer(RequestKind::Roots) {
            true => cx.roots().await?.len(),
            false => 0,
        };
        done(format!("{thought} in {roots}"))
    }
);

tool!(
    Remove,
    REMOVE = Spec {
        name: "remove",
        description: "Removes it.",
        effects: Effects {
            destructive: Some(true),
            ..Effects::UNSAID
        },
        confirm: Some(Confirm {
            question: &[
                TextPart::Text("Remove "),
                TextPart::Value(&["args", "text"]),
                TextPart::Text("?")
            ],
            denied: None,
        }),
        ..NUMBER
    },
    i64,
    |cx, args| done(1)
);

tool!(
    Wait,
    WAIT = Spec {
        name: "wait",
        description: "Waits as many hundreds of a second.",
        ..NUMBER
    },
    i64,
    |cx, args| {
        let _waits = Waits::new(args.text);
        let ticks = u64::try_from(args.times).unwrap_or(0);
        tokio::time::sleep(Duration::from_millis(10 * ticks)).await;
        done(args.times)
    }
);

tool!(
    Hurry,
    HURRY = Spec {
        name: "hurry",
        description: "Never ends, and has a hundredth of a second.",
        timeout_ms: Some(10),
        ..NUMBER
    },
    i64,
    |cx, args| {
        std::future::pending::<()>().await;
        done(1)
    }
);

tool!(
    Guarded,
    GUARDED = Spec {
        name: "guarded",
        description: "Needs a scope.",
        scopes: &["admin"],
        ..NUMBER
    },
    i64,
    |cx, args| done(1)
);

tool!(
    Who,
    WHO = Spec {
        name: "who",
        description: "Who calls, and what comes with the call.",
        result: Some(Table::STRING),
        output_schema: Some(r#"{"type":"string"}"#),
        result_hint: Some(&[TextPart::Text("It was "), TextPart::Value(&["result"])]),
        ..SPEC
    },
    String,
    |cx, args| {
        let texts = [
            Some(cx.caller().as_str()),
            cx.session_id(),
            cx.run_id(),
            cx.label("tenant"),
            cx.traceparent(),
        ];
        done(texts.map(|text| text.unwrap_or("-")).join(" "))
    }
);

static SAYING: ToolsetSpec = ToolsetSpec {
    name: "saying",
    service: "tests",
    tools: &[
        &ECHO, &COUNT, &SHOW, &MISSING, &BROKEN, &SOME, &ORDER, &THINK, &REMOVE, &WAIT, &GUARDED,
        &WHO,
    ],
    ..ToolsetSpec::EMPTY
};

pub fn toolset() -> Toolset {
    let mut toolset = ToolsetBuilder::new(&SAYING, Tools);
    toolset.tool::<Echo>();
    toolset.tool::<Count>();
    toolset.tool::<Show>();
    toolset.tool::<Missing>();
    toolset.tool::<Broken>();
    toolset.tool::<Some_>();
    toolset.tool::<Order>();
    toolset.tool::<Think>();
    toolset.tool::<Remove>();
    toolset.tool::<Wait>();
    toolset.tool::<Guarded>();
    toolset.tool::<Who>();
    toolset.build()
}

/// One tool more, for registries that change.
pub fn one_more() -> Toolset {
    let mut toolset = ToolsetBuilder::new(&MORE, Tools);
    toolset.tool::<Later>();
    toolset.build()
}

tool!(
    Later,
    LATER = Spec {
        name: "later",
        description: "Comes later.",
        toolset: "more",
        ..NUMBER
    },
    i64,
    |cx, args| done(1)
);

static MORE: ToolsetSpec = ToolsetSpec {
    name: "more",
    service: "tests",
    tools: &[&LATER],
    ..ToolsetSpec::EMPTY
};

// What is read and prompted.

const HIDDEN: Spec = Spec {
    toolset: "test",
    implementation: Implementation::Resource("test"),
    ..SPEC
};

tool!(
    Item,
    ITEM = Spec {
        name: "test/item",
        // So what it gives is never public.
        scopes: &["items"],
        result: Some(Table::Record(&SAID)),
        errors: &[NOT_THERE],
        ..HIDDEN
    },
    Said,
    |cx, args| match &*args.text {
        "nothing" => Err(Fails::NotThere(args.text)),
        _ => done(args),
    }
);

tool!(
    Greet,
    GREET = Spec {
        name: "test/greet",
        implementation: Implementation::Prompt("test"),
        result: Some(Messages::TABLE),
        ..HIDDEN
    },
    Messages,
    |cx, args| {
        let uri = Uri::from_json(br#""test://item/bare/3""#).expect("a URI");
        let bare = Part::Resource {
            uri,
            mime_type: None,
            text: None,
            data: None,
            annotations: None,
        };
        done(Messages(vec![
            PromptMessage::user(Part::text(format!("{} {}", args.text, args.times))),
            PromptMessage::assistant(bare),
        ]))
    }
);

static SERVED: ToolsetSpec = ToolsetSpec {
    name: "test",
    service: "tests",
    tools: &[&ITEM, &GREET, &PLAIN],
    ..ToolsetSpec::EMPTY
};

static NOTHING: Record = Record {
    name: "Nothing",
    fields: &[],
    rest: Rest::Closed,
};

/// The arguments of a resource without variables.
#[derive(Debug, Clone)]
pub struct Nothing;

impl Payload for Nothing {
    fn table() -> Table {
        Table::Record(&NOTHING)
    }
}

impl Decode for Nothing {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self)
    }
}

impl Encode for Nothing {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

pub static PLAIN: Spec = Spec {
    name: "test/plain",
    args: Table::Record(&NOTHING),
    input_schema: r#"{"type":"object","additionalProperties":false}"#,
    result: Some(Table::STRING),
    ..HIDDEN
};

pub struct Plain;

impl Tool for Plain {
    type Args = Nothing;
    type Result = String;
    type Error = Fails;
    type Side = ();

    fn spec() -> &'static Spec {
        &PLAIN
    }

    fn result() -> Codec<String> {
        Codec::of()
    }
}

impl Handler<Tools> for Plain {
    type Injected = ();

    async fn call(_: &Tools, _: &Context, _: Nothing, (): ()) -> Handled<Self> {
        done("plain \"text\"".to_owned())
    }
}

pub fn served() -> Toolset {
    let mut toolset = ToolsetBuilder::new(&SERVED, Tools);
    toolset.tool::<Item>();
    toolset.tool::<Greet>();
    toolset.tool::<Plain>();
    toolset.build()
}

const RESOURCE: ResourceSpec = ResourceSpec {
    name: "plain",
    title: None,
    description: "A plain text.",
    uri: "test://plain",
    variables: &[],
    mime: Some("text/plain"),
    shape: ResourceShape::Text,
    watched: true,
    cache: Cache::NONE,
    icons: &[],
    tool: &PLAIN,
};

/// The server of the tests.
pub static SERVER: ServerSpec = ServerSpec {
    name: "test",
    service: "tests",
    description: "A server for tests.",
    version: Some("1.2.3"),
    tools: SAYING.tools,
    cache: Cache {
        ttl_ms: 5000,
        private: false,
    },
    context: &[
        Mapping {
            to: Target::RunId,
            from: Origin::Meta("acme.dev/run"),
        },
        Mapping {
            to: Target::Label("tenant"),
            from: Origin::Header("X-Tenant"),
        },
        Mapping {
            to: Target::Label("tenant"),
            from: Origin::Claim("tenant"),
        },
    ],
    resources: &[
        RESOURCE,
        ResourceSpec {
            name: "item",
            description: "An item.",
            uri: "test://item/{text}/{times}",
            variables: &["text", "times"],
            mime: None,
            shape: ResourceShape::Json,
            watched: false,
            cache: Cache {
                ttl_ms: 1000,
                private: false,
            },
            tool: &ITEM,
            ..RESOURCE
        },
    ],
    prompts: &[PromptSpec {
        name: "greet",
        title: Some("Greet"),
        description: "Greets.",
        icons: &[],
        arguments: &[
            PromptArgument {
                name: "text",
                title: None,
                description: Some("What to say."),
                required: true,
                values: &[],
            },
            PromptArgument {
                name: "times",
                title: None,
                description: None,
                required: false,
                values: &["1", "2", "12"],
            },
        ],
        tool: &GREET,
    }],
    ..ServerSpec::EMPTY
};

/// The same, with hints as texts.
pub static HINTS: ServerSpec = ServerSpec {
    text: Text::Both,
    ..SERVER
};

/// The same, with two tools in place of all.
pub static CATALOGUE: ServerSpec = ServerSpec {
    discovery: Discovery {
        search: true,
        permitted: false,
    },
    ..SERVER
};

/// The same, which lists what its callers may call.
pub static PERMITTED: ServerSpec = ServerSpec {
    discovery: Discovery {
        search: false,
        permitted: true,
    },
    ..SERVER
};
