//! Prices orders. `build.rs` makes the tools; amounts of money are a type of this crate.

mod money;
mod till;

/// What `build.rs` makes of the `.tools` files.
mod tools {
    include!(concat!(env!("OUT_DIR"), "/tools.rs"));
}

use std::error::Error;

use serde::{Deserialize, Serialize};
use till::Till;
use toolrt::{Context, Registry};
use tools::orders::tools::orders::{self, types::*};

/// What this program keeps of an order: a type of its own around a generated one.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Receipt {
    number: u32,
    order: PriceOrderArgs,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let registry = Registry::new();
    registry.register(orders::toolset(Till))?;
    let cx = Context::new();

    println!("A call by JSON:");
    let payload = r#"{"lines": [
        {"item": "Pencil", "quantity": 10, "price": {"amount": 120, "currency": "EUR"}},
        {"item": "Paper", "price": {"amount": 599, "currency": "EUR"}}
    ]}"#;
    let envelope = registry.call("price_order", payload, &cx).await;
    if let Some(result) = &envelope.result {
        println!("  {}", result.as_str());
    }

    println!("\nWhat the design refuses, and what `Money` does:");
    let payload =
        r#"{"lines": [{"item": "Pencil", "price": {"amount": 120, "currency": "euro"}}]}"#;
    let other = r#"{"lines": [{"item": "Pencil", "price": {"amount": 120, "currency": "XYZ"}}]}"#;
    for payload in [payload, other] {
        let envelope = registry.call("price_order", payload, &cx).await;
        for issue in envelope.error.iter().flat_map(|error| &error.issues) {
            println!("  {}", issue.message);
        }
    }

    println!("\nBy the typed client, kept by serde:");
    let order = PriceOrderArgs {
        speed: Speed::Express,
        ..PriceOrderArgs::new(vec![Line::new("Ink", "8.50 EUR".parse()?)])
    };
    let price = orders::Client::new(&registry)
        .price_order(&order, &cx)
        .await?;
    println!("  {} and {} for shipping", price.goods, price.shipping);
    let receipt = Receipt { number: 7, order };
    let text = serde_json::to_string(&receipt)?;
    println!("  {text}");
    assert_eq!(serde_json::from_str::<Receipt>(&text)?, receipt);
    Ok(())
}
