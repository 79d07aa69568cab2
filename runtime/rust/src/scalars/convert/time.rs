//! The types of `time`, which know no leap seconds.

use time::{Month, OffsetDateTime, PrimitiveDateTime, UtcOffset};

use super::ConversionError;
use super::parts::{Clock, Day, parts};
use crate::scalars::{Date, DateTime, Time};

impl From<&Date> for time::Date {
    fn from(date: &Date) -> Self {
        day(Day::of(date))
    }
}

impl TryFrom<time::Date> for Date {
    type Error = ConversionError;

    fn try_from(date: time::Date) -> Result<Self, ConversionError> {
        Ok(Self::parse(text_of_day(date)?)?)
    }
}

/// The time of day and its offset.
impl TryFrom<&Time> for (time::Time, UtcOffset) {
    type Error = ConversionError;

    fn try_from(time: &Time) -> Result<Self, ConversionError> {
        clock(Clock::of(time)?)
    }
}

impl TryFrom<(time::Time, UtcOffset)> for Time {
    type Error = ConversionError;

    fn try_from((time, offset): (time::Time, UtcOffset)) -> Result<Self, ConversionError> {
        Ok(Self::parse(text_of_clock(time, offset)?)?)
    }
}

impl TryFrom<&DateTime> for OffsetDateTime {
    type Error = ConversionError;

    fn try_from(moment: &DateTime) -> Result<Self, ConversionError> {
        let (date, time) = parts(moment)?;
        let (time, offset) = clock(time)?;
        Ok(PrimitiveDateTime::new(day(date), time).assume_offset(offset))
    }
}

impl TryFrom<OffsetDateTime> for DateTime {
    type Error = ConversionError;

    fn try_from(moment: OffsetDateTime) -> Result<Self, ConversionError> {
        let (day, time) = (
            text_of_day(moment.date())?,
            text_of_clock(moment.time(), moment.offset())?,
        );
        Ok(Self::parse(format!("{day}T{time}"))?)
    }
}

fn day(day: Day) -> time::Date {
    let month = Month::try_from(day.month).expect("the text was checked");
    time::Date::from_calendar_date(day.year.into(), month, day.day).expect("the text was checked")
}

fn clock(time: Clock) -> Result<(time::Time, UtcOffset), ConversionError> {
    let second = time.plain_second()?;
    let clock = time::Time::from_hms_nano(time.hour, time.minute, second, time.nanosecond);
    match (clock, UtcOffset::from_whole_seconds(time.offset * 60)) {
        (Ok(time), Ok(offset)) => Ok((time, offset)),
        (Err(_), _) | (_, Err(_)) => Err(ConversionError::OutOfRange),
    }
}

fn text_of_day(date: time::Date) -> Result<String, ConversionError> {
    let (year, month, day) = date.to_calendar_date();
    Day::text(year.into(), month.into(), day)
}

fn text_of_clock(time: time::Time, offset: UtcOffset) -> Result<String, ConversionError> {
    let (hour, minute, second, nanosecond) = time.as_hms_nano();
    Clock::text([hour, minute, second], nanosecond, offset.whole_seconds())
}
