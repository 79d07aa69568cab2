//! `toolc completions`: scripts for shell completion.

use clap::{Args, ValueEnum};
use clap_complete::{Shell, generate};

use super::exit::Exit;
use crate::screen;

/// Print the completions of a shell
///
/// Example: `toolc completions bash > ~/.local/share/bash-completion/completions/toolc`
#[derive(Args)]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: ShellName,
}

#[derive(ValueEnum, Clone, Copy)]
enum ShellName {
    Bash,
    Zsh,
    Fish,
    Powershell,
    Elvish,
}

impl Completions {
    pub(super) fn run(&self, mut whole: clap::Command) -> Exit {
        let shell = match self.shell {
            ShellName::Bash => Shell::Bash,
            ShellName::Zsh => Shell::Zsh,
            ShellName::Fish => Shell::Fish,
            ShellName::Powershell => Shell::PowerShell,
            ShellName::Elvish => Shell::Elvish,
        };
        let mut text = Vec::new();
        generate(shell, &mut whole, "toolc", &mut text);
        screen::out(&String::from_utf8_lossy(&text));
        Exit::Fine
    }
}
