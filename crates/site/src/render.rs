use yew::{BaseComponent, LocalServerRenderer};

/// Renders a component to plain HTML, without hydration.
pub(crate) async fn render<C: BaseComponent>(props: C::Properties) -> String {
    LocalServerRenderer::<C>::with_props(props)
        .hydratable(false)
        .render()
        .await
}
