import { requestApi } from "../../../lib/api.ts";

/** Sets a new password for the account of the link's token and ends its sessions, API keys and webhooks. */
export async function resetPassword(form: { token: string; password: string }): Promise<void> {
  await requestApi("resetPassword", { body: form });
}
