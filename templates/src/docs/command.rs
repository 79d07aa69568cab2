//! The documents of a command, about the tools that it shows: it prints them itself.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Cli, Design};

use super::agents_md::AgentsMd;
use super::claude_md::ClaudeMd;
use super::header_of;
use super::llms::LlmsFull;
use super::scope::Scope;
use super::skill;
use crate::markdown;
use crate::plan::folders::source;
use crate::plan::origin::origin;
use crate::render::{Model, Templates};

/// The format and the text of each, in the order in which help names them.
pub(crate) fn of_command(design: &Design, command: &Cli) -> Vec<(&'static str, String)> {
    let scope = Scope::of_command(design, command);
    let made = origin(&[source(design, command.place)]);
    let header = header_of(&made);
    let more = "The option `--help` behind the name of a tool tells more.";
    let skill = skill::of_command(&scope, command);
    vec![
        (
            "agents-md",
            text("docs/agents_md", AgentsMd::of(&scope, &header, more)),
        ),
        (
            "claude-md",
            text("docs/claude_md", ClaudeMd::of(&scope, &header)),
        ),
        (
            "skill-md",
            text("docs/skill_md", skill.page(&scope, &header)),
        ),
        (
            "llms-txt",
            text("docs/llms_full", LlmsFull::of(&scope, &made)),
        ),
    ]
}

fn text(template: &str, model: impl Serialize + JsonSchema) -> String {
    let model = Model::of(model);
    let text = Templates::built_in().rendered(template, &model, "", &markdown::RULES);
    text.expect("the template is ours")
}
