import { createHmac, hkdfSync, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** A secret as Standard Webhooks writes it. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(32).toString("base64");
}

/** An account's secret for whom single requests name: always the same, so that it can be set up before. */
export function deriveCallSecret(appSecret: string, accountId: string): string {
  const key = hkdfSync("sha256", appSecret, "", `slideloom webhook_url ${accountId}`, 32);
  return prefix + Buffer.from(key).toString("base64");
}

/** The headers of a delivery, signed by HMAC (Standard Webhooks 1.0): who has the secret can tell that it is ours, and not an old one. */
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
