import type { ApiClient } from "../api-client.ts";
import { publicationId } from "../arguments.ts";
import { adds, defineTool } from "../tool.ts";
import { z } from "zod";
import { presentPublication } from "./publication-rows.ts";

export function createCheckPublication(api: ApiClient) {
  return defineTool({
    name: "check_publication",
    title: "Look for a post again",
    description: "Asks the network whether a post with the status `unknown` is online. Free.",
    input: {
      publication_id: publicationId,
      target_id: z.string().max(100).meta({ description: "From list_publications." }),
    },
    scope: "publish",
    annotations: { ...adds, idempotentHint: true, openWorldHint: true },
    async run({ publication_id: id, target_id }, { signal }) {
      const body = { target_id, decision: "check" } as const;
      const checked = await api.call("v1.decidePublication", { params: { id }, body }, signal);
      return {
        data: { publication: presentPublication(checked) },
        page: "/calendar",
        next: ["list_publications"],
      };
    },
  });
}
