//! Names of every length, in every place where a line may grow too long, come out as rustfmt lays them out.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use toolc_compiler::{Input, compile};
use toolc_templates::{Options, TARGETS};

/// What tools take and give, behind their names: each kind has lines of its own that grow with the name.
const SIGNATURES: [&str; 10] = [
    "() -> int",
    "(cursor?: string, q: string) -> { items: [string], next?: string } { pages args.cursor -> result.next hint call \"{args.q}\" hint result \"{result.items.count}\" remind \"{args.q}\" }",
    "(a: string, b?: int) -> { sum: int } { bind wide.NAME }",
    "(a: string, r: string from context.run_id) -> { total: int } throws too_wide_for_its_own_good { bind wide.NAME { a: args.a } return { total: result.sum } }",
    "(a: string) -> [string: [ARecordOfMiddlingLength]]",
    "(a: string, r: string from context.run_id) -> { a: int } streams [string: int]",
    "(a: int) -> [int, string, ...bool] streams int { partial }",
    "(a: int) { dry_run }",
    "(a: int, r: string from context.run_id) -> [ARecordOfMiddlingLength] { dry_run partial side chart: [int] }",
    "(ARecordOfMiddlingLength) -> ARecordOfMiddlingLength?",
];

/// The longest name that all providers take.
const LONGEST: usize = 64;

#[test]
fn rust_is_laid_out_as_rustfmt_does_it() {
    let folder = root().join("target/tests/widths");
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("old files can be removed");
    }
    let checked = compile(vec![Input {
        path: "widths.tools".into(),
        text: design(),
    }]);
    let ready = checked
        .ready()
        .unwrap_or_else(|findings| panic!("{findings:#?}"));
    let rust = TARGETS
        .iter()
        .find(|target| target.name == "rust")
        .expect("there is a Rust target");
    let files = rust
        .files(ready, &Options::default())
        .expect("no option is set");
    for file in files {
        let path = folder.join(&file.path);
        fs::create_dir_all(path.parent().expect("a file is in a folder"))
            .expect("a folder can be made");
        fs::write(path, file.contents).expect("a file can be written");
    }
    fs::write(folder.join("rustfmt.toml"), "").expect("a file can be written");
    let output = Command::new("rustfmt")
        .args(["--edition", "2024", "--check", "--config-path"])
        .arg(folder.join("rustfmt.toml"))
        .arg(folder.join("mod.rs"))
        .output()
        .expect("rustfmt is installed");
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    let start: String = text.chars().take(8000).collect();
    assert!(output.status.success(), "{start}");
}

/// A toolset for each signature and an agent that uses them all; toolsets, agents and completions of every length.
fn design() -> String {
    let mut text = String::from(
        "package wide\ntype ARecordOfMiddlingLength { x: int }\nerror too_wide_for_its_own_good(x: int)\nservice wide {\n",
    );
    let mut of_wide = String::new();
    let mut add = |line: String| writeln!(text, "{line}").expect("a string takes everything");
    for (place, signature) in SIGNATURES.iter().enumerate() {
        add(format!("  toolset set{place} {{"));
        for length in 4..=LONGEST {
            let method = name(19, length);
            let signature = signature.replace("NAME", &method);
            add(format!("    tool {}{signature}", name(place, length)));
        }
        add("  }".to_owned());
    }
    // Letters of two columns and three bytes: what a line may hold is counted in both.
    add("  toolset set_of_wide_ones {".to_owned());
    for count in 4..=20 {
        for narrow in ["", "a", "ab"] {
            let name = format!("{}{narrow}", "\u{5B57}".repeat(count));
            add(format!("    tool \"{name}\"(a: string) -> {{ sum: int }}"));
            add(format!(
                "    tool \"s{name}\"(a: string) streams {{ sum: int }}"
            ));
        }
    }
    add("  }".to_owned());
    // The same in fields and variants of every kind, whose parts have names of their own.
    for count in 1..=24 {
        let wide = "\u{5B57}".repeat(count);
        let types = [
            "[int @range(1..2)]",
            "{ a: int }",
            "[string] = [\"a\"]",
            "[string: { a: int }]",
            "int | string",
            "int @range(1..) = 7",
            "[{ a: int }?]",
        ];
        let fields = types.iter().enumerate();
        let fields = fields.map(|(place, ty)| format!("\"{wide}{}\": {ty}", name(place, 4)));
        let fields: Vec<String> = fields.collect();
        let optional: String = types
            .iter()
            .enumerate()
            .map(|(place, ty)| {
                let ty = ty.split(" = ").next().unwrap_or(ty);
                format!(", \"{}{wide}\"?: {ty}", name(place, 4))
            })
            .collect();
        let variants = fields
            .iter()
            .map(|field| field.split(" = ").next().unwrap_or(field));
        let variants: Vec<&str> = variants.collect();
        for start in ["Of", "OfTypesThat", "OfTypesThatHaveNames"] {
            of_wide.push_str(&format!(
                "type {start}{count} {{ {}{optional} }}\n",
                fields.join(", ")
            ));
            of_wide.push_str(&format!(
                "union {start}Either{count} {{ {} }}\n",
                variants.join(" ")
            ));
        }
    }
    // Texts of two, one and no columns a code point, in literals of every length.
    add("  toolset set_of_odd_texts {".to_owned());
    let odd = [
        "\u{2705}",
        "e\u{301}",
        "\u{1F469}\u{200D}\u{1F467}",
        "\u{2764}\u{FE0F}",
    ];
    for (place, odd) in odd.into_iter().enumerate() {
        for count in 1..=60 {
            let text = format!("{}{}", odd.repeat(count / 4), "x".repeat(count % 4));
            add(format!(
                "    tool odd_{place}_{count}(a: \"{text}\" | \"y\" = \"{text}\", b: string @pattern(\"^{text}$\")) -> {{ \"{text}\": int }}"
            ));
        }
    }
    add("  }".to_owned());
    let all: Vec<String> = (0..SIGNATURES.len())
        .map(|place| format!("set{place}"))
        .chain(["set_of_wide_ones".to_owned(), "set_of_odd_texts".to_owned()])
        .collect();
    add(format!("  agent uses_all {{ uses {} }}", all.join(", ")));
    for length in 4..=LONGEST {
        let (method, bound, chain) = (name(19, length), name(2, length), name(18, length));
        add(format!(
            "  method {method}(a: string, b?: int) -> {{ sum: int }} throws too_wide_for_its_own_good"
        ));
        let (toolset, tool) = (name(20, length), name(21, LONGEST + 4 - length));
        add(format!(
            "  toolset {toolset} {{ tool {tool}() -> [ARecordOfMiddlingLength] streams string }}"
        ));
        add(format!(
            "  toolset {chain} {{ chain {chain}(a: string) -> {{ sum: int }} {{ n = {bound}(a: args.a) return n }} }}"
        ));
        let (agent, record, list) = (name(22, length), name(23, length), name(24, length));
        add(format!("  agent {agent} {{ uses {toolset}"));
        add(format!("    completion {record} -> {{ a: int }}"));
        add(format!(
            "    completion {list} -> [ARecordOfMiddlingLength?] @items(1..) }}"
        ));
    }
    add("}".to_owned());
    text + &of_wide
}

/// A name of words that no other place and length has.
fn name(place: usize, length: usize) -> String {
    let first = char::from(b'a' + place as u8);
    let start = format!("{first}{length}x");
    let mut name: String = start
        .chars()
        .chain("yy_yyyyy_".chars().cycle())
        .take(length.max(4))
        .collect();
    if name.ends_with('_') {
        name.pop();
        name.push('z');
    }
    name
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).into()
}
