//! A server on stdin and stdout with a tool for each type of the vectors, which gives back its argument.

use std::error::Error;
use std::sync::Arc;

use toolrt::mcp::Server;
use toolrt::{Context, Payload, Registry, Tool, Toolset};

include!(concat!(env!("OUT_DIR"), "/vectors.rs"));

/// Gives back its argument.
struct Takes;

/// The argument as the result: a type that has no name in the design is two types in Rust.
fn same<T: Tool>(args: &T::Args) -> Result<T::Result, T::Error> {
    let json = args.to_json().expect("arguments are valid");
    let value = &json[r#"{"value":"#.len()..json.len() - 1];
    Ok(T::result().decode(value).expect("the types are the same"))
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
