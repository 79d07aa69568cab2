//! The generated server: `ours stdio`, or `ours 127.0.0.1:8000` over HTTP.

use std::error::Error;
use std::sync::Arc;

use bench_mcp::Orders;
use bench_mcp::tools::orders::{mcp::orders_server, tools::orders};
use toolrt::Registry;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let registry = Arc::new(Registry::new());
    registry.register(orders::toolset(Orders))?;
    bench_mcp::serve(orders_server::server(&registry)?).await
}
