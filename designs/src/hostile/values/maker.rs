//! How documents are filled and spoilt, whatever stands in them.

use crate::Random;

/// How a document of a type is filled.
#[derive(Clone, Copy)]
pub(super) enum Around {
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
pub(super) type Make = fn(&mut Maker, usize, usize) -> String;

/// What is wrong with a document.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Wrong {
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

/// Makes documents: what all of their parts have in common, and what they still draw.
#[derive(Clone)]
pub(super) struct Maker {
    pub(super) random: Random,
    /// What most numbers and texts of the document look like.
    pub(super) style: usize,
    pub(super) wrong: Wrong,
    damage: usize,
    spaced: bool,
}

impl Maker {
    /// One with the looks of a seed.
    pub(super) fn drawn(mut random: Random) -> Self {
        Self {
            style: random.below(24),
            wrong: *random.pick(&[
                Wrong::Nothing,
                Wrong::Nothing,
                Wrong::Last,
                Wrong::Again,
                Wrong::Some,
                Wrong::All,
            ]),
            damage: match random.chance(15) {
                true => 1 + random.below(DAMAGES.len()),
                false => 0,
            },
            spaced: random.chance(5),
            random,
        }
    }

    /// The text of a document.
    pub(super) fn made(mut self, around: Around, size: usize) -> Vec<u8> {
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

/// What fits few types.
pub(super) fn odd(m: &mut Maker, at: usize) -> String {
    const ODD: &[&str] = &[
        "null",
        "\"x\"",
        "1.5",
        "true",
        "[]",
        "{}",
        "1e400",
        "-1e30",
        "-0",
        "-0.0",
        "9223372036854775808",
        "\"\\ud83d\\ude00\"",
        "[[]]",
        "{\"x\":\"y\"}",
        "{\"kind\":1}",
        "{\"type\":\"number\"}",
        "0.1",
        "\"\"",
    ];
    match m.style {
        // The same each time, or each in turn.
        0..=11 => ODD[(m.style + 7) % ODD.len()].to_owned(),
        _ => ODD[(m.style + at) % ODD.len()].to_owned(),
    }
}
