//! `SKILL.md` folders of the Agent Skills specification: one for each toolset and agent, with references beside it.

use std::collections::HashSet;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Agent, Cli, Design, Tool, ToolId, Toolset};
use toolc_compiler::tokens;

use super::envelope::Envelopes;
use super::scope::Scope;
use super::text::{block, sentence, shortened};
use super::tool::{
    IN_FULL, Line, NextDoc, ToolDoc, Wanted, line, markdown as one_line, next, usage_of, words,
};
use crate::code::alone;
use crate::idents::{self, Scope as Taken};
use crate::markdown::{self, visible};
use crate::plan::instructions::instructions;
use crate::slot::Slot;

/// What the specification allows: characters of a name and of a description.
const LONGEST_NAME: usize = 64;
const LONGEST_DESCRIPTION: usize = 1_024;

/// The specification allows 5,000 tokens and 500 lines.
const MOST_TOKENS: u64 = 4_900;
/// What the template writes by itself, at most.
const AROUND: u64 = 900;
/// Of what is said about the whole, of references, and of next steps.
const DOCS_TOKENS: u64 = 700;
const LINK_TOKENS: u64 = 300;
const NEXT_TOKENS: u64 = 500;
/// Lines of what is said about the whole, and as many tools, next steps and files as are listed at most.
const DOCS_LINES: usize = 80;
const MOST_TOOLS: usize = 120;
const MOST_NEXT: usize = 60;
const MOST_LINKS: usize = 40;
/// The signs around an item of a list.
const ITEM: u64 = 8;

/// Bytes of a file of references, about; a larger tool has a file of its own.
const REFERENCE_BYTES: usize = 24 * 1024;

/// What a skill is of.
#[derive(Clone, Copy)]
pub(super) enum Subject<'a> {
    Toolset(&'a Toolset),
    Agent(&'a Agent),
    /// A command, with the tools that it shows.
    Command(&'a Cli),
}

/// A skill, with its folder.
pub(super) struct Skill<'a> {
    pub folder: String,
    subject: Subject<'a>,
    pub tools: Vec<&'a Tool>,
    /// The tools of an agent: it can call no others next.
    leads: Option<HashSet<ToolId>>,
}

/// What `skill_md.md.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct SkillMd {
    /// Text of YAML between quotes.
    name: Slot,
    description: Slot,
    header: Slot,
    title: Slot,
    /// Several paragraphs.
    docs: Option<Slot>,
    when: Option<Slot>,
    avoid: Option<Slot>,
    delegate: Option<Slot>,
    tools: Vec<SkillTool>,
    left_out: usize,
    next: Vec<After>,
    next_left_out: usize,
    references: Vec<Link>,
    references_left_out: usize,
    envelope: Envelopes,
}

/// A tool in a skill.
#[derive(JsonSchema, Serialize)]
struct SkillTool {
    line: Line,
    usage: Slot,
}

/// What comes after a tool.
#[derive(JsonSchema, Serialize)]
struct After {
    tool: Slot,
    next: NextDoc,
}

/// A file beside a skill.
#[derive(JsonSchema, Serialize)]
struct Link {
    path: Slot,
    says: Slot,
}

/// What `skill_reference.md.j2` prints.
#[derive(JsonSchema, Serialize)]
pub(super) struct Reference {
    header: Slot,
    title: Slot,
    tools: Vec<ToolDoc>,
}

/// All skills of a design.
pub(super) fn skills<'a>(scope: &Scope<'a>) -> Vec<Skill<'a>> {
    let design = scope.design;
    let toolsets = scope.toolsets().into_iter();
    let toolsets = toolsets.map(|(toolset, tools)| (Subject::Toolset(toolset), tools));
    let agents = design.agents.iter();
    let agents = agents.map(|agent| (Subject::Agent(agent), scope.of_agent(agent)));
    let all: Vec<_> = toolsets.chain(agents).collect();
    let mut taken = Taken::default();
    let names = all.iter().map(|(subject, _)| subject.name());
    let names = idents::all(super::rules::Plain::File, names, &mut taken);
    let mut used = HashSet::new();
    all.into_iter()
        .zip(names)
        .map(|((subject, tools), name)| Skill {
            folder: skill_name(&name, &mut used),
            subject,
            leads: match subject {
                Subject::Agent(_) => Some(tools.iter().map(|tool| tool.id).collect()),
                Subject::Toolset(_) | Subject::Command(_) => None,
            },
            tools,
        })
        .collect()
}

/// The skill of a command.
pub(super) fn of_command<'a>(scope: &Scope<'a>, command: &'a Cli) -> Skill<'a> {
    let name = idents::all(
        super::rules::Plain::File,
        [&*command.name],
        &mut Taken::default(),
    );
    Skill {
        folder: skill_name(&name.concat(), &mut HashSet::new()),
        subject: Subject::Command(command),
        tools: scope.tools.clone(),
        leads: None,
    }
}

/// Lower-case words of ASCII with single hyphens between them, at most 64 characters, each once.
fn skill_name(ident: &str, used: &mut HashSet<String>) -> String {
    let words = ident.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<String> = words
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let mut name = words.join("-");
    if name.is_empty() {
        name.push_str("tools");
    }
    if idents::is_device(&name) {
        name.push_str("-tools");
    }
    name.truncate(LONGEST_NAME - 8);
    let name = name.trim_end_matches('-').to_owned();
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let mut all = std::iter::once(name.clone()).chain(numbered);
    let free = all
        .find(|name| !used.contains(name))
        .expect("numbers do not end");
    used.insert(free.clone());
    free
}

impl Subject<'_> {
    fn name(&self) -> &str {
        match self {
            Self::Toolset(toolset) => &toolset.name,
            Self::Agent(agent) => &agent.name,
            Self::Command(command) => &command.name,
        }
    }

    fn title(&self) -> &str {
        let (title, name) = match self {
            Self::Toolset(one) => (&one.title, &one.name),
            Self::Agent(one) => (&one.title, &one.name),
            Self::Command(one) => (&one.title, &one.name),
        };
        title.as_deref().unwrap_or(name)
    }

    fn docs(&self) -> Option<&str> {
        match self {
            Self::Toolset(one) => one.docs.as_deref(),
            Self::Agent(one) => one.docs.as_deref(),
            Self::Command(one) => one.docs.as_deref(),
        }
    }

    fn said(&self) -> [Option<&str>; 3] {
        match self {
            Self::Toolset(one) => [
                one.when.as_deref(),
                one.avoid.as_deref(),
                one.delegate.as_deref(),
            ],
            Self::Agent(_) | Self::Command(_) => [None; 3],
        }
    }
}

impl<'a> Skill<'a> {
    /// The tools of each file of references, with the name of the file.
    pub(super) fn references(&self) -> Vec<(String, Vec<&'a Tool>)> {
        let mut files: Vec<Vec<&Tool>> = Vec::new();
        let mut size = usize::MAX;
        for tool in &self.tools {
            let own = about_size(tool);
            if size.saturating_add(own) > REFERENCE_BYTES {
                files.push(Vec::new());
                size = 0;
            }
            size += own;
            files.last_mut().expect("one was just added").push(tool);
        }
        let count = files.len();
        let name = |index: usize| match count {
            1 => "references/tools.md".to_owned(),
            _ => format!("references/tools-{}.md", index + 1),
        };
        files
            .into_iter()
            .enumerate()
            .map(|(index, tools)| (name(index), tools))
            .collect()
    }

    /// One file of references.
    pub(super) fn reference(&self, scope: &Scope<'_>, tools: &[&Tool], header: &str) -> Reference {
        let wanted = Wanted {
            has_examples: true,
            leads: self.leads.as_ref(),
            ..IN_FULL
        };
        Reference {
            header: Slot::lines(header),
            title: line(self.subject.title()),
            tools: tools
                .iter()
                .map(|tool| ToolDoc::of(scope, tool, wanted))
                .collect(),
        }
    }

    pub(super) fn page(&self, scope: &Scope<'_>, header: &str) -> SkillMd {
        let mut by_importance = self.tools.clone();
        by_importance.sort_by_key(|tool| tool.deprecated.is_some());
        let said = self.subject.said();
        let said = said.map(|said| said.map(|text| line(&shortened(text, 200))));
        let description = quoted(&self.description(scope.design));
        let docs = self.told(scope.design);
        let envelope = Envelopes::of(scope, &self.tools);
        let (after, next_left_out) = self.after(scope);
        let (references, references_left_out) = self.links();
        let told = said.iter().flatten().chain(envelope.slots());
        let taken = AROUND
            + LINK_TOKENS
            + NEXT_TOKENS
            + told.map(tokens).sum::<u64>()
            + tokens::of_text(&description)
            + tokens::of_text(header)
            + docs.as_deref().map_or(0, tokens::of_text);
        let tools = by_importance.iter().map(|tool| {
            let one = SkillTool {
                line: Line::of(tool),
                usage: usage_of(scope, tool),
            };
            let summary = one.line.summary.as_ref().map_or(0, tokens);
            let size = tokens(&one.line.name) + summary + tokens(&one.usage) + ITEM;
            (size, (tool.id, one))
        });
        let left = MOST_TOKENS.saturating_sub(taken);
        let mut tools = within(tools, left, MOST_TOOLS);
        let left_out = by_importance.len() - tools.len();
        tools.sort_by_key(|(id, _)| *id);
        let [when, avoid, delegate] = said;
        SkillMd {
            name: Slot::name(&quoted(&self.folder)),
            description: Slot::name(&description),
            header: Slot::lines(header),
            title: line(&shortened(self.subject.title(), 200)),
            docs: docs.map(Slot::lines),
            when,
            avoid,
            delegate,
            tools: tools.into_iter().map(|(_, tool)| tool).collect(),
            left_out,
            next: after,
            next_left_out,
            references,
            references_left_out,
            envelope,
        }
    }

    fn told(&self, design: &Design) -> Option<String> {
        let said = match self.subject {
            Subject::Agent(agent) => Some(instructions(design, agent)),
            Subject::Toolset(_) | Subject::Command(_) => self.subject.docs().map(str::to_owned),
        };
        let said = said?;
        // Half of it has half of the tokens, more or less: it is short enough soon.
        let lengths = [2_000, 1_000, 500];
        let mut blocks = lengths
            .map(|length| block(&shortened(&said, length)))
            .into_iter();
        blocks
            .find(|text| tokens::of_text(text) <= DOCS_TOKENS && text.lines().count() <= DOCS_LINES)
            .filter(|text| !text.is_empty())
    }

    /// What it does, and when it is used, in one line.
    fn description(&self, design: &Design) -> String {
        let [when, ..] = self.subject.said();
        let docs = self.subject.docs().map(|docs| sentence(docs, 400));
        let docs = docs.filter(|docs| !docs.is_empty());
        let names: Vec<&str> = self.tools.iter().map(|tool| &*tool.name).collect();
        let names = shortened(&names.join(", "), 400);
        let what = docs.unwrap_or_else(|| format!("The tools of {}.", self.subject.title()));
        let when = when.map(|when| format!(" Use it when: {}", sentence(when, 200)));
        let owner = match self.subject {
            Subject::Toolset(toolset) => toolset.owner,
            Subject::Agent(agent) => Some(agent.service),
            Subject::Command(command) => Some(command.service),
        };
        let of = owner.map_or(String::new(), |id| {
            format!(" Of the service {}.", design[id].name)
        });
        let tools = match names.is_empty() {
            true => String::new(),
            false => format!(" Tools: {names}."),
        };
        let all = format!("{what}{}{of}{tools}", when.unwrap_or_default());
        let all = all.split_whitespace().collect::<Vec<_>>().join(" ");
        shortened(&visible(&all), LONGEST_DESCRIPTION)
    }

    fn after(&self, scope: &Scope<'_>) -> (Vec<After>, usize) {
        let all = self.tools.iter().flat_map(|tool| {
            let name = &tool.name;
            next(scope, tool, IN_FULL.tool, self.leads.as_ref())
                .into_iter()
                .map(move |next| After {
                    tool: words(name),
                    next,
                })
        });
        let all: Vec<After> = all.collect();
        let count = all.len();
        let all = all.into_iter().map(|one| {
            let size = tokens(&one.tool) + one.next.slots().map(tokens).sum::<u64>() + ITEM;
            (size, one)
        });
        let shown = within(all, NEXT_TOKENS, MOST_NEXT);
        let left_out = count - shown.len();
        (shown, left_out)
    }

    fn links(&self) -> (Vec<Link>, usize) {
        let files = match self.subject {
            Subject::Toolset(_) | Subject::Agent(_) => self.references(),
            // What a command prints has no files beside it.
            Subject::Command(_) => Vec::new(),
        };
        let count = files.len();
        let link = |(path, tools): (String, Vec<&Tool>)| {
            let names = (tools.first(), tools.last());
            let says = match names {
                (Some(first), Some(last)) if first.id != last.id => {
                    format!("from {} to {}", code_of(first), code_of(last))
                }
                (Some(one), _) => code_of(one),
                (None, _) => String::new(),
            };
            let size = tokens::of_text(&path) * 2 + tokens::of_text(&says) + ITEM;
            let link = Link {
                path: Slot::name(&path),
                says: one_line(says),
            };
            (size, link)
        };
        let links = within(files.into_iter().map(link), LINK_TOKENS, MOST_LINKS);
        let left_out = count - links.len();
        (links, left_out)
    }
}

/// The tokens of what a slot prints.
fn tokens(slot: &Slot) -> u64 {
    tokens::of_text(&alone(&slot.0, &markdown::RULES))
}

/// The first items that have room, each with its tokens.
fn within<T>(items: impl Iterator<Item = (u64, T)>, most_tokens: u64, most: usize) -> Vec<T> {
    let mut left = most_tokens;
    let mut all = Vec::new();
    for (size, item) in items.take(most) {
        let Some(less) = left.checked_sub(size) else {
            break;
        };
        left = less;
        all.push(item);
    }
    all
}

fn code_of(tool: &Tool) -> String {
    crate::markdown::code(&visible(&tool.name))
}

/// About how many bytes a tool has in a file of references. It depends on nothing but the tool.
fn about_size(tool: &Tool) -> usize {
    let docs = |text: &Option<_>| text.as_deref().map_or(0, str::len);
    let fields = tool.payload.record.fields.iter();
    let fields: usize = fields.map(|field| docs(&field.docs) + 160).sum();
    let examples: usize = tool
        .examples
        .iter()
        .map(|example| crate::schema::text_of(&example.args).len() + 400)
        .sum();
    800 + docs(&tool.docs) + fields + examples
}

/// A text between quotation marks, as YAML has it: that of JSON, in which nothing is hidden. Readers may end the front
/// matter at the next three hyphens, wherever they are.
fn quoted(text: &str) -> String {
    let quoted = serde_json::Value::from(text).to_string();
    match quoted.contains("---") {
        true => quoted.replace("--", "-\\u002d"),
        false => quoted,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{quoted, skill_name};

    #[test]
    fn no_text_ends_the_front_matter() {
        for text in [
            "---",
            "a -- b",
            "-----",
            "--- \"x\": 'y' # z\n---\nname: evil\n",
        ] {
            let quoted = quoted(text);
            assert!(
                !quoted.contains("---") && !quoted.contains('\n'),
                "{quoted}"
            );
            let read: String = serde_json::from_str(&quoted).unwrap();
            assert_eq!(read, text);
        }
        assert_eq!(quoted("by --yes"), "\"by --yes\"");
    }

    #[test]
    fn a_name_is_as_the_specification_wants_it() {
        let mut used = HashSet::new();
        let mut name = |text| skill_name(text, &mut used);
        assert_eq!(name("update_todos"), "update-todos");
        assert_eq!(name("update__todos_"), "update-todos-2");
        assert_eq!(name("ÄÖ"), "tools");
        assert_eq!(name("con_"), "con-tools");
        assert_eq!(name(&"ab_".repeat(60)).len(), 56);
    }
}
