import { carouselListQuerySchema } from "@slideloom/core/contract/carousels";
import { publicCarouselListResponseSchema } from "@slideloom/core/contract/public-carousels";
import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";

const { q, cursor } = carouselListQuerySchema.shape;

export function createListCarousels(api: ApiClient) {
  return defineTool({
    name: "list_carousels",
    title: "List saved carousels",
    description:
      "Lists the account's saved carousels, newest first. Use a carousel's id as `carousel_id` in `preview_slide`, `render_post` and `publish_carousel`. Free.",
    input: {
      q: q.meta({ description: "Words to find in titles." }),
      cursor: cursor.meta({ description: "`nextCursor` of the previous page." }),
    },
    output: publicCarouselListResponseSchema,
    annotations: readOnly,
    run: async ({ q, cursor }, { signal }) => ({
      structured: await api.call(
        "v1.listCarousels",
        { query: { ...(q && { q }), ...(cursor && { cursor }) } },
        signal,
      ),
    }),
  });
}
