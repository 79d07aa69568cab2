//! A server of tools that are written by hand, and clients that write every byte themselves.

#![allow(dead_code, reason = "not every test needs all of it")]

pub mod lines;
pub mod tools;
pub mod web;

use std::sync::Arc;

use serde_json::{Value, json};
use toolrt::Registry;
use toolrt::mcp::{Server, ServerSpec};

/// The registry of the tools, and a server of it.
pub fn server(spec: &'static ServerSpec) -> Server {
    let registry = Registry::new();
    registry
        .register(tools::toolset())
        .expect("the names are free");
    let registry = Arc::new(registry);
    Server::with(spec, &registry, tools::served()).expect("the names are free")
}

/// What a client of the modern era sends with each request.
pub fn modern(capabilities: Value) -> Value {
    json!({
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": { "name": "tester", "version": "1" },
        "io.modelcontextprotocol/clientCapabilities": capabilities,
    })
}

/// The parameters of the first request of a client of the older era.
pub fn initialize(capabilities: Value) -> Value {
    json!({
        "protocolVersion": "2025-11-25",
        "capabilities": capabilities,
        "clientInfo": { "name": "tester", "version": "1" },
    })
}

/// The text of a result.
pub fn text(result: &Value) -> &str {
    result["content"][0]["text"].as_str().unwrap_or_default()
}

/// The error of a result, which has no structure beside it: that would have to match the output schema.
///
/// # Panics
/// The result is no error, or has a structure.
pub fn error_of(result: &Value) -> &Value {
    assert_eq!(result["isError"], true, "{result}");
    assert_eq!(result.get("structuredContent"), None, "{result}");
    &result["_meta"]["dev.toolc/envelope"]["error"]
}
