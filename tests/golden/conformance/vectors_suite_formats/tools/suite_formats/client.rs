// Made by toolc from suite_formats.tools; do not edit.

//! Typed calls of the toolset `suite_formats`, over any executor.

use super::provider::{
    CheckSuiteFormats0, CheckSuiteFormats1, CheckSuiteFormats2, CheckSuiteFormats3,
    CheckSuiteFormats4, CheckSuiteFormats5, CheckSuiteFormats6, CheckSuiteFormats7,
    CheckSuiteFormats8, CheckSuiteFormats9,
};
use super::types::{
    CheckSuiteFormats0Args, CheckSuiteFormats0Error, CheckSuiteFormats1Args,
    CheckSuiteFormats1Error, CheckSuiteFormats2Args, CheckSuiteFormats2Error,
    CheckSuiteFormats3Args, CheckSuiteFormats3Error, CheckSuiteFormats4Args,
    CheckSuiteFormats4Error, CheckSuiteFormats5Args, CheckSuiteFormats5Error,
    CheckSuiteFormats6Args, CheckSuiteFormats6Error, CheckSuiteFormats7Args,
    CheckSuiteFormats7Error, CheckSuiteFormats8Args, CheckSuiteFormats8Error,
    CheckSuiteFormats9Args, CheckSuiteFormats9Error, Date, DateTime, Duration, Email, Hostname,
    Ipv4, Ipv6, Time, Uri, Uuid,
};

/// Calls the tools of `suite_formats`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `DateTime`.
    pub async fn check_suite_formats0(
        &self,
        args: &CheckSuiteFormats0Args,
        cx: &toolrt::Context,
    ) -> Result<DateTime, toolrt::CallError<CheckSuiteFormats0Error>> {
        toolrt::host::call::<CheckSuiteFormats0>(self.executor, args, cx).await
    }

    /// Checks `Date`.
    pub async fn check_suite_formats1(
        &self,
        args: &CheckSuiteFormats1Args,
        cx: &toolrt::Context,
    ) -> Result<Date, toolrt::CallError<CheckSuiteFormats1Error>> {
        toolrt::host::call::<CheckSuiteFormats1>(self.executor, args, cx).await
    }

    /// Checks `Duration`.
    pub async fn check_suite_formats2(
        &self,
        args: &CheckSuiteFormats2Args,
        cx: &toolrt::Context,
    ) -> Result<Duration, toolrt::CallError<CheckSuiteFormats2Error>> {
        toolrt::host::call::<CheckSuiteFormats2>(self.executor, args, cx).await
    }

    /// Checks `Email`.
    pub async fn check_suite_formats3(
        &self,
        args: &CheckSuiteFormats3Args,
        cx: &toolrt::Context,
    ) -> Result<Email, toolrt::CallError<CheckSuiteFormats3Error>> {
        toolrt::host::call::<CheckSuiteFormats3>(self.executor, args, cx).await
    }

    /// Checks `Hostname`.
    pub async fn check_suite_formats4(
        &self,
        args: &CheckSuiteFormats4Args,
        cx: &toolrt::Context,
    ) -> Result<Hostname, toolrt::CallError<CheckSuiteFormats4Error>> {
        toolrt::host::call::<CheckSuiteFormats4>(self.executor, args, cx).await
    }

    /// Checks `Ipv4`.
    pub async fn check_suite_formats5(
        &self,
        args: &CheckSuiteFormats5Args,
        cx: &toolrt::Context,
    ) -> Result<Ipv4, toolrt::CallError<CheckSuiteFormats5Error>> {
        toolrt::host::call::<CheckSuiteFormats5>(self.executor, args, cx).await
    }

    /// Checks `Ipv6`.
    pub async fn check_suite_formats6(
        &self,
        args: &CheckSuiteFormats6Args,
        cx: &toolrt::Context,
    ) -> Result<Ipv6, toolrt::CallError<CheckSuiteFormats6Error>> {
        toolrt::host::call::<CheckSuiteFormats6>(self.executor, args, cx).await
    }

    /// Checks `Time`.
    pub async fn check_suite_formats7(
        &self,
        args: &CheckSuiteFormats7Args,
        cx: &toolrt::Context,
    ) -> Result<Time, toolrt::CallError<CheckSuiteFormats7Error>> {
        toolrt::host::call::<CheckSuiteFormats7>(self.executor, args, cx).await
    }

    /// Checks `Uri`.
    pub async fn check_suite_formats8(
        &self,
        args: &CheckSuiteFormats8Args,
        cx: &toolrt::Context,
    ) -> Result<Uri, toolrt::CallError<CheckSuiteFormats8Error>> {
        toolrt::host::call::<CheckSuiteFormats8>(self.executor, args, cx).await
    }

    /// Checks `Uuid`.
    pub async fn check_suite_formats9(
        &self,
        args: &CheckSuiteFormats9Args,
        cx: &toolrt::Context,
    ) -> Result<Uuid, toolrt::CallError<CheckSuiteFormats9Error>> {
        toolrt::host::call::<CheckSuiteFormats9>(self.executor, args, cx).await
    }
}
