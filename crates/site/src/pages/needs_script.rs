use nian_app::restart::Words;
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

/// The words of an app that does not come back after a trap, for `data-stopped` of what it mounts its parts in.
pub(super) fn stopped(language: Language) -> String {
    let [told, save, empty] = [
        EveryPage::STOPPED,
        EveryPage::SAVE_KEPT,
        EveryPage::BEGIN_EMPTY,
    ]
    .map(|text| language.among(&text).to_owned());
    serde_json::to_string(&Words { told, save, empty }).expect("they are plain data")
}
