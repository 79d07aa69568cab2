//! Live MCP servers, started or called, asked for their tools: the newest protocol first, the one with `initialize` otherwise.

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
    let refused = |error: &dyn std::fmt::Display| {
        Problem::outside(format!(
            "{} does not answer as an MCP server does: {error}",
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
    let client = client.map_err(|error| refused(&error))?;
    let tools = client
        .list_all_tools()
        .await
        .map_err(|error| refused(&error))?;
    let own_name = client
        .peer_info()
        .and_then(|info| info.server_info.as_ref().map(|info| info.name.clone()));
    let _ = client.cancel().await;
    let text = serde_json::to_string(&Listed { tools }).map_err(|error| refused(&error))?;
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

fn name(server: &Server<'_>) -> String {
    match server {
        Server::Command(words) => format!("`{}`", words[0].to_string_lossy()),
        Server::Url(url) => format!("`{url}`"),
    }
}
