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
    measure: { type: "boolean", default: false },
  },
});

const require = createRequire(join(root, "packages/renderer/package.json"));
const { Renderer } = require("@takumi-rs/core");
const { PNG } = require("pngjs");
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
  if (values.measure) console.log(name, JSON.stringify(measure(rows)));
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

/** Returns the three metrics of a sheet; each row is one template's slides. */
function measure(rows) {
  const maps = rows.map((row) => row.map(({ bytes }) => edgeMap(bytes)));
  const pairs = (list) =>
    list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other]));
  const mean = (list) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
  const alike = (list) => mean(pairs(list).map(([one, other]) => correlate(one, other)));
  const used = maps.map((row) => mean(row.map(rowsInUse)));
  const round = (value) => Math.round(value * 1000) / 1000;
  return {
    acrossTemplates: round(mean(maps[0].map((_, slide) => alike(maps.map((row) => row[slide]))))),
    withinPost: round(mean(maps.map(alike))),
    rowsInUse: round(mean(used)),
    byTemplate: used.map(round),
  };
}

/**
 * Returns a 36 x 45 map of edges: the image in grey at 144 x 180, |dx| + |dy| per pixel capped at 60 and scaled to 1;
 * summed over 4 x 4, divided by 4, capped at 1.
 */
function edgeMap(bytes) {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
  const [columns, lines] = [144, 180];
  const grey = new Float64Array(columns * lines);
  for (let y = 0; y < lines; y++) {
    for (let x = 0; x < columns; x++) {
      let sum = 0;
      let count = 0;
      for (
        let v = Math.floor((y * height) / lines);
        v < Math.floor(((y + 1) * height) / lines);
        v++
      ) {
        for (
          let u = Math.floor((x * width) / columns);
          u < Math.floor(((x + 1) * width) / columns);
          u++
        ) {
          const at = (v * width + u) * 4;
          sum += 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
          count += 1;
        }
      }
      grey[y * columns + x] = sum / count;
    }
  }
  const map = new Float64Array(36 * 45);
  for (let y = 0; y < lines - 1; y++) {
    for (let x = 0; x < columns - 1; x++) {
      const at = y * columns + x;
      const change = Math.abs(grey[at + 1] - grey[at]) + Math.abs(grey[at + columns] - grey[at]);
      map[(y >> 2) * 36 + (x >> 2)] += Math.min(60, change) / 60 / 4;
    }
  }
  return map.map((value) => Math.min(1, value));
}

function correlate(one, other) {
  const mean = (map) => map.reduce((sum, value) => sum + value, 0) / map.length;
  const [a, b] = [mean(one), mean(other)];
  let [top, left, right] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    top += (one[at] - a) * (other[at] - b);
    left += (one[at] - a) ** 2;
    right += (other[at] - b) ** 2;
  }
  return left * right === 0 ? 0 : top / Math.sqrt(left * right);
}

/** Returns the share of non-empty rows between 10% and 90% of the height, without two columns at each edge. */
function rowsInUse(map) {
  let used = 0;
  let all = 0;
  for (let y = Math.ceil(45 * 0.1); y < Math.floor(45 * 0.9); y++) {
    all += 1;
    if (map.slice(y * 36 + 2, y * 36 + 34).some((value) => value > 0.25)) used += 1;
  }
  return used / all;
}
