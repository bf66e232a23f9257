import type { AuthResponse, RegistrationForm } from "@slideloom/core/contract";
import { requestApi } from "../../../lib/api.ts";
import { beginSession } from "../../../lib/session.ts";

export async function register(form: RegistrationForm): Promise<void> {
  await beginSession(await requestApi<AuthResponse>("POST", "/api/auth/register", { body: form }));
}
