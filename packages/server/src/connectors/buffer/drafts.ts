import { countNoun } from "@slideloom/core/text";
import { z } from "zod";
import { refuseStep, unreadableStep, type Failure } from "../classify-response.ts";
import { StepFailure, type PreparingRun, type TargetRun } from "../connector.ts";
import { requireBoard } from "../pinterest-boards.ts";
import type { BufferClient } from "./buffer-client.ts";
import {
  channelDocument,
  createPostDocument,
  deletePostDocument,
  draftsDocument,
} from "./buffer-documents.ts";
import { findService } from "./buffer-services.ts";
import { buildPost } from "./build-post.ts";
import { failStep } from "./explain-failure.ts";
import { ownDetailsSchema, readBoards } from "./read-channel.ts";
import { readResult, type BufferPost } from "./read-post.ts";

/** Time limit for storing a draft: Buffer downloads all files before it responds. */
const storingMs = 90_000;
const mostDrafts = 50;

const channelSchema = z.object({
  service: z.string(),
  type: z.string(),
  isDisconnected: z.boolean(),
  isLocked: z.boolean(),
});
const assetSchema = z.object({ source: z.string().nullish(), thumbnail: z.string().nullish() });
const draftsSchema = z.object({
  edges: z
    .array(z.object({ node: z.object({ id: z.string(), assets: z.array(assetSchema) }) }))
    .nullish(),
});

/** @throws {StepFailure} if the channel doesn't accept posts now. */
export async function checkChannel(client: BufferClient, run: PreparingRun): Promise<void> {
  const asked = await client.call(run, {
    step: "check the channel",
    field: "channel",
    document: channelDocument,
    variables: { input: { id: run.account.remoteId } },
  });
  if (!asked.ok) throw failStep(asked.failure);
  const channel = channelSchema.safeParse(asked.value);
  if (!channel.success) throw unreadableStep();
  const { isDisconnected, isLocked } = channel.data;
  if (findService(channel.data)?.service !== run.channel.service) {
    throw refuseStep(
      "buffer-channel-gone",
      "This channel now belongs to another account in Buffer. Choose your accounts again in Connections.",
    );
  }
  if (isDisconnected) {
    const message = "Buffer has lost access to this account. Reconnect it in Buffer.";
    throw new StepFailure({ kind: "unauthorized", message });
  }
  if (isLocked) {
    throw refuseStep(
      "buffer-locked",
      "Your Buffer plan has locked this channel. Unlock it in Buffer, then try again.",
    );
  }
  requireBoard(run.payload, readBoards(run));
}

/**
 * Stores a draft with all files, which Buffer downloads now. Returns its id.
 * @throws {StepFailure}
 */
export async function storeDraft(client: BufferClient, run: PreparingRun): Promise<string> {
  const content = buildPost(run);
  const input = {
    ...content,
    channelId: run.account.remoteId,
    schedulingType: "automatic",
    mode: "addToQueue",
    saveToDraft: true,
    source: "slideloom",
  };
  const stored = await client.prepare(run, {
    step: "store a draft",
    field: "createPost",
    document: createPostDocument,
    variables: { input },
    timeoutMs: storingMs,
  });
  if (!stored.ok) throw failStep(stored.failure);
  const draft = readResult(stored.value);
  if (!draft) throw unreadableStep();
  checkDraft(draft, { run, assets: content.assets.length });
  return draft.id;
}

/** Buffer may drop files without an error, so they are counted. */
function checkDraft(
  { status, assets }: BufferPost,
  { run, assets: count }: { run: PreparingRun; assets: number },
): void {
  if (status !== "draft") {
    throw refuseStep(
      "buffer-no-draft",
      `Buffer saved the post with the status ${status}, not as a draft. Check the post in Buffer.`,
    );
  }
  if (assets.length !== count) {
    throw refuseStep(
      "buffer-lost-files",
      `Buffer accepted only ${assets.length} of ${count} files. Nothing was published.`,
    );
  }
  const [first] = assets;
  const slides = run.payload.alt_texts.length;
  const pages = first?.document?.numPages;
  if (pages !== undefined && pages !== slides) {
    throw refuseStep(
      "buffer-lost-files",
      `Buffer read only ${pages} of ${countNoun(slides, "page")} of the PDF. Nothing was published.`,
    );
  }
}

/**
 * Deletes drafts of this target that a lost response or a crash left behind. Failures are ignored, because nothing
 * publishes drafts.
 */
export async function deleteOrphans(
  client: BufferClient,
  run: PreparingRun,
  draftId: string,
): Promise<void> {
  const { files, account, origin } = run;
  const { organizationId } = ownDetailsSchema.parse(account.details);
  const createdAt = { start: new Date(origin.createdAtMs).toISOString() };
  const filter = { channelIds: [account.remoteId], status: ["draft"], createdAt };
  const listed = await client.call(run, {
    step: "find leftover drafts",
    field: "posts",
    document: draftsDocument,
    variables: { input: { organizationId, filter }, first: mostDrafts },
  });
  const drafts = listed.ok ? draftsSchema.safeParse(listed.value).data?.edges : null;
  const urls = new Set(files.map(({ url }) => url));
  for (const { node } of drafts ?? []) {
    const isOurs = node.assets.some(
      ({ source, thumbnail }) => urls.has(source ?? "") || urls.has(thumbnail ?? ""),
    );
    if (isOurs && node.id !== draftId) await deletePost(client, run, node.id);
  }
}

/** Returns false if the post may still exist. Repeats a call without a clear response once. */
export async function deletePost(
  client: BufferClient,
  run: TargetRun,
  id: string,
): Promise<boolean> {
  const attempt = async () =>
    client.call(run, {
      step: "delete the draft",
      field: "deletePost",
      document: deletePostDocument,
      variables: { input: { id } },
    });
  const first = await attempt();
  const isUnclear = !first.ok && first.failure.kind === "unknown" && !isMissing(first.failure);
  const deleted = isUnclear ? await attempt() : first;
  return deleted.ok || isMissing(deleted.failure);
}

const isMissing = (failure: Failure) =>
  (failure.kind === "rejected" && failure.code === "NOT_FOUND") ||
  /not found/i.test(failure.message);
