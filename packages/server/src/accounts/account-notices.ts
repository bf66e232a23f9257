import type { ApiKeyScope } from "@slideloom/core/contract/api-key-scopes";

/** A mail about an account, without its recipient. */
export interface Notice {
  subject: string;
  text: string;
}

const wayOut =
  "If this wasn't you, choose “Forgot your password?” on the login page. Resetting the password signs out all sessions and deletes all API keys, connected programs and webhooks of your account.";

/** Builds the mail that contains the password reset link. */
export function buildResetLink(link: string): Notice {
  return buildNotice("Reset your Slideloom password", [
    "Someone requested a password reset for your Slideloom account. To choose a new password, open this link:",
    link,
    "The link works once and expires after 30 minutes. A new password signs you out everywhere and deletes all API keys, connected programs and webhooks of your account.",
    "If this wasn't you, ignore this email. Your password stays the same.",
  ]);
}

/** Builds the mail that asks the owner of the old or the new address to confirm a change. */
export function buildEmailConfirmation(link: string, side: "old" | "new"): Notice {
  return buildNotice("Confirm the new email address of your Slideloom account", [
    side === "old"
      ? "Someone who is signed in to your Slideloom account asked to change its email address. To allow the change, open this link:"
      : "Someone asked to use this email address for their Slideloom account. If it was you, open this link:",
    link,
    "We sent one link to the old address and another to the new one. The address changes once you have opened both links. Each link works for 24 hours.",
    side === "old"
      ? "If this wasn't you, don't open the link: your address stays the same. Someone may know your password, so change it."
      : "If this wasn't you, ignore this email.",
  ]);
}

/** Sent to both addresses after an email address changed. */
export const emailChangedNotice = buildNotice("Your Slideloom email address was changed", [
  "The email address of your Slideloom account was changed, after both addresses confirmed it. Log in with the new address from now on.",
  "If this wasn't you, tell the person who runs this server.",
]);

/** Sent after a password reset, by link or by an administrator. */
export const passwordResetNotice = buildNotice("Your Slideloom password was reset", [
  "The password for your Slideloom account was reset. You are signed out everywhere, and all API keys, connected programs and webhooks are deleted.",
  "If this wasn't you or the person who runs this server, someone else may have access to your mailbox. Secure your mailbox first, then choose “Forgot your password?” on the login page.",
]);

/** Builds the notice that is sent after a password change. */
export function buildPasswordChanged(hasEndedKeys: boolean): Notice {
  return buildNotice("Your Slideloom password was changed", [
    `The password for your Slideloom account was changed. All other sessions are signed out. Your API keys, connected programs and webhooks ${hasEndedKeys ? "are deleted" : "still work"}.`,
    wayOut,
  ]);
}

/** Builds the notice that is sent after the account's own key (the account key) was created or replaced. */
export function buildNewAccountKey(hasReplaced: boolean): Notice {
  return buildNotice("A new API key for your Slideloom account", [
    `A new API key with full access was generated for your Slideloom account.${hasReplaced ? " The previous key no longer works." : ""}`,
    wayOut,
  ]);
}

/** Builds the notice of a new API key. Omits the key's name, because an attacker may have chosen it. */
export function buildNewApiKey(ending: string, scopes: readonly ApiKeyScope[]): Notice {
  return buildNotice("A new API key for your Slideloom account", [
    `An API key was added to your Slideloom account. The key ends in ${ending} and has these scopes: ${scopes.join(", ")}.`,
    wayOut,
  ]);
}

/** Builds the notice of a connected program. Omits its name, because an attacker may have chosen it. */
export function buildNewProgram(scopes: readonly ApiKeyScope[]): Notice {
  return buildNotice("A program was connected to your Slideloom account", [
    `A program was connected to your Slideloom account, with these scopes: ${scopes.join(", ")}. You can disconnect it on your account page.`,
    wayOut,
  ]);
}

/** Builds the reminder of a post that its owner makes. It contains no words of the post. */
export function buildPostDue(link: string): Notice {
  return buildNotice("It's time to post", [
    "A post that you publish yourself is due now. Get its files and caption, then mark it as posted:",
    link,
  ]);
}

/** Builds the notice that a post waits for its owner. It contains no words of the post. */
export function buildApprovalAsked(link: string): Notice {
  return buildNotice("A post waits for your approval", [
    "A program that you connected to Slideloom has prepared a post. It's published only if you approve it:",
    link,
    "Until you have approved or declined what waits, we won't email you about more posts.",
  ]);
}

/**
 * Builds a notice. Paragraphs must not contain text that an attacker controls, such as a user name or an IP address.
 */
function buildNotice(subject: string, paragraphs: string[]): Notice {
  return { subject, text: ["Hello,", ...paragraphs, ""].join("\n\n") };
}
