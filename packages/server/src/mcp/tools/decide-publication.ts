import { decisionRequestSchema, publicationSchema } from "@slideloom/core/contract/publications";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { changesNetworks, defineTool } from "../tool.ts";

export function createDecidePublication(api: ApiClient) {
  return defineTool({
    name: "decide_publication",
    title: "Check, confirm or retry a publication",
    description:
      "Use this tool if the status of a post on an account is `unknown`, `failed` or `missed`. `check` asks the network again whether the post is published, `there` records that the post is published, `again` publishes the post once more. Only the person can decide `there` or `again`, after looking at the network: never guess. Free.",
    input: {
      publication_id: z
        .uuid()
        .meta({ description: "The publication's `id` from `list_publications`." }),
      ...decisionRequestSchema.shape,
    },
    output: publicationSchema,
    annotations: changesNetworks,
    run: async ({ publication_id, ...decision }, { signal }) => ({
      structured: await api.call(
        "v1.decidePublication",
        { params: { id: publication_id }, body: decision },
        signal,
      ),
    }),
  });
}
