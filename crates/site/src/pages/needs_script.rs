use nian_words::{EveryPage, Language, Text};
use yew::prelude::*;

/// What is read where scripts are off or did not run: for the latter it leads to the page once more.
pub(super) fn needs_script(language: Language, said: &Text) -> Html {
    html! {
        <noscript><p class="needs-script">
            { language.among(said) }{ " " }<a href="">{ language.among(&EveryPage::AGAIN) }</a>
        </p></noscript>
    }
}

/// What a script says of itself where it did not come (`www/pages/scripts.js`), and the button that asks for it again.
pub(super) fn not_loaded(language: Language) -> [&'static str; 2] {
    [EveryPage::NOT_LOADED, EveryPage::AGAIN].map(|text| language.among(&text))
}
