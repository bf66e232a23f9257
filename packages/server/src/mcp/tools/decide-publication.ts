import { decisionRequestSchema, publicationSchema } from "@slideloom/core/contract";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { changesNetworks, defineTool } from "../tool.ts";

export function createDecidePublication(api: ApiClient) {
  return defineTool({
    name: "decide_publication",
    title: "Say what came of a publication",
    description:
      "Of a target that is `unknown`, `failed` or `missed`: `check` looks once more, `there` notes that it was published, `again` publishes it once more. `there` and `again` are the person's to decide, after a look at the network: never guess. Free.",
    input: {
      publication_id: z.uuid().meta({ description: "`id` in `list_publications`." }),
      ...decisionRequestSchema.shape,
    },
    output: publicationSchema,
    annotations: changesNetworks,
    run: async ({ publication_id, ...decision }, { signal }) => ({
      structured: await api.decidePublication(publication_id, decision, signal),
    }),
  });
}
