//! The commands of the case `toolable`, whose handlers play a script; `runtime/python/tests/cli_toolable.py` is the same.

include!(concat!(env!("OUT_DIR"), "/toolable.rs"));

#[path = "../played.rs"]
#[allow(dead_code, reason = "not every command needs all of it")]
mod played;

use std::process::ExitCode;
use std::sync::Arc;

use code::recordings::cli;
use code::recordings::tools::basics::provider::*;
use code::recordings::tools::basics::{self, types::*};
use code::recordings::tools::singles::{self, provider::*, types::*};
use toolrt::{Context, Issue, Outcome, Registry, Sink, Tool, Value};

struct Player;

impl BasicsTools for Player {
    played! {
        read_file ReadFile
        add Add
        echo Echo
        chat Chat
        noisy Noisy
        ask Ask
    }

    fn check_read_file(&self, _: &Context, _: &ReadFileArgs) -> Vec<Issue> {
        played::checked()
    }

    async fn plan_read_file(
        &self,
        _: &Context,
        _: ReadFileArgs,
    ) -> Result<Vec<Value>, ReadFileError> {
        Ok(played::planned())
    }

    async fn scalar(
        &self,
        cx: &Context,
        args: ScalarArgs,
    ) -> Result<Outcome<Value, ScalarError>, ScalarError> {
        played::in_part::<Scalar>(cx, &args).await
    }

    async fn count(
        &self,
        cx: &Context,
        args: CountArgs,
        sink: Sink<i64>,
    ) -> Result<CountResult, CountError> {
        played::streamed::<Count>(cx, &args, &sink).await
    }
}

impl SinglesTools for Player {
    played! {
        greet Greet
        my_tool MyTool
        tool_a ToolA
        tool_b ToolB
        process Process
        send_mail SendMail
        create_user CreateUser
        set_value SetValue
        where_am_i WhereAmI
        describe Describe
        say_it SayIt
        sum_up SumUp
        tell_age TellAge
        repeat_it RepeatIt
        slow_tool SlowTool
    }

    fn check_send_mail(&self, _: &Context, _: &SendMailArgs) -> Vec<Issue> {
        played::checked()
    }

    async fn stream_tool(
        &self,
        cx: &Context,
        args: StreamToolArgs,
        sink: Sink<i64>,
    ) -> Result<StreamToolResult, StreamToolError> {
        played::streamed::<StreamTool>(cx, &args, &sink).await
    }
}

fn main() -> ExitCode {
    let registry = Registry::new();
    for tools in [basics::toolset(Player), singles::toolset(Player)] {
        registry
            .register(tools)
            .expect("the names of the tools are free");
    }
    let registry = Arc::new(registry);
    let command = match played::command() {
        "files" => cli::files::command(&registry),
        _ => cli::singles::command(&registry),
    };
    command.with_mcp(toolrt_mcp::serve_command).main()
}
