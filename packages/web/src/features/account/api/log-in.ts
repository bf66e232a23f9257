import type { AuthResponse, LoginForm } from "@slideloom/core/contract";
import { requestApi } from "../../../lib/api.ts";
import { beginSession } from "../../../lib/session.ts";

export async function logIn(form: LoginForm): Promise<void> {
  await beginSession(await requestApi<AuthResponse>("POST", "/api/auth/login", { body: form }));
}
