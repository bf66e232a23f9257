import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const postFile = "packages/web/src/features/landing/landing-post.json";
/** Images are shown at two thirds of a slide's width. This scale suits screens with two device pixels per CSS pixel. */
const scale = 1.3;
/** Width in pixels for phones and screens with one device pixel per CSS pixel. `slide-showcase.tsx` repeats it. */
const narrowWidth = 420;

/**
 * Renders the landing page's post in every template, as WebP files in `<folder>/landing`. File names contain the
 * template and the slide's number, from 1.
 */
export async function drawLanding(root, folder) {
  const { applyTemplate, defaultDesign, templates } = await import("@slideloom/core/design");
  const { createNodeSlideRenderer } = await import("@slideloom/renderer/node");
  const sharp = createRequire(join(root, "packages/server/package.json"))("sharp");
  const post = JSON.parse(readFileSync(join(root, postFile), "utf8"));
  const renderer = createNodeSlideRenderer();
  mkdirSync(join(folder, "landing"), { recursive: true });
  for (const { id } of templates) {
    const design = applyTemplate(defaultDesign, id);
    for (const slideIndex of post.content.keys()) {
      const job = {
        post,
        design,
        format: "linkedin",
        postType: "carousel",
        slideIndex,
        mediaUrls: {},
      };
      const { bytes } = await renderer.renderSlide(job, { scale });
      // Lossy, a third of the size of an equivalent JPEG.
      const webp = await sharp(bytes).webp({ quality: 82 }).toBuffer();
      const narrow = await sharp(bytes)
        .resize({ width: narrowWidth })
        .webp({ quality: 82 })
        .toBuffer();
      const name = join(folder, "landing", `${id}-${slideIndex + 1}`);
      writeFileSync(`${name}.webp`, webp);
      writeFileSync(`${name}-narrow.webp`, narrow);
    }
  }
}
