//! `pharos backup`: a copy of all games in one file, also while the server runs.

use crate::cli::BackupArgs;
use crate::failure::Failure;
use crate::serve::data_folder;
use crate::text::Text;
use server::process;
use std::io::Write;

pub(crate) fn run(args: &BackupArgs, text: &Text) -> Result<(), Failure> {
    let data = data_folder(args.data.as_ref())?;
    if args.file.symlink_metadata().is_ok() {
        return Err(Failure::Exists(args.file.clone()));
    }
    let folder = args.file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(Err(error)) = folder.map(std::fs::metadata) {
        return Err(Failure::Write(args.file.clone(), error));
    }
    process::backup(&data, &args.file).map_err(|error| Failure::Server(error, data))?;
    let file = args.file.display().to_string();
    writeln!(anstream::stdout(), "{}", text.words("backup-done", &[("file", &file)]))?;
    Ok(())
}
