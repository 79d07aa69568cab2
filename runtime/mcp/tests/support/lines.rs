//! A client that writes and reads lines, as one on stdio does.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{
    AsyncBufReadExt, AsyncWriteExt, BufReader, DuplexStream, Lines as Read, ReadHalf, WriteHalf,
};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use toolrt::mcp::Server;
use toolrt_mcp::{Options, serve_streams};

/// How long a test waits.
const PATIENCE: Duration = Duration::from_secs(5);

pub struct Lines {
    write: WriteHalf<DuplexStream>,
    read: Read<BufReader<ReadHalf<DuplexStream>>>,
    next_id: i64,
    /// What has come while something else was awaited.
    pub heard: Vec<Value>,
    meta: Value,
    pub serving: JoinHandle<std::io::Result<()>>,
}

impl Lines {
    fn new(server: Server, options: Options, meta: Value) -> Self {
        let (own, other) = tokio::io::duplex(64 * 1024);
        let (read, write) = tokio::io::split(other);
        let serving = tokio::spawn(serve_streams(server, options, read, write));
        let (read, write) = tokio::io::split(own);
        Self {
            write,
            read: BufReader::new(read).lines(),
            next_id: 0,
            heard: Vec::new(),
            meta,
            serving,
        }
    }

    /// A client of the modern era with these capabilities.
    pub fn modern(server: Server, options: Options, capabilities: Value) -> Self {
        Self::new(server, options, super::modern(capabilities))
    }

    /// A client of the older era with these capabilities, which has said hello.
    pub async fn older(server: Server, options: Options, capabilities: Value) -> Self {
        let mut lines = Self::new(server, options, Value::Null);
        lines
            .call("initialize", super::initialize(capabilities))
            .await;
        lines
            .send(json!({"jsonrpc": "2.0", "method": "notifications/initialized"}))
            .await;
        lines
    }

    /// Sets a member of `_meta` of all further requests.
    pub fn set(&mut self, key: &str, value: Value) {
        self.meta[key] = value;
    }

    pub async fn send(&mut self, message: Value) {
        self.line(&message.to_string()).await;
    }

    pub async fn line(&mut self, line: &str) {
        self.write
            .write_all(line.as_bytes())
            .await
            .expect("the server reads");
        self.write.write_all(b"\n").await.expect("the server reads");
    }

    /// Sends a request; its id.
    pub async fn begin(&mut self, method: &str, mut params: Value) -> i64 {
        self.next_id += 1;
        if !self.meta.is_null() {
            params["_meta"] = self.meta.clone();
        }
        let request =
            json!({"jsonrpc": "2.0", "id": self.next_id, "method": method, "params": params});
        self.send(request).await;
        self.next_id
    }

    /// The next line.
    pub async fn raw(&mut self) -> String {
        let line = timeout(PATIENCE, self.read.next_line())
            .await
            .expect("a line comes");
        line.expect("the server writes")
            .expect("the server is there")
    }

    /// The next message.
    pub async fn next(&mut self) -> Value {
        let line = self.raw().await;
        serde_json::from_str(&line).expect("a line is JSON")
    }

    /// The next message of a method: a request or a notification.
    pub async fn heard(&mut self, method: &str) -> Value {
        let known = self
            .heard
            .iter()
            .position(|message| message["method"] == method);
        if let Some(known) = known {
            return self.heard.remove(known);
        }
        loop {
            let message = self.next().await;
            if message["method"] == method {
                return message;
            }
            self.heard.push(message);
        }
    }

    /// The answer to a request.
    pub async fn answer(&mut self, id: i64) -> Value {
        let known = self
            .heard
            .iter()
            .position(|message| message["id"] == id && message["method"].is_null());
        if let Some(known) = known {
            return self.heard.remove(known);
        }
        loop {
            let message = self.next().await;
            if message["id"] == id && message["method"].is_null() {
                return message;
            }
            self.heard.push(message);
        }
    }

    /// The result of a request; an error is a failure of the test.
    pub async fn call(&mut self, method: &str, params: Value) -> Value {
        let id = self.begin(method, params).await;
        let mut answer = self.answer(id).await;
        assert!(answer["error"].is_null(), "{answer}");
        answer["result"].take()
    }

    /// The error of a request.
    pub async fn error(&mut self, method: &str, params: Value) -> Value {
        let id = self.begin(method, params).await;
        let mut answer = self.answer(id).await;
        assert!(answer["result"].is_null(), "{answer}");
        answer["error"].take()
    }

    /// The result of a tool.
    pub async fn tool(&mut self, name: &str, arguments: Value) -> Value {
        self.call("tools/call", json!({"name": name, "arguments": arguments}))
            .await
    }

    /// Says that nothing more comes.
    pub async fn close(mut self) -> std::io::Result<()> {
        self.write.shutdown().await.expect("it can be closed");
        drop((self.write, self.read));
        timeout(PATIENCE, self.serving)
            .await
            .expect("it ends")
            .expect("no panic")
    }
}
