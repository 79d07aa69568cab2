//! Which programs a design may run: what is refused, and in which words.

use toolc_compiler::{Input, compile};

/// What is wrong with a tool of a command, if its block has these lines.
fn wrong(lines: &str) -> Vec<String> {
    let text = format!(
        "\
package demo

error lost {{ kind not_found }}
error told(who: string) {{ kind conflict }}
error unknown_here {{ kind conflict }}

service demo {{}}

toolset programs from command \"programs\" {{
  owner demo
  /// Runs.
  tool runs(
    text: string, count?: int, list: [string], token: string @secret, data: bytes, any: json
  ) -> [string] throws lost, told {{
    {lines}
  }}
}}
"
    );
    findings(text)
}

fn findings(text: String) -> Vec<String> {
    let path = "a.tools".to_owned();
    let checked = compile(vec![Input { path, text }]);
    let errors = checked.findings.iter().filter(|finding| finding.is_error());
    errors.map(|finding| finding.message.clone()).collect()
}

#[test]
fn what_fits_is_accepted() {
    let lines = r#"
    argv ["run", { "-n": args.count, "--all=": args.list }, "x{args.text}", args.list, args.list.count, 7]
    env { TOKEN: args.token, LANG: "C" } stdin args working_dir args.text output lines
    exit 0 lost exit 1 success"#;
    assert_eq!(wrong(lines), [""; 0]);
}

#[test]
fn the_program_is_fixed() {
    for line in [
        "argv [args.text]",
        r#"argv ["{args.text}"]"#,
        r#"argv [""]"#,
    ] {
        assert_eq!(wrong(line), ["the program must be fixed"], "{line}");
    }
    assert_eq!(wrong("argv []"), ["`argv` has no words"]);
}

#[test]
fn words_are_scalars_that_everybody_may_see() {
    for (word, message) in [
        ("args.token", "`args.token` is secret"),
        (r#""{args.token}""#, "`args.token` is secret"),
        (r#"{ "-p": args.token }"#, "`args.token` is secret"),
        ("args.data", "`args.data` is no word"),
        (r#""{args.data}""#, "bytes are no word"),
        ("args.any", "`args.any` is no word"),
        ("true", "this is no word"),
        ("[1]", "this is no word"),
        (r#"{ "-n": 5 }"#, "the value of a flag is an argument"),
        (r#"{ "": args.text }"#, "a flag has a name"),
    ] {
        assert_eq!(
            wrong(&format!(r#"argv ["run", {word}]"#)),
            [message],
            "{word}"
        );
    }
}

#[test]
fn what_belongs_to_a_program_needs_one() {
    for line in [
        "stdin args.text",
        "env { A: \"b\" }",
        "output json",
        "exit 1 success",
    ] {
        let keyword = line.split(' ').next().expect("a word");
        assert_eq!(wrong(line), [format!("`{keyword}` needs `argv`")]);
    }
    let elsewhere = "package demo\nservice demo {}\ntoolset t { owner demo\n/// Runs.\ntool runs() -> string { argv [\"run\"] } }";
    let message = "`argv` cannot stand in toolset `t`";
    assert_eq!(findings(elsewhere.to_owned()), [message]);
    let partial = "argv [\"run\"] dry_run partial";
    assert_eq!(
        wrong(partial),
        [
            "`argv` and `dry_run` exclude each other",
            "`argv` and `partial` exclude each other"
        ]
    );
}

#[test]
fn variables_and_folders_have_values_that_they_can_have() {
    for (line, message) in [
        ("env { \"A=B\": \"c\" }", "no variable has this name"),
        ("env { A: \"b\", A: \"c\" }", "`A` is set twice"),
        (
            "env { A: true }",
            "the value of a variable is a text or an argument",
        ),
        ("env { A: args.list }", "`args.list` is no word"),
        ("working_dir args.count", "`args.count` is no folder"),
        ("working_dir args.token", "`args.token` is secret"),
    ] {
        let said = wrong(&format!("argv [\"run\"] {line}"));
        assert_eq!(said, [message], "{line}");
    }
}

#[test]
fn outputs_and_exit_codes_are_outcomes_of_the_tool() {
    for (line, message) in [
        ("output text", "`output text` is not the result of `runs`"),
        ("output bytes", "`output bytes` is not the result of `runs`"),
        ("output prose", "there is no form of output `prose`"),
        ("exit 256 lost", "an exit code is at most 255"),
        (
            "exit 1 unknown_here",
            "`runs` does not throw `unknown_here`",
        ),
        (
            "exit 1 told",
            "an exit code cannot say what `who` of `told` is",
        ),
        (
            "exit 1 lost exit 1 success",
            "two lines say what exit code 1 is",
        ),
    ] {
        let said = wrong(&format!("argv [\"run\"] {line}"));
        assert_eq!(said, [message], "{line}");
    }
}
