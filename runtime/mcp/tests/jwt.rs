//! Tokens that are checked by a JWKS, given or fetched.

#![cfg(feature = "jwt")]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use base64ct::{Base64, Base64UrlUnpadded, Encoding};
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode, get_current_timestamp};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use toolrt_mcp::{JwksError, JwtVerifier, Refused, Verifier};

use crate::keys;

const ISSUER: &str = "https://login.example.com";
const AUDIENCE: &str = "https://mcp.example.com/mcp";

fn claims() -> Value {
    let now = get_current_timestamp();
    json!({
        "iss": ISSUER,
        "aud": [AUDIENCE, "others"],
        "sub": "ada",
        "exp": now + 600,
        "nbf": now - 10,
        "scope": "read write",
        "tenant": "acme",
    })
}

fn token(algorithm: Algorithm, kid: Option<&str>, claims: &Value) -> String {
    let der = |text: &str| Base64::decode_vec(text).expect("base64");
    let key = match algorithm {
        Algorithm::EdDSA => EncodingKey::from_ed_der(&der(keys::ED)),
        Algorithm::ES256 => EncodingKey::from_ec_der(&der(keys::EC)),
        _ => EncodingKey::from_rsa_der(&der(keys::RSA)),
    };
    let mut header = Header::new(algorithm);
    header.kid = kid.map(str::to_owned);
    encode(&header, claims, &key).expect("a token")
}

fn verifier() -> JwtVerifier {
    JwtVerifier::new(ISSUER, AUDIENCE)
        .with_keys(keys::JWKS)
        .expect("a JWKS")
}

#[tokio::test]
async fn good_tokens_say_who_calls() {
    for (algorithm, kid) in [
        (Algorithm::EdDSA, "ed"),
        (Algorithm::ES256, "ec"),
        (Algorithm::RS256, "rsa"),
    ] {
        let identity = verifier()
            .verify(&token(algorithm, Some(kid), &claims()))
            .await
            .unwrap();
        assert_eq!(
            (identity.caller.as_str(), identity.scopes),
            ("ada", vec!["read".to_owned(), "write".to_owned()])
        );
        assert_eq!(identity.claims["tenant"], "acme");
    }
    let mut listed = claims();
    listed["scope"] = Value::Null;
    listed.as_object_mut().unwrap().remove("scope");
    listed["scp"] = json!(["read"]);
    let identity = verifier()
        .verify(&token(Algorithm::ES256, Some("ec"), &listed))
        .await
        .unwrap();
    assert_eq!(identity.scopes, ["read"]);
}

#[tokio::test]
async fn others_are_refused() {
    let now = get_current_timestamp();
    for (claim, value) in [
        ("iss", json!("https://evil.example")),
        ("aud", json!("https://other.example")),
        ("exp", json!(now - 120)),
        ("nbf", json!(now + 120)),
        ("exp", Value::Null),
        ("sub", Value::Null),
        ("sub", json!("")),
    ] {
        let mut claims = claims();
        claims[claim] = value;
        let refused = verifier()
            .verify(&token(Algorithm::EdDSA, Some("ed"), &claims))
            .await;
        assert_eq!(refused, Err(Refused::Invalid), "{claims}");
    }
    let good = token(Algorithm::EdDSA, Some("ed"), &claims());
    let (signed, _) = good.rsplit_once('.').unwrap();
    let part = |value: Value| Base64UrlUnpadded::encode_string(value.to_string().as_bytes());
    let unsigned = format!(
        "{}.{}.",
        part(json!({"alg": "none", "typ": "JWT"})),
        part(claims())
    );
    // A public key as the secret of a symmetric algorithm.
    let secret = EncodingKey::from_secret(keys::JWKS.as_bytes());
    let mut header = Header::new(Algorithm::HS256);
    header.kid = Some("rsa".to_owned());
    let confused = encode(&header, &claims(), &secret).unwrap();
    for odd in [
        "",
        "a.b.c",
        signed,
        &format!("{signed}.AAAA"),
        &unsigned,
        &confused,
        // The key of another algorithm, of nobody, and one of many.
        &token(Algorithm::RS256, Some("ec"), &claims()),
        &token(Algorithm::EdDSA, Some("nobody"), &claims()),
        &token(Algorithm::PS256, Some("rsa"), &claims()),
    ] {
        assert_eq!(verifier().verify(odd).await, Err(Refused::Invalid), "{odd}");
    }
    let other = JwtVerifier::new(ISSUER, AUDIENCE);
    assert_eq!(other.verify(&good).await, Err(Refused::Invalid));
    assert_eq!(other.with_keys("{}").err(), Some(JwksError::Document));
    for address in [
        "http://login.example.com/jwks",
        "http://localhost@login.example.com/jwks",
        "http://localhost.example.com/jwks",
        "http://127.0.0.1.example.com/jwks",
        "http://10.0.0.1/jwks",
        "file:///etc/jwks",
        "ftp://localhost/jwks",
        "jwks",
    ] {
        let verifier = JwtVerifier::new(ISSUER, AUDIENCE).fetching(address);
        assert_eq!(verifier.err(), Some(JwksError::Address));
    }
}

#[tokio::test]
async fn keys_are_fetched_once_and_not_for_every_odd_token() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/jwks", listener.local_addr().unwrap());
    let fetched = Arc::new(AtomicUsize::new(0));
    let count = fetched.clone();
    let serving = tokio::spawn(async move {
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            count.fetch_add(1, Ordering::SeqCst);
            let mut head = [0; 1024];
            let _ = stream.read(&mut head).await;
            let answer = format!(
                "HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{}",
                keys::JWKS.len(),
                keys::JWKS
            );
            let _ = stream.write_all(answer.as_bytes()).await;
        }
    });
    let verifier = JwtVerifier::new(ISSUER, AUDIENCE).fetching(&url).unwrap();
    let good = token(Algorithm::ES256, Some("ec"), &claims());
    let odd = token(Algorithm::ES256, Some("nobody"), &claims());
    let (one, two, three) = tokio::join!(
        verifier.verify(&good),
        verifier.verify(&good),
        verifier.verify(&odd)
    );
    assert!(one.is_ok() && two.is_ok());
    assert_eq!(three, Err(Refused::Invalid));
    for _ in 0..20 {
        assert_eq!(verifier.verify(&odd).await, Err(Refused::Invalid));
        assert!(verifier.verify(&good).await.is_ok());
    }
    assert_eq!(fetched.load(Ordering::SeqCst), 1);

    serving.abort();
    let _ = serving.await;
    let verifier = JwtVerifier::new(ISSUER, AUDIENCE).fetching(&url).unwrap();
    assert_eq!(verifier.verify(&good).await, Err(Refused::Unavailable));
}
