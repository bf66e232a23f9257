import type { ApiKeyRequest, NewApiKeyResponse } from "@slideloom/core/contract/api-keys";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";

const keys = queryEndpoint("listApiKeys");
const refreshKeys = () => queryClient.invalidateQueries({ queryKey: keys.queryKey });

/** The account's API keys, newest first. */
export function useApiKeys() {
  // Always refetched: a key's time of last use also changes outside this page.
  return useQuery({ ...keys, staleTime: 0 });
}

/** Creates an API key; only this response contains the key itself. */
export async function createApiKey(form: ApiKeyRequest): Promise<NewApiKeyResponse> {
  const made = await requestApi("createApiKey", { body: form });
  await refreshKeys();
  return made;
}

/** Revokes an API key; requests with it fail immediately. */
export async function revokeApiKey(id: string): Promise<void> {
  try {
    await requestApi("revokeApiKey", { params: { id } });
  } finally {
    await refreshKeys();
  }
}
