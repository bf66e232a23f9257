import { z } from "zod";
import { signWebhook } from "../../webhooks/sign-webhook.ts";
import { classifyCall, type ReadRefusal } from "../classify-response.ts";
import type { Connector, TargetRun } from "../connector.ts";

const detailsSchema = z.object({ url: z.string() });
const responseSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

/**
 * Sends each post once to a person's own service, by a signed webhook. If a person resends the post, the idempotency
 * key `webhook-id` stays the same.
 */
export const handover: Connector = {
  network: "handover",
  isPreparedEarly: true,
  listFiles: () => [{ type: "jpeg" }, { type: "pdf" }],

  // No step is needed once the files are rendered.
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
      readRefusal,
    });
    if (classified.ok) {
      const response = responseSchema.safeParse(classified.response.json);
      const where = response.success ? response.data.url : null;
      return { kind: "published", post: { id: run.postKey, url: where } };
    }
    const { failure } = classified;
    // There is no token to refresh.
    return failure.kind === "unauthorized"
      ? { kind: "rejected", code: "401", message: failure.message }
      : failure;
  },

  reconcile: async () => ({ kind: "undecidable" }),
  isRepeatable: () => false,
};

/** A workflow may respond with anything, but HTML is the page of a proxy. */
const readRefusal: ReadRefusal = ({ status, headers }) =>
  /^text\/html/i.test(`${headers["content-type"]}`)
    ? null
    : {
        code: `${status}`,
        message: `Your workflow returned status ${status}. Check the workflow, then try again.`,
      };

/** Builds the body of the call. */
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
