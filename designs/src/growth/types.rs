//! Many types, and types with many parts.

use super::{File, Kind, broken, design, each, file, joined, sound};

pub(super) const KINDS: &[Kind] = &[
    sound("types", types),
    sound("fields", |n| {
        design(&format!(
            "type T {{\n{}}}\n",
            each(n, |i| format!("  /// Field {i}.\n  f{i}?: int\n"))
        ))
    }),
    sound("fields-with-defaults", |n| {
        design(&format!(
            "enum E {{\n{}}}\ntype T {{\n{}}}\n",
            each(n, |i| format!("  m{i}\n")),
            each(n, |i| format!("  f{i}: E = m{i}\n"))
        ))
    }),
    sound("fields-with-constraints", |n| {
        design(&format!(
            "type T {{\n{}}}\n",
            each(n, |i| format!(
                "  f{i}: string @length(1..9) @pattern(/^a{i}/) @title(\"F{i}\") @example(\"a{i}\")\n"
            ))
        ))
    }),
    sound("enum-members", |n| {
        design(&format!(
            "enum E {{\n{}}}\n",
            each(n, |i| format!("  /// Member {i}.\n  m{i}\n"))
        ))
    }),
    sound("enum-values", |n| {
        design(&format!(
            "enum E {{\n{}}}\n",
            each(n, |i| format!("  m{i} = \"M{i}\"\n"))
        ))
    }),
    // Too many aliases in a row are one error.
    broken("aliases-chain", |n| {
        design(&format!(
            "{}type A{n} = int\n",
            each(n, |i| format!("type A{i} = A{}\n", i + 1))
        ))
    }),
    // Too many aliases in a row are one error.
    broken("aliases-chain-with-constraints", |n| {
        design(&format!(
            "{}type A{n} = int\n",
            each(n, |i| format!("type A{i} = A{} @range({i}..)\n", i + 1))
        ))
    }),
    sound("aliases-of-one", |n| {
        design(&format!(
            "type A {{ x: int }}\n{}",
            each(n, |i| format!("type A{i} = A\n"))
        ))
    }),
    sound("fields-of-an-alias", |n| {
        design(&format!(
            "type A = string @length(1..9) @pattern(/a/)\ntype T {{\n{}}}\n",
            each(n, |i| format!("  f{i}: A\n"))
        ))
    }),
    sound("chain-of-records", |n| {
        design(&format!(
            "{}type T{n} {{ x: int }}\n",
            each(n, |i| format!("type T{i} {{ next: T{} }}\n", i + 1))
        ))
    }),
    sound("cycle-of-records", |n| {
        design(&each(n, |i| {
            format!("type T{i} {{ next?: T{} }}\n", (i + 1) % n)
        }))
    }),
    // Too many aliases in a row are one error.
    broken("chain-of-lists", |n| {
        design(&format!(
            "{}type T{n} = int\n",
            each(n, |i| format!("type T{i} = [T{}]\n", i + 1))
        ))
    }),
    // Too many aliases in a row are one error.
    broken("chain-of-unions", |n| {
        design(&format!(
            "{}type T{n} = int\n",
            each(n, |i| format!("type T{i} = T{} | string\n", i + 1))
        ))
    }),
    sound("chain-of-spreads", |n| {
        design(&format!(
            "{}type T{n} {{ x: int }}\n",
            each(n, |i| format!("type T{i} {{ ...T{} }}\n", i + 1))
        ))
    }),
    sound("spreads", |n| {
        design(&format!(
            "{}type T {{\n{}}}\n",
            each(n, |i| format!("type S{i} {{ s{i}: int }}\n")),
            each(n, |i| format!("  ...S{i}\n"))
        ))
    }),
    sound("alternatives-of-records", |n| {
        let n = below_limit(n);
        design(&format!(
            "{}type U =\n  {}\n",
            each(n, |i| format!("type A{i} {{ a{i}: int }}\n")),
            joined(n, "\n  | ", |i| format!("A{i}"))
        ))
    }),
    sound("alternatives-with-a-common-field", |n| {
        let n = below_limit(n);
        design(&format!(
            "{}type U =\n  {}\n",
            each(n, |i| format!(
                "type A{i} {{ kind: \"a{i}\", common: int, b{i}?: int }}\n"
            )),
            joined(n, "\n  | ", |i| format!("A{i}"))
        ))
    }),
    sound("alternatives-of-inline-records", |n| {
        let n = below_limit(n);
        design(&format!(
            "type U =\n  {}\n",
            joined(n, "\n  | ", |i| format!("{{ a{i}: int }}"))
        ))
    }),
    sound("alternatives-of-literals", |n| {
        let n = below_limit(n);
        design(&format!(
            "type U =\n  {}\n",
            joined(n, "\n  | ", |i| format!("\"a{i}\""))
        ))
    }),
    sound("alternatives-of-texts", |n| {
        let n = below_limit(n);
        design(&format!(
            "type U =\n  {}\n",
            joined(n, "\n  | ", |i| format!("string @pattern(/^a{i}$/)"))
        ))
    }),
    sound("alternatives-of-lists", |n| {
        let n = below_limit(n);
        design(&format!(
            "{}type U =\n  {}\n",
            each(n, |i| format!("type A{i} {{ a{i}: int }}\n")),
            joined(n, "\n  | ", |i| format!("[A{i}]"))
        ))
    }),
    sound("alternatives-of-enums", |n| {
        let n = below_limit(n);
        design(&format!(
            "{}type U =\n  {}\n",
            each(n, |i| format!("enum A{i} {{ a{i} }}\n")),
            joined(n, "\n  | ", |i| format!("A{i}"))
        ))
    }),
    sound("same-alternatives", |n| {
        let n = below_limit(n);
        design(&format!(
            "type A {{ x: int }}\ntype U = {}\n",
            joined(n, "\n  | ", |_| "A".into())
        ))
    }),
    sound("variants-tagged-inside", |n| {
        design(&format!(
            "{}union U by kind {{\n{}}}\n",
            each(n, |i| format!("type A{i} {{ a: int }}\n")),
            each(n, |i| format!("  a{i}: A{i}\n"))
        ))
    }),
    sound("variants-tagged-outside", |n| {
        design(&format!(
            "union U {{\n{}}}\n",
            each(n, |i| format!("  /// Variant {i}.\n  a{i}: int\n"))
        ))
    }),
    sound("unions", |n| {
        design(&each(n, |i| format!("type U{i} = int | [string]\n")))
    }),
    sound("items-of-a-tuple", |n| {
        let n = below_limit(n);
        design(&format!(
            "type T = [{}]\n",
            joined(n, ", ", |_| "int".into())
        ))
    }),
    sound("maps", |n| {
        design(&each(n, |i| format!("type M{i} = [string: int]\n")))
    }),
    sound("inline-records", |n| {
        design(&format!(
            "type T {{\n{}}}\n",
            each(n, |i| format!("  f{i}: {{ x: int }}\n"))
        ))
    }),
    sound("patterns", |n| {
        design(&format!(
            "type T = string{}\n",
            each(n, |i| format!(" @pattern(/a{i}/)"))
        ))
    }),
    sound("examples-of-a-type", |n| {
        design(&format!(
            "type T = string{}\n",
            each(n, |i| format!(" @example(\"a{i}\")"))
        ))
    }),
    sound("keys-of-a-schema", |n| {
        design(&format!(
            "type T = string @schema({{ {} }})\n",
            joined(n, ", ", |i| format!("\"x-{i}\": {i}"))
        ))
    }),
    sound("values-in-a-list", |n| {
        design(&format!(
            "type T {{ x: [int] = [{}] }}\n",
            joined(n, ", ", |i| i.to_string())
        ))
    }),
    sound("values-in-a-map", |n| {
        design(&format!(
            "type T {{ x: [string: int] = {{ {} }} }}\n",
            joined(n, ", ", |i| format!("k{i}: {i}"))
        ))
    }),
    sound("values-in-a-record", |n| {
        design(&format!(
            "type R {{ {} }}\ntype T {{ x: R = {{ {} }} }}\n",
            joined(n, ", ", |i| format!("k{i}: int")),
            joined(n, ", ", |i| format!("k{i}: {i}"))
        ))
    }),
    sound("lines-of-a-doc", |n| {
        design(&format!(
            "{}type T {{ x: int }}\n",
            each(n, |i| format!("/// Line {i} of it.\n"))
        ))
    }),
    sound("lines-of-comments", |n| {
        design(&format!(
            "{}type T {{\n{}  x: int\n}}\n",
            each(n, |i| format!("// Line {i} of it.\n")),
            each(n, |i| format!("  // Line {i} inside.\n"))
        ))
    }),
    sound("letters-of-a-line", |n| {
        design(&format!("/// {}\ntype T {{ x: int }}\n", "word ".repeat(n)))
    }),
    sound("letters-of-a-text", |n| {
        design(&format!(
            "type T {{ x: string = \"{}\" }}\n",
            "word \\n".repeat(n)
        ))
    }),
    sound("packages", |n| {
        (0..n)
            .map(|i| {
                file(
                    &format!("p{i}"),
                    format!("/// Package {i}.\npackage growth.p{i}\n\ntype T {{ x: int }}\n"),
                )
            })
            .collect()
    }),
    sound("files-of-a-package", |n| {
        (0..n)
            .map(|i| {
                file(
                    &format!("p{i}"),
                    format!("package growth\n\ntype T{i} {{ x: int }}\n"),
                )
            })
            .collect()
    }),
    sound("packages-that-use-the-next", |n| {
        (0..n)
            .map(|i| {
                let next = (i + 1) % n;
                let text = format!(
                    "/// Package {i}.\npackage growth.p{i}\n\nuse growth.p{next}\n\ntype T {{ x?: p{next}.T }}\n"
                );
                file(&format!("p{i}"), text)
            })
            .collect()
    }),
    sound("packages-used-by-one", |n| {
        let mut files: Vec<File> = (0..n)
            .map(|i| {
                file(
                    &format!("p{i}"),
                    format!("/// Package {i}.\npackage growth.p{i}\n\ntype T {{ x: int }}\n"),
                )
            })
            .collect();
        files.push(file(
            "all",
            format!(
                "/// All.\npackage growth.all\n\n{}\ntype T {{\n{}}}\n",
                each(n, |i| format!("use growth.p{i}\n")),
                each(n, |i| format!("  f{i}: p{i}.T\n"))
            ),
        ));
        files
    }),
    sound("names-of-a-use", |n| {
        vec![
            file(
                "base",
                format!(
                    "/// Base.\npackage growth.base\n\n{}",
                    each(n, |i| format!("type T{i} {{ x: int }}\n"))
                ),
            ),
            file(
                "all",
                format!(
                    "/// All.\npackage growth.all\n\nuse growth.base {{\n{}}}\n\ntype T {{\n{}}}\n",
                    each(n, |i| format!("  T{i}\n")),
                    each(n, |i| format!("  f{i}: T{i}\n"))
                ),
            ),
        ]
    }),
];

fn types(n: usize) -> Vec<File> {
    design(&each(n, |i| {
        format!(
            "/// Type {i}.\ntype T{i} {{\n  /// Other.\n  x?: T{}\n}}\n",
            (i * 7 + 3) % n
        )
    }))
}

/// Nine for each ten: more than 10,000 types in one are an error.
fn below_limit(n: usize) -> usize {
    n - n / 10
}
