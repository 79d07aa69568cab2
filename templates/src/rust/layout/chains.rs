//! Chains of calls and fields.

use super::super::columns::{TAB, first_width, last_width, next_line, width};
use super::expr::{Expr, Kind, Link};
use super::shape::{NARROW, Shape, is_extendable};

/// How many lines the last link may take on the line of the others, whatever it would take on its own.
const TALL: usize = 5;

impl Shape {
    pub fn chain(
        self,
        root: &Expr<'_>,
        tries: usize,
        links: &[Link<'_>],
        flat: bool,
    ) -> Option<String> {
        let mut start = self.narrower(tries)?.rewrite(root, flat)? + &"?".repeat(tries);
        let mut extends = matches!(root.kind, Kind::Call(..)) && start.contains('\n');
        let is_only = links.len() == 1;
        let mut links = links;
        // A short start takes what follows it along.
        while width(&start) <= TAB.saturating_sub(self.offset)
            && !start.contains('\n')
            && let [first, rest @ ..] = links
        {
            let Some(text) = self.behind(width(&start))?.link(first, flat) else {
                break;
            };
            start.push_str(&text);
            extends = is_extendable(&start);
            links = rest;
        }
        let Some((last, between)) = links.split_last() else {
            return Some(start);
        };
        let child = Self::line(self.indent + if extends { 0 } else { TAB });
        let mut parts = vec![start];
        for link in between {
            parts.push(child.link(link, flat)?);
        }
        let extendable = extends && is_extendable(&parts[0]);
        let before = if extendable {
            last_width(&parts[0], 0)
        } else {
            parts.iter().map(|part| width(part)).sum()
        } + last.tries;
        let room = if is_only {
            self.width
        } else {
            self.width.min(NARROW)
        };
        let room = room.saturating_sub(before);
        let one_line = room > 0 && parts.iter().all(|part| !part.contains('\n'));
        let below = child.narrower(self.overhead() + last.tries);
        let own = if one_line || extendable {
            self.narrower(last.tries)?
        } else {
            below?
        };
        let over = own.behind(before).filter(|_| one_line || extendable);
        let (text, fits) = match over.and_then(|shape| shape.link(last, flat)) {
            Some(over) => {
                let lines = over.lines().count();
                let could = first_width(&over) <= room;
                let shorter = if could && lines >= TALL {
                    None
                } else {
                    let below = below?.link(last, flat);
                    below.filter(|below| !could || below.lines().count() < lines)
                };
                match shorter {
                    Some(below) => (below, false),
                    None => (over, could && one_line),
                }
            }
            None => (own.link(last, flat)?, false),
        };
        parts.push(text);
        if fits {
            return Some(parts.concat());
        }
        (!flat).then(|| parts.join(&next_line(child.indent)))
    }

    fn link(self, link: &Link<'_>, flat: bool) -> Option<String> {
        let shape = self.narrower(link.tries)?;
        let text = match &link.args {
            Some(args) => shape.call(&format!("{}(", link.name), args, flat, NARROW)?,
            None => link.name.to_owned(),
        };
        Some(text + &"?".repeat(link.tries))
    }
}
