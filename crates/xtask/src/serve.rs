//! `cargo xtask serve`: builds the site, serves it, and builds it anew when a source changes.

pub(crate) mod host;
mod watch;

use crate::{failure::Result, project, site, tools, wasm::Goal};
use clap::Args;
use host::Host;

#[derive(Args)]
pub(crate) struct Options {
    /// Build as fast as the finished site (slower to rebuild)
    #[arg(long)]
    release: bool,
    /// The port to serve on, on this machine only
    #[arg(long, default_value_t = 8080, value_parser = clap::value_parser!(u16).range(1..))]
    port: u16,
}

/// Serves until Ctrl-C. A build that fails says why, and the site before it stays.
pub(crate) fn serve(options: &Options) -> Result {
    let host = Host::start(options.port, project::served())?;
    let goal = if options.release {
        tools::for_release()?;
        Goal::Fast
    } else {
        tools::for_serving()?;
        Goal::Quick
    };
    tools::fetch_crates()?;
    eprintln!("==> site: building it (a minute or so the first time, seconds afterwards)");
    loop {
        let sources = watch::state();
        match site::unfinished(&project::served(), goal) {
            Ok(()) => {
                host.is_built();
                let address = host.address();
                eprintln!(
                    "\nNian is at {address}   (changes are rebuilt and reloaded; Ctrl-C ends it)\n"
                );
            }
            Err(failure) => eprintln!("\n{failure}\nOnce it is mended, it is built again.\n"),
        }
        watch::wait_for_change(sources);
        eprintln!("==> site: building it again");
    }
}
