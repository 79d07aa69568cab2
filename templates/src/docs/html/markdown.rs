//! Markdown as HTML in which nothing runs and nothing is loaded: HTML in it is a text, and links lead where they may.

use std::collections::HashMap;

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::escape::{escaped, push_escaped};

/// Where a link may lead: the address that it gets, or nothing where only its words stay.
type Leads<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Markdown of ours, of one line: only we make its links.
pub(super) fn inline(text: &str) -> String {
    // Most lines are plain words, or one piece of code.
    let inside = text
        .strip_prefix('`')
        .and_then(|text| text.strip_suffix('`'));
    if let Some(code) = inside.filter(|code| !code.is_empty() && !code.contains('`')) {
        return format!("<code>{}</code>", escaped(code));
    }
    if !text.contains(['\\', '`', '*', '_', '[', '<', '&', '~', '#', '|']) {
        return escaped(text);
    }
    let mut writer = Writer::new(&|to| Some(to.to_owned()));
    writer.is_inline = true;
    writer.write(text);
    writer.out
}

/// What an author says, in paragraphs. A link in it is its words and its address, as text: the author may be whoever
/// wrote a definition that was imported.
pub(super) fn authored(text: &str) -> String {
    let mut writer = Writer::new(&|_| None);
    writer.shows_addresses = true;
    writer.write(text);
    writer.out
}

/// A page of Markdown.
pub(super) struct Written {
    pub html: String,
    /// Those of the second and third level, and the first one.
    pub headings: Vec<Heading>,
}

/// A heading, and how the section below it begins.
pub(super) struct Heading {
    pub level: u8,
    pub id: String,
    pub text: String,
    pub begins: String,
}

/// A whole page, whose headings have anchors as GitHub makes them.
pub(super) fn page(text: &str, leads: Leads<'_>) -> Written {
    let mut writer = Writer::new(leads);
    writer.anchors = Some(HashMap::new());
    writer.write(text);
    Written {
        html: writer.out,
        headings: writer.headings,
    }
}

/// An address outside, of a kind that opens a page or a letter.
pub(super) fn outside(to: &str) -> Option<String> {
    let lower = to.to_ascii_lowercase();
    let is_known = ["https://", "http://", "mailto:"]
        .iter()
        .any(|scheme| lower.starts_with(scheme));
    let is_plain = !to.chars().any(|c| c.is_control() || c.is_whitespace());
    (is_known && is_plain).then(|| to.to_owned())
}

/// As many characters of a section are kept for the search.
const LONGEST_BEGIN: usize = 160;

/// How the head of a table begins, a cell of it, and one without words.
const HEAD: &str = "<thead><tr>";
const HEAD_CELL: &str = "<th scope=\"col\">";
const EMPTY_CELL: &str = "<td></td>";

struct Writer<'a> {
    out: String,
    leads: Leads<'a>,
    /// Paragraphs have no tags.
    is_inline: bool,
    /// The anchors of headings, and how often each was wanted; nothing where headings have none.
    anchors: Option<HashMap<String, u32>>,
    headings: Vec<Heading>,
    /// Where the heading that is open begins, and its words.
    heading: Option<(u8, usize, String)>,
    /// The links that are open.
    links: Vec<Link>,
    /// Links that lead nowhere show where they would lead.
    shows_addresses: bool,
    in_head: bool,
}

/// A link that is open.
enum Link {
    /// It has a tag.
    Live,
    /// Only its words stay.
    Words,
    /// The address stands behind its words, which begin at this byte of what is written.
    Shown { address: String, words: usize },
}

impl<'a> Writer<'a> {
    fn new(leads: Leads<'a>) -> Self {
        Self {
            out: String::new(),
            leads,
            is_inline: false,
            anchors: None,
            headings: Vec::new(),
            heading: None,
            links: Vec::new(),
            shows_addresses: false,
            in_head: false,
        }
    }

    fn write(&mut self, text: &str) {
        let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
        for event in Parser::new_ext(text, options) {
            match event {
                Event::Start(tag) => self.start(tag),
                Event::End(tag) => self.end(tag),
                Event::Text(text) => self.text(&text),
                Event::Code(text) => {
                    self.out.push_str("<code>");
                    self.text(&text);
                    self.out.push_str("</code>");
                }
                // A comment is for those who read the source, and only pages of a project have any.
                Event::Html(text) | Event::InlineHtml(text) => {
                    if self.anchors.is_none() || !text.starts_with("<!--") {
                        self.text(&text);
                    }
                }
                Event::InlineMath(text) | Event::DisplayMath(text) => self.text(&text),
                Event::FootnoteReference(text) => self.text(&text),
                Event::SoftBreak => self.text("\n"),
                Event::HardBreak => self.out.push_str("<br>"),
                Event::Rule => self.out.push_str("<hr>\n"),
                Event::TaskListMarker(is_done) => self.text(if is_done { "[x] " } else { "[ ] " }),
            }
        }
    }

    fn text(&mut self, text: &str) {
        push_escaped(text, &mut self.out);
        if let Some((_, _, words)) = &mut self.heading {
            words.push_str(text);
        } else if let Some(last) = self.headings.last_mut()
            && last.begins.len() < LONGEST_BEGIN
        {
            let gap = if text == "\n" { " " } else { text };
            last.begins.push_str(gap);
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        let html = match tag {
            Tag::Paragraph if self.is_inline => return,
            Tag::Paragraph => "<p>",
            Tag::Heading { level, .. } => return self.start_heading(level),
            Tag::BlockQuote(_) => "<blockquote>\n",
            Tag::CodeBlock(_) => "<pre><code>",
            Tag::List(None) => "<ul>\n",
            Tag::List(Some(1)) => "<ol>\n",
            Tag::List(Some(start)) => {
                self.out.push_str(&format!("<ol start=\"{start}\">\n"));
                return;
            }
            Tag::Item => "<li>",
            Tag::Table(_) => "<div class=\"scroll\" tabindex=\"0\"><table>\n",
            Tag::TableHead => {
                self.in_head = true;
                HEAD
            }
            Tag::TableRow => "<tr>",
            Tag::TableCell if self.in_head => HEAD_CELL,
            Tag::TableCell => "<td>",
            Tag::Emphasis => "<em>",
            Tag::Strong => "<strong>",
            Tag::Strikethrough => "<s>",
            // Pictures are not loaded; their words lead to them.
            Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. } => {
                return self.start_link(&dest_url);
            }
            Tag::HtmlBlock
            | Tag::FootnoteDefinition(_)
            | Tag::DefinitionList
            | Tag::DefinitionListTitle
            | Tag::DefinitionListDefinition
            | Tag::Superscript
            | Tag::Subscript
            | Tag::MetadataBlock(_) => return,
        };
        self.out.push_str(html);
    }

    fn end(&mut self, tag: TagEnd) {
        let html = match tag {
            TagEnd::Paragraph if self.is_inline => return,
            TagEnd::Paragraph => "</p>\n",
            TagEnd::Heading(_) => return self.end_heading(),
            TagEnd::BlockQuote(_) => "</blockquote>\n",
            TagEnd::CodeBlock => "</code></pre>\n",
            TagEnd::List(false) => "</ul>\n",
            TagEnd::List(true) => "</ol>\n",
            TagEnd::Item => "</li>\n",
            TagEnd::Table => "</tbody></table></div>\n",
            TagEnd::TableHead => return self.end_head(),
            TagEnd::TableRow => "</tr>\n",
            TagEnd::TableCell if self.in_head => return self.end_head_cell(),
            TagEnd::TableCell => "</td>",
            TagEnd::Emphasis => "</em>",
            TagEnd::Strong => "</strong>",
            TagEnd::Strikethrough => "</s>",
            TagEnd::Link | TagEnd::Image => return self.end_link(),
            TagEnd::HtmlBlock
            | TagEnd::FootnoteDefinition
            | TagEnd::DefinitionList
            | TagEnd::DefinitionListTitle
            | TagEnd::DefinitionListDefinition
            | TagEnd::Superscript
            | TagEnd::Subscript
            | TagEnd::MetadataBlock(_) => return,
        };
        self.out.push_str(html);
    }

    fn start_heading(&mut self, level: HeadingLevel) {
        match self.anchors {
            Some(_) => self.heading = Some((level as u8, self.out.len(), String::new())),
            // The headings of a page are ours; those of an author stand out, and no more.
            None => self.out.push_str("<p><strong>"),
        }
    }

    fn end_heading(&mut self) {
        let (Some(anchors), Some((level, at, text))) = (&mut self.anchors, self.heading.take())
        else {
            self.out.push_str("</strong></p>\n");
            return;
        };
        let id = anchor(anchors, &text);
        let open = format!("<h{level} id=\"{}\">", escaped(&id));
        self.out.insert_str(at, &open);
        self.out.push_str(&format!("</h{level}>\n"));
        self.headings.push(Heading {
            level,
            id,
            text,
            begins: String::new(),
        });
    }

    /// A cell without words is no heading.
    fn end_head_cell(&mut self) {
        match self.out.strip_suffix(HEAD_CELL) {
            Some(before) => {
                self.out.truncate(before.len());
                self.out.push_str(EMPTY_CELL);
            }
            None => self.out.push_str("</th>"),
        }
    }

    /// A row without any is not there.
    fn end_head(&mut self) {
        self.in_head = false;
        let at = self.out.rfind(HEAD).unwrap_or_default();
        let cells = &self.out[at + HEAD.len()..];
        match cells.replace(EMPTY_CELL, "").is_empty() {
            true => self.out.truncate(at),
            false => self.out.push_str("</tr></thead>\n"),
        }
        self.out.push_str("<tbody>");
    }

    fn start_link(&mut self, to: &str) {
        // A link in a link, such as a picture in one, has no address of its own.
        let is_inner = self.links.iter().any(|link| matches!(link, Link::Live));
        let leads = match is_inner {
            true => None,
            false => (self.leads)(to),
        };
        let Some(to) = leads else {
            let address = outside(to).filter(|_| self.shows_addresses);
            let words = self.out.len();
            self.links.push(match address {
                Some(address) => Link::Shown { address, words },
                None => Link::Words,
            });
            return;
        };
        self.links.push(Link::Live);
        let rel = match outside(&to) {
            Some(_) => " rel=\"noreferrer\"",
            None => "",
        };
        self.out
            .push_str(&format!("<a href=\"{}\"{rel}>", escaped(&to)));
    }
}

impl Writer<'_> {
    fn end_link(&mut self) {
        match self.links.pop() {
            Some(Link::Live) => self.out.push_str("</a>"),
            Some(Link::Shown { address, words }) => {
                let address = escaped(&address);
                if self.out[words..] != *address {
                    self.out.push_str(&format!(" (<code>{address}</code>)"));
                }
            }
            Some(Link::Words) | None => {}
        }
    }
}

/// The anchor of a heading, as GitHub makes it.
fn anchor(seen: &mut HashMap<String, u32>, text: &str) -> String {
    let slug = crate::docs::pages::slug(text);
    let count = seen.entry(slug.clone()).or_default();
    *count += 1;
    match *count {
        1 => slug,
        count => {
            let numbered = format!("{slug}-{}", count - 1);
            seen.insert(numbered.clone(), 1);
            numbered
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{authored, inline, page};

    #[test]
    fn nothing_of_an_author_runs_or_loads() {
        let html = authored(
            "<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> a <b onclick=x>b</b>\n\n\
             [a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.test) [d](a.html) [e](#x)\n\n\
             ![p](https://example.test/p.png) [f](https://example.test/\"onclick=x)\n\n[g](JavaScript&colon;x)",
        );
        assert!(!html.contains("<script") && !html.contains("<img") && !html.contains("<b "));
        assert!(!html.to_lowercase().contains("href=\"javascript"), "{html}");
        assert!(!html.contains("href"), "{html}");
        assert!(
            html.contains("p (<code>https://example.test/p.png</code>)"),
            "{html}"
        );
        assert!(
            html.contains("f (<code>https://example.test/&quot;onclick=x</code>)"),
            "{html}"
        );
        assert!(authored("a\u{202e}b").contains("aU+202Eb"));
        assert_eq!(
            authored("# A\n\n---\n"),
            "<p><strong>A</strong></p>\n<hr>\n"
        );
        assert_eq!(
            authored("<https://a.test> <ab:y>"),
            "<p>https://a.test ab:y</p>\n"
        );
    }

    #[test]
    fn lines_of_ours_read_as_they_are() {
        assert_eq!(inline("`a<b`"), "<code>a&lt;b</code>");
        assert_eq!(
            inline("\\<b> of `` a`b ``"),
            "&lt;b&gt; of <code>a`b</code>"
        );
        assert_eq!(
            inline("list of [Card](types/a.html#type-card) (1 to 3 items)"),
            "list of <a href=\"types/a.html#type-card\">Card</a> (1 to 3 items)"
        );
        assert_eq!(inline("1\\. x & y"), "1. x &amp; y");
    }

    #[test]
    fn heads_of_tables_have_words() {
        let table = |head: &str| {
            let html = authored(&format!("{head}\n|---|---|\n| a | b |\n"));
            html.split("<tbody>").next().unwrap_or_default().to_owned()
        };
        let open = "<div class=\"scroll\" tabindex=\"0\"><table>\n";
        assert_eq!(table("| | |"), open);
        let half = "<thead><tr><td></td><th scope=\"col\">x</th></tr></thead>\n";
        assert_eq!(table("| | x |"), format!("{open}{half}"));
    }

    #[test]
    fn headings_have_anchors_of_their_own() {
        let page = page("# A `b`\n\nWords.\n\n## C\n\n## C\n\n## C-1\n", &|_| None);
        let ids: Vec<&str> = page.headings.iter().map(|one| &*one.id).collect();
        assert_eq!(ids, ["a-b", "c", "c-1", "c-1-1"]);
        assert!(
            page.html
                .starts_with("<h1 id=\"a-b\">A <code>b</code></h1>"),
            "{}",
            page.html
        );
        assert_eq!(page.headings[0].begins, "Words.");
    }
}
