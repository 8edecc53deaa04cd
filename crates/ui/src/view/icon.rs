use yew::{Html, html};

/// The icons of the buttons, as paths in a box of 24 × 24.
#[derive(Clone, Copy)]
pub(super) enum Icon {
    First,
    Back,
    Play,
    Pause,
    Next,
    Last,
    Menu,
    Undo,
    Redo,
    Again,
}

impl Icon {
    fn path(self) -> &'static str {
        match self {
            Self::First => "M6 5v14M18 6l-9 6 9 6z",
            Self::Back => "M16 6l-9 6 9 6z",
            Self::Play => "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M10 8.5l5.5 3.5-5.5 3.5z",
            Self::Pause => "M8 6v12M16 6v12",
            Self::Next => "M8 6l9 6-9 6z",
            Self::Last => "M6 6l9 6-9 6zM18 5v14",
            Self::Menu => "M5 12h.01M12 12h.01M19 12h.01",
            Self::Undo => "M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-2",
            Self::Redo => "M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h2",
            Self::Again => "M19 12a7 7 0 1 1-2.05-4.95L19 9M19 4v5h-5",
        }
    }

    fn class(self) -> &'static str {
        match self {
            Self::First | Self::Back | Self::Next | Self::Last => "nian-icon solid",
            _ => "nian-icon",
        }
    }
}

/// The icon as an element; its button has the label.
pub(super) fn icon(icon: Icon) -> Html {
    html! {
        <svg class={icon.class()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={icon.path()} />
        </svg>
    }
}
