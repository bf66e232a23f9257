import { defineErrors } from "../errors/domain-error.ts";

export const AccountError = defineErrors({
  "bad-credentials": "Invalid email or password",
  "email-link-invalid": "This link has expired or was already used.",
  "email-taken": "Email already registered",
  "password-changed": "Your password was changed a moment ago. Enter the new one, then try again.",
  "reset-link-invalid": "This link has expired or was already used.",
  "sign-up-closed": "Sign-up is closed on this server. Ask the person who runs it for an account.",
  "username-taken": "Username already taken",
  "wrong-password": "Your current password isn't correct",
});
