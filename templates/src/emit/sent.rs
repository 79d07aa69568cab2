//! The texts of a definition as its notation sends them: names and descriptions that whoever takes it accepts.

use std::borrow::Cow;

use toolc_compiler::ir::{Design, Tool, ToolId};
use toolc_compiler::providers::limits::{self, Limits};
use toolc_compiler::providers::{Names, refusal, shortened};

use super::{EmitNotation, parts};
use crate::schema::Loss;

/// See the module.
#[derive(Debug)]
pub(super) struct Sent<'d> {
    /// The name of the tool.
    pub name: Cow<'d, str>,
    /// The description.
    pub description: Option<Cow<'d, str>>,
    /// The arguments that are sent by other names: as sent, as declared.
    pub arguments: Vec<(String, String)>,
    /// What is not as the design has it.
    pub losses: Vec<Loss>,
}

impl<'d> Sent<'d> {
    /// The texts of a tool as the design has them.
    pub(super) fn unchanged(tool: &'d Tool) -> Self {
        Self {
            name: Cow::Borrowed(&tool.name),
            description: parts::description(tool),
            arguments: Vec::new(),
            losses: Vec::new(),
        }
    }

    /// The texts of tools that are sent together; `server` shows them to clients of MCP.
    pub(super) fn all(
        design: &'d Design,
        tools: &[ToolId],
        notation: EmitNotation,
        strict: bool,
        server: Option<&str>,
    ) -> Vec<Self> {
        let own = tools.iter().map(|id| Self::unchanged(&design[*id]));
        let mut all: Vec<Self> = own.collect();
        let Some((title, limits)) = taker(notation, strict) else {
            return all;
        };
        let names = match server.filter(|_| limits == limits::MCP) {
            Some(server) => limits.tools.after(&limits::client_prefix(server)),
            None => limits.tools,
        };
        let declared: Vec<&str> = tools.iter().map(|id| &*design[*id].name).collect();
        let lowered = names.lowered(&declared);
        for ((one, id), lowered) in all.iter_mut().zip(tools).zip(lowered) {
            one.lower(&design[*id], lowered, &names, &limits, title);
        }
        all
    }

    fn lower(
        &mut self,
        tool: &Tool,
        name: Cow<'d, str>,
        names: &Names,
        limits: &Limits,
        title: &str,
    ) {
        let mut losses = Vec::new();
        let mut lose = |path: &str, what: String| {
            losses.push(Loss {
                tool: tool.name.to_string(),
                path: path.to_owned(),
                what: format!("{title} {what}"),
            });
        };
        if let Some(why) = refusal(names, &tool.name) {
            lose(
                "",
                format!("refuses the name ({why}): it is sent as `{name}`"),
            );
        }
        if let (Some(most), Some(text)) = (limits.description, &self.description) {
            let length = text.chars().count();
            if length > most {
                let shorter = shortened(text, most).into_owned();
                let left = shorter.chars().count();
                lose(
                    "",
                    format!(
                        "takes {most} characters of description at most: {left} of {length} are sent"
                    ),
                );
                self.description = Some(Cow::Owned(shorter));
            }
        }
        if let Some(keys) = &limits.arguments {
            let fields = tool.payload.record.fields.iter();
            let declared: Vec<&str> = fields.map(|field| &*field.name).collect();
            for (own, sent) in declared.iter().zip(keys.lowered(&declared)) {
                if let Some(why) = refusal(keys, own) {
                    lose(
                        own,
                        format!("refuses the name ({why}): it is sent as `{sent}`"),
                    );
                    self.arguments.push((sent.into_owned(), (*own).to_owned()));
                }
            }
        }
        self.name = name;
        self.losses = losses;
    }
}

/// Who takes the definitions of a notation, and what they accept; `None` for those that no provider is sent.
pub(super) fn taker(notation: EmitNotation, strict: bool) -> Option<(&'static str, Limits)> {
    match notation {
        EmitNotation::Mcp | EmitNotation::McpModern => Some(("a client of MCP", limits::MCP)),
        EmitNotation::LangChain => Some(("some provider", limits::ANY)),
        EmitNotation::JsonSchema | EmitNotation::Canonical => None,
        EmitNotation::OpenAi
        | EmitNotation::OpenAiResponses
        | EmitNotation::Anthropic
        | EmitNotation::Gemini
        | EmitNotation::GeminiOpenApi
        | EmitNotation::Bedrock
        | EmitNotation::Mistral => {
            let provider = notation.provider(strict)?;
            Some((provider.title, provider.limits))
        }
    }
}
