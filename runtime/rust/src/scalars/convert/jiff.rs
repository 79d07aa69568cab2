//! The types of `jiff`, which know no leap seconds.

use jiff::civil;
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ZonedDateTime};

use super::ConversionError;
use super::parts::{Clock, Day, parts};
use crate::scalars::{Date, DateTime, Time};

impl From<&Date> for civil::Date {
    fn from(date: &Date) -> Self {
        day(Day::of(date))
    }
}

impl TryFrom<civil::Date> for Date {
    type Error = ConversionError;

    fn try_from(date: civil::Date) -> Result<Self, ConversionError> {
        Ok(Self::parse(text_of_day(date)?)?)
    }
}

/// The time of day and its offset.
impl TryFrom<&Time> for (civil::Time, Offset) {
    type Error = ConversionError;

    fn try_from(time: &Time) -> Result<Self, ConversionError> {
        clock(Clock::of(time)?)
    }
}

impl TryFrom<(civil::Time, Offset)> for Time {
    type Error = ConversionError;

    fn try_from((time, offset): (civil::Time, Offset)) -> Result<Self, ConversionError> {
        Ok(Self::parse(text_of_clock(time, offset)?)?)
    }
}

/// The moment; its offset is dropped.
impl TryFrom<&DateTime> for Timestamp {
    type Error = ConversionError;

    fn try_from(moment: &DateTime) -> Result<Self, ConversionError> {
        let (day, time, offset) = read(moment)?;
        let moment = offset.to_timestamp(day.to_datetime(time));
        moment.map_err(|_| ConversionError::OutOfRange)
    }
}

/// The moment in UTC.
impl TryFrom<Timestamp> for DateTime {
    type Error = ConversionError;

    fn try_from(moment: Timestamp) -> Result<Self, ConversionError> {
        written(Offset::UTC.to_datetime(moment), Offset::UTC)
    }
}

/// The moment in a time zone of its offset.
impl TryFrom<&DateTime> for ZonedDateTime {
    type Error = ConversionError;

    fn try_from(moment: &DateTime) -> Result<Self, ConversionError> {
        let (day, time, offset) = read(moment)?;
        let zoned = day
            .to_datetime(time)
            .to_zoned_datetime(TimeZone::fixed(offset));
        zoned.map_err(|_| ConversionError::OutOfRange)
    }
}

/// The moment with its offset; the name of its time zone is dropped.
impl TryFrom<&ZonedDateTime> for DateTime {
    type Error = ConversionError;

    fn try_from(moment: &ZonedDateTime) -> Result<Self, ConversionError> {
        written(moment.datetime(), moment.offset())
    }
}

fn read(moment: &DateTime) -> Result<(civil::Date, civil::Time, Offset), ConversionError> {
    let (date, time) = parts(moment)?;
    let (time, offset) = clock(time)?;
    Ok((day(date), time, offset))
}

fn written(moment: civil::DateTime, offset: Offset) -> Result<DateTime, ConversionError> {
    let (day, time) = (
        text_of_day(moment.date())?,
        text_of_clock(moment.time(), offset)?,
    );
    Ok(DateTime::parse(format!("{day}T{time}"))?)
}

fn day(day: Day) -> civil::Date {
    let year = i16::try_from(day.year).unwrap_or(i16::MAX);
    let (month, day) = (day.month.cast_signed(), day.day.cast_signed());
    civil::Date::new(year, month, day).expect("the text was checked")
}

fn clock(time: Clock) -> Result<(civil::Time, Offset), ConversionError> {
    let second = time.plain_second()?.cast_signed();
    let (hour, minute) = (time.hour.cast_signed(), time.minute.cast_signed());
    let nanosecond = time.nanosecond.cast_signed();
    let offset = Offset::from_seconds(time.offset * 60);
    match (civil::Time::new(hour, minute, second, nanosecond), offset) {
        (Ok(time), Ok(offset)) => Ok((time, offset)),
        (Err(_), _) | (_, Err(_)) => Err(ConversionError::OutOfRange),
    }
}

fn text_of_day(date: civil::Date) -> Result<String, ConversionError> {
    let (month, day) = (date.month().cast_unsigned(), date.day().cast_unsigned());
    Day::text(date.year().into(), month, day)
}

fn text_of_clock(time: civil::Time, offset: Offset) -> Result<String, ConversionError> {
    let clock = [time.hour(), time.minute(), time.second()].map(i8::cast_unsigned);
    let nanosecond = time.subsec_nanosecond().cast_unsigned();
    Clock::text(clock, nanosecond, offset.seconds())
}
