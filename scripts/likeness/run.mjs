import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt, root } from "../build.mjs";
import { edgeMap, likenessOf, mean, rowsInUse } from "./edge-maps.mjs";

/** Prints how alike the templates are per layout, and how full their slides are: npm run likeness */

const folder = join(root, "scripts/likeness");
const { values } = parseArgs({
  options: {
    post: { type: "string", multiple: true },
    format: { type: "string", default: "linkedin" },
  },
});
const files =
  values.post ??
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name));

await ensureBuilt("packages");
const { applyTemplate, defaultDesign, templateIds } = await import("@slideloom/core/design");
const { chooseLayout } = await import("@slideloom/core/slide");
const { createNodeSlideRenderer } = await import("@slideloom/renderer/node");
const renderer = createNodeSlideRenderer();

async function measurePost(post) {
  const designs = templateIds.map((id) =>
    applyTemplate({ ...defaultDesign, backgroundPattern: "none" }, id),
  );
  const slides = [];
  for (const slideIndex of post.content.keys()) {
    const maps = [];
    for (const design of designs) maps.push(await drawMap({ post, design, slideIndex }));
    const place = { post, postType: "carousel", slideIndex, hasMedia: false };
    slides.push({ layout: chooseLayout(place), maps });
  }
  return slides;
}

async function drawMap(slide) {
  const job = { ...slide, format: values.format, postType: "carousel", mediaUrls: {} };
  const { bytes } = await renderer.renderSlide(job, { scale: 2 });
  return edgeMap(bytes);
}

const round = (value) => Math.round(value * 100) / 100;

/** Returns the rows of the table: means over the slides of each layout. */
function tableOf(slides) {
  const layouts = [...new Set(slides.map(({ layout }) => layout))];
  const rows = layouts.map((layout) => [layout, slides.filter((slide) => slide.layout === layout)]);
  return Object.fromEntries(
    [...rows, ["all", slides]].map(([layout, some]) => [
      layout,
      {
        likeness: round(mean(some.map(({ maps }) => likenessOf(maps)))),
        rows: round(mean(some.flatMap(({ maps }) => maps.map(rowsInUse)))),
        "fewest rows": round(Math.min(...some.flatMap(({ maps }) => maps.map(rowsInUse)))),
        ...Object.fromEntries(
          templateIds.map((id, at) => [
            id,
            round(mean(some.map(({ maps }) => rowsInUse(maps[at])))),
          ]),
        ),
      },
    ]),
  );
}

const posts = [];
for (const file of files) posts.push(await measurePost(JSON.parse(readFileSync(file, "utf8"))));
console.log(
  "Likeness across templates, and the share of rows in use: on the whole and by template",
);
console.table(tableOf(posts.flat()));
console.log("Likeness of the slides within a post");
console.table(
  Object.fromEntries(
    templateIds.map((id, at) => {
      const alike = posts.map((slides) => likenessOf(slides.map(({ maps }) => maps[at])));
      return [id, round(mean(alike))];
    }),
  ),
);
