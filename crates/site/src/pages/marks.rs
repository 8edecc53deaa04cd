use nian_scene::{mark, svg};
use nian_solver::Outcome;
use nian_words::Language;
use yew::prelude::*;

/// What the four marks on an article's page mean.
pub(super) fn marks(language: Language) -> Html {
    let words = language.pages();
    let rows = [
        (outcome(language, Outcome::Safe), words.mark_safe()),
        (outcome(language, Outcome::Unsafe), words.mark_unsafe()),
        (
            html! { <span class="beyond">{ "+" }</span> },
            words.mark_beyond(),
        ),
        (
            html! { <span class="erratum">{ "E" }</span> },
            words.mark_erratum(),
        ),
    ];
    let rows = rows.map(|(mark, meaning)| {
        html! { <div><dt>{ mark }</dt><dd>{ meaning }</dd></div> }
    });
    html! {
        <section class="marks" aria-labelledby="marks">
            <h2 id="marks">{ words.marks() }</h2>
            <dl>{ for rows }</dl>
        </section>
    }
}

fn outcome(language: Language, outcome: Outcome) -> Html {
    let picture = Html::from_html_unchecked(svg(&mark(outcome)).into());
    let class = match outcome {
        Outcome::Safe => "safe",
        Outcome::Unsafe => "unsafe",
    };
    html! { <span {class}>{ picture }{ language.sentences().outcome(outcome) }</span> }
}
