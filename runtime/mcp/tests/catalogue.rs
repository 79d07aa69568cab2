//! The two tools of a catalogue on a server, by the vectors of every runtime (`spec/conformance/catalogue`).

use std::sync::Arc;

use serde_json::{Value, json};
use toolrt::host::{Confirmer, GrantPolicy, Mode, Question};
use toolrt::mcp::{Discovery, Server, ServerSpec};
use toolrt::spec::Spec;
use toolrt::{BoxFuture, Registry};
use toolrt_mcp::Options;

use crate::catalogue_tools::{VECTORS, is_shown, toolset};
use crate::support::lines::Lines;

/// A human who always says the same.
struct Human(bool);

impl Confirmer for Human {
    fn confirm<'a>(&'a self, _: Question<'a>) -> BoxFuture<'a, bool> {
        Box::pin(std::future::ready(self.0))
    }
}

/// A server of the tools that are shown.
fn server(case: &Value) -> Server {
    let mut registry = Registry::new();
    if let Some(agrees) = case["agrees"].as_bool() {
        registry.set_confirmer(Human(agrees));
    }
    if let Some(grants) = case["grants"].as_array() {
        let grants = grants.iter().map(|grant| grant.as_str().unwrap());
        let policy = GrantPolicy::new(Mode::Standard).unwrap();
        registry.set_policy(policy.with_capabilities(grants).unwrap());
    }
    registry.register(toolset()).unwrap();
    let tools: Vec<&'static Spec> = registry.specs().filter(|spec| is_shown(spec)).collect();
    let spec = Box::leak(Box::new(ServerSpec {
        name: "odd",
        tools: tools.leak(),
        discovery: Discovery {
            search: true,
            permitted: false,
        },
        ..ServerSpec::EMPTY
    }));
    Server::new(spec, &Arc::new(registry))
}

#[tokio::test]
async fn the_two_tools_do_on_a_server_what_the_vectors_say() {
    let cases = VECTORS["cases"].as_array().unwrap();
    // A request of MCP asks for neither.
    let cases = cases
        .iter()
        .filter(|case| case["preflight"] != true && case["dry_run"] != true);
    let mut seen = 0;
    for case in cases {
        let name = &case["name"];
        let clients = [
            Lines::modern(server(case), Options::new(), json!({})),
            Lines::older(server(case), Options::new(), json!({})).await,
        ];
        for mut client in clients {
            let tool = case["tool"].as_str().unwrap();
            let result = client.tool(tool, case["arguments"].clone()).await;
            let said = &result["structuredContent"];
            let error = &result["_meta"]["dev.toolc/envelope"]["error"];
            let envelope = &case["envelope"];
            if result["isError"] == true {
                assert_eq!(said, &Value::Null, "{name}");
            }
            if let Some(code) = case["code"].as_str() {
                assert_eq!(error["code"], code, "{name}");
                let issues = error["issues"].as_array().into_iter().flatten();
                let paths: Vec<&Value> = issues.map(|issue| &issue["path"]).collect();
                let none = json!([]);
                let wanted = case.get("paths").unwrap_or(&none);
                assert_eq!(&json!(paths), wanted, "{name}");
            } else if envelope["error"].is_object() {
                assert_eq!(error, &envelope["error"], "{name}");
            } else {
                let own = match said.get("result") {
                    // What the older era wraps.
                    Some(wrapped) => wrapped,
                    None => said,
                };
                assert_eq!(own, &envelope["result"], "{name}");
                let rest = &result["_meta"]["dev.toolc/envelope"];
                assert_eq!(rest["status"], envelope["status"], "{name}");
                assert_eq!(rest.get("errors"), envelope.get("errors"), "{name}");
                for member in ["reminder", "next_cursor"] {
                    assert_eq!(rest["meta"][member], case["meta"][member], "{name}");
                }
            }
            assert_eq!(
                result["isError"] == true,
                error.is_object(),
                "{name}: {result}"
            );
            seen += 1;
        }
    }
    assert!(seen > 30);
}

#[tokio::test]
async fn a_server_lists_the_two_as_they_are() {
    let mut client = Lines::modern(server(&json!({})), Options::new(), json!({}));
    let listed = client.call("tools/list", json!({})).await;
    let tools = listed["tools"].as_array().unwrap();
    let names: Vec<&Value> = tools.iter().map(|tool| &tool["name"]).collect();
    assert_eq!(json!(names), json!(["search_tools", "run_tool"]));
    let arguments = tools[0]["inputSchema"]["properties"].as_object().unwrap();
    assert!(arguments.contains_key("tags"), "{arguments:?}");
    // What it gives is what the tool gives: content as well.
    assert!(tools[1].get("outputSchema").is_none());
}
