// The switch for `integrity`: a page that has the value in its tag lets in that very script and no other.
const BASE = new URL(".", import.meta.url);
const SCRIPT = "nian.js";
/** So long the value may take, in milliseconds. */
const PATIENCE = 15_000;

/** The value of the script of this version, as it lies on the server now.
    @param {string} script
    @returns {Promise<string>} */
async function integrityOf(script) {
  const answer = await fetch(new URL("integrity.json", BASE), {
    cache: "no-cache",
    signal: AbortSignal.timeout?.(PATIENCE),
  });
  const value = answer.ok && (await answer.json())[script];
  if (!/^sha384-[A-Za-z0-9+/=]+$/.test(value)) throw new Error(`integrity.json: no value for ${script}`);
  return value;
}

/** Runs the switch that stands in `place`, and has what is to be pasted written anew when it has changed. Gives what
    puts the value into the script's tag, where the switch is on.
    @param {HTMLElement} place
    @param {() => void} changed
    @returns {(text: string) => string} */
export function pins(place, changed) {
  const [box] = place.getElementsByTagName("input");
  const status = /** @type {HTMLElement} */ (place.querySelector("[role=status]"));
  let value = "";
  place.hidden = !BASE.protocol.startsWith("http"); // in a folder on a stick the script has no address to paste
  box.addEventListener("change", async () => {
    status.textContent = "";
    let found = "";
    try {
      if (box.checked) found = await integrityOf(SCRIPT);
    } catch (error) {
      console.info("nian:", error);
      box.checked = false;
      status.textContent = status.dataset.failed ?? "";
    }
    value = box.checked ? found : "";
    changed();
  });
  return (text) =>
    value ? text.replace("></script>", ` integrity="${value}" crossorigin="anonymous"></script>`) : text;
}
