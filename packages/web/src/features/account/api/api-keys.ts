import type { ApiKeyRequest, ApiKeysResponse, NewApiKeyResponse } from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const path = "/api/keys";

/** The account's API keys, newest first. */
export function useApiKeys() {
  // What was used elsewhere must show.
  return useQuery<ApiKeysResponse>({ queryKey: [path], staleTime: 0 });
}

/** Makes an API key; the response is the only one that shows it. */
export async function createApiKey(form: ApiKeyRequest): Promise<NewApiKeyResponse> {
  const made = await requestApi<NewApiKeyResponse>("POST", path, { body: form });
  await queryClient.invalidateQueries({ queryKey: [path] });
  return made;
}

/** Ends an API key at once. */
export async function revokeApiKey(id: string): Promise<void> {
  try {
    await requestApi("DELETE", `${path}/${id}`);
  } finally {
    await queryClient.invalidateQueries({ queryKey: [path] });
  }
}
