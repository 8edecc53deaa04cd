// The page: the lesson that the address names, or the one on this device.
import { readdress } from "../common/address.js";
import { showEditor } from "./editor.js";
import { ofQuery } from "./given.js";

export async function begin(page) {
  const editor = showEditor(page.querySelector(".place"), page.querySelector("details.by-hand"));
  const given = await ofQuery(new URLSearchParams(location.search));
  if (!given) return;
  editor.look(given, () => {
    // Loaded again, the page shows what has been made of it.
    const url = new URL(location.href);
    url.search = "";
    readdress(url);
  });
}
