//! `--sample-via`: samples that a handler asks for, answered by whoever calls.
//!
//! A request is `{"type":"sample_request","to":…,"request":{…}}`, an answer `{"type":"sample_response","to":…,"text":…}`,
//! or `"declined":true` in place of a text. They are lines of stdout (stderr, if stdout has one envelope) and stdin, or
//! the bodies of a POST and its response.

use std::io::{self, BufRead, Read};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use tokio::sync::oneshot;

use crate::call::{Answer, Asked, Json, Request};
use crate::json::{Value, Writer};

/// How many bytes an answer may have.
const LARGEST: usize = 4 * 1024 * 1024;

/// Writes a text.
type Tells = dyn Fn(&str) + Send + Sync;

/// Answers samples.
pub struct Sampler {
    way: Way,
    count: AtomicU64,
    /// Hears what went wrong.
    warn: Box<Tells>,
}

enum Way {
    /// Asks by a line, and reads the answer from stdin.
    Lines(Box<Tells>),
    /// Asks a server by HTTP.
    #[cfg(feature = "sample")]
    Post(post::Server),
}

impl Sampler {
    /// Asks by lines, which go here.
    pub fn lines(
        write: impl Fn(&str) + Send + Sync + 'static,
        warn: impl Fn(&str) + Send + Sync + 'static,
    ) -> Self {
        Self {
            way: Way::Lines(Box::new(write)),
            count: AtomicU64::new(0),
            warn: Box::new(warn),
        }
    }

    /// Asks a server, whose URL is a good one.
    #[cfg(feature = "sample")]
    pub fn post(url: &str, warn: impl Fn(&str) + Send + Sync + 'static) -> Option<Self> {
        Some(Self {
            way: Way::Post(post::Server::new(url)?),
            count: AtomicU64::new(0),
            warn: Box::new(warn),
        })
    }

    /// Whether it asks by lines.
    pub fn is_lines(&self) -> bool {
        matches!(self.way, Way::Lines(_))
    }

    /// Answers a request.
    pub async fn sample(&self, asked: Asked<'_>) -> Answer {
        let to = format!("s{}", self.count.fetch_add(1, Ordering::Relaxed) + 1);
        let request = request_of(&to, asked.request);
        let answer = match &self.way {
            Way::Lines(write) => {
                write(&request);
                next_line().await
            }
            #[cfg(feature = "sample")]
            Way::Post(server) => server.post(request).await,
        };
        match answer.and_then(|answer| answer_of(&answer, &to)) {
            Ok(answer) => answer,
            Err(why) => {
                (self.warn)(&format!("--sample-via: {why}"));
                Answer::Nobody
            }
        }
    }
}

/// The request as JSON.
fn request_of(to: &str, request: &Request) -> String {
    let mut w = Writer::new();
    w.begin_object();
    w.key("type").str("sample_request");
    w.key("to").str(to);
    request.write(w.key("request"));
    w.end_object();
    w.into_text()
}

/// The text of an answer, or that it was declined; why it is none otherwise. An answer need not name its request.
pub fn answer_of(data: &[u8], to: &str) -> Result<Answer, String> {
    if data.len() > LARGEST {
        return Err(too_large());
    }
    let Some(Value::Object(said)) = Value::parse(data) else {
        return Err("the answer is no JSON object.".to_owned());
    };
    if said.get("type").and_then(Value::as_str) != Some("sample_response") {
        return Err("the answer is no sample_response.".to_owned());
    }
    if said
        .get("to")
        .is_some_and(|other| other.as_str() != Some(to))
    {
        return Err("the answer is to another request.".to_owned());
    }
    if said.get("declined") == Some(&Value::Bool(true)) {
        return Ok(Answer::Declined);
    }
    match said.get("text") {
        Some(text @ Value::String(_)) => Ok(Answer::Given(Json::from(text))),
        Some(_) | None => Err("the answer has no text.".to_owned()),
    }
}

fn too_large() -> String {
    format!("the answer has more than {LARGEST} bytes.")
}

/// The next line of stdin that is not empty, which a thread reads: reading blocks, and nobody has to wait for it.
async fn next_line() -> Result<Vec<u8>, String> {
    let (sender, line) = oneshot::channel();
    let reader = thread::Builder::new().name("toolrt-sample".to_owned());
    let started = reader.spawn(move || {
        let mut stdin = io::stdin().lock();
        loop {
            let mut line = Vec::new();
            let most = LARGEST as u64 + 2;
            let read = stdin.by_ref().take(most).read_until(b'\n', &mut line);
            match read {
                Ok(0) | Err(_) => return,
                Ok(_) if line.trim_ascii().is_empty() => {}
                Ok(_) => {
                    line.pop_if(|last| *last == b'\n');
                    let _ = sender.send(line);
                    return;
                }
            }
        }
    });
    let ended = || "stdin has ended.".to_owned();
    started.map_err(|_| ended())?;
    line.await.map_err(|_| ended())
}

#[cfg(feature = "sample")]
pub mod post {
    //! Requests by HTTP.

    use std::time::Duration;

    use reqwest::header::{ACCEPT, CONTENT_TYPE};
    use reqwest::redirect::Policy;
    use reqwest::{Client, Url};

    use super::{LARGEST, too_large};

    /// How long a server may take, if the call has no deadline.
    const PATIENCE: Duration = Duration::from_secs(600);

    /// A server that answers samples.
    pub struct Server {
        client: Client,
        url: Url,
    }

    /// A URL to which requests can be sent.
    pub fn url_of(text: &str) -> Option<Url> {
        let url = Url::parse(text).ok()?;
        let is_web = matches!(url.scheme(), "http" | "https") && url.has_host();
        let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic());
        let has_user = !url.username().is_empty() || url.password().is_some();
        (is_web && is_plain && !has_user && url.port() != Some(0)).then_some(url)
    }

    impl Server {
        pub fn new(url: &str) -> Option<Self> {
            if rustls::crypto::CryptoProvider::get_default().is_none() {
                // Another thread may come first: then its provider counts.
                let _ = rustls::crypto::ring::default_provider().install_default();
            }
            // A redirect would lead where nobody has said that requests may go.
            let client = Client::builder()
                .redirect(Policy::none())
                .no_proxy()
                .timeout(PATIENCE)
                .build();
            Some(Self {
                client: client.ok()?,
                url: url_of(url)?,
            })
        }

        pub async fn post(&self, body: String) -> Result<Vec<u8>, String> {
            let unreachable = |error: reqwest::Error| match error.is_timeout() {
                true => "the server does not answer.".to_owned(),
                false => "the server cannot be reached.".to_owned(),
            };
            let request = self.client.post(self.url.clone()).body(body);
            let request = request.header(CONTENT_TYPE, "application/json");
            let request = request.header(ACCEPT, "application/json");
            let mut response = request.send().await.map_err(unreachable)?;
            let status = response.status();
            if !status.is_success() {
                let code = status.as_u16();
                return Err(format!("the server has answered with the status {code}."));
            }
            let mut data = Vec::new();
            while let Some(some) = response.chunk().await.map_err(unreachable)? {
                data.extend_from_slice(&some);
                if data.len() > LARGEST {
                    return Err(too_large());
                }
            }
            Ok(data)
        }
    }
}

/// Why requests cannot be sent to a URL.
#[cfg(feature = "sample")]
pub fn wrong_url(url: &str, registry: &crate::Registry) -> Option<String> {
    use crate::call::Context;
    use crate::json::Object;

    if post::url_of(url).is_none() {
        return Some("--sample-via needs stdin, or a URL with http or https.".to_owned());
    }
    let mut args = Object::new();
    args.insert("url", url);
    let (policy, cx) = (&registry.host.policy, Context::new());
    let allowed = policy.admit(&judged::TOOL, &cx);
    let allowed =
        allowed.and_then(|()| policy.admit_args(&judged::TOOL, &Value::Object(args), &cx));
    let denied = "--sample-via: the policy does not grant net:write for it.";
    allowed.err().map(|_| denied.to_owned())
}

/// Why requests cannot be sent to a URL: nobody would send them.
#[cfg(not(feature = "sample"))]
pub fn wrong_url(_: &str, _: &crate::Registry) -> Option<String> {
    Some(
        "--sample-via: this command was built without a client of HTTP; stdin is all it knows."
            .to_owned(),
    )
}

#[cfg(feature = "sample")]
mod judged {
    //! A tool that does what the option does, for the policy to judge.

    use crate::spec::{Capability, Spec};
    use crate::table::{Field, Record, Rest, Table, Text};

    static ARGS: Record = Record {
        name: "Args",
        fields: &[Field::required("url", Table::Text(&Text::URI))],
        rest: Rest::Closed,
    };

    pub(super) static TOOL: Spec = Spec {
        name: "--sample-via",
        args: Table::Record(&ARGS),
        capabilities: &[Capability {
            name: "net:write",
            scope: None,
        }],
        ..Spec::EMPTY
    };
}
