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

/** The slides of a job as satori takes them: elements, and the options with their fonts. All of it can be sent to a thread. */
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

/** A slide as a PNG file, and how long its two steps took. */
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
 * A slide's tree as elements for satori; emoji as data URLs, read before the clock runs. It knows no unicode ranges, so that
 * each font file has its own name there and a family is the list of its files.
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
