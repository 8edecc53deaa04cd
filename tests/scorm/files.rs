//! What is in the package: a manifest that names all of it and nothing else.

use nian_tests::{Page, Result, Setup, Suite, course};
use std::{collections::BTreeSet, fs, io, path::Path};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("scorm::files", Setup::default(), are_named);
}

/// The names of all files in a folder.
fn below(folder: &Path, start: &str, names: &mut BTreeSet<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{start}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            below(&entry.path(), &format!("{name}/"), names)?;
        } else {
            names.insert(name);
        }
    }
    Ok(())
}

async fn are_named(page: &Page) -> Result {
    page.deploy(&course());
    page.open("index.html").await?;
    let manifest = page
        .value(
            "fetch('imsmanifest.xml').then((response) => response.text()).then((text) => {
                const read = new DOMParser().parseFromString(text, 'text/xml');
                const all = (name) => [...read.getElementsByTagName(name)];
                const [item] = all('item');
                const [sco] = all('resource');
                return {
                    wrong: all('parsererror').length,
                    counts: ['organization', 'item', 'resource'].map((name) => all(name).length).join(),
                    version: all('schemaversion')[0].textContent,
                    mastery: item.getElementsByTagName('adlcp:masteryscore')[0].textContent,
                    refers: item.getAttribute('identifierref') === sco.getAttribute('identifier')
                        && all('organizations')[0].getAttribute('default') === all('organization')[0].getAttribute('identifier'),
                    kind: `${sco.getAttribute('type')} ${sco.getAttribute('adlcp:scormtype')} ${sco.getAttribute('href')}`,
                    title: item.getElementsByTagName('title')[0].textContent,
                    files: all('file').map((file) => file.getAttribute('href')),
                };
            })",
        )
        .await?;
    assert_eq!(manifest["wrong"], 0);
    assert_eq!(manifest["counts"], "1,1,1");
    assert_eq!(manifest["version"], "1.2");
    assert_eq!(manifest["mastery"], "60");
    assert_eq!(manifest["refers"], true);
    assert_eq!(manifest["kind"], "webcontent sco index.html");
    assert_eq!(manifest["title"], "Nim & <拈>");
    let mut there = BTreeSet::new();
    below(&course(), "", &mut there)?;
    there.remove("imsmanifest.xml");
    let named = manifest["files"].as_array().into_iter().flatten();
    let named: BTreeSet<_> = named
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect();
    assert_eq!(named, there);
    // Only the lessons of this course, and no page of the site.
    assert!(there.len() < 40, "{there:?}");
    Ok(())
}
