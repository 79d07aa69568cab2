//! Expressions and types as far as their layout goes, read from their flat text.

/// An expression, as far as its layout goes.
pub(super) enum Expr<'t> {
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
pub(super) struct Link<'t> {
    pub(super) name: &'t str,
    pub(super) args: Option<Vec<Expr<'t>>>,
    pub(super) tries: usize,
}

impl<'t> Expr<'t> {
    /// What a text says; as a whole where it is none of these.
    pub(super) fn of(text: &'t str) -> Self {
        let mut rest = text;
        match expr(&mut rest) {
            Some(expr) if rest.is_empty() => expr,
            Some(_) | None => Self::Atom(text),
        }
    }

    /// What the text of a type says.
    pub(super) fn of_type(text: &'t str) -> Self {
        let mut rest = text;
        match ty(&mut rest) {
            Some(ty) if rest.is_empty() => ty,
            Some(_) | None => Self::Atom(text),
        }
    }

    pub(super) fn is_call(&self) -> bool {
        match self {
            Self::Call(..) => true,
            Self::Prefix(_, inner) => inner.is_call(),
            Self::Chain(root, _, links) => links.is_empty() && root.is_call(),
            Self::Atom(_) | Self::Generic(..) | Self::Tuple(_) => false,
        }
    }

    pub(super) fn is_type(&self) -> bool {
        matches!(self, Self::Generic(..) | Self::Tuple(_))
    }

    pub(super) fn is_method_call(&self) -> bool {
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
    pub(super) fn is_extended(&self) -> bool {
        match self {
            Self::Atom(text) => text.starts_with('(') || text.contains("!["),
            Self::Tuple(_) => true,
            Self::Generic(..) => false,
            Self::Prefix(_, inner) => inner.is_extended(),
            Self::Call(..) | Self::Chain(..) => self.is_call() || self.is_method_call(),
        }
    }

    pub(super) fn is_simple(&self) -> bool {
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
