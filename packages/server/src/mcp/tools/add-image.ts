import { bodyLimits } from "@slideloom/core/contract/body-limits";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { adds, defineTool } from "../tool.ts";

export function createAddImage(api: ApiClient) {
  return defineTool({
    name: "add_image",
    title: "Add an image",
    description: "Stores an image from the web; use its path as a slide's `media`. Free.",
    input: {
      url: z
        .string()
        .max(bodyLimits.postWithImages)
        .meta({ description: "https: or data: URL, up to 5 MB." }),
    },
    scope: "write",
    annotations: { ...adds, idempotentHint: true, openWorldHint: true },
    async run({ url }, { signal }) {
      const {
        url: path,
        width,
        height,
        bytes,
        note,
      } = await api.call("v1.addImage", { body: { url } }, signal);
      return {
        data: { path, width, height, bytes },
        warnings: note === undefined ? [] : [`The image ${note}.`],
        next: ["update_carousel", "create_carousel"],
      };
    },
  });
}
