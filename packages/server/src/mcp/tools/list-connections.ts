import { connectionListResponseSchema } from "@slideloom/core/contract/connections";
import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";

export function createListConnections(api: ApiClient) {
  return defineTool({
    name: "list_connections",
    title: "List connected accounts",
    description:
      "Lists the connected accounts with their posting times and limits. Use their ids in `publish_carousel`. People connect accounts on the Connections page. Free.",
    input: {},
    output: connectionListResponseSchema,
    annotations: readOnly,
    run: async (_input, { signal }) => ({
      structured: await api.call("v1.listConnections", {}, signal),
    }),
  });
}
