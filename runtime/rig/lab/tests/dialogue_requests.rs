//! Dialogues over HTTP: plain requests to every provider's format, and the client `async-openai` with its own types. The
//! server is local; what it says is in the vectors.

use std::fs;
use std::sync::Arc;

use async_openai::Client;
use async_openai::config::OpenAIConfig;
use async_openai::types::chat::{
    CreateChatCompletionRequest, CreateChatCompletionResponse, CreateChatCompletionStreamResponse,
};
use async_openai::types::responses::{CreateResponse, Response, ResponseStreamEvent};
use futures::{Stream, StreamExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use toolrt::Registry;
use toolrt::dialogue::{Dialogue, Provider, Request, Turn};
use toolrt_rig_lab::Lab;
use toolrt_rig_lab::code::lab::sdk;

type Any = Box<dyn std::error::Error + Send + Sync>;

/// What a model says: it calls a tool, it calls one that gives an image, it comes to its end.
fn turns(provider: Provider) -> Vec<Value> {
    let path = format!("../../../spec/conformance/dialogue/{provider}.json");
    let text = fs::read_to_string(path).expect("every provider has vectors");
    let vectors: Value = serde_json::from_str(&text).expect("vectors are JSON");
    let named = |name: &str| {
        let turns = vectors["turns"].as_array().expect("it is a list");
        let turn = turns.iter().find(|turn| turn["name"] == name);
        turn.expect("it is there").clone()
    };
    vec![
        named("calls a tool"),
        named("calls a tool that gives an image"),
        named("says something"),
    ]
}

/// A service that says turns, one after the other, and gives what it was asked.
struct Service {
    url: String,
    asked: JoinHandle<Vec<Value>>,
}

impl Service {
    async fn new(turns: Vec<Value>, streams: bool) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("it has an address");
        let asked = tokio::spawn(async move {
            let mut asked = Vec::new();
            for turn in turns {
                let (mut stream, _) = listener.accept().await.expect("somebody comes");
                asked.push(request(&mut stream).await);
                let (kind, body) = match streams {
                    true => ("text/event-stream", events(&turn)),
                    false => ("application/json", turn["response"].to_string()),
                };
                let head = format!(
                    "HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
                     Connection: close\r\n\r\n",
                    body.len()
                );
                let answer = head + &body;
                stream
                    .write_all(answer.as_bytes())
                    .await
                    .expect("it listens");
            }
            asked
        });
        Self {
            url: format!("http://{address}"),
            asked,
        }
    }
}

/// The JSON of a request.
async fn request(stream: &mut TcpStream) -> Value {
    let mut read = Vec::new();
    loop {
        let mut part = [0; 4096];
        let count = stream.read(&mut part).await.expect("it can be read");
        read.extend_from_slice(&part[..count]);
        let text = String::from_utf8_lossy(&read);
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            continue;
        };
        let length = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            let is_length = name.eq_ignore_ascii_case("content-length");
            is_length.then(|| value.trim().parse().ok())?
        });
        if length.is_some_and(|length: usize| body.len() >= length) {
            return serde_json::from_str(body).expect("it is JSON");
        }
    }
}

/// Server-sent events.
fn events(turn: &Value) -> String {
    let events = turn["events"].as_array().expect("it is a list");
    let events = events.iter().map(|event| format!("data: {event}\n\n"));
    events.chain(["data: [DONE]\n\n".to_owned()]).collect()
}

fn app() -> Arc<Registry> {
    Arc::new(Lab::default().registry())
}

/// Holds requests to what the vectors say: each has the messages before it.
fn hold(provider: Provider, asked: &[Value], turns: &[Value]) {
    let key = match provider {
        Provider::Gemini => "contents",
        Provider::OpenAiResponses => "input",
        _ => "messages",
    };
    let mut messages = vec![user(provider)];
    for (asked, turn) in asked.iter().zip(turns) {
        assert_eq!(asked[key], Value::from(messages.clone()), "{provider}");
        assert!(asked.get("tools").or(asked.get("toolConfig")).is_some());
        messages.extend(turn["messages"].as_array().into_iter().flatten().cloned());
    }
    assert_eq!(asked.len(), turns.len());
}

fn user(provider: Provider) -> Value {
    match provider {
        Provider::Gemini => json!({"role": "user", "parts": [{"text": "Go on."}]}),
        Provider::Bedrock => json!({"role": "user", "content": [{"text": "Go on."}]}),
        _ => json!({"role": "user", "content": "Go on."}),
    }
}

#[tokio::test]
async fn plain_requests_to_every_provider() {
    for provider in Provider::ALL {
        // Bedrock's streams are in frames of Amazon's own, which its client reads.
        for streams in [false, true]
            .into_iter()
            .filter(|streams| !streams || provider != Provider::Bedrock)
        {
            let turns = turns(provider);
            let service = Service::new(turns.clone(), streams).await;
            let (chat, client) = (
                sdk::json::samples_tools(&app(), provider),
                reqwest::Client::new(),
            );
            let mut messages = vec![user(provider)];
            let outcome = chat.run(&mut messages, |request| async {
                let body = request.with("model", "m").with("stream", streams);
                let response = client.post(&service.url).json(&body).send().await?;
                if !streams {
                    return Ok::<Turn, Any>(chat.turn(&response.json::<Value>().await?)?);
                }
                let mut stream = chat.stream();
                let text = response.text().await?;
                for data in text.lines().filter_map(|line| line.strip_prefix("data: ")) {
                    if data != "[DONE]" {
                        stream.feed(&serde_json::from_str::<Value>(data)?)?;
                    }
                }
                Ok(stream.done()?)
            });
            let outcome = outcome.await.expect("it comes to its end");
            assert_eq!(outcome.text, "It is measured.");
            hold(
                provider,
                &service.asked.await.expect("it does not panic"),
                &turns,
            );
        }
    }
}

fn client(service: &Service) -> Client<OpenAIConfig> {
    let config = OpenAIConfig::new()
        .with_api_base(&service.url)
        .with_api_key("k");
    Client::with_config(config)
}

/// Reads a request by a type of the client, and back.
fn typed<T: DeserializeOwned + Serialize>(request: &Value) -> Value {
    let typed: T = serde_json::from_value(request.clone()).expect("the client has such a request");
    serde_json::to_value(typed).expect("it is JSON")
}

/// A turn of the events of a client.
async fn gathered<T: Serialize, E>(
    chat: &Dialogue,
    mut events: impl Stream<Item = Result<T, E>> + Unpin,
) -> Result<Turn, Any>
where
    Any: From<E>,
{
    let mut stream = chat.stream();
    while let Some(event) = events.next().await {
        stream.feed(&event?)?;
    }
    Ok(stream.done()?)
}

#[tokio::test]
async fn async_openai_s_chat_completions() {
    let provider = Provider::OpenAi;
    for streams in [false, true] {
        let turns = turns(provider);
        let service = Service::new(turns.clone(), streams).await;
        let (chat, client) = (
            sdk::async_openai::samples_tools(&app(), provider),
            client(&service),
        );
        let mut messages = vec![user(provider)];
        let send = |request: Request| async {
            let body = request.with("model", "m").with("stream", streams);
            if streams {
                let api = client.chat();
                let events = api.create_stream_byot::<_, CreateChatCompletionStreamResponse>(body);
                return gathered(&chat, events.await?).await;
            }
            let response: CreateChatCompletionResponse = client.chat().create_byot(body).await?;
            Ok(chat.turn(&response)?)
        };
        let outcome = chat
            .run(&mut messages, send)
            .await
            .expect("it comes to its end");
        assert_eq!(outcome.text, "It is measured.");
        let asked = service.asked.await.expect("it does not panic");
        hold(provider, &asked, &turns);
        for request in &asked {
            let typed = typed::<CreateChatCompletionRequest>(request);
            assert_eq!(typed["messages"], request["messages"]);
            assert_eq!(typed["tools"], request["tools"]);
        }
    }
}

#[tokio::test]
async fn async_openai_s_responses() {
    let provider = Provider::OpenAiResponses;
    for streams in [false, true] {
        let turns = turns(provider);
        let service = Service::new(turns.clone(), streams).await;
        let (chat, client) = (
            sdk::async_openai::samples_tools(&app(), provider),
            client(&service),
        );
        let mut messages = vec![user(provider)];
        let send = |request: Request| async {
            let body = request.with("model", "m").with("stream", streams);
            if streams {
                let api = client.responses();
                let events = api.create_stream_byot::<_, ResponseStreamEvent>(body);
                return gathered(&chat, events.await?).await;
            }
            let response: Response = client.responses().create_byot(body).await?;
            Ok(chat.turn(&response)?)
        };
        let outcome = chat
            .run(&mut messages, send)
            .await
            .expect("it comes to its end");
        assert_eq!(outcome.text, "It is measured.");
        let asked = service.asked.await.expect("it does not panic");
        assert_eq!(asked.len(), turns.len());
        for request in &asked {
            typed::<CreateResponse>(request);
        }
    }
}
