import { carouselListStatuses } from "@slideloom/core/contract/carousels";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";

const maxListed = 20;

export function createListCarousels(api: ApiClient) {
  return defineTool({
    name: "list_carousels",
    title: "List saved carousels",
    description: "The account's saved carousels, newest first. Free.",
    input: {
      q: z
        .string()
        .max(200)
        .optional()
        .meta({ description: "Words in titles, slides and captions." }),
      status: z.enum(carouselListStatuses).optional(),
      cursor: z.string().max(2000).optional(),
      limit: z.int().min(1).max(maxListed).default(maxListed),
    },
    scope: "read",
    annotations: readOnly,
    async run({ limit, ...filters }, { signal }) {
      const query = { ...filters, limit: `${limit}` };
      const { carousels, nextCursor } = await api.call("v1.listCarousels", { query }, signal);
      return {
        data: {
          carousels: carousels.map(
            ({ id, title, slides, version, status, network, updatedAt }) => ({
              id,
              title,
              slides,
              version,
              status,
              network,
              updated: updatedAt,
            }),
          ),
          next_cursor: nextCursor,
        },
        page: "/my-carousels",
        next: ["get_carousel", "preview_carousel"],
      };
    },
  });
}
