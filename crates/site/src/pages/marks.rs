use nian_scene::{mark, svg};
use nian_solver::Outcome;
use nian_words::{ArticlePage, Language};
use yew::prelude::*;

/// The legend of the four marks in articles.
pub(super) fn marks(language: Language) -> Html {
    let rows = [
        (
            outcome(language, Outcome::Safe),
            language.among(&ArticlePage::MARK_SAFE),
        ),
        (
            outcome(language, Outcome::Unsafe),
            language.among(&ArticlePage::MARK_UNSAFE),
        ),
        (
            html! { <span class="beyond">{ "+" }</span> },
            language.among(&ArticlePage::MARK_BEYOND),
        ),
        (
            html! { <span class="erratum">{ "E" }</span> },
            language.among(&ArticlePage::MARK_ERRATUM),
        ),
    ];
    let rows = rows.map(|(mark, meaning)| {
        html! { <div><dt>{ mark }</dt><dd>{ meaning }</dd></div> }
    });
    html! {
        <section class="marks" aria-labelledby="marks">
            <h2 id="marks">{ language.among(&ArticlePage::MARKS) }</h2>
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
