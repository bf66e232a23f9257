import type { NamesRequest } from "@slideloom/core/contract/account-requests";
import { requestApi } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { sessionKeys } from "../../../lib/session.ts";

export async function changeNames(form: NamesRequest): Promise<void> {
  const user = await requestApi("changeNames", { body: form });
  queryClient.setQueryData(sessionKeys.user, user);
}
