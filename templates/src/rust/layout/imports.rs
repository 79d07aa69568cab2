//! What a file imports.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::super::columns::{WIDTH, width};
use super::order::path_order;
use crate::code::{Imports, Module, Seen};

/// Every `use` of a file: of Rust's own library, of others, and of what is generated.
pub(in crate::rust) fn imports(imports: &Imports, path: &str) -> String {
    let file = path
        .rsplit('/')
        .next()
        .and_then(|file| file.split('.').next());
    let mut groups: [BTreeMap<Cow<'_, str>, BTreeSet<String>>; 3] = Default::default();
    for (module, names) in imports.by_module(Seen::Loaded) {
        let path = match module {
            Module::Library(path) | Module::Generated(path) => Cow::Borrowed(&**path),
            Module::Beside("") => Cow::Borrowed("super"),
            // What a file has itself needs no import.
            Module::Beside(beside) if file == Some(beside) => continue,
            Module::Beside(beside) => Cow::Owned(["super::", beside].concat()),
        };
        let group = match path.split("::").next() {
            Some("std") => 0,
            Some("crate" | "self" | "super") => 2,
            Some(_) | None => 1,
        };
        groups[group].entry(path).or_default().extend(names);
    }
    let laid_out = groups.into_iter().filter_map(|paths| {
        let mut all: Vec<(String, Vec<String>)> = Vec::new();
        for (path, mut names) in paths {
            if names.remove("") {
                all.push((path.to_string(), Vec::new()));
            }
            // What brings everything brings the others, too.
            if names.iter().any(|name| name.starts_with('*')) {
                names = BTreeSet::from(["*".to_owned()]);
            }
            if !names.is_empty() {
                all.push((path.into_owned(), names.into_iter().collect()));
            }
        }
        (!all.is_empty()).then(|| statements(all))
    });
    let laid_out: Vec<String> = laid_out.collect();
    laid_out.join("\n").trim_end().to_owned()
}

/// `use`s of paths, in rustfmt's order, each with the names below it; one without names stands for itself.
fn statements(mut paths: Vec<(String, Vec<String>)>) -> String {
    // A list in braces stands behind all that goes deeper.
    let whole = |(path, names): &(String, Vec<String>)| match &names[..] {
        [] => path.clone(),
        [name] => format!("{path}::{name}"),
        [_, ..] => format!("{path}::{{"),
    };
    paths.sort_by(|a, b| path_order(&whole(a), &whole(b)));
    let mut out = String::new();
    for (path, mut names) in paths {
        if names.is_empty() {
            out.push_str(&format!("use {path};"));
        } else {
            out.push_str(&use_list(&format!("use {path}::"), &mut names));
        }
        out.push('\n');
    }
    out
}

/// A `use` of names below one path, in rustfmt's order, as many to a line as fit.
pub(in crate::rust) fn use_list(head: &str, names: &mut [String]) -> String {
    names.sort_by(|a, b| path_order(a, b));
    if let [name] = names {
        return format!("{head}{name};");
    }
    let list = names.join(", ");
    let (taken, columns) = (width(head) + 5, width(&list));
    let lines = if taken + columns <= WIDTH {
        // What fits the line by its columns may be too many bytes for it, and is a line of its own then.
        if taken + list.len() <= WIDTH {
            return format!("{head}{{{list}}};");
        }
        list
    } else if columns < WIDTH - 4 {
        list + ","
    } else {
        filled(names)
    };
    format!("{head}{{\n    {lines}\n}};")
}

/// As many names to a line as fit.
fn filled(names: &[String]) -> String {
    const ROOM: usize = WIDTH - 5;
    let (mut out, mut room) = (String::new(), ROOM);
    for name in names {
        let need = width(name) + 1;
        if !out.is_empty() {
            let fits = room > need;
            out.push_str(if fits { " " } else { "\n    " });
            room = if fits { room - 1 } else { ROOM };
        }
        out.extend([name, ","]);
        room = room.saturating_sub(need);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_sorted_by_what_they_import() {
        let mut names = ["X2", "X as Y"].map(str::to_owned);
        let out = use_list("use a::", &mut names);
        assert_eq!(out, "use a::{X as Y, X2};");
    }

    #[test]
    fn imports_fill_one_line_to_its_end_and_others_almost() {
        let list = |lengths: &[usize]| {
            let letters = "abcdefg".chars();
            let names = letters.zip(lengths).map(|(c, n)| c.to_string().repeat(*n));
            let mut names: Vec<String> = names.collect();
            let out = use_list("use x::", &mut names);
            out.lines().map(str::len).collect::<Vec<_>>()
        };
        assert_eq!(list(&[50, 43]), [8, 100, 2]);
        assert_eq!(list(&[50, 44]), [8, 55, 49, 2]);
        assert_eq!(list(&[50, 50, 42]), [8, 55, 99, 2]);
        assert_eq!(list(&[50, 50, 43]), [8, 55, 55, 48, 2]);
    }

    #[test]
    fn imports_of_too_many_bytes_share_a_line_of_their_own() {
        let mut names = ["A".repeat(85), "É".to_owned()];
        let out = use_list("use a::", &mut names);
        assert_eq!(out, format!("use a::{{\n    {}, É\n}};", "A".repeat(85)));
    }
}
