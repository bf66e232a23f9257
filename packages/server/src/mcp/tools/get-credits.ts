import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";

export function createGetCredits(api: ApiClient) {
  return defineTool({
    name: "get_credits",
    title: "Get credits",
    description: "Remaining credits, the plan, and when credits reset. Free.",
    input: {},
    scope: "read",
    annotations: readOnly,
    run: async (_input, { signal }) => ({
      data: { ...(await api.call("v1.getCredits", {}, signal)) },
      page: "/pricing",
    }),
  });
}
