import { createHash } from "node:crypto";
import { z } from "zod";
import { refuseStep, requireResponse, unreadableStep } from "../classify-response.ts";
import {
  StepFailure,
  type PreparingRun,
  type PublishedFile,
  type TargetRun,
} from "../connector.ts";
import { requireBoard } from "../pinterest-boards.ts";
import { buildDraft, buildHtml, imageSchema, type PostizImage } from "./build-post.ts";
import {
  callPostiz,
  integrationSchema,
  listBytes,
  preparePostiz,
  readOwnDetails,
} from "./postiz-client.ts";
import { findService } from "./postiz-services.ts";
import { readPosts, type PostizPost } from "./read-posts.ts";

/** Time for an upload: enough for a large image over a slow connection. */
const uploadMs = 90_000;
const secondMs = 1000;
/** Drafts are searched among the posts that are dated up to this many ms before or after the draft's date. */
const windowMs = 2 * 60_000;
/**
 * Postiz refuses to publish a draft whose date is more than a minute in the past, by Postiz's own clock. Each refusal
 * moves the date of the next draft by this many ms.
 */
const lateMs = 2 * 60_000;

const integrationsSchema = z.array(integrationSchema);
const storedSchema = z.tuple([z.object({ postId: z.string() })]);

/**
 * Returns the channel's name; null if another channel of its kind has the same name.
 * @throws {StepFailure} if the channel doesn't accept posts now.
 */
export async function checkChannel(run: PreparingRun): Promise<string | null> {
  const listed = await callPostiz(run, "check the account", {
    method: "GET",
    url: "/integrations",
    maxBodyBytes: listBytes,
  });
  const integrations = integrationsSchema.safeParse(requireResponse(listed).json);
  if (!integrations.success) throw unreadableStep();
  const { id, boards } = readOwnDetails(run);
  const channel = integrations.data.find((one) => one.id === id);
  if (!channel || findService(channel.identifier) !== run.channel.service) {
    throw refuseStep(
      "postiz-channel-gone",
      "Postiz no longer has this account. Choose your accounts again in Connections.",
    );
  }
  if (channel.disabled) {
    const message = "This account is disabled in Postiz. Enable it there.";
    throw new StepFailure({ kind: "unauthorized", message });
  }
  requireBoard(run.payload, boards);
  const { identifier, name } = channel;
  const isSame = (one: typeof channel) => one.identifier === identifier && one.name === name;
  return integrations.data.filter(isSame).length === 1 ? name : null;
}

/** @throws {StepFailure} */
export async function uploadImage(run: PreparingRun, file: PublishedFile): Promise<PostizImage> {
  const { FormData } = await import("undici");
  const form = new FormData();
  form.append("file", new File([Buffer.from(await file.read())], file.name, { type: file.type }));
  const uploaded = await preparePostiz(run, `upload slide ${file.slide}`, {
    method: "POST",
    url: "/upload",
    body: form,
    timeoutMs: uploadMs,
  });
  const image = imageSchema.safeParse(requireResponse(uploaded).json);
  if (!image.success) throw unreadableStep();
  return image.data;
}

/**
 * Returns the later of the due time and now, plus `lateMs` per refusal. The milliseconds are a hash of the post's key,
 * because a draft whose id was lost is found by its date.
 */
export function chooseDate(run: TargetRun, refusals: number): number {
  const dueAtMs = Math.max(run.now().getTime(), run.dueAtMs) + refusals * lateMs;
  const [byte = 0, next = 0] = createHash("sha256").update(run.postKey).digest();
  return Math.floor(dueAtMs / secondMs) * secondMs + ((byte * 256 + next) % secondMs);
}

/**
 * Stores a draft. Returns its id.
 * @throws {StepFailure}
 */
export async function storeDraft(
  run: PreparingRun,
  { images, dateMs }: { images: Readonly<Record<string, PostizImage>>; dateMs: number },
): Promise<string> {
  const date = new Date(dateMs).toISOString();
  const stored = await callPostiz(run, "store a draft", {
    method: "POST",
    url: "/posts",
    body: { json: buildDraft(run, { images, date }) },
  });
  const drafts = storedSchema.safeParse(requireResponse(stored).json);
  if (!drafts.success) throw unreadableStep();
  return drafts.data[0].postId;
}

/** Lists the newest notifications. They alone have the reasons of failures. */
export const listNotifications = (run: TargetRun, step: string) =>
  callPostiz(run, step, {
    method: "GET",
    url: "/notifications?page=0",
    maxBodyBytes: listBytes,
  });

export async function listPosts(run: TargetRun, step: string, dateMs: number) {
  const query = new URLSearchParams({
    startDate: new Date(dateMs - windowMs).toISOString(),
    endDate: new Date(dateMs + windowMs).toISOString(),
  });
  return callPostiz(run, step, {
    method: "GET",
    url: `/posts?${query}`,
    maxBodyBytes: listBytes,
  });
}

/**
 * Deletes the target's other drafts. Their ids were in responses that never arrived. Failures are ignored, because such
 * drafts are never published.
 */
export async function deleteOrphans(
  run: TargetRun,
  { draftId, dateMs }: { draftId: string | undefined; dateMs: number },
): Promise<void> {
  const listed = await listPosts(run, "find leftover drafts", dateMs);
  const posts = listed.ok ? readPosts(listed.response.json) : null;
  const { id: integrationId } = readOwnDetails(run);
  const content = buildHtml(run.payload.caption);
  const orphans = posts?.filter(
    (post) =>
      post.id !== draftId &&
      post.state === "DRAFT" &&
      post.integration?.id === integrationId &&
      post.content === content &&
      Date.parse(post.publishDate ?? "") === dateMs,
  );
  for (const orphan of orphans ?? []) await deleteGroup(run, orphan);
}

/** Deletes a draft. Returns false if it may still exist, or if it is being published or was published. */
export async function deleteDraft(
  run: TargetRun,
  { draftId, dateMs }: { draftId: string; dateMs: number },
): Promise<boolean> {
  const find = async () => {
    const listed = await listPosts(run, "find the draft", dateMs);
    const posts = listed.ok ? readPosts(listed.response.json) : null;
    return posts && { draft: posts.find(({ id }) => id === draftId) };
  };
  const found = await find();
  if (!found) return false;
  if (!found.draft) return true;
  if (found.draft.state !== "DRAFT") return false;
  await deleteGroup(run, found.draft);
  const left = await find();
  return left !== null && !left.draft;
}

/**
 * Deletes the post by the id of its group, which has no other posts. If a call names an unknown post id instead, Postiz
 * deletes all posts of the organization.
 */
async function deleteGroup(run: TargetRun, { group }: PostizPost): Promise<void> {
  if (!group) return;
  const url = `/posts/group/${encodeURIComponent(group)}`;
  await callPostiz(run, "delete the draft", { method: "DELETE", url });
}
