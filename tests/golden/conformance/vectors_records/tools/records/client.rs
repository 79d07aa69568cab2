// Made by toolc from records.tools; do not edit.

//! Typed calls of the toolset `records`, over any executor.

use super::provider::{
    CheckRecords0, CheckRecords1, CheckRecords2, CheckRecords3, CheckRecords4, CheckRecords5,
    CheckRecords6, CheckRecords7, CheckRecords8, CheckRecords9, CheckRecords10, CheckRecords11,
    CheckRecords12, CheckRecords13, CheckRecords14, CheckRecords15, CheckRecords16, CheckRecords17,
    CheckRecords18, CheckRecords19, CheckRecords20,
};
use super::types::{
    Absent, Base, Chain, CheckRecords0Args, CheckRecords0Error, CheckRecords1Args,
    CheckRecords1Error, CheckRecords2Args, CheckRecords2Error, CheckRecords3Args,
    CheckRecords3Error, CheckRecords4Args, CheckRecords4Error, CheckRecords5Args,
    CheckRecords5Error, CheckRecords6Args, CheckRecords6Error, CheckRecords7Args,
    CheckRecords7Error, CheckRecords8Args, CheckRecords8Error, CheckRecords9Args,
    CheckRecords9Error, CheckRecords10Args, CheckRecords10Error, CheckRecords11Args,
    CheckRecords11Error, CheckRecords12Args, CheckRecords12Error, CheckRecords13Args,
    CheckRecords13Error, CheckRecords14Args, CheckRecords14Error, CheckRecords15Args,
    CheckRecords15Error, CheckRecords16Args, CheckRecords16Error, CheckRecords17Args,
    CheckRecords17Error, CheckRecords18Args, CheckRecords18Error, CheckRecords19Args,
    CheckRecords19Error, CheckRecords20Args, CheckRecords20Error, Empty, Even, Marked, More, Node,
    Odd, Open, OpenDeep, OpenJson, OpenTyped, Outer, Pick, Rows, Settings, Spelled, Todo, Wanted,
    Wide,
};

/// Calls the tools of `records`.
#[derive(Clone, Copy)]
pub struct Client<'a> {
    executor: &'a dyn toolrt::Executor,
}

impl<'a> Client<'a> {
    /// A client that calls through `executor`.
    pub fn new(executor: &'a dyn toolrt::Executor) -> Self {
        Self { executor }
    }

    /// Checks `Todo`.
    pub async fn check_records0(
        &self,
        args: &CheckRecords0Args,
        cx: &toolrt::Context,
    ) -> Result<Todo, toolrt::CallError<CheckRecords0Error>> {
        toolrt::host::call::<CheckRecords0>(self.executor, args, cx).await
    }

    /// Checks `Empty`.
    pub async fn check_records1(
        &self,
        args: &CheckRecords1Args,
        cx: &toolrt::Context,
    ) -> Result<Empty, toolrt::CallError<CheckRecords1Error>> {
        toolrt::host::call::<CheckRecords1>(self.executor, args, cx).await
    }

    /// Checks `Open`.
    pub async fn check_records2(
        &self,
        args: &CheckRecords2Args,
        cx: &toolrt::Context,
    ) -> Result<Open, toolrt::CallError<CheckRecords2Error>> {
        toolrt::host::call::<CheckRecords2>(self.executor, args, cx).await
    }

    /// Checks `OpenJson`.
    pub async fn check_records3(
        &self,
        args: &CheckRecords3Args,
        cx: &toolrt::Context,
    ) -> Result<OpenJson, toolrt::CallError<CheckRecords3Error>> {
        toolrt::host::call::<CheckRecords3>(self.executor, args, cx).await
    }

    /// Checks `OpenTyped`.
    pub async fn check_records4(
        &self,
        args: &CheckRecords4Args,
        cx: &toolrt::Context,
    ) -> Result<OpenTyped, toolrt::CallError<CheckRecords4Error>> {
        toolrt::host::call::<CheckRecords4>(self.executor, args, cx).await
    }

    /// Checks `Odd`.
    pub async fn check_records5(
        &self,
        args: &CheckRecords5Args,
        cx: &toolrt::Context,
    ) -> Result<Odd, toolrt::CallError<CheckRecords5Error>> {
        toolrt::host::call::<CheckRecords5>(self.executor, args, cx).await
    }

    /// Checks `Outer`.
    pub async fn check_records6(
        &self,
        args: &CheckRecords6Args,
        cx: &toolrt::Context,
    ) -> Result<Outer, toolrt::CallError<CheckRecords6Error>> {
        toolrt::host::call::<CheckRecords6>(self.executor, args, cx).await
    }

    /// Checks `Node`.
    pub async fn check_records7(
        &self,
        args: &CheckRecords7Args,
        cx: &toolrt::Context,
    ) -> Result<Node, toolrt::CallError<CheckRecords7Error>> {
        toolrt::host::call::<CheckRecords7>(self.executor, args, cx).await
    }

    /// Checks `Absent`.
    pub async fn check_records8(
        &self,
        args: &CheckRecords8Args,
        cx: &toolrt::Context,
    ) -> Result<Absent, toolrt::CallError<CheckRecords8Error>> {
        toolrt::host::call::<CheckRecords8>(self.executor, args, cx).await
    }

    /// Checks `Settings`.
    pub async fn check_records9(
        &self,
        args: &CheckRecords9Args,
        cx: &toolrt::Context,
    ) -> Result<Settings, toolrt::CallError<CheckRecords9Error>> {
        toolrt::host::call::<CheckRecords9>(self.executor, args, cx).await
    }

    /// Checks `More`.
    pub async fn check_records10(
        &self,
        args: &CheckRecords10Args,
        cx: &toolrt::Context,
    ) -> Result<More, toolrt::CallError<CheckRecords10Error>> {
        toolrt::host::call::<CheckRecords10>(self.executor, args, cx).await
    }

    /// Checks `Wanted`.
    pub async fn check_records11(
        &self,
        args: &CheckRecords11Args,
        cx: &toolrt::Context,
    ) -> Result<Wanted, toolrt::CallError<CheckRecords11Error>> {
        toolrt::host::call::<CheckRecords11>(self.executor, args, cx).await
    }

    /// Checks `Pick`.
    pub async fn check_records12(
        &self,
        args: &CheckRecords12Args,
        cx: &toolrt::Context,
    ) -> Result<Pick, toolrt::CallError<CheckRecords12Error>> {
        toolrt::host::call::<CheckRecords12>(self.executor, args, cx).await
    }

    /// Checks `Base`.
    pub async fn check_records13(
        &self,
        args: &CheckRecords13Args,
        cx: &toolrt::Context,
    ) -> Result<Base, toolrt::CallError<CheckRecords13Error>> {
        toolrt::host::call::<CheckRecords13>(self.executor, args, cx).await
    }

    /// Checks `Wide`.
    pub async fn check_records14(
        &self,
        args: &CheckRecords14Args,
        cx: &toolrt::Context,
    ) -> Result<Wide, toolrt::CallError<CheckRecords14Error>> {
        toolrt::host::call::<CheckRecords14>(self.executor, args, cx).await
    }

    /// Checks `Spelled`.
    pub async fn check_records15(
        &self,
        args: &CheckRecords15Args,
        cx: &toolrt::Context,
    ) -> Result<Spelled, toolrt::CallError<CheckRecords15Error>> {
        toolrt::host::call::<CheckRecords15>(self.executor, args, cx).await
    }

    /// Checks `Marked`.
    pub async fn check_records16(
        &self,
        args: &CheckRecords16Args,
        cx: &toolrt::Context,
    ) -> Result<Marked, toolrt::CallError<CheckRecords16Error>> {
        toolrt::host::call::<CheckRecords16>(self.executor, args, cx).await
    }

    /// Checks `OpenDeep`.
    pub async fn check_records17(
        &self,
        args: &CheckRecords17Args,
        cx: &toolrt::Context,
    ) -> Result<OpenDeep, toolrt::CallError<CheckRecords17Error>> {
        toolrt::host::call::<CheckRecords17>(self.executor, args, cx).await
    }

    /// Checks `Even`.
    pub async fn check_records18(
        &self,
        args: &CheckRecords18Args,
        cx: &toolrt::Context,
    ) -> Result<Even, toolrt::CallError<CheckRecords18Error>> {
        toolrt::host::call::<CheckRecords18>(self.executor, args, cx).await
    }

    /// Checks `Chain`.
    pub async fn check_records19(
        &self,
        args: &CheckRecords19Args,
        cx: &toolrt::Context,
    ) -> Result<Chain, toolrt::CallError<CheckRecords19Error>> {
        toolrt::host::call::<CheckRecords19>(self.executor, args, cx).await
    }

    /// Checks `Rows`.
    pub async fn check_records20(
        &self,
        args: &CheckRecords20Args,
        cx: &toolrt::Context,
    ) -> Result<Rows, toolrt::CallError<CheckRecords20Error>> {
        toolrt::host::call::<CheckRecords20>(self.executor, args, cx).await
    }
}
