import { creditsResponseSchema } from "@slideloom/core/contract/credits";
import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";

export function createGetCredits(api: ApiClient) {
  return defineTool({
    name: "get_credits",
    title: "Get credits",
    description: "Returns the remaining credits, the plan, and when the credits reset. Free.",
    input: {},
    output: creditsResponseSchema,
    annotations: readOnly,
    run: async (_input, { signal }) => ({
      structured: await api.call("v1.getCredits", {}, signal),
    }),
  });
}
