import { requestApi } from "../../../lib/api.ts";

/** Gives the account of the link's token a new password; every session, API key and webhook of it ends. */
export async function resetPassword(form: { token: string; password: string }): Promise<void> {
  await requestApi("resetPassword", { body: form });
}
