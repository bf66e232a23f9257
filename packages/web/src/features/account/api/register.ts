import type { RegistrationRequest } from "@slideloom/core/contract/account-requests";
import { requestApi } from "../../../lib/api.ts";
import { beginSession } from "../../../lib/session.ts";

export async function register(form: RegistrationRequest): Promise<void> {
  await beginSession(await requestApi("register", { body: form }));
}
