//! Texts of all formats, texts that match patterns, and any JSON at all.

use toolc_compiler::ir::{Constraints, Format, Value};

use crate::random::Random;

/// What no generated value ever is, so that `@schema` and patterns can forbid it.
pub const NEVER: &str = "zzz-never";

/// Forbids [`NEVER`].
pub fn never_schema() -> Value {
    let never = Value::Object(vec![("const".into(), Value::String(NEVER.into()))]);
    Value::Object(vec![("not".into(), never)])
}

/// Patterns, each with texts that match it.
pub const PATTERNS: &[(&str, &[&str])] = &[
    (r"^[a-z]+$", &["a", "abc", "zebra", "qwertyuiop"]),
    (r"^[A-Z]{3}-\d+$", &["ABC-1", "XYZ-12345", "AAA-0"]),
    (r"^\S+@\S+$", &["a@b", "名@前", "x@y.z"]),
    (r"^(?:red|green|blue)$", &["red", "green", "blue"]),
    (r"^\p{L}+$", &["é", "名前", "Wort"]),
    (r"^[^/]*$", &["", "a b", "🎉", "\n"]),
    (r"\d", &["1", "a1", "2026"]),
    (r"^.{2,4}$", &["ab", "🎉🎉", "名前x", "abcd"]),
    (r"^(\d{4})-\1$", &["2026-2026", "0000-0000"]),
    (r"^(?=.*[a-z])(?=.*[0-9]).+$", &["a1", "1b2", "xyz9"]),
    (r"^$|^x\/y$", &["", "x/y"]),
    (r"^[\u{1F600}-\u{1F64F}]$", &["😀", "🙏"]),
    (r#"^["'`\\]$"#, &["\"", "'", "`", "\\"]),
];

/// Patterns that all texts here match.
pub const WIDE_PATTERNS: &[&str] = &[
    "^",
    "$",
    r"^(?!zzz-never$)",
    r"^[^]*$",
    r"^(?:.|\n|\u2028|\r)*$|",
    r"(?:)",
];

const TEXTS: &[&str] = &[
    "",
    "a",
    "hello",
    "two words",
    "ümläut",
    "名前",
    "🎉",
    "👩‍👩‍👧",
    "quote \" and \\ slash /",
    "line\nbreak\ttab\r",
    "\u{0}\u{1}\u{1f}\u{7f}",
    "null",
    "1",
    "true",
    "{}",
    "[]",
    "\u{2028}\u{2029}\u{FEFF}",
    "\u{10FFFF}\u{E000}",
    "e\u{301}",
    "</script>",
    "a longer text of some words to pass limits",
    "aGk=",
    "2026-01-31",
    "https://example.com/a",
    "x",
];

/// Texts that have a format.
pub fn of_format(format: Format) -> &'static [&'static str] {
    match format {
        Format::Datetime => &[
            "2026-01-31T09:30:00Z",
            "2024-02-29t23:59:59.123456789z",
            "1998-12-31T23:59:60Z",
            "0000-01-01T00:00:00+23:59",
            "1990-12-31T15:59:60-08:00",
            "9999-12-31T23:59:59.9Z",
        ],
        Format::Date => &["2026-01-31", "2024-02-29", "0000-01-01", "9999-12-31"],
        Format::Time => &["09:30:00Z", "23:59:59.5+01:00", "00:00:00z", "23:59:60Z"],
        Format::Duration => &[
            "PT5M",
            "P4DT12H30M5S",
            "P2W",
            "P1Y2M3D",
            "PT0S",
            "P0D",
            "PT1H2M",
        ],
        Format::Decimal => &[
            "0",
            "-0.00",
            "12.50",
            "-12.5",
            "123456789012345678901234567890.000000000000000001",
            "0.1",
        ],
        Format::Uuid => &[
            "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10",
            "6F1F6F0A-7A52-4F8E-9D3C-0D8F2C7F7F10",
            "00000000-0000-0000-0000-000000000000",
        ],
        Format::Uri => &[
            "https://example.com/a?b=c#d",
            "urn:isbn:0451450523",
            "a:",
            "file:///etc/hosts",
            "http://[::1]:8080/%20",
        ],
        Format::Email => &[
            "ada@example.com",
            "a+b@x.y",
            "\"a b\"@example.com",
            "x@[127.0.0.1]",
        ],
        Format::Hostname => &["api.example.com", "a", "xn--bcher-kva.example", "1-2.x"],
        Format::Ipv4 => &["192.0.2.1", "0.0.0.0", "255.255.255.255"],
        Format::Ipv6 => &[
            "2001:db8::1",
            "::",
            "::ffff:192.0.2.1",
            "1:2:3:4:5:6:7:8",
            "FE80::ABCD",
        ],
    }
}

/// Base64 in its canonical spelling, then in others.
pub fn base64(random: &mut Random, canonical: bool) -> &'static str {
    const CANONICAL: &[&str] = &["", "aGk=", "AA==", "////", "+/+/", "aGVsbG8gd29ybGQ="];
    const OTHER: &[&str] = &["aGl=", "AB==", "AP=="];
    let from = if !canonical && random.chance(20) {
        OTHER
    } else {
        CANONICAL
    };
    from[random.below(from.len())]
}

/// Texts that satisfy limits, out of some: of those that there are, and any that fit by their length.
pub fn texts(constraints: &Constraints, from: Option<&[&str]>) -> Vec<String> {
    let samples = |source: &str| {
        PATTERNS
            .iter()
            .find(|(known, _)| *known == source)
            .map(|(_, samples)| *samples)
    };
    let is_wide = |source: &str| WIDE_PATTERNS.contains(&source);
    let narrow: Vec<&str> = constraints
        .patterns
        .iter()
        .map(|source| &**source)
        .filter(|source| !is_wide(source))
        .collect();
    let mut found: Vec<String> = match (from, narrow.as_slice()) {
        (from, []) => from
            .unwrap_or(TEXTS)
            .iter()
            .map(|text| (*text).to_owned())
            .collect(),
        // A format with a pattern that is not wide: nobody here knows what that leaves.
        (Some(_), _) => Vec::new(),
        (None, [first, others @ ..]) => {
            let all = |text: &str| {
                others
                    .iter()
                    .all(|other| samples(other).is_some_and(|known| known.contains(&text)))
            };
            let first = samples(first).unwrap_or_default();
            first
                .iter()
                .filter(|text| all(text))
                .map(|text| (*text).to_owned())
                .collect()
        }
    };
    let bounds = constraints.length.unwrap_or_default();
    if from.is_none() && narrow.is_empty() {
        let least = bounds.min.unwrap_or(0).min(2000) as usize;
        found.push("é".repeat(least));
        found.push("z".repeat(bounds.max.map_or(least + 3, |max| max.min(2000) as usize)));
    }
    let fits = |text: &String| {
        let length = text.chars().count() as u64;
        bounds.min.is_none_or(|min| length >= min) && bounds.max.is_none_or(|max| length <= max)
    };
    found.retain(fits);
    found
}

/// Any number that a float can be.
pub fn float(random: &mut Random) -> String {
    const FLOATS: &[&str] = &[
        "0",
        "1",
        "-1",
        "0.5",
        "-0.1",
        "0.1",
        "3.141592653589793",
        "1e21",
        "1e-7",
        "1.7976931348623157e308",
        "5e-324",
        "-2.5e-10",
        "123456789012345680",
        "9007199254740993",
        "100",
        "1e22",
        "4.35",
    ];
    (*random.pick(FLOATS)).to_owned()
}

/// Any JSON.
pub fn json(random: &mut Random, depth: u32) -> Value {
    match random.below(if depth == 0 { 5 } else { 7 }) {
        0 => Value::Null,
        1 => Value::Bool(random.chance(50)),
        2 => Value::Number(
            (*random.pick(&[
                "0",
                "-1",
                "1.50",
                "1e2",
                "12345678901234567890",
                "0.1e-3",
                "1e400",
            ]))
            .into(),
        ),
        3 | 4 => Value::String((*random.pick(TEXTS)).into()),
        5 => {
            let count = random.below(4);
            Value::List((0..count).map(|_| json(random, depth - 1)).collect())
        }
        _ => {
            let count = random.below(4);
            let mut entries: Vec<(toolc_compiler::source::Text, Value)> = Vec::new();
            for _ in 0..count {
                let key = *random.pick(&["a", "b", "id", "", "名", "x y", "__proto__"]);
                if entries.iter().all(|(known, _)| &**known != key) {
                    entries.push((key.into(), json(random, depth - 1)));
                }
            }
            Value::Object(entries)
        }
    }
}
