//! Types of a user in the place of generated ones.

use crate::tools::types::shop::{Circle, ColorForm, MoneyForm, ShapeForm, SizeForm, Square};

/// Only euros.
#[derive(Debug, Clone, PartialEq)]
pub struct Money(pub i64);

impl TryFrom<MoneyForm> for Money {
    type Error = String;

    fn try_from(form: MoneyForm) -> Result<Self, String> {
        match &*form.currency {
            "EUR" => Ok(Self(form.amount)),
            other => Err(format!("{other} is no euro.")),
        }
    }
}

impl From<&Money> for MoneyForm {
    fn from(money: &Money) -> Self {
        Self::new(money.0, "EUR")
    }
}

/// Two colors, in a type with another name.
#[derive(Debug, Clone, PartialEq)]
pub enum Paint {
    Red,
    Green,
}

impl From<ColorForm> for Paint {
    fn from(form: ColorForm) -> Self {
        match form {
            ColorForm::Red => Self::Red,
            ColorForm::Green => Self::Green,
        }
    }
}

impl From<&Paint> for ColorForm {
    fn from(paint: &Paint) -> Self {
        match paint {
            Paint::Red => Self::Red,
            Paint::Green => Self::Green,
        }
    }
}

/// A shape as its area.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    pub round: bool,
    pub length: f64,
}

impl From<ShapeForm> for Shape {
    fn from(form: ShapeForm) -> Self {
        match form {
            ShapeForm::Circle(Circle { radius }) => Self { round: true, length: radius },
            ShapeForm::Square(Square { side }) => Self { round: false, length: side },
        }
    }
}

impl From<&Shape> for ShapeForm {
    fn from(shape: &Shape) -> Self {
        match shape.round {
            true => Self::Circle(Circle::new(shape.length)),
            false => Self::Square(Square::new(shape.length)),
        }
    }
}

/// A size as its form.
#[derive(Debug, Clone, PartialEq)]
pub struct Size(pub SizeForm);

impl From<SizeForm> for Size {
    fn from(form: SizeForm) -> Self {
        Self(form)
    }
}

impl From<&Size> for SizeForm {
    fn from(size: &Size) -> Self {
        size.0
    }
}
