//! The options of every command: those that are not an argument of a tool.

use self::Group::{Call, Command, Result, Served, Tool};

/// An option of every command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommandOption {
    /// Without the dashes.
    pub name: &'static str,
    /// What stands for its value in help; `None` if it takes none.
    pub value: Option<&'static str>,
    /// Whether it may be given several times.
    pub repeats: bool,
    /// What it does.
    pub help: &'static str,
    /// Where help lists it.
    pub group: Group,
    /// What a command must show to have it.
    pub needs: Option<Needs>,
}

/// What a command may show beside tools.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Needs {
    Resources,
    Prompts,
    Documents,
}

/// What a command shows beside tools, which decides about its options and words.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Shows {
    pub resources: bool,
    pub prompts: bool,
    pub documents: bool,
    /// Whether the program serves it over MCP.
    pub mcp: bool,
}

impl Shows {
    /// What begins with the words that stand where a tool does, other than `help`: with what follows.
    pub fn usages(self) -> impl Iterator<Item = &'static str> {
        let usages = ["run PLAN.json [OPTIONS]", "calls [--file FILE]...", "mcp"];
        usages
            .into_iter()
            .filter(move |usage| self.mcp || *usage != WORDS[2])
    }

    /// The options of the command, in the order in which help lists them.
    pub fn options(self) -> impl Iterator<Item = &'static CommandOption> {
        OPTIONS.iter().filter(move |option| match option.needs {
            None => true,
            Some(Needs::Resources) => self.resources,
            Some(Needs::Prompts) => self.prompts,
            Some(Needs::Documents) => self.documents,
        })
    }

    /// The option of this name, without dashes.
    pub fn option(self, name: &str) -> Option<&'static CommandOption> {
        self.options().find(|option| option.name == name)
    }
}

/// What an option is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Group {
    Result,
    Call,
    Tool,
    Served,
    Command,
}

impl Group {
    /// In the order in which help lists them.
    pub const ALL: [Self; 5] = [
        Self::Result,
        Self::Call,
        Self::Tool,
        Self::Served,
        Self::Command,
    ];

    /// The heading in help.
    pub fn title(self) -> &'static str {
        match self {
            Self::Result => "The result",
            Self::Call => "The call",
            Self::Tool => "About a tool",
            Self::Served => "Resources and prompts",
            Self::Command => "About the command",
        }
    }
}

impl CommandOption {
    /// The option of a letter.
    pub fn of_letter(letter: &str) -> Option<&'static Self> {
        let (_, name) = SHORT.iter().find(|(short, _)| *short == letter)?;
        OPTIONS.iter().find(|option| option.name == *name)
    }

    /// Whether its value may be left out.
    pub fn is_optional(&self) -> bool {
        self.value.is_some_and(|value| value.starts_with('['))
    }

    /// Whether it needs a tool.
    pub fn of_tool(&self) -> bool {
        !matches!(self.group, Group::Served | Group::Command)
    }

    /// What a person types for it: its letter, its name, and what stands for its value.
    pub fn term(&self) -> String {
        let short = SHORT.iter().find(|(_, name)| *name == self.name);
        let letter = short.map_or(String::new(), |(letter, _)| format!("-{letter}, "));
        let value = self
            .value
            .map_or(String::new(), |value| format!(" {value}"));
        format!("{letter}--{}{value}", self.name)
    }
}

/// Those of all commands, in the order in which help lists them.
pub static OPTIONS: &[CommandOption] = &[
    switch(Result, "json", "Print the whole envelope as JSON."),
    switch(Result, "jsonl", "Print each row as a line of JSON."),
    switch(
        Result,
        "plain",
        "Print each row as a line, with tabs between fields.",
    ),
    switch(
        Result,
        "print0",
        "Print the first field of each row, ended by a NUL.",
    ),
    taking(
        Result,
        "fields",
        "NAMES",
        "Keep these fields of rows: a,b.c",
    ),
    CommandOption {
        repeats: true,
        ..taking(
            Result,
            "filter",
            "FIELD=VALUE",
            "Keep rows with this value; != keeps others.",
        )
    },
    taking(Result, "limit", "COUNT", "Keep so many rows at most."),
    taking(Result, "cursor", "CURSOR", "Begin with this page."),
    switch(Result, "all", "Read all pages."),
    taking(
        Result,
        "output",
        "FILE",
        "Write to a file instead of stdout.",
    ),
    taking(
        Result,
        "color",
        "WHEN",
        "Use colours: auto, always or never.",
    ),
    switch(Result, "no-pager", "Print long results without a pager."),
    switch(Call, "yes", "Agree to what the tool asks to confirm."),
    switch(Call, "dry-run", "Show what would be done, and do nothing."),
    switch(Call, "validate", "Check the arguments, and do nothing."),
    taking(
        Call,
        "timeout",
        "TIME",
        "End the call after this time: 500ms, 5s, 2m, 1h.",
    ),
    taking(
        Call,
        "idempotency-key",
        "KEY",
        "Answer a repeated call as the first one.",
    ),
    taking(
        Call,
        "working-dir",
        "FOLDER",
        "Let relative paths start in this folder.",
    ),
    taking(Call, "caller", "NAME", "Say who calls."),
    taking(
        Call,
        "response",
        "SIZE",
        "How much envelopes hold: concise or detailed.",
    ),
    taking(
        Call,
        "sample-via",
        "WHERE",
        "Answer samples by lines on stdin, or by POST to a URL.",
    ),
    switch(
        Call,
        "stream",
        "Print each event of the call as a line of JSON.",
    ),
    switch(
        Call,
        "verbose",
        "Print log lines and steps of the call to stderr.",
    ),
    switch(Tool, "manifest", "Print everything about the tool as JSON."),
    switch(Tool, "schema", "Print the JSON Schema of its arguments."),
    switch(Tool, "examples", "Print its examples as JSON."),
    CommandOption {
        needs: Some(Needs::Resources),
        ..switch(Served, "resources", "Print all resources as JSON.")
    },
    CommandOption {
        needs: Some(Needs::Resources),
        ..taking(Served, "resource", "URI", "Read a resource.")
    },
    CommandOption {
        needs: Some(Needs::Prompts),
        ..switch(Served, "prompts", "Print all prompts as JSON.")
    },
    CommandOption {
        needs: Some(Needs::Prompts),
        ..taking(
            Served,
            "prompt",
            "NAME [JSON]",
            "Give the messages of a prompt.",
        )
    },
    switch(Command, "help", "Show help, of a tool behind its name."),
    switch(Command, "version", "Show the version."),
    switch(
        Command,
        "tools",
        "Print the names and descriptions of all tools as JSON.",
    ),
    switch(
        Command,
        "discover",
        "Print everything about all tools as JSON.",
    ),
    switch(
        Command,
        "session",
        "Answer calls that come as lines of JSON on stdin.",
    ),
    taking(
        Command,
        "completions",
        "SHELL",
        "Print completions: bash, zsh, fish, powershell.",
    ),
    switch(Command, "man", "Print the manual page, in roff."),
    CommandOption {
        needs: Some(Needs::Documents),
        ..taking(
            Command,
            "docs",
            "[FORMAT]",
            "Print a document for agents: agents-md, claude-md, skill-md, llms-txt.",
        )
    },
];

/// Options by one letter.
pub const SHORT: [(&str, &str); 5] = [
    ("h", "help"),
    ("v", "verbose"),
    ("y", "yes"),
    ("V", "version"),
    ("o", "output"),
];

/// Words that stand where a tool does, and are none. No tool may be called like them.
pub const WORDS: [&str; 4] = ["help", "run", "mcp", "calls"];

const fn switch(group: Group, name: &'static str, help: &'static str) -> CommandOption {
    CommandOption {
        name,
        value: None,
        repeats: false,
        help,
        group,
        needs: None,
    }
}

const fn taking(
    group: Group,
    name: &'static str,
    value: &'static str,
    help: &'static str,
) -> CommandOption {
    CommandOption {
        value: Some(value),
        ..switch(group, name, help)
    }
}
