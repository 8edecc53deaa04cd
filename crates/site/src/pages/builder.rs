use super::live::Live;
use super::needs_script::needs_script;
use crate::{Address, Library, Page, WidgetTag};
use nian_ui::model::{Answers, Opponent, SKILLS, THEMES, VISIBILITY, WORKS};
use nian_words::{
    Builder as Words, Embedding, Language, NumberSample, SampleGame, TableSample, Tools,
};
use yew::prelude::*;

/// The tag that is built first, and its position.
const FIRST: (&str, &str) = ("nian-game", "nim:3,4,5");
/// The pictures of boards; each game has some of them.
const PICTURES: [&str; 8] = [
    "rows", "columns", "grid", "forms", "die", "clock", "trays", "strip",
];

/// The attributes that choose what is shown: when one of them changes, the widget starts anew.
const ANEW: [&str; 6] = ["position", "src", "value", "in", "digits", "do"];

/// The options, the code to paste, and the widget that it makes; `embed.js` keeps them in sync.
pub(super) fn builder(address: Address, library: &Library) -> Html {
    let language = address.language;
    let board = WidgetTag {
        element: FIRST.0,
        attributes: vec![("position", FIRST.1.to_owned())],
    };
    html! {
        <section aria-labelledby="builder">
            <h2 id="builder">{ language.among(&Words::HEADING) }</h2>
            { needs_script(language, &Words::NEEDS_SCRIPT) }
            <form class="setting builder">
                <label for="element">{ language.among(&Words::ELEMENT) }</label>
                <select id="element" name="element">{ for elements(language) }</select>
                { for fields(language, library).iter().map(field_html) }
            </form>
            <h3 id="snippet">{ language.among(&Words::SNIPPET) }</h3>
            <pre tabindex="0" role="region" aria-labelledby="snippet"><code data-title={language.among(&Tools::TITLE)}>{ snippet() }</code></pre>
            <p class="copying">
                <button type="button">{ language.among(&Tools::COPY) }</button>
                { " " }
                <span role="status" data-done={language.among(&Tools::COPIED)}
                    data-failed={language.among(&Tools::NOT_COPIED)}></span>
            </p>
            { pinning(address) }
            <h3>{ language.among(&Words::PREVIEW) }</h3>
            <div class="preview"><Live {address} widget={board} /></div>
        </section>
    }
}

/// The checkbox that adds the script's integrity hash to the code; `embed.js` shows it if the script has a fixed
/// address.
fn pinning(address: Address) -> Html {
    let language = address.language;
    let why = address.link_to_page(Page::Manual("hosts")) + "#integrity";
    html! {
        <p class="pinning" hidden=true>
            <label>
                <input type="checkbox" name="integrity" autocomplete="off" />
                { language.among(&Words::PINNED) }
            </label>
            { " " }
            <a href={why}>{ language.among(&Words::WHY_PINNED) }</a>
            { " " }
            <span role="status" data-failed={language.among(&Words::NOT_PINNED)}></span>
        </p>
    }
}

/// The code until `embed.js` knows the address of the script.
fn snippet() -> String {
    let (element, position) = FIRST;
    format!(
        "<script type=\"module\" src=\"nian.js\"></script>\n<{element} position=\"{position}\"></{element}>"
    )
}

/// The tags to choose from.
fn elements(language: Language) -> impl Iterator<Item = Html> {
    Embedding::TAGS.into_iter().map(move |(tag, about)| {
        let name = format!("{} · {tag}", language.among(&about));
        html! { <option value={tag} selected={tag == FIRST.0}>{ name }</option> }
    })
}

/// An attribute to fill in.
struct Field {
    /// The tag that has the attribute; empty for all tags.
    tag: &'static str,
    name: &'static str,
    value: &'static str,
    /// Values with their names; empty if any text is possible.
    choices: Vec<(String, String)>,
    /// Suggested texts.
    ideas: Vec<&'static str>,
}

fn choice(tag: &'static str, name: &'static str, choices: Vec<(String, String)>) -> Field {
    Field {
        tag,
        name,
        value: "",
        choices,
        ideas: Vec::new(),
    }
}

fn text(
    tag: &'static str,
    name: &'static str,
    value: &'static str,
    ideas: Vec<&'static str>,
) -> Field {
    Field {
        tag,
        name,
        value,
        choices: Vec::new(),
        ideas,
    }
}

fn fields(language: Language, library: &Library) -> Vec<Field> {
    let values = |values: &[&str]| {
        let default = language.among(&Words::DEFAULT);
        let named = values
            .iter()
            .map(|value| ((*value).to_owned(), (*value).to_owned()));
        [(String::new(), default.to_owned())]
            .into_iter()
            .chain(named)
            .collect::<Vec<_>>()
    };
    let table = |table: TableSample| {
        (
            table.of.to_owned(),
            format!("{} · {}", language.among(&table.name), table.of),
        )
    };
    let positions = SampleGame::ALL.iter().flat_map(|game| game.samples);
    let rules = TableSample::ALL.iter().flat_map(|table| table.rules);
    let first = NumberSample::ALL[0];
    vec![
        choice("nian-example", "src", lessons(language, library)),
        text("nian-example", "step", "", Vec::new()),
        text(
            "nian-game",
            "position",
            FIRST.1,
            positions.map(|sample| sample.position).collect(),
        ),
        choice("nian-game", "first", values(&["reader", "other"])),
        choice(
            "nian-game",
            "opponent",
            values(&Opponent::ALL.map(Opponent::name)),
        ),
        text("nian-game", "moves", "", Vec::new()),
        choice("nian-game", "show", values(&PICTURES)),
        choice("nian-table", "of", TableSample::ALL.map(table).into()),
        text("nian-table", "rules", "", rules.copied().collect()),
        text("nian-table", "from", "", Vec::new()),
        text("nian-table", "rows-shown", "", Vec::new()),
        text("nian-number", "value", first.value, Vec::new()),
        text(
            "nian-number",
            "in",
            first.system,
            NumberSample::ALL.map(|number| number.system).into(),
        ),
        text("nian-number", "digits", "", vec!["10110110"]),
        choice("nian-number", "do", values(&WORKS)),
        text("nian-number", "step", "", Vec::new()),
        choice("nian-claim", "src", claims(language, library)),
        choice("nian-exercise", "skill", values(&SKILLS)),
        choice("nian-exercise", "level", values(&["1", "2", "3"])),
        text("nian-exercise", "rules", "", Vec::new()),
        text("nian-exercise", "seed", "", Vec::new()),
        text("nian-exercise", "count", "", Vec::new()),
        choice("nian-exercise", "tasks", values(&["1", "2"])),
        choice("", "answers", values(&Answers::ALL.map(Answers::name))),
        choice("", "controls", values(&VISIBILITY)),
        choice("", "caption", values(&VISIBILITY)),
        choice("", "theme", values(&THEMES[1..])),
        Field {
            // The page that it is pasted into may have no language.
            value: language.tag(),
            ..choice("", "lang", values(&Language::ALL.map(Language::tag)))
        },
    ]
}

/// All built-in examples: `src` and title.
fn lessons(language: Language, library: &Library) -> Vec<(String, String)> {
    let named = library.names().filter_map(|src| {
        let lesson = library.example(src)?;
        Some((
            src.to_owned(),
            format!("{} · {src}", language.pick(&lesson.title)),
        ))
    });
    named.collect()
}

/// All claims: `src` and the section of the article.
fn claims(language: Language, library: &Library) -> Vec<(String, String)> {
    let named = library.claims().all().map(|(src, text)| {
        let place = text.place.as_ref().map_or("", |place| language.pick(place));
        (src.to_owned(), format!("{place} · {src}"))
    });
    named.collect()
}

fn field_html(field: &Field) -> Html {
    let id = format!("{}-{}", field.tag, field.name);
    let control = if field.choices.is_empty() {
        text_html(&id, field)
    } else {
        choice_html(&id, field)
    };
    // Without scripts only the fields of the first tag are shown, and none works.
    let hidden = !field.tag.is_empty() && field.tag != FIRST.0;
    let anew = ANEW.contains(&field.name).then_some("");
    html! {
        <div class="field" data-for={field.tag} data-anew={anew} {hidden}>
            <label for={id.clone()}><code>{ field.name }</code></label>
            { control }
        </div>
    }
}

fn choice_html(id: &str, field: &Field) -> Html {
    let options = field.choices.iter().map(|(value, name)| {
        html! { <option value={value.clone()} selected={value == field.value}>{ name }</option> }
    });
    html! { <select id={id.to_owned()} name={field.name}>{ for options }</select> }
}

fn text_html(id: &str, field: &Field) -> Html {
    let list = format!("{id}-ideas");
    let ideas = field
        .ideas
        .iter()
        .map(|idea| html! { <option value={*idea} /> });
    html! {
        <>
            <input id={id.to_owned()} name={field.name} type="text" value={field.value}
                list={list.clone()} autocomplete="off" autocapitalize="none" spellcheck="false" />
            <datalist id={list}>{ for ideas }</datalist>
        </>
    }
}
