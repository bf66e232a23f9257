import { bodyLimits } from "@slideloom/core/contract/body-limits";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { adds, defineTool } from "../tool.ts";

export function createAddImage(api: ApiClient) {
  return defineTool({
    name: "add_image",
    title: "Add an image",
    description:
      "Stores an image of up to 5 MB; use its path as a slide's `media`. Without `url`, returns an upload_url that takes the file by one HTTP PUT within 30 minutes. Free.",
    input: {
      url: z
        .string()
        .max(bodyLimits.postWithImages)
        .optional()
        .meta({ description: "https: or data: URL." }),
    },
    scope: "write",
    annotations: { ...adds, idempotentHint: true, openWorldHint: true },
    run: async ({ url }, { signal }) => ({
      ...(url === undefined ? await getUploadUrl(api, signal) : await store(api, url, signal)),
      next: ["update_carousel", "create_carousel"],
    }),
  });
}

async function store(api: ApiClient, url: string, signal: AbortSignal) {
  const image = await api.call("v1.addImage", { body: { url } }, signal);
  const { url: path, width, height, bytes, note } = image;
  return {
    data: { path, width, height, bytes },
    warnings: note === undefined ? [] : [`The image ${note}.`],
  };
}

async function getUploadUrl(api: ApiClient, signal: AbortSignal) {
  const upload = await api.call("v1.createImageUpload", {}, signal);
  const { upload_url, url: path, expires_at, max_bytes } = upload;
  return {
    data: { upload_url: api.buildUrl(upload_url), method: "PUT", path, expires_at, max_bytes },
    warnings: ["There is no image at this path until the file is sent to upload_url."],
  };
}
