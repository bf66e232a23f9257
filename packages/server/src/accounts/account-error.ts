import { defineErrors } from "../errors/domain-error.ts";

/** Rejected account operations. */
export const AccountError = defineErrors({
  "bad-credentials": "Invalid email or password",
  "email-taken": "Email already registered",
  "password-changed": "The password has just been changed. Try again.",
  "reset-link-invalid": "This link is no longer valid. Request a new one.",
  "sign-up-closed": "Sign-up is closed on this server. Ask its operator for an account.",
  "username-taken": "Username already taken",
  "wrong-password": "The password is not correct",
});
