import { z } from "zod";
import { signWebhook } from "../../webhooks/sign-webhook.ts";
import { classifyCall } from "../classify-response.ts";
import type { Connector, TargetRun } from "../connector.ts";

const detailsSchema = z.object({ url: z.string() });
const responseSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

/**
 * A service of the person's own that posts for them, told by a signed call with everything that a post is made of. It is
 * called once; the header `webhook-id` names the post, so that a person who sends it again is known again.
 */
export const handover: Connector = {
  network: "handover",
  isPreparedEarly: true,
  listFiles: () => [{ type: "jpeg" }, { type: "pdf" }],

  // The files are all that it needs.
  prepare: async ({ checkpoint }) => ({ kind: "ready", checkpoint }),

  async send(run) {
    const { url } = detailsSchema.parse(run.account.details);
    const body = JSON.stringify(buildManifest(run));
    const signed = signWebhook(run.account.tokens.access, { id: run.postKey, body, at: run.now() });
    const result = await run.call("hand over", {
      method: "POST",
      url,
      body,
      headers: { "content-type": "application/json", ...signed },
    });
    const classified = classifyCall(result, {
      now: run.now,
      readRefusal: ({ status }) => ({
        code: `${status}`,
        message: `The service answered with status ${status}.`,
      }),
    });
    if (classified.ok) {
      const response = responseSchema.safeParse(classified.response.json);
      const where = response.success ? response.data.url : null;
      return { kind: "published", post: { id: run.postKey, url: where } };
    }
    const { failure } = classified;
    // It has no tokens that could be made anew.
    return failure.kind === "unauthorized"
      ? { kind: "rejected", code: "401", message: failure.message }
      : failure;
  },

  reconcile: async () => ({ kind: "undecidable" }),
  isRepeatable: () => false,
};

/** What the service is given. */
function buildManifest({ payload, files, postKey, now }: TargetRun): object {
  return {
    type: "publication.handover",
    timestamp: now().toISOString(),
    data: {
      id: postKey,
      caption: payload.caption,
      language: payload.options.language ?? null,
      files: files.map(({ slide, name, type, sizeBytes, widthPx, heightPx, url }) => ({
        slide,
        name,
        type,
        url,
        size: sizeBytes,
        width: widthPx,
        height: heightPx,
        alt: slide === null ? null : (payload.alt_texts[slide - 1] ?? ""),
      })),
    },
  };
}
