//! A server leads no call around a step: each way to reach one, by each step of `spec/runtime.md` §1.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use toolrt::host::{AllowAll, Limits, Policy, Refusal, ToolLimits};
use toolrt::mcp::{Era, Server};
use toolrt::spec::{Spec, ToolsetSpec};
use toolrt::{
    Answer, Asked, Asker, BoxFuture, CallFault, Cancel, Context, Executor, Handled, Handler, Kind,
    Registry, ToolsetBuilder, Value,
};
use toolrt_mcp::{ClientOptions, Connection, Options, serve_streams};

use crate::support::tools::{
    BROKEN, Broken, ECHO, Echo, HURRY, Hurry, REMOVE, Remove, Said, Tools,
};
use crate::support::web::Web;

/// Closes one door for all calls.
struct Closed(&'static str);

impl Closed {
    fn closed(&self, door: &str) -> Result<(), Refusal> {
        match door == self.0 {
            true => Err(Box::new(CallFault::new(
                format!("closed_{door}"),
                Kind::Auth,
                "No.",
            ))),
            false => Ok(()),
        }
    }
}

impl Policy for Closed {
    fn admit(&self, _: &'static Spec, cx: &Context) -> Result<(), Refusal> {
        match cx.tool() {
            // A list is no call. From it, clients know which headers a call needs.
            "" => Ok(()),
            _ => self.closed("admit"),
        }
    }

    fn reads_args(&self, _: &'static Spec) -> bool {
        true
    }

    fn admit_args(&self, _: &'static Spec, _: &Value, _: &Context) -> Result<(), Refusal> {
        self.closed("args")
    }

    fn limit(
        &self,
        _: &'static Spec,
        _: &Context,
    ) -> Result<Option<Box<dyn Send + Sync>>, Refusal> {
        self.closed("limit").map(|()| None)
    }
}

/// A call that a step ends, or none.
struct Case {
    step: &'static str,
    code: &'static str,
    tool: &'static str,
    args: &'static str,
    cx: fn(Context) -> Context,
    host: fn(&mut Registry),
    /// Whether the handler begins.
    reaches: bool,
}

const PLAIN: Case = Case {
    step: "nothing is in the way",
    code: "",
    tool: "echo",
    args: r#"{"text":"a"}"#,
    cx: |cx| cx,
    host: |_| {},
    reaches: true,
};

const STOPPED: Case = Case {
    reaches: false,
    ..PLAIN
};

const STEPS: &[Case] = &[
    PLAIN,
    Case {
        step: "static policy",
        code: "closed_admit",
        host: |registry| registry.set_policy(Closed("admit")),
        ..STOPPED
    },
    Case {
        step: "decode",
        code: "invalid_input",
        args: r#"{"text":1}"#,
        ..STOPPED
    },
    Case {
        step: "payload size",
        code: "too_large",
        host: |registry| registry.set_max_payload(11),
        ..STOPPED
    },
    Case {
        step: "argument policy",
        code: "closed_args",
        host: |registry| registry.set_policy(AllowAll.and(Closed("args"))),
        ..STOPPED
    },
    Case {
        step: "dry run",
        code: "invalid_input",
        cx: |cx| cx.with_dry_run(true),
        ..STOPPED
    },
    Case {
        step: "confirm",
        code: "denied",
        tool: "remove",
        ..STOPPED
    },
    Case {
        step: "limits of the host",
        code: "unavailable",
        host: |registry| {
            let none = ToolLimits {
                parallel: Some(0),
                ..ToolLimits::default()
            };
            registry.set_limits(Limits::default().with_tool("echo", none));
        },
        ..STOPPED
    },
    Case {
        step: "limits of the policy",
        code: "closed_limit",
        host: |registry| registry.set_policy(Closed("limit")),
        ..STOPPED
    },
    Case {
        step: "the caller's deadline",
        code: "timeout",
        cx: |cx| cx.with_timeout(Duration::ZERO),
        ..STOPPED
    },
    Case {
        step: "the tool's deadline",
        code: "timeout",
        tool: "hurry",
        ..PLAIN
    },
    Case {
        step: "cancel",
        code: "cancelled",
        cx: |cx| {
            let cancel = Cancel::new();
            cancel.cancel();
            cx.with_cancel(cancel)
        },
        ..STOPPED
    },
    Case {
        step: "execute",
        code: "internal",
        tool: "broken",
        ..PLAIN
    },
    Case {
        step: "result size",
        code: "invalid_output",
        host: |registry| registry.set_max_result(2),
        ..PLAIN
    },
];

/// Notes that a handler has begun.
struct Noting(Arc<AtomicBool>);

macro_rules! noted {
    ($($tool:ident),*) => {
        $(impl Handler<Noting> for $tool {
            type Injected = ();

            async fn call(own: &Noting, cx: &Context, args: Said, (): ()) -> Handled<Self> {
                own.0.store(true, Ordering::Release);
                <$tool as Handler<Tools>>::call(&Tools, cx, args, ()).await
            }
        })*
    };
}

noted!(Echo, Broken, Hurry, Remove);

static NOTED: ToolsetSpec = ToolsetSpec {
    name: "saying",
    service: "tests",
    tools: &[&ECHO, &BROKEN, &HURRY, &REMOVE],
    ..ToolsetSpec::EMPTY
};

/// The server of a case, and how it is served.
fn served(case: &Case, begun: &Arc<AtomicBool>) -> (Server, Options) {
    let mut toolset = ToolsetBuilder::new(&NOTED, Noting(begun.clone()));
    toolset.tool::<Echo>();
    toolset.tool::<Broken>();
    toolset.tool::<Hurry>();
    toolset.tool::<Remove>();
    let mut registry = Registry::new();
    let registered = registry.register(toolset.build());
    registered.expect("the names are free");
    (case.host)(&mut registry);
    let change = case.cx;
    let options = Options::new().context(move |cx, _| change(cx));
    (Server::of(&Arc::new(registry), "saying"), options)
}

/// Agrees to nothing.
struct Unwilling;

impl Asker for Unwilling {
    fn ask<'a>(&'a self, _: Asked<'a>) -> BoxFuture<'a, Answer> {
        Box::pin(std::future::ready(Answer::Declined))
    }
}

/// Makes the call of a case, and gives the code of its error, or nothing.
async fn code(case: &Case, is_http: bool, era: Era, begun: &Arc<AtomicBool>) -> String {
    let (server, options) = served(case, begun);
    let own = ClientOptions::new().era(era).asker(Unwilling);
    let cx = Context::new();
    let envelope = if is_http {
        let web = Web::new(server, options).await;
        let url = format!("http://{}/mcp", web.address);
        let connection = Connection::http(&url, own).await.expect("it is a server");
        connection.call(case.tool, case.args.as_bytes(), &cx).await
    } else {
        let (near, far) = tokio::io::duplex(64 * 1024);
        let (read, write) = tokio::io::split(far);
        tokio::spawn(serve_streams(server, options, read, write));
        let (read, write) = tokio::io::split(near);
        let connection = Connection::streams(read, write, own).await;
        let connection = connection.expect("it is a server");
        connection.call(case.tool, case.args.as_bytes(), &cx).await
    };
    let error = envelope.error;
    error.map_or_else(String::new, |error| error.code.into_owned())
}

#[tokio::test]
async fn no_server_leads_around_a_step() {
    for case in STEPS {
        for is_http in [false, true] {
            for era in [Era::Older, Era::Modern] {
                let begun = Arc::new(AtomicBool::new(false));
                let code = code(case, is_http, era, &begun).await;
                let way = format!("{} by {era:?}, HTTP: {is_http}", case.step);
                assert_eq!(code, case.code, "{way}");
                assert_eq!(begun.load(Ordering::Acquire), case.reaches, "{way}");
            }
        }
    }
}
