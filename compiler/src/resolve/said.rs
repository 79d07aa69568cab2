//! What blocks of several kinds say alike: counts, pictures, and what is said of resources and prompts.

use foldhash::{HashSet, HashSetExt};

use super::codes::{BAD_COUNT, BAD_URI, UNKNOWN_WORD};
use super::state::Resolver;
use crate::diagnostics::Finding;
use crate::ir::{Capability, Icon, Place, Served, Theme};
use crate::source::{Span, Text};
use crate::syntax::ast::{Statement, StatementKind, Str};

impl<'a> Resolver<'a> {
    /// A count or a time, which is at least 1.
    pub(super) fn positive(&mut self, what: &str, value: u64, span: Span) -> Option<u64> {
        if value > 0 && value <= i64::MAX as u64 {
            return Some(value);
        }
        let message = if value == 0 {
            format!("`{what}` is 0")
        } else {
            format!("`{what}` is too large")
        };
        self.add(
            Finding::new(&BAD_COUNT, span, message)
                .here("must be at least 1")
                .help(format!("leave `{what}` out")),
        );
        None
    }

    /// What a block says with `icon`.
    pub(super) fn icons(&mut self, statements: &[&'a Statement]) -> Vec<Icon> {
        let mut icons = Vec::new();
        for statement in statements {
            let StatementKind::Icon {
                src,
                mime,
                sizes,
                theme,
            } = &statement.kind
            else {
                continue;
            };
            if !["https:", "data:"]
                .iter()
                .any(|scheme| src.text.starts_with(scheme))
            {
                let finding = Finding::new(&BAD_URI, src.span, "nobody would load this icon")
                    .here("neither `https:` nor `data:`")
                    .help("write where the picture is, like `\"https://acme.dev/icon.png\"`");
                self.add(finding);
            }
            let theme = theme.as_deref();
            icons.push(Icon {
                src: src.text.clone(),
                mime: mime.as_ref().map(|mime| mime.text.clone()),
                sizes: sizes.iter().flat_map(|sizes| self.sizes(sizes)).collect(),
                theme: theme.and_then(|theme| self.word("theme", theme, Theme::ALL)),
            });
        }
        icons
    }

    /// `48x48 any`
    fn sizes(&mut self, sizes: &Str) -> Vec<Text> {
        let is_size = |size: &str| size == "any" || size.split_once('x').is_some_and(are_lengths);
        let wrong = sizes.text.split_whitespace().find(|size| !is_size(size));
        if let Some(wrong) = wrong {
            let finding = Finding::new(
                &UNKNOWN_WORD,
                sizes.span,
                format!("there is no size `{wrong}`"),
            )
            .here("sizes with spaces between them")
            .help("write width and height, like `48x48`, or `any`");
            self.add(finding);
        }
        sizes.text.split_whitespace().map(Text::from).collect()
    }

    /// What resources and prompts say alike.
    pub(super) fn served(&mut self, statements: &[&'a Statement], place: Place) -> Served {
        let mut served = Served::bare(None, place);
        served.icons = self.icons(statements);
        let mut needs: HashSet<Capability> = HashSet::new();
        let mut known: HashSet<&Text> = HashSet::new();
        for statement in statements {
            #[expect(
                clippy::wildcard_enum_match_arm,
                reason = "few of all statements stand in such a block, and `statements.rs` says which"
            )]
            match &statement.kind {
                StatementKind::Title(text) => served.title = Some(text.text.clone()),
                StatementKind::Needs(texts) => {
                    for text in texts {
                        let need = self.reader().capability(text);
                        let need = need.filter(|need| needs.insert(need.clone()));
                        served.capabilities.extend(need);
                    }
                }
                StatementKind::Scopes(scopes) => {
                    for scope in scopes {
                        if known.insert(&scope.text) {
                            served.scopes.push(scope.text.clone());
                        }
                    }
                }
                StatementKind::Timeout(time) => {
                    served.timeout = self.positive("timeout", time.millis, time.span);
                }
                _ => {}
            }
        }
        served
    }
}

/// Whether both are numbers without a sign.
fn are_lengths((width, height): (&str, &str)) -> bool {
    let is_length =
        |length: &str| !length.is_empty() && length.bytes().all(|byte| byte.is_ascii_digit());
    is_length(width) && is_length(height)
}
