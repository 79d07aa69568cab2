//! Tuples as Rust spells them: those of more than twelve places, which have no traits there, keep the others in a tuple at
//! the end.

use crate::code::{Bracket, Code, Split};

/// How many places have the traits of their parts.
const MOST: usize = 12;
/// The widest tuple on one line.
const WIDEST: usize = 60;

/// A tuple of some types or values.
pub(super) fn of(mut parts: Vec<Code>) -> Code {
    if parts.len() > MOST {
        let others = parts.split_off(MOST - 1);
        parts.push(of(others));
    }
    match &parts[..] {
        [only] => Code::Seq(vec![Code::word("("), only.clone(), Code::word(",)")]),
        _ => Code::Group(Bracket::Round, Split::Each, parts),
    }
}

/// `Ok((a, b))` at the end of a function, a place a line where they are many.
pub(super) fn result(locals: &[String]) -> String {
    let tuple = of(locals.iter().map(Code::from).collect());
    let flat = tuple.flat();
    if flat.len() - 2 <= WIDEST {
        return format!("    Ok({flat})");
    }
    let places = if let Code::Group(_, _, places) = tuple {
        places
    } else {
        vec![tuple]
    };
    let lines = places
        .iter()
        .map(|place| format!("        {},\n", place.flat()));
    format!("    Ok((\n{}    ))", lines.collect::<String>())
}

/// The way to one of so many places: `3`, or `11.3`.
pub(super) fn place(index: usize, count: usize) -> String {
    if count > MOST && index >= MOST - 1 {
        return format!(
            "{}.{}",
            MOST - 1,
            place(index - (MOST - 1), count - (MOST - 1))
        );
    }
    index.to_string()
}

#[cfg(test)]
mod tests {
    use super::{of, place};
    use crate::code::Code;

    #[test]
    fn many_places_are_nested() {
        let parts: Vec<Code> = (0..13).map(|index| format!("p{index}").into()).collect();
        assert_eq!(
            of(parts.clone()).flat(),
            "(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, (p11, p12))"
        );
        assert_eq!(place(10, 13), "10");
        assert_eq!(place(12, 13), "11.1");
        assert_eq!(place(11, 12), "11");
        assert_eq!(place(24, 25), "11.11.2");
        assert_eq!(of(parts[..1].to_vec()).flat(), "(p0,)");
    }
}
