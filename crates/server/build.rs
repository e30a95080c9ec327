//! Puts the built page into the program: each file of `web/dist` as it is, and squeezed where that helps.
//!
//! Without a built page the program is whole all the same, and says on every path how to get one.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What is served instead of a page that was not built.
const STUB: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>Pharos</title>\n</head>\n\
    <body>\n<p>The page was not built: run make.</p>\n</body>\n</html>\n";

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let dist = Path::new("../../web/dist");
    // A path that is not there would count as changed at every build.
    let _ = fs::create_dir_all(dist);
    println!("cargo::rerun-if-changed={}", dist.display());
    println!("cargo::rerun-if-changed=build.rs");

    let mut names = Vec::new();
    if dist.join("index.html").is_file() {
        collect(dist, "", &mut names)?;
    }
    let mut code = String::from("&[\n");
    for (number, name) in names.iter().enumerate() {
        code += &embed(&out, number, name, &fs::read(dist.join(name))?)?;
    }
    if names.is_empty() {
        code += &embed(&out, 0, "index.html", STUB.as_bytes())?;
    }
    code += "]\n";
    fs::write(out.join("files.rs"), code)
}

/// Every file of a folder, by its path from the top.
fn collect(top: &Path, folder: &str, names: &mut Vec<String>) -> io::Result<()> {
    let mut entries = fs::read_dir(top.join(folder))?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let file = entry.file_name().into_string().map_err(|_| io::Error::other("a file name is no text"))?;
        let name = if folder.is_empty() { file } else { format!("{folder}/{file}") };
        if entry.file_type()?.is_dir() {
            collect(top, &name, names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
}

/// Writes a file's bytes where the compiler finds them, and gives its row of the list.
fn embed(out: &Path, number: usize, name: &str, bytes: &[u8]) -> io::Result<String> {
    let plain = out.join(format!("{number}.bin"));
    fs::write(&plain, bytes)?;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    let squeezed = encoder.finish()?;
    let gzip = if squeezed.len() + squeezed.len() / 8 < bytes.len() {
        let path = out.join(format!("{number}.gz"));
        fs::write(&path, squeezed)?;
        format!("Some(include_bytes!({path:?}))")
    } else {
        "None".to_owned()
    };
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    let mark = format!("{:016x}", hasher.finish());
    Ok(format!("File {{ name: {name:?}, bytes: include_bytes!({plain:?}), gzip: {gzip}, mark: {mark:?} }},\n"))
}
