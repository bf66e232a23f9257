import { Resvg } from "@resvg/resvg-js";
import { readAsset } from "@slideloom/renderer/node";
import satori from "satori";
import { buildSlideTrees } from "./slide-trees.mjs";

const size = { width: 540, height: 675 };
const scale = 2;

export async function timed(work) {
  const startMs = performance.now();
  const result = await work();
  return { ms: performance.now() - startMs, result };
}

/**
 * Returns a job's slides as satori elements, and satori's options with the fonts. Both can be posted to a worker
 * thread.
 */
export async function buildSatoriSlides(job) {
  const { trees, fonts } = await buildSlideTrees(job);
  const options = {
    ...size,
    fonts: fonts.map((font) => ({
      name: subsetName(font),
      data: font.data,
      weight: font.weight ?? 400,
    })),
  };
  const elements = await Promise.all(trees.map((tree) => toElement(tree, fonts)));
  return { elements, options };
}

/** Renders a slide as PNG and times both steps. */
export async function drawWithSatori(element, options) {
  const svg = await timed(() => satori(element, options));
  const png = await timed(() =>
    new Resvg(svg.result, {
      fitTo: { mode: "zoom", value: scale },
      font: { loadSystemFonts: false },
    })
      .render()
      .asPng(),
  );
  return { ms: svg.ms + png.ms, svgMs: svg.ms, pngMs: png.ms, file: png.result };
}

/**
 * Converts a slide's tree to satori elements with embedded emoji. Each font file gets its own family name, because
 * satori ignores unicode ranges.
 */
async function toElement(node, files) {
  const { fontFamily } = node.style;
  const style = {
    boxSizing: "border-box",
    ...node.style,
    ...(fontFamily && { fontFamily: listFiles(fontFamily, files) }),
  };
  switch (node.type) {
    case "container": {
      const children = await Promise.all(node.children.map((child) => toElement(child, files)));
      return { type: "div", props: { style, children } };
    }
    case "text":
      return { type: "span", props: { style, children: node.text } };
    case "image": {
      const { src, width, height } = node;
      return { type: "img", props: { src: await readPicture(src), width, height, style } };
    }
  }
}

function subsetName({ name, data }) {
  return `${name} ${data.fileName.replace(/-\d+-normal/, "")}`;
}

function listFiles(fontFamily, fonts) {
  const families = fontFamily.split(", ").map((name) => name.replaceAll('"', ""));
  const names = families.flatMap((family) =>
    fonts.filter(({ name }) => name === family).map(subsetName),
  );
  return [...new Set(names)].map((name) => `"${name}"`).join(", ");
}

async function readPicture(src) {
  if (!src.startsWith("emoji:")) return src;
  const svg = await readAsset("emoji", `${src.slice("emoji:".length)}.svg`);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
