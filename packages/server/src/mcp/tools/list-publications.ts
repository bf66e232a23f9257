import { publicationListQuerySchema, targetStatuses } from "@slideloom/core/contract/publications";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { carouselId } from "../arguments.ts";
import { defineTool, readOnly } from "../tool.ts";
import { presentPublication } from "./publication-rows.ts";

const { from, to } = publicationListQuerySchema.shape;
const maxListed = 20;

export function createListPublications(api: ApiClient) {
  return defineTool({
    name: "list_publications",
    title: "List publications",
    description:
      "Scheduled and published posts, earliest first, with the result on each account. `unknown`: the network didn't confirm the post. Free.",
    input: {
      from: from.meta({ brief: { type: "string" }, examples: ["2026-12-01T00:00:00Z"] }),
      to: to.meta({ brief: { type: "string" } }),
      status: z.enum(targetStatuses).optional(),
      carousel_id: carouselId.optional(),
      unscheduled: z.boolean().default(false).meta({ description: "Only posts without a time." }),
      cursor: z.string().max(2000).optional(),
      limit: z.int().min(1).max(maxListed).default(maxListed),
    },
    scope: "read",
    annotations: readOnly,
    narrow: "Use `limit`.",
    async run({ unscheduled, limit, ...filters }, { signal }) {
      const query = { ...filters, limit: `${limit}`, unscheduled: `${unscheduled}` };
      const found = await api.call("v1.listPublications", { query }, signal);
      return {
        data: {
          publications: found.publications.map(presentPublication),
          next_cursor: found.next_cursor,
        },
        page: "/calendar",
        next: ["move_publication", "cancel_publication", "check_publication"],
      };
    },
  });
}
