//! What a browser asks for: the first line of a request and its host.

use std::io::{BufRead, Error, ErrorKind, Result};
use std::time::{Duration, Instant};

/// As long a request may be; nothing follows it.
const MOST_BYTES: usize = 16 * 1024;

/// How long all of it may take, however slowly it comes.
const PATIENCE: Duration = Duration::from_secs(20);

/// A request, as far as it counts.
pub struct Request {
    pub method: String,
    /// Without the query, decoded.
    pub path: String,
    /// As it came.
    pub query: String,
    /// Nothing where there is none, or more than one.
    pub host: Option<String>,
}

impl Request {
    pub fn read(stream: &mut impl BufRead) -> Result<Self> {
        let head =
            String::from_utf8(head(stream)?).map_err(|_| Error::from(ErrorKind::InvalidData))?;
        let lines: Vec<&str> = head.lines().collect();
        let first = lines.first().copied().unwrap_or_default();
        let words: Vec<&str> = first.split(' ').collect();
        let &[method, target, version] = &words[..] else {
            return Err(ErrorKind::InvalidData.into());
        };
        if !version.starts_with("HTTP/1.") {
            return Err(ErrorKind::InvalidData.into());
        }
        let (path, query) = target.split_once('?').unwrap_or((target, ""));
        let hosts = lines[1..].iter().filter_map(|line| line.split_once(':'));
        let mut hosts = hosts.filter(|(name, _)| name.eq_ignore_ascii_case("host"));
        let host = hosts.next().map(|(_, host)| host.trim().to_owned());
        Ok(Self {
            method: method.to_owned(),
            path: decoded(path).ok_or_else(|| Error::from(ErrorKind::InvalidData))?,
            query: query.to_owned(),
            host: host.filter(|_| hosts.next().is_none()),
        })
    }

    /// Whether it is meant for the server on a port of this machine.
    pub fn is_for(&self, port: u16) -> bool {
        let host = self.host.as_deref().unwrap_or_default();
        ["127.0.0.1", "localhost"]
            .iter()
            .any(|name| host == format!("{name}:{port}") || port == 80 && host == *name)
    }

    /// A number of the query.
    pub fn number(&self, name: &str) -> Option<u64> {
        let pairs = self
            .query
            .split('&')
            .filter_map(|pair| pair.split_once('='));
        let mut pairs = pairs.filter(|(key, _)| *key == name);
        pairs.next().and_then(|(_, value)| value.parse().ok())
    }
}

/// All lines up to the empty one.
fn head(stream: &mut impl BufRead) -> Result<Vec<u8>> {
    let begin = Instant::now();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") && !head.ends_with(b"\n\n") {
        let some = stream.fill_buf()?;
        if some.is_empty() || head.len() > MOST_BYTES || begin.elapsed() > PATIENCE {
            return Err(ErrorKind::InvalidData.into());
        }
        let end = some.iter().position(|byte| *byte == b'\n');
        let end = end.map_or(some.len(), |at| at + 1);
        head.extend_from_slice(&some[..end]);
        stream.consume(end);
    }
    Ok(head)
}

/// A path with its escapes read.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let [first, behind @ ..] = rest {
        if *first == b'%' {
            let digits = std::str::from_utf8(behind.get(..2)?).ok()?;
            let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            bytes.push(u8::from_str_radix(digits, 16).ok().filter(|_| is_hex)?);
            rest = &behind[2..];
        } else {
            bytes.push(*first);
            rest = behind;
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::Request;

    fn read(text: &str) -> Option<Request> {
        Request::read(&mut text.as_bytes()).ok()
    }

    #[test]
    fn the_first_line_and_the_host_count() {
        let text = "GET /a%20b/%C3%A9?site=3 HTTP/1.1\r\nhost: 127.0.0.1:80\r\nX: y\r\n\r\nrest";
        let request = read(text).expect("it is one");
        assert_eq!(request.path, "/a b/é");
        assert_eq!(request.number("site"), Some(3));
        assert!(request.is_for(80) && !request.is_for(81));
        let twice = read("GET / HTTP/1.1\r\nHost: localhost:1\r\nHost: evil.test\r\n\r\n");
        assert!(!twice.expect("it is one").is_for(1));
        let none = read("GET / HTTP/1.0\r\n\r\n").expect("it is one");
        assert!(!none.is_for(80));
    }

    #[test]
    fn what_is_no_request_is_refused() {
        let long = format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(20_000));
        for text in [
            "",
            "GET\r\n\r\n",
            "GET / HTTP/2\r\n\r\n",
            "GET /%zz HTTP/1.1\r\n\r\n",
            "GET /%+1 HTTP/1.1\r\n\r\n",
            "GET /%ff HTTP/1.1\r\n\r\n",
            "GET / HTTP/1.1\r\n",
            &long,
        ] {
            assert!(read(text).is_none(), "{}", &text[..text.len().min(40)]);
        }
    }
}
