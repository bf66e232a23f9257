import type { Post } from "@slideloom/core/document";
import { isImageType, outputFileName, outputs } from "@slideloom/core/outputs";
import type { SlideLayout } from "@slideloom/renderer";
import type { DrawTurn } from "./draw-pool.ts";
import type { DrawService } from "./draw-service.ts";
import {
  buildFileOptions,
  buildPlanJob,
  buildRenderOptions,
  listPlannedSlides,
  type RenderPlan,
} from "./outputs.ts";
import { requireMedia } from "./missing-media.ts";

export interface DrawnFile {
  bytes: Uint8Array;
  name: string;
  mediaType: string;
  layouts: SlideLayout[];
}

/**
 * Renders one file. An image shows the slide that the plan names, or else the first slide. Throws like
 * `drawSlides` and `requireMedia`.
 */
export async function drawFile(
  drawing: DrawService,
  { post, plan }: { post: Post; plan: RenderPlan },
  turn: DrawTurn,
): Promise<DrawnFile> {
  const { type } = plan;
  const slide = plan.slide ?? 1;
  const slides = await drawing.drawSlides(
    listPlannedSlides(isImageType(type) ? { ...plan, slide } : plan, post),
    buildRenderOptions(plan),
    turn,
  );
  const layouts = slides.map(({ layout }) => layout);
  requireMedia(layouts, plan.onMissingMedia);
  const [first] = slides;
  const order = { slides, job: buildPlanJob(plan, post), options: buildFileOptions(plan) };
  const bytes = isImageType(type)
    ? first?.bytes
    : await drawing.joinSlides({ ...order, type }, turn);
  if (!bytes) throw new Error("The post has no slides.");
  return {
    bytes,
    name: outputFileName(type, post.title, slide, plan),
    mediaType: outputs[type].mediaType,
    layouts,
  };
}
