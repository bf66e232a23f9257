import type { Connection } from "@slideloom/core/contract/connections";
import { useQuery } from "@tanstack/react-query";
import { queryClient, queryEndpoint } from "./query-client.ts";

const connections = queryEndpoint("listConnections");

/** Returns the connected accounts, oldest first; undefined until loaded. */
export function useConnections({ isEnabled = true } = {}) {
  // Always refetched: networks end and renew connections on their own.
  return useQuery({ ...connections, staleTime: 0, enabled: isEnabled });
}

/** Returns true if the connection can publish now. */
export const isUsable = ({ state }: Connection): boolean =>
  state === "active" || state === "expiring";

export function refreshConnections(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: connections.queryKey });
}

/** Updates the cache with a connection returned by the server. */
export function showConnection(changed: Connection): void {
  queryClient.setQueryData<{ connections: Connection[] }>(
    connections.queryKey,
    (data) =>
      data && {
        connections: data.connections.map((one) => (one.id === changed.id ? changed : one)),
      },
  );
}
