import type { ApiClient } from "../api-client.ts";
import { publicationId } from "../arguments.ts";
import { changesNetworks, defineTool } from "../tool.ts";

export function createCancelPublication(api: ApiClient) {
  return defineTool({
    name: "cancel_publication",
    title: "Cancel a publication",
    description: "Cancels a post where it isn't published yet. Published posts stay online. Free.",
    input: { publication_id: publicationId },
    scope: "publish",
    annotations: { ...changesNetworks, idempotentHint: true, openWorldHint: false },
    async run({ publication_id: id }, { signal }) {
      await api.call("v1.cancelPublication", { params: { id } }, signal);
      return { data: { canceled: true }, page: "/calendar", next: ["list_publications"] };
    },
  });
}
