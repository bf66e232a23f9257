import { decisionRequestSchema } from "@slideloom/core/contract/publications";
import type { ApiClient } from "../api-client.ts";
import { publicationId } from "../arguments.ts";
import { changesNetworks, defineTool } from "../tool.ts";
import { presentPublication } from "./publication-rows.ts";

/** Not listed, since whether a post is online is a person's word; the calendar asks for it. */
export function createDecidePublication(api: ApiClient) {
  return defineTool({
    name: "decide_publication",
    title: "Check, confirm or retry a publication",
    description: "Records whether a post is online, or publishes it again. Free.",
    isUnlisted: true,
    input: { publication_id: publicationId, ...decisionRequestSchema.shape },
    scope: "publish",
    annotations: changesNetworks,
    async run({ publication_id: id, ...decision }, { signal }) {
      const decided = await api.call(
        "v1.decidePublication",
        { params: { id }, body: decision },
        signal,
      );
      return { data: { publication: presentPublication(decided) }, page: "/calendar" };
    },
  });
}
