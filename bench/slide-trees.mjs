import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { listSlideJobs } from "@slideloom/renderer";
import { Renderer } from "@takumi-rs/core";
import { createEngine } from "../packages/renderer/dist/engine/engine.js";
import { SlidePainter } from "../packages/renderer/dist/painting/slide-painter.js";
import { createNodeAssetSource } from "../packages/renderer/dist/node/asset-source.js";
import { fetchMediaBytes } from "../packages/renderer/dist/node/fetch-media-bytes.js";
import { buildJob } from "./fifteen-slides.mjs";

/** Width and height of the photo in px. */
const photoSize = { widthPx: 1200, heightPx: 675 };

const renderer = createNodeSlideRenderer();

/** Returns a JPEG as a data URL, rendered here to avoid a licensed photo. */
export async function drawPhoto() {
  const { bytes } = await renderer.renderSlide(
    { ...buildJob(0, ""), format: "twitter", mediaUrls: {} },
    { type: "jpeg", scale: photoSize.widthPx / 800 },
  );
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`;
}

/** Lays out a job's slides and returns their trees and fonts. Throws if text had to be cut. */
export async function buildSlideTrees(job) {
  const fonts = [];
  const engine = createEngine(new Renderer());
  const painter = new SlidePainter({
    engine: {
      ...engine,
      registerFont(font) {
        fonts.push(font);
        return engine.registerFont(font);
      },
    },
    assets: withFileNames(createNodeAssetSource()),
    fetchBytes: fetchMediaBytes,
  });
  const trees = [];
  for (const slideJob of listSlideJobs(job)) {
    const { backdrop, ornaments, foreground, layout } = await painter.layOut(slideJob);
    if (layout.overflows.length > 0) throw new Error(layout.overflows[0].message);
    const layers = [backdrop, ornaments, foreground].filter((layer) => layer !== null);
    trees.push({ ...foreground, children: layers.flatMap(({ children }) => children) });
  }
  return { trees, fonts };
}

/** Adds the file name to a font's bytes. */
function withFileNames(assets) {
  return {
    ...assets,
    loadFont: async (font) => Object.assign(await assets.loadFont(font), { fileName: font.file }),
  };
}
