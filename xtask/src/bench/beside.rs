//! The compiler beside others on the same types, in turn: an earlier toolc, and the compilers of FlatBuffers and
//! Protocol Buffers, where they are installed.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::command::{Run, timed};
use super::schemas::{self, Schema};

/// A project and a place for what is made of it.
pub struct Projects<'p> {
    pub toolc: &'p Path,
    pub sources: &'p Path,
    pub folder: &'p Path,
    pub tools: usize,
    pub runs: usize,
}

/// A way to measure: where each run may write, by its number.
type Work<'w> = &'w dyn Fn(&Path) -> Command;

/// Prints how much of another's time toolc takes.
pub fn run(projects: &Projects, earlier: Option<&Path>) -> Result<(), String> {
    println!("\n{:<44}{:>12}{:>12}", "of the time of", "ratio", "goal");
    if let Some(earlier) = earlier {
        for (language, goal) in [("rust", "0.50"), ("python", "0.55")] {
            let ours = |out: &Path| projects.generate(projects.toolc, language, out);
            let theirs = |out: &Path| projects.generate(earlier, language, out);
            let ratios = projects.ratios(&ours, &theirs)?;
            row(
                &format!("gen --lang {language}, earlier, wall"),
                ratios.wall,
                goal,
            );
            row(
                &format!("gen --lang {language}, earlier, CPU"),
                ratios.cpu,
                goal,
            );
        }
    }
    let ours = |out: &Path| projects.generate(projects.toolc, "rust", out);
    if let Some(files) = projects.written("flatc", Schema::Fbs)? {
        let theirs = |out: &Path| {
            let mut command = Command::new("flatc");
            command.arg("--rust").arg("-o").arg(out).args(&files);
            command
        };
        row(
            "gen --lang rust, flatc --rust",
            projects.ratios(&ours, &theirs)?.wall,
            "0.25",
        );
        let kept = projects.folder.join("kept");
        let again = |_: &Path| projects.generate(projects.toolc, "rust", &kept);
        timed(&mut again(&kept))?;
        row(
            "gen again, nothing changed, flatc --rust",
            projects.ratios(&again, &theirs)?.wall,
            "0.05",
        );
    }
    if let Some(files) = projects.written("protoc", Schema::Proto)? {
        let folder = projects.folder.join("protoc");
        let protoc = |arguments: &[String]| {
            let mut command = Command::new("protoc");
            command.arg("-I").arg(&folder).args(arguments).args(&files);
            command
        };
        let ours = |out: &Path| projects.generate(projects.toolc, "python", out);
        let theirs = |out: &Path| {
            let out = out.display();
            protoc(&[format!("--python_out={out}"), format!("--pyi_out={out}")])
        };
        row(
            "gen --lang python, protoc",
            projects.ratios(&ours, &theirs)?.wall,
            "0.40",
        );
        let check = |_: &Path| {
            let mut command = Command::new(projects.toolc);
            command.arg("check").arg(projects.sources);
            command
        };
        let parse = |out: &Path| protoc(&["-o".to_owned(), out.join("set").display().to_string()]);
        row(
            "check, protoc to descriptors",
            projects.ratios(&check, &parse)?.wall,
            "0.20",
        );
    }
    Ok(())
}

fn row(what: &str, measured: f64, goal: &str) {
    println!("{what:<44}{measured:>12.2}{goal:>12}");
}

/// Medians of the ratios of runs in turn.
struct Ratios {
    wall: f64,
    cpu: f64,
}

impl Projects<'_> {
    fn generate(&self, toolc: &Path, language: &str, out: &Path) -> Command {
        let mut command = Command::new(toolc);
        command
            .arg("gen")
            .arg(self.sources)
            .args(["--lang", language]);
        command.arg("--out").arg(out);
        command
    }

    /// The project as files for another compiler; nothing where that is not installed.
    fn written(&self, compiler: &str, schema: Schema) -> Result<Option<Vec<PathBuf>>, String> {
        let asked = Command::new(compiler)
            .arg("--version")
            .stdout(Stdio::null())
            .status();
        if asked.is_err() {
            println!("{compiler} is not installed");
            return Ok(None);
        }
        schemas::project(schema, &self.folder.join(compiler), self.tools)
            .map(Some)
            .map_err(|error| format!("no files for {compiler}: {error}"))
    }

    /// Each run in an empty folder of its own, ours and theirs in turn, so that both meet the same machine.
    fn ratios(&self, ours: Work, theirs: Work) -> Result<Ratios, String> {
        // None is removed before the end: some file systems take long to make files where others have just been removed.
        let once = |work: Work| -> Result<Run, String> {
            let out = tempfile::tempdir_in(self.folder)
                .map_err(|error| format!("no folder for output: {error}"))?;
            timed(&mut work(&out.keep()))
        };
        let mut walls = Vec::new();
        let mut cpus = Vec::new();
        for _ in 0..self.runs.max(1) {
            let (ours, theirs) = (once(ours)?, once(theirs)?);
            walls.push(ours.wall.as_secs_f64() / theirs.wall.as_secs_f64());
            cpus.push(ours.cpu.as_secs_f64() / theirs.cpu.as_secs_f64());
        }
        Ok(Ratios {
            wall: median(walls),
            cpu: median(cpus),
        })
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
