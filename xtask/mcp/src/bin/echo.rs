//! The server that ours is held against: by `rmcp` alone, it takes arguments as a JSON object, validates nothing, and gives
//! them back as structure and as text. `echo stdio 1000` has a thousand tools, `echo 127.0.0.1:8000` serves over HTTP.

use std::env;
use std::error::Error;
use std::sync::Arc;

use bench_mcp::tools::orders::tools::orders::specs::ECHO_ORDER;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ErrorData, Implementation,
    ListToolsResult, PaginatedRequestParams, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::{RequestContext, RoleServer};
use rmcp::transport::stdio;
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use rmcp::{ServerHandler, ServiceExt};
use serde_json::Value;
use tokio::net::TcpListener;
use toolrt::mcp::{Era, definition};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let count = env::args().nth(2).map_or(Ok(1), |word| word.parse())?;
    let echo = Echo {
        tools: tools(count)?.into(),
    };
    match bench_mcp::address() {
        Some(address) => over_http(echo, &address).await,
        None => {
            echo.serve(stdio()).await?.waiting().await?;
            Ok(())
        }
    }
}

/// The definition of the generated tool, under its own name or under so many others.
fn tools(count: usize) -> serde_json::Result<Vec<Tool>> {
    let tool: Tool = serde_json::from_str(&definition(&ECHO_ORDER, Era::Older))?;
    let named = |number| {
        let mut tool = tool.clone();
        tool.name = format!("echo_order_{number}").into();
        tool
    };
    Ok(match count {
        1 => vec![tool],
        _ => (0..count).map(named).collect(),
    })
}

#[derive(Clone)]
struct Echo {
    tools: Arc<[Tool]>,
}

impl ServerHandler for Echo {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder().enable_tools().build();
        ServerConfig::new(capabilities).with_server_info(Implementation::new("echo", "1.0.0"))
    }

    async fn list_tools(
        &self,
        _params: Option<PaginatedRequestParams>,
        _request: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(self.tools.to_vec()))
    }

    async fn call_tool(
        &self,
        params: CallToolRequestParams,
        _request: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let arguments = Value::Object(params.arguments.unwrap_or_default());
        Ok(CallToolResult::structured(arguments).into())
    }
}

/// As `rmcp` serves where nothing is said of it, on connections of `hyper`.
async fn over_http(echo: Echo, address: &str) -> Result<(), Box<dyn Error>> {
    let listener = TcpListener::bind(address).await?;
    let service: StreamableHttpService<Echo, LocalSessionManager> = StreamableHttpService::new(
        move || Ok(echo.clone()),
        Arc::default(),
        StreamableHttpServerConfig::default(),
    );
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        let service = TowerToHyperService::new(service.clone());
        tokio::spawn(async move {
            // A client that goes is no failure.
            let _ = http1::Builder::new()
                .serve_connection(TokioIo::new(stream), service)
                .await;
        });
    }
}
