use super::live::Live;
use super::needs_script::{needs_script, stopped};
use super::record::condition;
use crate::{Address, Page, WidgetTag};
use nian_app::practice::{EndingWords, Words as AppWords};
use nian_app::sheet;
use nian_course::practice::Form;
use nian_course::sheet::Params;
use nian_tasks::Level;
use nian_ui::model::SKILLS;
use nian_words::{
    EveryPage, Exercise, Handout, Language, PracticePage as Words, RecordPage, SetUp, Sheet, Text,
};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(super) struct PracticeProps {
    pub(super) address: Address,
}

/// The exercises, as the app finds them, and the worksheet.
#[component]
pub(super) fn Practice(props: &PracticeProps) -> Html {
    let address = props.address;
    let language = address.language;
    let words = words(language);
    let exercise = WidgetTag {
        element: "nian-exercise",
        attributes: Vec::new(),
    };
    html! {
        // The app has no words of its own.
        <div class="play" data-words={serde_json::to_string(&words).expect("they are plain data")} data-stopped={stopped(language)}>
            <div class="practice-head">
                <h1>{ language.among(&Words::TITLE) }</h1>
                { choices(language, &words) }
            </div>
            { needs_script(language, &EveryPage::NEEDS_SCRIPT) }
            // What cannot be in the address is told here.
            <p class="practice-told" role="status"><span></span></p>
            <Live {address} widget={exercise} />
            <section class="set-end"></section>
            <p class="practice-foot">
                { language.among(&Words::INTRO) }
                { " " }
                <a href={address.link_to_page(Page::Record)}>{ language.among(&RecordPage::TITLE) }</a>
            </p>
            { worksheet(address, &words) }
        </div>
    }
}

/// The form before anything is chosen.
const UNCHOSEN: Form = Form {
    skill: None,
    level: Level::One,
    has_level: false,
    shows_level: false,
};

/// The form, folded below a summary of what is trained, so that the task is visible without scrolling.
fn choices(language: Language, words: &AppWords) -> Html {
    html! {
        <details class="choosing">
            <summary>
                <span class="now">{ nian_app::practice::summary(words, UNCHOSEN) }</span>
                { " " }
                <span class="change">{ language.among(&Words::CHANGE) }</span>
            </summary>
            // A browser that restores fields would choose something.
            <form class="setting practice" autocomplete="off">
                { nian_app::practice::form(words, UNCHOSEN, &Callback::noop()) }
            </form>
        </details>
    }
}

/// The words that the app needs of this language.
fn words(language: Language) -> AppWords {
    let text = |text: &Text| language.among(text).to_owned();
    let [rules, _] = Exercise::USED.map(|used| text(&used));
    let skills = SKILLS.into_iter().zip(&Words::SKILLS);
    AppWords {
        language: language.tag().to_owned(),
        skill: text(&Words::SKILL),
        skills: skills
            .map(|(skill, name)| (skill.to_owned(), text(name)))
            .collect(),
        mixed: text(&Words::MIXED),
        level: text(&Words::LEVEL),
        levels: Words::LEVELS.iter().map(text).collect(),
        others: text(&Words::FRESH),
        daily: text(&Words::DAILY),
        worksheet: text(&Words::WORKSHEET),
        bad: text(&Exercise::BAD),
        rules,
        went: RecordPage::WENT.iter().map(text).collect(),
        condition: condition(language),
        ending: ending(language),
    }
}

fn ending(language: Language) -> EndingWords {
    let text = |text: &Text| language.among(text).to_owned();
    let [some, none] = Words::ENDED.map(|ended| text(&ended));
    EndingWords {
        some,
        none,
        task: text(&Words::TASK),
        look: text(&Words::LOOK),
        up: text(&Words::UP),
        harder: Words::HARDER.iter().map(text).collect(),
        down: text(&Words::DOWN),
        example: text(&Words::EXAMPLE),
        point: text(&Words::POINT),
        next: text(&Words::NEXT),
        due: text(&Words::DUE),
    }
}

/// The same tasks on paper, instead of the rest of the page: the app fills it if the address asks for it.
fn worksheet(address: Address, common: &AppWords) -> Html {
    let language = address.language;
    let words = sheet_words(language);
    let text = serde_json::to_string(&words).expect("they are plain data");
    let unasked = Params::default();
    let form = sheet::form(
        common,
        &words,
        (&unasked, 0),
        String::new(),
        &Callback::noop(),
    );
    html! {
        <section class="worksheet" hidden=true aria-label={language.among(&Words::WORKSHEET)}
            data-words={text} data-styles={address.link_to("sheet.css")}>
            <form class="setting practice" autocomplete="off">{ form }</form>
            <p class="told copying" role="status"></p>
            <div class="sheet"></div>
        </section>
    }
}

/// The words of worksheets that the app needs of this language.
pub(super) fn sheet_words(language: Language) -> sheet::Words {
    let text = |text: &Text| language.among(text).to_owned();
    sheet::Words {
        form: sheet::FormWords {
            all_kinds: text(&Words::ALL_KINDS),
            count: text(&Words::COUNT),
            parts: text(&Words::PARTS),
            shown: Words::SHOWN.iter().map(text).collect(),
            print: text(&Words::PRINT),
            others: text(&Words::OTHERS),
            back: text(&Words::BACK),
            not_loaded: text(&Words::NOT_LOADED),
            again: text(&Words::AGAIN),
        },
        title: text(&Sheet::TITLE),
        key: text(&Sheet::KEY),
        mixed: text(&Sheet::MIXED),
        about: text(&Sheet::ABOUT),
        fields: [Handout::NAME, Handout::DATE].map(|label| text(&label)),
        online: text(&Sheet::ONLINE),
        code: text(&Handout::CODE),
        how: Sheet::HOW.iter().map(text).collect(),
        how_all: text(&Sheet::HOW_ALL),
        how_two: text(&Sheet::HOW_TWO),
        odd: text(&Handout::ODD),
        none: text(&Sheet::NONE),
        r#move: text(&Handout::MOVE),
        moves: text(&Sheet::MOVES),
        read: text(&Sheet::READ),
        remainder: text(&Sheet::REMAINDER),
        limit: text(&Sheet::LIMIT),
        mend: text(&Sheet::MEND),
        row: text(&Sheet::ROW),
        heap: text(&Sheet::HEAP),
        making: text(&Sheet::MAKING),
        waiting: text(&SetUp::WAITING),
    }
}
