//! Reads the tools of live MCP servers, which it starts or calls: by the newest protocol first, otherwise by the one
//! with `initialize`; and those of commands that say what they have. Servers and commands are untrusted: their output is
//! counted before it is stored, and escaped before it is shown.

mod address;
mod command;
mod events;
mod limits;
mod messages;
mod process;

use std::collections::HashSet;
use std::ffi::OsString;
use std::time::Duration;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::time::timeout;
use toolc_build::Problem;
use toolc_build::show::plain;
use toolc_compiler::import::{Notation, Source};

use address::Address;
use command::Command;
pub use limits::Limits;
use limits::Spent;
use messages::{Failure, LAST_WITH_INITIALIZE, NEWEST, Request, label, shortened};
use process::Process;

/// The location of a server.
pub enum Server<'a> {
    /// A program that talks on stdin and stdout.
    Command(&'a [OsString]),
    /// An address that speaks streamable HTTP.
    Url(&'a str),
}

impl Server<'_> {
    fn name(&self) -> String {
        match self {
            Server::Command(words) => name(words),
            Server::Url(url) => format!("`{}`", plain(url)),
        }
    }
}

/// A program by its first word.
fn name(words: &[OsString]) -> String {
    format!("`{}`", plain(&words[0].to_string_lossy()))
}

/// Errors of the newest protocol: a server that answers with one of the first two supports it, one that answers with
/// the third supports another.
const OF_THE_NEWEST: [i64; 2] = [-32020, -32021];
const OTHER_PROTOCOL: i64 = -32022;

/// The tools of a server, named after the name that it reports.
pub fn definitions(server: &Server<'_>, limits: Limits) -> Result<Source, Problem> {
    waited_for(async {
        let mut client = Client::of(server, limits)?;
        let asked = tokio::select! {
            asked = timeout(limits.whole, client.tools()) => {
                let asked = asked.unwrap_or(Err(Failure::Late(limits.whole)));
                asked.map_err(|failure| refused(server, &failure))
            }
            () = interrupted() => Err(Problem::outside("stopped before the server had said everything")),
        };
        client.wire.close().await;
        asked
    })
}

/// The tools of a command, named after the name that it reports.
pub fn discovered(words: &[OsString], limits: Limits) -> Result<Source, Problem> {
    waited_for(async {
        let mut command = Command::of(words, Spent::of(limits));
        let asked = tokio::select! {
            asked = timeout(limits.whole, command.tools()) => {
                let asked = asked.unwrap_or(Err(Failure::Late(limits.whole)));
                asked.map_err(|failure| {
                    let problem = "does not say what tools it has";
                    told(&name(words), problem, "it prints them for `--discover` and ends", &failure)
                })
            }
            () = interrupted() => Err(Problem::outside("stopped before the command had said everything")),
        };
        command.close().await;
        asked
    })
}

fn waited_for(asking: impl Future<Output = Result<Source, Problem>>) -> Result<Source, Problem> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Problem::outside(format!("cannot wait for an answer: {error}")))?;
    let answer = runtime.block_on(asking);
    // Looking up a name cannot be stopped, and need not be waited for.
    runtime.shutdown_background();
    answer
}

fn refused(server: &Server<'_>, failure: &Failure) -> Problem {
    let help = "it is an MCP server, and nothing else is printed to its stdout";
    told(
        &server.name(),
        "does not answer as an MCP server does",
        help,
        failure,
    )
}

/// A failure of whoever was asked, and what there is to see to.
fn told(name: &str, problem: &str, expected: &str, failure: &Failure) -> Problem {
    match failure {
        Failure::Late(patience) => {
            let seconds = patience.as_secs_f64();
            Problem::outside(format!("{name} did not answer within {seconds} seconds"))
                .help(format!("see that {expected}; `--timeout` waits longer"))
        }
        Failure::Refusal(_) | Failure::NotTaken(_) | Failure::Broken(_) => {
            Problem::outside(format!("{name} {problem}: {failure}"))
        }
        Failure::TooMuch(_) => Problem::outside(format!("{name} {failure}"))
            .help("`--max-size` takes more; nothing was written"),
    }
}

/// Waits for a signal to stop: a server must not outlive us.
async fn interrupted() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let ends = [
            SignalKind::interrupt(),
            SignalKind::terminate(),
            SignalKind::hangup(),
        ]
        .map(signal);
        let [Ok(mut interrupt), Ok(mut terminate), Ok(mut hangup)] = ends else {
            return std::future::pending().await;
        };
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hangup.recv() => {}
        }
    }
    #[cfg(not(unix))]
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}

/// The transport to a server.
enum Wire {
    Process(Process),
    Address(Address),
}

impl Wire {
    async fn answer(
        &mut self,
        request: &Request<'_>,
        spent: &mut Spent,
    ) -> Result<Box<RawValue>, Failure> {
        match self {
            Self::Process(process) => process.answer(request, spent).await,
            Self::Address(address) => address.answer(request, spent).await,
        }
    }

    /// Sends a notification.
    async fn tell(&mut self, method: &str, spent: &mut Spent) -> Result<(), Failure> {
        match self {
            Self::Process(process) => process.tell(method).await,
            Self::Address(address) => address.tell(method, spent).await,
        }
    }

    async fn close(self) {
        match self {
            Self::Process(process) => process.stop().await,
            Self::Address(address) => address.leave().await,
        }
    }
}

/// A client of a server.
struct Client<'s> {
    server: &'s Server<'s>,
    wire: Wire,
    spent: Spent,
    /// How many requests there were: the number of the last one.
    requests: u64,
    /// Whether every request contains the client's identity.
    newest: bool,
}

/// The content of a page of `tools/list`, unchanged.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Page {
    tools: Vec<Box<RawValue>>,
    #[serde(default)]
    next_cursor: Option<String>,
}

impl<'s> Client<'s> {
    fn of(server: &'s Server<'s>, limits: Limits) -> Result<Self, Problem> {
        Ok(Self {
            wire: connected(server)?,
            server,
            spent: Spent::of(limits),
            requests: 0,
            newest: true,
        })
    }

    /// All tools, named after the name that the server reports.
    async fn tools(&mut self) -> Result<Source, Failure> {
        let label = self.introduced().await?;
        let mut text = String::from("{\"tools\":[");
        let mut cursors = HashSet::new();
        let mut cursor: Option<String> = None;
        loop {
            let params = cursor
                .as_ref()
                .map_or(json!({}), |cursor| json!({ "cursor": cursor }));
            let patience = self.spent.limits.answer();
            let answer = self.ask("tools/list", params, patience).await?;
            let page: Page = serde_json::from_str(answer.get())
                .map_err(|_| Failure::Broken("its list of tools is none".to_owned()))?;
            for tool in &page.tools {
                if !text.ends_with('[') {
                    text.push(',');
                }
                text.push_str(tool.get());
            }
            let Some(next) = page.next_cursor else { break };
            if !cursors.insert(next.clone()) {
                let message = format!(
                    "it gives the cursor `{}` twice, so its list has no end",
                    shortened(&next)
                );
                return Err(Failure::Broken(message));
            }
            self.spent.page()?;
            cursor = Some(next);
        }
        text.push_str("]}");
        Ok(Source {
            label,
            text,
            notation: Some(Notation::Mcp),
            ..Source::default()
        })
    }

    /// Negotiates the protocol; returns the server's own name.
    async fn introduced(&mut self) -> Result<String, Failure> {
        // Servers of before do not know the question; some never answer it.
        let patience = self.spent.limits.probe();
        let same_wire = match self.ask("server/discover", json!({}), patience).await {
            Ok(answer) => {
                let found: Value = tree(&answer)?;
                let versions = found.get("supportedVersions").and_then(Value::as_array);
                if versions.is_some_and(|all| all.iter().any(|one| one == NEWEST)) {
                    return Ok(label(
                        found.pointer("/_meta/io.modelcontextprotocol~1serverInfo/name"),
                        "server",
                    ));
                }
                false
            }
            Err(Failure::Refusal(refusal)) if refusal.code == OTHER_PROTOCOL => false,
            Err(Failure::Refusal(refusal)) if OF_THE_NEWEST.contains(&refusal.code) => {
                return Err(Failure::Refusal(refusal));
            }
            Err(Failure::Refusal(_) | Failure::NotTaken(_) | Failure::Late(_)) => true,
            Err(failure) => return Err(failure),
        };
        if !same_wire {
            let again =
                connected(self.server).map_err(|problem| Failure::Broken(problem.message))?;
            std::mem::replace(&mut self.wire, again).close().await;
        }
        self.newest = false;
        let params = json!({
            "protocolVersion": LAST_WITH_INITIALIZE,
            "capabilities": {},
            "clientInfo": messages::client_info(),
        });
        let patience = self.spent.limits.answer();
        let found: Value = tree(&self.ask("initialize", params, patience).await?)?;
        if let (Wire::Address(address), Some(version)) =
            (&mut self.wire, found.get("protocolVersion"))
        {
            address.speaks(version.as_str().unwrap_or_default());
        }
        // Some take the handshake of before, and speak the newest all the same.
        self.newest = found
            .get("protocolVersion")
            .is_some_and(|version| version == NEWEST);
        self.within(patience, async |client| {
            client
                .wire
                .tell("notifications/initialized", &mut client.spent)
                .await
        })
        .await?;
        Ok(label(found.pointer("/serverInfo/name"), "server"))
    }

    /// The server's answer to a request.
    async fn ask(
        &mut self,
        method: &str,
        params: Value,
        patience: Duration,
    ) -> Result<Box<RawValue>, Failure> {
        self.requests += 1;
        let request = Request {
            id: self.requests,
            method,
            params,
            newest: self.newest.then_some(NEWEST),
        };
        self.within(patience, async |client| {
            client.wire.answer(&request, &mut client.spent).await
        })
        .await
    }

    async fn within<T>(
        &mut self,
        patience: Duration,
        doing: impl AsyncFnOnce(&mut Self) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let done: Result<Result<T, Failure>, _> = timeout(patience, doing(self)).await;
        done.unwrap_or(Err(Failure::Late(patience)))
    }
}

fn connected(server: &Server<'_>) -> Result<Wire, Problem> {
    Ok(match server {
        Server::Command(words) => {
            Wire::Process(Process::start(words, "server").map_err(|error| {
                let text = error.to_string();
                let why = text.split(" (os error").next().unwrap_or_default();
                Problem::outside(format!("cannot start {}: {}", server.name(), plain(why)))
            })?)
        }
        Server::Url(url) => Wire::Address(Address::of(url)?),
    })
}

/// An answer, parsed; one that nests too deeply is rejected.
fn tree(answer: &RawValue) -> Result<Value, Failure> {
    serde_json::from_str(answer.get())
        .map_err(|_| Failure::Broken("its answer is nested too deeply".to_owned()))
}
