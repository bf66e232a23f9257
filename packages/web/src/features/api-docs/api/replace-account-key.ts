import type { User } from "@slideloom/core/contract";
import { requestApi } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { sessionKeys } from "../../../lib/session.ts";

/** Makes a new key, which ends the old one at once, and stores it on the user. */
export async function replaceAccountKey(): Promise<void> {
  const { apiToken } = await requestApi("replaceAccountKey");
  queryClient.setQueryData<User | null>(sessionKeys.user, (user) => user && { ...user, apiToken });
}
