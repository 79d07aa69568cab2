//! Records, tuples and tagged unions, part by part.

use super::{Fit, JSON, Part};
use crate::ir::{Injected, Presence, Record, Rest, Type, Union};
use crate::named::Named;

/// The fields of a record, and those that the runtime adds.
pub(super) struct Source<'a> {
    pub record: &'a Record,
    pub injected: &'a [Injected],
}

impl<'a> Fit<'a> {
    pub(super) fn tuple(
        &mut self,
        (one, rest): (&'a [Type], Option<&'a Type>),
        (other, tail): (&'a [Type], Option<&'a Type>),
        from: &'a Type,
        to: &'a Type,
    ) -> bool {
        let short = one.len() < other.len() || (tail.is_none() && one.len() > other.len());
        if short || (rest.is_some() && tail.is_none()) {
            return self.no(from, to, "they have other lengths");
        }
        let mut fits = true;
        for (at, item) in one.iter().enumerate() {
            if let Some(target) = other.get(at).or(tail) {
                fits &= self.part(Part::At(at), item, target);
            }
        }
        if let (Some(rest), Some(tail)) = (rest, tail) {
            fits &= self.part(Part::Each, rest, tail);
        }
        fits
    }

    pub(super) fn tagged(
        &mut self,
        one: &'a Union,
        other: &'a Union,
        from: &'a Type,
        to: &'a Type,
    ) -> bool {
        if one.by != other.by {
            return self.no(from, to, "their tags have other keys");
        }
        let mut fits = true;
        let variants = Named::new(&other.variants, |variant| &variant.name);
        for variant in &one.variants {
            match variants.find(&variant.name) {
                Some(target) => {
                    fits &= self.part(Part::Key(&variant.name), &variant.ty, &target.ty)
                }
                None => {
                    fits &= self.no(from, to, &format!("there is no variant `{}`", variant.name))
                }
            }
        }
        fits
    }

    pub(super) fn record(
        &mut self,
        from: &Source<'a>,
        to: &'a Record,
        filled_in: &[Injected],
    ) -> bool {
        let mut fits = true;
        let fields = Named::new(&from.record.fields, |field| &field.name);
        let arguments = Named::new(from.injected, |injected| &injected.name);
        for (index, target) in to.fields.iter().enumerate() {
            let required = matches!(target.presence, Presence::Required { .. });
            // Fields mostly stand in the same order on both sides.
            let same_place = from
                .record
                .fields
                .get(index)
                .filter(|field| field.name == target.name);
            let field = same_place.or_else(|| fields.find(&target.name));
            let source = match field {
                Some(field) => Some((
                    &field.ty,
                    matches!(field.presence, Presence::Optional { .. }),
                )),
                None => {
                    let injected = arguments.find(&target.name);
                    injected.map(|injected| (&injected.ty, injected.optional))
                }
            };
            self.path.push(Part::Key(&target.name));
            fits &= match source {
                Some((_, true)) if required => self.not("it may be absent, but must be there"),
                Some((ty, _)) => self.ty(ty, &target.ty),
                None if required => self.not("it is missing"),
                None => match &from.record.rest {
                    Rest::Typed { ty } => self.ty(ty, &target.ty),
                    Rest::Closed | Rest::Open => true,
                },
            };
            self.path.pop();
        }
        fits & self.others(from, to, filled_in)
    }

    /// Fields that the target does not declare.
    fn others(&mut self, from: &Source<'a>, to: &'a Record, filled_in: &[Injected]) -> bool {
        let mut fits = true;
        let targets = Named::new(&to.fields, |field| &field.name);
        let filled_in = Named::new(filled_in, |injected| &injected.name);
        let visible = from
            .record
            .fields
            .iter()
            .map(|field| (&field.name, &field.ty));
        let injected = from
            .injected
            .iter()
            .map(|injected| (&injected.name, &injected.ty));
        for (index, (name, ty)) in visible.chain(injected).enumerate() {
            let same_place = to
                .fields
                .get(index)
                .is_some_and(|target| target.name == *name);
            if same_place || targets.has(name) {
                continue;
            }
            let is_injected = index >= from.record.fields.len();
            if filled_in.has(name) {
                // The runtime fills it in on both sides; what the caller sends would never arrive.
                if !is_injected {
                    self.path.push(Part::Key(name));
                    fits &= self.not("it comes from the context there");
                    self.path.pop();
                }
                continue;
            }
            self.path.push(Part::Key(name));
            fits &= match &to.rest {
                Rest::Closed => self.not("nothing takes it"),
                Rest::Open => true,
                Rest::Typed { ty: target } => self.ty(ty, target),
            };
            self.path.pop();
        }
        let kept = match &from.record.rest {
            Rest::Closed => return fits,
            Rest::Open => &JSON,
            Rest::Typed { ty } => &**ty,
        };
        self.path.push(Part::Each);
        fits &= match &to.rest {
            Rest::Closed => self.not("nothing takes undeclared keys"),
            Rest::Open => true,
            Rest::Typed { ty: target } => self.ty(kept, target),
        };
        self.path.pop();
        fits
    }
}
