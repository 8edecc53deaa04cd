//! Firefox and WebKit, which some of the browser tests run in too: where they are here, or are among
//! Debian's packages and we may install these. Elsewhere that step is left out.

use crate::{
    browser::{install, of_debian},
    failure::{Failure, Result},
    process::find,
    tools,
};

/// A browser beside Chromium.
pub(crate) struct Engine {
    /// As the tests call it (`NIAN_BROWSER`).
    pub(crate) name: &'static str,
    /// The programs it is known by, all of which the tests need.
    programs: &'static [&'static str],
    /// The packages of Debian's that bring them.
    packages: &'static [&'static str],
    about: &'static str,
}

const ENGINES: [Engine; 2] = [
    Engine {
        name: "firefox",
        programs: &["firefox-esr"],
        packages: &["firefox-esr"],
        about: "half a minute",
    },
    Engine {
        name: "webkit",
        // WebKit's window needs a display, if one that nobody looks at.
        programs: &["WebKitWebDriver", "Xvfb"],
        packages: &["webkit2gtk-driver", "xvfb"],
        about: "half a minute",
    },
];

/// Those that can be had; says which cannot, and why.
pub(crate) fn others() -> Vec<Engine> {
    let mut here = Vec::new();
    for engine in ENGINES {
        match engine.find_or_install() {
            Ok(()) => here.push(engine),
            Err(failure) => eprintln!("\n{failure}\nThe tests in {} are left out.", engine.name),
        }
    }
    here
}

impl Engine {
    fn find_or_install(&self) -> Result {
        if !self.is_here() {
            let advice = format!(
                "On Debian: sudo apt-get install {}",
                self.packages.join(" ")
            );
            let administrator = of_debian().ok_or_else(|| {
                let what = format!("there is no {} here", self.programs.join(" or "));
                Failure::new(what, &advice)
            })?;
            install(administrator, self.packages, self.about, &advice)?;
        }
        if self.name == "firefox" {
            tools::for_firefox()?;
        }
        Ok(())
    }

    /// Firefox goes by one of two names; Debian's driver of WebKit brings the browser along.
    fn is_here(&self) -> bool {
        let has = |name: &&str| find(&[name]).is_some();
        self.programs.iter().all(has) || (self.name == "firefox" && has(&"firefox"))
    }
}
