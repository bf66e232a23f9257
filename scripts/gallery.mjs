import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ensureBuilt, root } from "./build.mjs";

/**
 * Writes contact sheets of the golden images to docs/gallery. There is one per size preset and one of all templates.
 */

const require = createRequire(join(root, "packages/renderer/package.json"));
const { Renderer } = require("@takumi-rs/core");
const renderer = new Renderer();
const golden = join(root, "packages/renderer/golden");
const gallery = join(root, "docs/gallery");

await ensureBuilt("packages");
const { templateIds } = await import("@slideloom/core/design");
const gapPx = 14;
const margin = { display: "flex", gap: gapPx };

const layouts =
  "cover statement number comparison steps quote list chart picture code text closing cover-picture table timeline checklist prices figures post before-after";

/** Returns the layouts rendered in this size preset, in the order of a post. */
function listKinds(sizePreset) {
  const found = readdirSync(join(golden, templateIds[0]));
  return layouts.split(" ").filter((kind) => found.includes(`${sizePreset}-${kind}.png`));
}

/** Reads width and height from a PNG's IHDR chunk. */
function sizeOf(png) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Returns a node with one golden image. */
function buildCell(template, sizePreset, kind, images) {
  const path = join(golden, template, `${sizePreset}-${kind}.png`);
  const data = readFileSync(path);
  images.set(path, { src: path, data });
  return { type: "image", src: path, style: { ...sizeOf(data), flexShrink: 0 } };
}

async function writeSheet(name, rows) {
  const images = new Map();
  const sheet = {
    type: "container",
    style: { ...margin, flexDirection: "column", padding: gapPx, backgroundColor: "#e7e9ee" },
    children: rows.map((cells) => ({
      type: "container",
      style: { ...margin, flexDirection: "row", alignItems: "flex-start" },
      children: cells.map((cell) => buildCell(...cell, images)),
    })),
  };
  const jpeg = await renderer.render(sheet, {
    format: "jpeg",
    quality: 82,
    images: [...images.values()],
  });
  writeFileSync(join(gallery, `${name}.jpg`), jpeg);
  console.log(`docs/gallery/${name}.jpg: ${Math.round(jpeg.length / 1024)} kB`);
}

if (!existsSync(golden)) throw new Error("There are no golden pictures: npm run golden");
mkdirSync(gallery, { recursive: true });
await writeSheet(
  "templates",
  ["cover", "number", "quote", "comparison"].map((kind) =>
    templateIds.map((template) => [template, "linkedin", kind]),
  ),
);
for (const sizePreset of ["linkedin", "instagram", "twitter", "facebook", "vertical"]) {
  await writeSheet(
    sizePreset,
    listKinds(sizePreset).map((kind) =>
      templateIds.map((template) => [template, sizePreset, kind]),
    ),
  );
}
