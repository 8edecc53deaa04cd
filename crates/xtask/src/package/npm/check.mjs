// Whether the package in this folder is whole: what it exports is there, nothing of it needs a window to be imported,
// every address that is written out for bundlers leads to a file, and the frameworks' types can be read. Run by
// `cargo xtask`, not part of the package.
import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const { name, exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
// A package may name itself; this script stands for one of its own.
const from = createRequire(pathToFileURL(join(folder, "check.cjs")));

for (const [path, target] of Object.entries(exports)) {
  const files = typeof target === "string" ? [target] : Object.values(target);
  for (const file of files) assert.ok(existsSync(join(folder, file.replace("*", ""))), `${path} leads to ${file}`);
}
for (const path of ["lessons/nim-and-variants/ex1.json", "claims/nim-and-variants/dice.json", "custom-elements.json", "nian/nian.css"]) {
  assert.ok(existsSync(from.resolve(`${name}/${path}`)), path);
}
for (const path of ["", "/react", "/vue", "/svelte"]) {
  const module = await import(pathToFileURL(from.resolve(name + path)));
  if (!path) assert.match(`${module.version} ${module.release}`, /^[0-9a-f]{16} \d+\.\d+\.\d+$/);
}

let addresses = 0;
for (const script of readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".js"))) {
  const text = readFileSync(join(folder, script), "utf8");
  assert.ok(!text.includes("%"+"FILES%"), script);
  const named = /(?:new URL\(|import\(|import|from)\s*"(\.\/[^"]+)"/g;
  for (const [, path] of text.matchAll(named)) {
    addresses += 1;
    assert.ok(existsSync(join(folder, dirname(script), path)), `${script} names ${path}`);
  }
}
assert.ok(addresses > 300, `${addresses} addresses are written out`);

// What is no TypeScript at all; whether the types are right, a compiler says at night.
for (const framework of ["react", "vue", "svelte"]) {
  const types = readFileSync(join(folder, `${framework}.d.ts`));
  execFileSync("esbuild", ["--loader=ts", "--log-level=error"], { input: types, stdio: ["pipe", "ignore", "inherit"] });
}
