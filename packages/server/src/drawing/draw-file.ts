import type { Post } from "@slideloom/core/document";
import type { SlideLayout } from "@slideloom/renderer";
import type { DrawService } from "./draw-service.ts";
import {
  buildRenderOptions,
  getMediaType,
  isPicture,
  joinSlides,
  listPlannedSlides,
  nameOutput,
  type RenderPlan,
} from "./outputs.ts";
import { requireMedia } from "./missing-media.ts";

export interface DrawnFile {
  bytes: Uint8Array;
  name: string;
  mediaType: string;
  layouts: SlideLayout[];
}

/** Draws one file: the first slide where a picture's plan names none. Throws as `DrawPool` and `requireMedia` do. */
export async function drawFile(
  drawing: DrawService,
  { post, plan }: { post: Post; plan: RenderPlan },
  signal?: AbortSignal,
): Promise<DrawnFile> {
  const { type } = plan;
  const slide = plan.slide ?? 1;
  const slides = await drawing.drawSlides(
    listPlannedSlides(isPicture(type) ? { ...plan, slide } : plan, post),
    buildRenderOptions(plan),
    signal,
  );
  const layouts = slides.map(({ layout }) => layout);
  requireMedia(layouts, plan.onMissingMedia);
  const [first] = slides;
  const bytes = isPicture(type) ? first?.bytes : await joinSlides({ ...plan, type }, slides, post);
  if (!bytes) throw new Error("A post has a slide.");
  return {
    bytes,
    name: nameOutput(type, post.title, slide),
    mediaType: getMediaType(type),
    layouts,
  };
}
