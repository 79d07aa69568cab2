//! Dates and times in parts, as constructors of other crates take them.

use super::ConversionError;
use crate::scalars::{Date, DateTime, Time};

/// A day of the Gregorian calendar.
#[derive(Debug, Clone, Copy)]
pub(super) struct Day {
    pub year: u16,
    pub month: u8,
    pub day: u8,
}

/// A time of day with its offset.
#[derive(Debug, Clone, Copy)]
pub(super) struct Clock {
    pub hour: u8,
    pub minute: u8,
    /// 60 in a leap second.
    pub second: u8,
    pub nanosecond: u32,
    /// East of UTC, in minutes.
    pub offset: i32,
}

impl Day {
    pub fn of(date: &Date) -> Self {
        Self::read(date.as_str())
    }

    /// The day as text, if the contract has it: years from 0 to 9999.
    pub fn text(year: i64, month: u8, day: u8) -> Result<String, ConversionError> {
        if !(0..=9999).contains(&year) {
            return Err(ConversionError::OutOfRange);
        }
        Ok(format!("{year:04}-{month:02}-{day:02}"))
    }

    fn read(text: &str) -> Self {
        Self {
            year: u16::from(number(&text[..2])) * 100 + u16::from(number(&text[2..4])),
            month: number(&text[5..7]),
            day: number(&text[8..10]),
        }
    }
}

impl Clock {
    pub fn of(time: &Time) -> Result<Self, ConversionError> {
        Self::read(time.as_str())
    }

    /// The time as text, if the contract has its offset, which is given in seconds.
    pub fn text(
        [hour, minute, second]: [u8; 3],
        nanosecond: u32,
        offset: i32,
    ) -> Result<String, ConversionError> {
        let mut text = format!("{hour:02}:{minute:02}:{second:02}");
        if nanosecond > 0 {
            let digits = format!("{nanosecond:09}");
            text.push('.');
            text.push_str(digits.trim_end_matches('0'));
        }
        if offset == 0 {
            text.push('Z');
            return Ok(text);
        }
        let (sign, minutes) = (
            if offset < 0 { '-' } else { '+' },
            offset.unsigned_abs() / 60,
        );
        if !offset.unsigned_abs().is_multiple_of(60) || minutes >= 24 * 60 {
            return Err(ConversionError::Unknown);
        }
        Ok(format!(
            "{text}{sign}{:02}:{:02}",
            minutes / 60,
            minutes % 60
        ))
    }

    /// The second, where leap seconds are not known.
    pub fn plain_second(self) -> Result<u8, ConversionError> {
        match self.second {
            60 => Err(ConversionError::LeapSecond),
            second => Ok(second),
        }
    }

    fn read(text: &str) -> Result<Self, ConversionError> {
        let rest = &text[8..];
        let (fraction, offset) = match rest.strip_prefix('.') {
            Some(rest) => {
                let end = rest.find(|letter: char| !letter.is_ascii_digit());
                rest.split_at(end.unwrap_or(rest.len()))
            }
            None => ("", rest),
        };
        Ok(Self {
            hour: number(&text[..2]),
            minute: number(&text[3..5]),
            second: number(&text[6..8]),
            nanosecond: nanoseconds(fraction)?,
            offset: minutes(offset),
        })
    }
}

/// The day and the time of a date-time.
pub(super) fn parts(moment: &DateTime) -> Result<(Day, Clock), ConversionError> {
    let text = moment.as_str();
    Ok((Day::read(&text[..10]), Clock::read(&text[11..])?))
}

fn nanoseconds(fraction: &str) -> Result<u32, ConversionError> {
    let digits = fraction.trim_end_matches('0');
    if digits.len() > 9 {
        return Err(ConversionError::TooPrecise);
    }
    Ok(format!("{digits:0<9}").parse().unwrap_or(0))
}

fn minutes(offset: &str) -> i32 {
    let [sign, hours, minutes] = match offset.len() {
        6 => [&offset[..1], &offset[1..3], &offset[4..6]],
        _ => return 0,
    };
    let total = i32::from(number(hours)) * 60 + i32::from(number(minutes));
    if sign == "-" { -total } else { total }
}

/// A number of two digits, which were checked.
fn number(digits: &str) -> u8 {
    digits.parse().expect("the text was checked")
}
