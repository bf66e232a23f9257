import { z } from "zod";
import type { Connector, RemotePost, SendOutcome, TargetRun, Verdict } from "../connector.ts";
import { readFailedLookup } from "../read-failed-lookup.ts";
import { readPublishFailure } from "./classify-graph.ts";
import { callGraph, readContainer, readId, type ContainerApi } from "./container-api.ts";
import { forgetContainers, readCheckpoint } from "./container-checkpoint.ts";
import { prepareContainers } from "./prepare-containers.ts";

/** Age up to which a container is published: 20 hours, because containers expire after 24. */
const publishableMs = 20 * 60 * 60_000;
/** If a container is still unpublished this long after a publishing call, that call won't publish it. */
const settledMs = 60_000;
/** Maximum number of the account's newest posts that are read to find the post of a container. */
const searchedPosts = 10;
/** Tolerance in ms for the times of posts, because the network's clock may be behind this server's clock. */
const clockMarginMs = 60_000;

/**
 * The network downloads each image into a container, and a container of all images becomes the post. A container can be
 * published only once.
 */
export function createContainerConnector(api: ContainerApi, widthPx: number): Connector {
  return {
    network: api.network,
    isPreparedEarly: true,
    listFiles: () => [{ type: "jpeg", maxBytes: api.maxImageBytes, widthPx }],
    prepare: (run) => prepareContainers(api, run),
    send: (run) => publish(api, run),
    reconcile: (run) => findVerdict(api, run),
    isRepeatable: (armedForMs, run) => armedForMs >= settledMs && !isOld(run),
  };
}

const readPostContainer = ({ checkpoint }: TargetRun) => readCheckpoint(checkpoint).post;

function isOld(run: TargetRun): boolean {
  const post = readPostContainer(run);
  return !post || run.now().getTime() - post.createdAtMs > publishableMs;
}

async function publish(api: ContainerApi, run: TargetRun): Promise<SendOutcome> {
  const checkpoint = readCheckpoint(run.checkpoint);
  const { post } = checkpoint;
  if (!post || isOld(run)) {
    const message = `${api.name} keeps uploaded images for only one day, so we send them again.`;
    return { kind: "stale", checkpoint: forgetContainers(checkpoint), message };
  }
  const published = await callGraph(api, run, {
    step: "send",
    path: `me/${api.edges.publish}`,
    form: { creation_id: post.id },
  });
  if (published.ok) {
    const id = readId(published.response.json);
    if (id === null)
      return { kind: "unknown", message: `${api.name}'s response could not be read.` };
    return { kind: "published", post: { id, url: await findUrl(api, run, id) } };
  }
  if (published.errorKind !== "early") return readPublishFailure(published);
  const waiting = { ...checkpoint, post: { ...post, isReady: false } };
  return { kind: "stale", checkpoint: waiting, message: published.failure.message };
}

const linkSchema = z.object({ permalink: z.string() });

/**
 * Returns the post's URL. Returns null if the URL can't be read; that is no error, because the post is already
 * published.
 */
async function findUrl(api: ContainerApi, run: TargetRun, id: string): Promise<string | null> {
  const query = { fields: "permalink" };
  const read = await callGraph(api, run, { step: "read the link", path: id, query });
  return linkSchema.safeParse(read.ok ? read.response.json : null).data?.permalink ?? null;
}

async function findVerdict(
  api: ContainerApi,
  run: TargetRun & { armedAtMs: number },
): Promise<Verdict> {
  const post = readPostContainer(run);
  if (!post) return { kind: "undecidable" };
  const { classified, state } = await readContainer(api, run, {
    id: post.id,
    step: "check the post",
  });
  if (!classified.ok) return readFailedLookup(classified.failure);
  switch (state?.status) {
    case "PUBLISHED":
      return { kind: "published", post: await findPost(api, run, post.id) };
    case "FINISHED":
      return { kind: "absent" };
    case "ERROR":
    case "EXPIRED": {
      const message = `${api.name} didn't publish the post. ${state.reason}`.trim();
      return { kind: "refused", code: `container-${state.status.toLowerCase()}`, message };
    }
    default:
      return { kind: "pending" };
  }
}

const listSchema = z.object({
  data: z.array(
    z.looseObject({ id: z.string(), timestamp: z.string(), permalink: z.string().optional() }),
  ),
});

/** Finds the post of a published container by its caption. If no post or several match, the URL is null. */
async function findPost(
  api: ContainerApi,
  run: TargetRun & { armedAtMs: number },
  containerId: string,
): Promise<RemotePost> {
  const { edges, fields } = api;
  const listed = await callGraph(api, run, {
    step: "find the link",
    path: `me/${edges.posts}`,
    query: { fields: `id,${fields.caption},timestamp,permalink`, limit: `${searchedPosts}` },
  });
  const { data: posts = [] } =
    listSchema.safeParse(listed.ok ? listed.response.json : null).data ?? {};
  const sinceMs = run.armedAtMs - clockMarginMs;
  const caption = foldSpaces(run.payload.caption);
  const own = posts.filter(
    ({ timestamp, ...post }) =>
      foldSpaces(post[fields.caption]) === caption && Date.parse(timestamp) >= sinceMs,
  );
  const [found] = own;
  return found && own.length === 1
    ? { id: found.id, url: found.permalink ?? null }
    : { id: containerId, url: null };
}

/** Normalizes white space, because the network may trim captions. A missing caption counts as empty. */
const foldSpaces = (text: unknown) =>
  typeof text === "string" ? text.normalize("NFC").replaceAll(/\s+/g, " ").trim() : "";
