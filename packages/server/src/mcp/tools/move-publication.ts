import { publicationSchema, publishTimeSchema } from "@slideloom/core/contract";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { changesNetworks, defineTool } from "../tool.ts";

export function createMovePublication(api: ApiClient) {
  return defineTool({
    name: "move_publication",
    title: "Move a publication",
    description: "Reschedules the targets that aren't published yet, or removes their time. Free.",
    input: {
      publication_id: z.uuid().meta({ description: "`id` in `list_publications`." }),
      when: publishTimeSchema,
    },
    output: publicationSchema,
    annotations: { ...changesNetworks, idempotentHint: true },
    run: async ({ publication_id, when }, { signal }) => ({
      structured: await api.changePublication(publication_id, { when }, signal),
    }),
  });
}
