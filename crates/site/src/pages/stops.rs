//! The path through the articles: ten stops of some five minutes.
use super::needs_script::not_loaded;
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

/// The list of stops. `path.js` ticks them, and reads its texts from here.
pub(super) fn stops(address: Address, articles: &Articles) -> Html {
    let language = address.language;
    let [not_loaded, again] = not_loaded(language);
    let [damaged, forbidden] = Words::KEPT.map(|text| language.among(&text));
    let practice = address.link_to_page(Page::Practice);
    let one = |stop: &Stop| {
        let [name, about] = stop.said.map(|text| language.among(&text));
        let href = articles.link_to_section(address, (stop.article, stop.section));
        let tasks = format!("{practice}?{}&v=1", stop.tasks);
        html! {
            <li>
                <a {href}>{ name }</a>
                <p>
                    { about }
                    <span class="onward">
                        <a href={tasks}>{ language.among(&Words::PRACTISE) }</a>
                        <label hidden=true>
                            <input type="checkbox" value={format!("{}/{}", stop.article, stop.section)} />
                            { language.among(&Words::DONE) }
                        </label>
                    </span>
                </p>
            </li>
        }
    };
    html! {
        <section class="list stops" id="path" aria-labelledby="stops"
            data-damaged={damaged} data-forbidden={forbidden}
            data-not-loaded={not_loaded} data-again={again} data-go-on={language.among(&Words::GO_ON)}>
            <h2 id="stops">{ language.among(&Words::PATH) }</h2>
            <p>{ language.among(&Words::STOPS_ABOUT) }</p>
            <ol>{ for STOPS.iter().map(one) }</ol>
            <p class="clearing">
                <button type="button" name="erase" hidden=true>{ language.among(&Words::ERASE) }</button>
                { " " }
                <span role="status"></span>
            </p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::STOPS;
    use nian_tasks::{Level, Skill, is_offered};
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
                assert!(is_offered(skill, rules, Level::One), "{}", stop.tasks);
            }
        }
    }
}
