use super::button::button;
use super::tag::{Tag, nothing, tag, text, word, wrap};
use crate::model::{Check, Claim, Verdict, Widget};
use nian_words::{Checking, Language};
use yew::Html;

/// What is claimed, and what is true instead.
pub(super) fn statements(widget: &Widget, claim: &Claim) -> Html {
    let language = widget.language;
    let words = language.checking();
    let text_of = claim.text();
    let mut all = tag("div", "nian-claim");
    all.add(head(language, claim));
    let said = language.quote(&text_of.claim);
    let Some(truth) = &text_of.truth else {
        all.add(text("p", "", said));
        add_part(
            &mut all,
            words.why(),
            text_of.why.as_ref().map(|why| language.quote(why)),
        );
        return all.html();
    };
    add_part(&mut all, words.said(), Some(said));
    add_part(&mut all, words.truth(), Some(language.quote(truth)));
    add_part(
        &mut all,
        words.why(),
        text_of.why.as_ref().map(|why| language.quote(why)),
    );
    all.html()
}

fn head(language: Language, claim: &Claim) -> Html {
    let words = language.checking();
    let mut head = tag("p", "nian-claim-head");
    head.add(if claim.text().truth.is_some() {
        let mut badge = tag("span", "nian-origin erratum");
        badge.say("E ");
        badge.say(words.erratum());
        badge.html()
    } else {
        word("span", "nian-origin", words.claim())
    });
    if let Some(place) = &claim.text().place {
        head.add(text("span", "nian-place", language.quote(place)));
    }
    head.html()
}

/// A heading and what stands under it.
fn add_part(all: &mut Tag, heading: &'static str, said: Option<String>) {
    let Some(said) = said else { return };
    all.add(word("p", "nian-claim-part", heading));
    all.add(text("p", "", said));
}

/// The range, the button, how far the check has come and what has come of it.
pub(super) fn checking(widget: &Widget, claim: &Claim, site: &str) -> Html {
    let words = widget.language.checking();
    let running = matches!(claim.state(), Check::Running(_));
    let mut bar = tag("div", "nian-controls").with(&[("part", "controls")]);
    bar.add(range(widget.language, claim));
    let (class, deed, name) = if running {
        ("nian-turn", "cancel", words.cancel())
    } else {
        ("nian-take", "check", words.check())
    };
    let mut go = button(class, deed);
    go.say(name);
    bar.add(go.html());
    let mut all = tag("div", "nian-checking");
    all.add(bar.html());
    all.add(complaint(words, claim));
    all.add(progress(words, claim));
    all.add(found(widget, claim, site));
    all.html()
}

fn range(language: Language, claim: &Claim) -> Html {
    let text_of = claim.text();
    let limits = language.checking().limits(text_of.least, text_of.most);
    let mut field = tag("input", "").with(&[
        ("type", "text"),
        ("inputmode", "numeric"),
        ("autocomplete", "off"),
        ("data-set", "range"),
    ]);
    if claim.field_is_bad() {
        field.put("aria-invalid", "true");
    }
    field.hold(claim.field().to_owned());
    let mut label = tag("label", "nian-amount");
    label.add(text("span", "", language.quote(&text_of.range)));
    label.add(field.html());
    label.add(text("span", "nian-limits", limits));
    label.html()
}

fn complaint(words: Checking, claim: &Claim) -> Html {
    if !claim.field_is_bad() {
        return nothing();
    }
    let text_of = claim.text();
    let mut wrong = tag("p", "nian-notice").with(&[("role", "alert")]);
    wrong.tell(words.bad_range(text_of.least, text_of.most, claim.most()));
    wrong.html()
}

fn progress(words: Checking, claim: &Claim) -> Html {
    let Check::Running(percent) = claim.state() else {
        return nothing();
    };
    let mut bar = tag("progress", "").with(&[("max", "100")]);
    bar.put("aria-label", words.checking());
    bar.set("value", percent.to_string());
    bar.html()
}

/// What has come of it; said by a screen reader when it is there.
fn found(widget: &Widget, claim: &Claim, site: &str) -> Html {
    let language = widget.language;
    let words = language.checking();
    let room = match claim.text().truth {
        Some(_) => "nian-found nian-both",
        None => "nian-found",
    };
    let mut found = tag("div", room).with(&[("aria-live", "polite")]);
    match claim.state() {
        Check::Idle => {}
        Check::Running(_) => found.add(word("p", "", words.checking())),
        Check::Cancelled => found.add(word("p", "", words.cancelled())),
        Check::Done(said, truth) => {
            let heading = if truth.is_some() { words.said() } else { "" };
            add_verdict(&mut found, heading, language, said);
            if let Some(counter) = claim.text().counterexample.as_ref().filter(|_| !said.holds) {
                let shown = words.with_numbers(&language.quote(counter), &said.numbers);
                found.add(text("p", "", shown));
            }
            add_position(&mut found, language, said, site);
            if let Some(truth) = truth {
                add_verdict(&mut found, words.truth(), language, truth);
                add_position(&mut found, language, truth, site);
            }
        }
    }
    found.html()
}

fn add_verdict(found: &mut Tag, heading: &'static str, language: Language, verdict: &Verdict) {
    let words = language.checking();
    let (class, sign, sentence) = if verdict.holds {
        ("nian-verdict holds", "✓ ", words.holds(verdict.cases))
    } else {
        ("nian-verdict fails", "✗ ", words.fails(verdict.cases))
    };
    let mut line = tag("p", class);
    if !heading.is_empty() {
        line.add(word("b", "", heading));
    }
    let mut mark = tag("span", "").with(&[("aria-hidden", "true")]);
    mark.say(sign);
    line.add(mark.html());
    line.tell(sentence);
    found.add(line.html());
}

fn add_position(found: &mut Tag, language: Language, verdict: &Verdict, site: &str) {
    let Some(position) = &verdict.position else {
        return;
    };
    let mut link = tag("a", "");
    link.set(
        "href",
        [site, language.folder(), "play/?p=", position].concat(),
    );
    link.say(language.checking().see_position());
    let mut line = tag("span", "");
    line.add(link.html());
    line.add(text("code", "", position.clone()));
    found.add(wrap("p", "nian-position", line.html()));
}
