//! Pages that let no text become a script or markup but by a policy of the page's own choosing.

use super::HEAD;
use nian_tests::{Answer, Page, Result, Setup, Suite};

const REQUIRED: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    require-trusted-types-for 'script'";
const NO_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    require-trusted-types-for 'script'; trusted-types 'none'";
const OURS_ONLY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    require-trusted-types-for 'script'; trusted-types nian";

pub(crate) fn add(suite: &mut Suite) {
    let page = format!(
        "<!doctype html><html lang=en>{HEAD}<nian-claim src='nim-and-variants/dice'></nian-claim>\
         <nian-example src='nim-and-variants/ex1'></nian-example>"
    );
    let host = |policy| {
        Setup::default()
            .policy(policy)
            .answer("host.html", Answer::Text(page.clone()))
    };
    suite.add("hosts::trusted_types", host(REQUIRED), works);
    suite.add("hosts::trusted_types::named", host(OURS_ONLY), checks);
    let refused = host(NO_POLICY)
        .expect("trusted-types 'none'")
        .expect("requires 'TrustedScriptURL'");
    suite.add("hosts::trusted_types::refused", refused, says_so);
}

async fn works(page: &Page) -> Result {
    checks(page).await?;
    let example = page.widget("nian-example").await?;
    example
        .inside("root.querySelector('[data-do=next]').focus()")
        .await?;
    page.type_char('?').await?;
    example
        .until_inside("root.querySelectorAll('.nian-marks svg.nian-picture > g').length === 2")
        .await
}

async fn checks(page: &Page) -> Result {
    page.open("host.html").await?;
    let claim = page.widget("nian-claim").await?;
    claim.get("check()").await?;
    page.until("seen.some(({ type, detail }) => type === 'nian-checked' && detail.expected)")
        .await
}

/// Where no policy is allowed, the claim says that the page does not allow it.
async fn says_so(page: &Page) -> Result {
    page.open("host.html").await?;
    let claim = page.widget("nian-claim").await?;
    claim.get("check()").await?;
    let said = "/page does not allow/.test(seen.find(({ type }) => type === 'nian-error')?.detail.message)";
    page.until(said).await
}
