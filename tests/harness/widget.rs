use crate::{Page, Result};
use fantoccini::elements::{Element, ElementRef};
use serde_json::{Value, json};

/// The name under which WebDriver writes an element in JSON.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// One of our custom elements on a page, reached through what WIDGETS promises to page authors.
pub struct Widget<'page> {
    page: &'page Page,
    css: String,
}

impl<'page> Widget<'page> {
    pub(crate) async fn ready(page: &'page Page, css: &str) -> Result<Self> {
        let widget = Self {
            page,
            css: css.to_owned(),
        };
        page.until(&format!("document.querySelector({})", json!(css)))
            .await?;
        // It is brought to life when it comes near the screen, so it is brought there.
        widget
            .call(
                "scrollIntoView",
                json!({ "block": "center", "behavior": "instant" }),
            )
            .await?;
        page.until(&format!(
            "document.querySelector({})?.shadowRoot",
            json!(css)
        ))
        .await?;
        widget.get("ready.then(() => true)").await?;
        Ok(widget)
    }

    /// The value of a property, or of any expression that starts with one.
    ///
    /// # Errors
    /// It throws.
    pub async fn get(&self, property: &str) -> Result<Value> {
        self.page
            .value(&format!(
                "document.querySelector({}).{property}",
                json!(self.css)
            ))
            .await
    }

    /// The value of an expression about the widget's inside: its shadow root is called `root`.
    ///
    /// # Errors
    /// It throws.
    pub async fn inside(&self, expression: &str) -> Result<Value> {
        let script = format!(
            "const root = document.querySelector(arguments[0]).shadowRoot; return ({expression});"
        );
        self.page.run(&script, vec![json!(self.css)]).await
    }

    /// Waits until an expression about the widget's inside holds: its shadow root is called `root`.
    ///
    /// # Errors
    /// It does not in time.
    pub async fn until_inside(&self, expression: &str) -> Result {
        let root = format!("document.querySelector({}).shadowRoot", json!(self.css));
        self.page
            .until(&format!("((root) => ({expression}))({root})"))
            .await
    }

    /// Sets a property.
    ///
    /// # Errors
    /// It throws.
    pub async fn set(&self, property: &str, value: Value) -> Result {
        self.get(&format!("{property} = {value}")).await.map(drop)
    }

    /// Calls a method with one argument.
    ///
    /// # Errors
    /// It throws.
    pub async fn call(&self, method: &str, argument: Value) -> Result<Value> {
        self.get(&format!("{method}({argument})")).await
    }

    /// The name and message of what a method throws; `null` if it does not.
    ///
    /// # Errors
    /// The session is gone.
    pub async fn throws(&self, method: &str, argument: Value) -> Result<Value> {
        let script = "const [css, method, argument] = arguments;
            try { document.querySelector(css)[method](argument); return null; }
            catch (error) { return { name: error.name, message: error.message }; }";
        self.page
            .run(script, vec![json!(self.css), json!(method), argument])
            .await
    }

    /// Waits until an expression that starts with a property holds.
    ///
    /// # Errors
    /// It does not in time.
    pub async fn until(&self, property: &str) -> Result {
        self.page
            .until(&format!(
                "document.querySelector({}).{property}",
                json!(self.css)
            ))
            .await
    }

    /// The first element inside the widget that matches.
    ///
    /// # Errors
    /// There is none.
    pub async fn find(&self, css: &str) -> Result<Element> {
        let found = self
            .inside(&format!("root.querySelector({})", json!(css)))
            .await?;
        self.element(&found, css)
    }

    fn element(&self, found: &Value, what: &str) -> Result<Element> {
        let id = found[ELEMENT]
            .as_str()
            .ok_or_else(|| format!("no `{what}` in {}", self.css))?;
        Ok(Element::from_element_id(
            self.page.client.clone(),
            ElementRef::from(id.to_owned()),
        ))
    }

    /// The button, field or link inside the widget that a screen reader calls by this name.
    ///
    /// # Errors
    /// There is none.
    pub async fn control(&self, name: &str) -> Result<Element> {
        let script = "const [css, name] = arguments;
            const controls = document.querySelector(css).shadowRoot
                .querySelectorAll('button, input, select, a[href], summary, [role=button]');
            const label = (control) => control.labels?.[0] && [...control.labels[0].childNodes]
                .filter((node) => !node.contains(control)).map((node) => node.textContent).join('');
            const called = (control) => control.getAttribute('aria-label')
                ?? label(control) ?? control.textContent;
            return [...controls].find((control) => called(control).trim() === name);";
        let found = self
            .page
            .run(script, vec![json!(self.css), json!(name)])
            .await?;
        self.element(&found, name)
    }

    /// Clicks the control of this name, as a person does.
    ///
    /// # Errors
    /// There is none, or it cannot be clicked.
    pub async fn press(&self, name: &str) -> Result {
        let control = self.control(name).await?;
        self.page
            .click_on(&control)
            .await
            .map_err(|error| format!("`{name}`: {error}").into())
    }

    /// What the widget's live regions say to a screen reader now.
    ///
    /// # Errors
    /// The widget is gone.
    pub async fn spoken(&self) -> Result<String> {
        let texts = "[...root.querySelectorAll(
                '[aria-live]:not([aria-live=off]), [role=status], [role=alert]')]
            .map((region) => region.textContent.trim()).filter(Boolean).join(' ')";
        let spoken = self.inside(texts).await?;
        Ok(spoken.as_str().unwrap_or_default().to_owned())
    }

    /// Clicks the first element inside the widget that matches, as a person does.
    ///
    /// # Errors
    /// There is none, or it cannot be clicked.
    pub async fn click(&self, css: &str) -> Result {
        self.page.click_on(&self.find(css).await?).await
    }

    /// The visible text of the first element inside the widget that matches.
    ///
    /// # Errors
    /// There is none.
    pub async fn text(&self, css: &str) -> Result<String> {
        Ok(self.find(css).await?.text().await?)
    }
}

impl Page {
    /// Brings every widget of the page to life, then the top of the page back into sight.
    ///
    /// # Errors
    /// One does not come alive.
    pub async fn wake(&self) -> Result {
        let script = "return (async () => {
            for (const widget of document.querySelectorAll(
                'nian-example, nian-game, nian-table, nian-number, nian-claim')) {
                await customElements.whenDefined(widget.localName);
                widget.scrollIntoView({ block: 'center', behavior: 'instant' });
                await widget.ready;
            }
            scrollTo({ top: 0, behavior: 'instant' });
        })();";
        self.run(script, Vec::new()).await.map(drop)
    }

    /// The details of the events of this name that a page made by [`crate::Setup::embed`] has seen.
    ///
    /// # Errors
    /// The page is none of these.
    pub async fn seen(&self, event: &str) -> Result<Vec<Value>> {
        let of_name = format!("seen.filter(({{ type }}) => type === {})", json!(event));
        let details = self
            .value(&format!("{of_name}.map(({{ detail }}) => detail)"))
            .await?;
        Ok(details.as_array().cloned().unwrap_or_default())
    }
}
