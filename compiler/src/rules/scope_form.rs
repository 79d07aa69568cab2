//! T0415: scopes of capabilities that can never be granted.

use foldhash::{HashSet, HashSetExt};

use super::called::called;
use super::{code, walk};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{CapabilityName, Design};

code!(Error "T0415" "a scope that cannot be granted" "scope_form.md");

fn check(design: &Design, findings: &mut Findings) {
    // A toolset's needs are those of all its tools, but were written once.
    let mut seen = HashSet::new();
    for tool in called(design) {
        for capability in tool.capabilities {
            let Some(scope) = &capability.scope else {
                continue;
            };
            let Some(why) = mistake(capability.name, scope) else {
                continue;
            };
            if seen.insert((tool.block, capability.name, scope)) {
                let name = capability.name.name();
                findings.add(
                    Finding::new(
                        &CODE,
                        tool.place.span,
                        format!("`{name}:{scope}` cannot be granted to `{}`", tool.name),
                    )
                    .here(why),
                );
            }
        }
    }
    marks(design, findings);
}

/// The same of marks: `path @needs(fs:write:./out)`.
fn marks(design: &Design, findings: &mut Findings) {
    walk::fields(design, &mut |field| {
        for need in &field.annotations.needs {
            let Some(scope) = &need.scope else {
                continue;
            };
            if let Some(why) = mistake(need.name, scope) {
                let name = need.name.name();
                let message = format!("`{name}:{scope}` cannot be granted for `{}`", field.name);
                findings.add(Finding::new(&CODE, field.place.span, message).here(why));
            }
        }
    });
}

fn mistake(name: CapabilityName, scope: &str) -> Option<&'static str> {
    match name {
        CapabilityName::FsRead | CapabilityName::FsWrite | CapabilityName::FsDelete => {
            if scope.is_empty() {
                Some("a folder is missing behind the colon")
            } else if scope.split(['/', '\\']).any(|part| part == "..") {
                Some("a folder has no `..` in it")
            } else {
                scope
                    .contains(['*', '?', '\0'])
                    .then_some("a folder is named as it is, without wildcards")
            }
        }
        CapabilityName::NetRead | CapabilityName::NetWrite => host_mistake(scope),
        CapabilityName::ProcSpawn
        | CapabilityName::EnvRead
        | CapabilityName::EnvWrite
        | CapabilityName::StateMutate
        | CapabilityName::None => Some("only `fs:` and `net:` take a scope"),
    }
}

fn host_mistake(scope: &str) -> Option<&'static str> {
    let literal = scope
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
        .unwrap_or(scope);
    if literal.parse::<std::net::Ipv6Addr>().is_ok() {
        return None;
    }
    if scope.is_empty() {
        return Some("a host is missing behind the colon");
    }
    if scope.contains(['/', '@']) {
        return Some("a host has no scheme, user or path");
    }
    let (scope, port) = match scope.rsplit_once(':') {
        Some((host, port)) => (host, Some(port)),
        None => (scope, None),
    };
    let is_port = |port: &str| {
        port.parse::<u16>()
            .is_ok_and(|number| number.to_string() == port && number > 0)
    };
    if !port.is_none_or(is_port) {
        return Some("behind the host there is nothing but a port");
    }
    if scope.parse::<std::net::Ipv6Addr>().is_ok() {
        return Some("an IPv6 address before a port is in brackets");
    }
    let inside = scope
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'));
    if inside.is_some_and(|inside| inside.parse::<std::net::Ipv6Addr>().is_ok()) {
        return None;
    }
    if scope.contains(':') {
        return Some("a host has no scheme");
    }
    if scope.bytes().any(|byte| byte.is_ascii_uppercase()) {
        return Some("hosts are compared exactly, in lower case");
    }
    let good = scope.split('.').all(|label| {
        !label.is_empty()
            && label.len() <= 63
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
    });
    if !good {
        return Some("not the name of a host; there are no wildcards");
    }
    let last = scope.rsplit('.').next().unwrap_or_default();
    let digits = last.strip_prefix("0x");
    let is_number = match digits {
        Some(digits) => digits.bytes().all(|byte| byte.is_ascii_hexdigit()),
        None => last.bytes().all(|byte| byte.is_ascii_digit()),
    };
    // Some readers take any name that ends in a number for an address.
    let is_plain = scope.parse::<std::net::Ipv4Addr>().is_ok();
    (is_number && !is_plain).then_some("an IPv4 address has four plain numbers")
}
