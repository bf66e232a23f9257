import type { ChangePasswordRequest } from "@slideloom/core/contract";
import { requestApi } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { sessionKeys } from "../../../lib/session.ts";

/** Sets a new password and ends the other sessions; where the form says so, every API key and webhook, too. */
export async function changePassword(form: ChangePasswordRequest): Promise<void> {
  await requestApi("POST", "/api/auth/change-password", { body: form });
  if (!form.endKeysAndWebhooks) return;
  for (const queryKey of [sessionKeys.user, ["/api/keys"], ["/api/webhooks"]]) {
    await queryClient.invalidateQueries({ queryKey });
  }
}
