//! Live MCP servers, started or called, asked for their tools: the newest protocol first, the one with `initialize` otherwise.

use std::error::Error;
use std::ffi::OsString;
use std::time::Duration;

use rmcp::model::{ProtocolVersion, Tool};
use rmcp::service::{
    ClientInitializeError, ClientLifecycleMode, ClientServiceExt, RoleClient, RunningService,
};
use rmcp::transport::{StreamableHttpClientTransport, TokioChildProcess};
use serde::Serialize;
use toolc_build::Problem;
use toolc_compiler::import::{Format, Source};

use crate::screen;

/// Where a server is.
pub enum Server<'a> {
    /// A program that talks on stdin and stdout.
    Command(&'a [OsString]),
    /// An address that speaks streamable HTTP.
    Url(&'a str),
}

/// How long a server has to answer everything.
const PATIENCE: Duration = Duration::from_secs(60);

/// The answer, as `tools/list` gives it.
#[derive(Serialize)]
struct Listed {
    tools: Vec<Tool>,
}

/// The tools of a server, called after the name it gives itself.
pub fn definitions(server: &Server<'_>) -> Result<Source, Problem> {
    if let Server::Url(url) = server
        && !["http://", "https://"]
            .iter()
            .any(|start| url.starts_with(start))
    {
        let problem = Problem::outside(format!("`{url}` is no address of a server"));
        return Err(problem.help(format!(
            "write `http://` or `https://` before it, or, if it is a command, `--mcp -- {url}`"
        )));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Problem::outside(format!("cannot wait for a server: {error}")))?;
    runtime.block_on(async {
        match tokio::time::timeout(PATIENCE, ask(server)).await {
            Ok(asked) => asked,
            Err(_) => Err(Problem::outside(format!(
                "{} did not answer within {} seconds",
                name(server),
                PATIENCE.as_secs()
            ))
            .help("see that it is an MCP server, and that nothing else is printed to its stdout")),
        }
    })
}

async fn ask(server: &Server<'_>) -> Result<Source, Problem> {
    let refused = |why: String| {
        Problem::outside(format!(
            "{} does not answer as an MCP server does: {why}",
            name(server)
        ))
    };
    let newest_first = ClientLifecycleMode::Auto {
        preferred_versions: vec![ProtocolVersion::V_2026_07_28],
        legacy_version: None,
    };
    let client = match connected(server, newest_first).await? {
        // It knows how versions are negotiated today, and speaks none of today's.
        Err(ClientInitializeError::NoCompatibleProtocolVersion { .. }) => {
            connected(server, ClientLifecycleMode::Initialize).await?
        }
        first => first,
    };
    let client = client.map_err(|error| refused(reason(&error)))?;
    let tools = client
        .list_all_tools()
        .await
        .map_err(|error| refused(first_cause(&error)))?;
    let own_name = client
        .peer_info()
        .and_then(|info| info.server_info.as_ref().map(|info| info.name.clone()));
    let _ = client.cancel().await;
    let text =
        serde_json::to_string(&Listed { tools }).map_err(|error| refused(first_cause(&error)))?;
    Ok(Source {
        label: own_name
            .filter(|name| !name.trim().is_empty())
            .unwrap_or_else(|| "server".to_owned()),
        text,
        format: Some(Format::Mcp),
    })
}

/// A client of a server, which is started where it is a program.
async fn connected(
    server: &Server<'_>,
    lifecycle: ClientLifecycleMode,
) -> Result<Result<RunningService<RoleClient, ()>, ClientInitializeError>, Problem> {
    Ok(match server {
        Server::Command(words) => {
            let mut command = tokio::process::Command::new(&words[0]);
            command.args(&words[1..]);
            let transport = TokioChildProcess::new(command).map_err(|error| {
                Problem::outside(format!("cannot start {}: {error}", name(server)))
            })?;
            ().serve_with_lifecycle(transport, lifecycle).await
        }
        Server::Url(url) => {
            let transport = StreamableHttpClientTransport::from_uri(*url);
            ().serve_with_lifecycle(transport, lifecycle).await
        }
    })
}

/// Why there is no client, without the names of libraries.
fn reason(error: &ClientInitializeError) -> String {
    match error {
        ClientInitializeError::ConnectionClosed(_) => "it ends without an answer".to_owned(),
        ClientInitializeError::TransportError { error, .. } => first_cause(&*error.error),
        ClientInitializeError::LegacyFallbackFailed { fallback, .. } => reason(fallback),
        ClientInitializeError::JsonRpcError(error) => format!("it says \"{}\"", error.message),
        other => other.to_string(),
    }
}

/// What an error comes from in the end, in the system's own words without its number.
fn first_cause(error: &dyn Error) -> String {
    let mut cause = error;
    while let Some(earlier) = cause.source() {
        cause = earlier;
    }
    let text = cause.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    screen::plain(text)
}

fn name(server: &Server<'_>) -> String {
    match server {
        Server::Command(words) => format!("`{}`", words[0].to_string_lossy()),
        Server::Url(url) => format!("`{url}`"),
    }
}
