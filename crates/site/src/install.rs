//! The files that make the site installable: a web app manifest for each language, and its icons.

use crate::{Address, Page, SiteError, files};
use nian_words::{EveryPage, HomePage, Language};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use serde_json::json;
use std::fs;
use std::path::Path;

/// The background colours in light and dark, as in `tokens.css`.
pub(crate) const PAPER: [&str; 2] = ["#fcfbf7", "#15171b"];

/// The name of the manifest, in the folder of its language.
pub(crate) const MANIFEST: &str = "manifest.webmanifest";

/// The icons: name, width in pixels, and whether it is maskable.
const ICONS: [(&str, u32, bool); 3] = [
    ("icon-192.png", 192, false),
    ("icon-512.png", 512, false),
    ("icon-maskable.png", 512, true),
];

/// The safe zone of a maskable icon: a circle of this part of its width.
const SEEN: f32 = 0.8;

/// Writes the manifests and, from `www/icon.svg`, the icons.
pub(crate) fn write(www: &Path, out: &Path) -> Result<(), SiteError> {
    let file = www.join("icon.svg");
    let drawn = files::read(&file)?;
    let icon = Tree::from_str(&drawn, &Options::default())
        .map_err(|error| SiteError::new(&file, error))?;
    for (name, size, cut) in ICONS {
        let place = out.join(name);
        let failed = |what: String| SiteError::new(&place, what);
        let png = picture(&icon, size, cut).ok_or_else(|| failed("no picture".to_owned()))?;
        let bytes = png
            .encode_png()
            .map_err(|error| failed(error.to_string()))?;
        fs::write(&place, bytes).map_err(|error| failed(error.to_string()))?;
    }
    for language in Language::WITH_PAGES {
        files::write(
            &out.join(language.folder()).join(MANIFEST),
            manifest(language),
        )?;
    }
    Ok(())
}

/// The manifest has no `id`: its default is the address of the start page, which differs for each folder that the site
/// is put into. An `id` would be the same for all copies on a host.
fn manifest(language: Language) -> String {
    let home = Address {
        language,
        page: Page::Home,
    };
    let icons = ICONS.map(|(name, size, cut)| {
        json!({
            "src": home.link_to(name),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": if cut { "maskable" } else { "any" },
        })
    });
    let text = json!({
        "name": language.among(&HomePage::TITLE),
        "short_name": language.among(&EveryPage::NAME),
        "description": language.among(&HomePage::DESCRIPTION),
        "lang": language.tag(),
        "start_url": "./",
        // A reader who changes the language stays in the same window.
        "scope": home.link_to(""),
        // With a back button, as links lead from page to page.
        "display": "minimal-ui",
        "background_color": PAPER[0],
        "theme_color": PAPER[0],
        "icons": icons,
    });
    serde_json::to_string_pretty(&text).expect("its keys are text")
}

/// The icon in a square; a maskable one is smaller, on the background colour.
fn picture(icon: &Tree, size: u32, cut: bool) -> Option<Pixmap> {
    let mut picture = Pixmap::new(size, size)?;
    let wide = f32::from(u16::try_from(size).ok()?);
    let part = if cut { SEEN } else { 1.0 };
    if cut {
        let [red, green, blue] = rgb(PAPER[0])?;
        picture.fill(Color::from_rgba8(red, green, blue, u8::MAX));
    }
    let scale = part * wide / icon.size().width();
    let margin = (1.0 - part) * wide / 2.0;
    let place = Transform::from_row(scale, 0.0, 0.0, scale, margin, margin);
    resvg::render(icon, place, &mut picture.as_mut());
    Some(picture)
}

/// The components of a colour such as `#fcfbf7`.
fn rgb(colour: &str) -> Option<[u8; 3]> {
    let [_, red, green, blue] = u32::from_str_radix(colour.strip_prefix('#')?, 16)
        .ok()?
        .to_be_bytes();
    Some([red, green, blue])
}

#[cfg(test)]
mod tests {
    use super::{MANIFEST, PAPER, picture, write};
    use nian_words::Language;
    use resvg::usvg::{Options, Tree};
    use std::path::Path;
    use std::{env, fs, process};

    fn www() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www")
    }

    #[test]
    fn the_colours_are_those_of_the_tokens() {
        let tokens = fs::read_to_string(www().join("css/tokens.css")).expect("tokens");
        let [light, dark] = PAPER;
        let paper = format!("--paper: var(--nian-paper, light-dark({light}, {dark}));");
        assert!(tokens.contains(&paper), "{paper}");
    }

    #[test]
    fn what_a_system_cuts_off_is_paper() {
        let svg = fs::read_to_string(www().join("icon.svg")).expect("the icon");
        let icon = Tree::from_str(&svg, &Options::default()).expect("it is drawn");
        let at = |cut, x, y| {
            let pixel = picture(&icon, 512, cut).expect("a picture").pixel(x, y);
            pixel.map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
        };
        let coin = Some([0xe9, 0xdf, 0xc4, 0xff]);
        assert_eq!(at(false, 0, 0), Some([0; 4]), "nothing around the coin");
        assert_eq!(at(false, 256, 80), coin);
        assert_eq!(at(true, 0, 0), Some([0xfc, 0xfb, 0xf7, 0xff]));
        assert_eq!(at(true, 256, 40), Some([0xfc, 0xfb, 0xf7, 0xff]));
        assert_eq!(at(true, 256, 128), coin);
    }

    #[test]
    fn every_file_that_a_manifest_names_is_there() {
        let out = env::temp_dir().join(format!("nian-install-{}", process::id()));
        for language in Language::WITH_PAGES {
            fs::create_dir_all(out.join(language.folder())).expect("a folder");
        }
        write(&www(), &out).expect("they are written");
        for language in Language::WITH_PAGES {
            let folder = out.join(language.folder());
            let text = fs::read_to_string(folder.join(MANIFEST)).expect("a manifest");
            let manifest: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(manifest["lang"], language.tag());
            // The site may be put into any folder of any host.
            let mut addresses = vec![&manifest["start_url"], &manifest["scope"]];
            addresses.extend(
                manifest["icons"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .map(|icon| &icon["src"]),
            );
            for address in addresses {
                let address = address.as_str().expect("an address");
                assert!(
                    !address.starts_with('/') && !address.contains(':'),
                    "{address}"
                );
            }
            let start = folder.join(manifest["start_url"].as_str().expect("a page"));
            assert_eq!(
                fs::canonicalize(start).expect("it is there"),
                fs::canonicalize(&folder).expect("it is there")
            );
            let root = folder.join(manifest["scope"].as_str().expect("a scope"));
            assert_eq!(
                fs::canonicalize(root).expect("it is there"),
                fs::canonicalize(&out).expect("it is there")
            );
            for icon in manifest["icons"].as_array().expect("icons") {
                let file = folder.join(icon["src"].as_str().expect("a name"));
                let bytes = fs::read(&file).expect("an icon");
                // Width and height are in the first chunk of a PNG.
                let [wide, high] = [16, 20].map(|at| {
                    let number = &bytes[at..at + 4];
                    number
                        .iter()
                        .fold(0, |all, byte| 256 * all + u32::from(*byte))
                });
                assert_eq!(icon["sizes"], format!("{wide}x{high}"));
            }
        }
        fs::remove_dir_all(out).expect("it is ours");
    }
}
