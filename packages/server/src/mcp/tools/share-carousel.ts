import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { carouselId } from "../arguments.ts";
import { adds, defineTool } from "../tool.ts";
import { editorPath } from "./draw-arguments.ts";

export function createShareCarousel(api: ApiClient) {
  return defineTool({
    name: "share_carousel",
    title: "Share a carousel",
    description: "Turns the public page on or off; anyone with its link can see it. Free.",
    input: { carousel_id: carouselId, on: z.boolean().default(true) },
    scope: "write",
    annotations: { ...adds, idempotentHint: true, openWorldHint: true },
    async run({ carousel_id: id, on }, { signal }) {
      const params = { id };
      const url = on ? (await api.call("v1.shareCarousel", { params }, signal)).url : null;
      if (!on) await api.call("v1.revokeShare", { params }, signal);
      return {
        data: { carousel_id: id, share_url: url === null ? null : api.buildUrl(url) },
        page: editorPath(id),
      };
    },
  });
}
