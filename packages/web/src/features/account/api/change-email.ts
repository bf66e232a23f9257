import type { ChangeEmailRequest } from "@slideloom/core/contract";
import { requestApi } from "../../../lib/api.ts";
import { refreshAccount } from "../../../lib/session.ts";

/** Requests a new e-mail address; resolves to false if links have to be opened first. */
export async function changeEmail(form: ChangeEmailRequest): Promise<boolean> {
  const { isChanged } = await requestApi("changeEmail", { body: form });
  if (isChanged) await refreshAccount();
  return isChanged;
}

/** Confirms one address by its link's token; resolves to true if the address is changed now. */
export async function confirmEmail(token: string): Promise<boolean> {
  const { isChanged } = await requestApi("confirmEmail", { body: { token } });
  if (isChanged) await refreshAccount();
  return isChanged;
}
