//! URIs and paths among arguments: a policy lets them name only hosts and folders that it grants, in every spelling.

use std::path::Path;

use serde_json::{Value, json};
use toolrt::host::{GrantPolicy, Policy};
use toolrt::spec::{Capability, Spec};
use toolrt::table::{Field, Record, Rest, Table};
use toolrt::{Context, Value as Argument};

use super::{Pair, nothing, text, texts};
use crate::Random;

pub(super) const PAIR: Pair = Pair {
    name: "hosts",
    question,
    rust,
    wrong,
    is_question,
    prepare: nothing,
};

/// A tool that gets a page or reads a file.
static FETCH: Spec = Spec {
    name: "fetch",
    args: Table::Record(&ARGS),
    capabilities: &[
        Capability {
            name: "net:read",
            scope: None,
        },
        Capability {
            name: "fs:read",
            scope: None,
        },
    ],
    ..Spec::EMPTY
};

static ARGS: Record = Record {
    name: "Args",
    fields: &[
        Field {
            needs: &["net:read", "fs:read"],
            ..Field::optional("url", Table::URI)
        },
        Field {
            needs: &["fs:read"],
            ..Field::optional("file", Table::PATH)
        },
    ],
    rest: Rest::Closed,
};

const SCHEMES: &[&str] = &[
    "http",
    "https",
    "https",
    "HTTPS",
    "wss",
    "ftp",
    "file",
    "jar:http",
    "jar:https",
    "blob:https",
    "view-source:http",
    "feed",
    "custom",
    "gopher",
    "data",
    "x:http",
    "ht\ttp",
    "urn",
];

/// What authorities are made of.
const PARTS: &[&str] = &[
    "api.example.com",
    "api.example.com",
    "API.Example.COM",
    "example.com",
    ".",
    "evil.example",
    "@",
    ":",
    "443",
    "80",
    "8443",
    "127.0.0.1",
    "[::1]",
    "[::ffff:10.0.0.1]",
    "localhost",
    "metadata.google.internal",
    "169.254.169.254",
    "db.default.svc",
    "0x7f.1",
    "2130706433",
    "017700000001",
    "a",
    "%61pi",
    "%2e",
    "%00",
    "\\",
    "#",
    "?",
    "/",
    "..",
    "xn--bcher-kva",
    "bücher",
    "。",
    "\u{ff0e}",
    "\u{ad}",
    "\u{200b}",
    "user:pass",
    "*",
    ",",
    " ",
    "1.2.3.4.",
    "lan",
    ".local",
    "[fe80::1%25eth0]",
];

const BEHIND: &[&str] = &[
    "",
    "/",
    "/a",
    "/../b",
    "?q=http://evil.example",
    "#@evil.example",
    "/@evil.example",
    "\\@evil.example",
    "!/b",
    "/a%2fb",
    "//evil.example",
    ":80",
    "\n",
];

const GRANTS: &[&str] = &[
    "net:read:api.example.com",
    "net:read:*.example.com",
    "net:read:api.example.com:8443",
    "net:read:127.0.0.1",
    "net:read",
    "fs:read:./in",
    "fs:read",
    "net:read:[::1]",
];

const FILES: &[&str] = &[
    "in",
    "in/a",
    "../in",
    "in/../../x",
    "/etc/passwd",
    "in\\..\\..",
    "~",
    "./in",
    "inside",
    "in/\u{0}",
    "",
    "$HOME",
    "%2e%2e",
];

const MODES: &[&str] = &["strict", "standard", "off"];

fn question(random: &mut Random) -> Value {
    let mut args = serde_json::Map::new();
    if random.chance(80) {
        let mut url = format!(
            "{}{}",
            random.pick(SCHEMES),
            random.pick(&["://", "://", "://", ":", ":/", ":///", "://\\"])
        );
        for _ in 0..random.between(1, 3) {
            url.push_str(random.pick::<&str>(PARTS));
        }
        url.push_str(random.pick::<&str>(BEHIND));
        args.insert("url".to_owned(), url.into());
    }
    if random.chance(30) {
        args.insert("file".to_owned(), (*random.pick(FILES)).into());
    }
    let mut grants = GRANTS.to_vec();
    random.shuffle(&mut grants);
    grants.truncate(random.between(0, 3));
    json!({
        "policy": { "mode": random.pick(MODES), "capabilities": grants },
        "args": args,
    })
}

fn is_question(question: &Value) -> bool {
    let policy = &question["policy"];
    let is_grant = |grant: &&str| GRANTS.contains(grant);
    MODES.contains(&text(policy, "mode")) && texts(policy, "capabilities").iter().all(is_grant)
}

fn rust(question: &Value, folder: &Path) -> Value {
    let policy = question["policy"].to_string();
    let policy = match GrantPolicy::from_json_in(&policy, folder, &|_| None) {
        Ok(policy) => policy,
        Err(error) => return json!({ "error": error.to_string() }),
    };
    let args = question["args"].to_string();
    let Some(args) = Argument::parse(args.as_bytes()) else {
        return json!({ "error": "the arguments are no JSON" });
    };
    let cx = Context::new();
    let admitted = policy
        .admit(&FETCH, &cx)
        .and_then(|()| match policy.reads_args(&FETCH) {
            true => policy.admit_args(&FETCH, &args, &cx),
            false => Ok(()),
        });
    match admitted {
        Ok(()) => json!("allowed"),
        Err(fault) => json!({ "code": fault.code, "message": fault.message, "field": fault.field }),
    }
}

/// A host that is allowed although no grant names it, by the plainest reading of a URI that there is.
fn wrong(question: &Value, answer: &Value, _: &Path) -> Option<String> {
    let policy = &question["policy"];
    if answer != "allowed" || policy["mode"] == "off" {
        return None;
    }
    let grants = texts(policy, "capabilities");
    if grants.contains(&"net:read") || (grants.is_empty() && policy["mode"] != "strict") {
        return None;
    }
    let url = question["args"]["url"].as_str()?;
    let (scheme, rest) = url.split_once("://")?;
    let scheme = scheme.to_ascii_lowercase();
    if !["http", "https", "wss", "ftp"].contains(&scheme.as_str()) {
        let inner = scheme.rsplit(':').next().unwrap_or_default();
        let is_inner = inner != scheme && ["http", "https"].contains(&inner);
        return is_inner.then(|| "a URI in another one is allowed".to_owned());
    }
    let authority = rest.split(['/', '?', '#', '\\']).next().unwrap_or_default();
    let host = authority.rsplit('@').next().unwrap_or_default();
    let host = match host.split_once(']') {
        Some((host, _)) => format!("{host}]"),
        None => host
            .split(':')
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase(),
    };
    let host = host.trim_end_matches('.');
    let mut granted = grants
        .iter()
        .filter_map(|grant| grant.strip_prefix("net:read:"));
    let is_granted = granted.any(|site| {
        let site = site.trim_end_matches(":8443");
        match site.strip_prefix('*') {
            Some(end) => host.ends_with(end),
            None => host == site,
        }
    });
    (!is_granted).then(|| format!("{host:?} is allowed"))
}
