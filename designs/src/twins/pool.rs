//! Hostile texts, each with a tame twin that becomes the same identifiers.

use std::fmt::Write;

use crate::random::Random;
use toolc_compiler::ir::Value;
use toolc_compiler::pointer;
use toolc_templates::schema::{is_hidden, text_of};

/// What ends a literal, comment, docstring, attribute, fence, tag or line of some language, or starts one.
const ENDINGS: &[&str] = &[
    "\"\"\"; open(\"x\", \"w\"); \"\"\"b",
    "'''; open('x', 'w'); '''",
    "\"\"\"\"\"\"\"",
    "\"; evil(); \"",
    "'; evil(); '",
    "\"#; evil(); r#\"",
    "*/ evil(); /*",
    "*/*/*/",
    "/* /* /*",
    "// evil",
    "/// evil",
    "//! evil",
    "# evil",
    "## evil",
    "#[evil] fn evil() {}",
    "#![evil]",
    "#![doc = \"x\"]",
    "back \\",
    "back \\\\",
    "back \\\"\"\"",
    "\\\"; evil(); //",
    "\\x \\u \\u{ \\n{evil} \\777 \\",
    "line\nevil()",
    "line\r\nevil()",
    "line\revil()",
    "line\n\n    evil()\n\nend",
    "a\u{b}b\u{c}c\u{85}evil()",
    "separators\u{2028}evil()\u{2029}evil()",
    "nul\0evil\u{1}\u{7f}\u{9b}31m",
    "\u{1b}[31mred\u{1b}]0;title\u{7}",
    "\u{202e}turned\u{2066}isolated\u{200f}\u{61c}",
    "\u{feff}mark\u{ad}\u{200b}\u{e0041}\u{fffe}\u{10ffff}",
    "{{ 7 * 7 }} {% for x in y %} {# x #}",
    "%% for x in y",
    "\n%% for x in y\n%% endfor\n",
    "{open('x')} {0} {x!r} {",
    "} }} {{ {",
    "${x} $(x) `x` %s %(x)s",
    "</script><script>evil()</script>",
    "--> <!-- ]]> <![cdata[ &amp; &#0; &",
    "</system-out></testcase>",
    "\n```\nevil()\n```\n",
    "\n~~~\nevil()\n",
    "`` ` ``` ````",
    "a`b``c",
    "[x](javascript:evil) | x | \n| - |\n# x",
    "\n::error file=x,line=1::evil\n::add-mask::x",
    "::set-output name=x::%0a%0d%25",
    "]\n[package]\nbuild = \"evil.rs\"\n",
    "\"\"\"\n[x]\ny = '''",
    "null, \"evil\": true",
    "\u{ff02}\u{ff07}\u{2019}",
];

/// How many rounds it takes until every text has stood everywhere.
pub const ROUNDS: u64 = ENDINGS.len() as u64 + 1;

/// What a hostile text ends with: chance says it, or the round, in which no two places in a row end alike.
pub struct Endings<'r> {
    /// For all that chance says.
    pub random: &'r mut Random,
    /// The round, of [`ROUNDS`].
    pub round: Option<u64>,
}

impl Endings<'_> {
    fn push(&mut self, text: &mut String, number: usize) {
        let Some(round) = self.round else {
            for _ in 0..self.random.between(1, 2) {
                push_ending(
                    text,
                    self.random.below(30 + ENDINGS.len()).saturating_sub(29),
                );
            }
            return;
        };
        push_ending(text, (number + round as usize) % ROUNDS as usize);
    }

    /// Whether a text is as long as texts get: seldom, or in the first round.
    fn is_long(&mut self, number: usize) -> bool {
        number == 0
            && self
                .round
                .map_or_else(|| self.random.chance(15), |round| round == 0)
    }
}

/// A hostile text and its twin.
#[derive(Debug, Clone)]
pub struct Twins {
    /// By which both are found again.
    mark: String,
    /// What a bad person writes.
    pub hostile: String,
    /// What everybody else does: its words alone.
    pub tame: String,
    /// Whether it is a pattern, which languages write in their own ways.
    is_pattern: bool,
    /// Both, as they may stand in a text, the longest first.
    spellings: Vec<(String, String)>,
}

/// Where literals are this long, the layout of code does not depend on their texts any more.
const WIDE: usize = 130;

impl Twins {
    /// The twins of a number, no two of which are alike. They are wide; the first of all may be as long as texts get.
    pub fn new(endings: &mut Endings<'_>, number: usize) -> Self {
        let mark = mark(number);
        let mut hostile = format!("{mark} w");
        while hostile.len() < WIDE {
            hostile.push_str(" padding");
        }
        if endings.is_long(number) {
            hostile.push_str(&"\"\\ long".repeat(30_000 / 7));
        }
        endings.push(&mut hostile, number);
        Self::of(mark, hostile)
    }

    /// The twins of a number in one short line, as a doc comment has them.
    pub fn line(endings: &mut Endings<'_>, number: usize) -> Self {
        let mark = mark(number);
        let mut hostile = format!("{mark} ");
        endings.push(&mut hostile, number);
        let tame = words(&hostile);
        Self::both(mark, hostile.replace('\n', " "), tame, false)
    }

    /// The twins of a number inside of a pattern, where hardly anything may stand.
    pub fn pattern(random: &mut Random, number: usize) -> Self {
        /// What means itself in every language, and what does not.
        const PARTS: &[(&str, &str)] = &[
            ("\"\"\"", ""),
            ("'''", ""),
            ("#", ""),
            ("\"#", ""),
            ("`", ""),
            ("-->", ""),
            ("<x>", ""),
            ("%%", ""),
            ("\\/\\*", "\\/\\*"),
            ("\\*\\/", "\\*\\/"),
            ("\\\\", "\\\\"),
            ("\\u2028", "\\u2028"),
            ("\\0", "\\0"),
        ];
        let mark = mark(number);
        let (mut hostile, mut tame) = (mark.clone(), mark.clone());
        for _ in 0..random.between(1, 4) {
            let (bad, good) = random.pick(PARTS);
            hostile.push_str(bad);
            tame.push_str(good);
        }
        while tame.len() < WIDE {
            hostile.push('p');
            tame.push('p');
        }
        Self::both(mark, hostile, tame, true)
    }

    /// The twins with all braces doubled, as a template has them.
    pub fn templated(&self) -> String {
        crate::texts::templated(&self.hostile)
    }

    fn of(mark: String, mut hostile: String) -> Self {
        let mut tame = words(&hostile);
        // Some texts are kept out of Structs and of types inside of texts: a twin must be one of them, too.
        if hostile.contains(|c: char| matches!(c, '"' | '\\') || c < ' ') {
            tame.push('\u{1}');
        } else if hostile.contains(|c: char| c == '\'' || is_hidden(c)) {
            tame.push('\'');
        }
        // Limits of providers count characters; spaces change no name.
        let (many, few) = (hostile.chars().count(), tame.chars().count());
        hostile.insert_str(mark.len(), &" ".repeat(few.saturating_sub(many)));
        tame.insert_str(mark.len(), &" ".repeat(many.saturating_sub(few)));
        Self::both(mark, hostile, tame, false)
    }

    fn both(mark: String, hostile: String, tame: String, is_pattern: bool) -> Self {
        let mut spellings = Vec::new();
        let templated = crate::texts::templated(&hostile);
        let texts = [&hostile, &tame, &templated].map(Clone::clone);
        // As they stand in a `$ref`.
        let fragment = |text: &String| pointer::reference(text).split_off("#/$defs/".len());
        for text in texts
            .into_iter()
            .chain([fragment(&hostile), fragment(&tame)])
        {
            let (mut one, mut other) = (text, tame.clone());
            for _ in 0..4 {
                let next = (quoted(&one), quoted(&other));
                spellings.push((one, other));
                (one, other) = next;
            }
        }
        spellings.sort_by_key(|(hostile, _)| std::cmp::Reverse(hostile.len()));
        spellings.dedup();
        Self {
            mark,
            hostile,
            tame,
            is_pattern,
            spellings,
        }
    }

    /// All that [`tamed`] needs, for other languages.
    pub fn to_json(&self) -> serde_json::Value {
        serde_json::json!({ "mark": self.mark, "tame": self.tame, "pattern": self.is_pattern, "spellings": self.spellings })
    }
}

fn mark(number: usize) -> String {
    format!("q{number:04}z")
}

/// Appends the ending of a number; the first is a run of signs that raw literals are closed by.
fn push_ending(text: &mut String, number: usize) {
    match number.checked_sub(1) {
        Some(at) => text.push_str(ENDINGS[at]),
        None => write!(text, "\"{}", "#".repeat(300)).expect("a string takes everything"),
    }
}

/// The words that names are made of, with spaces between.
fn words(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            'a'..='z' | '0'..='9' => out.push(c),
            _ if c.is_ascii() => out.push(' '),
            _ => write!(out, " u{:x} ", u32::from(c)).expect("a string takes everything"),
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text in which every hostile text, as it is or as it stands in JSON, is replaced by its twin. What follows the mark of a
/// pattern that is written otherwise is left out.
pub fn tamed(text: &str, twins: &[Twins]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('q') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let number = rest
            .get(1..5)
            .and_then(|digits| digits.parse::<usize>().ok());
        let own = number
            .and_then(|number| twins.get(number))
            .filter(|own| rest.starts_with(&own.mark));
        let found = own.and_then(|own| {
            own.spellings
                .iter()
                .find(|(hostile, _)| rest.starts_with(&**hostile))
        });
        match (found, own) {
            (Some((hostile, tame)), _) => {
                out.push_str(tame);
                rest = &rest[hostile.len()..];
            }
            (None, Some(own)) if own.is_pattern => {
                return out + &own.tame;
            }
            (None, _) => {
                out.push('q');
                rest = &rest[1..];
            }
        }
    }
    out + rest
}

/// The inside of a JSON string.
fn quoted(text: &str) -> String {
    let json = text_of(&Value::String(text.into()));
    json[1..json.len() - 1].to_owned()
}
