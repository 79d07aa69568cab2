//! Completions: what a word that somebody types may become, in every shell.

use std::cell::OnceCell;

use super::documents::FORMATS;
use super::help::sentence;
use super::lines::{is_printable, is_space, one_line};
use super::options::{CommandOption, Shows, WORDS};
use super::rows::cell;
use super::shape::{Shape, dashed, flag_of, flags_name};
use super::shared::Shared;
use super::words::{positional, tool_named};
use crate::json::Value;
use crate::spec::Spec;

/// The values of options that take few.
const VALUES: [(&str, &[&str]); 4] = [
    ("color", &["auto", "always", "never"]),
    ("completions", &["bash", "zsh", "fish", "powershell"]),
    ("docs", &FORMATS),
    ("response", &["concise", "detailed"]),
];

/// The words that stand where a tool does, and what they mean.
const ABOUT: [(&str, &str); 4] = [
    (WORDS[0], "Show help."),
    (WORDS[1], "Run a plan."),
    (WORDS[3], "Tell what recordings say."),
    (WORDS[2], "Serve the tools over MCP."),
];

/// What a word may become, and what that means.
type Candidate = (String, String);

/// What the last word may become, one a line, with a tab and what it means. `words` are those behind the name of the
/// command; the last one is being typed.
pub fn candidates(tools: &[&Spec], shared: &Shared, words: &[String]) -> String {
    let (typed, before) = match words.split_last() {
        Some((typed, before)) => (typed.as_str(), before),
        None => ("", words),
    };
    let found = found(tools, shared, before, typed).into_iter();
    let found = found.filter(|(word, _)| word.starts_with(typed) && can_be_typed(word));
    let lines = found.map(|(word, about)| match &*about {
        "" => format!("{word}\n"),
        about => format!("{word}\t{about}\n"),
    });
    lines.collect()
}

fn can_be_typed(word: &str) -> bool {
    let mut chars = word.chars();
    !word.is_empty() && chars.all(|char| is_printable(char) && !is_space(char))
}

/// What takes the word behind a flag.
enum Takes<'s> {
    Option(&'static CommandOption),
    Argument(Shape<'s>),
}

impl Takes<'_> {
    /// The values of which one may follow.
    fn values(&self, shared: &Shared) -> Vec<String> {
        match self {
            Self::Argument(shape) => values(shape),
            Self::Option(option) => {
                let known = VALUES.iter().find(|(name, _)| *name == option.name);
                let values = known.map_or_else(|| shared.values(option.name), |(_, v)| v.to_vec());
                values.into_iter().map(str::to_owned).collect()
            }
        }
    }
}

fn found(tools: &[&Spec], shared: &Shared, before: &[String], typed: &str) -> Vec<Candidate> {
    let (schema, shows) = (OnceCell::new(), shared.shows());
    let Some(state) = State::of(tools, shows, before, &schema) else {
        return Vec::new();
    };
    if state.is_recorded && typed.starts_with('-') {
        return vec![("--file".into(), "Report this recording.".into())];
    }
    let plain = |values: Vec<String>| {
        values
            .into_iter()
            .map(|word| (word, String::new()))
            .collect()
    };
    if let Some(takes) = state.previous {
        return plain(takes.values(shared));
    }
    if let Some((flag, _)) = typed.split_once('=').filter(|_| typed.starts_with("--")) {
        let values = takes(&flag[2..], &state.root, shows).map(|takes| takes.values(shared));
        let values = values.unwrap_or_default().into_iter();
        return plain(values.map(|word| format!("{flag}={word}")).collect());
    }
    if typed.starts_with('-') {
        return flags(&state.root, shows, state.tool.is_some() || state.is_plan);
    }
    if state.is_plan || state.is_recorded {
        // Files, which shells know.
        return Vec::new();
    }
    if state.tool.is_none() {
        let names = tools.iter();
        let names = names.map(|tool| (dashed(tool.name), sentence(tool.description)));
        // The last two stand first, and `mcp` alone.
        let last = match before {
            [] if shows.mcp => 4,
            [] => 3,
            _ => 2,
        };
        return names
            .chain(
                ABOUT
                    .map(|(word, about)| (word.into(), about.into()))
                    .into_iter()
                    .take(last),
            )
            .collect();
    }
    let slot = state.slots.first().and_then(|name| state.root.field(name));
    plain(slot.map_or(Vec::new(), |shape| values(&shape)))
}

/// Where the words stop that stand before the one that is typed.
struct State<'t, 's> {
    tool: Option<&'t Spec>,
    /// Whether a plan follows.
    is_plan: bool,
    /// Whether recordings follow.
    is_recorded: bool,
    root: Shape<'s>,
    /// What takes the next word.
    previous: Option<Takes<'s>>,
    /// The arguments that words without flags set next.
    slots: Vec<&'s str>,
}

impl<'t, 's> State<'t, 's> {
    /// `None` if a word stands where a tool does, and is none.
    fn of(
        tools: &[&'t Spec],
        shows: Shows,
        before: &[String],
        schema: &'s OnceCell<Value>,
    ) -> Option<Self> {
        let names: Vec<&str> = tools.iter().map(|tool| tool.name).collect();
        let mut state = Self {
            tool: None,
            is_plan: false,
            is_recorded: before.first().is_some_and(|word| word == WORDS[3]),
            root: Shape::any(),
            previous: None,
            slots: Vec::new(),
        };
        if state.is_recorded {
            return Some(state);
        }
        for word in before {
            if state.previous.take().is_some() {
                continue;
            }
            if let Some(flag) = word.strip_prefix("--") {
                state.previous = takes(flag, &state.root, shows);
            } else if let Some(letter) = word.strip_prefix('-').filter(|letter| !letter.is_empty())
            {
                let option = CommandOption::of_letter(letter);
                let option = option.filter(|option| option.value.is_some());
                state.previous = option.map(Takes::Option);
            } else if state.tool.is_some() || state.is_plan {
                state.slots.drain(..state.slots.len().min(1));
            } else {
                let name = tool_named(word, &names);
                if name.is_none() && word == WORDS[0] {
                    continue;
                }
                if name.is_none() && word == WORDS[1] {
                    state.is_plan = true;
                    continue;
                }
                let tool = *tools.iter().find(|tool| Some(tool.name) == name)?;
                let read = || Value::parse(tool.input_schema.as_bytes()).unwrap_or_default();
                state.tool = Some(tool);
                state.root = Shape::of_tool(schema.get_or_init(read), tool);
                state.slots = positional(&state.root);
            }
        }
        Some(state)
    }
}

/// What takes the word behind a flag, if anything does.
fn takes<'s>(flag: &str, root: &Shape<'s>, shows: Shows) -> Option<Takes<'s>> {
    if flag.contains('=') {
        return None;
    }
    let at = |shape: Shape<'s>, step| shape.field(flags_name(step, &shape.names())?);
    let argument = at(root.clone(), flag);
    let argument = argument.or_else(|| flag.split('.').try_fold(root.clone(), at));
    if let Some(shape) = argument {
        return (!shape.is_switch()).then_some(Takes::Argument(shape));
    }
    let option = shows.option(flag)?;
    option.value.map(|_| Takes::Option(option))
}

fn values(shape: &Shape<'_>) -> Vec<String> {
    let choices = if shape.is_list() {
        shape.items().choices()
    } else {
        shape.choices()
    };
    let choices = choices.unwrap_or_default();
    choices
        .into_iter()
        .map(|one| cell(one).into_owned())
        .collect()
}

fn flags(root: &Shape<'_>, shows: Shows, is_of_tool: bool) -> Vec<Candidate> {
    let mut found = Vec::new();
    let mut taken = Vec::new();
    for name in root.names() {
        let shape = root.field(name).unwrap_or_else(Shape::any);
        let (flag, about) = (flag_of(name), sentence(shape.description()));
        found.push((flag.clone(), about.clone()));
        if shape.is_switch() {
            found.push((format!("--no-{}", &flag[2..]), about));
        }
        for inner in shape.names() {
            let below = shape.field(inner).unwrap_or_else(Shape::any);
            let flag = format!("{flag}.{}", dashed(inner));
            found.push((flag, sentence(below.description())));
        }
        taken.push(flag);
    }
    for option in shows
        .options()
        .filter(|option| option.of_tool() || !is_of_tool)
    {
        let flag = format!("--{}", option.name);
        if !taken.contains(&flag) {
            found.push((flag, one_line(option.help)));
        }
    }
    found
}

/// How the shells ask; `NAME` is the command in comments, `QUOTED` in code, `FUNCTION` the same as an identifier.
const SCRIPTS: [(&str, &str); 4] = [
    ("bash", BASH),
    ("zsh", ZSH),
    ("fish", FISH),
    ("powershell", POWERSHELL),
];

const BASH: &str = r#"# Completions of NAME for bash: source this, or keep it where bash-completion looks.
_FUNCTION() {
    local word line
    COMPREPLY=()
    while IFS= read -r line; do
        word=${line%%$'\t'*}
        # It stands on the command line as it is.
        [[ $word == *[!A-Za-z0-9_./:=,@+%-]* ]] && printf -v word %q "$word"
        COMPREPLY+=("$word")
    done < <("${COMP_WORDS[0]}" --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _FUNCTION -- QUOTED
"#;

const ZSH: &str = r#"#compdef NAME
# Completions of NAME for zsh: keep this as _NAME in a folder of $fpath.
_FUNCTION() {
    local -a found shown
    local line
    while IFS= read -r line; do
        found+=("${line%%$'\t'*}")
        shown+=("${line/$'\t'/  -- }")
    done < <("${words[1]}" --complete "${(@)words[2,CURRENT]}" 2>/dev/null)
    if (( $#found )); then
        compadd -l -d shown -a found
    else
        _files
    fi
}
if [[ $funcstack[1] == _FUNCTION ]]; then
    _FUNCTION "$@"
else
    compdef _FUNCTION QUOTED
fi
"#;

const FISH: &str = r#"# Completions of NAME for fish: keep this as NAME.fish in ~/.config/fish/completions.
function __FUNCTION
    set -l words (commandline -opc) (commandline -ct)
    $words[1] --complete $words[2..-1] 2>/dev/null
end
complete -c QUOTED -a '(__FUNCTION)'
"#;

const POWERSHELL: &str = r#"# Completions of NAME for PowerShell: run this in your profile.
Register-ArgumentCompleter -Native -CommandName QUOTED -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
        ForEach-Object { "$_" })
    & QUOTED --complete @words "$wordToComplete" 2>$null | ForEach-Object {
        $parts = $_ -split "`t", 2
        $about = if ($parts.Count -gt 1) { $parts[1] } else { $parts[0] }
        $text = $parts[0]
        # It stands on the command line as it is.
        if ($text -notmatch '^[A-Za-z0-9_./:=+-]+\z') {
            $language = [System.Management.Automation.Language.CodeGeneration]
            $text = "'" + $language::EscapeSingleQuotedStringContent($text) + "'"
        }
        [System.Management.Automation.CompletionResult]::new(
            $text, $parts[0], 'ParameterValue', $about)
    }
}
"#;

/// The script that asks for completions; `None` for a shell that is not known here.
pub fn script(name: &str, shell: &str) -> Option<String> {
    let (_, text) = SCRIPTS.iter().find(|(known, _)| *known == shell)?;
    let is_other = |char: char| !(char.is_ascii_alphanumeric() || char == '_');
    let function = name.replace(is_other, "_");
    let stands_for = [
        ("FUNCTION", function),
        ("NAME", one_line(name)),
        ("QUOTED", quoted(name, shell)),
    ];
    let mut script = String::new();
    let mut rest = *text;
    while let Some((at, (word, own))) = stands_for
        .iter()
        .filter_map(|one| Some((rest.find(one.0)?, one)))
        .min_by_key(|(at, _)| *at)
    {
        script.push_str(&rest[..at]);
        script.push_str(own);
        rest = &rest[at + word.len()..];
    }
    Some(script + rest)
}

/// The name of a command as a word of a shell, whatever is in it.
fn quoted(name: &str, shell: &str) -> String {
    let mut text = "'".to_owned();
    for char in name.chars() {
        match (shell, char) {
            ("bash" | "zsh", '\'') => text.push_str(r"'\''"),
            ("fish", '\'' | '\\') => text.extend(['\\', char]),
            ("powershell", '\'' | '\u{2018}'..='\u{201b}') => text.extend([char, char]),
            (_, char) => text.push(char),
        }
    }
    text + "'"
}
