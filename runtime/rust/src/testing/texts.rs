//! Texts within limits: words, texts of a format, texts of a pattern.

use std::rc::Rc;

use super::chance::Chance;
use super::numbers::decimal;
use super::patterns::{Parts, Read};
use super::stop::{Steps, Stop};
use crate::scalars::Format;
use crate::table::Text;

const PLAIN: &[&str] = &[
    "amber", "birch", "cedar", "delta", "ember", "fjord", "grove", "heron", "iris", "jade", "kelp",
    "lotus", "maple", "north", "olive", "pearl",
];
/// Words with what people forget.
const ODD: &[&str] = &[
    "naïve",
    "größe",
    "日本",
    "привет",
    "🎉",
    "it's",
    "\"so\"",
    "a/b",
];

/// How many texts are tried.
const TRIES: usize = 100;

/// As long as an address may become; where less is allowed, a short name stands for it.
const LONGEST_URI: u64 = 35;

/// A text within limits.
pub(super) fn text(
    chance: &mut Chance,
    steps: &mut Steps,
    read: &mut Read,
    limits: &Text,
) -> Result<String, Stop> {
    let (low, high) = (limits.length.min, limits.length.max);
    if low > high {
        return Err(Stop::Unfit);
    }
    let patterns = limits.patterns.iter();
    let patterns: Vec<Rc<Parts>> = patterns.filter_map(|pattern| read.of(pattern)).collect();
    for attempt in 0..TRIES {
        steps.take(low.max(1))?;
        let formed = patterns.is_empty() || attempt % 2 == 0;
        let made = match limits.format {
            Some(format) if formed => of_format(chance, format, limits)?,
            Some(_) => of_pattern(chance, steps, chosen(&patterns, attempt / 2), limits)?,
            None if patterns.is_empty() => words(chance, low, high),
            None => of_pattern(chance, steps, chosen(&patterns, attempt), limits)?,
        };
        if limits.allows(&made) {
            return Ok(made);
        }
    }
    Err(Stop::Unfit)
}

/// A word.
pub(super) fn word(chance: &mut Chance) -> &'static str {
    chance.one_of(PLAIN).copied().unwrap_or_default()
}

/// Words of a length within limits; of a few characters where they leave the choice.
fn words(chance: &mut Chance, low: u64, high: u64) -> String {
    let low = low.max(high.min(3));
    let length = low + chance.below((high - low).min(16) + 1);
    let list = if chance.below(8) == 0 { ODD } else { PLAIN };
    let (mut text, mut count) = (String::new(), 0);
    while count < length {
        if !text.is_empty() {
            text.push(' ');
            count += 1;
        }
        let word = chance.one_of(list).copied().unwrap_or_default();
        text.push_str(word);
        count += word.chars().count() as u64;
    }
    let mut text = shortened(&text, length);
    if text.ends_with(' ') {
        text.pop();
        text.push('x');
    }
    text
}

/// The patterns that a text is made of: each alone, then all of them, one behind the other.
fn chosen(patterns: &[Rc<Parts>], attempt: usize) -> &[Rc<Parts>] {
    match attempt % (patterns.len() + 1) {
        place if place < patterns.len() => &patterns[place..=place],
        _ => patterns,
    }
}

/// A text that matches, as far as assertions let it; around one that does not reach the least length stand further
/// letters.
fn of_pattern(
    chance: &mut Chance,
    steps: &mut Steps,
    patterns: &[Rc<Parts>],
    limits: &Text,
) -> Result<String, Stop> {
    let (low, high) = (limits.length.min, limits.length.max);
    let length = low + chance.below((high - low).min(16) + 1);
    let mut text = String::new();
    for parts in patterns {
        text += &parts.text(chance, steps, length / patterns.len() as u64)?;
    }
    let count = text.chars().count() as u64;
    steps.take(count)?;
    if count < low {
        let more = "a".repeat(usize::try_from(low - count).unwrap_or_default());
        text = match chance.below(2) {
            0 => text + &more,
            _ => more + &text,
        };
    }
    Ok(text)
}

fn of_format(chance: &mut Chance, format: Format, limits: &Text) -> Result<String, Stop> {
    let (low, high) = (limits.length.min, limits.length.max);
    let made = match format {
        Format::DateTime => format!("{}T{}", date(chance), time(chance)),
        Format::Date => date(chance),
        Format::Time => time(chance),
        Format::Duration => {
            let count = 1 + chance.below(60);
            let unit = ["PT#S", "PT#M", "PT#H", "P#D", "P#W"][chance.place(5)];
            unit.replace('#', &count.to_string())
        }
        Format::Decimal => decimal(chance, &limits.range).ok_or(Stop::NoNumber)?,
        Format::Uuid => uuid(chance),
        Format::Uri if high < LONGEST_URI => filled(format!("urn:ex:{}", word(chance)), low),
        Format::Uri => {
            let (host, path) = (word(chance), word(chance));
            let number = chance.below(1000);
            filled(format!("https://{host}.example.com/{path}/{number}"), low)
        }
        Format::Email => {
            let (first, last) = (word(chance), word(chance));
            let size = format!("{first}.{last}@example.com").len() as u64;
            let more = letters(low.saturating_sub(size));
            format!("{first}.{last}{more}@example.com")
        }
        Format::Hostname => {
            let (name, number) = (word(chance), chance.below(100));
            let size = format!("{name}{number}.example.com").len() as u64;
            let more = letters(low.saturating_sub(size));
            format!("{name}{number}{more}.example.com")
        }
        Format::Ipv4 => format!("192.0.2.{}", chance.below(256)),
        Format::Ipv6 => format!("2001:db8::{:x}", chance.below(65536)),
        Format::Path => {
            let (folder, file) = (word(chance), word(chance));
            let number = chance.below(100);
            filled(format!("{folder}/{file}{number}.txt"), low)
        }
        Format::Base64 => {
            let least = low.div_ceil(4);
            let groups = (least + chance.below(4)).min((high / 4).max(least));
            let mut text = String::new();
            for _ in 0..groups * 4 {
                text.push(char::from(BASE64[chance.place(BASE64.len())]));
            }
            text
        }
    };
    // Of these, beginnings are as good.
    Ok(match format {
        Format::Path => shortened(&made, high),
        Format::DateTime
        | Format::Date
        | Format::Time
        | Format::Duration
        | Format::Decimal
        | Format::Uuid
        | Format::Uri
        | Format::Email
        | Format::Hostname
        | Format::Ipv4
        | Format::Ipv6
        | Format::Base64 => made,
    })
}

const BASE64: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

fn date(chance: &mut Chance) -> String {
    let year = 2000 + chance.below(60);
    let month = 1 + chance.below(12);
    let day = 1 + chance.below(28);
    format!("{year}-{month:02}-{day:02}")
}

fn time(chance: &mut Chance) -> String {
    let (hour, minute, second) = (chance.below(24), chance.below(60), chance.below(60));
    let zone = ["Z", "+01:00", "-05:30"][chance.place(3)];
    format!("{hour:02}:{minute:02}:{second:02}{zone}")
}

fn uuid(chance: &mut Chance) -> String {
    let mut digits = String::new();
    for _ in 0..32 {
        digits.push(char::from(b"0123456789abcdef"[chance.place(16)]));
    }
    let [one, two, three, four, five] = [
        &digits[..8],
        &digits[8..12],
        &digits[13..16],
        &digits[17..20],
        &digits[20..],
    ];
    format!("{one}-{two}-4{three}-a{four}-{five}")
}

/// A text with so many characters at least.
fn filled(text: String, low: u64) -> String {
    let more = letters(low.saturating_sub(text.chars().count() as u64));
    text + &more
}

fn letters(count: u64) -> String {
    "a".repeat(usize::try_from(count).unwrap_or_default())
}

fn shortened(text: &str, most: u64) -> String {
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    text.chars().take(most).collect()
}
