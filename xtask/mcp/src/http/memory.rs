//! The resident memory of a process.

use std::fs;
use std::process::Command;

use crate::Told;

/// In bytes.
pub fn resident(process: u32) -> Told<f64> {
    let told = |text: &str| text.trim().parse::<f64>().ok().map(|kib| kib * 1024.0);
    let status = fs::read_to_string(format!("/proc/{process}/status"));
    let found = match status {
        Ok(status) => {
            let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
            line.and_then(|line| told(line.trim_end_matches("kB")))
        }
        // Systems without /proc have a program that knows.
        Err(_) => {
            let asked = Command::new("ps")
                .args(["-o", "rss=", "-p", &process.to_string()])
                .output();
            asked
                .ok()
                .and_then(|asked| told(&String::from_utf8_lossy(&asked.stdout)))
        }
    };
    found.ok_or_else(|| format!("nobody tells how much memory {process} has"))
}
