use nian_solver::Outcome;
use nian_words::Language;
use yew::prelude::*;

/// What the four marks on an article's page mean.
pub(super) fn marks(language: Language) -> Html {
    let words = language.pages();
    let sentences = language.sentences();
    let rows = [
        (
            html! { sentences.outcome(Outcome::Safe) },
            "safe",
            words.mark_safe(),
        ),
        (
            html! { sentences.outcome(Outcome::Unsafe) },
            "unsafe",
            words.mark_unsafe(),
        ),
        (html! { "+" }, "beyond", words.mark_beyond()),
        (html! { "E" }, "erratum", words.mark_erratum()),
    ];
    let rows = rows.map(|(mark, class, meaning)| {
        html! { <div><dt><span {class}>{ mark }</span></dt><dd>{ meaning }</dd></div> }
    });
    html! {
        <section class="marks" aria-labelledby="marks">
            <h2 id="marks">{ words.marks() }</h2>
            <dl>{ for rows }</dl>
        </section>
    }
}
