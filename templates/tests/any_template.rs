//! Whatever a user writes into a template, it becomes a file or a fault, and never ends the process.

use toolc_compiler::{Checked, Input, compile};
use toolc_templates::{Options, TARGETS, TemplateText};

const DESIGN: &str = "package shop

/// Sells things.
service shop {
  exports items
}

/// Finds things on sale.
toolset items {
  owner shop
  /// Find things by words of their names, `*` for all.
  tool find_items(
    /// What the names contain.
    words: string @length(..100)
  ) -> [string] @items(..50) { readonly }
}
";

/// What lines are made of: code of both languages, in any order, with places in it.
const PIECES: &[&str] = &[
    "{{ header }}",
    "{{ docs }}",
    "{{ imports }}",
    "{{ exported }}",
    "{{ classes[0].tools[0].parameters }}",
    "{{ classes[0].tools[0].returns }}",
    "{{ classes[0].tools[0].args }}",
    "{{ classes[0].tools[0].call }}",
    "{{ classes[0].name }}",
    "{{ calls[0].args }}",
    "{{ calls[0].result }}",
    "{{ calls[0].error }}",
    "{{ calls[0].tool }}",
    "{{ calls[0].name }}",
    "{{ client.name }}",
    "{{ loaded(\"a.b.c\") }}",
    "{{ checked(\"a\", \"b\") }}",
    "{{ used(\"a::b::*\") }}",
    "{{ 12 }}",
    "{{ true }}",
    "{% set a %}",
    "{% endset %}",
    "{{ a }}",
    "{{ a|reverse }}",
    "{{ a[1:3] }}",
    "{{ a|replace(\"1\", \"\") }}",
    "{{ a|upper }}",
    "{{ a|lines|first }}",
    "a_name_that_is_long_enough_to_break_a_line_before_its_end",
    "pub ",
    "async ",
    "fn f",
    "def f",
    "class C",
    "impl<'a> ",
    "struct S",
    "trait T",
    "enum E",
    "let x",
    "return ",
    "from a import ",
    "if ",
    "match ",
    "=> ",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    " -> ",
    ": ",
    " = ",
    ", ",
    ";",
    ":",
    "::",
    ".",
    "?",
    "|",
    "&",
    "*",
    "\"",
    "'",
    "\\",
    "#",
    "//",
    "/// ",
    "#[rustfmt::skip]",
    "# fmt: off",
    " ",
    "    ",
    "\n",
    "\n",
    "\n        ",
    "é",
    "\u{202e}",
    "日本語",
    "\u{E}",
];

#[test]
fn any_template_becomes_a_file_or_a_fault() {
    let checked = checked();
    let ready = checked.ready().expect("the design has no errors");
    let count = match std::env::var("COUNT") {
        Ok(count) => count.parse().expect("COUNT is a number"),
        Err(_) => 400,
    };
    let mut written = 0;
    for seed in 0..count {
        let mut random = fastrand::Rng::with_seed(seed);
        let target = &TARGETS[usize::from(random.bool())];
        let text = template(&mut random, target.name, seed % 2 == 0);
        let name = format!("{}/client.{}.j2", target.name, target.ending);
        let mut options = Options::default();
        options.templates.push(TemplateText {
            path: name.clone(),
            name,
            text: text.clone(),
        });
        let done = std::panic::catch_unwind(|| target.files(ready, &options));
        match done {
            Ok(Ok(_)) => written += 1,
            Ok(Err(faults)) => {
                for fault in faults {
                    let place = fault.template.expect("it is about the template");
                    assert!(place.text.get(place.span).is_some(), "seed {seed}");
                }
            }
            Err(_) => panic!("seed {seed}, {}:\n{text}", target.name),
        }
    }
    assert!(written * 20 > count, "most templates were rejected");
}

/// Any text; a plain one has no tricks of the engine in it, and gets as far as the layout.
fn template(random: &mut fastrand::Rng, language: &str, is_plain: bool) -> String {
    let foreign: &[&str] = match language {
        "rust" => &["classes"],
        _ => &["calls", "client."],
    };
    let mut text = String::new();
    for _ in 0..random.usize(1..40) {
        let piece = PIECES[random.usize(..PIECES.len())];
        let is_foreign = foreign.iter().any(|name| piece.contains(name));
        let is_trick = piece.contains("{%") || piece.contains(" a") || piece.contains('\u{E}');
        if !(is_plain && (is_foreign || is_trick)) {
            text.push_str(piece);
        }
    }
    text
}

fn checked() -> Checked {
    compile(vec![Input {
        path: "shop.tools".into(),
        text: DESIGN.into(),
    }])
}
