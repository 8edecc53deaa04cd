use yew::{BaseComponent, LocalServerRenderer};

/// Renders a component to plain HTML, without hydration.
pub(crate) async fn render<C: BaseComponent>(props: C::Properties) -> String {
    let html = LocalServerRenderer::<C>::with_props(props)
        .hydratable(false)
        .render()
        .await;
    shortened(html)
}

/// Closes the shapes of pictures in their own tags, as SVG in HTML allows: they hold nothing, and there are 70,000 in our
/// pages.
fn shortened(html: String) -> String {
    ["circle", "line", "path", "rect"]
        .iter()
        .fold(html, |html, shape| {
            html.replace(&format!("></{shape}>"), "/>")
        })
}
