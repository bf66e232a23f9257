import type { Connection } from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";
import { queryClient, queryEndpoint } from "./query-client.ts";

const connections = queryEndpoint("listConnections");

/** The accounts at networks that may be published as, oldest first; undefined until they are known. */
export function useConnections({ isEnabled = true } = {}) {
  // They end and are renewed elsewhere.
  return useQuery({ ...connections, staleTime: 0, enabled: isEnabled });
}

/** Whether something can be published there now. */
export const isUsable = ({ state }: Connection): boolean =>
  state === "active" || state === "expiring";

export function refreshConnections(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: connections.queryKey });
}

/** Shows a connection as the server returned it. */
export function showConnection(changed: Connection): void {
  queryClient.setQueryData<{ connections: Connection[] }>(
    connections.queryKey,
    (data) =>
      data && {
        connections: data.connections.map((one) => (one.id === changed.id ? changed : one)),
      },
  );
}
