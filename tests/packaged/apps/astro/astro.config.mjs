import { defineConfig } from "astro/config";

// A page with no script in it, for hosts with a careful policy.
export default defineConfig({
  build: { inlineStylesheets: "never" },
  vite: { build: { assetsInlineLimit: 0 } },
});
