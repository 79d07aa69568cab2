//! Documents that are slow or odd to read, each at one size and at ten times that, for the types of `types.tools`.

use super::maker::{Around, Maker, Wrong, odd};
use super::parts::{number, text, unit};
use crate::Random;

/// A document for a type, small and large.
#[derive(Clone)]
pub struct Document {
    /// The type, by its name.
    pub ty: &'static str,
    /// As drawn.
    pub small: Vec<u8>,
    /// The same draws at ten times the size.
    pub large: Vec<u8>,
}

/// The document of a seed.
pub fn document(seed: u64) -> Document {
    sized(seed, 1)
}

/// The document of a seed from where it ended: the large one is the small one now.
pub fn larger(seed: u64) -> Document {
    sized(seed, 10)
}

fn sized(seed: u64, times: usize) -> Document {
    let mut random = Random::new(seed);
    let (ty, around) = *random.pick(SHAPES);
    // Most are small, so that there can be many; growth shows best in the few that are not.
    let size = match random.below(100) {
        0..=69 => random.between(20, 200),
        70..=96 => random.between(200, 2_000),
        _ => random.between(2_000, 20_000),
    };
    let size = size * times;
    let maker = Maker::drawn(random);
    Document {
        ty,
        small: maker.clone().made(around, size),
        large: maker.made(around, 10 * size),
    }
}

const URI: &[&str] = &[
    "a://", "a:", "%41", "%", "/", "?", "#", ":", "@", "[", "]", "::", ".", "x", "1", "é", "v1.",
];
const EMAIL: &[&str] = &[
    "a", "@", ".", "\\\"", "\\\\", " ", "[", "]", "a@b.c", "[IPv6:", ":", "1", "é", "-",
];
const HOST: &[&str] = &[
    "a",
    "-",
    ".",
    "a.",
    "xn--",
    "1",
    "é",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];
const ADDRESS: &[&str] = &["1", ":", "::", ".", "1:", "1.", "f", "255", "0", "g", "::1"];
const CLOCK: &[&str] = &[
    "2026-01-31T",
    "09:30:00",
    ".",
    "0",
    "9",
    "Z",
    "+00:00",
    "P",
    "T",
    "1D",
    "1H",
    "-",
    ":",
    "é",
];
const TEXT: &[&str] = &[
    "a",
    "\\n",
    "\\ud83d\\ude00",
    "\\u0000",
    "é",
    "😀",
    "[",
    "{",
    "\\\"",
    "\\\\",
    "-0",
    "\\ud800",
    "/",
];
const BASE64: &[&str] = &[
    "QUFB",
    "A",
    "=",
    "+",
    "/",
    "aGk=",
    "aGl=",
    "-",
    "AAAAAAAAAAAAAAAA",
];

const SHAPES: &[(&str, Around)] = &[
    ("Ints", Around::List(number)),
    ("Steps", Around::List(number)),
    ("Floats", Around::List(number)),
    ("Cents", Around::List(number)),
    ("Bools", Around::List(|_, at, _| (at % 2 == 0).to_string())),
    ("Texts", Around::List(text)),
    ("Shorts", Around::List(text)),
    ("Patterns", Around::List(text)),
    ("Texts", Around::Long(TEXT)),
    ("Shorts", Around::Long(TEXT)),
    ("Uris", Around::Long(URI)),
    (
        "Uris",
        Around::List(|m, at, _| format!("\"https://{}.example/{}\"", m.style, at)),
    ),
    ("Emails", Around::Long(EMAIL)),
    (
        "Emails",
        Around::List(|m, at, _| format!("\"a{at}@b{}.example\"", m.style)),
    ),
    ("Hosts", Around::Long(HOST)),
    ("Ipv6s", Around::Long(ADDRESS)),
    (
        "Ipv6s",
        Around::List(|m, at, _| format!("\"{:x}::{:x}\"", m.style, at % 65536)),
    ),
    ("Ipv4s", Around::Long(ADDRESS)),
    ("Moments", Around::Long(CLOCK)),
    (
        "Moments",
        Around::List(|m, at, _| {
            format!(
                "\"2026-01-{:02}T09:30:{:02}.5Z\"",
                1 + at % 31,
                30 + m.style
            )
        }),
    ),
    ("Times", Around::Long(CLOCK)),
    (
        "Times",
        Around::List(|_, at, _| format!("\"23:59:{:02}Z\"", at % 61)),
    ),
    ("Dates", Around::Long(CLOCK)),
    ("Durations", Around::Long(CLOCK)),
    (
        "Ids",
        Around::List(|_, at, _| format!("\"6f1f6f0a-7a52-4f8e-9d3c-{at:012x}\"")),
    ),
    ("Paths", Around::Long(TEXT)),
    ("Blobs", Around::Long(BASE64)),
    (
        "Blobs",
        Around::List(|_, at, _| ["\"aGk=\"", "\"aGl=\"", "\"\""][at % 3].to_owned()),
    ),
    ("Anything", Around::List(unit)),
    ("Anything", Around::Object("", unit)),
    ("Anything", Around::Whole(nested)),
    (
        "Colours",
        Around::List(|_, at, _| ["\"red\"", "\"green\"", "\"blue\""][at % 3].to_owned()),
    ),
    ("Colours", Around::List(text)),
    (
        "Digits",
        Around::List(|_, at, _| ["0", "1.0", "2e0", "1.5", "true", "15e-1"][at % 6].to_owned()),
    ),
    ("OnceInts", Around::List(number)),
    ("OnceFloats", Around::List(number)),
    ("OnceTexts", Around::List(text)),
    ("OnceBlobs", Around::List(|_, at, _| format!("\"{at:08}\""))),
    ("OncePoints", Around::List(point)),
    (
        "OnceLists",
        Around::List(|m, at, _| format!("[{at},{}]", m.style)),
    ),
    (
        "OnceDeep",
        Around::List(|_, at, _| format!("[[[[{at}],[1,2]],[[{at}]]],[]]")),
    ),
    ("OnceDeep", Around::Whole(once)),
    ("OnceAny", Around::List(unit)),
    ("OnceAny", Around::List(number)),
    ("OnceScalars", Around::List(scalar)),
    (
        "OnceMixed",
        Around::List(|m, at, room| {
            if at == 0 {
                "\"1\"".to_owned()
            } else {
                number(m, at, room)
            }
        }),
    ),
    (
        "OnceColours",
        Around::List(|_, at, _| ["\"red\"", "\"green\"", "\"blue\""][at % 3].to_owned()),
    ),
    ("Points", Around::List(point)),
    ("Scalars", Around::List(scalar)),
    ("Numbers", Around::Object("", number)),
    ("Places", Around::Object("", point)),
    ("Texted", Around::Object("", text)),
    ("Kept", Around::Object("\"id\":1", number)),
    ("KeptPoints", Around::Object("\"id\":1", point)),
    ("Open", Around::Object("\"id\":1", unit)),
    ("Closed", Around::Object("\"id\":1", unit)),
    ("Empty", Around::Object("", unit)),
    ("Wide", Around::Object("", unit)),
    ("Wides", Around::List(|m, at, _| wide(m, at))),
    ("Nested", Around::Whole(nested)),
    (
        "Nested",
        Around::List(|m, at, room| nested(m, at, room.min(300))),
    ),
    ("Tree", Around::Whole(tree)),
    (
        "Tree",
        Around::List(|m, at, room| tree(m, at, room.min(1_500))),
    ),
    ("Forest", Around::List(forest)),
    ("Events", Around::List(event)),
    ("Boxes", Around::List(boxed)),
    ("Chain", Around::Whole(chain)),
    (
        "Pairs",
        Around::List(|m, at, room| format!("[{at},\"a\",{}]", point(m, at, room))),
    ),
    ("Hidden", Around::Whole(hidden)),
    ("Either", Around::Whole(either)),
    ("Evens", Around::List(number)),
    ("Halves", Around::List(number)),
    ("Judged", Around::List(number)),
    ("Judged", Around::Object("", unit)),
    (
        "Maybes",
        Around::List(|m, at, room| {
            if at % 3 == 0 {
                "null".to_owned()
            } else {
                point(m, at, room)
            }
        }),
    ),
    (
        "Defaults",
        Around::List(|_, at, _| {
            ["{}", "{\"a\":2}", "{\"d\":\"x\",\"b\":[1.0]}"][at % 3].to_owned()
        }),
    ),
];

fn point(m: &mut Maker, at: usize, room: usize) -> String {
    let x = if m.style.is_multiple_of(2) {
        at.to_string()
    } else {
        number(m, at, room)
    };
    match m.style % 5 {
        0 => format!("{{\"x\":{x}}}"),
        1 => format!("{{\"y\":{at}.25,\"x\":{x}}}"),
        2 => format!("{{\"x\":{x},\"label\":{}}}", text(m, at, room)),
        _ => format!("{{\"x\":{x},\"y\":1}}"),
    }
}

fn scalar(m: &mut Maker, at: usize, room: usize) -> String {
    match (m.style + at) % 3 {
        0 => number(m, at, room),
        1 => text(m, at, room),
        _ => "true".to_owned(),
    }
}

/// A record whose required keys are there, or spelled in another way, or missing.
fn wide(m: &Maker, at: usize) -> String {
    const NAMES: [&str; 12] = [
        "alpha_one",
        "beta_two",
        "gamma_three",
        "delta_four",
        "epsilon_five",
        "zeta_six",
        "eta_seven",
        "theta_eight",
        "iota_nine",
        "kappa_ten",
        "lambda_eleven",
        "mu_twelve",
    ];
    let members = NAMES
        .iter()
        .enumerate()
        .map(|(place, name)| match (m.style + place) % 8 {
            0 if m.style > 8 => format!("\"{}\":{at}", name.replace('_', "-").to_uppercase()),
            1 if m.style > 16 => format!("\"{}x\":{at}", name.replace('e', "")),
            _ => format!("\"{name}\":{at}"),
        });
    format!("{{{}}}", members.collect::<Vec<_>>().join(","))
}

/// Lists in lists, as deep as may be, with a few values at the bottom of each.
fn nested(m: &mut Maker, _: usize, room: usize) -> String {
    let deep = 1 + m.random.below(125);
    let mut spines: Vec<String> = Vec::new();
    let mut length = 0;
    while length < room {
        let leaves = m.list(|m, at, _| number(m, at, 0), m.style * 8);
        let spine = format!("{}{leaves}{}", "[".repeat(deep), "]".repeat(deep));
        length += spine.len();
        spines.push(spine);
    }
    if spines.len() == 1 {
        spines.remove(0)
    } else {
        format!("[{}]", spines.join(","))
    }
}

fn once(m: &mut Maker, _: usize, room: usize) -> String {
    let each = room / 4 + 1;
    let inner = |m: &mut Maker| m.list(|_, at, _| at.to_string(), each);
    let lists: Vec<String> = (0..4)
        .map(|at| format!("[[[{},[{at}]]]]", inner(m)))
        .collect();
    format!("[{}]", lists.join(","))
}

fn tree(m: &mut Maker, at: usize, room: usize) -> String {
    let mut trees: Vec<String> = Vec::new();
    let mut length = 0;
    while length < room {
        let leaf = match m.wrong {
            Wrong::All => format!("{{\"leaf\":{}}}", odd(m, at)),
            Wrong::Some => m.object("", |m, at, _| odd(m, at), 40),
            Wrong::Nothing | Wrong::Last | Wrong::Again => format!("{{\"leaf\":{at}}}"),
        };
        let deep = m.random.below(60);
        let mut tree = leaf;
        for _ in 0..deep {
            tree = match m.random.below(4) {
                0 => format!("[{tree}]"),
                1 => format!("{{\"left\":{tree}}}"),
                2 => format!("{{\"right\":{tree},\"left\":{{\"leaf\":1}}}}"),
                _ => format!("{{\"k\":{tree}}}"),
            };
        }
        length += tree.len();
        trees.push(tree);
    }
    if trees.len() == 1 {
        trees.remove(0)
    } else {
        format!("[{}]", trees.join(","))
    }
}

fn forest(m: &mut Maker, at: usize, room: usize) -> String {
    let room = room.min(400);
    match (m.style + at) % 5 {
        0 => format!("{{\"kind\":\"one\",\"size\":{at},\"name\":\"n\"}}"),
        1 => format!(
            "{{\"kind\":\"two\",\"size\":{at}.5,\"inner\":{}}}",
            tree(m, at, room)
        ),
        2 => format!(
            "{{\"kind\":\"three\",\"mode\":\"b\",\"parts\":[{}]}}",
            tree(m, at, room)
        ),
        3 => format!(
            "{{\"kind\":\"tree\",\"mode\":\"b\",\"parts\":[{}]}}",
            tree(m, at, room)
        ),
        _ => format!(
            "{{\"kind\":\"two\",\"size\":{at},\"inner\":{{\"leaf\":{}}}}}",
            odd(m, at)
        ),
    }
}

fn event(m: &mut Maker, at: usize, room: usize) -> String {
    match (m.style + at) % 6 {
        0 => format!("{{\"kind\":\"point\",\"x\":{}}}", number(m, at, room)),
        1 => format!(
            "{{\"kind\":\"note\",\"text\":{},\"at\":\"2026-01-31T09:30:00Z\"}}",
            text(m, at, room)
        ),
        2 => format!("{{\"kind\":\"kept\",\"id\":1,\"k{at}\":{at},\"a\":{at}}}"),
        3 if m.style > 12 => format!("{{\"kid\":\"note\",\"txt\":\"a\",\"k{at}\":1}}"),
        4 if m.style > 18 => format!("{{\"kind\":\"nodes\",\"text\":{at}}}"),
        _ if room > 40 => format!(
            "{{\"kind\":\"group\",\"events\":[{}]}}",
            event(m, at + 1, room / 2)
        ),
        _ => "{\"kind\":\"point\",\"x\":1}".to_owned(),
    }
}

fn boxed(m: &mut Maker, at: usize, room: usize) -> String {
    match (m.style + at) % 5 {
        0 => format!("{{\"type\":\"number\",\"value\":{}}}", number(m, at, room)),
        1 => format!("{{\"value\":{},\"type\":\"text\"}}", text(m, at, room)),
        2 => format!("{{\"type\":\"place\",\"value\":{}}}", point(m, at, room)),
        3 if m.style > 14 => format!("{{\"typ\":\"place\",\"valu\":{at},\"k{at}\":1}}"),
        _ => {
            let deep = m.random.below(30);
            let (open, close) = ("{\"type\":\"more\",\"value\":[", "]}");
            format!(
                "{}{{\"type\":\"number\",\"value\":{at}}}{}",
                open.repeat(deep),
                close.repeat(deep)
            )
        }
    }
}

fn chain(m: &mut Maker, _: usize, room: usize) -> String {
    let deep = m.random.below(60);
    let each = room / (deep + 1);
    let mut chain = "{\"n\":1}".to_owned();
    for _ in 0..deep {
        let list = m.list(
            |m, at, room| format!("{{\"n\":{}}}", number(m, at, room)),
            each,
        );
        chain = format!("{{\"n\":1,\"list\":{list},\"next\":{chain}}}");
    }
    chain
}

fn hidden(m: &mut Maker, at: usize, room: usize) -> String {
    let keys = m.list(text, room / 3);
    let map = m.object("", number, room / 3);
    format!(
        "{{\"keys\":{keys},\"map\":{map},\"tree\":{},\"inner\":{}}}",
        tree(m, at, room / 3),
        point(m, at, room)
    )
}

fn either(m: &mut Maker, at: usize, room: usize) -> String {
    let kind = ["plain", "covered", "plane"][m.style % 3];
    format!("{{\"kind\":\"{kind}\",\"tree\":{}}}", tree(m, at, room))
}
