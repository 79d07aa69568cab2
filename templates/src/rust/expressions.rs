//! Calls and chains of calls, laid out as rustfmt does it: the flat text in, the lines out.

use super::layout::{WIDTH, pad, width};

/// The longest list of arguments on one line, and the longest chain.
const NARROW: usize = 60;
/// The longest argument that shares a line with others where a call is broken.
const SHORT: usize = 10;
const TAB: usize = 4;

/// A statement, flat as it is given, with what stands before and behind the value: `let a = value;`, `value;`, `value`.
pub(super) fn statement(out: &mut String, indent: usize, head: &str, value: &str, end: &str) {
    pad(out, indent);
    out.push_str(head);
    let space = if head.is_empty() { "" } else { " " };
    // What is as narrow as this has nothing to break.
    let flat = width(head) + space.len() + width(value) + end.len();
    if width(value) <= NARROW && indent + flat <= WIDTH {
        out.push_str(space);
        out.push_str(value);
    } else {
        let shape = Shape::line(indent).narrower(end.len());
        match shape.and_then(|shape| shape.statement(head, &Expr::of(value))) {
            Some(text) => out.push_str(&text),
            // What does not fit anywhere is left as it is by rustfmt.
            None => {
                out.push_str(space);
                push_apart(out, indent, value);
            }
        }
    }
    out.push_str(end);
    out.push('\n');
}

/// A call with an argument a line, though lines are too long; anything else as it is.
fn push_apart(out: &mut String, indent: usize, value: &str) {
    let call = value.rfind(')').and_then(|close| {
        let (head, args) = value[..close].split_once('(')?;
        (!args.is_empty() && !args.contains(['(', '"'])).then_some((head, args, &value[close..]))
    });
    let Some((head, args, end)) = call else {
        return out.push_str(value);
    };
    out.push_str(head);
    out.push('(');
    for arg in args.split(", ") {
        line(out, indent + TAB);
        out.push_str(arg);
        out.push(',');
    }
    line(out, indent);
    out.push_str(end);
}

/// A name for a type: `head ty;`, behind the indentation.
pub(super) fn typed(indent: usize, head: &str, ty: &str) -> String {
    let shape = Shape::line(indent).narrower(1);
    let text = shape.and_then(|shape| shape.assigned(head, &Expr::of_type(ty)));
    format!("{head}{};", text.unwrap_or_else(|| format!(" {ty}")))
}

/// A field of a struct: `head ty,`.
pub(super) fn field(out: &mut String, indent: usize, head: &str, ty: &str) {
    pad(out, indent);
    let flat = indent + width(head) + 1 + width(ty) + 1;
    if width(ty) <= NARROW && flat <= WIDTH {
        out.push_str(&format!("{head} {ty},\n"));
        return;
    }
    let expr = Expr::of_type(ty);
    let shape = Shape::line(indent).narrower(1);
    let beside = shape
        .and_then(|shape| shape.behind(width(head) + 1))
        .and_then(|shape| shape.rewrite(&expr, false))
        .filter(|text| !text.contains('\n'))
        .map(|text| format!(" {text}"));
    let text = beside.or_else(|| shape?.assigned(head, &expr));
    out.push_str(&format!(
        "{head}{},\n",
        text.unwrap_or_else(|| format!(" {ty}"))
    ));
}

/// A type from a column on, broken where it does not fit before the end of the line.
pub(super) fn type_from(indent: usize, offset: usize, ty: &str) -> String {
    let shape = Shape::line(indent).behind(offset);
    let text = shape.and_then(|shape| shape.rewrite(&Expr::of_type(ty), false));
    text.unwrap_or_else(|| ty.to_owned())
}

/// The same where a comma must follow.
pub(super) fn type_item(indent: usize, offset: usize, ty: &str) -> String {
    // `impl` itself does not count.
    let (start, bare) = match ty.strip_prefix("impl ") {
        Some(bare) => ("impl ", bare),
        None => ("", ty),
    };
    let shape = Shape::line(indent)
        .narrower(1)
        .and_then(|shape| shape.behind(offset));
    let text = shape.and_then(|shape| shape.rewrite(&Expr::of_type(bare), false));
    format!("{start}{}", text.as_deref().unwrap_or(bare))
}

/// A field of a struct literal: `name: value,`.
pub(super) fn init(out: &mut String, indent: usize, name: &str, value: &str) {
    pad(out, indent);
    out.push_str(name);
    out.push(':');
    let expr = Expr::of(value);
    let beside = Shape::line(indent)
        .narrower(1)
        .and_then(|shape| shape.behind(width(name) + 2))
        .and_then(|shape| shape.rewrite(&expr, false));
    let below = || Shape::line(indent + TAB).rewrite(&expr, false);
    if let Some(text) = beside {
        out.push(' ');
        out.push_str(&text);
    } else if let Some(text) = below() {
        line(out, indent + TAB);
        out.push_str(&text);
    } else {
        out.push(' ');
        out.push_str(value);
    }
    out.push_str(",\n");
}

/// The head of a condition, and the brace that opens its block: `if let pattern = value {`, or `if value {`.
pub(super) fn condition(out: &mut String, indent: usize, head: &str, value: &str) {
    pad(out, indent);
    let expr = Expr::of(value);
    let (keyword, binding) = head.split_once(' ').unwrap_or((head, ""));
    let text = Shape::line(indent)
        .behind(width(keyword) + 1)
        .and_then(|shape| match binding {
            "" => shape.rewrite(&expr, false),
            binding => Some(format!("{binding}{}", shape.assigned(binding, &expr)?)),
        });
    out.push_str(keyword);
    out.push(' ');
    let Some(text) = text else {
        let space = if binding.is_empty() { "" } else { " " };
        out.push_str(&format!("{binding}{space}{value} {{\n"));
        return;
    };
    out.push_str(&text);
    let room = WIDTH - (indent + width(keyword) + 1 + 2);
    let is_too_long = !text.contains('\n') && width(&text) > room;
    if is_too_long || text.contains('\n') && !is_extendable(&text) {
        line(out, indent);
    } else {
        out.push(' ');
    }
    out.push_str("{\n");
}

/// An arm of a match: `pattern => value,`, in a block where that is better, and the pattern broken where it is too long.
pub(super) fn arm(out: &mut String, indent: usize, pattern: &str, value: &str) {
    pad(out, indent);
    let flat = width(pattern) + " => ".len() + width(value) + 1;
    if width(value) <= NARROW && indent + flat <= WIDTH {
        out.push_str(&format!("{pattern} => {value},\n"));
        return;
    }
    let expr = Expr::of(value);
    let pattern = broken_pattern(indent, pattern);
    out.push_str(&pattern);
    let arrow = last_width(&pattern, indent) + " => ".len();
    let beside_shape = Shape::line(indent)
        .behind(arrow)
        .and_then(|shape| shape.narrower(1));
    let beside = beside_shape.and_then(|shape| shape.rewrite(&expr, false));
    let room = beside_shape.map_or(0, |shape| shape.width);
    let whole = |text: &str| !text.contains('\n') && width(text) <= room;
    let below = || Shape::line(indent + TAB).rewrite(&expr, false);
    let (text, in_block) = match (beside, below()) {
        (Some(beside), _) if whole(&beside) => (beside, false),
        (Some(beside), Some(below)) if prefers_next_line(&beside, &below) => (below, true),
        (Some(beside), _) if expr.is_extended() && first_width(&beside) <= room => (beside, false),
        (Some(beside), Some(below)) if beside.contains('\n') => (below, true),
        (None, Some(below)) => (below, true),
        (Some(beside), _) => (beside, false),
        (None, None) => (value.to_owned(), false),
    };
    if in_block {
        out.push_str(" => {");
        line(out, indent + TAB);
        out.push_str(&text);
        line(out, indent);
        out.push_str("}\n");
    } else {
        out.push_str(&format!(" => {text},\n"));
    }
}

/// An arm of a match up to the brace that opens its block.
pub(super) fn block_arm(out: &mut String, indent: usize, pattern: &str) {
    pad(out, indent);
    let pattern = broken_pattern(indent, pattern);
    out.push_str(&pattern);
    out.push_str(" =>");
    if Shape::line(indent)
        .behind(last_width(&pattern, indent) + " => ".len())
        .is_some()
    {
        out.push(' ');
    } else {
        line(out, indent);
    }
    out.push_str("{\n");
}

/// A pattern such as `Self::Name(value)`, its parts on lines of their own where it is too long.
fn broken_pattern(indent: usize, pattern: &str) -> String {
    if indent + width(pattern) + " => {".len() <= WIDTH || pattern.starts_with('"') {
        return pattern.to_owned();
    }
    let Some(shape) = Shape::line(indent).narrower(" => {".len()) else {
        return pattern.to_owned();
    };
    let broken = match Expr::of(pattern) {
        Expr::Call(head, args) => shape.call(&format!("{head}("), &args, false, WIDTH),
        Expr::Atom(_) | Expr::Prefix(..) | Expr::Chain(..) | Expr::Generic(..) | Expr::Tuple(_) => {
            None
        }
    };
    broken.unwrap_or_else(|| pattern.to_owned())
}

/// An expression, as far as its layout goes.
enum Expr<'t> {
    Atom(&'t str),
    /// `&`, `*`, `!` or `-` before another.
    Prefix(&'t str, Box<Expr<'t>>),
    Call(&'t str, Vec<Expr<'t>>),
    /// A type with arguments in angle brackets, the bracket that opens them with its name.
    Generic(&'t str, Vec<Expr<'t>>),
    /// Types in parentheses.
    Tuple(Vec<Expr<'t>>),
    /// What the first link stands behind, how many `?` follow it, and the links.
    Chain(Box<Expr<'t>>, usize, Vec<Link<'t>>),
}

/// `.name`, or `.name(args)`, and the `?` behind it.
struct Link<'t> {
    name: &'t str,
    args: Option<Vec<Expr<'t>>>,
    tries: usize,
}

impl<'t> Expr<'t> {
    /// What a text says; as a whole where it is none of these.
    fn of(text: &'t str) -> Self {
        let mut rest = text;
        match expr(&mut rest) {
            Some(expr) if rest.is_empty() => expr,
            Some(_) | None => Self::Atom(text),
        }
    }

    /// What the text of a type says.
    fn of_type(text: &'t str) -> Self {
        let mut rest = text;
        match ty(&mut rest) {
            Some(ty) if rest.is_empty() => ty,
            Some(_) | None => Self::Atom(text),
        }
    }

    fn is_call(&self) -> bool {
        match self {
            Self::Call(..) => true,
            Self::Prefix(_, inner) => inner.is_call(),
            Self::Chain(root, _, links) => links.is_empty() && root.is_call(),
            Self::Atom(_) | Self::Generic(..) | Self::Tuple(_) => false,
        }
    }

    fn is_type(&self) -> bool {
        matches!(self, Self::Generic(..) | Self::Tuple(_))
    }

    fn is_method_call(&self) -> bool {
        match self {
            Self::Chain(root, _, links) => match links.last() {
                Some(link) => link.args.is_some(),
                None => root.is_method_call(),
            },
            Self::Prefix(_, inner) => inner.is_method_call(),
            Self::Call(..) | Self::Atom(_) | Self::Generic(..) | Self::Tuple(_) => false,
        }
    }

    /// Whether it may start on the line of what it is an argument of, and end on another.
    fn is_extended(&self) -> bool {
        match self {
            Self::Atom(text) => text.starts_with('(') || text.contains("!["),
            Self::Tuple(_) => true,
            Self::Generic(..) => false,
            Self::Prefix(_, inner) => inner.is_extended(),
            Self::Call(..) | Self::Chain(..) => self.is_call() || self.is_method_call(),
        }
    }

    fn is_simple(&self) -> bool {
        match self {
            Self::Atom(text) => {
                text.starts_with('"') || !text.contains("::") && !text.starts_with(['(', '|', '<'])
            }
            Self::Prefix(_, inner) => inner.is_simple(),
            Self::Chain(root, _, links) => {
                root.is_simple() && links.iter().all(|link| link.args.is_none())
            }
            Self::Call(..) | Self::Generic(..) | Self::Tuple(_) => false,
        }
    }
}

/// Where something may stand: from a column on, with some room.
#[derive(Clone, Copy)]
struct Shape {
    width: usize,
    indent: usize,
    offset: usize,
}

impl Shape {
    fn line(indent: usize) -> Self {
        Self {
            width: WIDTH.saturating_sub(indent),
            indent,
            offset: 0,
        }
    }

    fn narrower(self, by: usize) -> Option<Self> {
        let width = self.width.checked_sub(by)?;
        Some(Self { width, ..self })
    }

    fn behind(self, by: usize) -> Option<Self> {
        let offset = self.offset + by;
        let shape = self.narrower(by)?;
        Some(Self { offset, ..shape })
    }

    /// What must follow on the last line.
    fn overhead(self) -> usize {
        WIDTH.saturating_sub(self.indent + self.offset + self.width)
    }

    fn statement(self, head: &str, expr: &Expr<'_>) -> Option<String> {
        if head.is_empty() {
            self.rewrite(expr, false)
        } else {
            self.assigned(head, expr)
        }
    }

    /// What follows `head`, whose last character is an equals sign.
    fn assigned(self, head: &str, expr: &Expr<'_>) -> Option<String> {
        let taken = width(head) + 1;
        let beside_shape = self.behind(taken).unwrap_or(Self {
            width: 0,
            offset: self.offset + taken,
            ..self
        });
        let beside = beside_shape.rewrite(expr, false);
        if let Some(text) = &beside
            && !text.contains('\n')
            && width(text) <= beside_shape.width
        {
            return Some(format!(" {text}"));
        }
        let below_shape = Self::line(self.indent + TAB).narrower(beside_shape.overhead())?;
        let below = below_shape.rewrite(expr, false);
        let next_line = |text: &str| {
            let mut out = String::new();
            line(&mut out, self.indent + TAB);
            out + text
        };
        match (beside, below) {
            (Some(beside), Some(below)) if !below_shape.holds(&below) => Some(format!(" {beside}")),
            (Some(beside), Some(below)) if prefers_next_line(&beside, &below) => {
                Some(next_line(&below))
            }
            (None, Some(below)) => Some(next_line(&below)),
            (Some(beside), _) => Some(format!(" {beside}")),
            (None, None) => None,
        }
    }

    fn holds(self, text: &str) -> bool {
        first_width(text) <= self.width
            && (!text.contains('\n')
                || text.lines().skip(1).all(|line| width(line) <= WIDTH)
                    && last_width(text, 0) <= self.indent + self.offset + self.width)
    }

    /// The text of an expression, which may need more room than there is; `flat` where chains must not be broken.
    fn rewrite(self, expr: &Expr<'_>, flat: bool) -> Option<String> {
        match expr {
            // A path must fit, text need not.
            Expr::Atom(text) => {
                (text.starts_with('"') || text.contains(' ') || width(text) <= self.width)
                    .then(|| (*text).to_owned())
            }
            Expr::Generic(head, args) => self.generic(head, args),
            Expr::Tuple(items) => self.call("(", items, flat, NARROW),
            Expr::Prefix(prefix, inner) => {
                let inner = self.behind(prefix.len())?.rewrite(inner, flat)?;
                Some(format!("{prefix}{inner}"))
            }
            Expr::Call(head, args) => {
                let head = self.callee(head)?;
                self.call(&(head + "("), args, flat, NARROW)
            }
            Expr::Chain(root, tries, links) => {
                let text = self.chain(root, *tries, links, flat)?;
                self.holds(&text).then_some(text)
            }
        }
    }

    /// The path that is called, its types on lines of their own where they do not fit.
    fn callee(self, head: &str) -> Option<String> {
        match head.split_once("::<") {
            Some((path, _)) if head.ends_with('>') && !path.is_empty() => {
                self.rewrite(&Expr::of_type(head), false)
            }
            Some(_) | None => (width(head) <= self.width).then(|| head.to_owned()),
        }
    }

    fn generic(self, head: &str, args: &[Expr<'_>]) -> Option<String> {
        self.narrower(width(head.trim_end_matches("::<").trim_end_matches('<')))?;
        self.call(head, args, false, WIDTH)
    }

    /// What stands in brackets behind `head`, which has the one that opens them.
    fn call(self, head: &str, args: &[Expr<'_>], flat: bool, limit: usize) -> Option<String> {
        let close = if head.ends_with('<') { ">" } else { ")" };
        // The colons before an angle bracket do not count.
        let colons = if head.ends_with("::<") { 2 } else { 0 };
        let used = last_width(head, self.indent) - 1 - colons;
        // As rustfmt does it, by bytes.
        let taken = head.len() - width(head) + used;
        let fits = |inside: &str| first_width(inside) < self.width.saturating_sub(used);
        let mut out = head.to_owned();
        let [.., last] = args else {
            if !fits(" ") {
                line(&mut out, self.indent);
            }
            return Some(out + close);
        };
        let room = self.width.saturating_sub(taken + 2);
        let nested = Self::line(self.indent + TAB).narrower(1)?;
        let items: Vec<Option<String>> = args.iter().map(|arg| nested.rewrite(arg, flat)).collect();
        let horizontal = |items: &[Option<String>]| {
            let items = || items.iter().flatten();
            let total: usize = items().map(|item| width(item) + 2).sum();
            total.saturating_sub(2) <= limit.min(room) && !items().any(|item| item.contains('\n'))
        };
        // The only argument may start on this line and end on another.
        let combined = args.len() == 1 && head.len() <= TAB && !last.is_type();
        if combined || args.len() == 1 && last.is_extended() {
            let shape = self
                .behind(used + 1)
                .and_then(|shape| shape.narrower(1))
                .unwrap_or(Self { width: 0, ..self });
            let shape = if last.is_call() {
                Self {
                    width: shape.width.min(limit),
                    ..shape
                }
            } else {
                shape
            };
            let flat = flat || !combined && last.is_method_call();
            let over = shape.rewrite(last, flat);
            let first = over.as_ref().and_then(|text| text.lines().next());
            let first = first.map(str::to_owned).or_else(|| items[0].clone());
            if let Some(mut text) = over
                && horizontal(&[first])
            {
                if text.matches('\n').count() == 1
                    && let Some(whole) = &items[0]
                    && !whole.contains('\n')
                {
                    text.clone_from(whole);
                }
                if fits(&text) {
                    return Some(out + &text + close);
                }
                line(&mut out, self.indent + TAB);
                out.push_str(&text);
                line(&mut out, self.indent);
                return Some(out + close);
            }
        }
        let items: Vec<String> = items.into_iter().collect::<Option<_>>()?;
        let only = match &items[..] {
            [only] => room != 0 && !only.contains('\n') && width(only) <= room,
            _ => false,
        };
        let flat_items = items.join(", ");
        let wrapped: Vec<Option<String>> = items.iter().cloned().map(Some).collect();
        if only || horizontal(&wrapped) {
            if fits(&flat_items) {
                return Some(out + &flat_items + close);
            }
            line(&mut out, self.indent + TAB);
            out.push_str(&flat_items);
            line(&mut out, self.indent);
            return Some(out + close);
        }
        let types = close == ">" || head == "(";
        let short = !types
            && args.iter().all(Expr::is_simple)
            && items.iter().all(|item| width(item) <= SHORT);
        if short {
            line(&mut out, self.indent + TAB);
            out.push_str(&flat_items);
            out.push(',');
        } else {
            for item in &items {
                line(&mut out, self.indent + TAB);
                out.push_str(item);
                out.push(',');
            }
        }
        line(&mut out, self.indent);
        Some(out + close)
    }

    fn chain(
        self,
        root: &Expr<'_>,
        tries: usize,
        links: &[Link<'_>],
        flat: bool,
    ) -> Option<String> {
        let mut start = self.narrower(tries)?.rewrite(root, flat)? + &"?".repeat(tries);
        let mut extends = matches!(root, Expr::Call(..)) && start.contains('\n');
        let all = links.len();
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
        let budget = if all == 1 {
            self.width
        } else {
            self.width.min(NARROW)
        };
        let budget = budget.saturating_sub(before);
        let one_line = budget > 0 && parts.iter().all(|part| !part.contains('\n'));
        let below = child.narrower(self.overhead() + last.tries);
        let own = if one_line || extendable {
            self.narrower(last.tries)?
        } else {
            below?
        };
        let mut fits = false;
        let mut text = None;
        if (one_line || extendable)
            && let Some(over) = own.behind(before).and_then(|shape| shape.link(last, flat))
        {
            let lines = over.lines().count();
            let could = first_width(&over) <= budget;
            if could && lines >= 5 {
                text = Some(over);
                fits = one_line;
            } else {
                text = match below?.link(last, flat) {
                    Some(below) if !could || below.lines().count() < lines => Some(below),
                    Some(_) | None => {
                        fits = could && one_line;
                        Some(over)
                    }
                };
            }
        }
        let text = match text {
            Some(text) => text,
            None => own.link(last, flat)?,
        };
        parts.push(text);
        if fits {
            return Some(parts.concat());
        }
        if flat {
            return None;
        }
        let mut out = String::new();
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                line(&mut out, child.indent);
            }
            out.push_str(part);
        }
        Some(out)
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

fn prefers_next_line(beside: &str, below: &str) -> bool {
    let lines = |text: &str| text.matches('\n').count();
    let opens = |text: &str| text.lines().next().is_some_and(|line| line.ends_with('('));
    !below.contains('\n') || lines(beside) > lines(below) + 1 || opens(beside) && !opens(below)
}

/// Whether the last line has only what closes something.
fn is_extendable(text: &str) -> bool {
    let last = text.rsplit('\n').next().unwrap_or_default();
    text.contains('\n')
        && last
            .chars()
            .all(|c| matches!(c, '(' | ')' | ']' | '}' | '?' | '>' | ' '))
}

fn first_width(text: &str) -> usize {
    text.lines().next().map_or(0, width)
}

/// Up to which column the last line goes, less `indent` where there are others before it.
fn last_width(text: &str, indent: usize) -> usize {
    match text.rsplit_once('\n') {
        Some((_, last)) => width(last).saturating_sub(indent),
        None => width(text),
    }
}

fn line(out: &mut String, indent: usize) {
    out.push('\n');
    pad(out, indent);
}

fn expr<'t>(rest: &mut &'t str) -> Option<Expr<'t>> {
    for prefix in ["&mut ", "&", "*", "!", "-"] {
        if let Some(behind) = rest.strip_prefix(prefix) {
            let text = &rest[..prefix.len()];
            *rest = behind;
            return Some(Expr::Prefix(text, Box::new(expr(rest)?)));
        }
    }
    let start = *rest;
    let mut root = primary(rest)?;
    let tries = questions(rest);
    let mut links = Vec::new();
    while rest.starts_with('.') {
        let end = 1 + path_end(&rest[1..])?;
        let name = take(rest, end);
        let args = arguments(rest)?;
        let tries = questions(rest);
        links.push(Link { name, args, tries });
    }
    if let Some(behind) = rest.strip_prefix(" as ") {
        // A cast goes on one line.
        *rest = behind;
        let end = path_end(rest)?;
        let ty = take(rest, end);
        let whole = start.len() - rest.len();
        debug_assert!(start[..whole].ends_with(ty), "a cast ends with its type");
        return Some(Expr::Atom(&start[..whole]));
    }
    if tries > 0 || !links.is_empty() {
        root = Expr::Chain(Box::new(root), tries, links);
    }
    Some(root)
}

fn primary<'t>(rest: &mut &'t str) -> Option<Expr<'t>> {
    let first = rest.chars().next()?;
    if first == '"' {
        let mut escaped = false;
        let end = rest[1..].find(|c| {
            let end = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            end
        })?;
        return Some(Expr::Atom(take(rest, end + 2)));
    }
    if first.is_ascii_digit() {
        let is_part = |c: char| c.is_alphanumeric() || c == '.' || c == '_';
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        return Some(Expr::Atom(take(rest, end)));
    }
    let end = path_end(rest)?;
    let head = take(rest, end);
    Some(match arguments(rest)? {
        Some(args) => Expr::Call(head, args),
        None => Expr::Atom(head),
    })
}

/// The arguments in parentheses, where some follow.
#[expect(
    clippy::option_option,
    reason = "there may be none, or what is no list of them"
)]
fn arguments<'t>(rest: &mut &'t str) -> Option<Option<Vec<Expr<'t>>>> {
    let Some(behind) = rest.strip_prefix('(') else {
        return Some(None);
    };
    *rest = behind;
    let mut args = Vec::new();
    loop {
        if let Some(behind) = rest.strip_prefix(')') {
            *rest = behind;
            return Some(Some(args));
        }
        if !args.is_empty() {
            *rest = rest.strip_prefix(", ")?;
        }
        args.push(expr(rest)?);
    }
}

fn ty<'t>(rest: &mut &'t str) -> Option<Expr<'t>> {
    if let Some(behind) = rest.strip_prefix('&') {
        let text = &rest[..1];
        *rest = behind;
        return Some(Expr::Prefix(text, Box::new(ty(rest)?)));
    }
    if let Some(behind) = rest.strip_prefix('(') {
        if let Some(behind) = behind.strip_prefix(')') {
            *rest = behind;
            return Some(Expr::Tuple(Vec::new()));
        }
        *rest = behind;
        let items = types(rest, ')')?;
        return (items.len() > 1).then_some(Expr::Tuple(items));
    }
    let is_lifetime = rest.starts_with('\'');
    let start = usize::from(is_lifetime);
    let end = rest[start..]
        .find(['<', '>', ',', '(', ')', ' ', '\''])
        .map_or(rest.len(), |end| start + end);
    if end == start {
        return None;
    }
    if is_lifetime || !rest[end..].starts_with('<') {
        return Some(Expr::Atom(take(rest, end)));
    }
    let head = take(rest, end + 1);
    Some(Expr::Generic(head, types(rest, '>')?))
}

/// Types up to the bracket that closes them.
fn types<'t>(rest: &mut &'t str, close: char) -> Option<Vec<Expr<'t>>> {
    let mut all = vec![ty(rest)?];
    while let Some(behind) = rest.strip_prefix(", ") {
        *rest = behind;
        all.push(ty(rest)?);
    }
    *rest = rest.strip_prefix(close)?;
    Some(all)
}

fn questions(rest: &mut &str) -> usize {
    let behind = rest.trim_start_matches('?');
    let count = rest.len() - behind.len();
    *rest = behind;
    count
}

/// Where a path ends that may have types in angle brackets.
fn path_end(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.checked_sub(1)?,
            _ if depth > 0 || c == '_' || c == ':' || c == '#' || c.is_alphanumeric() => {}
            _ if at == 0 => return None,
            _ => return Some(at),
        }
    }
    (depth == 0 && !text.is_empty()).then_some(text.len())
}

fn take<'t>(rest: &mut &'t str, end: usize) -> &'t str {
    let (text, behind) = rest.split_at(end);
    *rest = behind;
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid_out(head: &str, value: &str, end: &str) -> String {
        let mut out = String::new();
        statement(&mut out, 4, head, value, end);
        out
    }

    #[test]
    fn short_statements_stay_on_a_line() {
        assert_eq!(laid_out("let a =", "f(b)?", ";"), "    let a = f(b)?;\n");
        assert_eq!(laid_out("", "a.b().c()", ""), "    a.b().c()\n");
    }

    #[test]
    fn arguments_wider_than_sixty_have_lines_of_their_own() {
        let (a, b) = ("a".repeat(30), "b".repeat(30));
        assert_eq!(
            laid_out("", &format!("f({a}, {b})"), ";"),
            format!("    f(\n        {a},\n        {b},\n    );\n")
        );
        let call = "g".repeat(50);
        assert_eq!(
            laid_out("let value =", &format!("{call}({})?", "a".repeat(33)), ";"),
            format!("    let value =\n        {call}({})?;\n", "a".repeat(33))
        );
    }

    #[test]
    fn chains_wider_than_sixty_have_a_link_a_line() {
        let (a, b) = ("a".repeat(30), "b".repeat(30));
        assert_eq!(
            laid_out("", &format!("start.{a}().{b}()"), ";"),
            format!("    start\n        .{a}()\n        .{b}();\n")
        );
    }

    #[test]
    fn calls_that_fit_nowhere_stay_as_they_are() {
        let call = format!("{}()", "f".repeat(100));
        assert_eq!(laid_out("", &call, ""), format!("    {call}\n"));
        let call = format!("{}(a)", "f".repeat(100));
        assert_eq!(
            laid_out("", &call, ""),
            format!("    {}(\n        a,\n    )\n", "f".repeat(100))
        );
    }

    #[test]
    fn an_empty_list_of_arguments_breaks_where_it_just_does_not_fit() {
        let function = "f".repeat(95);
        assert_eq!(
            laid_out("", &format!("{function}()"), ""),
            format!("    {function}(\n    )\n")
        );
    }

    #[test]
    fn room_is_taken_by_bytes() {
        let function = |first: &str| format!("{first}{}", "f".repeat(82));
        assert_eq!(
            laid_out("let v =", &format!("{}(r)?", function("a")), ";"),
            format!("    let v = {}(r)?;\n", function("a"))
        );
        assert_eq!(
            laid_out("let v =", &format!("{}(r)?", function("é")), ";"),
            format!("    let v =\n        {}(r)?;\n", function("é"))
        );
    }

    #[test]
    fn texts_fit_by_their_columns() {
        let text = "\"[\\\"1\\\",9223372036854775807,\\\"é\\\"]\"";
        let value = format!("toolrt::Secret::new(toolrt::codec::constant({text}))");
        assert_eq!(laid_out("", &value, ""), format!("    {value}\n"));
    }

    #[test]
    fn types_are_broken_from_outside_in() {
        let item = |length: usize| "T".repeat(length);
        let mut out = String::new();
        field(
            &mut out,
            4,
            "pub a:",
            &format!("Vec<({}, {})>", item(30), item(31)),
        );
        assert_eq!(
            out,
            format!(
                "    pub a: Vec<(\n        {},\n        {},\n    )>,\n",
                item(30),
                item(31)
            )
        );
        assert_eq!(
            typed(4, "type A =", &item(87)),
            format!("type A =\n        {};", item(87))
        );
        assert_eq!(type_from(0, 0, "Pages<'a, T>"), "Pages<'a, T>");
        assert_eq!(
            type_from(0, 0, &format!("Pages<'a, {}>", item(90))),
            format!("Pages<\n    'a,\n    {},\n>", item(90))
        );
    }

    #[test]
    fn an_arm_moves_a_long_value_into_a_block() {
        let pattern = format!("\"{}\"", "k".repeat(60));
        let value = "v".repeat(30);
        let mut out = String::new();
        arm(&mut out, 8, &pattern, &value);
        assert_eq!(
            out,
            format!("        {pattern} => {{\n            {value}\n        }}\n")
        );
    }

    #[test]
    fn a_brace_stands_behind_closing_brackets() {
        let mut out = String::new();
        condition(
            &mut out,
            8,
            "match",
            &format!("r.tag(\"{}\")?", "t".repeat(80)),
        );
        assert_eq!(
            out,
            format!(
                "        match r.tag(\n            \"{}\",\n        )? {{\n",
                "t".repeat(80)
            )
        );
    }
}
