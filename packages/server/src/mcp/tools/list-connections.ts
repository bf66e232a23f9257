import type { ApiClient } from "../api-client.ts";
import { defineTool, readOnly } from "../tool.ts";

export function createListConnections(api: ApiClient) {
  return defineTool({
    name: "list_connections",
    title: "List connected accounts",
    description: "Accounts that posts can be published to, with limits and choices. Free.",
    input: {},
    scope: "read",
    annotations: readOnly,
    async run(_input, { signal }) {
      const { connections } = await api.call("v1.listConnections", {}, signal);
      return {
        data: {
          connections: connections.map(
            ({
              id,
              service,
              kind,
              name,
              handle,
              state,
              message,
              time_zone,
              limits,
              choices,
              slots,
            }) => ({
              id,
              service,
              ...(kind !== null && { kind }),
              name,
              handle,
              state,
              ...(message !== null && { message }),
              time_zone,
              posting_times: slots.length,
              limits,
              ...(Object.keys(choices).length > 0 && { choices }),
            }),
          ),
        },
        page: "/connections",
        warnings: connections.length === 0 ? ["A person connects accounts at editor_url."] : [],
        next: connections.length === 0 ? [] : ["publish_carousel"],
      };
    },
  });
}
