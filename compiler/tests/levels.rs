//! Levels and allows: what they hide, for how much, and what is said about them.

use toolc_compiler::{Checked, Input, Level, Levels, compile, compile_with, fix};

const SERVICE: &str =
    "package demo\n\nservice shop { exports shop }\n\ntoolset shop {\n  owner shop\n";

#[test]
fn an_allow_holds_for_what_begins_below_it_and_no_further() {
    // A tool, with its doc comment and everything in it; the next one is another matter.
    let text = format!(
        "{SERVICE}  // toolc: allow T0418 it sells\n\n  // A remark.\n  tool sell(\n    price: int\n  ) -> int {{\n    readonly\n  }}\n  tool buy()\n}}\n"
    );
    assert_eq!(said(&text), "15:8 T0418\n");
    // Above the toolset: all of it.
    let text = text.replace(
        "toolset shop {",
        "// toolc: allow T0418 a shop\ntoolset shop {",
    );
    let text = text.replace("  // toolc: allow T0418 it sells\n", "");
    assert_eq!(said(&text), "");
    // Above the package: the file.
    let text = format!("// toolc: allow T0418 small\n{SERVICE}  tool sell()\n  tool buy()\n}}\n");
    assert_eq!(said(&text), "");
    // Behind code: what begins on its line.
    let text = format!("{SERVICE}  tool sell() // toolc: allow T0418 short\n  tool buy()\n}}\n");
    assert_eq!(said(&text), "8:8 T0418\n");
}

#[test]
fn an_allow_holds_above_and_below_a_doc_comment() {
    let long = format!("  /// {}\n", "Very long. ".repeat(100));
    let before = "  // toolc: allow T0412 the model needs it\n";
    let tool = "  tool sell()\n}\n";
    assert_eq!(said(&format!("{SERVICE}{long}{tool}")).lines().count(), 1);
    assert_eq!(said(&format!("{SERVICE}{before}{long}{tool}")), "");
    assert_eq!(said(&format!("{SERVICE}{long}{before}{tool}")), "");
}

#[test]
fn allows_in_members_hold_for_one_member() {
    let shop = format!("{SERVICE}  /// Sells.\n  tool sell(a: A, b: B, c: C)\n}}\n");
    let text = format!(
        "{shop}/// Once.\nerror first {{\n  kind input\n}}\n\n// toolc: allow T1002 the next version throws it\n/// Twice.\nerror second {{\n  kind input\n}}\n\ntype A {{\n  a: float | int\n  // toolc: allow T0206 for the reader\n  b: float | int\n}}\nunion B {{\n  // toolc: allow T0206 for the reader\n  a: {{\n    x: float | int\n  }}\n  b: {{ x: float | int }}\n}}\ntype C = [{{\n  a: float | int\n  // toolc: allow T0206 for the reader\n  b: float | int\n}}]\n"
    );
    assert_eq!(
        said(&text),
        "11:7 T1002\n22:14 T0206\n31:19 T0206\n34:14 T0206\n"
    );
}

#[test]
fn several_codes_share_a_reason_and_an_unused_one_is_taken_out() {
    let text =
        format!("{SERVICE}  // toolc: allow T0418, T0412, T0419 it sells\n  tool sell()\n}}\n");
    let checked = compile(vec![input(&text)]);
    let messages: Vec<&str> = checked.findings.iter().map(|f| &*f.message).collect();
    assert_eq!(
        messages,
        [
            "there is no `T0412` here to allow",
            "there is no `T0419` here to allow"
        ]
    );
    let fixed = fix(vec![input(&text)], &Levels::default());
    let text = text.replace("T0418, T0412, T0419", "T0418");
    assert_eq!(source(&fixed.checked), text);
    assert_eq!(said(&text), "");
}

#[test]
fn an_unused_allow_goes_with_its_line_or_from_behind_the_code() {
    let documented = format!("{SERVICE}  /// Sells.\n  tool sell()\n}}\n");
    for text in [
        documented.replace("  /// Sells", "  // toolc: allow T0418 short\n  /// Sells"),
        documented.replace("sell()", "sell()  // toolc: allow T0418 short"),
        format!("{documented}// toolc: allow T0418 short"),
        documented.replace(
            "package demo\n",
            "package demo\n// toolc: allow T0418 short\n",
        ),
    ] {
        assert_eq!(said(&text).split(' ').nth(1), Some("T1103\n"), "{text}");
        let fixed = fix(vec![input(&text)], &Levels::default());
        assert_eq!(source(&fixed.checked), documented);
    }
}

#[test]
fn what_an_allow_cannot_do_is_told() {
    for (words, message) in [
        ("allow T0418", "`T0418` is allowed without a reason"),
        ("allow T0418 - ", "`T0418` is allowed without a reason"),
        (
            "allow T0418, T0412,",
            "`T0418, T0412` is allowed without a reason",
        ),
        ("allow", "an allow names the code that it allows"),
        (
            "allow the long text",
            "an allow names the code that it allows",
        ),
        ("allow T9999 why not", "there is no finding `T9999`"),
        (
            "allow T0101 why not",
            "`T0101` is an error and cannot be allowed",
        ),
        ("Allow T0418 why not", "toolc knows no comment `Allow`"),
        ("ignore T0418 why not", "toolc knows no comment `ignore`"),
        ("", "a comment for toolc that says nothing"),
    ] {
        let text = format!("{SERVICE}  // toolc: {words}\n  tool sell()\n}}\n");
        let checked = compile(vec![input(&text)]);
        let messages: Vec<&str> = checked.findings.iter().map(|f| &*f.message).collect();
        assert!(messages.contains(&message), "{words}: {messages:?}");
        assert!(checked.ready().is_err(), "{words}");
        // Nobody complains about an allow as unused that could not hold.
        assert!(
            !messages.iter().any(|m| m.contains("to allow")),
            "{words}: {messages:?}"
        );
    }
    // Comments about the tool called toolc are comments.
    assert_eq!(
        said("package demo\n// toolc is nice\n// TODO: toolc: allow T0418\nservice a {}\n"),
        ""
    );
}

#[test]
fn with_errors_nobody_knows_what_is_unused() {
    let text = format!(
        "{SERVICE}  // toolc: allow T0412 long\n  /// Sells.\n  tool sell(a: Nowhere)\n}}\n"
    );
    assert_eq!(said(&text), "9:16 T0101\n");
}

#[test]
fn levels_hide_and_raise() {
    let text = format!("{SERVICE}  tool sell()\n}}\n\ntype Unused {{ a: int }}\n");
    let with = |levels: &Levels| {
        let checked = compile_with(vec![input(&text)], levels);
        (checked.findings.count(), checked.ready().is_ok())
    };
    let mut levels = Levels::default();
    assert_eq!(with(&levels), ((0, 2), true));
    levels.set("T0418", Level::Off).unwrap();
    assert_eq!(with(&levels), ((0, 1), true));
    levels.deny_warnings = true;
    assert_eq!(with(&levels), ((1, 0), false));
    levels.set("T1001", Level::Off).unwrap();
    assert_eq!(with(&levels), ((0, 0), true));
    levels.set("T0418", Level::Error).unwrap();
    assert_eq!(with(&levels), ((1, 0), false));
}

#[test]
fn any_text_behind_the_word_is_read_without_harm() {
    let pieces = [
        "allow", "T0418", "T", "é", ",", " ", "\t", "—", "//", "🚀", "T0418,", "\u{301}", ":",
    ];
    let mut random = fastrand::Rng::with_seed(4);
    for _ in 0..800 {
        let words: String = (0..random.usize(..8))
            .map(|_| pieces[random.usize(..pieces.len())])
            .collect();
        let line = format!("  // toolc:{words}\n");
        for text in [
            format!("{SERVICE}{line}  tool sell()\n}}"),
            format!("{line}{SERVICE}  tool sell() {line}}}\r\n{line}"),
            format!("{SERVICE}}}\n{}", line.trim_end()),
        ] {
            let fixed = fix(vec![input(&text)], &Levels::default());
            let left = fixed.checked.findings.iter();
            assert!(left.filter(|f| f.code.id == "T1103").count() == 0, "{text}");
        }
    }
}

/// Line, column and code of all findings.
fn said(text: &str) -> String {
    let checked = compile(vec![input(text)]);
    let lines = checked.findings.iter().map(|finding| {
        let file = checked.sources.file(finding.span().file);
        let (line, column) = file.position(finding.span().start);
        format!("{line}:{column} {}\n", finding.code.id)
    });
    lines.collect()
}

fn source(checked: &Checked) -> &str {
    &checked.sources.iter().next().expect("a file").1.text
}

fn input(text: &str) -> Input {
    Input {
        path: "demo.tools".to_owned(),
        text: text.to_owned(),
    }
}
