use nian_tests::{Setup, Suite};

pub(crate) fn add(suite: &mut Suite) {
    suite.add("stepping::trial", Setup::default(), async |page| {
        page.open("").await?;
        assert_eq!(page.location().await?, "/");
        page.until("document.querySelector('p')").await?;
        Ok(())
    });
}
