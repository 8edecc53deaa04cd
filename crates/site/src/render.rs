use yew::{BaseComponent, LocalServerRenderer};

/// The HTML of a component, as plain markup: there is nothing to hydrate.
pub(crate) async fn render<C: BaseComponent>(props: C::Properties) -> String {
    LocalServerRenderer::<C>::with_props(props)
        .hydratable(false)
        .render()
        .await
}
