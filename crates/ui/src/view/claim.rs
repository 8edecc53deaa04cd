use super::button::button;
use super::text::text;
use crate::model::{Check, ClaimCheck, Command, Input, Report, Widget};
use nian_words::{Checking, Language};
use yew::{Html, html};

/// The claim and, for an erratum, its correction.
pub(super) fn statements(widget: &Widget, claim: &ClaimCheck) -> Html {
    let language = widget.language;
    let words = language.checking();
    let text_of = claim.text();
    let said = language.quote(&text_of.claim);
    html! {
        <div class="nian-claim">
            { head(language, claim) }
            if let Some(truth) = &text_of.truth {
                { for section(words.said(), said) }
                { for section(words.truth(), language.quote(truth)) }
            } else {
                <p>{ text(said) }</p>
            }
            if let Some(why) = &text_of.why {
                { for section(words.why(), language.quote(why)) }
            }
        </div>
    }
}

fn head(language: Language, claim: &ClaimCheck) -> Html {
    let words = language.checking();
    html! {
        <p class="nian-claim-head">
            if claim.text().truth.is_some() {
                <span class="nian-origin erratum">{ "E " }{ text(words.erratum()) }</span>
            } else {
                <span class="nian-origin">{ text(words.claim()) }</span>
            }
            if let Some(place) = &claim.text().place {
                <span class="nian-place">{ text(language.quote(place)) }</span>
            }
        </p>
    }
}

/// A heading with its text.
fn section(heading: &'static str, said: String) -> Vec<Html> {
    vec![
        html! { <p class="nian-claim-part">{ text(heading) }</p> },
        html! { <p>{ text(said) }</p> },
    ]
}

/// The range, the button, the progress of the check and its result.
pub(super) fn checking(widget: &Widget, claim: &ClaimCheck, site: &str) -> Html {
    let words = widget.language.checking();
    let (class, command, name) = if let Check::Running(_) = claim.state() {
        ("nian-turn", Command::Cancel, words.cancel())
    } else {
        ("nian-take", Command::Check, words.check())
    };
    html! {
        <div class="nian-checking">
            <div class="nian-controls" part="controls">
                { range(widget.language, claim) }
                { button(class, command.text(), name) }
            </div>
            { complaint(words, claim) }
            { progress(words, claim) }
            { found(widget, claim, site) }
        </div>
    }
}

fn range(language: Language, claim: &ClaimCheck) -> Html {
    let text_of = claim.text();
    let limits = language.checking().limits(text_of.least, text_of.most);
    let bad = claim.field_is_bad().then_some("true");
    html! {
        <label class="nian-amount">
            <span>{ text(language.quote(&text_of.range)) }</span>
            <input type="text" inputmode="numeric" autocomplete="off" data-set={Input::Range}
                aria-invalid={bad} value={claim.field().to_owned()} />
            <span class="nian-limits">{ text(limits) }</span>
        </label>
    }
}

fn complaint(words: Checking, claim: &ClaimCheck) -> Html {
    if !claim.field_is_bad() {
        return Html::default();
    }
    let text_of = claim.text();
    let wrong = words.bad_range(text_of.least, text_of.most, claim.most());
    html! { <p class="nian-notice" role="alert">{ text(wrong) }</p> }
}

fn progress(words: Checking, claim: &ClaimCheck) -> Html {
    let Check::Running(percent) = claim.state() else {
        return Html::default();
    };
    html! { <progress max="100" aria-label={words.checking()} value={percent.to_string()} /> }
}

/// The result of the check, in a live region.
fn found(widget: &Widget, claim: &ClaimCheck, site: &str) -> Html {
    let language = widget.language;
    let words = language.checking();
    let room = match claim.text().truth {
        Some(_) => "nian-found nian-both",
        None => "nian-found",
    };
    let found = match claim.state() {
        Check::Idle => Vec::new(),
        Check::Running(_) => vec![html! { <p>{ text(words.checking()) }</p> }],
        Check::Cancelled => vec![html! { <p>{ text(words.cancelled()) }</p> }],
        Check::Done(said, truth) => {
            let heading = truth.as_ref().map(|_| words.said());
            let mut found = vec![verdict(heading, language, said)];
            if let Some(counter) = claim.text().counterexample.as_ref().filter(|_| !said.holds) {
                let shown = words.with_numbers(&language.quote(counter), &said.numbers);
                found.push(html! { <p>{ text(shown) }</p> });
            }
            add_position(&mut found, language, said, site);
            if let Some(truth) = truth {
                found.push(verdict(Some(words.truth()), language, truth));
                add_position(&mut found, language, truth, site);
            }
            found
        }
    };
    html! { <div class={room} aria-live="polite">{ for found }</div> }
}

fn verdict(heading: Option<&'static str>, language: Language, verdict: &Report) -> Html {
    let words = language.checking();
    let (class, sign, sentence) = if verdict.holds {
        ("nian-verdict holds", "✓ ", words.holds(verdict.cases))
    } else {
        ("nian-verdict fails", "✗ ", words.fails(verdict.cases))
    };
    html! {
        <p class={class}>
            if let Some(heading) = heading { <b>{ text(heading) }</b> }
            <span aria-hidden="true">{ sign }</span>
            { text(sentence) }
        </p>
    }
}

fn add_position(found: &mut Vec<Html>, language: Language, verdict: &Report, site: &str) {
    let Some(position) = &verdict.position else {
        return;
    };
    let address = [site, language.folder(), "play/?p=", position].concat();
    found.push(html! {
        <p class="nian-position">
            <span>
                <a href={address}>{ text(language.checking().see_position()) }</a>
                <code>{ position.clone() }</code>
            </span>
        </p>
    });
}
