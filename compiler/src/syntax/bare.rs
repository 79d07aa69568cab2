//! Files with a package, empty services and nothing else, as [`crate::parts::standing_for`] writes them. A run about one
//! package reads one of them for every other file of the project, so they are read without the grammar.

use super::ast::{Block, Container, File, Item, Name, Package, Path};
use crate::source::{FileId, Span};

/// The tree of such a file, as the grammar would give it; nothing for any other text.
pub(super) fn read(file: FileId, text: &str) -> Option<File> {
    let mut rest = Rest { file, text, at: 0 };
    rest.word("package ")?;
    let mut parts = vec![rest.name()?];
    while rest.word(".").is_some() {
        parts.push(rest.name()?);
    }
    let path = Path {
        span: parts[0].span.to(parts[parts.len() - 1].span),
        parts,
    };
    let span = rest.since(0);
    rest.word("\n")?;
    let mut items = Vec::new();
    while rest.at < text.len() {
        rest.word("\n")?;
        let start = rest.at;
        rest.word("service ")?;
        let name = rest.name()?;
        rest.word(" ")?;
        let open = rest.at;
        rest.word("{\n}")?;
        items.push(Item::Service(Box::new(Container {
            docs: None,
            name,
            from: None,
            block: Block {
                members: Vec::new(),
                span: rest.since(open),
            },
            span: rest.since(start),
        })));
        rest.word("\n")?;
    }
    Some(File {
        package: Some(Package {
            docs: None,
            path,
            span,
        }),
        uses: Vec::new(),
        items,
        comments: Vec::new(),
    })
}

/// A text, and how far it was read.
struct Rest<'t> {
    file: FileId,
    text: &'t str,
    at: usize,
}

impl Rest<'_> {
    fn word(&mut self, word: &str) -> Option<()> {
        self.text[self.at..]
            .starts_with(word)
            .then(|| self.at += word.len())
    }

    /// A name without hyphens and quotes.
    fn name(&mut self) -> Option<Name> {
        let start = self.at;
        let letters = self.text[start..].bytes();
        let length = letters.take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_');
        self.at += length.count();
        let text = &self.text[start..self.at];
        let first = text.bytes().next()?;
        (!first.is_ascii_digit()).then(|| Name {
            text: text.into(),
            span: self.since(start),
            quoted: false,
        })
    }

    fn since(&self, start: usize) -> Span {
        Span::new(self.file, start, self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::Findings;
    use crate::syntax::recovery;

    #[test]
    fn the_tree_is_that_of_the_grammar() {
        for text in [
            "package a\n",
            "package a.b_2.C\n\nservice one {\n}\n",
            "package service.package\n\nservice use {\n}\n\nservice service {\n}\n",
        ] {
            let mut findings = Findings::default();
            let tree = recovery::parsed(FileId(3), text, &mut findings);
            assert_eq!(findings.iter().count(), 0, "{text}");
            let bare = read(FileId(3), text).expect(text);
            assert_eq!(format!("{bare:?}"), format!("{tree:?}"));
        }
    }

    #[test]
    fn all_other_texts_are_left_to_it() {
        for text in [
            "",
            "package",
            "package \n",
            "package 1\n",
            "package a-b\n",
            "package a.\n",
            "package a",
            "package a\n\n",
            "package a\n// Said.\n",
            "package a\n\nservice b {}\n",
            "package a\n\nservice b {\n}",
            "package a\n\nservice b-c {\n}\n",
            "package a\n\nservice b {\n}\nservice c {\n}\n",
            "\u{FEFF}package a\n",
        ] {
            assert!(read(FileId(0), text).is_none(), "{text}");
        }
    }
}
