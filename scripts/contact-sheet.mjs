import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt, root } from "./build.mjs";

/** Renders posts in all templates on contact sheets: npm run contact-sheet -- --post a.json --out folder */

const { values } = parseArgs({
  options: {
    post: { type: "string", multiple: true },
    out: { type: "string", default: "contact-sheets" },
    templates: { type: "string" },
    format: { type: "string", default: "linkedin" },
    picture: { type: "string" },
    pictures: { type: "string", default: "" },
    design: { type: "string" },
    brand: { type: "string" },
    only: { type: "string" },
    width: { type: "string", default: "216" },
    columns: { type: "string" },
  },
});

const require = createRequire(join(root, "packages/renderer/package.json"));
const { Renderer } = require("@takumi-rs/core");
await ensureBuilt("packages");
const { applyTemplate, defaultDesign, templateIds } = await import("@slideloom/core/design");
const { createNodeSlideRenderer } = await import("@slideloom/renderer/node");
const renderer = createNodeSlideRenderer();
const sheets = new Renderer();
const numbers = (list) => (list ? list.split(",").map(Number) : []);
const readJson = (file) => (file ? JSON.parse(readFileSync(file, "utf8")) : {});
const templates = values.templates ? values.templates.split(",") : templateIds;
const gapPx = 10;

for (const file of values.post ?? []) {
  const post = JSON.parse(readFileSync(file, "utf8"));
  const name = basename(file, ".json");
  const indexes = values.only ? numbers(values.only) : post.content.map((_, index) => index);
  const rows = [];
  for (const template of templates) {
    const row = [];
    for (const slideIndex of indexes) row.push(await drawSlide(post, template, slideIndex));
    rows.push(row);
  }
  await writeSheet(name, rows);
}

async function drawSlide(post, template, slideIndex) {
  const picture = values.picture
    ? `data:image/jpeg;base64,${readFileSync(values.picture).toString("base64")}`
    : null;
  const mediaUrls = picture
    ? Object.fromEntries(numbers(values.pictures).map((index) => [index, picture]))
    : {};
  const { bytes, layout } = await renderer.renderSlide(
    {
      post,
      design: {
        ...applyTemplate({ ...defaultDesign, backgroundPattern: "none" }, template),
        ...readJson(values.design),
      },
      format: values.format,
      postType: "carousel",
      slideIndex,
      mediaUrls,
      ...(values.brand && { brand: readJson(values.brand) }),
    },
    { scale: 2 },
  );
  for (const { message } of layout.overflows) console.log(`${template}: ${message}`);
  return { bytes, width: layout.widthPx, height: layout.heightPx };
}

async function writeSheet(name, rows) {
  const columns = Number(values.columns ?? rows[0].length);
  const cells = rows.flatMap((row) => {
    const lines = [];
    for (let from = 0; from < row.length; from += columns)
      lines.push(row.slice(from, from + columns));
    return lines;
  });
  const images = [];
  const width = Number(values.width);
  const sheet = {
    type: "container",
    style: {
      display: "flex",
      flexDirection: "column",
      gap: gapPx,
      padding: gapPx,
      backgroundColor: "#d7d9de",
    },
    children: cells.map((row) => ({
      type: "container",
      style: { display: "flex", flexDirection: "row", gap: gapPx },
      children: row.map((cell) => {
        const src = `slide:${images.length}`;
        images.push({ src, data: cell.bytes });
        return {
          type: "image",
          src,
          style: { width, height: Math.round((width * cell.height) / cell.width), flexShrink: 0 },
        };
      }),
    })),
  };
  mkdirSync(values.out, { recursive: true });
  const path = join(values.out, `${name}.png`);
  writeFileSync(path, await sheets.render(sheet, { format: "png", images }));
  console.log(path);
}
