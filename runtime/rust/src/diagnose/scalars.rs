//! Problems of numbers, texts and literals.

use super::problem::{Near, Problem};
use super::walk::Walk;
use crate::issues::Got;
use crate::json::{Integer, Node, integer};
use crate::scalars::Format;
use crate::table::{Count, Decimals, Enum, Float, Int, Literal, Table, Text};

impl<'v> Walk<'v> {
    pub(super) fn int(&mut self, limits: &'static Int, spelling: &'v str, nullable: bool) {
        let value = Got::Number(spelling);
        let int = match integer(spelling) {
            Integer::Fits(int) => int,
            Integer::TooBig => return self.add_shown(Problem::PastInt, value),
            Integer::Fraction => {
                let wanted = Table::Int(limits);
                return self.add_shown(Problem::Type { wanted, nullable }, value);
            }
        };
        if !limits.contains(int) {
            self.add_shown(
                Problem::IntRange {
                    low: limits.low,
                    high: limits.high,
                },
                value,
            );
        }
        if let Some(step) = limits.step.filter(|step| !step.divides_int(int)) {
            self.add_shown(Problem::Step { step }, value);
        }
    }

    pub(super) fn float(&mut self, limits: &'static Float, spelling: &'v str) {
        let value = Got::Number(spelling);
        let float: f64 = spelling.parse().unwrap_or(f64::NAN);
        if !float.is_finite() {
            return self.add_shown(Problem::PastFloat, value);
        }
        if !limits.contains(float) {
            self.add_shown(
                Problem::FloatRange {
                    low: limits.low,
                    high: limits.high,
                },
                value,
            );
        }
        if let Some(step) = limits.step.filter(|step| !step.divides_float(float)) {
            self.add_shown(Problem::Step { step }, value);
        }
    }

    pub(super) fn text(&mut self, limits: &'static Text, text: &'v str) {
        if limits.allows(text) {
            return;
        }
        let value = Got::Text(text);
        if let Some(format) = limits.format.filter(|format| !format.accepts(text)) {
            self.add_shown(Problem::Format { format }, value);
        } else if limits.format == Some(Format::Decimal) {
            self.decimal(&limits.range, text);
        }
        if limits.length != Count::ANY {
            let length = text.chars().count();
            if !limits.length.allows(length) {
                let limits = limits.length;
                self.add_shown(Problem::Length { limits }, Got::Count(length));
            }
        }
        for pattern in limits.patterns {
            if !pattern.matches(text) {
                self.add_shown(Problem::Pattern { pattern }, value);
            }
        }
    }

    fn decimal(&mut self, limits: &Decimals, text: &'v str) {
        let value = Got::Text(text);
        if !limits.contains(text) {
            let (low, high) = (limits.low, limits.high);
            self.add_shown(Problem::DecimalRange { low, high }, value);
        }
        if let Some(step) = limits.step.filter(|_| !limits.divides(text)) {
            self.add_shown(Problem::DecimalStep { step }, value);
        }
    }

    pub(super) fn literal(&mut self, literals: &'static Enum, value: &'v Node<'v>, nullable: bool) {
        if literals.members.iter().any(|member| member.is(value)) {
            return;
        }
        let mut members = literals.members.to_vec();
        if nullable && !members.contains(&Literal::Null) {
            members.push(Literal::Null);
        }
        let suggestion: Near<'v> = match value.as_text() {
            Some(text) => self.suggestion(text, || texts(literals.members)),
            None => Box::new(|| None),
        };
        self.add_got(
            Problem::Enum {
                members,
                suggestion,
            },
            value,
        );
    }
}

fn texts(members: &'static [Literal]) -> impl Iterator<Item = &'static str> {
    members.iter().filter_map(|member| match member {
        Literal::Text(text) => Some(*text),
        Literal::Null | Literal::Bool(_) | Literal::Int(_) | Literal::Float(_) => None,
    })
}
