//! What the measured servers share: the generated tools, who provides them, and where a server is asked to serve.

#[path = "../gen/mod.rs"]
pub mod tools;

use std::env;
use std::error::Error;

use toolrt::Context;
use toolrt_mcp::{serve_http, serve_stdio};

use tools::orders::tools::orders::{OrdersTools, types::*};

/// Gives orders back.
pub struct Orders;

impl OrdersTools for Orders {
    async fn echo_order(&self, _cx: &Context, args: Order) -> Result<Order, EchoOrderError> {
        Ok(args)
    }
}

/// Where this program is asked to serve: at the address that is its first word, or on stdin and stdout.
pub fn address() -> Option<String> {
    env::args().nth(1).filter(|word| word != "stdio")
}

/// Serves where this program is asked to.
///
/// # Errors
/// The address cannot be had, or the client does not speak the protocol.
pub async fn serve(server: toolrt::mcp::Server) -> Result<(), Box<dyn Error>> {
    match address() {
        Some(address) => serve_http(server, address).await?,
        None => serve_stdio(server).await?,
    }
    Ok(())
}
