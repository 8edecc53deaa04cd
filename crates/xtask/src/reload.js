// In the pages of `cargo xtask serve` only: reloads them when the site has been built anew.
const address = "/.well-known/nian-build";

// Answered at once, or, for one who knows a build, when there is another.
async function build(known) {
  const answer = await fetch(`${address}?${known}`);
  return answer.text();
}

async function listen() {
  const shown = await build("");
  for (;;) {
    try {
      if ((await build(shown)) !== shown) return location.reload();
    } catch {
      // The server has ended; it may be started again.
      await new Promise((then) => setTimeout(then, 1000));
    }
  }
}

listen();
