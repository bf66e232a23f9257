import { services } from "@slideloom/core/networks";
import { z } from "zod";
import { requireResponse, unreadableStep, type Classified } from "../classify-response.ts";
import type {
  Connector,
  PreparedStep,
  PublishedFile,
  SendOutcome,
  TargetRun,
} from "../connector.ts";
import { buildPartText, listPartFiles } from "../list-part-files.ts";
import type { CallOptions } from "../network-call.ts";
import { findPostLanguage } from "../post-language.ts";
import { idSchema } from "./id-schema.ts";
import { classifyMastodonCall } from "./read-refusal.ts";

/** Interval of checks whether an image is processed. */
const processingMs = 3_000;
/** A call can be repeated for this time, because servers store idempotency keys for an hour. */
const repeatableMs = 55 * 60_000;
/** Matches errors about an image that another post already contains: Mastodon's and GoToSocial's, then Pixelfed's. */
const takenImage = /already attached|media.*not found|invalid media id|no query results/i;
/** Maximum number of the account's newest posts that are read to find a post. */
const lookedThrough = 40;

const mediumSchema = z.object({ id: idSchema, url: z.string().nullish() });
const statusSchema = z.object({
  id: idSchema,
  url: z.string().nullish(),
  uri: z.string().optional(),
});
const statusesSchema = z.array(
  statusSchema.extend({ media_attachments: z.array(z.object({ id: idSchema })).default([]) }),
);

/** The account's id at its server. */
const detailsSchema = z.object({ id: z.string() });
/** Uploaded images, by slide. */
const checkpointSchema = z.object({
  media: z.record(z.string(), z.object({ id: z.string(), isReady: z.boolean() })).default({}),
});

type State = z.output<typeof checkpointSchema>;

/**
 * For an hour, an idempotency key prevents a second post. Posts can also be found by their images, because each upload
 * can be in only one post.
 */
export const mastodon: Connector = {
  network: "mastodon",
  // Servers keep unused images for a day.
  isPreparedEarly: true,
  listFiles: () => [{ type: "jpeg", maxBytes: services.mastodon.maxImageBytes }],

  async prepare(run) {
    const state = checkpointSchema.parse(run.checkpoint);
    const files = listPartFiles(run);
    const missing = files.find(({ slide }) => !state.media[`${slide}`]);
    if (missing) return { kind: "next", checkpoint: await upload(run, state, missing) };
    const unfinished = files.find(({ slide }) => !state.media[`${slide}`]?.isReady);
    if (!unfinished) return { kind: "ready", checkpoint: state };
    return awaitPicture(run, state, unfinished);
  },

  async send(run) {
    const state = checkpointSchema.parse(run.checkpoint);
    const classified = await call(run, "send", {
      method: "POST",
      url: "/api/v1/statuses",
      headers: { "idempotency-key": run.postKey },
      body: { json: buildStatus(run, state) },
    });
    if (classified.ok) return readSent(classified.response.json);
    const { failure } = classified;
    if (failure.kind !== "rejected") return failure;
    if (/not finished processing/i.test(failure.message)) {
      return { kind: "throttled", waitMs: processingMs, message: failure.message };
    }
    // If an image is already attached or can't be found, an earlier call may have created this post with the image.
    const isTaken = takenImage.test(failure.message);
    return isTaken ? { kind: "unknown", message: failure.message } : failure;
  },

  async reconcile(run) {
    const ids = listMediaIds(run, checkpointSchema.parse(run.checkpoint));
    const { id: accountId } = detailsSchema.parse(run.account.details);
    const query = new URLSearchParams({ limit: `${lookedThrough}`, exclude_reblogs: "true" });
    const listed = await call(run, "check the post", {
      method: "GET",
      url: `/api/v1/accounts/${accountId}/statuses?${query}`,
    });
    if (!listed.ok) return readFailedLookup(listed);
    const statuses = statusesSchema.safeParse(listed.response.json);
    if (!statuses.success) return { kind: "pending" };
    const found = statuses.data.find(({ media_attachments: shown }) =>
      shown.some(({ id }) => ids.includes(id)),
    );
    if (found) return { kind: "published", post: readPost(found) };
    const [first = ""] = ids;
    const medium = await call(run, "check an image", {
      method: "GET",
      url: `/api/v1/media/${first}`,
    });
    // A server returns an uploaded image only until a post contains the image. If the image can't be read, an unlisted
    // post may exist.
    return medium.ok ? { kind: "absent" } : readFailedLookup(medium);
  },

  isRepeatable: (armedForMs) => armedForMs < repeatableMs,
};

async function upload(run: TargetRun, state: State, file: PublishedFile): Promise<State> {
  const { FormData } = await import("undici");
  const form = new FormData();
  form.append("file", new File([Buffer.from(await file.read())], file.name, { type: file.type }));
  const description = run.payload.alt_texts[(file.slide ?? 1) - 1] ?? "";
  if (description !== "") form.append("description", description);
  const response = requireResponse(
    await call(run, `upload slide ${file.slide}`, {
      method: "POST",
      url: "/api/v2/media",
      body: form,
    }),
  );
  const medium = mediumSchema.safeParse(response.json);
  if (!medium.success) throw unreadableStep();
  const { id, url } = medium.data;
  return keepPicture(state, file, { id, isReady: response.status === 200 && url !== null });
}

/** Checks whether the server has processed an image. */
async function awaitPicture(
  run: TargetRun,
  state: State,
  file: PublishedFile,
): Promise<PreparedStep> {
  const id = state.media[`${file.slide}`]?.id ?? "";
  const response = await call(run, `wait until slide ${file.slide} is processed`, {
    method: "GET",
    url: `/api/v1/media/${id}`,
  });
  return requireResponse(response).status === 200
    ? { kind: "next", checkpoint: keepPicture(state, file, { id, isReady: true }) }
    : { kind: "wait", checkpoint: state, waitMs: processingMs };
}

const keepPicture = (
  { media }: State,
  { slide }: PublishedFile,
  medium: State["media"][string],
): State => ({ media: { ...media, [`${slide}`]: medium } });

const listMediaIds = (run: TargetRun, { media }: State) =>
  listPartFiles(run).flatMap(({ slide }) => media[`${slide}`]?.id ?? []);

function buildStatus(run: TargetRun, state: State): object {
  const { sensitive, spoiler_text, visibility } = run.payload.options;
  const language = findPostLanguage(run.payload);
  const parent = run.posts.at(-1);
  return {
    status: buildPartText(run),
    media_ids: listMediaIds(run, state),
    visibility: visibility ?? "public",
    ...(language !== undefined && { language }),
    ...(sensitive !== undefined && { sensitive }),
    ...(spoiler_text !== undefined && { spoiler_text }),
    ...(parent && { in_reply_to_id: parent.id }),
  };
}

function readSent(body: unknown): SendOutcome {
  const status = statusSchema.safeParse(body);
  if (!status.success)
    return { kind: "unknown", message: "The network's response could not be read." };
  return { kind: "published", post: readPost(status.data) };
}

const readPost = ({ id, url, uri }: z.output<typeof statusSchema>) => ({
  id,
  url: url ?? uri ?? null,
});

const readFailedLookup = ({ failure }: Extract<Classified, { ok: false }>) =>
  failure.kind === "unauthorized" ? failure : ({ kind: "pending" } as const);

/** Calls the API; `options.url` is the path with the query. */
async function call(run: TargetRun, step: string, options: CallOptions): Promise<Classified> {
  const { instanceUrl, tokens } = run.account;
  const result = await run.call(step, {
    ...options,
    url: `${instanceUrl}${options.url}`,
    headers: { authorization: `Bearer ${tokens.access}`, ...options.headers },
  });
  return classifyMastodonCall(result, run.now);
}
