import { publicationSchema, publishTimeSchema } from "@slideloom/core/contract/publications";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { changesNetworks, defineTool } from "../tool.ts";

export function createMovePublication(api: ApiClient) {
  return defineTool({
    name: "move_publication",
    title: "Reschedule a publication",
    description:
      "Changes or removes the time of a scheduled post, on every account where it isn't published yet. Free.",
    input: {
      publication_id: z
        .uuid()
        .meta({ description: "The publication's `id` from `list_publications`." }),
      when: publishTimeSchema,
    },
    output: publicationSchema,
    annotations: { ...changesNetworks, idempotentHint: true },
    run: async ({ publication_id, when }, { signal }) => ({
      structured: await api.call(
        "v1.changePublication",
        { params: { id: publication_id }, body: { when } },
        signal,
      ),
    }),
  });
}
