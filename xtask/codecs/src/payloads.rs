//! The three payloads, and their invalid variants for `issues`.

use std::fmt::Write;

/// Five scalars with limits.
pub fn small() -> String {
    r#"{"query":"wireless keyboard, compact, German","sku":"KB-2041-DE-W","limit":25,"score":0.375,"order":"descending"}"#.to_owned()
}

/// An order of six lines.
pub fn medium() -> String {
    let mut lines = String::new();
    let titles = [
        (
            "KB-2041-DE",
            "Wireless keyboard, compact",
            2,
            "49.9",
            r#""office","wireless""#,
        ),
        (
            "MS-1100",
            "Mouse with \"quiet\" buttons",
            2,
            "19.95",
            r#""office""#,
        ),
        ("HDMI-2M", "HDMI cable, 2 m", 5, "7.5", ""),
        (
            "DOCK-9",
            "Docking station with three ports",
            1,
            "189",
            r#""office","usb-c","power""#,
        ),
        ("LAMP-07", "Desk lamp, warm white", 1, "34.25", r#""light""#),
        (
            "NOTE-A5",
            "Notebook A5, dotted, 120 pages",
            12,
            "3.8",
            r#""paper","gift""#,
        ),
    ];
    for (sku, title, quantity, price, tags) in titles {
        let title = title.replace('"', "\\\"");
        let comma = if lines.is_empty() { "" } else { "," };
        write!(
            lines,
            r#"{comma}{{"sku":"{sku}","title":"{title}","quantity":{quantity},"price":{price},"tags":[{tags}]}}"#
        )
        .expect("a string takes everything");
    }
    format!(
        r#"{{"id":"6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10","placed":"2026-11-21","customer":{{"name":"Ada Lovelace","email":"ada@example.com","address":{{"street":"12 St James's Square, second entrance, behind the yard","city":"München","zip":"80331","country":"DE"}}}},"lines":[{lines}],"labels":{{"channel":"web","campaign":"autumn-2026","region":"eu-central"}},"payment":{{"type":"card","value":{{"holder":"Ada Lovelace","last4":"4242","expires":"2028-05-31"}}}},"note":"Please leave the parcel with the neighbours on the second floor; the bell does not work, and the door at the front stays shut until ten. Thank you!"}}"#
    )
}

/// A thousand records.
pub fn large() -> String {
    let mut records = String::new();
    for at in 0..1_000_u32 {
        let comma = if at == 0 { "" } else { "," };
        let level = ["low", "medium", "high"][at as usize % 3];
        let active = at % 2 == 0;
        let value = f64::from(at * 7_919 % 100_000) / 1_000.0 - 20.0;
        let day = at % 28 + 1;
        write!(
            records,
            r#"{comma}{{"id":{},"name":"s-{at:04}","value":{value},"active":{active},"level":"{level}","day":"2026-10-{day:02}"}}"#,
            at * 37
        )
        .expect("a string takes everything");
    }
    format!(r#"{{"records":[{records}]}}"#)
}

/// An order with five issues, spread over it.
pub fn medium_with_five() -> String {
    let order = medium()
        .replace("\"placed\":\"2026-11-21\"", "\"placed\":\"2026-11-31\"")
        .replace("\"zip\":\"80331\"", "\"zip\":\"8033\"")
        .replace("\"quantity\":5", "\"quantity\":0")
        .replace("\"country\":\"DE\"", "\"land\":\"DE\"");
    assert_ne!(order, medium());
    order
}

/// An order whose last line is invalid.
pub fn medium_with_one() -> String {
    medium().replace("\"last4\":\"4242\"", "\"last4\":\"424\"")
}

/// A batch with five issues, spread over it.
pub fn large_with_five() -> String {
    large()
        .replace("\"s-0100\"", "\"\"")
        .replace("\"s-0300\"", "300")
        .replace(r#""s-0500","value":"#, r#""s-0500","valu":"#)
        .replace("\"s-0700\",", "\"s-0700\",\"x\":0,")
}

/// A batch whose last record is invalid.
pub fn large_with_one() -> String {
    large().replace("\"s-0999\"", "\"\"")
}
