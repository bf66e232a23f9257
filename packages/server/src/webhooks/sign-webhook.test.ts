import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import { describe, expect, test } from "vitest";
import { createWebhookSecret, signWebhook } from "./sign-webhook.ts";

test("signs like the Standard Webhooks libraries", () => {
  const headers = signWebhook("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    body: '{"test": 2432232314}',
    at: new Date(1614265330_000),
  });
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("a secret is 32 random bytes", () => {
  const [one, other] = [createWebhookSecret(), createWebhookSecret()];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(other);
});

describe("the code for n8n in docs/automation", () => {
  const guide = new URL("../../../../docs/automation/instagram.md", import.meta.url);
  const code = /```js\n(.*?)```/s.exec(readFileSync(guide, "utf8"))?.[1] ?? "";
  const secret = createWebhookSecret();
  const image = { type: "image/jpeg", url: "https://slides.example/1.jpg", alt: "Tee für zwei" };
  const pdf = { type: "application/pdf", url: "https://slides.example/slides.pdf", alt: null };
  const data = { id: "a-1", caption: "Tee 🍵", files: [image, image, pdf] };
  const sent = JSON.stringify({ type: "publication.handover", data });

  /** Runs the example code like an n8n Code node that received this body. */
  async function run(headers: object, body = sent): Promise<unknown> {
    const own = code.replace("whsec_YOUR_SIGNING_SECRET", secret);
    const node = compileFunction(`return (async () => {${own}})()`, ["require", "$input"]);
    const helpers = { getBinaryDataBuffer: async () => Buffer.from(body) };
    const input = { first: () => ({ json: { headers } }) };
    return node.call({ helpers }, createRequire(import.meta.url), input);
  }

  const sign = (at: Date) => signWebhook(secret, { id: "a-1", body: sent, at });

  test("accepts a hand-off and passes its images on", async () => {
    const images = [image, image];
    expect(await run(sign(new Date()))).toEqual([
      { json: { id: "a-1", caption: "Tee 🍵", images } },
    ]);
  });

  test("refuses a changed body, another secret, no signature and an old request", async () => {
    const headers = sign(new Date());
    const foreign = signWebhook(createWebhookSecret(), { id: "a-1", body: sent, at: new Date() });
    await expect(run(headers, sent.replace("Tee", "Kaffee"))).rejects.toThrow("isn't from");
    await expect(run(foreign)).rejects.toThrow("isn't from");
    await expect(run({})).rejects.toThrow("isn't from");
    await expect(run(sign(new Date(0)))).rejects.toThrow("too old");
  });
});
