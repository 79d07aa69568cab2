// Made by toolc from calls.tools; do not edit.

//! What the tools of `calling` may ask while they run, for [`Context::ask`](toolrt::Context::ask).

use super::codecs;
use super::types::{Address, ShipOrderGiftAnswer, ShipOrderSpeedAnswer};

/// What `ship_order` may ask: `Where to?`
#[rustfmt::skip]
pub const SHIP_ORDER_ADDRESS: toolrt::Ask<Address> = toolrt::Ask::new("address", toolrt::Codec::of);

/// What `ship_order` may ask: `By express?`
#[rustfmt::skip]
pub const SHIP_ORDER_EXPRESS: toolrt::Ask<bool> = toolrt::Ask::new("express", toolrt::Codec::of);

/// What `ship_order` may ask: `How fast?`
#[rustfmt::skip]
pub const SHIP_ORDER_SPEED: toolrt::Ask<ShipOrderSpeedAnswer> = toolrt::Ask::new("speed", toolrt::Codec::of);

/// What `ship_order` may ask: `What does the card say?`
#[rustfmt::skip]
pub const SHIP_ORDER_GIFT: toolrt::Ask<ShipOrderGiftAnswer> = toolrt::Ask::new("gift", toolrt::Codec::of);

/// What `ship_order` may ask: `How many?`
#[rustfmt::skip]
pub const SHIP_ORDER_COUNT: toolrt::Ask<i64> = toolrt::Ask::new("count", codecs::ship_order_count_answer);
