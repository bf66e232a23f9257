import { publicCarouselListResponseSchema } from "@slideloom/core/contract";
import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";

export function createListCarousels(api: ApiClient) {
  return defineTool({
    name: "list_carousels",
    title: "List saved carousels",
    description:
      "Lists the account's saved carousels, newest first; `preview_slide` and `render_post` take their ids as `carousel_id`. Free.",
    input: {
      q: z.string().optional().meta({ description: "Search words in titles." }),
      cursor: z.string().optional().meta({ description: "`nextCursor` of the previous page." }),
    },
    output: publicCarouselListResponseSchema,
    annotations: readOnly,
    run: async ({ q, cursor }, { signal }) => ({
      structured: await api.listCarousels({ ...(q && { q }), ...(cursor && { cursor }) }, signal),
    }),
  });
}
