import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyTemplate, defaultDesign } from "@slideloom/core/design";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { layoutPost } from "../../golden/golden-posts.fixture.ts";
import { createNodeSlideRenderer } from "../../node/create-node-slide-renderer.ts";
import type { SlideJob } from "../../slide-job.ts";
import { jobOf } from "../../slide-job.fixture.ts";

const canRasterise = spawnSync("pdftoppm", ["-v"]).error === undefined;

/** Tolerated difference in lightness at the edges of letters, which every program antialiases differently. */
const edgeDifference = 40;

/** Limit of the fraction that `compare` returns. Text on another line, or in another font, gives 0.04 or more. */
const mostDifferent = 0.025;

const lightness = ({ data }: PNG, at: number) =>
  0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);

/** Returns the fraction of differing pixels, 0 to 1. */
function compare(one: PNG, other: PNG): number {
  let different = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    if (Math.abs(lightness(one, at) - lightness(other, at)) > edgeDifference) different += 1;
  }
  return (4 * different) / one.data.length;
}

test("a PDF's pages look like the images (skipped without pdftoppm of poppler)", async ({
  skip,
}) => {
  skip(!canRasterise, "pdftoppm is not installed");
  const renderer = createNodeSlideRenderer();
  const folder = mkdtempSync(join(tmpdir(), "slideloom-pdf-"));
  const job: SlideJob = jobOf(
    { ...layoutPost, content: layoutPost.content.slice(0, 5) },
    { design: applyTemplate(defaultDesign, "minimal") },
  );
  try {
    const { file } = await renderer.renderFile("pdf", job);
    writeFileSync(join(folder, "post.pdf"), file);
    execFileSync("pdftoppm", ["-r", "144", "-png", "post.pdf", "page"], { cwd: folder });
    for (const slideIndex of job.post.content.keys()) {
      const { bytes } = await renderer.renderSlide({ ...job, slideIndex });
      const page = PNG.sync.read(readFileSync(join(folder, `page-${slideIndex + 1}.png`)));
      const picture = PNG.sync.read(Buffer.from(bytes));
      expect([page.width, page.height]).toEqual([picture.width, picture.height]);
      expect(compare(picture, page), `page ${slideIndex + 1}`).toBeLessThan(mostDifferent);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
