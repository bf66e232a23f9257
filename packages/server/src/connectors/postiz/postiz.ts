import { rulesFor } from "@slideloom/core/networks";
import { z } from "zod";
import type { Connector, SendOutcome, TargetRun, Verdict } from "../connector.ts";
import { readFailedLookup } from "../read-failed-lookup.ts";
import { readMovedBack } from "../read-moved-back.ts";
import { imageSchema } from "./build-post.ts";
import {
  checkChannel,
  chooseDate,
  deleteDraft,
  deleteOrphans,
  listNotifications,
  listPosts,
  storeDraft,
  uploadImage,
} from "./drafts.ts";
import { callPostiz, readOwnDetails } from "./postiz-client.ts";
import { readNewestId, readReason } from "./read-notifications.ts";
import { acceptedMessage, readPosts, readState } from "./read-posts.ts";

/** The largest image that Postiz accepts. */
const mostImageBytes = 10_000_000;

/** `images` are stored by slide number. If `isOnly` is true, all other drafts were deleted. */
const checkpointSchema = z.object({
  isChecked: z.boolean().default(false),
  /** The channel's name, if it names one channel only. */
  name: z.string().nullable().default(null),
  images: z.record(z.string(), imageSchema).default({}),
  dateMs: z.number().optional(),
  draftId: z.string().optional(),
  isOnly: z.boolean().default(false),
  /** The newest notification's id once the draft was stored: null if there was none, undefined if unknown. */
  noticeId: z.string().nullish(),
  /** Whether Postiz has confirmed the publishing call. */
  isAccepted: z.boolean().default(false),
  /** How often Postiz refused the draft's date. */
  refusals: z.number().default(0),
});
const draftSchema = checkpointSchema.required({ draftId: true, dateMs: true });
type Draft = z.output<typeof draftSchema>;

const queuedSchema = z.object({ state: z.literal("QUEUE") });

/**
 * Stores a draft first, then publishes the draft by its id with a single call. The call is never repeated, because
 * Postiz would publish again.
 */
export const postiz: Connector = {
  network: "postiz",
  // Images and drafts don't expire, so posts are prepared early and errors are noticed before the post is due.
  isPreparedEarly: true,
  listFiles: (_, { service, limits }) => {
    const { maxImageBytes } = rulesFor({ network: "postiz", service, limits });
    return [{ type: "jpeg", maxBytes: Math.min(maxImageBytes, mostImageBytes) }];
  },

  async prepare(run) {
    const state = checkpointSchema.parse(run.checkpoint);
    if (!state.isChecked) {
      const name = await checkChannel(run);
      return { kind: "next", checkpoint: { ...state, isChecked: true, name } };
    }
    const missing = run.files.find(({ slide }) => !state.images[`${slide}`]);
    if (missing) {
      const image = await uploadImage(run, missing);
      const images = { ...state.images, [`${missing.slide}`]: image };
      return { kind: "next", checkpoint: { ...state, images } };
    }
    const { images, dateMs, draftId, isOnly, refusals } = state;
    if (dateMs === undefined) {
      return { kind: "next", checkpoint: { ...state, dateMs: chooseDate(run, refusals) } };
    }
    if (draftId === undefined) {
      const id = await storeDraft(run, { images, dateMs });
      return { kind: "next", checkpoint: { ...state, draftId: id } };
    }
    if (isOnly) return { kind: "ready", checkpoint: state };
    await deleteOrphans(run, { draftId, dateMs });
    const listed = await listNotifications(run, "read the notifications");
    const noticeId = listed.ok ? readNewestId(listed.response.json) : undefined;
    return { kind: "ready", checkpoint: { ...state, isOnly: true, noticeId } };
  },

  async send(run) {
    const state = draftSchema.parse(run.checkpoint);
    const sent = await callPostiz(run, "publish the draft", {
      method: "PUT",
      url: `/posts/${encodeURIComponent(state.draftId)}/status`,
      body: { json: { status: "schedule" } },
    });
    if (!sent.ok) return readFailure(sent.failure, state);
    return queuedSchema.safeParse(sent.response.json).success
      ? { kind: "accepted", checkpoint: { ...state, isAccepted: true }, message: acceptedMessage }
      : { kind: "unknown", message: "Postiz's response could not be read." };
  },

  async reconcile(run) {
    const { draftId, dateMs, ...state } = draftSchema.parse(run.checkpoint);
    const listed = await listPosts(run, "check the post", dateMs);
    if (!listed.ok) return readFailedLookup(listed.failure);
    const posts = readPosts(listed.response.json);
    if (!posts) return { kind: "pending" };
    const post = posts.find(({ id }) => id === draftId);
    if (!post) {
      const message =
        "The post was deleted in Postiz. Check whether it was published on your profile.";
      return { kind: "undecidable", message };
    }
    const verdict = readState(post);
    if (verdict.kind === "absent" && state.isAccepted) return readMovedBack("Postiz");
    return verdict.kind === "failed" ? findReason(run, state) : verdict;
  },

  async withdraw(run) {
    const { draftId, dateMs, images, refusals } = checkpointSchema.parse(run.checkpoint);
    if (dateMs === undefined || draftId === undefined) {
      if (dateMs !== undefined) await deleteOrphans(run, { draftId, dateMs });
      return { images, refusals };
    }
    return (await deleteDraft(run, { draftId, dateMs })) ? { images, refusals } : null;
  },

  isRepeatable: () => false,
};

/** If Postiz refused the draft's date or lost the draft, nothing was published. Another draft must then be stored. */
function readFailure(
  failure: Exclude<SendOutcome, { kind: "published" | "accepted" }>,
  { images, refusals }: Draft,
): SendOutcome {
  if (failure.kind !== "rejected") return failure;
  const { message } = failure;
  if (/is in the past/i.test(message)) {
    return { kind: "stale", checkpoint: { images, refusals: refusals + 1 }, message };
  }
  if (/post not found/i.test(message)) {
    const lost = "Postiz lost the draft, so we'll send a new one.";
    return { kind: "stale", checkpoint: { images, refusals }, message: lost };
  }
  return failure;
}

async function findReason(
  run: TargetRun & { armedAtMs: number },
  { name, noticeId }: Pick<Draft, "name" | "noticeId">,
): Promise<Verdict> {
  const listed = await listNotifications(run, "find the reason");
  if (!listed.ok) return readFailedLookup(listed.failure);
  const { identifier } = readOwnDetails(run);
  const sinceMs = run.now().getTime() - run.armedAtMs;
  return readReason(listed.response.json, { identifier, name, noticeId, sinceMs });
}
