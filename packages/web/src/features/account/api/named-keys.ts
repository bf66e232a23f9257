import type {
  NamedKeyRequest,
  NamedKeysResponse,
  NewNamedKeyResponse,
} from "@slideloom/core/contract";
import { useQuery } from "@tanstack/react-query";
import { requestApi } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const path = "/api/keys";

/** The account's named keys, newest first. */
export function useNamedKeys() {
  // What was used elsewhere must show.
  return useQuery<NamedKeysResponse>({ queryKey: [path], staleTime: 0 });
}

/** Makes a named key; the response is the only one that shows it. */
export async function createNamedKey(form: NamedKeyRequest): Promise<NewNamedKeyResponse> {
  const made = await requestApi<NewNamedKeyResponse>("POST", path, { body: form });
  await queryClient.invalidateQueries({ queryKey: [path] });
  return made;
}

/** Ends a named key at once. */
export async function revokeNamedKey(id: string): Promise<void> {
  try {
    await requestApi("DELETE", `${path}/${id}`);
  } finally {
    await queryClient.invalidateQueries({ queryKey: [path] });
  }
}
