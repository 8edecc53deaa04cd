use crate::{
    Answer, Key, Result, Setup, Widget, browser::Browser, findings, server::Server, session::log,
    setup::HEIGHT, vendor::Vendor,
};
use base64::{Engine, prelude::BASE64_STANDARD as STANDARD};
use fantoccini::{
    Client, Locator,
    actions::{InputSource, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions},
    elements::Element,
};
use serde_json::{Value, json};
use std::{
    path::Path,
    time::{Duration, Instant},
};

/// How long a condition may take to come true.
const PATIENCE: Duration = Duration::from_secs(15);
/// How a page begins in a PDF of Chromium's.
const PDF_PAGE: &[u8] = b"/Type /Page";
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

/// A browser window on a host of its own.
pub struct Page {
    pub(crate) client: Client,
    browser: Browser,
    server: Server,
    /// The width of the frame that pages stand in, where no window is so narrow.
    frame: Option<u32>,
    expected: Vec<&'static str>,
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

    /// Takes the network away, or gives it back (Chromium only).
    ///
    /// # Errors
    /// The browser has no such switch.
    pub async fn offline(&self, is: bool) -> Result {
        // What a worker fetches, the switch does not stop.
        self.server.break_line(is);
        let conditions = json!({ "offline": is, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.devtools("Network.emulateNetworkConditions", conditions)
            .await
    }

    /// Has the pages that are opened from now on find that data is to be saved (Chromium only).
    ///
    /// # Errors
    /// The browser cannot be told so.
    pub async fn save_data(&self) -> Result {
        let source =
            "Object.defineProperty(NetworkInformation.prototype, 'saveData', { value: true })";
        let script = json!({ "source": source });
        self.devtools("Page.addScriptToEvaluateOnNewDocument", script)
            .await
    }

    /// Has the host serve another build of the site from now on.
    pub fn deploy(&self, site: &Path) {
        self.server.deploy(site);
    }

    /// Has the host answer so from now on, by path as in [`Setup::answer`], and else as was planned.
    pub fn answer(&self, answers: Vec<(&'static str, Answer)>) {
        self.server.answer(answers);
    }

    /// Has the browser keep at most so many bytes for the site, or as many as it does by itself (Chromium only).
    ///
    /// # Errors
    /// The browser has no such switch.
    pub async fn room(&self, bytes: Option<u64>) -> Result {
        let mut parameters = json!({ "origin": self.server.origin() });
        if let Some(bytes) = bytes {
            parameters["quotaSize"] = json!(bytes);
        }
        self.devtools("Storage.overrideQuotaForOrigin", parameters)
            .await
    }

    /// Ends all service workers, as a browser does with those that have nothing to do (Chromium only).
    ///
    /// # Errors
    /// The browser has no such switch.
    pub async fn end_workers(&self) -> Result {
        self.devtools("ServiceWorker.enable", json!({})).await?;
        self.devtools("ServiceWorker.stopAllWorkers", json!({}))
            .await
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

    /// Has a media feature such as `prefers-color-scheme` answer with this value (Chromium only).
    ///
    /// # Errors
    /// The browser has no such switch.
    pub async fn media(&self, feature: &str, value: &str) -> Result {
        let features = json!({ "features": [{ "name": feature, "value": value }] });
        self.devtools("Emulation.setEmulatedMedia", features).await
    }

    /// Shows the page as it is on paper, or on a screen again (Chromium only).
    ///
    /// # Errors
    /// The browser has no such switch.
    pub async fn on_paper(&self, is: bool) -> Result {
        let medium = json!({ "media": if is { "print" } else { "" } });
        self.devtools("Emulation.setEmulatedMedia", medium).await
    }

    /// Prints the page, and gives how many sheets of paper it takes (Chromium only).
    ///
    /// # Errors
    /// The browser cannot print.
    pub async fn printed(&self) -> Result<usize> {
        let wishes = json!({ "preferCSSPageSize": true });
        let printed = self.ask_devtools("Page.printToPDF", wishes).await?;
        let file = printed["data"].as_str().ok_or("no file")?;
        let file = STANDARD.decode(file)?;
        let mut pages = 0;
        for (at, _) in file
            .windows(PDF_PAGE.len())
            .enumerate()
            .filter(|(_, text)| *text == PDF_PAGE)
        {
            // All of them together are called `Pages`.
            pages += usize::from(file.get(at + PDF_PAGE.len()) != Some(&b's'));
        }
        Ok(pages)
    }

    /// Has the browser throw away what nobody holds (Chromium only).
    ///
    /// # Errors
    /// The browser cannot be told to.
    pub async fn collect(&self) -> Result {
        self.devtools("HeapProfiler.collectGarbage", json!({}))
            .await
    }

    /// How many nodes and listeners there are, on the page and held off it (Chromium only).
    ///
    /// # Errors
    /// The browser does not say.
    pub async fn counts(&self) -> Result<[u64; 2]> {
        let counts = self
            .ask_devtools("Memory.getDOMCounters", json!({}))
            .await?;
        Ok(["nodes", "jsEventListeners"].map(|of| counts[of].as_u64().unwrap_or_default()))
    }

    async fn devtools(&self, command: &str, parameters: Value) -> Result {
        self.ask_devtools(command, parameters).await.map(drop)
    }

    async fn ask_devtools(&self, command: &str, parameters: Value) -> Result<Value> {
        let body = json!({ "cmd": command, "params": parameters });
        let answer = self.client.issue_cmd(Vendor {
            path: "goog/cdp/execute",
            body,
        });
        Ok(answer.await?)
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
    /// It does not within fifteen seconds, or it throws.
    pub async fn until(&self, expression: &str) -> Result {
        let start = Instant::now();
        let script = format!("return Boolean({expression});");
        while !self.holds(&script).await? {
            if start.elapsed() > PATIENCE {
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

    /// Presses and releases a key wherever the focus is.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn press(&self, key: Key) -> Result {
        self.type_char(key.into()).await
    }

    /// Presses and releases a key while a modifier is held.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn press_with(&self, modifier: Key, key: Key) -> Result {
        let (modifier, value) = (char::from(modifier), char::from(key));
        let keys = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value: modifier })
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
            .then(KeyAction::Up { value: modifier });
        Ok(self.client.perform_actions(keys).await?)
    }

    /// Presses and releases the key of a character wherever the focus is.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn type_char(&self, value: char) -> Result {
        let keys = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
        Ok(self.client.perform_actions(keys).await?)
    }

    /// Has an input method put this text together where the focus is (Chromium only).
    ///
    /// # Errors
    /// The browser has no such command.
    pub async fn compose(&self, text: &str) -> Result {
        let end = text.encode_utf16().count();
        let parameters = json!({ "text": text, "selectionStart": end, "selectionEnd": end });
        self.devtools("Input.imeSetComposition", parameters).await
    }

    /// Presses and releases a key that an input method takes (Chromium only).
    ///
    /// # Errors
    /// The browser has no such command.
    pub async fn compose_key(&self, key: &str) -> Result {
        for kind in ["rawKeyDown", "keyUp"] {
            let parameters =
                json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": 229 });
            self.devtools("Input.dispatchKeyEvent", parameters).await?;
        }
        Ok(())
    }

    /// The input method is done, and this is the text (Chromium only).
    ///
    /// # Errors
    /// The browser has no such command.
    pub async fn compose_end(&self, text: &str) -> Result {
        self.devtools("Input.insertText", json!({ "text": text }))
            .await
    }

    /// Taps the middle of an element with a finger.
    ///
    /// # Errors
    /// It is not on the page any more, or out of sight.
    pub async fn tap(&self, element: &Element) -> Result {
        let finger = TouchActions::new("finger".to_owned())
            .then(PointerAction::MoveToElement {
                element: element.clone(),
                duration: None,
                x: 0.0,
                y: 0.0,
            })
            .then(PointerAction::Down { button: 0 })
            .then(PointerAction::Up { button: 0 });
        Ok(self.client.perform_actions(finger).await?)
    }

    /// Moves the mouse to a place in the window, its button up or down as it is.
    ///
    /// # Errors
    /// The place is out of the window.
    pub async fn point(&self, (x, y): (f64, f64)) -> Result {
        let duration = None;
        self.mouse(PointerAction::MoveTo { duration, x, y }).await
    }

    /// Presses the mouse's button, or lets it come up.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn hold(&self, down: bool) -> Result {
        let button = 0; // the left one
        self.mouse(match down {
            true => PointerAction::Down { button },
            false => PointerAction::Up { button },
        })
        .await
    }

    /// Presses the mouse's button at one place in the window and drags it to another; it stays down, but Chromium's driver
    /// forgets so when the mouse is moved again.
    ///
    /// # Errors
    /// A place is out of the window.
    pub async fn drag(&self, from: (f64, f64), to: (f64, f64)) -> Result {
        let move_to = |(x, y)| PointerAction::MoveTo {
            duration: None,
            x,
            y,
        };
        let mouse = MouseActions::new("mouse".to_owned())
            .then(move_to(from))
            .then(PointerAction::Down { button: 0 })
            .then(move_to(to));
        Ok(self.client.perform_actions(mouse).await?)
    }

    async fn mouse(&self, action: PointerAction) -> Result {
        let mouse = MouseActions::new("mouse".to_owned()).then(action);
        Ok(self.client.perform_actions(mouse).await?)
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
