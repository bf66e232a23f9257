import { requestApi } from "../../../lib/api.ts";

/** Sends a reset link if the address belongs to an account. The response never reveals whether the account exists. */
export async function requestPasswordReset(email: string): Promise<{ message: string }> {
  return requestApi("requestPasswordReset", { body: { email } });
}
