//! The span of which that of a call is a child, and the texts of W3C that name spans.

use std::str::FromStr;

use opentelemetry::trace::{SpanContext, SpanId, TraceContextExt, TraceFlags, TraceId, TraceState};

use crate::call::{Context, Place};

/// How long a `tracestate` may be that is handed on.
const LONGEST_STATE: usize = 512;

/// The flags that are handed on: whether the trace is sampled, and whether its id is random.
const FLAGS: u8 = 3;

/// How many members it may have.
const MOST_MEMBERS: usize = 32;

/// Where the span of a call begins: below the one that the context of the call names, or else below the current one.
///
/// A call that a handler makes has the place of the span around; what the handler has begun itself since then, in the same
/// trace, is nearer.
pub(super) fn parent(cx: &Context) -> opentelemetry::Context {
    let current = opentelemetry::Context::current();
    let Some(named) = cx.traceparent().and_then(read) else {
        return current;
    };
    let is_nearer = {
        let span = current.span();
        let own = span.span_context();
        cx.is_placed() && own.is_valid() && own.trace_id() == named.0
    };
    if is_nearer {
        return current;
    }
    let (trace, span, flags) = named;
    let state = cx.tracestate().filter(|text| is_state(text));
    let state = state.and_then(|text| TraceState::from_str(text).ok());
    let remote = SpanContext::new(trace, span, flags, true, state.unwrap_or_default());
    current.with_remote_span_context(remote)
}

/// The place of a span, if it is in a trace at all.
pub(super) fn place(span: &SpanContext) -> Option<Place> {
    span.is_valid().then(|| {
        let state = span.trace_state().header();
        Place {
            traceparent: traceparent(span),
            tracestate: (!state.is_empty()).then_some(state),
        }
    })
}

/// Digit by digit: each call writes one, and formatting would take longer than the rest of its span.
fn traceparent(span: &SpanContext) -> String {
    let mut text = *b"00-00000000000000000000000000000000-0000000000000000-00";
    write_hex(&mut text[3..], &span.trace_id().to_bytes());
    write_hex(&mut text[36..], &span.span_id().to_bytes());
    write_hex(&mut text[53..], &[span.trace_flags().to_u8() & FLAGS]);
    String::from_utf8_lossy(&text).into_owned()
}

fn write_hex(out: &mut [u8], bytes: &[u8]) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    for (pair, byte) in out.chunks_exact_mut(2).zip(bytes) {
        pair[0] = DIGITS[usize::from(byte >> 4)];
        pair[1] = DIGITS[usize::from(byte & 15)];
    }
}

/// Reads a `traceparent`.
fn read(text: &str) -> Option<(TraceId, SpanId, TraceFlags)> {
    let mut parts = text.split('-');
    let version = lower_hex(parts.next()?, 2)?;
    let trace = parts.next().filter(|part| lower_hex(part, 32).is_some())?;
    let span = parts.next().filter(|part| lower_hex(part, 16).is_some())?;
    let flags = lower_hex(parts.next()?, 2)?;
    // Later versions may say more behind that.
    if version == "ff" || version == "00" && parts.next().is_some() {
        return None;
    }
    let trace = TraceId::from_hex(trace).ok()?;
    let span = SpanId::from_hex(span).ok()?;
    let flags = TraceFlags::new(u8::from_str_radix(flags, 16).ok()? & FLAGS);
    (trace != TraceId::INVALID && span != SpanId::INVALID).then_some((trace, span, flags))
}

fn lower_hex(part: &str, length: usize) -> Option<&str> {
    let is_hex = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    (part.len() == length && part.bytes().all(is_hex)).then_some(part)
}

/// Whether a text is a `tracestate` that may be handed on.
fn is_state(text: &str) -> bool {
    if text.len() > LONGEST_STATE {
        return false;
    }
    let mut keys = Vec::new();
    let members = text
        .split(',')
        .map(|member| member.trim_matches([' ', '\t']));
    let mut members = members.filter(|member| !member.is_empty());
    members.all(|member| {
        let Some((key, value)) = member.split_once('=') else {
            return false;
        };
        let is_new = !keys.contains(&key);
        keys.push(key);
        is_new && keys.len() <= MOST_MEMBERS && is_key(key) && is_value(value)
    })
}

fn is_key(key: &str) -> bool {
    let is_of = |part: &str, first: fn(u8) -> bool, longest: usize| {
        let rest = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_' | b'-' | b'*' | b'/');
        part.len() <= longest
            && part.bytes().next().is_some_and(first)
            && part.bytes().skip(1).all(rest)
    };
    let letter = |byte: u8| byte.is_ascii_lowercase();
    match key.split_once('@') {
        None => is_of(key, letter, 256),
        Some((tenant, system)) => {
            let either = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
            is_of(tenant, either, 241) && is_of(system, letter, 14)
        }
    }
}

fn is_value(value: &str) -> bool {
    let is_of = |byte: u8| matches!(byte, b' '..=b'~') && byte != b',' && byte != b'=';
    (1..=256).contains(&value.len()) && value.bytes().all(is_of) && !value.ends_with(' ')
}
