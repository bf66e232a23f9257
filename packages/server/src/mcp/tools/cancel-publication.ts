import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { defineTool } from "../tool.ts";

export function createCancelPublication(api: ApiClient) {
  return defineTool({
    name: "cancel_publication",
    title: "Cancel a publication",
    description:
      "Cancels a scheduled post on every account where it isn't published yet. Published posts stay online: people can only delete them on the network. Free.",
    input: {
      publication_id: z
        .uuid()
        .meta({ description: "The publication's `id` from `list_publications`." }),
    },
    output: z.object({ canceled: z.literal(true) }),
    annotations: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: true,
      openWorldHint: false,
    },
    async run({ publication_id }, { signal }) {
      await api.call("v1.cancelPublication", { params: { id: publication_id } }, signal);
      return { structured: { canceled: true as const } };
    },
  });
}
