import { requestApi } from "../../../lib/api.ts";

/** Deletes the account and all that is kept about it, at once. */
export async function deleteAccount(form: { password: string }): Promise<void> {
  await requestApi("deleteAccount", { body: form });
}
