//! `build.rs` has told Cargo what to watch, and its code knows no folder.

use std::fs;
use std::path::Path;

#[test]
fn cargo_watches_the_files_that_were_read_and_their_folder() {
    let out = Path::new(env!("OUT_DIR"));
    let said = fs::read_to_string(out.with_file_name("output")).expect("Cargo keeps what it says");
    assert_eq!(
        said,
        "cargo::rerun-if-changed=toolc.toml\n\
         cargo::rerun-if-changed=tools/common.tools\n\
         cargo::rerun-if-changed=tools/orders.tools\n\
         cargo::rerun-if-changed=tools\n"
    );
    let code = fs::read_to_string(out.join("tools.rs")).expect("the code is there");
    assert!(!code.contains("OUT_DIR") && !code.contains(env!("CARGO_MANIFEST_DIR")));
}
