//! Pages that are opened from a file.

/// Nothing but the folder's own files: no page of it asks a network for anything. A browser that takes each
/// file for a place of its own finds them by their scheme.
const POLICY: &str = "default-src 'none'; script-src 'self' file: blob: 'wasm-unsafe-eval'; \
    img-src 'self' file: data: blob:; worker-src blob:; connect-src data: blob:; ";

/// A page with plain scripts, `up` being the way to the folder.
pub(super) fn rewritten(page: &str, up: &str) -> String {
    let page = without_tags(page, unwanted);
    let page = policy(&page);
    let first = format!("<script src=\"{up}folder.js\"></script>");
    let page = page.replacen("<title>", &format!("{first}<title>"), 1);
    let page = page.replace("<script type=\"module\" ", "<script data-start=\"\" ");
    let page = waiting(&page);
    without_worker(&links(&page))
}

/// What asks for files in ways that are refused, or is for a server.
fn unwanted(tag: &str) -> bool {
    let of = |rel: &str| tag.contains(&format!("rel=\"{rel}\""));
    tag.starts_with("<link") && (of("modulepreload") || of("preload") || of("manifest"))
}

/// A page without the tags that are such.
fn without_tags(page: &str, unwanted: impl Fn(&str) -> bool) -> String {
    let mut pieces = page.split("<link");
    let mut kept = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let piece = format!("<link{piece}");
        let end = piece.find('>').map_or(0, |at| at + 1);
        let (tag, rest) = piece.split_at(end);
        if !unwanted(tag) {
            kept += tag;
        }
        kept += rest;
    }
    kept
}

/// The policy of a folder, with the styles that the page's own allows.
fn policy(page: &str) -> String {
    let start = "http-equiv=\"Content-Security-Policy\" content=\"";
    let Some((before, rest)) = page.split_once(start) else {
        return page.to_owned();
    };
    let (own, after) = rest.split_once('"').unwrap_or((rest, ""));
    let styles = own
        .split("; ")
        .find(|rule| rule.starts_with("style-src"))
        .unwrap_or("style-src 'self'");
    let styles = styles.replacen("'self'", "'self' file:", 1);
    format!("{before}{start}{POLICY}{styles}; base-uri 'none'; form-action 'none'\"{after}")
}

/// Modules wait until the page has been read, if they do not come at any time.
fn waiting(page: &str) -> String {
    let mut pieces = page.split("<script data-start=\"\" ");
    let mut written = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let tag = piece.split('>').next().unwrap_or_default();
        let waits = if tag.contains("async") { "" } else { "defer " };
        written += &format!("<script data-start=\"\" {waits}{piece}");
    }
    written
}

/// The site's worker needs a server.
fn without_worker(page: &str) -> String {
    let Some((before, rest)) = page.split_once(" data-worker=\"") else {
        return page.to_owned();
    };
    let after = rest.split_once('"').map_or("", |(_, after)| after);
    format!("{before}{after}")
}

/// Links to folders lead to the pages in them.
fn links(page: &str) -> String {
    let mut pieces = page.split("href=\"");
    let mut written = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (link, rest) = piece.split_once('"').unwrap_or((piece, ""));
        let end = link.find(['?', '#']).unwrap_or(link.len());
        let (path, query) = link.split_at(end);
        let index = if path.ends_with('/') && !path.contains(':') {
            "index.html"
        } else {
            ""
        };
        written += &format!("href=\"{path}{index}{query}\"{rest}");
    }
    written
}

#[cfg(test)]
mod tests {
    use super::rewritten;

    #[test]
    fn a_page_is_rewritten() {
        let page = "<html class=\"nian\" data-worker=\"../sw.js\"><meta charset=\"utf-8\">\
            <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; \
            style-src 'self' 'sha256-x='; base-uri 'none'\"><title>x</title>\
            <link rel=\"manifest\" href=\"manifest.webmanifest\">\
            <link rel=\"preload\" as=\"fetch\" href=\"../a.json\" crossorigin=\"anonymous\">\
            <link rel=\"stylesheet\" href=\"../nian.css\">\
            <script type=\"module\" src=\"../nian.js\" async=\"async\"></script>\
            <script type=\"module\" src=\"../embed.js\"></script>\
            <script src=\"../page.js\" defer=\"defer\"></script>\
            <a href=\"../\">a</a><a href=\"play/?p=nim:3/\">b</a><a href=\"#x\">c</a>\
            <a href=\"https://example.org/\">d</a>";
        let written = rewritten(page, "../");
        for there in [
            "<html class=\"nian\"><meta charset",
            "style-src 'self' file: 'sha256-x='; base-uri",
            "<script src=\"../folder.js\"></script><title>",
            "</title><link rel=\"stylesheet\" href=\"../nian.css\">",
            "<script data-start=\"\" src=\"../nian.js\" async=\"async\">",
            "<script data-start=\"\" defer src=\"../embed.js\">",
            "<script src=\"../page.js\" defer=\"defer\">",
            "href=\"../index.html\"",
            "href=\"play/index.html?p=nim:3/\"",
            "href=\"#x\"",
            "href=\"https://example.org/\"",
        ] {
            assert!(written.contains(there), "{there}: {written}");
        }
        for gone in [
            "type=\"module\"",
            "manifest",
            "preload",
            "sw.js",
            "default-src 'self'",
        ] {
            assert!(!written.contains(gone), "{gone}: {written}");
        }
    }
}
