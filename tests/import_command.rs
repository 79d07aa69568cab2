//! `toolc import`, `detect` and `canonicalize`, as users run them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/import")
        .join(name)
}

fn toolc(arguments: &[&str], input: Option<&str>) -> Output {
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_toolc"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("toolc starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    // Who does not read stdin may be gone.
    let _ = stdin.write_all(input.unwrap_or_default().as_bytes());
    drop(stdin);
    child.wait_with_output().expect("toolc ends")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_file_goes_to_stdout_and_notes_to_stderr() {
    let path = sample("openai-legacy.json");
    let done = toolc(&["import", path.to_str().expect("it is UTF-8")], None);
    assert_eq!(done.status.code(), Some(0));
    assert!(out(&done).contains("tool \"geo.distance\"("));
    assert!(
        err(&done).contains("repaired: openai-legacy geo.distance at /parameters"),
        "{}",
        err(&done)
    );
    assert!(
        err(&done).contains("3 tools: 0 as they were"),
        "{}",
        err(&done)
    );
}

#[test]
fn strict_refuses_repairs_and_writes_nothing() {
    let folder = tempfile::tempdir().expect("there is room");
    let out_folder = folder.path().join("tools");
    let path = sample("openai-legacy.json");
    let done = toolc(
        &[
            "import",
            path.to_str().expect("it is UTF-8"),
            "--strict",
            "--out",
            out_folder.to_str().expect("it is UTF-8"),
        ],
        None,
    );
    assert_eq!(done.status.code(), Some(1));
    assert!(err(&done).contains("nothing was written"));
    assert!(!out_folder.exists());
}

#[test]
fn folders_make_a_file_each_and_never_write_over_others() {
    let folder = tempfile::tempdir().expect("there is room");
    let out_folder = folder.path().join("tools");
    let arguments = [
        "import",
        sample("").to_str().expect("it is UTF-8"),
        "--out",
        out_folder.to_str().expect("it is UTF-8"),
    ]
    .map(str::to_owned);
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = toolc(&arguments, None);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    let entries = fs::read_dir(&out_folder).expect("it was made");
    let names = entries.map(|entry| entry.expect("an entry").file_name());
    let written = names.filter(|name| name != ".upstream").count();
    assert_eq!(
        written,
        out(&done)
            .lines()
            .filter(|line| line.starts_with("wrote "))
            .count()
    );
    assert!(written > 10);
    let checked = toolc(&["check", out_folder.to_str().expect("it is UTF-8")], None);
    assert_eq!(checked.status.code(), Some(0), "{}", err(&checked));

    assert!(out(&toolc(&arguments, None)).contains("unchanged "));
    fs::write(out_folder.join("mcp.tools"), "package mine\n").expect("it can be written");
    let again = toolc(&arguments, None);
    assert_eq!(again.status.code(), Some(1));
    assert!(err(&again).contains("is there already"), "{}", err(&again));
    assert_eq!(
        fs::read_to_string(out_folder.join("mcp.tools")).expect("it is there"),
        "package mine\n"
    );
}

#[test]
fn into_adds_what_is_new() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("mine.tools");
    fs::write(&file, "package mine\n\nservice mine {\n  exports mine\n}\n\ntoolset mine {\n  /// My own.\n  tool own()\n}\n")
        .expect("it can be written");
    let path = sample("anthropic.json");
    let done = toolc(
        &[
            "import",
            path.to_str().expect("it is UTF-8"),
            "--into",
            file.to_str().expect("it is UTF-8"),
        ],
        None,
    );
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    assert!(out(&done).contains("added search"));
    assert!(out(&done).contains("gone over there, kept here: own"));
    let text = fs::read_to_string(&file).expect("it is there");
    assert!(
        text.contains("tool own()")
            && text.contains("tool search(")
            && text.contains("union Filter by kind"),
        "{text}"
    );
    let again = toolc(
        &[
            "import",
            path.to_str().expect("it is UTF-8"),
            "--into",
            file.to_str().expect("it is UTF-8"),
        ],
        None,
    );
    assert!(out(&again).contains("0 added, 0 differ"), "{}", out(&again));
}

#[test]
fn one_of_something_is_told_as_one() {
    let text = r#"{"name":"f","inputSchema":{"type":"object","properties":{"a":{"type":"int"}},"additionalProperties":false},"vendor":[]}"#;
    let done = toolc(&["import", "-", "--name", "one"], Some(text));
    let said = err(&done);
    let last = said.lines().last().unwrap_or_default();
    assert_eq!(
        last,
        "1 tool: 0 as they were, 1 repair, 1 thing put elsewhere (--verbose names it)"
    );
    let done = toolc(
        &["import", "-", "--name", "one"],
        Some(&text.replace("int", "integer")),
    );
    assert!(
        err(&done).starts_with("1 tool: 1 as it was, "),
        "{}",
        err(&done)
    );
}

/// In folders, YAML is read where it is an OpenAPI document; a file that is named is read in any case.
#[test]
fn yaml_is_read_as_the_json_that_it_stands_for() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = |name: &str| folder.path().join(name);
    let document = "openapi: 3.1.0\ninfo: {title: Shop, version: 1.0}\nx-common:\n  - &id\n    name: id\n    in: path\n    required: true\n    schema: {type: string}\npaths:\n  /items/{id}:\n    get:\n      operationId: get_item\n      # Numbers are keys here.\n      summary: Get an item.\n      parameters:\n        - *id\n        - {name: most, in: query, schema: {type: integer, maximum: 1e2}}\n      responses:\n        200:\n          description: It.\n          content:\n            application/json:\n              schema: {type: object, properties: {on: {enum: [yes, no]}}}\n";
    fs::write(path("shop.yaml"), document).expect("it can be written");
    fs::write(path("compose.yml"), "services:\n  web: {image: x}\n").expect("it can be written");
    let words = |words: &[&str]| {
        let words: Vec<String> = words
            .iter()
            .map(|word| word.replace('@', folder.path().to_str().expect("it is UTF-8")))
            .collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        toolc(&words, None)
    };
    let done = words(&["import", "@"]);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    let text = out(&done);
    for part in [
        "tool get_item(id: string, most?: int @range(..1e2)) -> ",
        "on?: \"yes\" | \"no\"",
        "path: \"/items/{id}\"",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let done = words(&["detect", "@/shop.yaml"]);
    assert!(
        out(&done).starts_with("openapi: get_item\n"),
        "{}",
        out(&done)
    );
    let done = words(&["canonicalize", "@/shop.yaml"]);
    assert!(
        out(&done).contains("\"name\": \"get_item\""),
        "{}",
        out(&done)
    );
    fs::write(path("broken.yaml"), "openapi: 3.1.0\ninfo: [\n").expect("it can be written");
    let done = words(&["import", "@/broken.yaml"]);
    assert_eq!(done.status.code(), Some(1));
    for told in [
        "broken.yaml` is no YAML",
        "this cannot be read here",
        "on line 3",
    ] {
        assert!(err(&done).contains(told), "{told}: {}", err(&done));
    }
}

/// Who changed something is known by what the last import wrote, which stands in a folder that nobody reads sources from.
#[test]
fn into_tells_changes_there_from_changes_here() {
    let folder = tempfile::tempdir().expect("there is room");
    let source = folder.path().join("shop.json");
    let file = folder.path().join("tools/shop.tools");
    let write = |buy: &str, sell: &str| {
        let tool = |name: &str, docs: &str| {
            format!(
                r#"{{"name":"{name}","description":"{docs}","inputSchema":{{"type":"object","properties":{{"id":{{"type":"string"}}}}}}}}"#
            )
        };
        let text = format!("[{},{}]", tool("buy", buy), tool("sell", sell));
        fs::write(&source, text).expect("it can be written");
    };
    let import = |words: &[&str]| {
        let source = source.to_str().expect("it is UTF-8");
        let done = toolc(&[&["import", source], words].concat(), None);
        assert_eq!(done.status.code(), Some(0), "{}", err(&done));
        out(&done)
    };
    write("Buy.", "Sell.");
    let tools = folder.path().join("tools");
    import(&["--out", tools.to_str().expect("it is UTF-8")]);
    let into = ["--into", file.to_str().expect("it is UTF-8")];
    assert_eq!(import(&into), "0 added, 0 differ, 0 gone, 2 as they were\n");

    let text = fs::read_to_string(&file).expect("it is there");
    fs::write(&file, text.replace("/// Buy.", "/// Buy something.")).expect("it can be written");
    write("Buy.", "Sell it.");
    let before = fs::read_to_string(&file).expect("it is there");
    let shown = import(&[&into[..], &["--diff"]].concat());
    assert!(shown.contains("changed here only: buy\n"), "{shown}");
    assert!(shown.contains("-/// Sell.\n+/// Sell it.\n"), "{shown}");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), before);
    let said = import(&into);
    assert!(
        said.contains("changed over there, and here: sell\n"),
        "{said}"
    );
    let text = fs::read_to_string(&file).expect("it is there");
    assert!(
        text.contains("/// Buy something.") && text.contains("/// Sell it."),
        "{text}"
    );

    write("Buy them.", "Sell it.");
    let said = import(&into);
    let kept = "changed over there, kept as it is here: buy\n";
    assert!(
        said.contains(kept) && said.contains("-/// Buy.\n+/// Buy them.\n"),
        "{said}"
    );
    assert!(
        said.ends_with("0 added, 1 differs, 0 gone, 1 as they were\n"),
        "{said}"
    );
    let said = import(&into);
    assert!(said.contains("changed here only: buy\n"), "{said}");
    let done = toolc(&["check", tools.to_str().expect("it is UTF-8")], None);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
}

#[test]
fn what_is_no_json_is_told_with_its_place() {
    let done = toolc(&["import", "-"], Some("{\"a\": }"));
    assert_eq!(done.status.code(), Some(1));
    for told in ["`<stdin>` is no JSON", "a value is expected", ":1:7]"] {
        assert!(err(&done).contains(told), "{told}: {}", err(&done));
    }
    // Nobody wants to see a line of a million letters.
    let text = format!("\u{FEFF}[\n\"{}\", 1 2]", "x".repeat(1_000_000));
    let done = toolc(&["canonicalize", "-"], Some(&text));
    assert_eq!(done.status.code(), Some(1));
    let told = err(&done);
    assert!(
        told.contains("`-` is no JSON: ") && told.contains(", on line 2, at column 1000007"),
        "{told}"
    );
    let done = toolc(&["detect", "-"], Some("{"));
    assert_eq!(done.status.code(), Some(1));
    assert_eq!(
        toolc(&["import", "nowhere.json"], None).status.code(),
        Some(2)
    );
}

#[test]
fn formats_are_detected_with_reasons() {
    let done = toolc(
        &["detect", "-"],
        Some(r#"{"name": "w", "inputSchema": {"type": "object"}}"#),
    );
    assert!(
        out(&done)
            .starts_with("mcp: w\n  mcp              100 %  it has `name` and `inputSchema`\n"),
        "{}",
        out(&done)
    );
    let done = toolc(
        &["detect", "-", "--json"],
        Some(r#"[{"name": "w", "input_schema": {}}]"#),
    );
    assert!(
        out(&done).contains("\"format\": \"anthropic\""),
        "{}",
        out(&done)
    );
}

#[test]
fn records_come_as_json() {
    let done = toolc(
        &["canonicalize", "-", "--jsonl"],
        Some(r#"{"name": "find_files", "input_schema": {"type": "object"}}"#),
    );
    assert_eq!(
        out(&done),
        concat!(
            r#"{"tool":{"name":"find_files","version":"1.0.0","description":"","capabilities":{"action":"find","domain":"filesystem","#,
            r#""side_effects":false,"idempotent":true,"cost_estimate":"unknown"},"inputs":{"type":"object"},"outputs":{},"security":null,"#,
            r#""source_format":"anthropic","original_definition":{"name":"find_files","input_schema":{"type":"object"}}},"#,
            r#""warnings":["the tool has no description"],"losses":[],"source_format_detected":"anthropic","#,
            r#""confidence":{"openai":0.0,"openai-legacy":0.0,"openai-responses":0.0,"command":0.0,"toolable":0.0,"#,
            r#""anthropic":1.0,"mcp":0.0,"langchain":0.0,"gemini":0.0,"gemini-openapi":0.0,"adk":0.0,"bedrock":0.0,"#,
            r#""json-schema":0.0,"canonical":0.0,"ir":0.0,"openapi":0.0,"table":0.0,"raw":0.1}}"#,
            "\n"
        )
    );
    let strict = toolc(&["canonicalize", "-", "--strict"], Some(r#"{"name": "x"}"#));
    assert_eq!(strict.status.code(), Some(1));
}

/// A server in a few lines of shell: what it answers to each method, one JSON document a line.
#[cfg(unix)]
fn server(answers: &[(&str, &str)]) -> String {
    let mut script = String::from(
        "while read -r line; do id=$(printf '%s' \"$line\" | sed 's/.*\"id\":\\([^,}]*\\).*/\\1/'); case \"$line\" in\n",
    );
    for (method, answer) in answers {
        script.push_str(&format!("*'\"{method}\"'*) printf '{{\"jsonrpc\":\"2.0\",\"id\":%s,%s}}\\n' \"$id\" '{answer}';;\n"));
    }
    script.push_str("esac; done");
    script
}

#[cfg(unix)]
const TOOLS: &str = r#"[{"name":"shout","description":"Say it louder.","inputSchema":{"type":"object","properties":{"text":{"type":"string"}},"required":["text"]}}]"#;

#[cfg(unix)]
#[test]
fn servers_of_both_eras_are_asked() {
    let unknown = r#""error":{"code":-32601,"message":"unknown method"}"#;
    let hello = r#""result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"megaphone","version":"1"}}"#;
    let tools = format!(r#""result":{{"tools":{TOOLS}}}"#);
    let old = server(&[
        ("server/discover", unknown),
        ("initialize", hello),
        ("tools/list", &tools),
    ]);

    let meta =
        r#""_meta":{"io.modelcontextprotocol/serverInfo":{"name":"megaphone","version":"2"}}"#;
    let discovered = format!(
        r#""result":{{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{{"tools":{{}}}},"ttlMs":0,"cacheScope":"private",{meta}}}"#
    );
    let tools = format!(
        r#""result":{{"resultType":"complete","ttlMs":0,"cacheScope":"private","tools":{TOOLS}}}"#
    );
    let new = server(&[("server/discover", &discovered), ("tools/list", &tools)]);

    for script in [old, new] {
        let done = toolc(&["import", "--mcp", "--", "sh", "-c", &script], None);
        assert_eq!(done.status.code(), Some(0), "{}", err(&done));
        let text = out(&done);
        assert!(
            text.contains("toolset megaphone from mcp \"megaphone\" {"),
            "{text}"
        );
        assert!(text.contains("tool shout(text: string, ...)"), "{text}");
    }
}

#[cfg(unix)]
#[test]
fn a_command_that_is_no_server_is_told() {
    let done = toolc(&["import", "--mcp", "--", "true"], None);
    assert_eq!(done.status.code(), Some(2), "{}", err(&done));
    assert!(err(&done).contains("`true`"), "{}", err(&done));
    assert_eq!(toolc(&["import", "--mcp"], None).status.code(), Some(2));
}

#[test]
fn files_without_definitions_are_passed_over_in_folders_and_told_elsewhere() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let write = |name: &str, text: &str| fs::write(path(name), text).expect("it can be written");
    write(
        "package.json",
        r#"{"name": "shop", "version": "1.0.0", "dependencies": {}}"#,
    );
    write("none.json", "[]");
    write(
        "tools.json",
        r#"{"name": "buy", "inputSchema": {"type": "object"}}"#,
    );
    let done = toolc(&["import", &path("")], None);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    assert!(out(&done).contains("tool buy(...)"), "{}", out(&done));
    for name in ["package.json", "none.json"] {
        let told = format!("{name}` has no tool definitions, and is passed over\n");
        assert!(err(&done).contains(&told), "{}", err(&done));
    }
    let done = toolc(&["import", &path("none.json")], None);
    assert_eq!(done.status.code(), Some(1));
    let told = "there are no tool definitions in `";
    assert!(err(&done).contains(told), "{}", err(&done));
    let done = toolc(&["import", &path("tools.json"), "--name", ""], None);
    assert_eq!(done.status.code(), Some(2), "{}", err(&done));
}

/// A schema that nothing was read of is a loss, wherever it went.
#[test]
fn a_whole_schema_is_not_set_aside_in_silence() {
    let schema = r#"{"type": "object", "properties": {"city": {"type": "string"}}}"#;
    for text in [
        format!(r#"{{"name": "f", "inputSchema": {{"jsonSchema": {schema}}}}}"#),
        format!(r#"{{"name": "f", "inputSchema": {{"title": {schema}}}}}"#),
        format!(r#"{{"name": "f", "inputSchema": {{"json": {schema}, "properties": 1}}}}"#),
        format!(r#"{{"name": "f", "inputSchema": {{"type": "object", "properties": {{}}, "prefixItems": {schema}}}}}"#),
        r#"{"name": "f", "inputSchema": {"not": {"type": "object", "properties": {"a": {"pattern": "("}}}}}"#.to_owned(),
        format!(
            r#"{{"name": "f", "input_schema": {{"type": "object", "value": {{"schema": {schema}}}}}}}"#
        ),
        format!(r#"{{"type": "function", "function": {{"name": "f"}}, "parameters": {schema}}}"#),
        r#"{"name": "f", "inputSchema": [{"name": "city", "type": "string"}]}"#.to_owned(),
        r#"{"name": "f", "inputSchema": "city: string"}"#.to_owned(),
    ] {
        let done = toolc(&["import", "-"], Some(&text));
        assert_eq!(done.status.code(), Some(1), "{text}: {}", err(&done));
        let last = "1 tool: 0 as they were, 1 thing lost";
        assert!(err(&done).contains(last), "{text}: {}", err(&done));
        let last = err(&done).lines().last().unwrap_or_default().to_owned();
        assert!(
            last.contains("1 whole input schema set aside"),
            "{text}: {last}"
        );
        let lossy = toolc(&["import", "--lossy", "-"], Some(&text));
        assert_eq!(lossy.status.code(), Some(0), "{text}: {}", err(&lossy));
        assert!(
            err(&lossy).ends_with("set aside, which --lossy takes as fine\n"),
            "{}",
            err(&lossy)
        );
        assert_eq!(out(&lossy), out(&done));
        assert!(out(&done).contains("tool f(...)"), "{}", out(&done));
    }
    // A keyword is not the schema.
    let text = r#"{"name": "f", "inputSchema": {"type": "object", "properties": {}, "x-form": {"type": "object"}}}"#;
    let done = toolc(&["import", "-"], Some(text));
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
}

/// A name may hold what moves the cursor, or turns the line.
#[test]
fn names_of_others_do_not_control_the_terminal() {
    let text =
        r#"{"name": "a\u001b[2J\u202eb", "inputSchema": {"type": "object", "required": [1]}}"#;
    let done = toolc(&["import", "-"], Some(text));
    let told = r"(stdin) a\u{1b}[2J\u{202e}b at /inputSchema: `required` lists a number";
    let said = err(&done).replace("imported a", "(stdin) a");
    assert!(said.contains(told), "{said}");
    assert!(!said.contains(['\u{1b}', '\u{202e}']), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_result_that_cannot_be_kept_is_told() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full");
    let done = Command::new(env!("CARGO_BIN_EXE_toolc"))
        .arg("import")
        .arg(sample("mcp.json"))
        .stdout(full.expect("Linux has it"))
        .output();
    let done = done.expect("toolc ends");
    assert_eq!(done.status.code(), Some(2));
    assert!(
        err(&done).contains("cannot write to stdout"),
        "{}",
        err(&done)
    );
}

/// The function that the page gives to users of Python, as it stands there.
#[test]
fn records_come_to_python_as_the_page_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("spec/import.md")).expect("the page is there");
    let (_, code) = page.split_once("```python\n").expect("it has the function");
    let (code, _) = code.split_once("```").expect("it ends");
    let calls = r#"
tool = {"name": "find_files", "description": "Line\u2028separators.", "inputSchema": {"type": "object"}}
one = canonicalize(tool)
assert [record["tool"]["name"] for record in one] == ["find_files"], one
assert one[0]["tool"]["capabilities"]["action"] == "find", one
assert len(canonicalize([tool, {**tool, "name": "list_files"}])) == 2
"#;
    let python = root.join(if cfg!(windows) {
        ".venv/Scripts/python"
    } else {
        ".venv/bin/python"
    });
    let folder = Path::new(env!("CARGO_BIN_EXE_toolc")).parent();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = folder.map(Path::to_owned).into_iter();
    let path = std::env::join_paths(folders.chain(std::env::split_paths(&path)));
    let done = Command::new(python)
        .args(["-c", &format!("{code}{calls}")])
        .env("PATH", path.expect("folders have no colons"))
        .output()
        .expect("`cargo xtask test` installs it");
    assert!(done.status.success(), "{}", err(&done));
}

/// `--discover` of the Toolable protocol tells no arguments, and the manifest of a tool does.
#[test]
fn what_commands_have_said_is_imported() {
    let listed = r#"{"name": "files", "tools": [{"name": "find", "summary": "Find", "streaming": false, "session_mode": false}]}"#;
    let done = toolc(&["import", "-", "--name", "files"], Some(listed));
    assert_eq!(done.status.code(), Some(1), "{}", err(&done));
    let why = "lost: files find at /schema: `--discover` does not tell its arguments: the tool takes anything";
    assert!(err(&done).contains(why), "{}", err(&done));
    let text = out(&done);
    assert!(
        text.contains("toolset files from command \"files\" {"),
        "{text}"
    );
    assert!(text.contains("tool find(...)"), "{text}");

    let manifest = r#"{"name": "find", "summary": "Find", "schema": {"type": "object", "properties": {"path": {"type": "string"}}, "required": ["path"]}}"#;
    let done = toolc(&["import", "-", "--name", "files"], Some(manifest));
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    assert!(
        out(&done).contains("tool find(path: string, ...)"),
        "{}",
        out(&done)
    );

    // The manifest of a command of toolc is told from a tool of Anthropic by the line that calls it.
    let anthropic = r#"{"name": "find", "description": "Find.", "effects": {"readonly": true}, "input_schema": {"type": "object"}}"#;
    let command = anthropic.replacen(
        '{',
        r#"{"command": "files find", "usage": "files find", "#,
        1,
    );
    for (definition, said, is_one) in [
        (anthropic, "anthropic: find", false),
        (&command, "command: find", true),
    ] {
        let done = toolc(&["detect", "-", "--verbose"], Some(definition));
        assert!(out(&done).contains(said), "{}", out(&done));
        let done = toolc(&["import", "-", "--name", "files"], Some(definition));
        let text = out(&done);
        assert_eq!(text.contains("from command \"files\""), is_one, "{text}");
        assert_eq!(
            text.contains("\n    readonly\n") || text.contains("{ readonly }"),
            is_one,
            "{text}"
        );
    }
}

/// A prefix changes the names here, and `remote` keeps those of the command.
#[test]
fn tools_of_commands_keep_their_names_over_there() {
    let command = sample("command.json");
    let path = command.to_str().expect("it is UTF-8");
    let done = toolc(&["import", path, "--prefix", "my_"], None);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    let text = out(&done);
    for (name, remote) in [
        ("my_find_books", "find_books"),
        ("my_lend", "lend"),
        ("my_burn_2", "burn"),
    ] {
        let tool = text
            .split(&format!("tool {name}("))
            .nth(1)
            .expect("it is there");
        let tool = tool.split("\n  tool ").next().expect("it has an end");
        assert!(
            tool.contains(&format!("remote \"{remote}\"")),
            "{name}: {tool}"
        );
    }
}

/// Files beside a document are read, and none outside of its folder.
#[test]
fn refs_lead_into_the_folder_of_their_file_only() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = |name: &str| folder.path().join(name);
    fs::create_dir_all(path("api/parts")).expect("there is room");
    let write = |name: &str, text: &str| fs::write(path(name), text).expect("there is room");
    write("outside.json", r#"{"type": "integer"}"#);
    write(
        "api/parts/inside.yaml",
        "type: object\nproperties: {n: {$ref: '../n.json'}}\n",
    );
    write("api/n.json", r#"{"type": "integer", "minimum": 7}"#);
    let tool = |reference: &str| {
        format!(
            r#"{{"tools": [{{"name": "t", "inputSchema": {{"type": "object", "properties": {{"x": {{"$ref": "{reference}"}}}}}}}}]}}"#
        )
    };
    let import = |reference: &str, more: &[&str]| {
        write("api/tools.json", &tool(reference));
        let file = path("api/tools.json");
        let mut arguments = vec!["import", file.to_str().expect("it is UTF-8")];
        arguments.extend(more);
        toolc(&arguments, None)
    };
    let done = import("parts/inside.yaml", &[]);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    assert!(out(&done).contains("tool t(x?: Inside"), "{}", out(&done));
    assert!(out(&done).contains("@range(7..)"), "{}", out(&done));
    for (reference, why) in [
        ("../outside.json", "outside of the folder"),
        ("../nothing.json", "outside of the folder"),
        ("parts/none.json", "there is no such file"),
        ("./parts", "./parts"),
    ] {
        let done = import(reference, &[]);
        assert_eq!(done.status.code(), Some(1), "{reference}: {}", err(&done));
        assert!(err(&done).contains(why), "{reference}: {}", err(&done));
        assert!(err(&done).contains("lost"), "{reference}: {}", err(&done));
        assert!(
            err(&done).contains("1 tool: 0 as they were"),
            "{reference}: {}",
            err(&done)
        );
    }
    let within = folder.path().to_str().expect("it is UTF-8");
    let done = import("../outside.json", &["--refs-within", within]);
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    assert!(out(&done).contains("type Outside = int"), "{}", out(&done));
    // A link counts by where it ends.
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(path("outside.json"), path("api/link.json"))
            .expect("links work");
        let done = import("link.json", &[]);
        assert_eq!(done.status.code(), Some(1), "{}", err(&done));
        assert!(
            err(&done).contains("outside of the folder"),
            "{}",
            err(&done)
        );
    }
    // An address is not asked.
    let done = import("http://127.0.0.1:9/x.json", &[]);
    assert_eq!(done.status.code(), Some(1), "{}", err(&done));
    // Records have the parts, too.
    write("api/tools.json", &tool("parts/inside.yaml"));
    let done = toolc(
        &[
            "canonicalize",
            path("api/tools.json").to_str().expect("it is UTF-8"),
        ],
        None,
    );
    assert!(out(&done).contains("\"minimum\": 7"), "{}", out(&done));
}

/// A server that says nothing of the arguments of one of its tools is a server all the same.
#[test]
fn a_list_of_tools_is_mcp_although_one_lacks_its_schema() {
    let text = r#"{"tools": [{"name": "a", "inputSchema": {"type": "object", "properties": {"x": {"type": "string"}}}},
        {"name": "ping", "description": "Says pong."}]}"#;
    let done = toolc(&["import", "-"], Some(text));
    assert_eq!(done.status.code(), Some(0), "{}", err(&done));
    assert!(
        out(&done).contains("toolset imported from mcp \"imported\""),
        "{}",
        out(&done)
    );
    assert!(out(&done).contains("tool ping()"), "{}", out(&done));
    assert!(
        err(&done).contains("`inputSchema` is missing"),
        "{}",
        err(&done)
    );
    assert!(
        err(&done).contains("2 tools: 1 as it was"),
        "{}",
        err(&done)
    );
    let done = toolc(&["detect", "-", "--json"], Some(text));
    assert_eq!(
        out(&done)
            .matches("\"format\": \"mcp\",\n    \"evidence\"")
            .count(),
        2,
        "{}",
        out(&done)
    );
}
