import type { ChangePasswordRequest } from "@slideloom/core/contract/account-requests";
import { requestApi } from "../../../lib/api.ts";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";

/**
 * Sets a new password and ends the account's other sessions. If the form asks for it, also ends its API keys and
 * webhooks.
 */
export async function changePassword(form: ChangePasswordRequest): Promise<void> {
  await requestApi("changePassword", { body: form });
  if (!form.endKeysAndWebhooks) return;
  for (const name of ["getUser", "listApiKeys", "listWebhooks"] as const) {
    await queryClient.invalidateQueries({ queryKey: queryEndpoint(name).queryKey });
  }
}
