//! Results, items and answers: their types and codecs.

use toolc_compiler::ir::Type;

use super::annotations::{Style, annotation};
use super::lower::{Kind, Module, Shape};
use super::models::Typed;
use super::part::Part;
use super::surfaces::codecs::{self, Codec};
use crate::plan::docs::of_part;

/// The codec of the type that a module got last.
pub(super) fn last_codec(module: &Module<'_, '_>) -> String {
    module.items[module.items.len() - 1].codec.clone()
}

/// The type of a result, item or answer, which is `about`; one without a name gets a codec of its own.
pub(super) fn typed<'d>(
    module: &mut Module<'_, 'd>,
    ty: &'d Type,
    about: &str,
    part: &str,
    extra: &mut Vec<Codec>,
) -> Typed {
    module.scope.redeem(part);
    let shape = module.said_of(of_part(about, ty).into(), |module| {
        module.shape(ty, Part::Named(part))
    });
    let codec = match named(&shape) {
        Some(codec) => codec.to_owned(),
        None => {
            let codec = module.claim_codec(part);
            extra.push(codecs::anonymous(&codec, &shape));
            codec
        }
    };
    Typed {
        plain: annotation(&shape, Style::Plain),
        codec,
    }
}

/// The codec of a type that says everything about a place.
fn named<'s>(shape: &'s Shape<'_>) -> Option<&'s str> {
    let Kind::Nominal(nominal) = &shape.kind else {
        return None;
    };
    let is_all = !shape.nullable && !shape.secret && shape.limits.schemas.is_empty();
    is_all.then_some(&nominal.codec)
}
