// Made by toolc from enums.tools; do not edit.

//! Typed calls of the toolset `enums`, over any executor.

use super::provider::{
    CheckEnums0, CheckEnums1, CheckEnums2, CheckEnums3, CheckEnums4, CheckEnums5, CheckEnums6,
    CheckEnums7, CheckEnums8, CheckEnums9, CheckEnums10, CheckEnums11, CheckEnums12, CheckEnums13,
    CheckEnums14, CheckEnums15, CheckEnums16, CheckEnums17, CheckEnums18, CheckEnums19,
    CheckEnums20,
};
use super::types::{
    Accent, Answer, ByStatus, CheckEnums0Args, CheckEnums0Error, CheckEnums1Args, CheckEnums1Error,
    CheckEnums2Args, CheckEnums2Error, CheckEnums3Args, CheckEnums3Error, CheckEnums4Args,
    CheckEnums4Error, CheckEnums5Args, CheckEnums5Error, CheckEnums6Args, CheckEnums6Error,
    CheckEnums7Args, CheckEnums7Error, CheckEnums8Args, CheckEnums8Error, CheckEnums9Args,
    CheckEnums9Error, CheckEnums10Args, CheckEnums10Error, CheckEnums11Args, CheckEnums11Error,
    CheckEnums12Args, CheckEnums12Error, CheckEnums13Args, CheckEnums13Error, CheckEnums14Args,
    CheckEnums14Error, CheckEnums15Args, CheckEnums15Error, CheckEnums16Args, CheckEnums16Error,
    CheckEnums17Args, CheckEnums17Error, CheckEnums18Args, CheckEnums18Error, CheckEnums19Args,
    CheckEnums19Error, CheckEnums20Args, CheckEnums20Error, Code, Flags, Job, Level, Long, Many,
    Mixed, Mode, Only, OnlyMaybe, OptionalMode, Rate, Sort, Status, Statuses, Twenty, TwentyOne,
    Yes,
};

/// Calls the tools of `enums`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Status`.
    pub async fn check_enums0(
        &self,
        args: &CheckEnums0Args,
        cx: &toolrt::Context,
    ) -> Result<Status, toolrt::CallError<CheckEnums0Error>> {
        toolrt::host::call::<CheckEnums0>(self.executor, args, cx).await
    }

    /// Checks `Code`.
    pub async fn check_enums1(
        &self,
        args: &CheckEnums1Args,
        cx: &toolrt::Context,
    ) -> Result<Code, toolrt::CallError<CheckEnums1Error>> {
        toolrt::host::call::<CheckEnums1>(self.executor, args, cx).await
    }

    /// Checks `Sort`.
    pub async fn check_enums2(
        &self,
        args: &CheckEnums2Args,
        cx: &toolrt::Context,
    ) -> Result<Sort, toolrt::CallError<CheckEnums2Error>> {
        toolrt::host::call::<CheckEnums2>(self.executor, args, cx).await
    }

    /// Checks `Mode`.
    pub async fn check_enums3(
        &self,
        args: &CheckEnums3Args,
        cx: &toolrt::Context,
    ) -> Result<Mode, toolrt::CallError<CheckEnums3Error>> {
        toolrt::host::call::<CheckEnums3>(self.executor, args, cx).await
    }

    /// Checks `Level`.
    pub async fn check_enums4(
        &self,
        args: &CheckEnums4Args,
        cx: &toolrt::Context,
    ) -> Result<Level, toolrt::CallError<CheckEnums4Error>> {
        toolrt::host::call::<CheckEnums4>(self.executor, args, cx).await
    }

    /// Checks `Mixed`.
    pub async fn check_enums5(
        &self,
        args: &CheckEnums5Args,
        cx: &toolrt::Context,
    ) -> Result<Option<Mixed>, toolrt::CallError<CheckEnums5Error>> {
        toolrt::host::call::<CheckEnums5>(self.executor, args, cx).await
    }

    /// Checks `Only`.
    pub async fn check_enums6(
        &self,
        args: &CheckEnums6Args,
        cx: &toolrt::Context,
    ) -> Result<Only, toolrt::CallError<CheckEnums6Error>> {
        toolrt::host::call::<CheckEnums6>(self.executor, args, cx).await
    }

    /// Checks `OptionalMode`.
    pub async fn check_enums7(
        &self,
        args: &CheckEnums7Args,
        cx: &toolrt::Context,
    ) -> Result<Option<OptionalMode>, toolrt::CallError<CheckEnums7Error>> {
        toolrt::host::call::<CheckEnums7>(self.executor, args, cx).await
    }

    /// Checks `Job`.
    pub async fn check_enums8(
        &self,
        args: &CheckEnums8Args,
        cx: &toolrt::Context,
    ) -> Result<Job, toolrt::CallError<CheckEnums8Error>> {
        toolrt::host::call::<CheckEnums8>(self.executor, args, cx).await
    }

    /// Checks `Many`.
    pub async fn check_enums9(
        &self,
        args: &CheckEnums9Args,
        cx: &toolrt::Context,
    ) -> Result<Many, toolrt::CallError<CheckEnums9Error>> {
        toolrt::host::call::<CheckEnums9>(self.executor, args, cx).await
    }

    /// Checks `Twenty`.
    pub async fn check_enums10(
        &self,
        args: &CheckEnums10Args,
        cx: &toolrt::Context,
    ) -> Result<Twenty, toolrt::CallError<CheckEnums10Error>> {
        toolrt::host::call::<CheckEnums10>(self.executor, args, cx).await
    }

    /// Checks `TwentyOne`.
    pub async fn check_enums11(
        &self,
        args: &CheckEnums11Args,
        cx: &toolrt::Context,
    ) -> Result<TwentyOne, toolrt::CallError<CheckEnums11Error>> {
        toolrt::host::call::<CheckEnums11>(self.executor, args, cx).await
    }

    /// Checks `Rate`.
    pub async fn check_enums12(
        &self,
        args: &CheckEnums12Args,
        cx: &toolrt::Context,
    ) -> Result<Rate, toolrt::CallError<CheckEnums12Error>> {
        toolrt::host::call::<CheckEnums12>(self.executor, args, cx).await
    }

    /// Checks `Accent`.
    pub async fn check_enums13(
        &self,
        args: &CheckEnums13Args,
        cx: &toolrt::Context,
    ) -> Result<Accent, toolrt::CallError<CheckEnums13Error>> {
        toolrt::host::call::<CheckEnums13>(self.executor, args, cx).await
    }

    /// Checks `Yes`.
    pub async fn check_enums14(
        &self,
        args: &CheckEnums14Args,
        cx: &toolrt::Context,
    ) -> Result<Yes, toolrt::CallError<CheckEnums14Error>> {
        toolrt::host::call::<CheckEnums14>(self.executor, args, cx).await
    }

    /// Checks `Answer`.
    pub async fn check_enums15(
        &self,
        args: &CheckEnums15Args,
        cx: &toolrt::Context,
    ) -> Result<Answer, toolrt::CallError<CheckEnums15Error>> {
        toolrt::host::call::<CheckEnums15>(self.executor, args, cx).await
    }

    /// Checks `OnlyMaybe`.
    pub async fn check_enums16(
        &self,
        args: &CheckEnums16Args,
        cx: &toolrt::Context,
    ) -> Result<Option<OnlyMaybe>, toolrt::CallError<CheckEnums16Error>> {
        toolrt::host::call::<CheckEnums16>(self.executor, args, cx).await
    }

    /// Checks `Flags`.
    pub async fn check_enums17(
        &self,
        args: &CheckEnums17Args,
        cx: &toolrt::Context,
    ) -> Result<Flags, toolrt::CallError<CheckEnums17Error>> {
        toolrt::host::call::<CheckEnums17>(self.executor, args, cx).await
    }

    /// Checks `Statuses`.
    pub async fn check_enums18(
        &self,
        args: &CheckEnums18Args,
        cx: &toolrt::Context,
    ) -> Result<Statuses, toolrt::CallError<CheckEnums18Error>> {
        toolrt::host::call::<CheckEnums18>(self.executor, args, cx).await
    }

    /// Checks `ByStatus`.
    pub async fn check_enums19(
        &self,
        args: &CheckEnums19Args,
        cx: &toolrt::Context,
    ) -> Result<ByStatus, toolrt::CallError<CheckEnums19Error>> {
        toolrt::host::call::<CheckEnums19>(self.executor, args, cx).await
    }

    /// Checks `Long`.
    pub async fn check_enums20(
        &self,
        args: &CheckEnums20Args,
        cx: &toolrt::Context,
    ) -> Result<Long, toolrt::CallError<CheckEnums20Error>> {
        toolrt::host::call::<CheckEnums20>(self.executor, args, cx).await
    }
}
