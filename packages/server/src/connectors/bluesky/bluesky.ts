import { isDeepStrictEqual } from "node:util";
import { services } from "@slideloom/core/networks";
import { listFacets } from "@slideloom/core/networks/bluesky";
import { z } from "zod";
import {
  classifyCall,
  requireResponse,
  unreadableStep,
  type Classified,
} from "../classify-response.ts";
import type {
  Connector,
  PublishedFile,
  RemotePost,
  SendOutcome,
  TargetRun,
  Verdict,
} from "../connector.ts";
import { buildPartText, listPartFiles } from "../list-part-files.ts";
import type { CallOptions, CallResult } from "../network-call.ts";
import { findPostLanguage } from "../post-language.ts";
import { buildRecordKey } from "./record-key.ts";
import { readBlueskyRefusal } from "./read-refusal.ts";

const collection = "app.bsky.feed.post";
/**
 * Time in ms within which a call with an unknown outcome may be repeated, long enough for a restart. A later repeat
 * could restore a post that the author has deleted.
 */
const repeatableMs = 5 * 60_000;
/** Clients show up to 4 images as a grid; more need a gallery to swipe. */
const mostInGrid = 4;

/** The stored properties of a blob; other properties are dropped. */
const blobSchema = z.object({
  $type: z.literal("blob"),
  ref: z.object({ $link: z.string().max(200) }),
  mimeType: z.string().max(100),
  size: z.number(),
});
const blobResponseSchema = z.object({ blob: blobSchema });
const recordResponseSchema = z.object({ uri: z.string(), cid: z.string() });
const shownSchema = z.object({ image: blobSchema });
const foundSchema = z.object({
  value: z.object({
    text: z.string(),
    /** `images` of a grid, or `items` of a gallery. */
    embed: z
      .object({ images: z.array(shownSchema).optional(), items: z.array(shownSchema).optional() })
      .optional(),
  }),
});
const handleResponseSchema = z.object({ did: z.string() });

/** Progress of preparing a post: record keys, image blobs by slide number, and mentioned accounts. */
const checkpointSchema = z.object({
  /** Record keys by the post's position in the thread. Null for posts published before the thread was resumed. */
  keys: z.array(z.string().nullable()).default([]),
  blobs: z.record(z.string(), blobSchema).default({}),
  /** DIDs by handle; null if nobody has the handle. */
  people: z.record(z.string(), z.string().nullable()).default({}),
});

type State = z.output<typeof checkpointSchema>;

/** Publishes on Bluesky (AT Protocol). We choose each record's key, so a repeated call creates no second post. */
export const bluesky: Connector = {
  network: "bluesky",
  // Bluesky deletes unused blobs within minutes.
  isPreparedEarly: false,
  listFiles: () => [{ type: "jpeg", maxBytes: services.bluesky.maxImageBytes }],

  async prepare(run) {
    const state = checkpointSchema.parse(run.checkpoint);
    if (state.keys[run.part] == null) {
      const keys = Array.from({ length: run.part }, (_, part) => state.keys[part] ?? null);
      keys.push(buildRecordKey(run));
      return { kind: "next", checkpoint: { ...state, keys } };
    }
    const handle = listHandles(run).find((one) => state.people[one] === undefined);
    if (handle !== undefined) {
      const people = { ...state.people, [handle]: await findPerson(run, handle) };
      return { kind: "next", checkpoint: { ...state, people } };
    }
    const missing = listPartFiles(run).find(({ slide }) => !state.blobs[`${slide}`]);
    if (!missing) return { kind: "ready", checkpoint: state };
    const blobs = { ...state.blobs, [`${missing.slide}`]: await uploadPicture(run, missing) };
    return { kind: "next", checkpoint: { ...state, blobs } };
  },

  async send(run) {
    const state = checkpointSchema.parse(run.checkpoint);
    const rkey = state.keys[run.part];
    if (rkey == null)
      throw new Error("A post's record key must be in the checkpoint before the post is sent.");
    const result = await callPds(run, "send", {
      method: "POST",
      url: "com.atproto.repo.createRecord",
      body: {
        json: {
          repo: run.account.remoteId,
          collection,
          rkey,
          validate: true,
          record: buildRecord(run, state),
        },
      },
    });
    const classified = classify(result, run);
    if (classified.ok) return readSent(run, rkey, classified.response.json);
    const { failure } = classified;
    if (failure.kind === "rejected" && /blob/i.test(`${failure.code} ${failure.message}`)) {
      return { kind: "stale", checkpoint: { ...state, blobs: {} }, message: failure.message };
    }
    return failure;
  },

  async reconcile(run) {
    const rkey = checkpointSchema.parse(run.checkpoint).keys[run.part] ?? "";
    const query = new URLSearchParams({ repo: run.account.remoteId, collection, rkey });
    const result = await callPds(run, "check the post", {
      method: "GET",
      url: `com.atproto.repo.getRecord?${query}`,
    });
    const classified = classify(result, run);
    if (classified.ok) return readFound(run, rkey, classified.response.json);
    const { failure } = classified;
    if (failure.kind === "unauthorized") return failure;
    const isAbsent = failure.kind === "rejected" && failure.code === "RecordNotFound";
    return { kind: isAbsent ? "absent" : "pending" };
  },

  // A record key becomes free again if the author deletes the post. After `repeatableMs`, only a person may resend the
  // post.
  isRepeatable: (armedForMs) => armedForMs < repeatableMs,
};

async function uploadPicture(run: TargetRun, file: PublishedFile) {
  const result = await callPds(run, `upload slide ${file.slide}`, {
    method: "POST",
    url: "com.atproto.repo.uploadBlob",
    headers: { "content-type": file.type },
    body: await file.read(),
  });
  const uploaded = blobResponseSchema.safeParse(requireResponse(classify(result, run)).json);
  if (!uploaded.success) throw unreadableStep();
  return uploaded.data.blob;
}

/** Returns the handles that the caption mentions. */
function listHandles({ payload }: TargetRun): string[] {
  return listFacets(payload.caption).flatMap(({ feature }) =>
    feature.kind === "mention" ? feature.handle : [],
  );
}

/** Resolves a handle to its DID; null if nobody has it. */
async function findPerson(run: TargetRun, handle: string): Promise<string | null> {
  const result = await callPds(run, "find a mentioned handle", {
    method: "GET",
    url: `com.atproto.identity.resolveHandle?${new URLSearchParams({ handle })}`,
  });
  const classified = classify(result, run);
  if (!classified.ok && classified.failure.kind === "rejected") return null;
  const found = handleResponseSchema.safeParse(requireResponse(classified).json);
  if (!found.success) throw unreadableStep();
  return found.data.did;
}

/** Describes mentions of unknown handles, which stay plain text; null if there are none. */
function describePlainMentions(run: TargetRun): string | null {
  const { people } = checkpointSchema.parse(run.checkpoint);
  const plain = new Set(listHandles(run).filter((handle) => people[handle] === null));
  if (plain.size === 0) return null;
  const names = new Intl.ListFormat("en").format([...plain].map((handle) => `@${handle}`));
  return plain.size === 1
    ? `${names} isn't on Bluesky, so this mention is plain text.`
    : `${names} aren't on Bluesky, so these mentions are plain text.`;
}

function buildRecord(run: TargetRun, state: State): object {
  const { payload, part, posts, now } = run;
  const text = buildPartText(run);
  const [root] = posts;
  const parent = posts.at(-1);
  const language = findPostLanguage(payload);
  return {
    $type: collection,
    text,
    createdAt: now().toISOString(),
    ...(language !== undefined && { langs: [language] }),
    ...(part === 0 && buildFacets(text, state.people)),
    embed: buildEmbed(run, state),
    ...(root && parent && { reply: { root: root.reference, parent: parent.reference } }),
  };
}

function buildEmbed(run: TargetRun, { blobs }: State): object {
  const images = listPartFiles(run).map(({ slide, widthPx: width, heightPx: height }) => ({
    image: blobs[`${slide}`],
    alt: run.payload.alt_texts[(slide ?? 1) - 1] ?? "",
    aspectRatio: { width, height },
  }));
  if (images.length <= mostInGrid) return { $type: "app.bsky.embed.images", images };
  const items = images.map((image) => ({ $type: "app.bsky.embed.gallery#image", ...image }));
  return { $type: "app.bsky.embed.gallery", items };
}

function buildFacets(text: string, people: State["people"]): object {
  const facets = listFacets(text).flatMap(({ byteStart, byteEnd, feature }) => {
    const built = buildFeature(feature, people);
    return built ? [{ index: { byteStart, byteEnd }, features: [built] }] : [];
  });
  return facets.length > 0 ? { facets } : {};
}

function buildFeature(
  feature: ReturnType<typeof listFacets>[number]["feature"],
  people: State["people"],
): object | null {
  switch (feature.kind) {
    case "link":
      return { $type: "app.bsky.richtext.facet#link", uri: feature.uri };
    case "tag":
      return { $type: "app.bsky.richtext.facet#tag", tag: feature.tag };
    default: {
      const did = people[feature.handle];
      return did == null ? null : { $type: "app.bsky.richtext.facet#mention", did };
    }
  }
}

/**
 * Compares the found record with the run's post. If text or images differ, an earlier version of the post was
 * published.
 */
function readFound(run: TargetRun, rkey: string, body: unknown): Verdict {
  const found = foundSchema.safeParse(body);
  const sent = readSent(run, rkey, body);
  if (!found.success || sent.kind !== "published") return { kind: "pending" };
  const { text, embed } = found.data.value;
  const shown = (embed?.images ?? embed?.items ?? []).map(({ image }) => image.ref.$link);
  const { blobs } = checkpointSchema.parse(run.checkpoint);
  const own = listPartFiles(run).map(({ slide }) => blobs[`${slide}`]?.ref.$link);
  const isOwn = text === buildPartText(run) && isDeepStrictEqual(shown, own);
  return isOwn ? sent : { kind: "undecidable", message: takenMessage };
}

const takenMessage =
  "An earlier version of this post is already on Bluesky. To publish the new version too, schedule it as a new post.";

function readSent(run: TargetRun, rkey: string, body: unknown): SendOutcome {
  const record = recordResponseSchema.safeParse(body);
  if (!record.success) return { kind: "unknown", message: "Bluesky's response could not be read." };
  const { uri, cid } = record.data;
  const post: RemotePost = {
    id: uri,
    url: `https://bsky.app/profile/${run.account.handle}/post/${rkey}`,
    reference: { uri, cid },
  };
  return { kind: "published", post, note: describePlainMentions(run) };
}

function classify(result: CallResult, { now }: TargetRun): Classified {
  const classified = classifyCall(result, { now, readRefusal: readBlueskyRefusal });
  if (classified.ok || classified.failure.kind !== "rejected") return classified;
  const { code, message } = classified.failure;
  // Bluesky responds with 400 to an expired token.
  const isTokenEnded = code === "ExpiredToken" || code === "InvalidToken";
  return isTokenEnded ? { ...classified, failure: { kind: "unauthorized", message } } : classified;
}

/** Calls an XRPC method; `options.url` is its name with the query. */
async function callPds(run: TargetRun, step: string, options: CallOptions): Promise<CallResult> {
  const { instanceUrl, tokens } = run.account;
  return run.call(step, {
    ...options,
    url: `${instanceUrl}/xrpc/${options.url}`,
    headers: { authorization: `Bearer ${tokens.access}`, ...options.headers },
  });
}
