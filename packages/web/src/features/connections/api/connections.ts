import type {
  Connection,
  ConnectionChangeRequest,
  ConnectionRequest,
  NewConnection,
  StartConnectionRequest,
} from "@slideloom/core/contract/connections";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { refreshConnections, showConnection } from "../../../lib/connections.ts";
import { refreshPublications } from "../../../lib/publications.ts";
import { queryEndpoint } from "../../../lib/query-client.ts";

/** Returns all networks. Each lists the server settings that are missing before the network can be connected. */
export function useNetworks() {
  return useQuery(queryEndpoint("listNetworks"));
}

/** Connects an account or a webhook. Only this response contains the webhook's signing secret. */
export async function createConnection(body: ConnectionRequest): Promise<NewConnection> {
  const made = await requestApi("createConnection", { body });
  await refreshConnections();
  return made;
}

/** Sends the browser to the network's sign-in, which redirects back to the Connections page. */
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

/** Tests whether the network still gives access to the account. The server stores a failure in the connection. */
export async function testConnection(id: string): Promise<Connection> {
  try {
    return await requestApi("testConnection", { params: { id } });
  } finally {
    await refreshConnections();
  }
}

/** Revokes the access at the network and cancels the connection's scheduled publications. */
export async function deleteConnection(id: string): Promise<void> {
  try {
    await requestApi("deleteConnection", { params: { id } });
  } finally {
    await refreshConnections();
    refreshPublications();
  }
}
