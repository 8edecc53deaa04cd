use nian_words::{EveryPage, Language, Text};
use yew::prelude::*;

/// The message where scripts are off or have failed, in which case its link reloads the page.
pub(super) fn needs_script(language: Language, said: &Text) -> Html {
    html! {
        <noscript><p class="needs-script">
            { language.among(said) }{ " " }<a href="">{ language.among(&EveryPage::AGAIN) }</a>
        </p></noscript>
    }
}

/// The message of a script that could not be loaded (`www/pages/scripts.js`), and the label of the retry button.
pub(super) fn not_loaded(language: Language) -> [&'static str; 2] {
    [EveryPage::NOT_LOADED, EveryPage::AGAIN].map(|text| language.among(&text))
}
