//! What is answered: a page of the table, the script that loads it again, or what has changed.

use std::time::Duration;

use serde_json::json;

use super::request::Request;
use super::shared::{Shared, State};

/// How long a page waits for a change before it asks again.
const WAIT: Duration = Duration::from_secs(25);

/// What pages may do here: as from a disk, and ask for changes. Nobody may frame them.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; \
base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The same as pages say it themselves.
const OWN_POLICY: &str = "default-src 'none';";

const SCRIPT: &str = include_str!("reload.js");

/// The bytes of an answer.
pub fn to(request: &Request, port: u16, shared: &Shared) -> Vec<u8> {
    let has_body = request.method != "HEAD";
    if !request.is_for(port) {
        return text(
            "403 Forbidden",
            "this server answers 127.0.0.1 alone\n",
            has_body,
        );
    }
    if !matches!(&*request.method, "GET" | "HEAD") {
        return text("405 Method Not Allowed", "only GET and HEAD\n", has_body);
    }
    match &*request.path {
        "/.toolc/reload.js" => answer("200 OK", "text/javascript", SCRIPT, has_body),
        "/.toolc/changes" => {
            let state = match request.number("after") {
                Some(run) => shared.after(run, WAIT),
                None => shared.state(),
            };
            let (run, site, findings) = (state.run, state.site, &state.findings);
            let body = json!({"run": run, "site": site, "findings": findings}).to_string();
            answer("200 OK", "application/json", &body, has_body)
        }
        path => page(path, &shared.state(), has_body),
    }
}

fn page(path: &str, state: &State, has_body: bool) -> Vec<u8> {
    if state.site == 0 {
        let body = reloading(EMPTY, state.site);
        return answer("200 OK", "text/html", &body, has_body);
    }
    let path = path.trim_start_matches('/');
    let path = match path.is_empty() || path.ends_with('/') {
        true => format!("{path}index.html"),
        false => path.to_owned(),
    };
    let Some(body) = state.pages.get(&path) else {
        return text("404 Not Found", "there is no such page\n", has_body);
    };
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    match ending {
        "html" => answer(
            "200 OK",
            "text/html",
            &reloading(body, state.site),
            has_body,
        ),
        "css" => answer("200 OK", "text/css", body, has_body),
        "js" => answer("200 OK", "text/javascript", body, has_body),
        "svg" => answer("200 OK", "image/svg+xml", body, has_body),
        _ => answer("200 OK", "text/plain", body, has_body),
    }
}

/// What is shown until the design has no errors for the first time.
const EMPTY: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
<title>No site yet</title>\n</head>\n<body>\n<main>\n<h1>No site yet</h1>\n\
<p>The terminal says what is wrong; this page is replaced when the design has no errors.</p>\n</main>\n</body>\n</html>\n";

/// A page with the script, which may ask for changes.
fn reloading(page: &str, site: u64) -> String {
    let script = format!("<script src=\"/.toolc/reload.js?site={site}\" defer></script>\n</head>");
    let policy = format!("{OWN_POLICY} connect-src 'self';");
    page.replacen("</head>", &script, 1)
        .replacen(OWN_POLICY, &policy, 1)
}

fn text(status: &str, said: &str, has_body: bool) -> Vec<u8> {
    answer(status, "text/plain", said, has_body)
}

fn answer(status: &str, kind: &str, body: &str, has_body: bool) -> Vec<u8> {
    let length = body.len();
    let mut head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {length}\r\n\
         Content-Security-Policy: {POLICY}\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n\
         Cross-Origin-Resource-Policy: same-origin\r\nCache-Control: no-store\r\nConnection: close\r\n"
    );
    if status.starts_with("405") {
        head.push_str("Allow: GET, HEAD\r\n");
    }
    head.push_str("\r\n");
    if has_body {
        head.push_str(body);
    }
    head.into_bytes()
}
