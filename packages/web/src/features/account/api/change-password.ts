import type { ChangePasswordRequest } from "@slideloom/core/contract";
import { requestApi } from "../../../lib/api.ts";
import { queryClient, queryEndpoint } from "../../../lib/query-client.ts";

/** Sets a new password and ends the other sessions; where the form says so, every API key and webhook, too. */
export async function changePassword(form: ChangePasswordRequest): Promise<void> {
  await requestApi("changePassword", { body: form });
  if (!form.endKeysAndWebhooks) return;
  for (const name of ["getUser", "listApiKeys", "listWebhooks"] as const) {
    await queryClient.invalidateQueries({ queryKey: queryEndpoint(name).queryKey });
  }
}
