//! Documents that are slow or odd to read, each at one size and at ten times that, for the types of `types.tools`.

use super::parts::{number, odd, text, unit};
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
    let maker = Maker {
        style: random.below(24),
        wrong: *random.pick(&[
            Wrong::Nothing,
            Wrong::Nothing,
            Wrong::Last,
            Wrong::Again,
            Wrong::Some,
            Wrong::All,
        ]),
        damage: if random.chance(15) {
            1 + random.below(DAMAGES.len())
        } else {
            0
        },
        spaced: random.chance(5),
        random,
    };
    Document {
        ty,
        small: maker.clone().made(around, size),
        large: maker.made(around, 10 * size),
    }
}

/// How a document of a type is filled.
#[derive(Clone, Copy)]
enum Around {
    /// A list of such values.
    List(Make),
    /// An object with these members, and with such values under keys of its own.
    Object(&'static str, Make),
    /// A list of one text that is as long as the document; of these parts, and this end.
    Long(&'static [&'static str]),
    /// One value.
    Whole(Make),
}

/// Makes the value that stands at a place; `usize` is how many bytes it may fill.
type Make = fn(&mut Maker, usize, usize) -> String;

/// What is wrong with a document.
#[derive(Clone, Copy, PartialEq)]
enum Wrong {
    Nothing,
    /// One more item, which is odd.
    Last,
    /// One more item, which was there before.
    Again,
    /// One item of fifty.
    Some,
    All,
}

/// What breaks the end of a document: what its last byte becomes.
const DAMAGES: &[&str] = &[
    "",
    ",",
    ",]",
    "]]",
    "}",
    " x",
    ",-0]",
    ",01]",
    ",1.]",
    ",\"\\ud800\"]",
    ",\"\u{1}\"]",
    ",\"\\x\"]",
    ",nul]",
    ",{\"a\":1,}]",
    ",\"",
    ",1e5]",
    "\u{feff}",
];

#[derive(Clone)]
pub(super) struct Maker {
    pub(super) random: Random,
    /// What most numbers and texts of the document look like.
    pub(super) style: usize,
    wrong: Wrong,
    damage: usize,
    spaced: bool,
}

impl Maker {
    fn made(mut self, around: Around, size: usize) -> Vec<u8> {
        let mut text = match around {
            Around::List(make) => self.list(make, size),
            Around::Object(start, make) => self.object(start, make, size),
            Around::Long(parts) => format!("[\"{}\"]", self.long(parts, size)),
            Around::Whole(make) => make(&mut self, 0, size),
        };
        if self.damage > 0 {
            text.pop();
            text.push_str(DAMAGES[self.damage - 1]);
        }
        text.into_bytes()
    }

    pub(super) fn list(&mut self, make: Make, size: usize) -> String {
        let items = self.items(make, size);
        format!("[{}]", items.join(self.comma()))
    }

    pub(super) fn object(&mut self, start: &str, make: Make, size: usize) -> String {
        let style = self.style;
        let items = self.items(make, size).into_iter().enumerate();
        let members = items.map(|(at, item)| format!("\"{}\":{item}", key(style, at)));
        let start = Some(start.to_owned()).filter(|start| !start.is_empty());
        let members: Vec<String> = start.into_iter().chain(members).collect();
        format!("{{{}}}", members.join(self.comma()))
    }

    fn items(&mut self, make: Make, size: usize) -> Vec<String> {
        let mut items: Vec<String> = Vec::new();
        let mut length = 0;
        while length < size {
            let at = items.len();
            let item = match self.wrong {
                Wrong::All => odd(self, at),
                Wrong::Some if at % 50 == 7 => odd(self, at),
                Wrong::Nothing | Wrong::Some | Wrong::Last | Wrong::Again => {
                    make(self, at, size - length)
                }
            };
            length += item.len() + 1;
            items.push(item);
        }
        match self.wrong {
            Wrong::Last => items.push(odd(self, 0)),
            Wrong::Again => items.extend(items.first().cloned()),
            Wrong::Nothing | Wrong::Some | Wrong::All => {}
        }
        items
    }

    /// A long text of some parts, one of them most of the time.
    fn long(&mut self, parts: &[&str], size: usize) -> String {
        let (start, end) = (*self.random.pick(parts), *self.random.pick(parts));
        let most = [*self.random.pick(parts), *self.random.pick(parts)];
        let mixed = self.random.chance(20);
        let mut text = start.to_owned();
        while text.len() < size {
            match mixed {
                true => text.push_str(self.random.pick::<&str>(parts)),
                false => most.iter().for_each(|part| text.push_str(part)),
            }
        }
        text + end
    }

    fn comma(&self) -> &'static str {
        if self.spaced { " ,\n\t " } else { "," }
    }
}

fn key(style: usize, at: usize) -> String {
    match style % 6 {
        0 => format!("a_rather_long_name_of_a_thing_that_is_compared_with_other_names_{at}"),
        1 => format!("nu_thirteenth{at}"),
        2 => format!("\\u00e9\\n{at}"),
        3 => format!("~/{at}"),
        _ => format!("k{at}"),
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
