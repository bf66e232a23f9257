import { requestApi } from "../../../lib/api.ts";

export async function changePassword(form: {
  currentPassword: string;
  newPassword: string;
}): Promise<void> {
  await requestApi("POST", "/api/auth/change-password", { body: form });
}
