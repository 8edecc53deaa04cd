use nian_course::make::Action;
use yew::prelude::*;

/// A button of the page, which keeps its name for the focus.
pub(super) struct Button<'a> {
    pub(super) name: &'static str,
    pub(super) class: &'static str,
    pub(super) said: &'a str,
    /// A sign that stands for what it says.
    pub(super) sign: Option<&'static str>,
    pub(super) is_off: bool,
    pub(super) hidden: bool,
    pub(super) act: Action,
}

impl<'a> Button<'a> {
    pub(super) fn new(name: &'static str, said: &'a str, act: Action) -> Self {
        Self {
            name,
            class: "plain",
            said,
            sign: None,
            is_off: false,
            hidden: false,
            act,
        }
    }

    pub(super) fn html(self, send: &Callback<Action>) -> Html {
        let act = self.act;
        let onclick = send.reform(move |_: MouseEvent| act.clone());
        let named = self.sign.map(|_| self.said.to_owned());
        html! {
            <button type="button" class={self.class} data-key={self.name} disabled={self.is_off} hidden={self.hidden}
                aria-label={named.clone()} title={named} {onclick}>
                { self.sign.unwrap_or(self.said) }
            </button>
        }
    }
}
