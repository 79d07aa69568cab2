//! The same types by hand: derived structs of `serde`, with typical hand-written checks.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Search {
    pub query: String,
    pub sku: String,
    pub limit: i64,
    pub score: f64,
    pub order: Direction,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Ascending,
    Descending,
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    pub id: String,
    pub placed: String,
    pub customer: Customer,
    pub lines: Vec<Line>,
    pub labels: BTreeMap<String, String>,
    pub payment: Payment,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Customer {
    pub name: String,
    pub email: String,
    pub address: Address,
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Address {
    pub street: String,
    pub city: String,
    pub zip: String,
    pub country: String,
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub sku: String,
    pub title: String,
    pub quantity: i64,
    pub price: f64,
    #[serde(default)]
    pub tags: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(
    tag = "type",
    content = "value",
    rename_all = "snake_case",
    deny_unknown_fields
)]
pub enum Payment {
    Card(Card),
    Transfer(Transfer),
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub holder: String,
    pub last4: String,
    pub expires: String,
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Transfer {
    pub iban: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reference: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Batch {
    pub records: Vec<Measurement>,
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Measurement {
    pub id: i64,
    pub name: String,
    pub value: f64,
    pub active: bool,
    pub level: Level,
    pub day: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Low,
    Medium,
    High,
}

/// The message of a violated rule.
type Checked = Result<(), &'static str>;

/// A type with rules.
pub trait Check {
    fn check(&self) -> Checked;
}

impl Check for Search {
    fn check(&self) -> Checked {
        length(&self.query, 1, 80)?;
        sku(&self.sku)?;
        that((1..=100).contains(&self.limit), "limit: 1 to 100")?;
        that((0.0..=1.0).contains(&self.score), "score: 0 to 1")
    }
}

impl Check for Order {
    fn check(&self) -> Checked {
        that(is_uuid(&self.id), "id: a UUID")?;
        that(is_date(&self.placed), "placed: a date")?;
        length(&self.customer.name, 1, 100)?;
        that(is_email(&self.customer.email), "email: an email address")?;
        let address = &self.customer.address;
        length(&address.street, 1, 100)?;
        length(&address.city, 1, 60)?;
        that(are_digits(&address.zip, 5), "zip: five digits")?;
        length(&address.country, 2, 2)?;
        that((1..=50).contains(&self.lines.len()), "lines: 1 to 50")?;
        for line in &self.lines {
            sku(&line.sku)?;
            length(&line.title, 1, 120)?;
            that((1..=1000).contains(&line.quantity), "quantity: 1 to 1000")?;
            that(line.price >= 0.0, "price: at least 0")?;
            that(line.tags.len() <= 5, "tags: at most 5")?;
        }
        that(self.labels.len() <= 20, "labels: at most 20")?;
        match &self.payment {
            Payment::Card(card) => {
                length(&card.holder, 1, 100)?;
                that(are_digits(&card.last4, 4), "last4: four digits")?;
                that(is_date(&card.expires), "expires: a date")?;
            }
            Payment::Transfer(transfer) => length(&transfer.iban, 15, 34)?,
        }
        match &self.note {
            Some(note) => length(note, 0, 500),
            None => Ok(()),
        }
    }
}

impl Check for Batch {
    fn check(&self) -> Checked {
        that(self.records.len() <= 5000, "records: at most 5000")?;
        for record in &self.records {
            that(record.id >= 0, "id: at least 0")?;
            length(&record.name, 1, 40)?;
            that(is_date(&record.day), "day: a date")?;
        }
        Ok(())
    }
}

fn that(holds: bool, rule: &'static str) -> Checked {
    if holds { Ok(()) } else { Err(rule) }
}

fn length(text: &str, min: usize, max: usize) -> Checked {
    that((min..=max).contains(&text.chars().count()), "a length")
}

fn sku(text: &str) -> Checked {
    length(text, 3, 24)?;
    let fits = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'-';
    that(text.bytes().all(fits), "sku: capitals, digits, hyphens")
}

fn are_digits(text: &str, count: usize) -> bool {
    text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_uuid(text: &str) -> bool {
    text.len() == 36
        && text.bytes().enumerate().all(|(at, byte)| match at {
            8 | 13 | 18 | 23 => byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}

fn is_date(text: &str) -> bool {
    let &[a, b, c, d, b'-', e, f, b'-', g, h] = text.as_bytes() else {
        return false;
    };
    let number = |digits: &[u8]| {
        digits.iter().try_fold(0, |value, digit| {
            digit
                .is_ascii_digit()
                .then(|| value * 10 + u32::from(digit - b'0'))
        })
    };
    let (Some(year), Some(month), Some(day)) =
        (number(&[a, b, c, d]), number(&[e, f]), number(&[g, h]))
    else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    };
    (1..=days).contains(&day)
}

fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else {
        return false;
    };
    let word = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-/=?^_`{|}~".contains(&byte);
    let local_fits = local.len() <= 64
        && local
            .split('.')
            .all(|part| !part.is_empty() && part.bytes().all(word));
    let label = |label: &str| {
        (1..=63).contains(&label.len())
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    local_fits && domain.len() <= 253 && domain.split('.').all(label)
}
