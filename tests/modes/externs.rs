//! Reads and writes values with types of the user in them.

mod own;

#[path = "gen/mod.rs"]
mod tools;

use own::{Money, Paint};
use toolrt::Payload;
use toolrt::diagnose::Code;
use tools::types::shop::All;

fn main() {
    let text = document("EUR", "EUR");
    let all = All::from_json(&text).expect("it keeps all rules");
    assert_eq!(all.plain, Money(5));
    assert_eq!(all.list, [Money(7)]);
    assert_eq!((all.color.clone(), all.money.clone()), (Paint::Green, Money(1)));
    assert_eq!(all.secrets.expose()["k"], Money(9));
    let canonical = String::from_utf8(all.to_json().expect("it can be written")).expect("JSON is text");
    assert!(canonical.contains(r#""color":"green","money":{"amount":1,"currency":"EUR"}"#), "{canonical}");
    assert!(canonical.contains(r#""null":{"kind":"circle","radius":2}"#), "{canonical}");
    assert_eq!(All::from_json(&canonical).expect("it was written"), all);

    // What the design refuses is told first, all at once.
    let issues = All::from_json(document("eur", "usd")).expect_err("no currency has small letters");
    assert_eq!(issues.len(), 2, "{issues:?}");

    // Then what the user's own type refuses, at its place.
    let issues = All::from_json(document("USD", "EUR")).expect_err("dollars are no euros");
    let told: Vec<_> = issues.iter().map(|issue| (&*issue.path, issue.code, &*issue.message)).collect();
    assert_eq!(told, [("/list/0", Code::Format, "/list/0 is not accepted: USD is no euro.")]);

    // A secret stays one.
    let issues = All::from_json(document("EUR", "USD")).expect_err("dollars are no euros");
    assert_eq!(issues[0].path, "/secrets");
    assert_eq!(issues[0].message, "/secrets is not accepted.");

    let whole = Money::from_json(r#"{"amount": 3, "currency": "CHF"}"#).expect_err("francs are no euros");
    assert_eq!(whole[0].message, "The value is not accepted: CHF is no euro.");
}

fn document(listed: &str, secret: &str) -> String {
    format!(
        r#"{{
            "plain": {{"amount": 5, "currency": "EUR"}}, "list": [{{"amount": 7, "currency": "{listed}"}}],
            "map": {{"a": "red"}}, "pair": [{{"amount": 1, "currency": "EUR"}}, "green"],
            "null": {{"radius": 2, "kind": "circle"}}, "both": null, "either": "x",
            "secrets": {{"k": {{"amount": 9, "currency": "{secret}"}}}}, "tree": [], "size": "s",
            "inner": {{"shape": {{"kind": "square", "side": 1.5}}, "k": {{"amount": 2, "currency": "EUR"}}}}
        }}"#
    )
}
