import { requestApi } from "../../../lib/api.ts";

/** Deletes the account and all its data immediately. */
export async function deleteAccount(form: { password: string }): Promise<void> {
  await requestApi("deleteAccount", { body: form });
}
