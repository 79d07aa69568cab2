// Made by toolc from formats.tools; do not edit.

//! Typed calls of the toolset `formats`, over any executor.

use super::provider::{
    CheckFormats0, CheckFormats1, CheckFormats2, CheckFormats3, CheckFormats4, CheckFormats5,
    CheckFormats6, CheckFormats7, CheckFormats8, CheckFormats9, CheckFormats10, CheckFormats11,
    CheckFormats12, CheckFormats13, CheckFormats14, CheckFormats15,
};
use super::types::{
    ByHost, CheckFormats0Args, CheckFormats0Error, CheckFormats1Args, CheckFormats1Error,
    CheckFormats2Args, CheckFormats2Error, CheckFormats3Args, CheckFormats3Error,
    CheckFormats4Args, CheckFormats4Error, CheckFormats5Args, CheckFormats5Error,
    CheckFormats6Args, CheckFormats6Error, CheckFormats7Args, CheckFormats7Error,
    CheckFormats8Args, CheckFormats8Error, CheckFormats9Args, CheckFormats9Error,
    CheckFormats10Args, CheckFormats10Error, CheckFormats11Args, CheckFormats11Error,
    CheckFormats12Args, CheckFormats12Error, CheckFormats13Args, CheckFormats13Error,
    CheckFormats14Args, CheckFormats14Error, CheckFormats15Args, CheckFormats15Error, Clock, Data,
    Day, File, Host, Id, Link, Mail, Mails, ShortLink, Span, Stamp, V4, V6, When,
};

/// Calls the tools of `formats`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Stamp`.
    pub async fn check_formats0(
        &self,
        args: &CheckFormats0Args,
        cx: &toolrt::Context,
    ) -> Result<Stamp, toolrt::CallError<CheckFormats0Error>> {
        toolrt::host::call::<CheckFormats0>(self.executor, args, cx).await
    }

    /// Checks `Day`.
    pub async fn check_formats1(
        &self,
        args: &CheckFormats1Args,
        cx: &toolrt::Context,
    ) -> Result<Day, toolrt::CallError<CheckFormats1Error>> {
        toolrt::host::call::<CheckFormats1>(self.executor, args, cx).await
    }

    /// Checks `Clock`.
    pub async fn check_formats2(
        &self,
        args: &CheckFormats2Args,
        cx: &toolrt::Context,
    ) -> Result<Clock, toolrt::CallError<CheckFormats2Error>> {
        toolrt::host::call::<CheckFormats2>(self.executor, args, cx).await
    }

    /// Checks `Span`.
    pub async fn check_formats3(
        &self,
        args: &CheckFormats3Args,
        cx: &toolrt::Context,
    ) -> Result<Span, toolrt::CallError<CheckFormats3Error>> {
        toolrt::host::call::<CheckFormats3>(self.executor, args, cx).await
    }

    /// Checks `Id`.
    pub async fn check_formats4(
        &self,
        args: &CheckFormats4Args,
        cx: &toolrt::Context,
    ) -> Result<Id, toolrt::CallError<CheckFormats4Error>> {
        toolrt::host::call::<CheckFormats4>(self.executor, args, cx).await
    }

    /// Checks `Link`.
    pub async fn check_formats5(
        &self,
        args: &CheckFormats5Args,
        cx: &toolrt::Context,
    ) -> Result<Link, toolrt::CallError<CheckFormats5Error>> {
        toolrt::host::call::<CheckFormats5>(self.executor, args, cx).await
    }

    /// Checks `Mail`.
    pub async fn check_formats6(
        &self,
        args: &CheckFormats6Args,
        cx: &toolrt::Context,
    ) -> Result<Mail, toolrt::CallError<CheckFormats6Error>> {
        toolrt::host::call::<CheckFormats6>(self.executor, args, cx).await
    }

    /// Checks `Host`.
    pub async fn check_formats7(
        &self,
        args: &CheckFormats7Args,
        cx: &toolrt::Context,
    ) -> Result<Host, toolrt::CallError<CheckFormats7Error>> {
        toolrt::host::call::<CheckFormats7>(self.executor, args, cx).await
    }

    /// Checks `V4`.
    pub async fn check_formats8(
        &self,
        args: &CheckFormats8Args,
        cx: &toolrt::Context,
    ) -> Result<V4, toolrt::CallError<CheckFormats8Error>> {
        toolrt::host::call::<CheckFormats8>(self.executor, args, cx).await
    }

    /// Checks `V6`.
    pub async fn check_formats9(
        &self,
        args: &CheckFormats9Args,
        cx: &toolrt::Context,
    ) -> Result<V6, toolrt::CallError<CheckFormats9Error>> {
        toolrt::host::call::<CheckFormats9>(self.executor, args, cx).await
    }

    /// Checks `File`.
    pub async fn check_formats10(
        &self,
        args: &CheckFormats10Args,
        cx: &toolrt::Context,
    ) -> Result<File, toolrt::CallError<CheckFormats10Error>> {
        toolrt::host::call::<CheckFormats10>(self.executor, args, cx).await
    }

    /// Checks `Data`.
    pub async fn check_formats11(
        &self,
        args: &CheckFormats11Args,
        cx: &toolrt::Context,
    ) -> Result<Data, toolrt::CallError<CheckFormats11Error>> {
        toolrt::host::call::<CheckFormats11>(self.executor, args, cx).await
    }

    /// Checks `ShortLink`.
    pub async fn check_formats12(
        &self,
        args: &CheckFormats12Args,
        cx: &toolrt::Context,
    ) -> Result<ShortLink, toolrt::CallError<CheckFormats12Error>> {
        toolrt::host::call::<CheckFormats12>(self.executor, args, cx).await
    }

    /// Checks `Mails`.
    pub async fn check_formats13(
        &self,
        args: &CheckFormats13Args,
        cx: &toolrt::Context,
    ) -> Result<Mails, toolrt::CallError<CheckFormats13Error>> {
        toolrt::host::call::<CheckFormats13>(self.executor, args, cx).await
    }

    /// Checks `ByHost`.
    pub async fn check_formats14(
        &self,
        args: &CheckFormats14Args,
        cx: &toolrt::Context,
    ) -> Result<ByHost, toolrt::CallError<CheckFormats14Error>> {
        toolrt::host::call::<CheckFormats14>(self.executor, args, cx).await
    }

    /// Checks `When`.
    pub async fn check_formats15(
        &self,
        args: &CheckFormats15Args,
        cx: &toolrt::Context,
    ) -> Result<When, toolrt::CallError<CheckFormats15Error>> {
        toolrt::host::call::<CheckFormats15>(self.executor, args, cx).await
    }
}
