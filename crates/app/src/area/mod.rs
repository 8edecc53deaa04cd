//! A million positions at once: the section `.area` of a page.

mod view;
mod words;

pub use view::section;
pub use words::Words;

use crate::mount::{mount as mount_in, pass_focus};
use crate::runtime::{Page, Runtime};
use crate::worker::{Reply, Search};
use nian_course::area::{Action, Area, Effect};
use nian_course::plane::Cells;
use nian_course::practice::Moment;
use nian_messages::{Answer, Question};
use std::rc::Rc;
use web_sys::Element;

type Link = Rc<Runtime<Area>>;

impl Page for Area {
    type Action = Action;
    type Effect = Effect;

    fn apply(&mut self, action: Action, _: Moment) -> Vec<Effect> {
        Area::apply(self, action)
    }
}

/// Mounts the tool in its section; `None` if it is another one.
pub(crate) fn mount(section: &Element) -> Option<()> {
    let words: Words = serde_json::from_str(&section.get_attribute("data-said")?).ok()?;
    let columns = section.get_attribute("data-side")?.parse().ok()?;
    // What the reader has done before the app was there, as `www/pages/alone.js` has kept it.
    let form = section.query_selector("form").ok().flatten()?;
    let chosen = view::chosen(&form)?;
    let is_asked_for = form.has_attribute("data-asked");
    let search = Search::default();
    let link = Runtime::new(Area::default(), move |effect, link| {
        carry_out(effect, &search, columns, link);
    });
    let game = chosen.clone();
    let section = mount_in(section, &link, move |link| {
        let send = link.callback();
        link.with(|area| view::section(&words, area, &chosen, &send))
    })?;
    link.mounted_in(section);
    if is_asked_for {
        link.send(Action::Start(game));
    }
    Some(())
}

fn carry_out(effect: Effect, search: &Search, columns: usize, link: &Link) {
    let question = match effect {
        Effect::Ask(question) => question,
        Effect::Cancel => return search.cancel(),
        Effect::PassFocus => return pass_focus(".area .stop", ".area [type=submit]"),
    };
    let link = link.clone();
    let is_area = matches!(question, Question::Area { .. });
    search.ask(&question, move |told| {
        link.send(match told {
            Reply::Cells(cells) => Action::Searched(Cells::new(cells, columns)),
            Reply::Answer(Answer::Cell(cell)) => Action::Known(Some(cell)),
            Reply::Answer(_) => return, // how far it is
            Reply::Failed if is_area => Action::Failed,
            Reply::Failed => Action::Known(None),
        });
    });
}
