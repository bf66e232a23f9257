import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ensureBuilt, root } from "./build.mjs";

/** Writes contact sheets of the golden pictures to docs/gallery: one a size preset, and one of the templates. */

const require = createRequire(join(root, "packages/renderer/package.json"));
const { Renderer } = require("@takumi-rs/core");
const renderer = new Renderer();
const golden = join(root, "packages/renderer/golden");
const gallery = join(root, "docs/gallery");

await ensureBuilt("packages");
const { templateIds } = await import("@slideloom/core/design");
const gapPx = 14;
const margin = { display: "flex", gap: gapPx };

/** The kinds that were drawn in that size preset, in the order of a post. */
function listKinds(sizePreset) {
  const order = ["cover", "text", "list", "code", "columns", "summary", "media", "closing"];
  const found = readdirSync(join(golden, templateIds[0]))
    .filter((name) => name.startsWith(`${sizePreset}-`))
    .map((name) => name.slice(`${sizePreset}-`.length, -".png".length))
    .filter((kind) => kind !== "backdrop");
  return [
    ...order.filter((kind) => found.includes(kind)),
    ...found.filter((kind) => !order.includes(kind)),
  ];
}

/** Width and height from a PNG's header (PNG specification, IHDR). */
function sizeOf(png) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** One golden picture at that scale: it was saved without its backdrop, so both are laid on each other. */
function buildCell(template, sizePreset, kind, scale, images) {
  const paths = ["backdrop", kind].map((part) =>
    join(golden, template, `${sizePreset}-${part}.png`),
  );
  const [backdrop, picture] = paths.map((path) => ({ path, data: readFileSync(path) }));
  const { width, height } = sizeOf(picture.data);
  const grown = height !== sizeOf(backdrop.data).height;
  const style = {
    position: "absolute",
    top: 0,
    left: 0,
    width: width * scale,
    height: height * scale,
  };
  const children = (grown ? [picture] : [backdrop, picture]).map(({ path, data }) => {
    if (!images.has(path)) images.set(path, { src: path, data });
    return { type: "image", src: path, style };
  });
  return {
    type: "container",
    style: { position: "relative", width: style.width, height: style.height, flexShrink: 0 },
    children,
  };
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
    quality: 86,
    images: [...images.values()],
  });
  writeFileSync(join(gallery, `${name}.jpg`), jpeg);
  console.log(`docs/gallery/${name}.jpg: ${Math.round(jpeg.length / 1024)} kB`);
}

if (!existsSync(golden)) throw new Error("There are no golden pictures: npm run golden");
mkdirSync(gallery, { recursive: true });
await writeSheet(
  "templates",
  ["cover", "list", "columns"].map((kind) =>
    templateIds.map((template) => [template, "linkedin", kind, 0.5]),
  ),
);
for (const sizePreset of ["linkedin", "instagram", "twitter", "facebook", "vertical"]) {
  await writeSheet(
    sizePreset,
    listKinds(sizePreset).map((kind) =>
      templateIds.map((template) => [template, sizePreset, kind, 0.5]),
    ),
  );
}
