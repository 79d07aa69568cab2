//! Sections of toolc in files that people keep: what stands around them is never changed, wherever a run ends.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use toolc_build::Problem;
use toolc_build::write::{Mode, Output, Stop, write, write_until};

const WRITE: Mode = Mode::Write { force: false };
const CHECK: Mode = Mode::Check { diff: true };

/// Beginnings and ends of files as editors leave them.
const AROUND: [(&str, &str); 4] = [
    (
        "# Mine\n\n<!-- toolc:begin -->\n",
        "<!-- toolc:end -->\nAlso mine.\n",
    ),
    ("\u{FEFF}<!-- toolc:begin -->\r\n", "<!-- toolc:end -->"),
    (
        "Mine \r\n\r\n<!-- toolc:begin -->\r\n",
        "<!-- toolc:end -->\r\n\r\nNo end",
    ),
    (
        "```\n<!-- toolc:begin -->\n<!-- toolc:end -->\n```\n<!-- toolc:begin -->\n",
        "<!-- toolc:end -->\n~~~\n<!-- toolc:begin -->\n",
    ),
];

/// Old and new sections; without one, the section is empty.
const CHANGES: [(Option<&str>, Option<&str>); 4] = [
    (None, Some("new\nlines\n")),
    (Some("old\n"), Some("new\nlines\n")),
    (Some("old\n"), None),
    (Some("same\n"), Some("same\n")),
];

#[test]
fn a_run_that_was_killed_anywhere_leaves_what_a_person_wrote() {
    let mut stops = 0;
    for around in AROUND {
        for change in CHANGES {
            // Else the files of the rest are put and removed as well.
            stops += killed_everywhere(around, change, None);
        }
        // The person goes on writing after the kill, and before the next run.
        let edited = (
            "Written later.\n<!-- toolc:begin -->\n",
            "<!-- toolc:end -->\n",
        );
        for change in CHANGES {
            stops += killed_everywhere(around, change, Some(edited));
        }
    }
    assert!(stops > 200, "{stops}");
}

/// Kills a run after each of its steps, and lets the next one complete it; the number of steps of all runs.
fn killed_everywhere(
    around: (&str, &str),
    (old, new): (Option<&str>, Option<&str>),
    later: Option<(&str, &str)>,
) -> usize {
    for steps in 0.. {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("AGENTS.md");
        fs::write(&file, around.0.to_owned() + around.1).unwrap();
        write(&[output(old, "old")], folder.path(), WRITE).unwrap();
        let before = whole(around, old);
        assert_eq!(text(&file), before);

        let stop = Stop::after(steps);
        let stopped = write_until(&[output(new, "new")], folder.path(), WRITE, stop).is_err();
        let after = whole(around, new);
        let between = text(&file);
        assert!(
            between == before || between == after,
            "after step {steps}: {between}"
        );
        let mut around = around;
        if let (true, Some(later)) = (stopped, later) {
            // As an editor does it: the section stays as it was seen.
            let section = if between == before { old } else { new };
            fs::write(&file, whole(later, section)).unwrap();
            around = later;
        }
        write(&[output(new, "new")], folder.path(), WRITE)
            .unwrap_or_else(|problem| panic!("after step {steps}: {problem}"));
        assert_eq!(text(&file), whole(around, new), "after step {steps}");
        assert_eq!(text(&folder.path().join("other.md")), "new");
        assert!(!folder.path().join(".toolc/stage").exists());
        assert!(
            is_checked(folder.path(), &output(new, "new")),
            "after step {steps}"
        );
        if !stopped {
            return steps;
        }
    }
    unreachable!("a run ends")
}

#[test]
fn an_edit_of_a_section_after_a_kill_is_left_alone() {
    let around = AROUND[0];
    let mut refused = 0;
    for steps in 0.. {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("AGENTS.md");
        fs::write(&file, around.0.to_owned() + around.1).unwrap();
        write(&[output(Some("old\n"), "old")], folder.path(), WRITE).unwrap();
        let new = [output(Some("new\n"), "new")];
        if write_until(&new, folder.path(), WRITE, Stop::after(steps)).is_ok() {
            break;
        }
        let mine = whole(around, Some("by hand\n"));
        fs::write(&file, &mine).unwrap();
        let problem = write(&new, folder.path(), WRITE).unwrap_err();
        assert!(problem.details[0].starts_with("edited"), "{problem}");
        assert_eq!(text(&file), mine);
        refused += 1;
    }
    assert!(refused > 10, "{refused}");
}

#[test]
fn lines_that_are_not_clear_are_explained_and_nothing_is_written() {
    let pair = "<!-- toolc:begin -->\n<!-- toolc:end -->\n";
    for mine in [
        // As if two projects had a section each.
        format!("{pair}\n{pair}"),
        format!("```\n{pair}```\n"),
        "<!-- toolc:begin -->\n".to_owned(),
        "<!-- toolc:end -->\n<!-- toolc:begin -->\n".to_owned(),
    ] {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("AGENTS.md");
        fs::write(&file, &mine).unwrap();
        let problem = write(&[output(Some("new\n"), "new")], folder.path(), WRITE).unwrap_err();
        assert_eq!(problem.details.len(), 1, "{problem}");
        assert!(problem.details[0].starts_with("foreign "), "{problem}");
        assert!(
            problem.to_string().contains("a file has one section"),
            "{problem}"
        );
        assert_eq!(text(&file), mine);
        assert!(!folder.path().join("other.md").exists());
    }
}

/// Words of a design in fenced code: they end no section, and never become the person's own text.
#[test]
fn a_section_with_the_lines_in_it_is_one_section() {
    let section = "```\n<!-- toolc:end -->\n<!-- toolc:begin -->\n```\n";
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("AGENTS.md");
    let around = AROUND[0];
    fs::write(&file, whole(around, None)).unwrap();
    let written = section.replace("<!--", " <!--");
    for mode in [WRITE, WRITE, Mode::Write { force: true }] {
        write(&[output(Some(section), "new")], folder.path(), mode).unwrap();
        assert_eq!(text(&file), whole(around, Some(&written)));
        assert!(is_checked(folder.path(), &output(Some(section), "new")));
    }
    write(&[output(Some("other\n"), "new")], folder.path(), WRITE).unwrap();
    assert_eq!(text(&file), whole(around, Some("other\n")));
}

#[test]
fn a_section_in_a_huge_file_is_written_without_waiting() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("AGENTS.md");
    let mine = "A line of mine with `code` and <!-- a comment -->.\n".repeat(400_000);
    let around = (
        format!("{mine}<!-- toolc:begin -->\n"),
        format!("<!-- toolc:end -->\n{mine}"),
    );
    let around = (&*around.0, &*around.1);
    fs::write(&file, whole(around, None)).unwrap();
    let begun = Instant::now();
    write(&[output(Some("new\n"), "new")], folder.path(), WRITE).unwrap();
    assert!(
        begun.elapsed() < Duration::from_secs(60),
        "{:?}",
        begun.elapsed()
    );
    assert!(text(&file) == whole(around, Some("new\n")));
}

#[cfg(unix)]
#[test]
fn permissions_stay_and_read_only_files_are_refused() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("AGENTS.md");
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let give = |mode: u32| fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
    fs::write(&file, whole(AROUND[0], None)).unwrap();
    give(0o640);
    write(&[output(Some("old\n"), "old")], folder.path(), WRITE).unwrap();
    assert_eq!(
        (mode(&file), text(&file)),
        (0o640, whole(AROUND[0], Some("old\n")))
    );
    give(0o440);
    for new in [Some("new\n"), None] {
        let problem = write(&[output(new, "new")], folder.path(), WRITE).unwrap_err();
        assert!(problem.to_string().contains("read-only"), "{problem}");
        assert_eq!(text(&folder.path().join("other.md")), "old");
        assert_eq!(text(&file), whole(AROUND[0], Some("old\n")));
    }
    // What need not change may be read-only.
    write(&[output(Some("old\n"), "new")], folder.path(), WRITE).unwrap();
    give(0o600);
    write(&[output(None, "new")], folder.path(), WRITE).unwrap();
    assert_eq!((mode(&file), text(&file)), (0o600, whole(AROUND[0], None)));
}

#[cfg(unix)]
#[test]
fn a_link_is_never_followed_and_what_it_leads_to_stays() {
    use std::os::unix::fs::symlink;
    let folder = TempDir::new().unwrap();
    let real = folder.path().join("real.md");
    fs::write(&real, whole(AROUND[0], None)).unwrap();
    symlink("real.md", folder.path().join("AGENTS.md")).unwrap();
    for mode in [WRITE, CHECK] {
        let done = write(&[output(Some("new\n"), "new")], folder.path(), mode);
        assert!(done.is_err() || mode == CHECK);
        assert_eq!(text(&real), whole(AROUND[0], None));
    }
    assert!(
        folder
            .path()
            .join("AGENTS.md")
            .symlink_metadata()
            .unwrap()
            .is_symlink()
    );
    assert!(!folder.path().join("other.md").exists());
}

/// A file in which a section may be, if it is asked for, and another one.
fn output(section: Option<&str>, other: &str) -> Output {
    let section = section.map(|text| ("AGENTS.md".to_owned(), text.to_owned()));
    let other = ("other.md".to_owned(), other.to_owned());
    Output {
        target: "docs".to_owned(),
        files: section.into_iter().chain([other]).collect(),
    }
}

/// The file of a person with a section, whose lines end as those around it.
fn whole((above, below): (&str, &str), section: Option<&str>) -> String {
    let section = section.unwrap_or("");
    let section = match above.ends_with("\r\n") {
        true => section.replace('\n', "\r\n"),
        false => section.to_owned(),
    };
    format!("{above}{section}{below}")
}

fn is_checked(folder: &Path, output: &Output) -> bool {
    let copy = Output {
        target: output.target.clone(),
        files: output.files.clone(),
    };
    let report: Result<_, Problem> = write(&[copy], folder, CHECK);
    report.is_ok_and(|report| report.changes.is_empty() && !report.interrupted)
}

fn text(file: &Path) -> String {
    fs::read_to_string(file).unwrap()
}
