import type { ChangeEmailRequest } from "@slideloom/core/contract/account-requests";
import { requestApi } from "../../../lib/api.ts";
import { refreshAccount } from "../../../lib/session.ts";

/** Requests a new email address. Resolves to false if the change waits until emailed links are opened. */
export async function changeEmail(form: ChangeEmailRequest): Promise<boolean> {
  const { isChanged } = await requestApi("changeEmail", { body: form });
  if (isChanged) await refreshAccount();
  return isChanged;
}

/** Confirms the old or the new address by its emailed token. Resolves to true once the address is changed. */
export async function confirmEmail(token: string): Promise<boolean> {
  const { isChanged } = await requestApi("confirmEmail", { body: { token } });
  if (isChanged) await refreshAccount();
  return isChanged;
}
