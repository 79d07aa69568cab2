//! Who may name what: every method of the protocol against every check, by the table that all runtimes run.

#![cfg(feature = "http")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio::time::timeout;
use toolrt::call::TextPart;
use toolrt::host::{Policy, Refusal};
use toolrt::mcp::{
    Cache, Messages, PromptArgument, PromptMessage, PromptSpec, ResourceShape, ResourceSpec,
    Server, ServerSpec,
};
use toolrt::spec::{Confirm, Implementation, Spec, ToolsetSpec};
use toolrt::{
    BoxFuture, CallFault, Codec, Context, Handled, Handler, Kind, Part, Registry, Tool, Toolset,
    ToolsetBuilder,
};
use toolrt_mcp::{Identity, Options, Refused, Verifier};

use crate::support;
use crate::support::tools::{self, Fails, Said, Tools, done, tool};
use crate::support::web::{Answer, Web, begun, headers, request, with};

const TABLE: &str = include_str!("../../../spec/conformance/mcp/authorization.json");

tool!(
    Act,
    ACT = Spec {
        name: "act",
        toolset: "table",
        scopes: &["act"],
        ..tools::NUMBER
    },
    i64,
    |cx, args| done(args.times)
);

tool!(
    Slow,
    SLOW = Spec {
        name: "slow",
        toolset: "table",
        scopes: &["slow"],
        confirm: Some(Confirm {
            question: &[TextPart::Text("Slowly?")],
            denied: None,
        }),
        ..tools::NUMBER
    },
    i64,
    |cx, args| done(args.times)
);

tool!(
    Item,
    ITEM = Spec {
        name: "table/item",
        toolset: "table/served",
        scopes: &["read"],
        implementation: Implementation::Resource("table"),
        ..tools::NUMBER
    },
    i64,
    |cx, args| done(args.times)
);

tool!(
    Greet,
    GREET = Spec {
        name: "table/greet",
        toolset: "table/served",
        scopes: &["greet"],
        implementation: Implementation::Prompt("table"),
        result: Some(Messages::TABLE),
        ..tools::NUMBER
    },
    Messages,
    |cx, args| done(Messages(vec![PromptMessage::user(Part::text(args.text))]))
);

static TOOLS: ToolsetSpec = ToolsetSpec {
    name: "table",
    service: "tests",
    tools: &[&ACT, &SLOW],
    ..ToolsetSpec::EMPTY
};

static SERVED: ToolsetSpec = ToolsetSpec {
    name: "table/served",
    service: "tests",
    tools: &[&ITEM, &GREET],
    ..ToolsetSpec::EMPTY
};

static SERVER: ServerSpec = ServerSpec {
    name: "table",
    service: "tests",
    tools: TOOLS.tools,
    resources: &[ResourceSpec {
        name: "item",
        title: None,
        description: "",
        uri: "table://item/{text}",
        variables: &["text"],
        mime: None,
        shape: ResourceShape::Json,
        watched: true,
        cache: Cache::NONE,
        icons: &[],
        tool: &ITEM,
    }],
    prompts: &[PromptSpec {
        name: "greet",
        title: None,
        description: "",
        icons: &[],
        arguments: &[PromptArgument {
            name: "text",
            title: None,
            description: None,
            required: true,
            values: &["a", "b"],
        }],
        tool: &GREET,
    }],
    ..ServerSpec::EMPTY
};

/// Refuses one caller everything.
struct NotEve;

impl Policy for NotEve {
    fn admit(&self, _: &'static Spec, cx: &Context) -> Result<(), Refusal> {
        match cx.caller().as_str() {
            "eve" => Err(Box::new(CallFault::new(
                "capability_denied",
                Kind::Auth,
                "Not eve.",
            ))),
            _ => Ok(()),
        }
    }
}

/// Knows the tokens of the table.
struct Tokens(Value);

impl Verifier for Tokens {
    fn verify<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<Identity, Refused>> {
        Box::pin(async move {
            let known = self.0.get(token).ok_or(Refused::Invalid)?;
            let scopes = known["scopes"].as_array().unwrap().iter();
            let identity = Identity::new(known["owner"].as_str().unwrap());
            Ok(identity.with_scopes(scopes.map(|scope| scope.as_str().unwrap())))
        })
    }
}

fn toolsets() -> (Toolset, Toolset) {
    let mut tools = ToolsetBuilder::new(&TOOLS, Tools);
    tools.tool::<Act>();
    tools.tool::<Slow>();
    let mut served = ToolsetBuilder::new(&SERVED, Tools);
    served.tool::<Item>();
    served.tool::<Greet>();
    (tools.build(), served.build())
}

fn server() -> Server {
    server_under(NotEve)
}

fn server_under(policy: impl Policy + 'static) -> Server {
    let mut registry = Registry::new();
    registry.set_policy(policy);
    let (tools, served) = toolsets();
    registry.register(tools).expect("the names are free");
    Server::with(&SERVER, &Arc::new(registry), served).expect("the names are free")
}

async fn web(table: &Value) -> Web {
    let options = Options::new()
        .auth(Tokens(table["tokens"].clone()))
        .tasks(|spec| spec.name == "slow");
    Web::new(server(), options).await
}

fn capabilities() -> Value {
    json!({"extensions": {"io.modelcontextprotocol/tasks": {}}, "elicitation": {}})
}

/// A client with a token, in an era.
struct Client<'w> {
    web: &'w Web,
    token: Option<&'w str>,
    /// The session of the older era.
    session: Option<String>,
}

impl<'w> Client<'w> {
    async fn new(web: &'w Web, token: &'w str, era: &str) -> Self {
        let mut client = Self {
            web,
            token: Some(token),
            session: None,
        };
        if era == "older" {
            let begun = client
                .ask("initialize", support::initialize(capabilities()))
                .await;
            let session = begun.header("mcp-session-id").expect("a session");
            client.session = Some(session.to_owned());
            let told = json!({"jsonrpc": "2.0", "method": "notifications/initialized"});
            assert_eq!(client.post(client.older(), &told).await.status, 202);
        }
        client
    }

    /// The same client with another token.
    fn by(&self, token: Option<&'w str>) -> Self {
        Self {
            web: self.web,
            token,
            session: self.session.clone(),
        }
    }

    fn older(&self) -> Vec<(String, String)> {
        let session = self.session.iter();
        let named = session.map(|id| ("Mcp-Session-Id".to_owned(), id.clone()));
        named
            .chain([("Mcp-Protocol-Version".to_owned(), "2025-11-25".to_owned())])
            .collect()
    }

    async fn post(&self, headers: Vec<(String, String)>, message: &Value) -> Answer {
        self.send(headers, message.to_string().as_bytes()).await
    }

    async fn send(&self, headers: Vec<(String, String)>, body: &[u8]) -> Answer {
        let headers = match self.token {
            Some(token) => with(headers, "Authorization", &format!("Bearer {token}")),
            None => headers,
        };
        let stream = self
            .web
            .begin(("POST", "/mcp"), &headers, (body.len(), body));
        begun(stream.await, Duration::from_millis(300)).await
    }

    async fn ask(&self, method: &str, mut params: Value) -> Answer {
        let is_older = self.session.is_some() || method == "initialize";
        let message =
            |params: Value| json!({"jsonrpc": "2.0", "id": 7, "method": method, "params": params});
        if is_older {
            return self.post(self.older(), &message(params)).await;
        }
        let named = ["name", "uri", "taskId"]
            .iter()
            .find_map(|key| params[*key].as_str());
        let mut own = headers(method, named);
        if params["name"].is_string() {
            own = with(own, "Mcp-Param-Text", "a");
        }
        params["_meta"] = support::modern(capabilities());
        self.post(own, &message(params)).await
    }

    /// A task of the tool `slow`, which asks first.
    async fn task(&self) -> String {
        let slow = json!({"name": "slow", "arguments": {"text": "a", "times": 3}});
        let begun = self.ask("tools/call", slow).await;
        let last = begun.last();
        last["result"]["taskId"]
            .as_str()
            .unwrap_or_else(|| panic!("no task: {last}"))
            .to_owned()
    }
}

/// What is refused, and by whom.
#[derive(Debug, PartialEq)]
enum Outcome {
    Allowed,
    /// By HTTP: the status, and the scope that it asks for.
    Status(u16, Option<String>),
    /// By a result or an error with an error of the pipeline.
    Result(String),
    Error(String),
}

fn outcome(answer: &Answer) -> Outcome {
    if matches!(answer.status, 401 | 403)
        || answer.status == 404 && !answer.body.contains("jsonrpc")
    {
        let asks = answer.header("www-authenticate").unwrap_or_default();
        let scope = asks.split_once("error=\"insufficient_scope\", scope=\"");
        let scope = scope.and_then(|(_, rest)| rest.split('"').next());
        return Outcome::Status(answer.status, scope.map(str::to_owned));
    }
    let last = answer.last();
    if last.get("error").is_some() {
        let error = &last["error"];
        let code = error["data"]["error"]["code"].as_str().map(str::to_owned);
        return Outcome::Error(code.unwrap_or_else(|| error["message"].to_string()));
    }
    match last["result"]["isError"] == true {
        true => {
            let code = &last["result"]["_meta"]["dev.toolc/envelope"]["error"]["code"];
            Outcome::Result(code.as_str().unwrap_or_default().to_owned())
        }
        false => Outcome::Allowed,
    }
}

fn table() -> Value {
    serde_json::from_str(TABLE).expect("the table is JSON")
}

#[tokio::test]
async fn every_method_asks_what_its_row_says() {
    let table = table();
    let web = web(&table).await;
    let mut cells = 0;
    for row in table["methods"].as_array().unwrap() {
        for era in ["older", "modern"] {
            cells += checked(&web, row, era).await;
        }
    }
    assert!(cells > 120, "{cells}");
}

/// Checks a row in an era; how many checks there were.
async fn checked(web: &Web, row: &Value, era: &str) -> usize {
    let method = row["method"].as_str().unwrap();
    let is_served = row["eras"].as_array().unwrap().contains(&json!(era));
    if method == "initialize" && !is_served {
        // Whatever its headers say, it begins a session of the older era.
        return 0;
    }
    let full = match method {
        "initialize" => Client {
            web,
            token: Some("full"),
            session: None,
        },
        _ => Client::new(web, "full", era).await,
    };
    let is_task = row["owner"] == "task";
    let task = match is_task && is_served {
        true => Some(full.task().await),
        false => None,
    };
    let params = |task: &Option<String>| {
        let mut params = row["params"].clone();
        if method == "initialize" {
            params = support::initialize(json!({}));
        }
        if let Some(task) = task {
            params["taskId"] = task.as_str().into();
        }
        params
    };
    let about = format!("{method} {era}");
    let ask = async |client: &Client<'_>| outcome(&client.ask(method, params(&task)).await);

    // A token.
    assert_eq!(
        ask(&full.by(None)).await,
        Outcome::Status(401, None),
        "{about}"
    );
    if !is_served {
        let found = ask(&full).await;
        assert!(matches!(found, Outcome::Error(_)), "{about}: {found:?}");
        return 2;
    }
    // Its scopes. A task is its owner's with every token of theirs, if it has the scope.
    let lacks = match row["scope"].as_str() {
        Some(scope) => Outcome::Status(403, Some(scope.to_owned())),
        None => Outcome::Allowed,
    };
    assert_eq!(ask(&full.by(Some("narrow"))).await, lacks, "{about}");
    assert_eq!(ask(&full).await, Outcome::Allowed, "{about}");
    // The owner: of the session, and of what is named in it.
    if full.session.is_some() {
        let foreign = full.by(Some("other")).ask(method, params(&task)).await;
        let mut nowhere = full.by(Some("other"));
        nowhere.session = Some("nowhere".to_owned());
        let nowhere = nowhere.ask(method, params(&task)).await;
        assert_eq!(
            (foreign.status, &foreign.body),
            (404, &nowhere.body),
            "{about}"
        );
        assert_eq!(nowhere.status, 404, "{about}");
    }
    let other = match method {
        "initialize" => full.by(Some("other")),
        _ => Client::new(web, "other", era).await,
    };
    match &task {
        None => assert_eq!(ask(&other).await, Outcome::Allowed, "{about}"),
        Some(task) => {
            let found = other.ask(method, params(&Some(task.clone()))).await.last();
            let none = "00000000-0000-4000-8000-000000000000";
            let unknown = other
                .ask(method, params(&Some(none.to_owned())))
                .await
                .last();
            let unknown = unknown.to_string().replace(none, task);
            assert_eq!(found.to_string(), unknown, "{about}");
            assert!(found["error"].is_object(), "{about}: {found}");
        }
    }
    // The policy.
    let barred = match method {
        "initialize" => full.by(Some("barred")),
        _ => Client::new(web, "barred", era).await,
    };
    let denied = "capability_denied".to_owned();
    let wanted = match row["policy"].as_str() {
        Some("result") => Outcome::Result(denied),
        Some("error") => Outcome::Error(denied),
        _ if is_task => return 6,
        _ => Outcome::Allowed,
    };
    assert_eq!(ask(&barred).await, wanted, "{about}");
    6
}

#[tokio::test]
async fn the_consent_of_a_task_is_its_owners() {
    let table = table();
    let web = web(&table).await;
    let (full, other) = (
        Client::new(&web, "full", "modern").await,
        Client::new(&web, "other", "modern").await,
    );
    let task = full.task().await;
    let status = async |client: &Client<'_>| {
        let answer = client.ask("tasks/get", json!({"taskId": task})).await;
        answer.last()["result"].clone()
    };
    let mut asked = Value::Null;
    for _ in 0..200 {
        asked = status(&full).await;
        if asked["status"] == "input_required" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let (name, _) = asked["inputRequests"]
        .as_object()
        .unwrap()
        .iter()
        .next()
        .unwrap();
    let agreed = json!({"action": "accept", "content": {"agree": true}});
    let update = json!({"taskId": task, "inputResponses": {name: agreed}});
    for (client, is_over) in [(&other, false), (&full, true)] {
        client.ask("tasks/update", update.clone()).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert_eq!(status(&full).await["status"] == "completed", is_over);
    }
    assert_eq!(status(&other).await, Value::Null);
}

#[tokio::test]
async fn no_spelling_of_a_body_gets_around_the_scopes() {
    let table = table();
    let web = web(&table).await;
    let client = Client::new(&web, "narrow", "older").await;
    let act = r#"{"name":"act","arguments":{"text":"a","times":41}}"#;
    let read = r#"{"uri":"table://item/a"}"#;
    let bodies = [
        format!(
            r#"{{"jsonrpc":"2.0","id":1,"method":"tools/list","method":"tools/call","params":{act}}}"#
        ),
        format!(
            r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","method":"tools/list","params":{act}}}"#
        ),
        format!(r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{{}},"params":{act}}}"#),
        format!(r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{act},"params":{{}}}}"#),
        format!(
            r#"{{"jsonrpc":"2.0","id":1,"m\u0065thod":"tools\/call","params":{}}}"#,
            act.replace("act", r"\u0061ct")
        ),
        format!(
            r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}}"#,
            act.replace(r#""name":"act""#, r#""name":"nothing","name":"act""#)
        ),
        format!(
            r#"{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}}"#,
            act.replace(r#""name":"act""#, r#""name":"act","name":"nothing""#)
        ),
        format!(r#"[{{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{act}}}]"#),
        format!(
            r#"{{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{}}}"#,
            read.replace("/a", "/%61")
        ),
        format!(
            r#"{{"jsonrpc":"2.0","id":1,"method":"ping","method":"resources/read","params":{read}}}"#
        ),
        r#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"x:","uri":"table://item/a"}}"#.to_owned(),
        format!(
            "\u{feff}{{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{act}}}"
        ),
    ];
    let full = Client::new(&web, "full", "older").await;
    let mut allowed = 0;
    for body in bodies {
        let ran = async |client: &Client<'_>| {
            let answer = client.send(client.older(), body.as_bytes()).await;
            answer.body.contains("structuredContent\":{\"result\":41")
                || answer.body.contains("contents")
        };
        assert!(!ran(&client).await, "{body}");
        allowed += usize::from(ran(&full).await);
    }
    // They do mean something.
    assert!(allowed > 1, "{allowed}");
}

/// Refuses `ann` for some time.
#[derive(Clone, Default)]
struct Changing(Arc<AtomicBool>);

impl Policy for Changing {
    fn admit(&self, _: &'static Spec, cx: &Context) -> Result<(), Refusal> {
        match cx.caller().as_str() == "ann" && self.0.load(Ordering::Acquire) {
            true => Err(Box::new(CallFault::new(
                "capability_denied",
                Kind::Auth,
                "No.",
            ))),
            false => Ok(()),
        }
    }
}

/// A stream of what a server tells.
struct Told(TcpStream, String);

impl Told {
    /// Reads on until there is this, and up to its end.
    async fn until(&mut self, wanted: &str) -> String {
        let mut piece = [0; 4096];
        loop {
            if let Some(at) = self.1.find(wanted) {
                let rest = self.1.split_off(at + wanted.len());
                return std::mem::replace(&mut self.1, rest);
            }
            let read = timeout(Duration::from_secs(10), self.0.read(&mut piece));
            let read = read.await.expect("it says something").expect("it goes on");
            assert_ne!(read, 0, "{}", self.1);
            self.1.push_str(&String::from_utf8_lossy(&piece[..read]));
        }
    }

    /// The next resource that has changed.
    async fn updated(&mut self) -> String {
        self.until("\"uri\":\"").await;
        self.until("\"").await
    }
}

#[tokio::test]
async fn clients_hear_only_of_resources_that_they_may_read() {
    let table = table();
    let (policy, uris) = (Changing::default(), ["table://item/a", "table://item/b"]);
    let server = server_under(policy.clone());
    let options = Options::new().auth(Tokens(table["tokens"].clone()));
    let web = Web::new(server.clone(), options).await;
    for era in ["older", "modern"] {
        let mut streams = Vec::new();
        for token in ["full", "other"] {
            let client = Client::new(&web, token, era).await;
            let stream = match era {
                "older" => {
                    for uri in uris {
                        let watched = client.ask("resources/subscribe", json!({"uri": uri})).await;
                        assert_eq!(watched.status, 200);
                    }
                    let headers = with(client.older(), "Authorization", &format!("Bearer {token}"));
                    web.begin(("GET", "/mcp"), &headers, (0, b"")).await
                }
                _ => {
                    let params = json!({"notifications": {"resourceSubscriptions": uris}});
                    let listen = request("subscriptions/listen", params).to_string();
                    let headers = headers("subscriptions/listen", None);
                    let headers = with(headers, "Authorization", &format!("Bearer {token}"));
                    web.begin(
                        ("POST", "/mcp"),
                        &headers,
                        (listen.len(), listen.as_bytes()),
                    )
                    .await
                }
            };
            let mut stream = Told(stream, String::new());
            match era {
                "older" => stream.until("\r\n\r\n").await,
                _ => stream.until("acknowledged").await,
            };
            streams.push(stream);
        }
        policy.0.store(true, Ordering::Release);
        server.updated(uris[0]);
        assert_eq!(streams[1].updated().await, "table://item/a\"", "{era}");
        policy.0.store(false, Ordering::Release);
        server.updated(uris[1]);
        for stream in &mut streams {
            assert_eq!(stream.updated().await, "table://item/b\"", "{era}");
        }
    }
}

#[tokio::test]
async fn a_context_of_the_host_keeps_the_scopes_of_the_token() {
    let table = table();
    // One that begins anew would have no scopes, and so lack none.
    let options = Options::new()
        .auth(Tokens(table["tokens"].clone()))
        .context(|_, _| {
            Context::new()
                .with_owner("ann")
                .with_scopes(["act", "more"])
        });
    let web = Web::new(server(), options).await;
    for (token, is_allowed) in [("full", true), ("narrow", false)] {
        let client = Client::new(&web, token, "modern").await;
        let act = json!({"name": "act", "arguments": {"text": "a"}});
        let found = outcome(&client.ask("tools/call", act).await);
        assert_eq!(found == Outcome::Allowed, is_allowed, "{token}: {found:?}");
        // What the host takes away is refused by the pipeline.
        let read = json!({"uri": "table://item/a"});
        let found = outcome(&client.ask("resources/read", read).await);
        assert_eq!(
            found == Outcome::Error("missing_scope".to_owned()),
            is_allowed,
            "{found:?}"
        );
    }
}
