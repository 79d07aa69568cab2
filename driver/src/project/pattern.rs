//! Patterns in `sources`: `*` and `?` inside a name, `**` for any number of folders.

/// Whether a text is a pattern at all.
pub(super) fn is_pattern(text: &str) -> bool {
    text.contains(['*', '?'])
}

/// Whether a path, with `/` between its parts, matches the pattern.
pub(super) fn matches(pattern: &str, path: &str) -> bool {
    let pattern: Vec<&str> = pattern.split('/').filter(|part| *part != ".").collect();
    let path: Vec<&str> = path.split('/').collect();
    parts(&pattern, &path)
}

fn parts(pattern: &[&str], path: &[&str]) -> bool {
    match (pattern.split_first(), path.split_first()) {
        (None, None) => true,
        (None, Some(_)) => false,
        (Some((&"**", rest)), None) => parts(rest, path),
        (Some(_), None) => false,
        (Some((&"**", rest)), Some((_, below))) => parts(rest, path) || parts(pattern, below),
        (Some((part, rest)), Some((name, below))) => one(part, name) && parts(rest, below),
    }
}

/// The usual algorithm with one backtracking point, so that many stars do not take exponential time.
fn one(pattern: &str, name: &str) -> bool {
    let (pattern, name): (Vec<char>, Vec<char>) =
        (pattern.chars().collect(), name.chars().collect());
    let (mut p, mut n, mut back) = (0, 0, None);
    while n < name.len() {
        match pattern.get(p) {
            Some('*') => {
                back = Some((p, n));
                p += 1;
            }
            Some(&wanted) if wanted == '?' || wanted == name[n] => {
                p += 1;
                n += 1;
            }
            Some(_) | None => {
                let Some((star, at)) = back else { return false };
                back = Some((star, at + 1));
                p = star + 1;
                n = at + 1;
            }
        }
    }
    pattern[p..].iter().all(|&rest| rest == '*')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_stay_inside_of_a_name_and_double_stars_do_not() {
        for (pattern, path, expected) in [
            ("*.tools", "a.tools", true),
            ("*.tools", "b/a.tools", false),
            ("**/*.tools", "a.tools", true),
            ("**/*.tools", "c/b/a.tools", true),
            ("./x/?.tools", "x/a.tools", true),
            ("x/?.tools", "x/ab.tools", false),
            ("a*b*c", "aXbYbZc", true),
            ("a*b*c", "aXbYbZ", false),
            ("x/**", "x/y/z", true),
            ("x/**/y", "x/z", false),
        ] {
            assert_eq!(matches(pattern, path), expected, "{pattern} {path}");
        }
    }
}
