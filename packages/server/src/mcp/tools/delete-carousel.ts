import type { ApiClient } from "../api-client.ts";
import { carouselId } from "../arguments.ts";
import { adds, defineTool } from "../tool.ts";

export function createDeleteCarousel(api: ApiClient) {
  return defineTool({
    name: "delete_carousel",
    title: "Move a carousel to the trash",
    description: "A person can restore it for 30 days. Cancels its scheduled posts. Free.",
    input: { carousel_id: carouselId },
    scope: "write",
    annotations: { ...adds, destructiveHint: true, idempotentHint: true },
    async run({ carousel_id: id }, { signal }) {
      await api.call("v1.deleteCarousel", { params: { id } }, signal);
      return { data: { deleted: id }, page: "/my-carousels", next: ["list_carousels"] };
    },
  });
}
