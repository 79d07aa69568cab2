//! Every statement is read in every block that the table allows it in: without it, the design is another one.

use toolc_compiler::syntax::ast::{Form, Home, STATEMENTS, Usage};
use toolc_compiler::{Input, compile};

#[test]
fn every_statement_says_something_wherever_it_is_allowed() {
    for usage in STATEMENTS {
        assert!(!usage.homes.is_empty(), "`{}` stands nowhere", usage.name);
        for home in usage.homes {
            says_something(usage, *home, &design(usage.name, *home));
        }
    }
}

#[test]
fn commands_have_resources_and_prompts_as_servers_do() {
    for usage in STATEMENTS {
        for home in [Home::Resource, Home::Prompt] {
            if usage.homes.contains(&home) {
                let design = design(usage.name, home);
                let (before, after) = design.split_once("  mcp server {").expect("it has one");
                let design = format!("{before}  cli server {{{after}");
                says_something(usage, home, &design);
            }
        }
    }
}

/// Checks that a design is another one with the statement at its place.
fn says_something(usage: &Usage, home: Home, design: &str) {
    let (name, statement) = (usage.name, example(usage));
    let said = compiled(&design.replace("@@", &statement));
    // As long, so that all positions are the same.
    let comment = format!("//{}", "-".repeat(statement.len() - 2));
    let unsaid = compiled(&design.replace("@@", &comment));
    let wrong: &[&str] = match (name, home) {
        // The steps of a chain decide whether it is; saying so is only checked.
        ("readonly", Home::Chain) => &["chain `all` claims less than its steps do"],
        _ => &[],
    };
    assert_eq!(said.errors, wrong, "`{name}` in a block of {home:?}");
    let is_read = said.ir != unsaid.ir || said.errors != unsaid.errors;
    assert!(
        is_read,
        "`{name}` is allowed in a block of {home:?}, where nobody reads it"
    );
}

/// What comes of a design.
struct Compiled {
    ir: String,
    errors: Vec<String>,
}

fn compiled(text: &str) -> Compiled {
    let checked = compile(vec![Input {
        path: "a.tools".to_owned(),
        text: text.to_owned(),
    }]);
    let errors = checked.findings.iter().filter(|finding| finding.is_error());
    Compiled {
        ir: serde_json::to_string(&checked.design).expect("a design is JSON"),
        errors: errors.map(|finding| finding.message.clone()).collect(),
    }
}

/// A statement as it may stand in all designs below.
fn example(usage: &Usage) -> String {
    let keyword = usage.keyword;
    match usage.name {
        "bind" => "bind store.find".to_owned(),
        "needs" => "needs fs:read".to_owned(),
        "data" => "data internal".to_owned(),
        "pii" => "data pii stores".to_owned(),
        "cost" => "cost low".to_owned(),
        "confirm" => "confirm \"Really?\"".to_owned(),
        "retries" => "retries 2".to_owned(),
        "pages" => "pages args.cursor -> result.next".to_owned(),
        "side" => "side chart: string".to_owned(),
        "asks" => "asks where: string \"Where?\"".to_owned(),
        "hint call" => "hint call \"Looking\"".to_owned(),
        "hint result" => "hint result \"Found\"".to_owned(),
        "next" => "next other".to_owned(),
        "deprecated" => "deprecated".to_owned(),
        "meta" => "meta { \"a/b\": 1 }".to_owned(),
        "example" => "example { args { id: 1 } }".to_owned(),
        "owner" => "owner store".to_owned(),
        "argv" => "argv [\"find\"]".to_owned(),
        "env" => "env { LANG: \"C\" }".to_owned(),
        "output" => "output json".to_owned(),
        "exit" => "exit 1 success".to_owned(),
        "exports" => "exports finding".to_owned(),
        "kind" => "kind conflict".to_owned(),
        "field" => "field id".to_owned(),
        "recover" => "recover retry".to_owned(),
        "uses" => "uses others".to_owned(),
        "shares" => "shares server".to_owned(),
        "exposes" => "exposes others".to_owned(),
        "policy" => "policy { calls 3 }".to_owned(),
        "user" => "user image \"aGk=\" mime \"image/png\"".to_owned(),
        "assistant" => "assistant \"text\"".to_owned(),
        "icon" => "icon \"https://acme.dev/a.png\" sizes \"48x48\" for dark".to_owned(),
        "text" => "text hint".to_owned(),
        "discovery" => "discovery search".to_owned(),
        "cache" => "cache 5m private".to_owned(),
        "context" => "context run_id from meta \"acme.dev/run\"".to_owned(),
        name => match usage.form {
            Form::Flag(_) => keyword.to_owned(),
            Form::Text(_) => format!("{keyword} \"text\""),
            Form::Lasting(_) => format!("{keyword} 5s"),
            Form::Counted(_) => format!("{keyword} 2"),
            Form::Names(_) => format!("{keyword} one, two"),
            Form::Words(_) => format!("{keyword} \"one\""),
            Form::Part(_) => format!("{keyword} args.cursor"),
            Form::Word(_) | Form::Views(_) | Form::Own => {
                panic!("`{name}` needs an example here")
            }
        },
    }
}

/// A design with a place for a statement in a block, without errors where the statement stands there.
fn design(statement: &str, home: Home) -> String {
    let at = |place: Home| if place == home { "@@" } else { "" };
    let (tool, toolset, chain) = (at(Home::Tool), at(Home::Toolset), at(Home::Chain));
    // What the statement needs beside it.
    let beside = match statement {
        "retries" => "idempotent",
        _ => "",
    };
    let said = match statement {
        "hosted" => "",
        "asks" => "hosted",
        _ => "user \"Find it.\"",
    };
    let from = match statement {
        "remote" => "from mcp \"elsewhere\" ",
        "argv" | "stdin" | "env" | "working_dir" | "output" | "exit" => {
            "from command \"elsewhere\" "
        }
        _ => "",
    };
    // What the statement does not only repeat.
    let result = match statement {
        "output" => "string",
        _ => "{ name: string, next?: string }",
    };
    let program = match statement {
        "stdin" | "env" | "working_dir" | "output" | "exit" => "argv [\"find\"]",
        _ => "",
    };
    let owner = match statement {
        "owner" => "",
        _ => "owner store",
    };
    format!(
        "\
package a

/// Finds.
toolset finding {from}{{
  {owner}
  {beside}
  {toolset}
  /// Finds one.
  tool find(id: int, cursor?: string) -> {result} throws lost {{
    {program}
    {tool}
  }}
}}

/// Not found.
error lost(id: int) {{
  {error}
}}

/// Stores.
service store {{
  {service}
  method find(id: int, cursor?: string) -> {{ name: string, next?: string }} {{
    {method}
  }}

  agent finder {{
    {agent}
  }}

  mcp server {{
    {mcp}
    resource note \"note:///all\" -> string {{
      {resource}
    }}
    prompt ask() {{
      {said}
      {prompt}
    }}
  }}

  cli command {{
    {cli}
  }}
}}

/// Does others.
toolset others {{
  owner store
  /// Does another.
  tool other(id: int) -> string {{}}
  /// Does all.
  chain all(id: int) -> string {{
    {chain}
    one = other(id: args.id)
    return one
  }}
}}
",
        error = at(Home::Error),
        service = at(Home::Service),
        method = at(Home::Method),
        agent = at(Home::Agent),
        mcp = at(Home::Mcp),
        resource = at(Home::Resource),
        prompt = at(Home::Prompt),
        cli = at(Home::Cli),
    )
}
