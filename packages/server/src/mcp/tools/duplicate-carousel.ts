import { z } from "zod";
import type { ApiClient } from "../api-client.ts";
import { carouselId, networkArgument, requestId } from "../arguments.ts";
import { adds, defineTool } from "../tool.ts";
import { editorPath } from "./draw-arguments.ts";

export function createDuplicateCarousel(api: ApiClient) {
  return defineTool({
    name: "duplicate_carousel",
    title: "Duplicate a carousel",
    description: "Saves a copy, such as for another network. Free.",
    input: {
      carousel_id: carouselId,
      title: z.string().max(200).optional(),
      network: networkArgument,
      request_id: requestId,
    },
    scope: "write",
    annotations: adds,
    async run({ carousel_id: id, request_id, ...changes }, { signal }) {
      const headers = request_id === undefined ? {} : { "idempotency-key": request_id };
      const copy = await api.call("v1.duplicateCarousel", { params: { id }, headers }, signal);
      const isChanged = Object.values(changes).some((value) => value !== undefined);
      const saved = isChanged
        ? await api.call(
            "v1.updateCarousel",
            { params: { id: copy.id }, body: { version: copy.version, ...changes } },
            signal,
          )
        : copy;
      return {
        data: { carousel_id: saved.id, version: saved.version, title: saved.title },
        page: editorPath(saved.id),
        next: ["preview_carousel", "update_carousel"],
      };
    },
  });
}
