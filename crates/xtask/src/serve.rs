//! `cargo xtask serve`: gets the tools, and has Trunk serve the site.

use crate::{
    failure::{Failure, Result},
    process::{Ticking, run},
    project, site, tools,
    trunk::trunk,
};
use clap::Args;
use std::{
    io,
    net::{Ipv4Addr, TcpListener, TcpStream},
    thread,
    time::Duration,
};

#[derive(Args)]
pub(crate) struct Options {
    /// The port to serve on, on this machine only
    #[arg(long, default_value_t = 8080, value_parser = clap::value_parser!(u16).range(1..))]
    port: u16,
}

/// Serves until Ctrl-C. A build that fails says why, and the site before it stays.
pub(crate) fn serve(options: &Options) -> Result {
    let port = options.port;
    // Trunk would find out when all is built.
    drop(listen(port)?);
    tools::for_serving()?;
    tools::fetch_crates()?;
    site::programs()?;
    eprintln!("==> site: building it");
    let ticking = Ticking::start();
    thread::spawn(move || {
        // It answers when the first build is done.
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            thread::sleep(Duration::from_millis(300));
        }
        drop(ticking);
        eprintln!(
            "\nNian is at http://127.0.0.1:{port}/   (changes are rebuilt and reloaded; Ctrl-C ends it)\n"
        );
    });
    let mut serve = trunk();
    serve.args(["serve", "--port", &port.to_string(), "--dist"]);
    run(serve.arg(project::served()), "Its message above says why.")
}

fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| {
        if error.kind() == io::ErrorKind::AddrInUse {
            let advice = format!(
                "End that program, or choose a port: cargo xtask serve --port {}",
                other(port)
            );
            return Failure::new(format!("port {port} is taken by another program"), advice);
        }
        let what = format!("port {port} cannot be used: {error}");
        Failure::new(what, "Choose one above 1023: cargo xtask serve --port 8080")
    })
}

fn other(port: u16) -> u16 {
    port.checked_add(1).unwrap_or(8080)
}

#[cfg(test)]
mod tests {
    use super::{listen, other};
    use std::net::{Ipv4Addr, TcpListener};

    #[test]
    fn a_taken_port_is_named_and_another_offered() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let text = listen(port).unwrap_err().to_string();
        assert!(text.contains(&format!("port {port} is taken")), "{text}");
        assert!(text.contains(&format!("--port {}", other(port))), "{text}");
        assert!(listen(0).is_ok(), "the system chooses a free one");
        assert_eq!(other(u16::MAX), 8080);
    }
}
