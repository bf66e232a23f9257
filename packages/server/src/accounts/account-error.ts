export type AccountErrorCode =
  | "bad-credentials"
  | "email-taken"
  | "password-changed"
  | "reset-link-invalid"
  | "sign-up-closed"
  | "username-taken"
  | "wrong-password";

const messages: Record<AccountErrorCode, string> = {
  "bad-credentials": "Invalid email or password",
  "email-taken": "Email already registered",
  "password-changed": "The password was changed meanwhile. Please try again.",
  "reset-link-invalid": "This link is no longer valid. Please ask for a new one.",
  "sign-up-closed":
    "Sign-up is closed on this server. Please ask its administrator for an account.",
  "username-taken": "Username already taken",
  "wrong-password": "The password is not correct",
};

/** What an account does not allow. The message is for people. */
export class AccountError extends Error {
  override name = "AccountError";
  readonly code: AccountErrorCode;

  constructor(code: AccountErrorCode) {
    super(messages[code]);
    this.code = code;
  }
}
