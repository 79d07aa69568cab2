//! Calls, tuples and the arguments of types.

use super::super::columns::{TAB, first_width, last_width, listed, nested, next_line, width};
use super::expr::Expr;
use super::shape::Shape;

/// The longest argument that shares a line with others where a call is broken.
const SHORT: usize = 10;

impl Shape {
    /// What stands in brackets behind `head`, which has the one that opens them; together at most as wide as a limit.
    pub fn call(self, head: &str, args: &[Expr<'_>], flat: bool, limit: usize) -> Option<String> {
        let close = if head.ends_with('<') { ">" } else { ")" };
        // The colons before an angle bracket do not count.
        let colons = if head.ends_with("::<") { 2 } else { 0 };
        let used = last_width(head, self.indent) - 1 - colons;
        let fits = |inside: &str| first_width(inside) < self.width.saturating_sub(used);
        let in_own_line = |inside: &str| [head, &nested(self.indent, inside), close].concat();
        let behind_head = |inside: &str| {
            if fits(inside) {
                [head, inside, close].concat()
            } else {
                in_own_line(inside)
            }
        };
        if args.is_empty() {
            let space = if fits(" ") {
                String::new()
            } else {
                next_line(self.indent)
            };
            return Some([head, &space, close].concat());
        }
        // As rustfmt does it, by bytes.
        let taken = head.len() - width(head) + used;
        let room = self.width.saturating_sub(taken + 2);
        let below = Self::line(self.indent + TAB).narrower(1)?;
        let items = args.iter().map(|arg| below.rewrite(arg, flat));
        let items: Vec<Option<String>> = items.collect();
        if let ([arg], [item]) = (args, &items[..])
            && let Some(over) = self.overflowing(head, used, arg, flat, limit)
            && first_width(&over) <= limit.min(room)
        {
            // What is broken only once goes into a line of its own.
            let whole = item.as_ref().filter(|item| !item.contains('\n'));
            let broken_once = over.matches('\n').count() == 1;
            return Some(behind_head(whole.filter(|_| broken_once).unwrap_or(&over)));
        }
        let items: Vec<String> = items.into_iter().collect::<Option<_>>()?;
        let inside = items.join(", ");
        // The only one may be as wide as there is room.
        let limit = match &items[..] {
            [_] if room > 0 => room,
            _ => limit.min(room),
        };
        if !inside.contains('\n') && width(&inside) <= limit {
            return Some(behind_head(&inside));
        }
        let are_types = close == ">" || head == "(";
        let are_short = !are_types
            && args.iter().all(Expr::is_simple)
            && items.iter().all(|item| width(item) <= SHORT);
        Some(match are_short {
            true => in_own_line(&(inside + ",")),
            false => [head, &listed(self.indent, &items), close].concat(),
        })
    }

    /// The only argument of a call, where it may start on the line of the call and end on another.
    fn overflowing(
        self,
        head: &str,
        used: usize,
        arg: &Expr<'_>,
        flat: bool,
        limit: usize,
    ) -> Option<String> {
        // Behind so short a name it always may.
        let is_combined = head.len() <= TAB && !arg.is_type();
        if !is_combined && !arg.is_extended() {
            return None;
        }
        let shape = self.behind(used + 1).and_then(|shape| shape.narrower(1));
        let mut shape = shape.unwrap_or(Self { width: 0, ..self });
        if arg.is_call() {
            shape.width = shape.width.min(limit);
        }
        shape.rewrite(arg, flat || !is_combined && arg.is_method_call())
    }
}
