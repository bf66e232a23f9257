import type { LoginRequest } from "@slideloom/core/contract/account-requests";
import { requestApi } from "../../../lib/api.ts";
import { beginSession } from "../../../lib/session.ts";

export async function logIn(form: LoginRequest): Promise<void> {
  await beginSession(await requestApi("logIn", { body: form }));
}
