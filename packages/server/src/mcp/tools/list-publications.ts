import {
  publicationListQuerySchema,
  publicationListResponseSchema,
} from "@slideloom/core/contract/publications";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";

const { from, to, status, cursor } = publicationListQuerySchema.shape;

export function createListPublications(api: ApiClient) {
  return defineTool({
    name: "list_publications",
    title: "List publications",
    description:
      "Lists scheduled and published posts, earliest first, with the result on each account (`targets`). `unknown` means that the network didn't confirm the post: ask the person to look, then call `decide_publication`. Free.",
    input: {
      from: from.meta({
        description: "Only posts due at or after this time, such as 2026-12-01T00:00:00Z.",
      }),
      to: to.meta({ description: "Only posts due before this time." }),
      status,
      unscheduled: z
        .boolean()
        .default(false)
        .meta({ description: "If true, only posts without a time." }),
      cursor,
      limit: z.int().min(1).max(100).default(20),
    },
    output: publicationListResponseSchema,
    annotations: readOnly,
    run: async ({ unscheduled, limit, ...query }, { signal }) => ({
      structured: await api.call(
        "v1.listPublications",
        { query: { ...query, limit: `${limit}`, unscheduled: `${unscheduled}` } },
        signal,
      ),
    }),
  });
}
