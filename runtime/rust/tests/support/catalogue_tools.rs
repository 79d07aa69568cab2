//! The tools of the vectors of catalogues (`spec/conformance/catalogue`).

use std::fs;
use std::sync::{LazyLock, OnceLock};

use serde_json::Value as Json;
use toolrt::call::{Action, Template, TextPart};
use toolrt::host::Tool;
use toolrt::spec::{Capability, Effects, ErrorSpec, Paging, Spec, ToolsetSpec};
use toolrt::table::Table;
use toolrt::{
    Codec, Context, Fault, Handled, Handler, Internal, Kind, Outcome, Partial, Reply, ToolError,
    ToolsetBuilder,
};

use crate::args;

pub static VECTORS: LazyLock<Json> = LazyLock::new(|| {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../spec/conformance/catalogue/catalogue.json"
    );
    let file = fs::read(path).expect("the vectors are there");
    serde_json::from_slice(&file).expect("the vectors are JSON")
});

static ODD: ToolsetSpec = ToolsetSpec {
    name: "odd",
    ..ToolsetSpec::EMPTY
};

type Args = args::Args<false>;

#[derive(Debug)]
pub enum Fails {
    Busy,
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
            Self::Busy => Fault::Declared {
                code: "busy",
                details: None,
            },
            Self::Internal(error) => Fault::Internal(error),
        }
    }

    fn from_details(_: &str, _: &[u8]) -> Option<Self> {
        None
    }
}

/// A text with values at the paths behind `=`.
fn template(parts: &'static Json) -> Option<Template> {
    let parts = parts.as_array()?.iter().map(|part| {
        let part = part.as_str().unwrap();
        match part.strip_prefix('=') {
            Some(path) => TextPart::Value(path.split('.').collect::<Vec<_>>().leak()),
            None => TextPart::Text(part),
        }
    });
    Some(parts.collect::<Vec<_>>().leak())
}

/// What the vectors say of a tool.
fn spec(name: &'static str) -> Spec {
    let tools = VECTORS["tools"].as_array().unwrap();
    let tool: &'static Json = tools.iter().find(|tool| tool["name"] == name).unwrap();
    let is = |name: &str| tool["effects"][name].as_bool();
    let tags = tool["tags"].as_array().into_iter().flatten();
    let tags: Vec<&str> = tags.map(|tag| tag.as_str().unwrap()).collect();
    let needs = tool["capabilities"].as_array().into_iter().flatten();
    let needs: Vec<Capability> = needs
        .map(|name| Capability {
            name: name.as_str().unwrap(),
            scope: None,
        })
        .collect();
    let result = &tool["output_schema"];
    let schema = match result {
        Json::Null => r#"{"type":"integer"}"#,
        schema => schema.to_string().leak(),
    };
    Spec {
        name,
        toolset: "odd",
        description: tool["description"].as_str().unwrap(),
        tags: tags.leak(),
        effects: Effects {
            readonly: is("readonly") == Some(true),
            destructive: is("destructive"),
            idempotent: is("idempotent") == Some(true),
            open_world: is("open_world"),
        },
        args: args::table(false),
        capabilities: needs.leak(),
        result: Some(match result {
            Json::Null => Table::INT,
            _ => Table::STRING,
        }),
        input_schema: VECTORS["schema"].to_string().leak(),
        output_schema: Some(schema),
        reminder: template(&tool["reminder"]),
        result_hint: template(&tool["hint"]),
        paging: tool["next"].as_array().map(|_| Paging {
            cursor: &["n"],
            next: &[],
        }),
        partial: tool["does"] == "some",
        errors: &[ErrorSpec {
            code: "busy",
            kind: Kind::Unavailable,
            message: "Not now.",
            action: Action::Retry,
            field: None,
            after_ms: None,
            hint: None,
        }],
        ..Spec::EMPTY
    }
}

macro_rules! tools {
    ($($name:ident = $tool:literal: $result:ty, $does:expr;)*) => {
        $(
            pub struct $name;

            impl Tool for $name {
                type Args = Args;
                type Result = $result;
                type Error = Fails;
                type Side = ();

                fn spec() -> &'static Spec {
                    static SPEC: OnceLock<Spec> = OnceLock::new();
                    SPEC.get_or_init(|| spec($tool))
                }

                fn result() -> Codec<$result> {
                    Codec::of()
                }
            }

            impl Handler<()> for $name {
                type Injected = ();

                async fn call((): &(), _: &Context, args: Args, (): ()) -> Handled<Self> {
                    let does: fn(i64) -> Handled<Self> = $does;
                    does(args.n)
                }
            }
        )*

        /// The tools of the vectors.
        pub fn toolset() -> toolrt::Toolset {
            let mut toolset = ToolsetBuilder::new(&ODD, ());
            $(toolset.tool::<$name>();)*
            toolset.build()
        }
    };
}

tools! {
    Echo = "echo": i64, |n| Ok(Reply::complete(n));
    Busy = "busy": i64, |_| Err(Fails::Busy);
    Drops = "drop": i64, |n| Ok(Reply::complete(n));
    Some_ = "some": i64, |n| Ok(Reply {
        outcome: Outcome::Partial(Partial {
            result: n,
            errors: vec![Fails::Busy],
            summary: Default::default(),
        }),
        side: (),
    });
    Page = "page": String, |n| Ok(Reply::complete(format!("p{}", n + 1)));
    Needy = "needy": i64, |n| Ok(Reply::complete(n));
    Peek = "peek": i64, |n| Ok(Reply::complete(n));
}

/// Whether clients of the catalogue see a tool.
pub fn is_shown(spec: &Spec) -> bool {
    let tools = VECTORS["tools"].as_array().unwrap();
    let hidden = |tool: &&Json| tool["hidden"] == true;
    !tools
        .iter()
        .filter(hidden)
        .any(|tool| tool["name"] == spec.name)
}
