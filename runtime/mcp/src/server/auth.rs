//! Who may call over HTTP: bearer tokens, a door to whoever checks them, and what clients without one are told.

use std::time::Duration;

use http::header::{AUTHORIZATION, HOST, WWW_AUTHENTICATE};
use http::{HeaderMap, HeaderValue, StatusCode};
use rmcp::model::{ClientJsonRpcMessage, JsonRpcMessage};
use toolrt::{BoxFuture, Context, Writer};

use super::Options;
use super::identity::Identity;
use super::named::Named;
use super::service::{Answer, answer, json_answer};
use super::shared::Shared;

/// How long a verifier may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where the metadata of RFC 9728 is, before the path of the server.
const WELL_KNOWN: &str = "/.well-known/oauth-protected-resource";

/// Checks tokens: [`JwtVerifier`](crate::JwtVerifier), or a host's own.
pub trait Verifier: Send + Sync {
    /// Who a token stands for.
    ///
    /// # Errors
    /// The token is not good, or that cannot be known now.
    fn verify<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<Identity, Refused>>;
}

/// Why there is no identity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// The token is not good: 401.
    Invalid,
    /// It cannot be checked now: 503.
    Unavailable,
}

/// The identity of a request, if tokens are asked for.
pub(super) async fn identity(
    options: &Options,
    headers: &HeaderMap,
) -> Result<Option<Identity>, Box<Answer>> {
    let Some(verifier) = &options.auth else {
        return Ok(None);
    };
    let refused = |error| Box::new(challenge(StatusCode::UNAUTHORIZED, options, headers, error));
    let Some(token) = token(headers) else {
        return Err(refused(""));
    };
    match tokio::time::timeout(PATIENCE, verifier.verify(token)).await {
        Ok(Ok(identity)) => Ok(Some(identity)),
        Ok(Err(Refused::Invalid)) => Err(refused(r#", error="invalid_token""#)),
        Ok(Err(Refused::Unavailable)) | Err(_) => {
            let text = "Tokens cannot be checked now.";
            Err(Box::new(answer(StatusCode::SERVICE_UNAVAILABLE, text)))
        }
    }
}

/// The token of a request: there must be exactly one.
fn token(headers: &HeaderMap) -> Option<&str> {
    let mut all = headers.get_all(AUTHORIZATION).iter();
    let (one, None) = (all.next()?, all.next()) else {
        return None;
    };
    let (scheme, token) = one.to_str().ok()?.split_once(' ')?;
    let token = token.trim();
    (scheme.eq_ignore_ascii_case("bearer") && !token.is_empty()).then_some(token)
}

/// Refuses a request that names what the caller lacks a scope for, while there is still a status of HTTP to say so. It
/// reads the body as `rmcp` will; whatever it does not see, the pipeline refuses.
pub(super) fn refuse(
    shared: &Shared,
    identity: &Identity,
    headers: &HeaderMap,
    body: &[u8],
) -> Option<Answer> {
    let message: ClientJsonRpcMessage = serde_json::from_slice(body).ok()?;
    let JsonRpcMessage::Request(message) = message else {
        return None;
    };
    let cx = identity.bind(Context::new());
    // All of them: the next token needs them together.
    let scopes = Named::of(shared, &message.request, cx.owner()).scopes(&cx);
    if scopes.is_empty() {
        return None;
    }
    let scopes = scopes.join(" ");
    let error = format!(r#", error="insufficient_scope", scope="{scopes}""#);
    Some(challenge(
        StatusCode::FORBIDDEN,
        &shared.options,
        headers,
        &error,
    ))
}

/// An answer that says where to get a token.
fn challenge(status: StatusCode, options: &Options, headers: &HeaderMap, error: &str) -> Answer {
    let metadata = format!("{}{}", origin(options, headers), metadata_path(options));
    let text = match status == StatusCode::FORBIDDEN {
        true => "The token does not allow this.",
        false => "A token is needed.",
    };
    let mut answer = answer(status, text);
    let value = format!(r#"Bearer resource_metadata="{metadata}"{error}"#);
    // Scopes of a design and hosts that are allowed fit into a header.
    if let Ok(value) = HeaderValue::from_str(&value) {
        answer.headers_mut().insert(WWW_AUTHENTICATE, value);
    }
    answer
}

/// The path of the metadata.
pub(super) fn metadata_path(options: &Options) -> String {
    format!("{WELL_KNOWN}{}", options.path.trim_end_matches('/'))
}

/// The metadata of the server as a protected resource (RFC 9728).
pub(super) fn metadata(shared: &Shared, headers: &HeaderMap) -> Answer {
    let options = &shared.options;
    let resource = match &options.resource {
        Some(resource) => resource.clone(),
        None => format!("{}{}", origin(options, headers), options.path),
    };
    let mut scopes: Vec<&str> = Vec::new();
    let spec = shared.server.spec();
    let tools = shared.server.tools().into_iter();
    let tools = tools.chain(spec.resources.iter().map(|resource| resource.tool));
    let tools = tools.chain(spec.prompts.iter().map(|prompt| prompt.tool));
    for scope in tools.flat_map(|spec| spec.scopes) {
        if !scopes.contains(scope) {
            scopes.push(scope);
        }
    }
    let mut w = Writer::new();
    let texts = |w: &mut Writer, texts: &mut dyn Iterator<Item = &str>| {
        w.begin_list();
        texts.for_each(|text| w.str(text));
        w.end_list();
    };
    w.begin_object();
    w.key("resource").str(&resource);
    w.key("authorization_servers");
    texts(
        &mut w,
        &mut options.authorization_servers.iter().map(String::as_str),
    );
    if !scopes.is_empty() {
        w.key("scopes_supported");
        texts(&mut w, &mut scopes.into_iter());
    }
    w.key("bearer_methods_supported");
    texts(&mut w, &mut ["header"].into_iter());
    w.end_object();
    json_answer(StatusCode::OK, w.into_text())
}

/// Where the server is, as its clients see it.
fn origin(options: &Options, headers: &HeaderMap) -> String {
    if let Some(resource) = &options.resource {
        let path = resource.find("://").map_or(0, |at| at + 3);
        let end = resource[path..]
            .find('/')
            .map_or(resource.len(), |at| path + at);
        return resource[..end].to_owned();
    }
    // It was checked before.
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    format!("http://{}", host.unwrap_or("localhost"))
}
