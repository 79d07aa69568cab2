//! What `[target.docs]` may say, and which documents it asks for.

use super::{Format, Formats};
use crate::options::chosen;
use crate::{Fault, OptionKey, Options, SettingKind};

const FORMATS: OptionKey = OptionKey {
    name: "formats",
    docs: "Makes only these documents; without it, all of them.",
    kinds: &[SettingKind::List, SettingKind::Text],
    example: "formats = [\"agents-md\", \"skill-md\"]",
};

/// What `[target.docs]` may say, beside `out`.
pub const OPTIONS: &[OptionKey] = &[FORMATS];

/// What is asked for; a fault for each name that is none.
pub(super) fn formats(options: &Options) -> (Formats, Vec<Fault>) {
    let mut faults = Vec::new();
    if let Some(setting) = options.settings.get(FORMATS.name)
        && !FORMATS.kinds.contains(&setting.kind())
    {
        faults.push(Fault::of_kind(
            &[FORMATS.name],
            setting,
            SettingKind::List,
            FORMATS.example,
        ));
        return (Formats::all(), faults);
    }
    let known = Format::ALL.to_vec();
    let wanted = chosen(options, &FORMATS, "format", known, &mut faults);
    let formats = match wanted.is_empty() && !options.settings.contains_key(FORMATS.name) {
        true => Formats::all(),
        false => Formats(wanted),
    };
    (formats, faults)
}
