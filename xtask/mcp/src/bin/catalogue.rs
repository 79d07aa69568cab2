//! Our server with a thousand tools, each the same generated one under a name of its own: `catalogue stdio`.

use std::error::Error;
use std::sync::{Arc, LazyLock};

use bench_mcp::Orders;
use bench_mcp::tools::orders::tools::orders::specs::{ECHO_ORDER, TOOLSET};
use bench_mcp::tools::orders::tools::orders::{OrdersTools, types::*};
use toolrt::mcp::Server;
use toolrt::{Codec, Context, Handled, Handler, Registry, Reply, Spec, Tool, ToolsetBuilder};

/// Adds the tools of these hundreds.
macro_rules! hundreds {
    ($to:ident $($a:literal)*) => { $( tens!($to $a 0 1 2 3 4 5 6 7 8 9); )* };
}

/// Adds the tools of these tens of a hundred.
macro_rules! tens {
    ($to:ident $a:literal $($b:literal)*) => { $( ones!($to $a $b 0 1 2 3 4 5 6 7 8 9); )* };
}

/// Adds tools of one ten.
macro_rules! ones {
    ($to:ident $a:literal $b:literal $($c:literal)*) => { $( $to.tool::<Numbered<$a, $b, $c>>(); )* };
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut toolset = ToolsetBuilder::new(&TOOLSET, Orders);
    hundreds!(toolset 0 1 2 3 4 5 6 7 8 9);
    let registry = Arc::new(Registry::new());
    registry.register(toolset.build())?;
    bench_mcp::serve(Server::of(&registry, "catalogue")).await
}

/// The tool whose number has these digits.
struct Numbered<const A: usize, const B: usize, const C: usize>;

static SPECS: LazyLock<Vec<Spec>> = LazyLock::new(|| {
    let named = |number| Spec {
        name: format!("echo_order_{number}").leak(),
        ..ECHO_ORDER
    };
    (0..1_000).map(named).collect()
});

impl<const A: usize, const B: usize, const C: usize> Tool for Numbered<A, B, C> {
    type Args = Order;
    type Result = Order;
    type Error = EchoOrderError;
    type Side = ();

    fn spec() -> &'static Spec {
        &SPECS[A * 100 + B * 10 + C]
    }

    fn result() -> Codec<Order> {
        Codec::of()
    }
}

impl<const A: usize, const B: usize, const C: usize> Handler<Orders> for Numbered<A, B, C> {
    type Injected = ();

    async fn call(orders: &Orders, cx: &Context, args: Order, (): ()) -> Handled<Self> {
        Ok(Reply::complete(orders.echo_order(cx, args).await?))
    }
}
