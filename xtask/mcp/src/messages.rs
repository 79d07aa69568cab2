//! The messages that clients of both eras send, as text: no client of an SDK takes part.

/// An order of six lines: the arguments of a call, and its result.
pub const ORDER: &str = include_str!("../order.json").trim_ascii();

/// The tool that is called.
pub const TOOL: &str = "echo_order";

#[derive(Clone, Copy, PartialEq)]
pub enum Era {
    /// 2025-11-25, with `initialize`.
    Older,
    /// 2026-07-28, where each request stands alone.
    Modern,
}

impl Era {
    pub const ALL: [Self; 2] = [Self::Older, Self::Modern];

    pub fn version(self) -> &'static str {
        match self {
            Self::Older => "2025-11-25",
            Self::Modern => "2026-07-28",
        }
    }

    /// A request; `members` are those of its parameters, each with a comma behind it.
    pub fn request(self, id: u64, method: &str, members: &str) -> String {
        let meta = match self {
            Self::Older => "",
            Self::Modern => MODERN,
        };
        format!(
            r#"{{"jsonrpc":"2.0","id":{id},"method":"{method}","params":{{{members}"_meta":{{{meta}}}}}}}"#
        )
    }

    pub fn call(self, id: u64, arguments: &str) -> String {
        let members = format!(r#""name":"{TOOL}","arguments":{arguments},"#);
        self.request(id, "tools/call", &members)
    }

    pub fn list(self, id: u64) -> String {
        self.request(id, "tools/list", "")
    }
}

const MODERN: &str = concat!(
    r#""io.modelcontextprotocol/protocolVersion":"2026-07-28","#,
    r#""io.modelcontextprotocol/clientInfo":{"name":"bench","version":"1"},"#,
    r#""io.modelcontextprotocol/clientCapabilities":{}"#
);

/// The first request of the older era.
pub fn initialize(id: u64) -> String {
    format!(
        r#"{{"jsonrpc":"2.0","id":{id},"method":"initialize","params":{{"protocolVersion":"2025-11-25","capabilities":{{}},"clientInfo":{{"name":"bench","version":"1"}}}}}}"#
    )
}

/// What the client says when that is answered.
pub const INITIALIZED: &str = r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#;

/// Whether this is the answer to a call that has gone well: the order is in it, as structure and as text.
pub fn is_order(answer: &str) -> bool {
    answer.len() > 2 * ORDER.len()
        && answer.contains(r#""structuredContent":{"#)
        && answer
            .matches("6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10")
            .count()
            == 2
        && !answer.contains(r#""isError":true"#)
}
