import type {
  ChannelListResponse,
  Grant,
  GrantRequest,
  NewGrant,
} from "@slideloom/core/contract/grants";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { refreshConnections } from "../../../lib/connections.ts";
import { refreshPublications } from "../../../lib/publications.ts";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";

const grants = queryEndpoint("listGrants");

/** Returns the keys and sign-ins that reach several accounts; undefined until loaded. */
export function useGrants() {
  return useQuery({ ...grants, staleTime: 0 });
}

const refreshGrants = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: grants.queryKey }), refreshConnections()]);

/** Returns the network accounts that a key or sign-in can access. If `known` is given, doesn't fetch. */
export function useChannels(id: string, known: ChannelListResponse | undefined) {
  return useQuery({
    ...queryEndpoint("listChannels", { params: { id } }),
    staleTime: known ? Infinity : 0,
    gcTime: 0,
    ...(known && { initialData: known }),
  });
}

/** Stores a key. It connects no account yet. */
export async function createGrant(body: GrantRequest): Promise<NewGrant> {
  const made = await requestApi("createGrant", { body });
  await refreshGrants();
  return made;
}

export async function replaceGrantKey(id: string, key: string): Promise<Grant> {
  const changed = await requestApi("replaceGrantKey", { params: { id }, body: { key } });
  await refreshGrants();
  return changed;
}

/** Connects these accounts of a grant and disconnects all others. */
export async function chooseChannels(id: string, remoteIds: readonly string[]): Promise<void> {
  try {
    await requestApi("chooseChannels", { params: { id }, body: { remote_ids: [...remoteIds] } });
  } finally {
    await refreshGrants();
  }
}

/** Removes a key with its accounts, and cancels the accounts' scheduled publications. */
export async function deleteGrant(id: string): Promise<void> {
  try {
    await requestApi("deleteGrant", { params: { id } });
  } finally {
    await refreshGrants();
    refreshPublications();
  }
}
