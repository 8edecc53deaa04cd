use crate::{
    Answer, Result, Setup, Widget, browser::Browser, findings, server::Server, session::log,
    setup::HEIGHT,
};
use fantoccini::{Client, Locator, elements::Element};
use serde_json::{Value, json};
use std::{
    path::Path,
    time::{Duration, Instant},
};

/// How long a condition may take to come true.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is asked.
const INTERVAL: Duration = Duration::from_millis(25);
/// What WebKit's driver answers where the page is left before it hears what a script returned.
const LEFT: &str = "Callback was not called before the unload event";
/// The end of a script that a driver runs. WebKit's leaves what promises have waiting to the page's next
/// task, in the midst of a layout at worst, where no page draws; the end of a listener has it done at once.
const SETTLE: &str = "
    const end = new EventTarget();
    end.addEventListener('end', () => {});
    end.dispatchEvent(new Event('end'));";
/// Brings an element into sight and waits until it has been at one place for two frames.
const STILL: &str = "
    const [element] = arguments;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const at = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join();
    };
    return new Promise((still) => {
        setTimeout(still, 2000); // what never stands still is clicked as it goes
        const look = (before, frames) => {
            if (frames === 2) return still();
            requestAnimationFrame(() => look(at(), at() === before ? frames + 1 : 0));
        };
        look(at(), 0);
    });";

mod device;
mod input;

/// A browser window on a host of its own.
pub struct Page {
    pub(crate) client: Client,
    browser: Browser,
    server: Server,
    /// The width of the frame that pages stand in, where no window is so narrow.
    frame: Option<u32>,
    expected: Vec<&'static str>,
    /// Whether scripts of pages run.
    scripting: bool,
}

impl Page {
    pub(crate) async fn new(client: Client, browser: Browser, setup: &Setup) -> Result<Self> {
        let server = Server::start(setup.clone(), !browser.has_devtools()).await?;
        let page = Self {
            client,
            browser,
            server,
            frame: (setup.width < browser.least_width()).then_some(setup.width),
            expected: setup.expected.clone(),
            scripting: setup.scripting,
        };
        page.resize(setup.width, HEIGHT).await?;
        if browser.has_devtools() {
            page.begin_anew(setup).await?;
        }
        Ok(page)
    }

    /// What others than Chromium have from the start: no data of another test, which may have had a
    /// host on the same port, and scripts or none.
    async fn begin_anew(&self, setup: &Setup) -> Result {
        let all = json!({ "origin": self.server.origin(), "storageTypes": "all" });
        self.devtools("Storage.clearDataForOrigin", all).await?;
        let off = json!({ "value": !setup.scripting });
        self.devtools("Emulation.setScriptExecutionDisabled", off)
            .await
    }

    /// Goes to a path of the site, or, if it starts with `/`, of the host.
    ///
    /// # Errors
    /// The page does not load.
    pub async fn open(&self, path: &str) -> Result {
        let address = self.server.address(path);
        let Some(width) = self.frame else {
            return Ok(self.client.goto(&address).await?);
        };
        self.client
            .goto(&self.server.address("/fixtures/frame.html"))
            .await?;
        let script = "const [frame] = document.getElementsByTagName('iframe');
            const [src, width, height] = arguments;
            // What lies below the window's edge no finger reaches.
            const room = innerHeight - 2 * frame.offsetTop;
            Object.assign(frame, { src, width, height: Math.min(height, room) });
            return new Promise((loaded) => frame.addEventListener('load', () => loaded(frame)));";
        let arguments = vec![json!(address), json!(width), json!(HEIGHT)];
        self.run(script, arguments).await?;
        Ok(self.client.enter_frame(0).await?)
    }

    /// Goes to an address that is not our host's.
    ///
    /// # Errors
    /// The page does not load.
    pub async fn open_address(&self, address: &str) -> Result {
        Ok(self.client.goto(address).await?)
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// The page does not load.
    pub async fn reload(&self) -> Result {
        if self.frame.is_none() {
            return Ok(self.client.refresh().await?);
        }
        // The driver would load what is around the frame, and leave the frame.
        let path = "location.pathname + location.search + location.hash";
        let path = self.value(path).await?;
        self.open(path.as_str().unwrap_or_default()).await
    }

    /// Where the page is, from the root of its host.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn location(&self) -> Result<String> {
        let url = self.client.current_url().await?;
        let path = url.as_str().strip_prefix(self.server.origin());
        Ok(path.unwrap_or(url.as_str()).to_owned())
    }

    /// The source of the page as the browser has it now.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn source(&self) -> Result<String> {
        Ok(self.client.source().await?)
    }

    /// The paths that were asked of the host so far.
    #[must_use]
    pub fn requested(&self) -> Vec<String> {
        self.server
            .requests()
            .into_iter()
            .map(|(path, _)| path)
            .collect()
    }

    /// Has the host serve another build of the site from now on.
    pub fn deploy(&self, site: &Path) {
        self.server.deploy(site);
    }

    /// Has the host answer so from now on, by path as in [`Setup::answer`], and else as was planned.
    pub fn answer(&self, answers: Vec<(&'static str, Answer)>) {
        self.server.answer(answers);
    }

    /// Makes the window this large, in CSS pixels; also narrower than a desktop browser can be.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn resize(&self, width: u32, height: u32) -> Result {
        if !self.browser.has_devtools() {
            return Ok(self
                .client
                .set_window_size(width.max(self.browser.least_width()), height)
                .await?);
        }
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics)
            .await
    }

    /// Makes the window this wide and as high as it was made, and waits until widgets have followed.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn widen(&self, width: u32) -> Result {
        self.resize(width, HEIGHT).await?;
        self.two_frames().await
    }

    /// Waits for the frame after the next: what the next one makes widgets do has been asked for or
    /// painted by then.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn two_frames(&self) -> Result {
        let frames =
            "new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))";
        self.value(frames).await.map(drop)
    }

    /// Runs the body of a JavaScript function with these `arguments`, and gives what it returns.
    ///
    /// # Errors
    /// The script throws.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        let script = format!(
            "try {{
                return (function () {{ {script}
                }}).apply(this, arguments);
            }} finally {{ {SETTLE} }}"
        );
        Ok(self.client.execute(&script, arguments).await?)
    }

    /// The value of a JavaScript expression; promises are awaited.
    ///
    /// # Errors
    /// The expression throws or is rejected.
    pub async fn value(&self, expression: &str) -> Result<Value> {
        self.run(&format!("return ({expression});"), Vec::new())
            .await
    }

    /// Waits until a JavaScript expression holds, on this page or on the one it leads to.
    ///
    /// # Errors
    /// It does not within thirty seconds, or it throws.
    pub async fn until(&self, expression: &str) -> Result {
        self.until_within(PATIENCE, expression).await
    }

    /// The same for what takes a whole machine longer than a page does.
    ///
    /// # Errors
    /// It does not within this time, or it throws.
    pub async fn until_within(&self, patience: Duration, expression: &str) -> Result {
        let start = Instant::now();
        let script = format!("return Boolean({expression});");
        while !self.holds(&script).await? {
            if start.elapsed() > patience {
                return Err(format!("waited in vain for: {expression}").into());
            }
            tokio::time::sleep(INTERVAL).await;
        }
        Ok(())
    }

    /// Whether a script returns `true`; a page that is left while it is asked does not.
    async fn holds(&self, script: &str) -> Result<bool> {
        match self.run(script, Vec::new()).await {
            Err(error) if error.to_string().contains(LEFT) => Ok(false),
            answer => Ok(answer? == true),
        }
    }

    /// The only or first element that matches, outside of shadow roots.
    ///
    /// # Errors
    /// There is none.
    pub async fn find(&self, css: &str) -> Result<Element> {
        self.client
            .find(Locator::Css(css))
            .await
            .map_err(|error| format!("{css}: {error}").into())
    }

    /// All elements that match, outside of shadow roots.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn find_all(&self, css: &str) -> Result<Vec<Element>> {
        Ok(self.client.find_all(Locator::Css(css)).await?)
    }

    /// Clicks the first element that matches, as a person does: once it stands still.
    ///
    /// # Errors
    /// There is none, or it cannot be clicked.
    pub async fn click(&self, css: &str) -> Result {
        self.click_on(&self.find(css).await?).await
    }

    /// Clicks an element once it has stood still for two frames: a driver aims first and presses then, and
    /// what comes in above it between the two has it press beside.
    ///
    /// # Errors
    /// It is not on the page any more, or it cannot be clicked.
    pub async fn click_on(&self, element: &Element) -> Result {
        if self.scripting {
            self.run(STILL, vec![serde_json::to_value(element)?])
                .await?;
        }
        Ok(element.click().await?)
    }

    /// The widget that matches, once it has come alive.
    ///
    /// # Errors
    /// There is none, or it does not come alive.
    pub async fn widget(&self, css: &str) -> Result<Widget<'_>> {
        Widget::ready(self, css).await
    }

    /// Goes into a frame: what is asked for from now on is asked there.
    ///
    /// # Errors
    /// There is none.
    pub async fn enter(&self, css: &str) -> Result {
        Ok(self.find(css).await?.enter_frame().await?)
    }

    /// Goes back to the page around the frame.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn leave(&self) -> Result {
        Ok(self.client.clone().enter_parent_frame().await?)
    }

    /// Goes to the window that the page has opened last, or back to its own.
    ///
    /// # Errors
    /// There is none.
    pub async fn window(&self, opened: bool) -> Result {
        let windows = self.client.windows().await?;
        let wanted = if opened {
            windows.last()
        } else {
            windows.first()
        };
        let wanted = wanted.ok_or("no window")?.clone();
        Ok(self.client.switch_to_window(wanted).await?)
    }

    /// A picture of the window, as PNG.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn screenshot(&self) -> Result<Vec<u8>> {
        Ok(self.client.screenshot().await?)
    }

    /// Errors in the console, failed requests and requests to other hosts that were not expected.
    pub(crate) async fn findings(&self) -> Result<Vec<String>> {
        let mut found: Vec<String> = self
            .server
            .requests()
            .into_iter()
            .filter(|(_, status)| status.as_u16() >= 400)
            .map(|(path, status)| format!("request answered with {status}: {path}"))
            .collect();
        found.extend(self.server.troubles());
        if self.browser.has_devtools() {
            found.extend(findings::errors(&log(&self.client, "browser").await?));
            let performance = log(&self.client, "performance").await?;
            found.extend(findings::requests(&performance, self.server.origin()));
        }
        found.retain(|finding| !self.expected.iter().any(|text| finding.contains(text)));
        Ok(found)
    }
}
