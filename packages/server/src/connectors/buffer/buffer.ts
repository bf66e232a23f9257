import { rulesFor } from "@slideloom/core/networks";
import { z } from "zod";
import type { Channel, Connector, FileWish, TargetRun, Verdict } from "../connector.ts";
import type { ClassifiedField } from "../classify-graphql.ts";
import { readFailedLookup } from "../read-failed-lookup.ts";
import { readMovedBack } from "../read-moved-back.ts";
import { BufferClient } from "./buffer-client.ts";
import { editPostDocument, postDocument } from "./buffer-documents.ts";
import { buildPost } from "./build-post.ts";
import { checkChannel, deleteOrphans, deletePost, storeDraft } from "./drafts.ts";
import { readFailure } from "./explain-failure.ts";
import { readPost, readSent, readStatus } from "./read-post.ts";

const mostDocumentBytes = 100_000_000;

/**
 * Progress: whether the channel was checked, the stored draft's id, whether the target's other drafts were deleted, and
 * whether Buffer has confirmed the publishing call.
 */
const checkpointSchema = z.object({
  isChecked: z.boolean().default(false),
  draftId: z.string().optional(),
  isOnly: z.boolean().default(false),
  isAccepted: z.boolean().default(false),
});
const draftSchema = checkpointSchema.required({ draftId: true });

/**
 * Stores a draft first, then publishes the draft by its id with a single call (at-most-once). Reading the post with
 * that id shows the outcome.
 */
export function createBufferConnector(endpoint: string): Connector {
  const client = new BufferClient(endpoint);
  return {
    network: "buffer",
    // Drafts don't expire, so posts are prepared early and errors are noticed before the post is due.
    isPreparedEarly: true,
    listFiles: ({ options }, channel) => listFiles(options.kind, channel),

    async prepare(run) {
      const state = checkpointSchema.parse(run.checkpoint);
      if (isFollowUp(run)) return { kind: "ready", checkpoint: state };
      if (!state.isChecked) {
        await checkChannel(client, run);
        return { kind: "next", checkpoint: { ...state, isChecked: true } };
      }
      if (state.draftId === undefined) {
        const draftId = await storeDraft(client, run);
        return { kind: "next", checkpoint: { ...state, draftId } };
      }
      if (!state.isOnly) await deleteOrphans(client, run, state.draftId);
      return { kind: "ready", checkpoint: { ...state, isOnly: true } };
    },

    async send(run) {
      const [whole] = run.posts;
      if (whole && isFollowUp(run)) return { kind: "published", post: whole };
      const state = draftSchema.parse(run.checkpoint);
      const input = {
        ...buildPost(run),
        id: state.draftId,
        schedulingType: "automatic",
        mode: "shareNow",
        saveToDraft: false,
      };
      const sent = await client.call(run, {
        step: "publish the draft",
        field: "editPost",
        document: editPostDocument,
        variables: { input },
      });
      return sent.ok ? readSent(sent.value, state) : readFailure(sent.failure);
    },

    async reconcile(run) {
      const { draftId, isAccepted } = draftSchema.parse(run.checkpoint);
      const asked = await client.call(run, {
        step: "check the post",
        field: "post",
        document: postDocument,
        variables: { input: { id: draftId } },
      });
      if (!asked.ok) return readUnreadPost(asked);
      const post = readPost(asked.value);
      if (!post) return { kind: "pending" };
      const times = { armedAtMs: run.armedAtMs, nowMs: run.now().getTime() };
      const verdict = readStatus(post, times);
      if (verdict.kind === "absent" && isAccepted) return readMovedBack("Buffer");
      return verdict.kind === "held" ? dropHeld(client, run, draftId) : verdict;
    },

    async withdraw(run) {
      const { draftId } = checkpointSchema.parse(run.checkpoint);
      return draftId === undefined || (await deletePost(client, run, draftId)) ? {} : null;
    },

    isRepeatable: () => false,
  };
}

/** Whether the run's post is a later post of a thread. Buffer publishes it together with the first post. */
const isFollowUp = ({ part, posts }: Pick<TargetRun, "part" | "posts">) =>
  part > 0 && posts.length > 0;

function listFiles(kind: string | undefined, { service, limits }: Channel): readonly FileWish[] {
  const rules = rulesFor({ network: "buffer", service, limits });
  const images = { type: "jpeg", maxBytes: rules.maxImageBytes } as const;
  const isDocument = rules.formOf({ kind }).kind === "document";
  return isDocument
    ? [
        { type: "pdf", maxBytes: mostDocumentBytes },
        { ...images, type: "thumbnail" },
      ]
    : [images];
}

/**
 * Deletes a post that waits for approval in Buffer, because somebody could approve it after Slideloom reports a
 * failure.
 */
async function dropHeld(client: BufferClient, run: TargetRun, id: string): Promise<Verdict> {
  const message = "In Buffer, posts on this channel need approval";
  return (await deletePost(client, run, id))
    ? {
        kind: "refused",
        code: "buffer-needs-approval",
        message: `${message}, so this post wasn't published. Replace your key in Connections with the key of someone who can publish without approval.`,
      }
    : { kind: "undecidable", message: `${message}. Approve or delete this post there.` };
}

function readUnreadPost({ failure }: Extract<ClassifiedField, { ok: false }>): Verdict {
  const isGone = failure.kind === "rejected" && failure.code === "NOT_FOUND";
  return isGone
    ? {
        kind: "undecidable",
        message: "The post was deleted in Buffer. Check whether it was published on your profile.",
      }
    : readFailedLookup(failure);
}
