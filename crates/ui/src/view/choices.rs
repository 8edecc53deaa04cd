use super::Context;
use crate::model::{Action, Choice, choices as all};
use nian_solver::{AnyPosition, Move};
use nian_words::{Interface, Language};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Rows larger than this are not drawn as coins one could touch, so their fields are shown.
const DRAWN: u64 = 48;

/// Everything that can be chosen, as fields: for the keyboard, for screen readers, and for rows
/// too large to be touched coin by coin.
pub(super) fn choices(context: &Context) -> Html {
    let widget = context.widget;
    let Some(position) = widget.position() else {
        return Html::default();
    };
    let chosen = widget.chosen;
    let all = all(position);
    let large = all.iter().any(|choice| choice.most() > DRAWN);
    let class = classes!("nian-choices", (!large).then_some("nian-on-focus"));
    let fields = all.iter().map(|choice| match choice {
        Choice::Faces(faces) => side_faces(context, position, faces, chosen),
        choice => amount(context, choice, chosen),
    });
    html! { <div {class}>{ for fields }</div> }
}

fn amount(context: &Context, choice: &Choice, chosen: Option<Move>) -> Html {
    let words = context.widget.language.interface();
    let act = context.act.clone();
    let this = choice.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        let take = field.value().parse().unwrap_or(0);
        act.emit(Action::Choose(this.take(take)));
    });
    let take = choice.taken_by(chosen);
    let value = if take == 0 {
        String::new()
    } else {
        take.to_string()
    };
    html! {
        <label class="nian-amount">
            <span>{ name(choice, words) }</span>
            <input type="number" inputmode="numeric" min="0" max={choice.most().to_string()}
                disabled={choice.most() == 0} placeholder="0" {value} {oninput} onkeydown={confirm(context)} />
        </label>
    }
}

/// Enter plays what is chosen.
fn confirm(context: &Context) -> Callback<KeyboardEvent> {
    let act = context.act.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            act.emit(Action::Take);
        }
    })
}

fn name(choice: &Choice, words: &dyn Interface) -> String {
    match *choice {
        Choice::Row { row, most } => words.row(row, most),
        Choice::Both { most } => words.both_rows(most),
        Choice::Faces(_) => words.side_faces().to_owned(),
    }
}

fn side_faces(
    context: &Context,
    position: &AnyPosition,
    faces: &[u8],
    chosen: Option<Move>,
) -> Html {
    let language: Language = context.widget.language;
    let buttons = faces.iter().map(|&face| {
        let mv = Move::Take(u64::from(face));
        let pressed = chosen == Some(mv);
        html! {
            <button type="button" class="nian-chip" aria-pressed={pressed.to_string()} onclick={context.on(Action::Touch(mv))}>
                { language.sentences().move_name(position, mv) }
            </button>
        }
    });
    html! { <div role="group" aria-label={language.interface().side_faces()}>{ for buttons }</div> }
}
