import { requestApi } from "../../../lib/api.ts";

/** Has a link sent to the address, if it has an account. */
export async function requestPasswordReset(email: string): Promise<{ message: string }> {
  return requestApi("requestPasswordReset", { body: { email } });
}
