//! PNG with a palette of 256 colours: the pictures have a few flat colours and those along their edges. With all shades
//! they would be two to three times as large.

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};
use std::collections::HashMap;

type Colour = [u8; 3];

/// Encodes the pixels of a picture as a PNG file.
pub(super) fn png(pixels: &[Colour], [width, height]: [u32; 2]) -> Result<Vec<u8>, EncodingError> {
    let (palette, places) = palette(pixels);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::High);
    // Neighbouring indices of a palette are unrelated, so a filter would not help.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    let data: Vec<u8> = pixels.iter().map(|colour| places[colour]).collect();
    writer.write_image_data(&data)?;
    writer.finish()?;
    Ok(file)
}

/// The most frequent colours, and for every colour the index of the nearest of them.
fn palette(pixels: &[Colour]) -> (Vec<Colour>, HashMap<Colour, u8>) {
    let mut counts: HashMap<Colour, usize> = HashMap::new();
    for colour in pixels {
        *counts.entry(*colour).or_default() += 1;
    }
    let mut colours: Vec<Colour> = counts.keys().copied().collect();
    // The colour itself is the tie-breaker, so that the file is reproducible.
    colours.sort_by_key(|colour| (std::cmp::Reverse(counts[colour]), *colour));
    let kept = colours[..colours.len().min(256)].to_vec();
    let nearest = |colour: &Colour| {
        let place = (0..kept.len()).min_by_key(|&place| distance(kept[place], *colour));
        place.unwrap_or_default() as u8
    };
    let places = colours
        .iter()
        .map(|colour| (*colour, nearest(colour)))
        .collect();
    (kept, places)
}

fn distance(one: Colour, other: Colour) -> u32 {
    let squares = one
        .iter()
        .zip(other)
        .map(|(a, b)| u32::from(a.abs_diff(b)).pow(2));
    squares.sum()
}

#[cfg(test)]
mod tests {
    use super::palette;

    #[test]
    fn the_usual_colours_stay_and_rare_ones_are_near() {
        let mut pixels = vec![[250, 250, 250]; 1000];
        pixels.extend((0..=255).map(|shade| [shade, 0, 0]));
        pixels.extend((0..=255).map(|shade| [shade, 0, 0]));
        pixels.push([9, 1, 0]);
        let (kept, places) = palette(&pixels);
        assert_eq!(kept.len(), 256);
        assert_eq!(kept[usize::from(places[&[250, 250, 250]])], [250, 250, 250]);
        assert_eq!(kept[usize::from(places[&[9, 1, 0]])], [9, 0, 0]);
    }
}
