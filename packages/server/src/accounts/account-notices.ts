import type { ApiKeyScope } from "@slideloom/core/contract";

/** A mail about an account, without its recipient. */
export interface Notice {
  subject: string;
  text: string;
}

const wayOut =
  "If it was not you, choose “Forgot your password?” on the login page: a new password set by that link ends all sessions, API keys and webhooks of the account.";

/** Builds the mail that contains the password reset link. */
export function buildResetLink(link: string): Notice {
  return buildNotice("Reset your Slideloom password", [
    "somebody asked to reset the password of the Slideloom account of this address. To choose a new one, open this link:",
    link,
    "It works once, for 30 minutes. The new password signs you out everywhere and ends all API keys and webhooks of the account.",
    "If it was not you, do nothing: your password stays as it is.",
  ]);
}

/** Sent after a password reset, by link or by an administrator. */
export const passwordResetNotice = buildNotice("Your Slideloom password was reset", [
  "the password of the Slideloom account of this address was reset. All its sessions, API keys and webhooks have ended.",
  "If neither you nor your administrator did that, somebody else reads your mail: secure your mailbox first, then choose “Forgot your password?” on the login page.",
]);

/** Builds the notice that is sent after a password change. */
export function buildPasswordChanged(hasEndedKeys: boolean): Notice {
  return buildNotice("Your Slideloom password was changed", [
    `the password of the Slideloom account of this address was changed. Its other sessions have ended; its API keys and webhooks ${hasEndedKeys ? "have ended, too" : "go on"}.`,
    wayOut,
  ]);
}

/** Sent after the account's own key (the account key) was created. */
export const newAccountKeyNotice = buildNotice("A new API key for your Slideloom account", [
  "the Slideloom account of this address has a new API key of its own, which may do all that the API does. The one before has ended.",
  wayOut,
]);

/** Sent after an API key was created. Leaves out the key's name, which an attacker may have chosen. */
export function buildNewApiKey(ending: string, scopes: readonly ApiKeyScope[]): Notice {
  return buildNotice("A new API key for your Slideloom account", [
    `the Slideloom account of this address has a further API key. It ends in ${ending} and may: ${scopes.join(", ")}.`,
    wayOut,
  ]);
}

/**
 * Builds a notice. Paragraphs must not contain text that an attacker controls, such as a user name or an IP address.
 */
function buildNotice(subject: string, paragraphs: string[]): Notice {
  return { subject, text: ["Hello,", ...paragraphs, ""].join("\n\n") };
}
