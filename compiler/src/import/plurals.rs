//! The singular of a plural name: `Addresses` contains an `Address`, `Children` a `Child`.

/// Irregular plurals, and words that only look like plurals, whose singular is the same.
const WORDS: [(&str, &str); 65] = [
    ("alias", "alias"),
    ("aliases", "alias"),
    ("analyses", "analysis"),
    ("analytics", "analytics"),
    ("appendices", "appendix"),
    ("atlas", "atlas"),
    ("aws", "aws"),
    ("axes", "axis"),
    ("bias", "bias"),
    ("biases", "bias"),
    ("caches", "cache"),
    ("calories", "calorie"),
    ("canvas", "canvas"),
    ("canvases", "canvas"),
    ("children", "child"),
    ("cookies", "cookie"),
    ("cors", "cors"),
    ("crises", "crisis"),
    ("criteria", "criterion"),
    ("diagnoses", "diagnosis"),
    ("dns", "dns"),
    ("excuses", "excuse"),
    ("gas", "gas"),
    ("gases", "gas"),
    ("gps", "gps"),
    ("halves", "half"),
    ("headaches", "headache"),
    ("https", "https"),
    ("hypotheses", "hypothesis"),
    ("indices", "index"),
    ("ios", "ios"),
    ("knives", "knife"),
    ("leaves", "leaf"),
    ("lens", "lens"),
    ("lenses", "lens"),
    ("lives", "life"),
    ("logistics", "logistics"),
    ("matrices", "matrix"),
    ("men", "man"),
    ("mice", "mouse"),
    ("movies", "movie"),
    ("news", "news"),
    ("parentheses", "parenthesis"),
    ("people", "person"),
    ("phenomena", "phenomenon"),
    ("physics", "physics"),
    ("quizzes", "quiz"),
    ("selfies", "selfie"),
    ("series", "series"),
    ("shelves", "shelf"),
    ("shoes", "shoe"),
    ("sms", "sms"),
    ("species", "species"),
    ("synopses", "synopsis"),
    ("syntheses", "synthesis"),
    ("theses", "thesis"),
    ("ties", "tie"),
    ("tls", "tls"),
    ("toes", "toe"),
    ("uses", "use"),
    ("vertices", "vertex"),
    ("wives", "wife"),
    ("wolves", "wolf"),
    ("women", "woman"),
    ("zombies", "zombie"),
];

/// The singular, as the name of a type; a word that is not a plural gets the suffix `Item`.
pub(super) fn item_name(several: &str) -> String {
    let start = last_word(several);
    let (front, word) = several.split_at(start);
    if !front.is_empty() && matches!(word, "List" | "Array") {
        let one = item_name(front);
        return match one.strip_suffix("Item") {
            Some(front) if !front.is_empty() => front.to_owned(),
            _ => one,
        };
    }
    match singular(word) {
        Some(one) => format!("{front}{one}"),
        None => format!("{several}Item"),
    }
}

/// The common words at the end of two names, if these are specific enough; `None` if the first name is better.
pub(super) fn common_name(a: &str, b: &str) -> Option<String> {
    let (mut left, mut right) = (a, b);
    while !left.is_empty() && !right.is_empty() {
        let (at, other) = (last_word(left), last_word(right));
        if left[at..] != right[other..] {
            break;
        }
        (left, right) = (&left[..at], &right[..other]);
    }
    let common = &a[left.len()..];
    let says_nothing = matches!(
        common,
        "" | "Item" | "Value" | "Type" | "Result" | "Data" | "Id"
    );
    let is_word = common.starts_with(|letter: char| letter.is_ascii_uppercase());
    (!says_nothing && is_word).then(|| common.to_owned())
}

/// Where the last word of a name begins: at `Addresses` in `OldAddresses`, at `URLs` in `OldURLs`.
fn last_word(name: &str) -> usize {
    let bytes = name.as_bytes();
    // `s` behind capitals is their plural, and no word of its own.
    let end = match bytes {
        [.., before, b's'] if before.is_ascii_uppercase() => bytes.len() - 1,
        _ => bytes.len(),
    };
    let starts = |at: &usize| {
        let humps = !bytes[at - 1].is_ascii_uppercase()
            || *at + 1 < end && bytes[at + 1].is_ascii_lowercase();
        bytes[*at].is_ascii_uppercase() && humps
    };
    (1..end).rev().find(starts).unwrap_or(0)
}

/// The singular of a word.
fn singular(word: &str) -> Option<String> {
    let lower = word.to_ascii_lowercase();
    if let Some((_, one)) = WORDS.iter().find(|(several, _)| *several == lower) {
        return (*one != lower).then(|| spelled_as(word, one));
    }
    let without = |count: usize| Some(word[..word.len() - count].to_owned());
    let ends = |endings: &[&str]| endings.iter().any(|ending| lower.ends_with(ending));
    if ends(&["ss", "us", "is"]) || !lower.ends_with('s') || lower.len() < 3 {
        return None;
    }
    if lower.len() > 4 && lower.ends_with("ies") {
        return without(3).map(|stem| spelled_as(word, &(stem + "y")));
    }
    // `Statuses`, but `Houses` and `Causes`.
    let of_us = lower.strip_suffix("uses").is_some_and(|stem| {
        stem.ends_with(|letter: char| !matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u'))
    });
    match of_us || ends(&["sses", "shes", "ches", "xes", "zzes", "oes"]) {
        true => without(2),
        false => without(1),
    }
}

/// A word in the capitals of another.
fn spelled_as(model: &str, word: &str) -> String {
    if model.len() > 1 && model.bytes().all(|letter| letter.is_ascii_uppercase()) {
        return word.to_ascii_uppercase();
    }
    let mut letters = word.chars();
    match letters.next() {
        Some(first) if model.starts_with(|letter: char| letter.is_ascii_uppercase()) => {
            first.to_ascii_uppercase().to_string() + letters.as_str()
        }
        Some(_) | None => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{WORDS, common_name, item_name};

    #[test]
    fn one_of_several_is_called_as_a_person_would() {
        for (several, one) in [
            ("Items", "Item"),
            ("Addresses", "Address"),
            ("OldAddresses", "OldAddress"),
            ("Statuses", "Status"),
            ("Children", "Child"),
            ("GrandChildren", "GrandChild"),
            ("People", "Person"),
            ("Entries", "Entry"),
            ("Boxes", "Box"),
            ("Matches", "Match"),
            ("Houses", "House"),
            ("Causes", "Cause"),
            ("Databases", "Database"),
            ("Responses", "Response"),
            ("Services", "Service"),
            ("Archives", "Archive"),
            ("Heroes", "Hero"),
            ("Axes", "Axis"),
            ("Movies", "Movie"),
            ("URLs", "URL"),
            ("ImageURLs", "ImageURL"),
            ("ADDRESSES", "ADDRESS"),
            ("ENTRIES", "ENTRY"),
            ("IDs", "ID"),
            ("UserList", "User"),
            ("FilesList", "File"),
            // What is no plural holds items.
            ("List", "ListItem"),
            ("Data", "DataItem"),
            ("News", "NewsItem"),
            ("Radius", "RadiusItem"),
            ("Address", "AddressItem"),
            ("Analysis", "AnalysisItem"),
            ("S", "SItem"),
            ("", "Item"),
        ] {
            assert_eq!(item_name(several), one, "{several}");
        }
    }

    #[test]
    fn what_names_have_in_common_is_a_name() {
        for (a, b, common) in [
            ("BillingAddress", "ShippingAddress", Some("Address")),
            ("Address", "ShippingAddress", Some("Address")),
            ("FromGeoPoint", "ToGeoPoint", Some("GeoPoint")),
            ("Start", "Start", Some("Start")),
            ("Start", "Restart", None),
            ("Start", "End", None),
            ("ListItem", "DataItem", None),
        ] {
            assert_eq!(common_name(a, b).as_deref(), common, "{a} {b}");
        }
    }

    #[test]
    fn words_stand_in_order_once() {
        assert!(WORDS.is_sorted_by(|a, b| a.0 < b.0));
    }
}
