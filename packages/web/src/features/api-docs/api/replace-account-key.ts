import type { User } from "@slideloom/core/contract/account";
import { requestApi } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { sessionKeys } from "../../../lib/session.ts";

/** Replaces the account key and stores the new key on the cached user. The server revokes the old key. */
export async function replaceAccountKey(): Promise<void> {
  const { apiToken } = await requestApi("replaceAccountKey");
  queryClient.setQueryData<User | null>(sessionKeys.user, (user) => user && { ...user, apiToken });
}
