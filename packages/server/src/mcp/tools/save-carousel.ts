import { newPublicCarouselRequestSchema } from "@slideloom/core/contract/public-carousels";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { postArgument, requirePost } from "../post-argument.ts";
import { defineTool } from "../tool.ts";

const { title, design, network, captions, ai_generated } = newPublicCarouselRequestSchema.shape;

export function createSaveCarousel(api: ApiClient) {
  return defineTool({
    name: "save_carousel",
    title: "Save a carousel",
    description:
      "Saves a post as a new carousel of the account. Use the returned `carousel_id` in `publish_carousel`, `preview_slide` and `render_post`. Free.",
    input: { post: postArgument, title, design, network, captions, ai_generated },
    output: z.object({ carousel_id: z.string(), title: z.string() }),
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: false,
    },
    async run({ post, ...form }, call) {
      const body = { ...form, post: { ...(await requirePost(post, call)) } };
      const saved = await api.call("v1.createCarousel", { body }, call.signal);
      return { structured: { carousel_id: saved.id, title: saved.title } };
    },
  });
}
