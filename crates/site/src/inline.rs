use crate::pages::STYLES_ALLOWED;
use crate::{Address, Outline, Page, SiteError, files};
use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};
use std::path::Path;

/// Inlines the style sheets into the pages of the site written into `out`: a page then shows its first words one round
/// trip earlier. Each page's policy allows the styles by their hashes, and no others. The files are kept for hosts whose
/// own policy refuses inline styles (`www/theme.js`), and for pages that keep their links.
///
/// `articles` are the pages of the site's articles.
///
/// # Errors
/// A file cannot be read or written, styles cannot be inlined (they refer to other files, or contain a `</`), or a page
/// has not the links and the policy that the site's writer has given it.
pub fn inline_styles(out: &Path, articles: &[Outline]) -> Result<(), SiteError> {
    for address in Address::all(articles).filter(|address| is_waited_for(address.page)) {
        let page = out.join(address.folder()).join("index.html");
        let mut html = files::read(&page)?;
        for file in address.page.styles() {
            let styles = fit_for_a_page(&out.join(file))?;
            html = inlined(&html, file, &address.link_to(file), &styles)
                .ok_or_else(|| SiteError::new(&page, format!("no link to {file}, or no policy")))?;
        }
        files::write(&page, &html)?;
    }
    Ok(())
}

/// Whether a reader waits for the page's first words. The pages for teachers and authors keep their links, as does all of
/// an article in one page, which is for paper, and what is looked up.
const fn is_waited_for(page: Page) -> bool {
    !matches!(
        page,
        Page::Whole(_)
            | Page::Glossary
            | Page::Checked
            | Page::Class
            | Page::Plan(_)
            | Page::Make
            | Page::Embed
            | Page::Manual(_)
    )
}

fn fit_for_a_page(file: &Path) -> Result<String, SiteError> {
    let styles = files::read(file)?;
    if styles.contains("</") || styles.contains("url(") {
        let what = "styles that stand in a page hold no `</` and no `url(`";
        return Err(SiteError::new(file, what));
    }
    Ok(styles)
}

/// Replaces the link to a style sheet in a page by its styles.
fn inlined(page: &str, file: &str, link: &str, styles: &str) -> Option<String> {
    let hash = BASE64_STANDARD.encode(Sha256::digest(styles));
    let (before, after) = page.split_once(STYLES_ALLOWED)?;
    let page = format!("{before}{STYLES_ALLOWED} 'sha256-{hash}'{after}");
    let link = format!("<link rel=\"stylesheet\" href=\"{link}\">");
    let (before, after) = page.split_once(&link)?;
    Some(format!(
        "{before}<style data-file=\"{file}\">{styles}</style>{after}"
    ))
}

#[cfg(test)]
mod tests {
    use super::inlined;

    #[test]
    fn the_styles_stand_in_the_page_and_its_policy_allows_them() {
        let page = "<meta content=\"style-src 'self'; x\"><link rel=\"stylesheet\" href=\"../page.css\"><p>";
        // `printf 'p{margin:0}' | openssl dgst -sha256 -binary | base64`
        let hash = "QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA=";
        assert_eq!(
            inlined(page, "page.css", "../page.css", "p{margin:0}").expect("both are there"),
            format!(
                "<meta content=\"style-src 'self' 'sha256-{hash}'; x\"><style data-file=\"page.css\">p{{margin:0}}</style><p>"
            )
        );
        assert_eq!(
            inlined(page, "page.css", "page.css", ""),
            None,
            "another link"
        );
        assert_eq!(
            inlined("<p>", "page.css", "../page.css", ""),
            None,
            "no policy"
        );
    }
}
