//! The general categories of Unicode, for `\p{…}`: the same table in every language.

use toolrt_pattern::Ranges;

/// Runs of code points: the letter of a category, and how many there are if more than one.
const RUNS: &str = include_str!("categories.txt");

/// The categories, in the order of their letters: `A` to `Z`, then `a` to `d`.
const CATEGORIES: [(&str, &str); 30] = [
    ("Lu", "Uppercase_Letter"),
    ("Ll", "Lowercase_Letter"),
    ("Lt", "Titlecase_Letter"),
    ("Lm", "Modifier_Letter"),
    ("Lo", "Other_Letter"),
    ("Mn", "Nonspacing_Mark"),
    ("Mc", "Spacing_Mark"),
    ("Me", "Enclosing_Mark"),
    ("Nd", "Decimal_Number"),
    ("Nl", "Letter_Number"),
    ("No", "Other_Number"),
    ("Pc", "Connector_Punctuation"),
    ("Pd", "Dash_Punctuation"),
    ("Ps", "Open_Punctuation"),
    ("Pe", "Close_Punctuation"),
    ("Pi", "Initial_Punctuation"),
    ("Pf", "Final_Punctuation"),
    ("Po", "Other_Punctuation"),
    ("Sm", "Math_Symbol"),
    ("Sc", "Currency_Symbol"),
    ("Sk", "Modifier_Symbol"),
    ("So", "Other_Symbol"),
    ("Zs", "Space_Separator"),
    ("Zl", "Line_Separator"),
    ("Zp", "Paragraph_Separator"),
    ("Cc", "Control"),
    ("Cf", "Format"),
    ("Cs", "Surrogate"),
    ("Co", "Private_Use"),
    ("Cn", "Unassigned"),
];

/// Other names, and the categories that they stand for.
const GROUPS: [(&str, &str); 18] = [
    ("L", "Lu Ll Lt Lm Lo"),
    ("Letter", "Lu Ll Lt Lm Lo"),
    ("LC", "Lu Ll Lt"),
    ("Cased_Letter", "Lu Ll Lt"),
    ("M", "Mn Mc Me"),
    ("Mark", "Mn Mc Me"),
    ("Combining_Mark", "Mn Mc Me"),
    ("N", "Nd Nl No"),
    ("Number", "Nd Nl No"),
    ("P", "Pc Pd Ps Pe Pi Pf Po"),
    ("Punctuation", "Pc Pd Ps Pe Pi Pf Po"),
    ("S", "Sm Sc Sk So"),
    ("Symbol", "Sm Sc Sk So"),
    ("Z", "Zs Zl Zp"),
    ("Separator", "Zs Zl Zp"),
    ("C", "Cc Cf Cs Co Cn"),
    ("Other", "Cc Cf Cs Co Cn"),
    ("digit", "Nd"),
];

const LAST: u32 = 0x10_FFFF;

/// The code points that `\p{NAME}` matches; `None` if it names no general category.
pub(super) fn property(name: &str) -> Option<Ranges> {
    match name {
        "Any" => return Some(vec![(0, LAST)]),
        "ASCII" => return Some(vec![(0, 0x7F)]),
        "Assigned" => return Some(ranges(&|short| short != "Cn")),
        _ => {}
    }
    let name = name
        .strip_prefix("General_Category=")
        .or_else(|| name.strip_prefix("gc="))
        .unwrap_or(name);
    let group = GROUPS.iter().find(|(known, _)| *known == name);
    if let Some((_, members)) = group {
        return Some(ranges(&|short| members.split(' ').any(|one| one == short)));
    }
    let (short, _) = CATEGORIES
        .iter()
        .find(|(short, long)| *short == name || *long == name)?;
    Some(ranges(&|one| one == *short))
}

fn ranges(wanted: &dyn Fn(&str) -> bool) -> Ranges {
    let mut found: Ranges = Vec::new();
    let mut start = 0;
    let mut runs = RUNS.chars().filter(|c| *c != '\n').peekable();
    while let Some(letter) = runs.next() {
        let mut count = 0;
        while let Some(digit) = runs.peek().and_then(|c| c.to_digit(10)) {
            count = count * 10 + digit;
            runs.next();
        }
        let end = start + count.max(1) - 1;
        if CATEGORIES
            .get(place(letter))
            .is_some_and(|(short, _)| wanted(short))
        {
            match found.last_mut() {
                Some(last) if last.1 + 1 == start => last.1 = end,
                Some(_) | None => found.push((start, end)),
            }
        }
        start = end + 1;
    }
    found
}

fn place(letter: char) -> usize {
    let (first, before) = match letter {
        'A'..='Z' => ('A', 0),
        _ => ('a', 26),
    };
    before + (u32::from(letter) - u32::from(first)) as usize
}

#[cfg(test)]
mod tests {
    use super::{LAST, property};

    #[test]
    fn categories_are_those_of_the_other_engine() {
        for name in ["Lu", "Letter", "gc=Nd", "Zs", "Punctuation", "Sc", "Mn"] {
            let ranges = property(name).expect("a category");
            let other = regress::Regex::with_flags(&format!("^\\p{{{name}}}$"), "u");
            let other = other.expect("a pattern");
            for code in (0..=LAST).step_by(101).chain(0..0x300) {
                let Some(c) = char::from_u32(code) else {
                    continue;
                };
                let is_in = ranges
                    .iter()
                    .any(|(low, high)| (*low..=*high).contains(&code));
                let text = c.encode_utf8(&mut [0; 4]).to_owned();
                assert_eq!(is_in, other.find(&text).is_some(), "{name} {code:x}");
            }
        }
        assert_eq!(property("Nothing"), None);
        assert_eq!(property("Script=Greek"), None);
    }
}
