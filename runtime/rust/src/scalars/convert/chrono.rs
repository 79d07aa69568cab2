//! The types of `chrono`, which knows leap seconds: they are a second 59 with more than 10^9 nanoseconds.

use chrono::{Datelike, FixedOffset, NaiveDate, NaiveTime, Offset, TimeZone, Timelike, Utc};

use super::ConversionError;
use super::parts::{Clock, Day, parts};
use crate::scalars::{Date, DateTime, Time};

/// How many nanoseconds a second has.
const SECOND: u32 = 1_000_000_000;

impl From<&Date> for NaiveDate {
    fn from(date: &Date) -> Self {
        day(Day::of(date))
    }
}

impl TryFrom<NaiveDate> for Date {
    type Error = ConversionError;

    fn try_from(date: NaiveDate) -> Result<Self, ConversionError> {
        Ok(Self::parse(text_of_day(date)?)?)
    }
}

/// The time of day and its offset.
impl TryFrom<&Time> for (NaiveTime, FixedOffset) {
    type Error = ConversionError;

    fn try_from(time: &Time) -> Result<Self, ConversionError> {
        clock(Clock::of(time)?)
    }
}

impl TryFrom<(NaiveTime, FixedOffset)> for Time {
    type Error = ConversionError;

    fn try_from((time, offset): (NaiveTime, FixedOffset)) -> Result<Self, ConversionError> {
        let text = text_of_clock(time, offset)?;
        Self::parse(text).map_err(|invalid| refused(time, invalid.into()))
    }
}

impl TryFrom<&DateTime> for chrono::DateTime<FixedOffset> {
    type Error = ConversionError;

    fn try_from(moment: &DateTime) -> Result<Self, ConversionError> {
        let (date, time) = parts(moment)?;
        let (time, offset) = clock(time)?;
        let moment = offset.from_local_datetime(&day(date).and_time(time));
        moment.single().ok_or(ConversionError::OutOfRange)
    }
}

/// The moment; its offset is dropped.
impl TryFrom<&DateTime> for chrono::DateTime<Utc> {
    type Error = ConversionError;

    fn try_from(moment: &DateTime) -> Result<Self, ConversionError> {
        chrono::DateTime::<FixedOffset>::try_from(moment).map(Self::from)
    }
}

/// The moment with its offset; the name of its time zone is dropped.
impl<Z: TimeZone> TryFrom<chrono::DateTime<Z>> for DateTime {
    type Error = ConversionError;

    fn try_from(moment: chrono::DateTime<Z>) -> Result<Self, ConversionError> {
        let offset = moment.offset().fix();
        let local = moment.naive_utc().checked_add_offset(offset);
        let local = local.ok_or(ConversionError::OutOfRange)?;
        let (day, time) = (
            text_of_day(local.date())?,
            text_of_clock(local.time(), offset)?,
        );
        Self::parse(format!("{day}T{time}"))
            .map_err(|invalid| refused(local.time(), invalid.into()))
    }
}

/// Leap seconds are those of the contract only at the end of a day in UTC.
fn refused(time: NaiveTime, invalid: ConversionError) -> ConversionError {
    if time.nanosecond() >= SECOND {
        ConversionError::LeapSecond
    } else {
        invalid
    }
}

fn day(day: Day) -> NaiveDate {
    let (month, of_month) = (day.month.into(), day.day.into());
    NaiveDate::from_ymd_opt(day.year.into(), month, of_month).expect("the text was checked")
}

fn clock(time: Clock) -> Result<(NaiveTime, FixedOffset), ConversionError> {
    let (second, more) = match time.second {
        60 => (59, SECOND),
        second => (second, 0),
    };
    let nanosecond = time.nanosecond + more;
    let (hour, minute) = (time.hour.into(), time.minute.into());
    let clock = NaiveTime::from_hms_nano_opt(hour, minute, second.into(), nanosecond);
    clock
        .zip(FixedOffset::east_opt(time.offset * 60))
        .ok_or(ConversionError::OutOfRange)
}

fn text_of_day(date: NaiveDate) -> Result<String, ConversionError> {
    let [month, day] = [date.month(), date.day()].map(small);
    Day::text(date.year().into(), month, day)
}

fn text_of_clock(time: NaiveTime, offset: FixedOffset) -> Result<String, ConversionError> {
    let (more, nanosecond) = (time.nanosecond() / SECOND, time.nanosecond() % SECOND);
    let clock = [time.hour(), time.minute(), time.second() + more].map(small);
    Clock::text(clock, nanosecond, offset.local_minus_utc())
}

/// A part of a date or time, which is below 100.
fn small(part: u32) -> u8 {
    u8::try_from(part).unwrap_or(u8::MAX)
}
