import type { ApiClient } from "../api-client.ts";
import { publicationId } from "../arguments.ts";
import { changesNetworks, defineTool } from "../tool.ts";
import { presentPublication } from "./publication-rows.ts";
import { whenArgument } from "./publish-carousel.ts";

export function createMovePublication(api: ApiClient) {
  return defineTool({
    name: "move_publication",
    title: "Reschedule a publication",
    description: "Changes or removes the time of a post that isn't published yet. Free.",
    input: { publication_id: publicationId, when: whenArgument },
    scope: "publish",
    annotations: { ...changesNetworks, idempotentHint: true },
    async run({ publication_id: id, when }, { signal }) {
      const moved = await api.call(
        "v1.changePublication",
        { params: { id }, body: { when } },
        signal,
      );
      return {
        data: { publication: presentPublication(moved) },
        page: "/calendar",
        next: ["list_publications"],
      };
    },
  });
}
