// Made by toolc from common.tools; do not edit.

//! How the types of `acme.common` are read, written and checked.

use toolrt::table;

use super::types::Money;

#[rustfmt::skip]
static MONEY_CURRENCY_PATTERN: table::Pattern = table::Pattern::new("^[A-Z]{3}$");
#[rustfmt::skip]
static MONEY_CURRENCY: table::Text = table::Text::ANY.patterns(&[&MONEY_CURRENCY_PATTERN]);

toolrt::record! {
    Money: MONEY, closed;
    "amount" amount: required, INT;
    "currency" currency: required, text(&MONEY_CURRENCY);
}
