import { newPublicCarouselRequestSchema } from "@slideloom/core/contract/public-carousels";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { designArgument, networkArgument, requestId } from "../arguments.ts";
import { brandArgument } from "../brand-design.ts";
import { postArgument, requirePost } from "../post-argument.ts";
import { adds, defineTool, type Tool } from "../tool.ts";
import { editorPath } from "./draw-arguments.ts";

const { captions, ai_generated } = newPublicCarouselRequestSchema.shape;

export function createCreateCarousel(api: ApiClient) {
  return defineTool({
    name: "create_carousel",
    title: "Save a new carousel",
    description: "Saves a post to the library as a draft. Free.",
    input: {
      post: postArgument,
      title: z.string().max(200).optional(),
      network: networkArgument,
      design: designArgument,
      brand_id: brandArgument,
      captions: captions.meta({
        brief: { type: "object", description: "By service, such as x." },
      }),
      ai_generated: ai_generated.meta({ description: "Whether a model wrote words." }),
      request_id: requestId,
    },
    scope: "write",
    annotations: { ...adds, idempotentHint: true },
    async run({ post, request_id, ...form }, call) {
      const body = {
        ...form,
        post: { ...(await requirePost(post, call)) },
      };
      const headers = request_id === undefined ? {} : { "idempotency-key": request_id };
      const saved = await api.call("v1.createCarousel", { body, headers }, call.signal);
      const { id, version, title, slides, warnings } = saved;
      return {
        data: { carousel_id: id, version, title, slide_count: slides },
        page: editorPath(id),
        warnings: warnings ?? [],
        next: ["preview_carousel", "update_carousel", "export_carousel"],
      };
    },
  });
}

/** The tool under its name in earlier versions. */
export const createSaveCarousel = (api: ApiClient): Tool => ({
  ...createCreateCarousel(api),
  name: "save_carousel",
  isUnlisted: true,
});
