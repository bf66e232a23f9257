import type { ApiKeyRequest, NewApiKeyResponse } from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";

const keys = queryEndpoint("listApiKeys");
const refreshKeys = () => queryClient.invalidateQueries({ queryKey: keys.queryKey });

/** The account's API keys, newest first. */
export function useApiKeys() {
  // What was used elsewhere must show.
  return useQuery({ ...keys, staleTime: 0 });
}

/** Makes an API key; the response is the only one that shows it. */
export async function createApiKey(form: ApiKeyRequest): Promise<NewApiKeyResponse> {
  const made = await requestApi("createApiKey", { body: form });
  await refreshKeys();
  return made;
}

/** Ends an API key at once. */
export async function revokeApiKey(id: string): Promise<void> {
  try {
    await requestApi("revokeApiKey", { params: { id } });
  } finally {
    await refreshKeys();
  }
}
