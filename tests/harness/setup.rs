/// The policy that a careful host sends: nothing from elsewhere, no script in a page, wasm allowed.
/// Our own pages bring a stricter one along, which knows their styles.
const CAREFUL: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'";

/// The same, and no styles in a page: what widgets in somebody else's page, and ours, still bear.
pub const STRICT: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/// Stands in an answer's text for the same host under another name.
pub(crate) const ELSEWHERE: &str = "%ELSEWHERE%";

/// A name of the host that is not one of a loopback; Chromium is told where it is. No such name is ever given to anybody.
pub(crate) const NAME: &str = "nian.test";

/// How a test wants the browser and the host of the site to be.
#[derive(Clone, Debug)]
pub struct Setup {
    pub(crate) width: u32,
    pub(crate) scripting: bool,
    pub(crate) old: bool,
    pub(crate) folder: &'static str,
    pub(crate) policy: &'static str,
    pub(crate) answers: Vec<(&'static str, Answer)>,
    pub(crate) late: Vec<(&'static str, u64)>,
    pub(crate) slow: Vec<(&'static str, u64, usize)>,
    pub(crate) wild: Option<u64>,
    pub(crate) impatient: bool,
    pub(crate) worker: bool,
    pub(crate) named: bool,
    pub(crate) expected: Vec<&'static str>,
}

/// What the host answers in the place of a file of the site.
#[derive(Clone, Debug)]
pub enum Answer {
    /// This status and nothing else.
    Status(u16),
    /// This text, with status 200.
    Text(String),
    /// These bytes, said to be of this type.
    As(&'static str, Vec<u8>),
    /// For so many requests this status, the file for those after them.
    Times(usize, u16),
    /// For so many requests the first half of the file and then nothing, the file for those after them.
    Stall(usize),
    /// For so many requests nothing at all, the file for those after them.
    Silence(usize),
    /// What is to be asked for instead, for now.
    Moved(&'static str),
}

/// How high windows are, in CSS pixels.
pub(crate) const HEIGHT: u32 = 900;

impl Default for Setup {
    /// A desktop window, and the site at the root of a careful host.
    fn default() -> Self {
        Self {
            width: 1280,
            scripting: true,
            old: false,
            folder: "/",
            policy: CAREFUL,
            answers: Vec::new(),
            late: Vec::new(),
            slow: Vec::new(),
            wild: None,
            impatient: false,
            worker: false,
            named: false,
            expected: Vec::new(),
        }
    }
}

impl Setup {
    /// A window of this width in CSS pixels.
    #[must_use]
    pub fn width(mut self, width: u32) -> Self {
        self.width = width;
        self
    }

    /// A reader who has switched JavaScript off.
    #[must_use]
    pub fn without_scripts(mut self) -> Self {
        self.scripting = false;
        // The browser does not let a page's head ask for a script that cannot run.
        self.expect("request failed: Script csp")
    }

    /// A browser of some years ago (Chrome 99, Safari 16.0): without mixed colours, queries of
    /// containers or of ranges, and style sheets made by scripts.
    #[must_use]
    pub fn in_an_old_browser(mut self) -> Self {
        self.old = true;
        // The finished site's pages name their styles by a hash, which is not that of the aged ones.
        self.expect("Applying inline style violates")
    }

    /// The site in this folder of its host (`/` before and after).
    #[must_use]
    pub fn in_folder(mut self, folder: &'static str) -> Self {
        self.folder = folder;
        self
    }

    /// A host with this `Content-Security-Policy`.
    #[must_use]
    pub fn policy(mut self, policy: &'static str) -> Self {
        self.policy = policy;
        self
    }

    /// A host that answers this for one path, from the root of the site; `*` in it is for any text: `*/NAME` is for
    /// all of that name, in whatever folder.
    #[must_use]
    pub fn answer(mut self, path: &'static str, answer: Answer) -> Self {
        self.answers.push((path, answer));
        self
    }

    /// A host that takes so many milliseconds for files whose names end like this.
    #[must_use]
    pub fn late(mut self, ending: &'static str, milliseconds: u64) -> Self {
        self.late.push((ending, milliseconds));
        self
    }

    /// A host that sends files whose names end like this in so many parts, and pauses for so many milliseconds
    /// before each.
    #[must_use]
    pub fn slow(mut self, ending: &'static str, milliseconds: u64, parts: usize) -> Self {
        self.slow.push((ending, milliseconds, parts));
        self
    }

    /// A bad line: each file takes 0, 60, 150 or 600 ms, and three in ten that a widget asks for fail
    /// once: they are missing, cut short, or the line breaks. One more stops half-way, where the page is
    /// [`impatient`](Self::impatient). Which, follows from the seed.
    #[must_use]
    pub fn wild(mut self, seed: u64) -> Self {
        self.wild = Some(seed);
        self
    }

    /// A page whose scripts do not wait long: what they would do in some seconds, they do in one.
    #[must_use]
    pub fn impatient(mut self) -> Self {
        self.impatient = true;
        self
    }

    /// Pages may keep the site on the device, for reading without a network; elsewhere they may not: it would
    /// fetch files that a test is about.
    #[must_use]
    pub fn kept(mut self) -> Self {
        self.worker = true;
        self
    }

    /// A host as on the network, by whose address others would find it, too (Chromium only).
    #[must_use]
    pub fn named(mut self) -> Self {
        self.named = true;
        self
    }

    /// A page of somebody else's, `embed.html` beside our site, in English and with this body.
    #[must_use]
    pub fn embed(self, body: &str) -> Self {
        self.embed_with("nian.js", body)
    }

    /// The same, with the script from a host of another name.
    #[must_use]
    pub fn embed_from_elsewhere(self, body: &str) -> Self {
        self.embed_with(&format!("{ELSEWHERE}/nian.js"), body)
            .expect("request to another host: http://localhost:")
    }

    fn embed_with(self, script: &str, body: &str) -> Self {
        let page = format!(
            "<!doctype html><html lang=en><meta charset=utf-8><title>Embedding</title>\
             <meta name=viewport content='width=device-width, initial-scale=1'>\
             <link rel=icon href=icon.svg><script src=/fixtures/record.js></script>\
             <script type=module src={script}></script><main><h1>Embedding</h1>{body}</main>"
        );
        let policy = if self.policy == CAREFUL {
            STRICT
        } else {
            self.policy
        };
        self.policy(policy).answer("embed.html", Answer::Text(page))
    }

    /// A test in which a console message or failed request with this text in it belongs to the plan.
    #[must_use]
    pub fn expect(mut self, text: &'static str) -> Self {
        self.expected.push(text);
        self
    }
}
