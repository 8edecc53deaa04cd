/// For how much room a picture is laid out; it is then scaled to the room there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// A telephone.
    Narrow,
    /// A page.
    #[default]
    Regular,
    /// A card that fills a screen, where that shows more (`www/stage.js` asks for it).
    Wide,
}

impl Layout {
    /// A card that is less wide than this, in CSS pixels, is for a telephone.
    pub const NARROW: f64 = 640.0;
    /// A card that is as wide as this fills a screen: no page is, and only `stage.css` makes a
    /// card's frame so.
    pub const WIDE: f64 = 5000.0;

    /// Those that a page has room for.
    pub const ALL: [Self; 2] = [Self::Narrow, Self::Regular];

    /// The layout for a card of this outer width, in CSS pixels.
    ///
    /// `card.css` draws the same line for the static card.
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

    /// The width a picture is laid out for, in CSS pixels.
    #[must_use]
    pub fn picture_width(self) -> f32 {
        match self {
            Self::Narrow => 300.0,
            Self::Regular => 600.0,
            Self::Wide => 860.0,
        }
    }

    /// The CSS class of what is for this layout only, where there are several.
    #[must_use]
    pub fn class_among(self, layouts: &[Self]) -> &'static str {
        match self {
            _ if layouts.len() < 2 => "",
            Self::Narrow => "nian-narrow",
            Self::Regular | Self::Wide => "nian-regular",
        }
    }
}
