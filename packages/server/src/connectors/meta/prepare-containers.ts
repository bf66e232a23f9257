import { countNoun } from "@slideloom/core/text";
import { z } from "zod";
import { requireResponse, unreadableStep } from "../classify-response.ts";
import {
  StepFailure,
  type PreparedStep,
  type PublishedFile,
  type TargetRun,
} from "../connector.ts";
import type { ClassifiedGraph } from "./classify-graph.ts";
import { callGraph, readContainer, readId, type ContainerApi } from "./container-api.ts";
import {
  forgetContainers,
  newContainer,
  readCheckpoint,
  type Container,
  type ContainerCheckpoint,
} from "./container-checkpoint.ts";

const secondMs = 1000;
/** Waits between requests for a container's state: 5 minutes in all. */
const pollWaitsMs = [2, 5, 10, 20, 30, 60, 60, 60, 60].map((seconds) => seconds * secondMs);
/** Waits before containers are created again. */
const failureWaitsMs = [10, 30, 120].map((seconds) => seconds * secondMs);
const fullWaitMs = 10 * 60 * secondMs;

const quotaSchema = z.object({
  data: z.tuple([
    z.object({
      quota_usage: z.number(),
      config: z.object({ quota_total: z.number(), quota_duration: z.number() }),
    }),
  ]),
});

/** Used if the quota can't be read. The post is still tried, because the publishing call reports a full quota. */
const unknownQuota = { quota_usage: 0, config: { quota_total: Infinity, quota_duration: 0 } };

/**
 * Runs one step: reads the quota, creates the container of an image or of the post, or requests a container's state.
 */
export async function prepareContainers(api: ContainerApi, run: TargetRun): Promise<PreparedStep> {
  const state = readCheckpoint(run.checkpoint);
  if (!state.hasQuota) return checkQuota(api, run, state);
  const isCarousel = run.files.length > 1;
  for (const file of isCarousel ? run.files : []) {
    const container = state.images[`${file.slide}`];
    if (!container) return createImage(api, run, { state, file });
  }
  for (const file of isCarousel ? run.files : []) {
    const container = state.images[`${file.slide}`];
    if (container && !container.isReady) {
      return awaitContainer(api, run, {
        state,
        container,
        what: `slide ${file.slide}`,
        keep: (kept) => withImage(state, file, kept),
      });
    }
  }
  const { post } = state;
  if (!post) return createPost(api, run, { state, isCarousel });
  if (post.isReady) return { kind: "ready", checkpoint: state };
  return awaitContainer(api, run, {
    state,
    container: post,
    what: "the post",
    keep: (kept) => ({ ...state, post: kept && { ...post, ...kept } }),
  });
}

const withImage = (
  state: ContainerCheckpoint,
  { slide }: PublishedFile,
  container: Container | null,
): ContainerCheckpoint => {
  const { [`${slide}`]: _old, ...others } = state.images;
  return { ...state, images: container ? { ...others, [`${slide}`]: container } : others };
};

/** Reads the account's quota of posts per day before each post, because the quota differs between accounts. */
async function checkQuota(
  api: ContainerApi,
  run: TargetRun,
  state: ContainerCheckpoint,
): Promise<PreparedStep> {
  const read = await callGraph(api, run, {
    step: "read the quota",
    path: `me/${api.edges.quota}`,
    query: { fields: "quota_usage,config" },
  });
  const isRefused = !read.ok && read.failure.kind === "rejected";
  const quota = quotaSchema.safeParse(isRefused ? null : requireResponse(read).json).data;
  const [{ quota_usage: used, config }] = quota?.data ?? [unknownQuota];
  if (used < config.quota_total) {
    return { kind: "next", checkpoint: { ...state, hasQuota: true } };
  }
  const hours = Math.round(config.quota_duration / 3600);
  const message = `${api.name} lets apps publish ${countNoun(config.quota_total, "post")} in ${countNoun(hours, "hour")}, and this account has reached the limit.`;
  throw new StepFailure({ kind: "throttled", waitMs: fullWaitMs, message });
}

async function createImage(
  api: ContainerApi,
  run: TargetRun,
  { state, file }: { state: ContainerCheckpoint; file: PublishedFile },
): Promise<PreparedStep> {
  const created = await callGraph(api, run, {
    step: `create slide ${file.slide}`,
    path: `me/${api.edges.posts}`,
    form: { ...buildImageFields(api, run, file), is_carousel_item: "true" },
  });
  const id = requireId(created, { name: api.name, what: `slide ${file.slide}` });
  return { kind: "next", checkpoint: withImage(state, file, newContainer(id)) };
}

function buildImageFields(
  { imageFields }: ContainerApi,
  { payload }: TargetRun,
  { slide, url }: PublishedFile,
) {
  const alt = payload.alt_texts[(slide ?? 1) - 1] ?? "";
  return { ...imageFields, image_url: url, ...(alt !== "" && { alt_text: alt }) };
}

/** Creates the container that is published: a carousel of the images' containers, or a single image. */
async function createPost(
  api: ContainerApi,
  run: TargetRun,
  { state, isCarousel }: { state: ContainerCheckpoint; isCarousel: boolean },
): Promise<PreparedStep> {
  const [file] = run.files;
  const children = run.files.map(({ slide }) => state.images[`${slide}`]?.id ?? "");
  const media = isCarousel
    ? { media_type: "CAROUSEL", children: children.join(",") }
    : file && buildImageFields(api, run, file);
  const created = await callGraph(api, run, {
    step: "create the post",
    path: `me/${api.edges.posts}`,
    form: {
      ...media,
      [api.fields.caption]: run.payload.caption,
      ...api.buildOptions(run.payload.options),
    },
  });
  if (!created.ok && created.errorKind === "gone") {
    return startAgain(forgetContainers(state), created.failure.message);
  }
  const id = requireId(created, { name: api.name, what: isCarousel ? "the post" : "slide 1" });
  const post = { ...newContainer(id), createdAtMs: run.now().getTime() };
  return { kind: "next", checkpoint: { ...state, post } };
}

const unreachable = /\/2207052$/;

/** @throws {StepFailure} that names the slide, because a single slide of many may fail. */
function requireId(created: ClassifiedGraph, { name, what }: { name: string; what: string }) {
  if (created.ok) {
    const id = readId(created.response.json);
    if (id === null) throw unreadableStep();
    return id;
  }
  const { failure } = created;
  const isUnreachable = "code" in failure && unreachable.test(failure.code ?? "");
  const message = isUnreachable
    ? `${name} couldn't download ${what} from this server. Check that PUBLIC_URL can be reached from the internet without a login, and that robots.txt allows it. ${name} says: ${failure.message}`
    : `${what[0]?.toUpperCase()}${what.slice(1)}: ${failure.message}`;
  throw new StepFailure({ ...failure, message });
}

interface AwaitedContainer {
  state: ContainerCheckpoint;
  container: Container;
  what: string;
  /** Returns the checkpoint with this container; null removes the container. */
  keep(container: Container | null): ContainerCheckpoint;
}

async function awaitContainer(
  api: ContainerApi,
  run: TargetRun,
  { state, container, what, keep }: AwaitedContainer,
): Promise<PreparedStep> {
  const step = `wait until ${what} is processed`;
  const { classified, state: found } = await readContainer(api, run, { id: container.id, step });
  requireResponse(classified);
  if (!found) throw unreadableStep();
  const { status, reason } = found;
  if (status === "FINISHED" || status === "PUBLISHED") {
    return { kind: "next", checkpoint: keep({ ...container, isReady: true }) };
  }
  const waitMs = pollWaitsMs[container.polls];
  if (status === "IN_PROGRESS" && waitMs !== undefined) {
    return { kind: "wait", checkpoint: keep({ ...container, polls: container.polls + 1 }), waitMs };
  }
  const words = reason || "Processing took too long.";
  const failures = state.failures + 1;
  return startAgain({ ...keep(null), failures }, `${api.name} couldn't process ${what}. ${words}`);
}

/**
 * Waits longer after each failure before a failed container is created again.
 * @throws {StepFailure} after the last wait.
 */
function startAgain(checkpoint: ContainerCheckpoint, message: string): PreparedStep {
  const waitMs = failureWaitsMs[checkpoint.failures - 1];
  if (waitMs !== undefined) return { kind: "wait", checkpoint, waitMs };
  throw new StepFailure({ kind: "rejected", code: "processing-failed", message });
}
