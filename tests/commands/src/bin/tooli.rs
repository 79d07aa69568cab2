//! The commands of the case `tooli`, whose handlers play a script; `runtime/python/tests/cli_tooli.py` is the same.

include!(concat!(env!("OUT_DIR"), "/tooli.rs"));

#[path = "../played.rs"]
#[allow(dead_code, reason = "not every command needs all of it")]
mod played;

use std::process::ExitCode;
use std::sync::Arc;

use code::file_tools::cli::file_tools;
use code::file_tools::tools::files::{self, provider::*};
use code::samples::cli::samples;
use code::samples::tools::apps::{self, provider::*, types::*};
use code::samples::tools::guarded::{self, provider::*};
use code::samples::tools::small::{self, provider::*, types::*};
use toolrt::{Context, Registry, Tool, Value};

struct Player;

impl FilesTools for Player {
    played! {
        find_files FindFiles
        delete_files DeleteFiles
        secure_list SecureList
        fetch Fetch
        boom Boom
    }
}

impl SmallTools for Player {
    played! {
        add Add
        compute Compute
        echo Echo
        hello Hello
        say_hi SayHi
        greet Greet
        salute Salute
        val Val
        fmt Fmt
        render Render
        confirm_it ConfirmIt
        items Items
        names Names
        join Join
        fail Fail
        crash Crash
        fail_auth FailAuth
        fail_runtime FailRuntime
        need_arg NeedArg
        has_default HasDefault
        remove_item RemoveItem
        stats Stats
        numbers Numbers
        records Records
        create Create
        noop Noop
        ping Ping
        increment Increment
        bump Bump
        report Report
        count Count
        status Status
        search Search
        old_command OldCommand
        find_matches FindMatches
        no_args NoArgs
        fail_input FailInput
        fail_unexpected FailUnexpected
        fail_with_field FailWithField
        list_items ListItems
        single_value SingleValue
        failing_command FailingCommand
        generate Generate
        partial_fail PartialFail
        fail_generic FailGeneric
        validate_items ValidateItems
        validate_path ValidatePath
        reveal Reveal
        fail_secret FailSecret
    }

    async fn plan_fail_unexpected(
        &self,
        _: &Context,
        _: FailUnexpectedArgs,
    ) -> Result<Vec<Value>, FailUnexpectedError> {
        Ok(played::planned())
    }
}

impl GuardedTools for Player {
    played! {
        read_only ReadOnly
        admin Admin
        wipe Wipe
        wipe_all WipeAll
        write_files WriteFiles
        write_file WriteFile
        manage_files ManageFiles
        write_op WriteOp
        simple Simple
        full_access FullAccess
    }
}

impl AppsTools for Player {
    played! {
        inspect_csv InspectCsv
        query_csv QueryCsv
        validate_csv ValidateCsv
        doc_stats DocStats
        headings Headings
        search_doc SearchDoc
        links Links
        extract Extract
        get_variable GetVariable
        set_variable SetVariable
        list_variables ListVariables
        check_variables CheckVariables
        summary Summary
        diff_review DiffReview
        branch_health BranchHealth
        organize Organize
        duplicates Duplicates
        image_stats ImageStats
        ingest Ingest
        find Find
        related Related
        watch_notes WatchNotes
        init Init
        validate_project ValidateProject
        system_status SystemStatus
        watch_system WatchSystem
        disk Disk
        list_tasks ListTasks
        add_task AddTask
        finish_task FinishTask
    }

    async fn plan_organize(
        &self,
        _: &Context,
        _: OrganizeArgs,
    ) -> Result<Vec<Value>, OrganizeError> {
        Ok(played::planned())
    }
}

fn main() -> ExitCode {
    let registry = Registry::new();
    let toolsets = [
        files::toolset(Player),
        small::toolset(Player),
        guarded::toolset(Player),
        apps::toolset(Player),
    ];
    for tools in toolsets {
        registry
            .register(tools)
            .expect("the names of the tools are free");
    }
    let registry = Arc::new(registry);
    let command = match played::command() {
        "file-tools" => file_tools::command(&registry),
        _ => samples::command(&registry),
    };
    command.with_mcp(toolrt_mcp::serve_command).main()
}
