import { requestApi } from "../../../lib/api.ts";

/** Sends a reset link to the address if it belongs to an account; the response is the same if not. */
export async function requestPasswordReset(email: string): Promise<{ message: string }> {
  return requestApi("requestPasswordReset", { body: { email } });
}
