// Generates the names and the art of the icons that slides can show, from lucide-react.
// Run it after updating that package: node scripts/make-icon-catalogue.mjs
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const packagesDir = fileURLToPath(new URL("../packages", import.meta.url));
const require = createRequire(join(packagesDir, "web/package.json"));
const packageName = "lucide-react";
const iconsDir = join(dirname(require.resolve(`${packageName}/package.json`)), "dist/esm/icons");
const files = {
  names: join(packagesDir, "core/src/icons/icon-names.generated.ts"),
  art: join(packagesDir, "renderer/src/emoji/icon-art.generated.ts"),
};
const note = "// Written by scripts/make-icon-catalogue.mjs; do not edit.";

/** Returns the names of all icons, and the older names that some have. */
function listNames() {
  const modules = readdirSync(iconsDir).filter((file) => file.endsWith(".mjs"));
  const names = [];
  const aliases = [];
  for (const file of modules.sort()) {
    const name = file.slice(0, -".mjs".length);
    const source = readFileSync(join(iconsDir, file), "utf8");
    const target = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(source)?.[1];
    if (source.includes("__iconData =")) names.push(name);
    else if (target !== undefined) aliases.push([name, target]);
  }
  return { names, aliases: aliases.filter(([, target]) => names.includes(target)) };
}

/** Returns the source of the module with the names. */
export function makeIconNames() {
  const { names, aliases } = listNames();
  return [
    note,
    "/** Names of all icons, separated by spaces. */",
    `export const iconNames =\n  "${names.join(" ")}";`,
    "",
    "/** Older names of icons, each followed by the present one. */",
    `export const iconAliases =\n  "${aliases.map((pair) => pair.join("=")).join(" ")}";`,
    "",
  ].join("\n");
}

function writeElement([tag, attributes]) {
  const written = Object.entries(attributes)
    .filter(([name]) => name !== "key")
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join("")}/>`;
}

/** Returns the source of the module with the elements of each icon's SVG. */
export async function makeIconArt() {
  const { names } = listNames();
  const entries = await Promise.all(
    names.map(async (name) => {
      const { __iconData: icon } = await import(pathToFileURL(join(iconsDir, `${name}.mjs`)).href);
      return [name, icon.node.map(writeElement).join("")];
    }),
  );
  return [
    note,
    "// Lucide: Copyright Lucide Icons and Contributors, ISC; parts from Feather, Copyright Cole Bemis, MIT.",
    "/** SVG elements of icons by name, drawn as strokes on a grid of 24 x 24 units. */",
    `export const iconArt: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(entries))};`,
    "",
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(files.names, makeIconNames());
  writeFileSync(files.art, await makeIconArt());
}
