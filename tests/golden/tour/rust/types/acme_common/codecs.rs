// Made by toolc from common.tools; do not edit.

//! How the types of `acme.common` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::Money;

#[rustfmt::skip]
pub static MONEY: table::Record = table::Record {
    name: "Money",
    fields: &[
        table::Field::required("amount", table::Table::INT),
        table::Field::required("currency", table::Table::Text(&MONEY_CURRENCY)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static MONEY_CURRENCY_PATTERN: table::Pattern = table::Pattern::new("^[A-Z]{3}$");
#[rustfmt::skip]
static MONEY_CURRENCY: table::Text = table::Text::ANY.patterns(&[&MONEY_CURRENCY_PATTERN]);

impl Payload for Money {
    fn table() -> table::Table {
        table::Table::Record(&MONEY)
    }
}

impl Decode for Money {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut amount = None;
        let mut currency = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "amount" => amount = Some(r.read()?),
                "currency" => currency = Some(r.text(&MONEY_CURRENCY)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            amount: amount.ok_or(Refused)?,
            currency: currency.ok_or(Refused)?,
        })
    }
}

impl Encode for Money {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("amount").write(&self.amount);
        w.key("currency").text(&self.currency, &MONEY_CURRENCY);
        w.end_object();
    }
}
