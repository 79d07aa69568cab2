//! Expressions and types as far as their layout goes: trees over a stretch of a line.

use super::piece::Piece;
use crate::code::Bracket;

/// An expression or a type.
pub(super) struct Expr<'t> {
    /// All of it, in one line.
    pub text: &'t str,
    pub kind: Kind<'t>,
}

pub(super) enum Kind<'t> {
    /// What is not broken: a path, a literal, and all that is none of the others.
    Atom(Piece<'t>),
    /// `&`, `*`, `!` or `-` before another.
    Prefix(&'t str, Box<Expr<'t>>),
    /// What is called, and its arguments.
    Call(Piece<'t>, Vec<Expr<'t>>),
    /// A type with arguments in angle brackets, the bracket that opens them with its name.
    Generic(&'t str, Vec<Expr<'t>>),
    /// Types in parentheses.
    Tuple(Vec<Expr<'t>>),
    /// What the first link stands behind, how many `?` follow it, and the links.
    Chain(Box<Expr<'t>>, usize, Vec<Link<'t>>),
}

/// `.name`, or `.name(args)`, and the `?` behind it.
pub(super) struct Link<'t> {
    pub name: &'t str,
    pub args: Option<Vec<Expr<'t>>>,
    pub tries: usize,
}

impl<'t> Expr<'t> {
    /// An expression; an atom where something in it is none that we know.
    pub fn of(piece: Piece<'t>) -> Self {
        whole(piece).unwrap_or_else(|| Self::atom(piece))
    }

    /// A type, in the same way.
    pub fn of_type(piece: Piece<'t>) -> Self {
        ty(piece).unwrap_or_else(|| Self::atom(piece))
    }

    fn atom(piece: Piece<'t>) -> Self {
        let (text, kind) = (piece.text, Kind::Atom(piece));
        Self { text, kind }
    }

    pub fn is_call(&self) -> bool {
        match &self.kind {
            Kind::Call(..) => true,
            Kind::Prefix(_, inner) => inner.is_call(),
            Kind::Chain(root, _, links) => links.is_empty() && root.is_call(),
            Kind::Atom(_) | Kind::Generic(..) | Kind::Tuple(_) => false,
        }
    }

    pub fn is_type(&self) -> bool {
        matches!(self.kind, Kind::Generic(..) | Kind::Tuple(_))
    }

    pub fn is_method_call(&self) -> bool {
        match &self.kind {
            Kind::Chain(root, _, links) => match links.last() {
                Some(link) => link.args.is_some(),
                None => root.is_method_call(),
            },
            Kind::Prefix(_, inner) => inner.is_method_call(),
            Kind::Call(..) | Kind::Atom(_) | Kind::Generic(..) | Kind::Tuple(_) => false,
        }
    }

    /// Whether it may start on the line of what it is an argument of, and end on another.
    pub fn is_extended(&self) -> bool {
        match &self.kind {
            Kind::Atom(piece) => {
                let list = piece.group(Bracket::Square);
                piece.text.starts_with('(')
                    || list.is_some_and(|(head, ..)| head.text.ends_with('!'))
            }
            Kind::Tuple(_) => true,
            Kind::Generic(..) => false,
            Kind::Prefix(_, inner) => inner.is_extended(),
            Kind::Call(..) | Kind::Chain(..) => self.is_call() || self.is_method_call(),
        }
    }

    /// Whether it may share a line with others where a call is broken.
    pub fn is_simple(&self) -> bool {
        match &self.kind {
            Kind::Atom(piece) => {
                piece.literal_end() == Some(piece.text.len())
                    || !piece.has_nodes() && !piece.text.contains([':', '|'])
            }
            Kind::Prefix(_, inner) => inner.is_simple(),
            Kind::Chain(root, _, links) => {
                root.is_simple() && links.iter().all(|link| link.args.is_none())
            }
            Kind::Call(..) | Kind::Generic(..) | Kind::Tuple(_) => false,
        }
    }
}

/// All of a piece as one expression.
fn whole(piece: Piece<'_>) -> Option<Expr<'_>> {
    let text = piece.text;
    for prefix in ["&mut ", "&", "*", "!", "-"] {
        if let Some(behind) = piece.behind(prefix) {
            let kind = Kind::Prefix(&text[..prefix.len()], Box::new(whole(behind)?));
            return Some(Expr { text, kind });
        }
    }
    let (root, mut rest) = primary(piece)?;
    let tries = take_tries(&mut rest);
    let mut links = Vec::new();
    while let Some(behind) = rest.behind(".") {
        let (name, args, behind) = called(rest, behind.path_end()? + 1)?;
        rest = behind;
        let (name, tries) = (name.text, take_tries(&mut rest));
        links.push(Link { name, args, tries });
    }
    // A cast goes on one line.
    if let Some(ty) = rest.behind(" as ") {
        return (ty.path_end()? == ty.text.len()).then(|| Expr::atom(piece));
    }
    if !rest.text.is_empty() {
        return None;
    }
    if tries == 0 && links.is_empty() {
        return Some(root);
    }
    let kind = Kind::Chain(Box::new(root), tries, links);
    Some(Expr { text, kind })
}

/// A literal, a path or a call, and what stands behind it.
fn primary(piece: Piece<'_>) -> Option<(Expr<'_>, Piece<'_>)> {
    let is_part = |c: char| c.is_alphanumeric() || c == '.' || c == '_';
    let is_number = piece.text.starts_with(|c: char| c.is_ascii_digit());
    let number = is_number.then(|| piece.text.find(|c| !is_part(c)));
    let number = number.map(|end| end.unwrap_or(piece.text.len()));
    if let Some(end) = piece.literal_end().or(number) {
        return Some((Expr::atom(piece.part(0, end)), piece.from(end)));
    }
    let (head, args, rest) = called(piece, piece.path_end()?)?;
    let text = &piece.text[..piece.text.len() - rest.text.len()];
    let expr = match args.map(|args| Kind::Call(head, args)) {
        Some(kind) => Expr { text, kind },
        None => Expr::atom(head),
    };
    Some((expr, rest))
}

/// A path that ends there, the arguments behind it, if some follow, and what stands behind them.
fn called(piece: Piece<'_>, end: usize) -> Option<(Piece<'_>, Option<Vec<Expr<'_>>>, Piece<'_>)> {
    let (path, rest) = (piece.part(0, end), piece.from(end));
    let Some((inside, rest)) = rest.opened(Bracket::Round) else {
        return Some((path, None, rest));
    };
    let args = inside.items().map(whole).collect::<Option<_>>()?;
    Some((path, Some(args), rest))
}

fn take_tries(rest: &mut Piece<'_>) -> usize {
    let tries = rest.text.len() - rest.text.trim_start_matches('?').len();
    *rest = rest.from(tries);
    tries
}

/// All of a piece as one type.
fn ty(piece: Piece<'_>) -> Option<Expr<'_>> {
    let text = piece.text;
    let kind = if let Some(behind) = piece.behind("&") {
        Kind::Prefix(&text[..1], Box::new(ty(behind)?))
    } else if let Some((inside, behind)) = piece.opened(Bracket::Round) {
        let items: Vec<_> = inside.items().map(ty).collect::<Option<_>>()?;
        if items.len() == 1 || !behind.text.is_empty() {
            return None;
        }
        Kind::Tuple(items)
    } else if let Some((head, inside, behind)) = piece.group(Bracket::Angle) {
        if !behind.text.is_empty() || !is_path(head.text) {
            return None;
        }
        let items = inside.items().map(ty).collect::<Option<_>>()?;
        Kind::Generic(&text[..=head.text.len()], items)
    } else {
        let name = text.strip_prefix('\'').unwrap_or(text);
        if !is_path(name) {
            return None;
        }
        Kind::Atom(piece)
    };
    Some(Expr { text, kind })
}

fn is_path(text: &str) -> bool {
    !text.is_empty() && !text.contains([' ', '\'', '(', '<'])
}
