//! Limits of types as keywords, those of an alias and of its use together.

use std::borrow::Cow;

use toolc_compiler::decimal::compare;
use toolc_compiler::ir::{Bounds, Constraints, Value};
use toolc_compiler::providers::FORMATS;
use toolc_compiler::source::Text;

use super::{Json, Writer};

/// The limits of a type and those that were said around it: what holds for its values.
pub(super) fn narrowed<'l>(
    around: &'l Constraints,
    limits: Option<&'l Constraints>,
) -> Cow<'l, Constraints> {
    match limits {
        None => Cow::Borrowed(around),
        Some(limits) if *around == Constraints::NONE => Cow::Borrowed(limits),
        Some(limits) => {
            let mut both = around.clone();
            both.add(limits);
            Cow::Owned(both)
        }
    }
}

/// What limits at a reference to a type add to its own.
pub(super) fn added(limits: &Constraints, own: &Constraints) -> Constraints {
    if *limits == Constraints::NONE {
        return Constraints::NONE;
    }
    let mut both = limits.clone();
    both.add(own);
    let bounds = |both: Option<Bounds>, own: Option<Bounds>| {
        let (both, own) = (both.unwrap_or_default(), own.unwrap_or_default());
        let added = Bounds {
            min: both.min.filter(|min| own.min != Some(*min)),
            max: both.max.filter(|max| own.max != Some(*max)),
        };
        (added != Bounds::default()).then_some(added)
    };
    let number = |both: Option<Text>, own: &Option<Text>| {
        both.filter(|both| own.as_ref().is_none_or(|own| compare(both, own).is_ne()))
    };
    let texts = |mut both: Vec<Text>, own: &[Text]| {
        both.retain(|text| !own.contains(text));
        both
    };
    both.schemas.retain(|schema| !own.schemas.contains(schema));
    Constraints {
        length: bounds(both.length, own.length),
        items: bounds(both.items, own.items),
        entries: bounds(both.entries, own.entries),
        min: number(both.min, &own.min),
        max: number(both.max, &own.max),
        above: number(both.above, &own.above),
        below: number(both.below, &own.below),
        steps: texts(both.steps, &own.steps),
        patterns: texts(both.patterns, &own.patterns),
        unique: both.unique && !own.unique,
        format: both
            .format
            .filter(|format| own.format.as_ref() != Some(format)),
        schemas: both.schemas,
    }
}

/// The items that a tuple has in any case.
#[derive(Clone, Copy, Default)]
pub(super) struct Places {
    pub count: u64,
    /// Whether no item may follow.
    pub is_closed: bool,
}

impl Writer<'_> {
    /// The keywords of limits and those of `@schema`, as the last members of the open object.
    pub(super) fn constraints(
        &mut self,
        limits: &Constraints,
        places: Places,
        keywords: Option<&Value>,
    ) {
        if *limits == Constraints::NONE && keywords.is_none() {
            return;
        }
        let sizes = [
            (limits.length, "minLength", "maxLength"),
            (limits.items, "minItems", "maxItems"),
            (limits.entries, "minProperties", "maxProperties"),
        ];
        for (bounds, min, max) in sizes {
            let bounds = bounds.unwrap_or_default();
            // Fewer items than a tuple has places are no limit, nor are more than a closed one has.
            let low = bounds
                .min
                .filter(|low| min != "minItems" || *low >= places.count);
            let high = bounds
                .max
                .filter(|_| max != "maxItems" || !places.is_closed);
            for (key, size) in [(min, low), (max, high)] {
                if let Some(size) = size {
                    self.json.member(key, &size.to_string());
                }
            }
        }
        let numbers = [
            ("minimum", &limits.min),
            ("maximum", &limits.max),
            ("exclusiveMinimum", &limits.above),
            ("exclusiveMaximum", &limits.below),
        ];
        for (key, number) in numbers {
            if let Some(number) = number {
                self.json.number(key, number);
            }
        }
        let alone = |write: &dyn Fn(&mut Json)| {
            let mut json = Json::schema();
            json.open();
            write(&mut json);
            json.close();
            json.into_text()
        };
        let mut all_of = Vec::new();
        match &limits.steps[..] {
            [step] => self.json.number("multipleOf", step),
            steps => {
                let steps = steps.iter();
                all_of.extend(steps.map(|step| alone(&|json| json.number("multipleOf", step))));
            }
        }
        // A decimal has a pattern in any case, and no others.
        match &limits.patterns[..] {
            [pattern] => self.json.text("pattern", pattern),
            patterns => {
                let patterns = patterns.iter();
                all_of.extend(patterns.map(|one| alone(&|json| json.text("pattern", one))));
            }
        }
        if limits.unique {
            self.json.member("uniqueItems", "true");
        }
        if let (Some(format), None) = (&limits.format, self.choices)
            && FORMATS.contains(&&**format)
        {
            self.json.text("format", format);
        }
        self.keywords(limits.schemas.iter().chain(keywords), all_of);
    }
}
