//! The command `file-tools` of the tour, over files that are made up; `runtime/python/tests/cli_file_tools.py` is the same.

// A module by its path in a file that is included.
include!(concat!(env!("OUT_DIR"), "/tour.rs"));

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use code::files::cli::file_tools::command;
use code::files::tools::files::{self, FilesTools, types::*};
use toolrt::{Context, DateTime, FilePath, Internal, Level, Registry, Sink, Value};

const NAMES: [&str; 5] = [
    "src/a.py",
    "src/b.py",
    "src/c.py",
    "README.md",
    "src/data.json",
];

struct Files;

impl FilesTools for Files {
    async fn find_files(
        &self,
        cx: &Context,
        args: FindFilesArgs,
    ) -> Result<FindFilesResult, FindFilesError> {
        match &*args.pattern {
            "[" => return Err(BadPattern { position: 1 }.into()),
            "boom" => return Err(Internal::new("it is broken").into()),
            "slow" => {
                for step in 0..200 {
                    cx.progress("Searching", Some(f64::from(step) / 2.0));
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
            "stuck" => {
                cx.progress("Searching", None);
                std::thread::sleep(Duration::from_secs(60));
            }
            "noisy" => {
                println!("a noise");
                let echo = std::process::Command::new("echo").arg("another").status();
                echo.map_err(Internal::new)?;
            }
            "log" => {
                cx.log("looking around");
                cx.log_at(Level::Warning, "it is late");
            }
            _ => {}
        }
        let ending = args.pattern.trim_start_matches('*');
        let found: Vec<&str> = (NAMES.into_iter())
            .filter(|name| name.ends_with(ending))
            .collect();
        let start = args.cursor.and_then(|cursor| cursor.parse().ok());
        let start = start.unwrap_or(0);
        let end = start + usize::try_from(args.limit).unwrap_or(0);
        let matches = found.iter().skip(start).take(end - start).map(|name| {
            let size = i64::try_from(100 * name.len()).unwrap_or(0);
            FileMatch {
                path: path(name),
                size,
                modified: DateTime::parse("2026-01-31T09:30:00Z").expect("it is a time"),
            }
        });
        Ok(FindFilesResult {
            files: matches.collect(),
            next_cursor: (end < found.len()).then(|| end.to_string()),
        })
    }

    async fn rename_files(
        &self,
        _: &Context,
        args: RenameFilesArgs,
        sink: Sink<Renamed>,
    ) -> Result<Vec<Renamed>, RenameFilesError> {
        let mut renamed = Vec::new();
        for from in args.paths {
            let to = path(&from.as_str().replace(&args.find, &args.replace));
            let one = Renamed { from, to };
            sink.send(&one).await.map_err(Internal::new)?;
            renamed.push(one);
        }
        Ok(renamed)
    }

    async fn plan_rename_files(
        &self,
        _: &Context,
        args: RenameFilesArgs,
    ) -> Result<Vec<Value>, RenameFilesError> {
        Ok(planned("rename", &args.paths))
    }

    async fn delete_files(
        &self,
        cx: &Context,
        args: DeleteFilesArgs,
    ) -> Result<DeleteFilesResult, DeleteFilesError> {
        // How files are opened that are not made up.
        if let Ok(how) = std::env::var("DELETES") {
            for path in &args.paths {
                let done = match &*how {
                    "by text" => std::fs::remove_file(path),
                    _ => cx.path(path).remove_file(),
                };
                done.map_err(Internal::new)?;
            }
        }
        let deleted = i64::try_from(args.paths.len()).unwrap_or(0);
        Ok(DeleteFilesResult { deleted })
    }

    async fn plan_delete_files(
        &self,
        _: &Context,
        args: DeleteFilesArgs,
    ) -> Result<Vec<Value>, DeleteFilesError> {
        Ok(planned("delete", &args.paths))
    }
}

fn path(text: &str) -> FilePath {
    FilePath::parse(text).expect("it is a path")
}

fn planned(what: &str, paths: &[FilePath]) -> Vec<Value> {
    let lines = paths.iter().map(|path| format!("{what} {}", path.as_str()));
    lines.map(Value::from).collect()
}

fn main() -> ExitCode {
    let registry = Registry::new();
    registry
        .register(files::toolset(Files))
        .expect("the names of the tools are free");
    let command = command(&Arc::new(registry)).with_mcp(toolrt_mcp::serve_command);
    if std::env::var_os("SHARED").is_none() {
        return command.main();
    }
    // As in a program that does other things as well.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("there are threads");
    let words = std::env::args_os().skip(1);
    ExitCode::from(runtime.block_on(command.run(words)))
}
