// Made by toolc from suite_formats.tools; do not edit.

//! The types of the package `conformance.suite_formats`.

pub type DateTime = toolrt::DateTime;

pub type Date = toolrt::Date;

pub type Time = toolrt::Time;

pub type Duration = toolrt::Duration;

pub type Uuid = toolrt::Uuid;

pub type Uri = toolrt::Uri;

pub type Email = toolrt::Email;

pub type Hostname = toolrt::Hostname;

pub type Ipv4 = toolrt::Ipv4;

pub type Ipv6 = toolrt::Ipv6;
