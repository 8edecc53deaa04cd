//! All commands as buttons, for whoever has a mouse, a finger or the Tab key and no clicker. A button on the line opens them;
//! they have a room of their own, so that they lie over nothing of what is shown.

use super::Dispatch;
use nian_course::lecture::{Action, Command, Lecture};
use nian_words::Lecture as Texts;
use yew::prelude::*;

pub(super) fn bar(page: &Lecture, out: &Dispatch) -> Html {
    let pressed = |command: Command| match command {
        Command::Vote => Some(page.hands().is_some()),
        Command::Teams => Some(page.teams().is_some()),
        Command::Draw => Some(page.draws()),
        Command::Clock => Some(page.clock().1),
        Command::Full => Some(page.is_full()),
        _ => None,
    };
    let button = |(command, keys): &(Command, &'static str)| {
        let (command, keys) = (*command, *keys);
        let name = out.stage.words.command(command);
        let title = format!("{name} · {keys}");
        let own = out.clone();
        let onclick = move |_: MouseEvent| {
            own.send(Action::Bar { by_key: false });
            own.act(Action::Do(command));
        };
        let pressed = pressed(command).map(|is| if is { "true" } else { "false" });
        html! {
            <button type="button" class="lecture-command" data-do={command.name()} {title} aria-keyshortcuts={keys.replace(' ', "+")}
                aria-pressed={pressed} {onclick}>{ name }</button>
        }
    };
    let groups = Texts::GROUPS.into_iter().zip(Command::BUTTONS);
    let groups = groups.map(|(name, commands)| {
        let name = out.say(name);
        html! {
            <div class="lecture-group" role="group" aria-label={name.clone()}>
                <span aria-hidden="true">{ name }</span>
                { for commands.iter().map(button) }
            </div>
        }
    });
    html! {
        <div class="lecture-bar" id="lecture-bar" role="toolbar" aria-label={out.say(Texts::COMMANDS)} hidden={!page.has_bar()}>
            { for groups }
        </div>
    }
}
