import { publicationRequestSchema, publicationSchema } from "@slideloom/core/contract/publications";
import type { ApiClient } from "../api-client.ts";
import { changesNetworks, defineTool } from "../tool.ts";

const { id, carousel_id, when, targets } = publicationRequestSchema.shape;

export function createPublishCarousel(api: ApiClient) {
  return defineTool({
    name: "publish_carousel",
    title: "Publish a carousel",
    description:
      "Publishes a saved carousel to connected accounts now, at a given time or at the next free posting time, or only adds it to the calendar without a time. Publishing can't be undone from here: first show the person the slides, captions, accounts and time, and publish only what they agreed to. To retry, send the same `id`: the carousel is published only once. Free.",
    input: { carousel_id, targets, when, id },
    output: publicationSchema,
    annotations: changesNetworks,
    run: async (form, { signal }) => ({
      structured: await api.call("v1.createPublication", { body: form }, signal),
    }),
  });
}
