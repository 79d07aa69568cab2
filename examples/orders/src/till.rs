//! The host's own code: what an order costs.

use toolrt::{Context, Internal};

use crate::money::Money;
use crate::tools::orders::tools::orders::{OrdersTools, types::*};

/// Adds up.
pub struct Till;

impl OrdersTools for Till {
    async fn price_order(
        &self,
        _cx: &Context,
        args: PriceOrderArgs,
    ) -> Result<PriceOrderResult, PriceOrderError> {
        let currency = args.lines[0].price.currency();
        let too_much = || Internal::new("more money than there is");
        let mut goods = Money::zero(currency);
        for line in &args.lines {
            let other = line.price.currency();
            if other != currency {
                return Err(MixedCurrencies::new(currency.to_string(), other.to_string()).into());
            }
            let price = line.price.times(line.quantity).ok_or_else(too_much)?;
            goods = goods.plus(price).ok_or_else(too_much)?;
        }
        let shipping = Money::new(
            if args.speed >= Speed::Express {
                990
            } else {
                390
            },
            currency,
        );
        let total = goods.plus(shipping).ok_or_else(too_much)?;
        Ok(PriceOrderResult::new(goods, shipping, total))
    }
}
