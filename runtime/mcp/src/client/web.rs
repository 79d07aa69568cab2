//! Servers that are reached by streamable HTTP.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use http::{HeaderName, HeaderValue};
use rmcp::transport::StreamableHttpClientTransport;
use rmcp::transport::common::client_side_sse::ExponentialBackoff;
use rmcp::transport::streamable_http_client::StreamableHttpClientTransportConfig;

use super::{ClientOptions, ConnectError};

/// How many requests are under way at once, those of calls that wait included.
const REQUESTS: usize = 1_024;

/// How often a stream that has broken is asked for again, and when first: then a call whose answer it had has no answer.
const AGAIN: usize = 3;
const FIRST: Duration = Duration::from_millis(250);

/// The address of a server, and what each request to it has.
pub(super) struct Address {
    client: reqwest::Client,
    config: StreamableHttpClientTransportConfig,
}

impl Address {
    pub(super) fn new(url: &str, options: &ClientOptions) -> Result<Self, ConnectError> {
        let fits =
            reqwest::Url::parse(url).is_ok_and(|url| matches!(url.scheme(), "http" | "https"));
        if !fits {
            return Err(ConnectError::Address(format!(
                "{url} is no address of a server"
            )));
        }
        if rustls::crypto::CryptoProvider::get_default().is_none() {
            // Another thread may come first: then its provider counts.
            let _ = rustls::crypto::ring::default_provider().install_default();
        }
        // What a server sends us elsewhere would get the token.
        let client = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(options.connect_timeout)
            .build();
        let client = client.map_err(|error| ConnectError::Address(error.to_string()))?;
        let mut headers = HashMap::new();
        for (name, value) in &options.headers {
            let header = (name.parse::<HeaderName>(), value.parse::<HeaderValue>());
            let (Ok(name), Ok(mut value)) = header else {
                return Err(ConnectError::Address(format!(
                    "{name} is no header, or its value is none"
                )));
            };
            value.set_sensitive(true);
            headers.insert(name, value);
        }
        let mut config = StreamableHttpClientTransportConfig::with_uri(url).custom_headers(headers);
        config.max_concurrent_requests = REQUESTS;
        let mut again = ExponentialBackoff::default();
        (again.max_times, again.base_duration) = (Some(AGAIN), FIRST);
        config.retry_config = Arc::new(again);
        config.auth_header = options.token.clone();
        Ok(Self { client, config })
    }

    pub(super) fn transport(&self) -> StreamableHttpClientTransport<reqwest::Client> {
        StreamableHttpClientTransport::with_client(self.client.clone(), self.config.clone())
    }
}
