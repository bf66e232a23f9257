import { decisionRequestSchema, publicationSchema } from "@slideloom/core/contract";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { changesNetworks, defineTool } from "../tool.ts";

export function createDecidePublication(api: ApiClient) {
  return defineTool({
    name: "decide_publication",
    title: "Resolve a publication",
    description:
      "Resolves a post whose status on an account is `unknown`, `failed` or `missed`. `check` asks the network again, `there` records that the post is published, `again` publishes it once more. Only the person can decide `there` or `again`, after looking at the network: never guess. Free.",
    input: {
      publication_id: z
        .uuid()
        .meta({ description: "The publication's `id` from `list_publications`." }),
      ...decisionRequestSchema.shape,
    },
    output: publicationSchema,
    annotations: changesNetworks,
    run: async ({ publication_id, ...decision }, { signal }) => ({
      structured: await api.decidePublication(publication_id, decision, signal),
    }),
  });
}
