//! The path through the articles: ten stops of some five minutes.
use super::coins::{Part, coins, kept};
use crate::{Address, Articles, Page};
use nian_words::{HomePage as Words, Text};
use yew::prelude::*;

/// A stop: an example of an article, and tasks on the same subject.
struct Stop {
    article: &'static str,
    section: &'static str,
    /// Its name and its subject.
    said: [Text; 2],
    /// The query for `practice/`.
    tasks: &'static str,
}

const STOPS: [Stop; 10] = [
    stop(
        ["nim-and-variants", "three-four-five"],
        Words::THREE_FOUR_FIVE,
        "skill=winning&rules=nim",
    ),
    stop(["nim-and-variants", "ex2"], Words::COLUMNS, "skill=columns"),
    stop(
        ["nim-and-variants", "take-1-to-k"],
        Words::ONE_TO_K,
        "skill=outcome&rules=subtraction.1-3",
    ),
    stop(
        ["nim-and-variants", "dice"],
        Words::DICE,
        "skill=winning&rules=dice",
    ),
    stop(
        ["nim-and-variants", "recurrence"],
        Words::WYTHOFF_TABLE,
        "skill=pair",
    ),
    stop(
        ["nim-and-variants", "carry"],
        Words::CARRY,
        "skill=fibonacci",
    ),
    stop(
        ["fibonacci-nim", "ten-coins"],
        Words::TEN_COINS,
        "skill=winning&rules=dynamic.2",
    ),
    stop(
        ["nim-and-variants", "tripling"],
        Words::TRIPLING,
        "skill=winning&rules=dynamic.3",
    ),
    stop(
        ["odd-total", "fifteen"],
        Words::FIFTEEN,
        "skill=winning&rules=parity.3",
    ),
    stop(
        ["odd-even-two-sides", "absolutely-safe"],
        Words::BOTH_SIDES,
        "skill=outcome&rules=sides.3",
    ),
];

const fn stop([article, section]: [&'static str; 2], said: [Text; 2], tasks: &'static str) -> Stop {
    Stop {
        article,
        section,
        said,
        tasks,
    }
}

/// The link to a stop: its section, in its chapter.
pub(super) fn stop_link(address: Address, articles: &Articles, at: usize) -> String {
    let Stop {
        article, section, ..
    } = STOPS[at];
    articles.link_to_section(address, (article, section))
}

/// What a coin stands for.
fn part(stop: &Stop) -> Part {
    Part {
        sections: vec![name(stop)],
        chapter: None,
    }
}

/// The name under which a stop is kept.
fn name(stop: &Stop) -> String {
    format!("{}/{}", stop.article, stop.section)
}

/// For readers who come back: each stop, of which `returning.js` shows the one that is next, and what is shown when
/// there is none.
pub(super) fn next_stops(address: Address, articles: &Articles) -> Html {
    let language = address.language;
    let practice = address.link_to_page(Page::Practice);
    let one = |(at, stop): (usize, &Stop)| {
        let which = language.among(&Words::NEXT_STOP);
        let which = which.replace("$1", &(at + 1).to_string());
        let [title, _] = stop.said.map(|text| language.among(&text));
        html! {
            <div class="stop" hidden=true data-section={name(stop)} data-href={stop_link(address, articles, at)}>
                <p>{ which }</p>
                <h2>{ title }</h2>
            </div>
        }
    };
    let done = language.among(&Words::STOPS_DONE);
    let done = done.replace("$2", &STOPS.len().to_string());
    html! {
        <div class="next" hidden=true>
            { for STOPS.iter().enumerate().map(one) }
            <h2 class="all-done" hidden=true>{ language.among(&Words::ALL_DONE) }</h2>
            <p class="counted progress">
                { coins(STOPS.iter().map(part)) }<span class="told unseen" data-some={done.clone()} data-all={done}></span>
            </p>
            <p class="ways">
                <a class="primary go-on" href={stop_link(address, articles, 0)} hidden=true>{ language.among(&Words::GO_ON) }</a>
                <a class="primary tasks" href={practice.clone()} hidden=true>{ language.among(&Words::TASKS) }</a>
                <a class="due" href={practice} hidden=true data-count={language.among(&Words::DUE)}></a>
            </p>
        </div>
    }
}

/// The list of stops, and the button that erases what is kept of reading.
pub(super) fn stops(address: Address, articles: &Articles) -> Html {
    let language = address.language;
    let practice = address.link_to_page(Page::Practice);
    let one = |(at, stop): (usize, &Stop)| {
        let [title, about] = stop.said.map(|text| language.among(&text));
        let tasks = format!("{practice}?{}&v=2", stop.tasks);
        html! {
            <li>
                <h3><a href={stop_link(address, articles, at)}>{ title }</a></h3>
                <div>
                    <p>{ about }</p>
                    <p class="counted">
                        <span class="progress">
                            { coins([part(stop)]) }<span class="told" data-all={language.among(&Words::DONE)}></span>
                        </span>
                        <a href={tasks}>{ language.among(&Words::PRACTISE) }</a>
                    </p>
                </div>
            </li>
        }
    };
    let [clear, sure, cleared] = Words::CLEAR.map(|text| language.among(&text));
    html! {
        <section class="list stops" id="path" aria-labelledby="stops">
            <h2 id="stops">{ language.among(&Words::PATH) }</h2>
            <p>{ language.among(&Words::STOPS_ABOUT) }</p>
            { kept(language) }
            <ol>{ for STOPS.iter().enumerate().map(one) }</ol>
            <p class="clearing" data-sure={sure} data-cleared={cleared}>
                <button type="button" hidden=true>{ clear }</button>
                { " " }
                <span role="status" tabindex="-1"></span>
            </p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::STOPS;
    use nian_tasks::{Level, Skill, Version, is_offered};
    use nian_words::Language;
    use std::fs;
    use std::path::Path;

    /// A stop is ticked when its example is at its last step, so each stop needs an example.
    #[test]
    fn every_stop_has_an_example_in_every_language() {
        let prose = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/articles");
        for stop in &STOPS {
            let example = format!("<nian-example src=\"{}/{}\">", stop.article, stop.section);
            for tag in Language::WITH_PAGES.map(Language::tag) {
                let file = prose.join(format!("{}/prose.{tag}.md", stop.article));
                let text = fs::read_to_string(file).expect("the article");
                assert!(text.contains(&example), "{example} in {tag}");
            }
        }
    }

    #[test]
    fn there_are_tasks_for_every_stop() {
        for stop in &STOPS {
            let value = |name: &str| {
                let mut pairs = stop
                    .tasks
                    .split('&')
                    .filter_map(|pair| pair.split_once('='));
                pairs.find_map(|(key, value)| (key == name).then_some(value))
            };
            let skill = value("skill").and_then(Skill::named).expect("a skill");
            if let Some(rules) = value("rules") {
                assert!(
                    is_offered(Version::Two, skill, rules, Level::One),
                    "{}",
                    stop.tasks
                );
            }
        }
    }
}
