// Ends what `sw.js` does. Put in its place (under its name), it takes away what the site keeps on readers' devices, and then
// itself: from then on the network answers. It touches nothing that is not of this copy of the site.

const OURS = ["files", "memory"].map((what) => `nian ${registration.scope} ${what}`);

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(end()));

async function end() {
  // Storage that fails is no reason to stay.
  await Promise.allSettled(OURS.map((name) => caches.delete(name)));
  const open = await clients.matchAll();
  await registration.unregister();
  for (const client of open) client.postMessage({ whole: false }); // their foot may say otherwise
}
