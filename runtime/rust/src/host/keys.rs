//! Keys for the state of calls: it travels through the caller, who can neither read nor change it.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use base64ct::{Base64UrlUnpadded, Encoding};
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{ChaCha20Poly1305, Nonce};
use hmac::{Hmac, Mac};
use sha2::Sha256;

/// How a state begins.
const FORMAT: &str = "toolrt1";

/// The random bytes of a state: each is sealed with a key of its own, which follows from them and the host's key.
const SALT: usize = 24;

/// The keys of a host for states. The first seals; all of them open, so that a key can be replaced: the new one first, the
/// old one behind it until its states have expired.
///
/// A state can be used again until it expires, by the same caller for the same call: the tool runs again each time.
#[derive(Clone)]
pub struct StateKeys {
    keys: Arc<[(String, [u8; 32])]>,
    lifetime: Duration,
    salts: Arc<dyn Fn() -> Option<[u8; SALT]> + Send + Sync>,
}

/// Keys that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum StateKeyError {
    /// There are none.
    None,
    /// The name of a key is not 1 to 64 letters, digits, `_` and `-`, or two keys have it.
    Name(String),
}

impl fmt::Display for StateKeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("there must be a key"),
            Self::Name(name) => {
                let name = crate::diagnose::shown_text(name);
                write!(
                    f,
                    "{name} cannot name a key: names are different, with 1 to 64 letters, digits, `_` and `-`"
                )
            }
        }
    }
}

impl std::error::Error for StateKeyError {}

impl StateKeys {
    /// Keys with names, which states tell: 32 random bytes each, from a secret store. States expire after an hour.
    ///
    /// # Errors
    /// There are none, or a name cannot name a key.
    pub fn new(
        keys: impl IntoIterator<Item = (impl Into<String>, [u8; 32])>,
    ) -> Result<Self, StateKeyError> {
        let mut known: Vec<(String, [u8; 32])> = Vec::new();
        for (name, key) in keys {
            let name = name.into();
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
            let fits = (1..=64).contains(&name.len()) && name.chars().all(plain);
            if !fits || known.iter().any(|(other, _)| *other == name) {
                return Err(StateKeyError::Name(name));
            }
            known.push((name, key));
        }
        if known.is_empty() {
            return Err(StateKeyError::None);
        }
        Ok(Self {
            keys: known.into(),
            lifetime: Duration::from_secs(3600),
            salts: Arc::new(random),
        })
    }

    /// A key that nobody else has; nothing where the system has no random bytes.
    pub fn random() -> Option<Self> {
        let mut key = [0; 32];
        getrandom::fill(&mut key).ok()?;
        Self::new([("process", key)]).ok()
    }

    /// The same keys, with states that expire after this time, in whole seconds.
    #[must_use]
    pub fn with_lifetime(mut self, lifetime: Duration) -> Self {
        self.lifetime = lifetime;
        self
    }

    /// The same keys with another source of random bytes. If bytes come twice, states can be read and forged: only for
    /// tests.
    #[must_use]
    pub fn with_salts(mut self, salts: impl Fn() -> [u8; SALT] + Send + Sync + 'static) -> Self {
        self.salts = Arc::new(move || Some(salts()));
        self
    }

    pub(crate) fn lifetime(&self) -> Duration {
        self.lifetime
    }

    /// A state with this content. `None` if the system has no random bytes.
    pub(crate) fn seal(&self, content: &[u8], bound: &Bound<'_>) -> Option<String> {
        let (name, key) = self.keys.first()?;
        let salt = (self.salts)()?;
        let around = bound.around(name);
        let payload = Payload {
            msg: content,
            aad: around.as_bytes(),
        };
        let cipher = cipher(key, &salt)?;
        let sealed = cipher.encrypt(&Nonce::default(), payload).ok()?;
        let body = Base64UrlUnpadded::encode_string(&[&salt[..], &sealed].concat());
        Some(format!("{FORMAT}.{name}.{body}"))
    }

    /// The content of a state, if it was sealed for this.
    pub(crate) fn open(&self, state: &str, bound: &Bound<'_>) -> Option<Vec<u8>> {
        let mut parts = state.split('.');
        let (format, name, body) = (parts.next()?, parts.next()?, parts.next()?);
        if format != FORMAT || parts.next().is_some() {
            return None;
        }
        let (_, key) = self.keys.iter().find(|(known, _)| known == name)?;
        let body = Base64UrlUnpadded::decode_vec(body).ok()?;
        let (salt, sealed) = body.split_at_checked(SALT)?;
        let around = bound.around(name);
        let payload = Payload {
            msg: sealed,
            aad: around.as_bytes(),
        };
        let cipher = cipher(key, salt)?;
        cipher.decrypt(&Nonce::default(), payload).ok()
    }
}

/// Each state has a key of its own, so the nonce may be the same.
fn cipher(key: &[u8; 32], salt: &[u8]) -> Option<ChaCha20Poly1305> {
    let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(key).ok()?;
    mac.update(FORMAT.as_bytes());
    mac.update(salt);
    let own = mac.finalize().into_bytes();
    ChaCha20Poly1305::new_from_slice(&own).ok()
}

fn random() -> Option<[u8; SALT]> {
    let mut salt = [0; SALT];
    getrandom::fill(&mut salt).ok()?;
    Some(salt)
}

/// What a state belongs to.
pub(crate) struct Bound<'a> {
    pub(crate) tool: &'a str,
    /// The hash of the arguments.
    pub(crate) args: &'a str,
    pub(crate) caller: &'a str,
    /// Whose calls they are, if a verifier says it.
    pub(crate) owner: Option<&'a str>,
}

impl Bound<'_> {
    /// What is authenticated beside the content.
    fn around(&self, key: &str) -> String {
        let texts = [FORMAT, key, self.tool, self.args, self.caller];
        let texts = texts.into_iter().chain(self.owner);
        crate::Value::Array(texts.map(crate::Value::from).collect()).to_json()
    }
}

impl fmt::Debug for StateKeys {
    /// The names, and nothing of the keys.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.keys.iter().map(|(name, _)| name);
        f.debug_list().entries(names).finish()
    }
}
