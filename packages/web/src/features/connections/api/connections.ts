import type {
  Connection,
  ConnectionChangeRequest,
  ConnectionRequest,
  NewConnection,
} from "@slideloom/core/contract";
import { requestApi } from "../../../lib/api.ts";
import { refreshConnections, showConnection } from "../../../lib/connections.ts";
import { refreshPublications } from "../../../lib/publications.ts";

/** The response is the only one that shows the secret of a hand-over. */
export async function createConnection(body: ConnectionRequest): Promise<NewConnection> {
  const made = await requestApi("createConnection", { body });
  await refreshConnections();
  return made;
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
