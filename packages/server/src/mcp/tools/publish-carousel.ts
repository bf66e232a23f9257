import { publicationRequestSchema, publicationSchema } from "@slideloom/core/contract";
import type { ApiClient } from "../api-client.ts";
import { changesNetworks, defineTool } from "../tool.ts";

const { id, carousel_id, when, targets } = publicationRequestSchema.shape;

export function createPublishCarousel(api: ApiClient) {
  return defineTool({
    name: "publish_carousel",
    title: "Publish a carousel",
    description:
      "Publishes a saved carousel on connected accounts: now, at a time, in the next free posting time, or kept without a time. What is published can't be taken back from here: show the person the slides, the captions, the accounts and the time first, and publish only what they agreed to. Send the same `id` where you try again: it is published once. Free.",
    input: { carousel_id, targets, when, id },
    output: publicationSchema,
    annotations: changesNetworks,
    run: async (form, { signal }) => ({ structured: await api.createPublication(form, signal) }),
  });
}
