import { buildPalette } from "@slideloom/core/design";
import { buildSlide, loadSlideTools } from "@slideloom/core/slide";
import { createNodeSlideRenderer } from "@slideloom/renderer/node";
import { listSlideJobs } from "@slideloom/renderer";
import { toEngineNode } from "../packages/renderer/dist/engine/engine-node.js";
import { FontBook } from "../packages/renderer/dist/text/font-book.js";
import { createNodeAssetSource } from "../packages/renderer/dist/node/asset-source.js";
import { collectWords } from "../packages/renderer/dist/text/slide-words.js";
import { buildJob, fifteenSlides } from "./fifteen-slides.mjs";

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

/**
 * Returns a job's slides as the trees that Slideloom renders, with final font sizes and the needed font files. Throws
 * if text had to be cut.
 */
export async function buildSlideTrees(job) {
  const fonts = [];
  const fontBook = new FontBook(
    { registerFont: async (font) => void fonts.push(font) },
    withFileNames(createNodeAssetSource()),
  );
  const palette = buildPalette(job.design);
  const trees = [];
  for (const slideJob of listSlideJobs(job)) {
    const { layout } = await renderer.renderSlide(slideJob, { scale: 0.1 });
    if (layout.overflows.length > 0) throw new Error(layout.overflows[0].message);
    const url = slideJob.mediaUrls[slideJob.slideIndex];
    const media = url ? { kind: "image", url, label: "photo", ...photoSize } : undefined;
    const input = {
      ...slideJob,
      palette,
      tools: await loadSlideTools(slideJob, job.design),
      media: media ? { [slideJob.slideIndex]: media } : {},
    };
    const { typeFactor, heightPx } = layout;
    const root = buildSlide(input, { typeFactor, cut: {}, heightPx });
    const words = fifteenSlides.content.map(({ header }) => header).join(" ");
    const fontFamilies = await fontBook.prepare(collectWords(root).families, words);
    trees.push(toEngineNode(root, { fontFamilies, breakWords: false }));
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
