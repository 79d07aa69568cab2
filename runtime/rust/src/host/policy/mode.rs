//! How much a policy checks.

use std::fmt;

use super::PolicyError;
use crate::diagnose::shown_text;

/// How much a policy checks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    /// Nothing: every call runs, also without consent.
    Off,
    /// What the host has granted, if it has granted anything. Consent comes from the context or the confirmer.
    #[default]
    Standard,
    /// Nothing is granted until the host grants it, tools must declare what they need, and only consent in the
    /// context counts.
    Strict,
}

impl Mode {
    const ALL: [(&'static str, Self); 3] = [
        ("off", Self::Off),
        ("standard", Self::Standard),
        ("strict", Self::Strict),
    ];

    /// The name: `off`, `standard`, `strict`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Standard => "standard",
            Self::Strict => "strict",
        }
    }

    /// The mode with a name.
    ///
    /// # Errors
    ///
    /// No mode has it.
    pub fn parse(name: &str) -> Result<Self, PolicyError> {
        let known = Self::ALL.into_iter().find(|(known, _)| *known == name);
        let message = || format!("{} is none of off, standard, strict", shown_text(name));
        known.map_or_else(|| Err(PolicyError::new(message())), |(_, mode)| Ok(mode))
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
