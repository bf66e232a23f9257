import {
  publicationListQuerySchema,
  publicationListResponseSchema,
} from "@slideloom/core/contract";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";

const { from, to, status, cursor } = publicationListQuerySchema.shape;

export function createListPublications(api: ApiClient) {
  return defineTool({
    name: "list_publications",
    title: "List what is published",
    description:
      "What is published or scheduled, when and where, the first due first, with what came of each target. `unknown` means that nobody knows whether the post is there: ask the person to look, then `decide_publication`. Free.",
    input: {
      from: from.meta({ description: "Due from this time on, such as 2026-12-01T00:00:00Z." }),
      to: to.meta({ description: "Due before this time." }),
      status,
      unscheduled: z.boolean().default(false).meta({ description: "Those without a time." }),
      cursor,
      limit: z.int().min(1).max(100).default(20),
    },
    output: publicationListResponseSchema,
    annotations: readOnly,
    run: async ({ unscheduled, limit, ...query }, { signal }) => ({
      structured: await api.listPublications(
        { ...query, limit: `${limit}`, unscheduled: `${unscheduled}` },
        signal,
      ),
    }),
  });
}
