/// The width a picture is laid out for; it is then scaled to the width of its card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// A telephone.
    Narrow,
    /// A page.
    #[default]
    Regular,
    /// A card that fills a screen and uses the width to show more (`www/stage.js` asks for it).
    Wide,
}

impl Layout {
    /// A card narrower than this, in CSS pixels, gets the layout for telephones.
    pub const NARROW: f64 = 640.0;
    /// A card at least this wide, in CSS pixels, fills a screen: no page is so wide, and only
    /// `stage.css` makes a card's frame so.
    pub const WIDE: f64 = 5000.0;

    /// The layouts for cards in a page.
    pub const ALL: [Self; 2] = [Self::Narrow, Self::Regular];

    /// The layout for a card of this outer width, in CSS pixels.
    ///
    /// `card.css` has the same breakpoint for the static card.
    #[must_use]
    pub fn for_card(width: f64) -> Self {
        if width < Self::NARROW {
            Self::Narrow
        } else if width < Self::WIDE {
            Self::Regular
        } else {
            Self::Wide
        }
    }

    /// The width of a picture, in CSS pixels.
    #[must_use]
    pub fn picture_width(self) -> f32 {
        match self {
            Self::Narrow => 300.0,
            Self::Regular => 600.0,
            Self::Wide => 860.0,
        }
    }

    /// The CSS class that shows something for this layout only; empty if there is only one layout.
    #[must_use]
    pub fn class_among(self, layouts: &[Self]) -> &'static str {
        match self {
            _ if layouts.len() < 2 => "",
            Self::Narrow => "nian-narrow",
            Self::Regular | Self::Wide => "nian-regular",
        }
    }
}
