import type {
  Connection,
  ConnectionChangeRequest,
  ConnectionRequest,
  NewConnection,
  StartConnectionRequest,
} from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { refreshConnections, showConnection } from "../../../lib/connections.ts";
import { refreshPublications } from "../../../lib/publications.ts";
import { queryEndpoint } from "../../../lib/query-client.ts";

/** The networks that can be connected, and what each still needs on this server. */
export function useNetworks() {
  return useQuery(queryEndpoint("listNetworks"));
}

/** The response is the only one that shows the secret of a hand-over. */
export async function createConnection(body: ConnectionRequest): Promise<NewConnection> {
  const made = await requestApi("createConnection", { body });
  await refreshConnections();
  return made;
}

/** Sends the browser to the network, which sends it back to the page of connections. */
export async function startConnection(body: StartConnectionRequest): Promise<void> {
  const { url } = await requestApi("startConnection", { body });
  location.assign(url);
}

export async function updateConnection(
  id: string,
  body: ConnectionChangeRequest,
): Promise<Connection> {
  const changed = await requestApi("updateConnection", { params: { id }, body });
  showConnection(changed);
  return changed;
}

/** Asks the network who the account is; what is wrong then stands in the connection, too. */
export async function testConnection(id: string): Promise<Connection> {
  try {
    return await requestApi("testConnection", { params: { id } });
  } finally {
    await refreshConnections();
  }
}

/** Takes the access back at the network; what is scheduled there is canceled. */
export async function deleteConnection(id: string): Promise<void> {
  try {
    await requestApi("deleteConnection", { params: { id } });
  } finally {
    await refreshConnections();
    refreshPublications();
  }
}
