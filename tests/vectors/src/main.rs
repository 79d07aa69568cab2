//! A server on stdin and stdout with a tool for each type of the vectors, which gives back its argument.

use std::error::Error;
use std::sync::Arc;

use toolrt::mcp::Server;
use toolrt::{Context, Encode, Registry, Tool, Toolset, Writer};

include!(concat!(env!("OUT_DIR"), "/vectors.rs"));

/// Gives back its argument.
struct Takes;

/// An argument as the result of a tool: types that have no name in the design are two types in Rust.
fn same<T: Tool>(value: &impl Encode) -> T::Result {
    let mut writer = Writer::new();
    value.encode(&mut writer);
    let result = T::result().decode(writer.into_text().as_bytes());
    result.expect("the types are the same")
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let registry = Arc::new(Registry::new());
    for toolset in toolsets() {
        registry.register(toolset)?;
    }
    toolrt_mcp::serve_stdio(Server::of(&registry, "vectors")).await?;
    Ok(())
}
