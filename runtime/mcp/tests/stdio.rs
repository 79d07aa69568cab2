//! A server that reads and writes lines, in both eras.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use toolrt::mcp::{Era, definition};
use toolrt::{Event, EventKind, EventSink};
use toolrt_mcp::Options;

use crate::support;
use crate::support::lines::Lines;
use crate::support::tools::{self, CATALOGUE, HINTS, SERVER};
use crate::support::{error_of, server, text};

fn modern() -> Lines {
    Lines::modern(server(&SERVER), Options::new(), json!({}))
}

async fn older() -> Lines {
    Lines::older(server(&SERVER), Options::new(), json!({})).await
}

#[tokio::test]
async fn a_server_tells_what_it_is() {
    let mut lines = modern();
    let told = lines.call("server/discover", json!({})).await;
    assert_eq!(
        told["_meta"]["io.modelcontextprotocol/serverInfo"]["name"],
        "test"
    );
    assert_eq!(
        told["_meta"]["io.modelcontextprotocol/serverInfo"]["version"],
        "1.2.3"
    );
    assert_eq!(told["instructions"], "A server for tests.");
    assert_eq!(
        (&told["ttlMs"], &told["cacheScope"]),
        (&json!(5000), &json!("public"))
    );
    let can = &told["capabilities"];
    assert_eq!(can["tools"], json!({"listChanged": true}));
    assert_eq!(
        can["resources"],
        json!({"subscribe": true, "listChanged": true})
    );
    assert_eq!(can["prompts"], json!({"listChanged": true}));
    assert_eq!(
        (&can["completions"], &can["logging"]),
        (&json!({}), &json!({}))
    );

    let mut lines = Lines::older(server(&SERVER), Options::new(), json!({})).await;
    assert_eq!(lines.call("ping", json!({})).await, json!({}));
    lines.close().await.unwrap();
}

#[tokio::test]
async fn lists_have_the_definitions_byte_for_byte_in_pages() {
    for (era, mut lines) in [
        (
            Era::Modern,
            Lines::modern(server(&SERVER), Options::new().page_size(5), json!({})),
        ),
        (
            Era::Older,
            Lines::older(server(&SERVER), Options::new().page_size(5), json!({})).await,
        ),
    ] {
        let expected: Vec<String> = SERVER
            .tools
            .iter()
            .map(|spec| definition(spec, era))
            .collect();
        let mut pages = String::new();
        let mut cursor = Value::Null;
        for page in expected.chunks(5) {
            let params = match cursor.is_null() {
                true => json!({}),
                false => json!({"cursor": cursor}),
            };
            lines.begin("tools/list", params).await;
            let line = lines.raw().await;
            assert!(
                line.contains(&format!("\"tools\":[{}]", page.join(","))),
                "{line}"
            );
            let answer: Value = serde_json::from_str(&line).unwrap();
            let result = &answer["result"];
            assert_eq!(
                result["ttlMs"] == 5000 && result["cacheScope"] == "public",
                era == Era::Modern
            );
            assert_eq!(result["resultType"] == "complete", era == Era::Modern);
            cursor = result["nextCursor"].clone();
            pages.push_str(&line);
        }
        assert!(cursor.is_null());
        let error = lines
            .error("tools/list", json!({"cursor": "nonsense"}))
            .await;
        assert_eq!(error["code"], -32602);
    }
}

#[tokio::test]
async fn results_are_structure_and_text() {
    let said = json!({"text": "a \"b\" \u{2028}\\", "times": 3});
    let bytes = serde_json::to_string(&said).unwrap();
    for mut lines in [modern(), older().await] {
        let result = lines.tool("echo", said.clone()).await;
        assert_eq!(result["structuredContent"], said);
        assert_eq!(serde_json::from_str::<Value>(text(&result)).unwrap(), said);
        assert!(
            result["isError"].is_null() || result["isError"] == false,
            "{bytes}"
        );
        let rest = &result["_meta"]["dev.toolc/envelope"];
        assert_eq!(
            (&rest["status"], &rest["meta"]["tool"]),
            (&json!("success"), &json!("echo"))
        );
        assert_eq!(rest["meta"]["caller"], "tester");
        // What is for the model alone.
        let reminder = json!({"type": "text", "text": "Do not say it twice.", "annotations": {"audience": ["assistant"]}});
        assert_eq!(result["content"][1], reminder);
    }
    // Only the older era wants an object.
    let number = json!({"text": "", "times": 0});
    let result = modern().tool("count", number.clone()).await;
    assert_eq!(
        (&result["structuredContent"], text(&result)),
        (&json!(0), "0")
    );
    let result = older().await.tool("count", number).await;
    assert_eq!(
        (&result["structuredContent"], text(&result)),
        (&json!({"result": 0}), "0")
    );

    let result = modern().tool("show", json!({"text": "t"})).await;
    assert_eq!(result["structuredContent"], Value::Null);
    let expected = json!([
        {"type": "text", "text": "t"},
        {"type": "image", "data": "AQID", "mimeType": "image/png"},
        {"type": "resource_link", "uri": "test://plain", "name": "plain"},
        {"type": "resource", "resource": {"uri": "test://there", "text": "is \"there\""}},
        {"type": "resource_link", "uri": "test://item/a/1", "name": "test://item/a/1", "mimeType": "text/x"},
    ]);
    assert_eq!(result["content"], expected);

    let result = modern().tool("some", json!({"text": "t"})).await;
    assert_eq!(result["structuredContent"], 2);
    let told = result["content"][1]["text"].as_str().unwrap();
    assert!(
        told.starts_with("2 of 3 done, 1 failed") && told.ends_with("There is no such text."),
        "{told}"
    );
    assert_eq!(
        result["_meta"]["dev.toolc/envelope"]["summary"]["failed"],
        1
    );
}

#[tokio::test]
async fn hints_come_first_where_the_server_wants_them() {
    let mut lines = Lines::modern(server(&HINTS), Options::new(), json!({}));
    let result = lines.tool("who", json!({"text": ""})).await;
    assert_eq!(text(&result), "It was tester - - - -");
    assert_eq!(result["content"][1]["text"], "\"tester - - - -\"");
    assert_eq!(
        result["_meta"]["dev.toolc/envelope"]["meta"]["hint"],
        Value::Null
    );
}

#[tokio::test]
async fn failures_say_how_to_do_better() {
    for mut lines in [modern(), older().await] {
        let result = lines.tool("echo", json!({"txt": "a", "times": 5000})).await;
        assert_eq!(result["isError"], true);
        let told = text(&result);
        for part in [
            "Did you mean \"text\"?",
            "times",
            "Arguments: {\"text\": string, \"times\"?: integer}",
            "Example: {\"text\":\"hi\"}",
        ] {
            assert!(told.contains(part), "{part} in {told}");
        }
        let error = error_of(&result);
        assert_eq!(
            (&error["code"], &error["kind"]),
            (&json!("invalid_input"), &json!("input"))
        );

        let result = lines.tool("missing", json!({"text": "a"})).await;
        assert_eq!(
            text(&result).lines().collect::<Vec<_>>(),
            ["There is no such text.", "Say something else."]
        );
        assert_eq!(error_of(&result)["details"], "a");

        let result = lines.tool("broken", json!({"text": "a"})).await;
        assert!(
            result["isError"] == true && !result.to_string().contains("hunter2"),
            "{result}"
        );

        let error = lines.error("tools/call", json!({"name": "echos"})).await;
        let message = "There is no tool \"echos\". Did you mean \"echo\"?";
        let expected = json!({"code": -32602, "message": message, "data": {"nearest": ["echo"]}});
        assert_eq!(error, expected);
        let error = lines
            .error("tools/call", json!({"name": "test/plain", "arguments": {}}))
            .await;
        assert_eq!(error["code"], -32602, "only its server calls it");
        let result = lines.tool("wait", json!({"text": "", "times": 0})).await;
        assert_ne!(result["isError"], true);
    }
}

#[tokio::test]
async fn garbage_is_answered_and_no_reason_to_end() {
    let mut lines = modern();
    let deep = "[".repeat(100_000);
    for (odd, code) in [
        ("{", -32700),
        ("NaN", -32700),
        (r#"{"a":"\ud800"}"#, -32600),
        ("\u{0}", -32700),
        (&deep, -32700),
        ("[]", -32600),
        ("3", -32600),
        (r#"{"jsonrpc":"2.0"}"#, -32600),
    ] {
        lines.line(odd).await;
        let answer = lines.next().await;
        assert_eq!(
            (&answer["id"], &answer["error"]["code"]),
            (&Value::Null, &json!(code)),
            "{odd:.80}"
        );
    }
    // It is known whom to answer.
    lines
        .line(r#"{"jsonrpc":"1.0","id":7,"method":"ping"}"#)
        .await;
    let answer = lines.next().await;
    let told = (&answer["id"], &answer["error"]["code"]);
    assert_eq!(told, (&json!(7), &json!(-32600)));
    for ignored in [
        "",
        "  \r",
        r#"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
    ] {
        lines.line(ignored).await;
    }
    lines
        .line(&format!("\"{}\"", "a".repeat(17 * 1024 * 1024)))
        .await;
    assert_eq!(
        lines.next().await["error"]["message"],
        "The request is too long."
    );
    assert_eq!(
        lines.tool("echo", json!({"text": "a"})).await["structuredContent"]["text"],
        "a"
    );
    let error = lines.error("nonsense", json!({})).await;
    assert_eq!(
        (&error["code"], &error["message"]),
        (&json!(-32601), &json!("Method not found"))
    );
    let error = lines
        .error("tools/call", json!({"name": "echo", "arguments": [1]}))
        .await;
    assert_eq!(error["code"], -32602);
}

#[tokio::test]
async fn ids_and_tokens_come_back_as_they_were_written() {
    let mut meta = support::modern(json!({}));
    for number in ["1e400", "123456789012345678901234567890"] {
        for mut lines in [modern(), older().await] {
            meta["progressToken"] = json!("TOKEN");
            let meta = meta.to_string().replace("\"TOKEN\"", number);
            let arguments = r#"{"text":"","times":1}"#;
            lines
                .line(&format!(
                    r#"{{"jsonrpc":"2.0","id":{number},"method":"tools/call","params":{{"name":"count","arguments":{arguments},"_meta":{meta}}}}}"#
                ))
                .await;
            let told = lines.raw().await;
            let token = format!(r#""progressToken":{number}"#);
            assert!(told.contains(&token), "{told}");
            let mut answer = told;
            while answer.contains("notifications/") {
                answer = lines.raw().await;
            }
            let id = format!(r#""id":{number}"#);
            assert!(answer.contains(&id), "{answer}");
        }
    }
}

#[tokio::test]
async fn the_registry_gets_what_the_client_has_written() {
    let meta = support::modern(json!({}));
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    for (arguments, told) in [
        (
            r#"{"text":"a","times":1e400}"#,
            "/times must be an integer of at most 64 bits; got 1e400.",
        ),
        (
            r#"{"text":"a","times":123456789012345678901}"#,
            "/times must be an integer of at most 64 bits",
        ),
        (
            r#"{"text":"a","times":1.00000000000000000001}"#,
            "/times must be an integer",
        ),
        (r#"{"text":"a","times":1e2}"#, ""),
        // Keys have their order, and of two that are the same the last one counts.
        (r#"{"zz":1,"text":"a","aa":2}"#, "/zz is not a known key"),
        (
            r#"{"text":1,"times":5000,"text":"a"}"#,
            "/times must be at least 0 and at most 1000; got 5000.",
        ),
        (r#"{"text":"\ud800"}"#, "not valid JSON"),
        (
            &format!(r#"{{"text":{deep}}}"#),
            "more than 128 containers are nested",
        ),
    ] {
        for mut lines in [modern(), older().await] {
            lines
                .line(&format!(
                    r#"{{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{{"name":"echo","arguments":{arguments},"_meta":{meta}}}}}"#
                ))
                .await;
            let result = lines.answer(7).await["result"].take();
            assert_eq!(result["isError"] == true, !told.is_empty(), "{result}");
            let first = text(&result).lines().next().unwrap_or_default();
            assert!(first.contains(told), "{arguments:.80}: {first}");
        }
    }
}

#[tokio::test]
async fn progress_grows_and_items_are_values() {
    for mut lines in [modern(), older().await] {
        lines.set("progressToken", json!("p"));
        let id = lines
            .begin(
                "tools/call",
                json!({"name": "count", "arguments": {"text": "", "times": 200}}),
            )
            .await;
        let answer = lines.answer(id).await;
        assert_eq!(
            answer["result"]["_meta"]["dev.toolc/envelope"]["status"],
            "success"
        );
        let told = lines
            .heard
            .iter()
            .filter(|it| it["method"] == "notifications/progress");
        let told: Vec<&Value> = told.map(|it| &it["params"]).collect();
        assert_eq!(told.len(), 201);
        assert_eq!(
            (&told[0]["progress"], &told[0]["total"], &told[0]["message"]),
            (&json!(50.0), &json!(100.0), &json!("half"))
        );
        let progress: Vec<f64> = told
            .iter()
            .map(|it| it["progress"].as_f64().unwrap())
            .collect();
        assert!(progress.is_sorted_by(|a, b| a < b));
        for (n, item) in (1..).zip(&told[1..]) {
            assert_eq!(item["_meta"]["dev.toolc/item"], n);
            assert_eq!(item["message"], n.to_string());
            assert!(item["progressToken"] == "p" && item["total"].is_null());
        }
    }
}

/// Counts what the host hears.
#[derive(Default)]
struct Hears(AtomicUsize);

impl EventSink for Hears {
    fn event(&self, event: Event) {
        let is_told = matches!(
            event.kind,
            EventKind::Progress { .. } | EventKind::Item { .. }
        );
        self.0.fetch_add(usize::from(is_told), Ordering::SeqCst);
    }
}

#[tokio::test]
async fn the_host_hears_what_the_client_hears() {
    for era in [Era::Older, Era::Modern] {
        let hears = Arc::new(Hears::default());
        let own = hears.clone();
        let options = Options::new().context(move |cx, _| cx.with_events(own.clone()));
        let mut lines = match era {
            Era::Older => Lines::older(server(&SERVER), options, json!({})).await,
            Era::Modern => Lines::modern(server(&SERVER), options, json!({})),
        };
        lines.set("progressToken", json!("p"));
        lines.tool("count", json!({"text": "", "times": 3})).await;
        let told = |it: &&Value| it["method"] == "notifications/progress";
        assert_eq!(lines.heard.iter().filter(told).count(), 4, "{era:?}");
        assert_eq!(hears.0.load(Ordering::SeqCst), 4, "{era:?}");
    }
}

#[tokio::test]
async fn the_log_is_heard_from_a_level_on() {
    let logged = |lines: &Lines| {
        let lines = lines
            .heard
            .iter()
            .filter(|it| it["method"] == "notifications/message");
        lines.map(|it| it["params"].clone()).collect::<Vec<Value>>()
    };
    let debug = json!({"level": "debug", "logger": "count", "data": "begins"});
    let warning = json!({"level": "warning", "logger": "count", "data": "ends"});
    let count = json!({"text": "", "times": 0});

    let mut lines = modern();
    lines.tool("count", count.clone()).await;
    assert!(logged(&lines).is_empty());
    lines.set("io.modelcontextprotocol/logLevel", json!("debug"));
    lines.tool("count", count.clone()).await;
    assert_eq!(logged(&lines), [debug.clone(), warning.clone()]);
    assert_eq!(
        lines
            .error("logging/setLevel", json!({"level": "debug"}))
            .await["code"],
        -32601
    );

    let mut lines = older().await;
    lines.tool("count", count.clone()).await;
    assert_eq!(logged(&lines), std::slice::from_ref(&warning));
    lines
        .call("logging/setLevel", json!({"level": "debug"}))
        .await;
    lines.tool("count", count.clone()).await;
    assert_eq!(logged(&lines), [warning.clone(), debug, warning]);
    lines
        .call("logging/setLevel", json!({"level": "error"}))
        .await;
    lines.heard.clear();
    lines.tool("count", count).await;
    assert!(logged(&lines).is_empty());
}

#[tokio::test]
async fn deadlines_are_kept() {
    let wait = json!({"text": "", "times": 1000});
    for mut lines in [
        Lines::modern(
            server(&SERVER),
            Options::new().deadline(std::time::Duration::from_millis(50)),
            json!({}),
        ),
        older().await,
    ] {
        lines.set("dev.toolc/timeout_ms", json!(60));
        let result = lines.tool("wait", wait.clone()).await;
        assert_eq!(error_of(&result)["code"], "timeout");
    }
}

#[tokio::test]
async fn resources_are_listed_and_read() {
    for (era, mut lines) in [(Era::Modern, modern()), (Era::Older, older().await)] {
        let is_modern = era == Era::Modern;
        let listed = lines.call("resources/list", json!({})).await;
        let plain = json!([{"uri": "test://plain", "name": "plain", "description": "A plain text.", "mimeType": "text/plain"}]);
        assert_eq!(listed["resources"], plain);
        let listed = lines.call("resources/templates/list", json!({})).await;
        assert_eq!(
            listed["resourceTemplates"][0]["uriTemplate"],
            "test://item/{text}/{times}"
        );

        let read = lines
            .call("resources/read", json!({"uri": "test://plain"}))
            .await;
        let contents =
            json!([{"uri": "test://plain", "mimeType": "text/plain", "text": "plain \"text\""}]);
        assert_eq!(read["contents"], contents);
        let read = lines
            .call("resources/read", json!({"uri": "test://item/a%20b/3"}))
            .await;
        let contents = json!([{"uri": "test://item/a%20b/3", "mimeType": "application/json", "text": "{\"text\":\"a b\",\"times\":3}"}]);
        assert_eq!(read["contents"], contents);
        assert_eq!(
            read["ttlMs"] == 1000 && read["cacheScope"] == "private",
            is_modern
        );

        let missing = if is_modern { -32602 } else { -32002 };
        for uri in ["test://nothing", "test://item/nothing/1", ""] {
            let error = lines.error("resources/read", json!({"uri": uri})).await;
            assert_eq!(error["code"], missing, "{uri}");
        }
        let error = lines
            .error("resources/read", json!({"uri": "test://item/a/many"}))
            .await;
        assert_eq!(
            (&error["code"], &error["data"]["error"]["code"]),
            (&json!(-32602), &json!("invalid_input"))
        );
    }
}

#[tokio::test]
async fn prompts_have_messages_and_completions() {
    for mut lines in [modern(), older().await] {
        let listed = lines.call("prompts/list", json!({})).await;
        assert_eq!(
            listed["prompts"][0]["arguments"][0],
            json!({"name": "text", "description": "What to say.", "required": true})
        );
        let got = lines
            .call(
                "prompts/get",
                json!({"name": "greet", "arguments": {"text": "5", "times": "2"}}),
            )
            .await;
        assert_eq!(got["description"], "Greets.");
        assert_eq!(
            got["messages"][0],
            json!({"role": "user", "content": {"type": "text", "text": "5 2"}})
        );
        // One that the prompt only names is read from the server.
        let resource = json!({"uri": "test://item/bare/3", "mimeType": "application/json", "text": "{\"text\":\"bare\",\"times\":3}"});
        assert_eq!(
            got["messages"][1],
            json!({"role": "assistant", "content": {"type": "resource", "resource": resource}})
        );
        let error = lines
            .error(
                "prompts/get",
                json!({"name": "greet", "arguments": {"times": "many"}}),
            )
            .await;
        assert_eq!(error["code"], -32602);
        assert_eq!(
            error["data"]["error"]["issues"].as_array().unwrap().len(),
            2,
            "{error}"
        );
        assert_eq!(
            lines.error("prompts/get", json!({"name": "nobody"})).await["code"],
            -32602
        );

        let complete = |argument: &str, value: &str| {
            json!({
                "ref": {"type": "ref/prompt", "name": "greet"},
                "argument": {"name": argument, "value": value},
            })
        };
        let completed = lines
            .call("completion/complete", complete("times", "1"))
            .await;
        assert_eq!(completed["completion"]["values"], json!(["1", "12"]));
        let completed = lines
            .call("completion/complete", complete("text", "a"))
            .await;
        assert_eq!(completed["completion"]["values"], json!([]));
        assert_eq!(
            lines
                .error("completion/complete", complete("nothing", ""))
                .await["code"],
            -32602
        );
    }
}

#[tokio::test]
async fn what_comes_with_a_request_is_in_the_context() {
    let mut lines = modern();
    lines.set("acme.dev/run", json!("run-7"));
    lines.set("traceparent", json!("00-a-b-01"));
    let result = lines.tool("who", json!({"text": ""})).await;
    assert_eq!(result["structuredContent"], "tester - run-7 - 00-a-b-01");
    lines.set("acme.dev/run", json!("x".repeat(2000)));
    lines.set("traceparent", json!(7));
    let result = lines.tool("who", json!({"text": ""})).await;
    assert_eq!(result["structuredContent"], "tester - - - -");

    let options = Options::new().context(|cx, incoming| {
        let client = incoming.client().unwrap_or_default();
        cx.with_session_id(format!("of-{client}"))
    });
    let mut lines = Lines::older(server(&SERVER), options, json!({})).await;
    let result = lines.tool("who", json!({"text": ""})).await;
    assert_eq!(
        result["structuredContent"],
        json!({"result": "tester of-tester - - -"})
    );
}

#[tokio::test]
async fn the_host_may_say_who_calls() {
    for (caller, expected) in [("adapter", "adapter"), ("", "tester")] {
        let options = Options::new().caller(caller);
        let mut lines = Lines::modern(server(&SERVER), options, json!({}));
        let result = lines.tool("who", json!({"text": ""})).await;
        assert_eq!(result["structuredContent"], format!("{expected} - - - -"));
    }
}

#[tokio::test]
async fn a_catalogue_is_searched_and_run() {
    let mut lines = Lines::modern(server(&CATALOGUE), Options::new(), json!({}));
    let listed = lines.call("tools/list", json!({})).await;
    let names: Vec<&str> = listed["tools"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["search_tools", "run_tool"]);
    let found = lines
        .tool(
            "search_tools",
            json!({"query": "counts how far", "limit": 1, "schemas": true}),
        )
        .await;
    let found = &found["structuredContent"]["tools"];
    assert_eq!(
        (found.as_array().unwrap().len(), &found[0]["name"]),
        (1, &json!("count"))
    );
    assert_eq!(found[0]["inputSchema"]["required"], json!(["text"]));
    let said = lines
        .tool(
            "run_tool",
            json!({"name": "echo", "arguments": {"text": "a"}}),
        )
        .await;
    assert_eq!(said["structuredContent"], json!({"text": "a", "times": 1}));
    let said = lines.tool("echo", json!({"text": "a"})).await;
    assert_eq!(said["structuredContent"]["text"], "a");
    for (name, wrong) in [
        ("search_tools", json!({"query": 1, "limit": 0})),
        ("search_tools", json!({})),
        ("run_tool", json!({"name": "echo", "arguments": 3})),
        ("run_tool", json!({"arguments": {}})),
    ] {
        let result = lines.tool(name, wrong).await;
        assert_eq!(error_of(&result)["code"], "invalid_input", "{result}");
    }
    // The tool that is called is there: its caller can correct what it asks for.
    let result = lines.tool("run_tool", json!({"name": "nobody"})).await;
    assert_eq!(error_of(&result)["code"], "unknown_tool", "{result}");
    let error = lines
        .error("tools/call", json!({"name": "nobody", "arguments": {}}))
        .await;
    assert_eq!(error["code"], -32602);
}

#[tokio::test]
async fn more_calls_than_places_are_told_to_come_back() {
    let options = Options::new().max_calls(2);
    let mut lines = Lines::modern(server(&SERVER), options, json!({}));
    let wait = json!({"name": "wait", "arguments": {"text": "places", "times": 20}});
    let ids = [
        lines.begin("tools/call", wait.clone()).await,
        lines.begin("tools/call", wait.clone()).await,
    ];
    tools::until_waiting("places", 2).await;
    let result = lines.tool("echo", json!({"text": "a"})).await;
    assert_eq!(error_of(&result)["code"], "unavailable");
    assert_eq!(error_of(&result)["retryable"], true);
    for id in ids {
        assert_eq!(lines.answer(id).await["result"]["structuredContent"], 20);
    }
    let result = lines.tool("echo", json!({"text": "a"})).await;
    assert_eq!(result["structuredContent"]["text"], "a");
}

#[tokio::test]
async fn a_call_ends_when_its_client_does_not_want_it() {
    for (text, mut lines) in [("cancel", modern()), ("cancel older", older().await)] {
        let wait = json!({"name": "wait", "arguments": {"text": text, "times": 1000}});
        let id = lines.begin("tools/call", wait.clone()).await;
        tools::until_waiting(text, 1).await;
        lines.send(json!({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": id}})).await;
        tools::until_waiting(text, 0).await;
        // The next call is answered, and nothing comes of the first.
        lines.tool("echo", json!({"text": "a"})).await;
        assert!(lines.heard.iter().all(|message| message["id"] != id));
    }
}

#[tokio::test]
async fn sixty_four_calls_at_once() {
    let mut lines = modern();
    let mut ids = Vec::new();
    for n in 0..64 {
        let params = json!({"name": "wait", "arguments": {"text": "many", "times": 64 - n}});
        ids.push((lines.begin("tools/call", params).await, 64 - n));
    }
    for (id, expected) in ids {
        assert_eq!(
            lines.answer(id).await["result"]["structuredContent"],
            expected
        );
    }
}

#[tokio::test]
async fn a_shutdown_waits_for_calls_but_not_for_long() {
    let shutdown = toolrt::Cancel::new();
    let options = Options::new().shutdown(shutdown.clone());
    let mut lines = Lines::modern(server(&SERVER), options, json!({}));
    let short = json!({"name": "wait", "arguments": {"text": "shutdown", "times": 10}});
    let id = lines.begin("tools/call", short).await;
    tools::until_waiting("shutdown", 1).await;
    shutdown.cancel();
    assert_eq!(lines.answer(id).await["result"]["structuredContent"], 10);
    lines.serving.await.unwrap().unwrap();

    let shutdown = toolrt::Cancel::new();
    let grace = std::time::Duration::from_millis(50);
    let options = Options::new().shutdown(shutdown.clone()).grace(grace);
    let mut lines = Lines::modern(server(&SERVER), options, json!({}));
    let long = json!({"name": "wait", "arguments": {"text": "long", "times": 1000}});
    lines.begin("tools/call", long).await;
    tools::until_waiting("long", 1).await;
    shutdown.cancel();
    tools::until_waiting("long", 0).await;
    lines.serving.await.unwrap().unwrap();
}
