//! A verifier of JSON Web Tokens, by keys that are given or fetched.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use jsonwebtoken::jwk::{Jwk, JwkSet};
use jsonwebtoken::{Algorithm, DecodingKey, Validation, decode, decode_header};
use serde_json::{Map, Value};
use toolrt::BoxFuture;

use super::auth::{Refused, Verifier};
use super::identity::Identity;

/// The algorithms that are taken.
const ALGORITHMS: [Algorithm; 3] = [Algorithm::RS256, Algorithm::ES256, Algorithm::EdDSA];

/// How long fetched keys are used, and how soon they are fetched again for a key that nobody knows.
const FRESH: Duration = Duration::from_secs(600);
const SOON: Duration = Duration::from_secs(30);

/// How long a fetch may take, and how much it may bring.
const PATIENCE: Duration = Duration::from_secs(10);
const LARGEST: usize = 1024 * 1024;

/// The claim with the client, for tokens that are nobody else's.
const CLIENT: &str = "client_id";

/// By how many seconds clocks may differ.
const LEEWAY: u64 = 60;

/// Checks the signature (RS256, ES256, EdDSA), issuer, audience and times of tokens. The caller is the claim `sub`, or the
/// client of a token without one (`client_id:NAME`); the owner is that with the issuer. Scopes are those of `scope`, a text,
/// or of `scp`, a text or a list.
///
/// ```
/// # use toolrt_mcp::JwtVerifier;
/// let verifier = JwtVerifier::new("https://login.example.com", "https://mcp.example.com/mcp")
///     .fetching("https://login.example.com/.well-known/jwks.json")?;
/// # Ok::<(), toolrt_mcp::JwksError>(())
/// ```
#[derive(Clone)]
pub struct JwtVerifier {
    issuer: String,
    audience: String,
    keys: Arc<Keys>,
}

struct Keys {
    /// Where they are fetched.
    from: Option<Fetching>,
    known: Mutex<Known>,
    /// One fetch at a time.
    turn: tokio::sync::Mutex<()>,
}

struct Fetching {
    url: String,
    client: reqwest::Client,
}

#[derive(Default)]
struct Known {
    keys: Option<Arc<JwkSet>>,
    fetched: Option<Instant>,
}

/// Keys that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum JwksError {
    /// The document is no JWKS.
    Document,
    /// The address is not `https:`, nor of this machine.
    Address,
}

impl fmt::Display for JwksError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Document => "the document is no JSON Web Key Set",
            Self::Address => "keys are fetched by https, or from this machine",
        })
    }
}

impl std::error::Error for JwksError {}

impl JwtVerifier {
    /// Tokens of this issuer, for this audience; no keys yet.
    pub fn new(issuer: impl Into<String>, audience: impl Into<String>) -> Self {
        Self {
            issuer: issuer.into(),
            audience: audience.into(),
            keys: Arc::new(Keys::of(None, Known::default())),
        }
    }

    /// The same with the keys of a JWKS.
    ///
    /// # Errors
    /// The document is no JWKS.
    pub fn with_keys(self, jwks: &str) -> Result<Self, JwksError> {
        let keys: JwkSet = serde_json::from_str(jwks).map_err(|_| JwksError::Document)?;
        let known = Known {
            keys: Some(Arc::new(keys)),
            fetched: None,
        };
        let keys = Arc::new(Keys::of(None, known));
        Ok(Self { keys, ..self })
    }

    /// The same with the keys of a JWKS that is fetched when it is needed, and again after ten minutes.
    ///
    /// # Errors
    /// The address is not `https:`, nor of this machine.
    pub fn fetching(self, url: impl Into<String>) -> Result<Self, JwksError> {
        let url = url.into();
        let parsed = reqwest::Url::parse(&url).map_err(|_| JwksError::Address)?;
        let is_own = matches!(parsed.host_str(), Some("localhost" | "127.0.0.1" | "[::1]"));
        if parsed.scheme() != "https" && !(is_own && parsed.scheme() == "http") {
            return Err(JwksError::Address);
        }
        if rustls::crypto::CryptoProvider::get_default().is_none() {
            // Somebody else may be faster.
            let _ = rustls::crypto::ring::default_provider().install_default();
        }
        let client = reqwest::Client::builder()
            .timeout(PATIENCE)
            .redirect(reqwest::redirect::Policy::none())
            .build();
        let client = client.map_err(|_| JwksError::Address)?;
        let from = Some(Fetching { url, client });
        let keys = Arc::new(Keys::of(from, Known::default()));
        Ok(Self { keys, ..self })
    }

    /// The claims of a token that is good.
    async fn claims(&self, token: &str) -> Result<Map<String, Value>, Refused> {
        let header = decode_header(token).map_err(|_| Refused::Invalid)?;
        if !ALGORITHMS.contains(&header.alg) {
            return Err(Refused::Invalid);
        }
        let key = self.keys.key(header.kid.as_deref(), header.alg).await?;
        let key = DecodingKey::from_jwk(&key).map_err(|_| Refused::Invalid)?;
        let mut validation = Validation::new(header.alg);
        validation.set_issuer(&[&self.issuer]);
        validation.set_audience(&[&self.audience]);
        validation.set_required_spec_claims(&["exp", "iss", "aud"]);
        validation.validate_nbf = true;
        validation.leeway = LEEWAY;
        let token = decode::<Map<String, Value>>(token, &key, &validation);
        token
            .map(|token| token.claims)
            .map_err(|_| Refused::Invalid)
    }
}

impl Verifier for JwtVerifier {
    fn verify<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<Identity, Refused>> {
        Box::pin(async move {
            let claims = self.claims(token).await?;
            identity(&self.issuer, claims).ok_or(Refused::Invalid)
        })
    }
}

/// Who calls by the claims of a token; nothing if they do not say it as they must.
fn identity(issuer: &str, claims: Map<String, Value>) -> Option<Identity> {
    // A subject and a client of the same name are two callers.
    let claim = match claims.contains_key("sub") {
        true => "sub",
        false => CLIENT,
    };
    let name = claims
        .get(claim)?
        .as_str()
        .filter(|name| !name.is_empty())?;
    let is_plain = claim == "sub" && !["sub:", "client_id:"].iter().any(|it| name.starts_with(it));
    let caller = match is_plain {
        true => name.to_owned(),
        false => format!("{claim}:{name}"),
    };
    let owner = [issuer, claim, name].map(toolrt::Value::from);
    let owner = toolrt::Value::Array(owner.to_vec()).to_json();
    let identity = Identity::new(caller).with_owner(owner);
    Some(identity.with_scopes(scopes(&claims)?).with_claims(claims))
}

/// The scopes of a token: a text with spaces between them, or a list; nothing if they are something else.
fn scopes(claims: &Map<String, Value>) -> Option<Vec<String>> {
    let words = |text: &str| {
        let words = text.split(' ').filter(|word| !word.is_empty());
        words.map(str::to_owned).collect()
    };
    if let Some(scope) = claims.get("scope") {
        return scope.as_str().map(words);
    }
    match claims.get("scp") {
        None => Some(Vec::new()),
        Some(Value::Array(all)) => all
            .iter()
            .map(|one| Some(one.as_str()?.to_owned()))
            .collect(),
        Some(other) => other.as_str().map(words),
    }
}

impl Keys {
    fn of(from: Option<Fetching>, known: Known) -> Self {
        Self {
            from,
            known: Mutex::new(known),
            turn: tokio::sync::Mutex::new(()),
        }
    }

    /// The key of a token.
    async fn key(&self, kid: Option<&str>, algorithm: Algorithm) -> Result<Jwk, Refused> {
        let found = |keys: &JwkSet| named(keys, kid, algorithm).cloned();
        let (known, age) = self.known();
        let key = known.as_deref().and_then(found);
        let Some(fetching) = &self.from else {
            return key.ok_or(Refused::Invalid);
        };
        let is_fresh = |age: Option<Duration>, limit| age.is_some_and(|age| age < limit);
        if let Some(key) = key
            && is_fresh(age, FRESH)
        {
            return Ok(key);
        }
        let _turn = self.turn.lock().await;
        // Somebody else may have fetched them meanwhile.
        let (known, age) = self.known();
        let key = known.as_deref().and_then(found);
        let limit = if key.is_some() { FRESH } else { SOON };
        if is_fresh(age, limit) {
            return key.ok_or(Refused::Invalid);
        }
        let fetched = fetching.fetch().await;
        let mut state = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        state.fetched = Some(Instant::now());
        match fetched {
            Some(keys) => {
                let key = found(&keys);
                state.keys = Some(Arc::new(keys));
                key.ok_or(Refused::Invalid)
            }
            // Old keys are better than none while their issuer cannot be reached.
            None => key.ok_or(Refused::Unavailable),
        }
    }

    /// The keys, and how old they are.
    fn known(&self) -> (Option<Arc<JwkSet>>, Option<Duration>) {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        (known.keys.clone(), known.fetched.map(|at| at.elapsed()))
    }
}

/// The key with the name of a token; without a name the only one that fits.
fn named<'a>(keys: &'a JwkSet, kid: Option<&str>, algorithm: Algorithm) -> Option<&'a Jwk> {
    let fits = |key: &&Jwk| {
        let own = key.common.key_algorithm.map(|own| own.to_string());
        own.is_none_or(|own| Algorithm::from_str(&own).is_ok_and(|own| own == algorithm))
    };
    match kid {
        Some(kid) => keys.find(kid).filter(fits),
        None => {
            let mut all = keys.keys.iter().filter(fits);
            all.next().filter(|_| all.next().is_none())
        }
    }
}

impl Fetching {
    async fn fetch(&self) -> Option<JwkSet> {
        let mut response = self.client.get(&self.url).send().await.ok()?;
        if !response.status().is_success() {
            return None;
        }
        let mut whole = Vec::new();
        while let Some(piece) = response.chunk().await.ok()? {
            if whole.len() + piece.len() > LARGEST {
                return None;
            }
            whole.extend_from_slice(&piece);
        }
        serde_json::from_slice(&whole).ok()
    }
}

impl fmt::Debug for JwtVerifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JwtVerifier")
            .field("issuer", &self.issuer)
            .field("audience", &self.audience)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::identity;

    const VECTORS: &str = include_str!("../../../../spec/conformance/mcp/tokens.json");

    #[test]
    fn claims_say_who_calls_by_the_vectors() {
        let all: Value = serde_json::from_str(VECTORS).expect("vectors are JSON");
        let cases = all["cases"].as_array().expect("there are cases");
        assert!(cases.len() > 15);
        for case in cases {
            let claims = case["claims"].as_object().expect("an object").clone();
            let found = identity(all["issuer"].as_str().expect("a text"), claims);
            let found = found.map(|found| (found.caller, found.owner, found.scopes));
            let text = |key: &str| case[key].as_str().map(str::to_owned);
            let wanted = text("caller").map(|caller| {
                let scopes = case["scopes"].as_array().expect("a list").iter();
                let scopes = scopes.map(|scope| scope.as_str().expect("a text").to_owned());
                (caller, text("owner"), scopes.collect())
            });
            assert_eq!(found, wanted, "{}", case["about"]);
        }
    }
}
