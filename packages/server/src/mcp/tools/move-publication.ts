import type { ApiClient } from "../api-client.ts";
import { publicationId } from "../arguments.ts";
import { changesNetworks, defineTool } from "../tool.ts";
import { presentPublication } from "./publication-rows.ts";
import { tellApproval } from "./tell-approval.ts";
import { whenArgument } from "./publish-carousel.ts";

export function createMovePublication(api: ApiClient) {
  return defineTool({
    name: "move_publication",
    title: "Reschedule a publication",
    description: "Changes or removes the time of a post that isn't published yet. Free.",
    input: { publication_id: publicationId, when: whenArgument },
    scope: "publish",
    annotations: { ...changesNetworks, idempotentHint: true },
    async run({ publication_id: id, when }, { signal, state }) {
      const params = { id };
      const moved =
        state === undefined
          ? await api.call("v1.changePublication", { params, body: { when } }, signal)
          : await api.call("v1.getPublication", { params }, signal);
      return {
        data: { publication: presentPublication(moved) },
        ...tellApproval(moved, { state }),
        next: ["list_publications"],
      };
    },
  });
}
