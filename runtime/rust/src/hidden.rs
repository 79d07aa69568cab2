//! Characters that nobody sees, but that change what is seen, or what a model reads.

/// Whether a character hides, or changes the direction of others: `spec/wire.md` §5 lists them. C0 controls are not among
/// them: JSON escapes these.
pub(crate) fn is_hidden(char: char) -> bool {
    // Most are ASCII, and all but DEL of it is seen.
    char > '~'
        && matches!(
            char,
            '\u{7f}'..='\u{9f}'
                | '\u{61c}'
                | '\u{200b}'
                | '\u{200e}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}
