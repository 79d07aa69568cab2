//! Values that keep every rule of the design and that a host's own type does not take.

use super::path::{Segment, pointer, subject};
use super::{Code, Issue};
use crate::json::{Reader, Refused};

/// The issue of the value that starts at byte `place` of a canonical document, in the words of the host.
pub(crate) fn declined(text: &str, place: usize, why: &str) -> Issue {
    let mut path = Vec::new();
    // The document was read up to there a moment ago.
    let _ = way(&mut Reader::new(text), text, place, &mut path);
    let why = why.trim_end_matches('.');
    Issue {
        path: pointer(&path),
        code: Code::Format,
        message: format!("{} is not accepted: {why}.", subject(&path)),
        expected: None,
        got: None,
        suggestion: None,
    }
}

/// Goes down to the value that starts at `place`; says whether it is the next one or inside of it.
fn way(
    r: &mut Reader<'_>,
    text: &str,
    place: usize,
    path: &mut Vec<Segment>,
) -> Result<bool, Refused> {
    let start = r.place_of_next();
    if start == place {
        return Ok(true);
    }
    if start + r.peek_raw()?.len() <= place {
        r.skip()?;
        return Ok(false);
    }
    if text.as_bytes()[start] == b'[' {
        r.begin_list()?;
        for index in 0.. {
            if !r.item()? {
                break;
            }
            path.push(Segment::Index(index));
            if way(r, text, place, path)? {
                return Ok(true);
            }
            path.pop();
        }
    } else {
        r.begin_object()?;
        while let Some(key) = r.key()? {
            path.push(Segment::Key(key.to_owned()));
            if way(r, text, place, path)? {
                return Ok(true);
            }
            path.pop();
        }
    }
    Ok(false)
}
