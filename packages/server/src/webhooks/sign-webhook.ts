import { createHmac, hkdfSync, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** Returns a new secret in the format of Standard Webhooks. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(32).toString("base64");
}

/**
 * Derives the account's secret for requests with a `webhook_url` field. It never changes, so receivers can store it in
 * advance.
 */
export function deriveCallSecret(appSecret: string, accountId: string): string {
  const key = hkdfSync("sha256", appSecret, "", `slideloom webhook_url ${accountId}`, 32);
  return prefix + Buffer.from(key).toString("base64");
}

/**
 * Returns the headers of a delivery, signed with HMAC (Standard Webhooks 1.0). Receivers can verify its origin and age.
 */
export function signWebhook(
  secret: string,
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac("sha256", Buffer.from(secret.slice(prefix.length), "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
