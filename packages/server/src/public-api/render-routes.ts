import { prefersAsync } from "@slideloom/core/contract/public-call";
import type { RenderRequest, RenderWarning } from "@slideloom/core/contract/public-render";
import { isImageType } from "@slideloom/core/outputs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { DeadlineError, withDeadline } from "../deadlines/deadline.ts";
import type { DrawService } from "../drawing/draw-service.ts";
import type { JobService } from "../jobs/job-service.ts";
import type { WebhookService } from "../webhooks/webhook-service.ts";
import { drawFile, type DrawnFile } from "../drawing/draw-file.ts";
import { buildWarningsHeader, listLayoutWarnings } from "../drawing/layout-warnings.ts";
import { listPlannedSlides } from "../drawing/outputs.ts";
import { addRoute } from "../http/add-route.ts";
import { getKeyOwner } from "../api-keys/key-use.ts";
import { createClientAbortSignal, isInternal } from "../http/client-abort-signal.ts";
import { nameAccount } from "../turns/party.ts";
import type { EmbeddedMediaService } from "../media/embedded-media-service.ts";
import type { JobInput } from "../jobs/job-state.ts";
import type { StoreResponse } from "./idempotency-store.ts";
import {
  type PlannedRender,
  readRenderRequest,
  type RenderRequestParts,
} from "./render-request.ts";
import { openReading, type ReadingParts } from "./open-reading.ts";
import { runOnce, type RunOnceParts } from "./run-once.ts";
import { sendJob } from "./send-job.ts";

export interface RenderParts extends RenderRequestParts, ReadingParts, RunOnceParts {
  closing: AbortController;
  config: Pick<Config, "renderTimeoutMs">;
  drawing: DrawService;
  embeddedMedia: EmbeddedMediaService;
  jobs: JobService;
  webhooks: WebhookService;
}

type Outcome = { file: DrawnFile; warnings: RenderWarning[] } | { job_id: string };

/** `POST /api/v1/render`: a post's slides as files, identical to the editor's downloads. */
export function registerRender(app: FastifyInstance, context: RenderParts): void {
  addRoute(app, "v1.renderPost", async (request, reply) => {
    const accountId = getKeyOwner(request).id;
    const { metadata: _, webhook_url: __, ...body } = request.body;
    const isPreferred = prefersAsync(request.headers.prefer);
    const render = await prepareRender(context, { request, reply, accountId, isPreferred });
    const { outcome } = await runOnce(context, { request, reply, body }, render);
    if ("file" in outcome) return sendFile(reply, outcome);
    const job = await context.jobs.get(accountId, outcome.job_id);
    return sendJob(reply, job, { isPreferred });
  });
}

interface Call {
  request: FastifyRequest<{ Body: RenderRequest }>;
  reply: FastifyReply;
  accountId: string;
  isPreferred: boolean;
}

/** Reads the request; returns a function that renders within the time limit, else enqueues a job. */
async function prepareRender(
  context: RenderParts,
  { request, reply, accountId, isPreferred }: Call,
): Promise<(store?: StoreResponse) => Promise<Outcome>> {
  const { jobs } = context;
  const { metadata, webhook_url } = request.body;
  const reading = openReading(context, request, reply);
  const planned = await readRenderRequest(context, { accountId, ...reading }, request.body);
  const { post, plan, warnings } = planned;
  // Throws early if the request names slides that the post doesn't have.
  listPlannedSlides(plan, post);
  const webhookUrl = webhook_url ? await context.webhooks.checkAddress(webhook_url) : null;
  const clientAbort = createClientAbortSignal(reply, context.closing.signal);
  const by = nameAccount(accountId);
  return async (store) => {
    const file = isPreferred ? null : await drawInTime(context, planned, { by, clientAbort });
    if (file) return { file, warnings };
    const slide = isImageType(plan.type) && !isPreferred ? (plan.slide ?? 1) : plan.slide;
    const stored = await storeImages(context, accountId, planned);
    const input: JobInput = {
      post: stored.post,
      plan: { ...stored.plan, slide },
      generation: null,
      warnings: stored.warnings,
      metadata: metadata ?? null,
      webhookUrl,
      ...(isInternal() && { isQuiet: true }),
    };
    const { id } = await jobs.create(accountId, input, store);
    return { job_id: id };
  };
}

/** Stores the images of a job's post as uploads, because the job draws the post after the request has ended. */
async function storeImages(
  { embeddedMedia }: Pick<RenderParts, "embeddedMedia">,
  accountId: string,
  { post, plan, warnings, images }: PlannedRender,
): Promise<Pick<PlannedRender, "post" | "plan" | "warnings">> {
  const { mediaUrls } = plan.look;
  const stored = await embeddedMedia.storePost(accountId, { post, mediaUrls, images });
  return {
    post: stored.post,
    plan: { ...plan, look: { ...plan.look, mediaUrls: stored.mediaUrls } },
    warnings: [...warnings, ...stored.warnings.map((message) => ({ message }))],
  };
}

/** Resolves to null if rendering exceeds the time limit or the server shuts down. */
async function drawInTime(
  { drawing, config, closing }: Pick<RenderParts, "drawing" | "config" | "closing">,
  { images, ...order }: PlannedRender,
  { by, clientAbort }: { by: string; clientAbort: AbortSignal },
): Promise<DrawnFile | null> {
  const limit = { timeoutMs: config.renderTimeoutMs, callers: [clientAbort] };
  try {
    return await withDeadline(limit, (signal) =>
      drawing.withImages(images, () => drawFile(drawing, order, { by, signal })),
    );
  } catch (error) {
    if (error instanceof DeadlineError || error === closing.signal.reason) return null;
    throw error;
  }
}

function sendFile(
  reply: FastifyReply,
  { file, warnings }: { file: DrawnFile; warnings: RenderWarning[] },
): FastifyReply {
  const header = buildWarningsHeader([...listLayoutWarnings(file.layouts), ...warnings]);
  if (header !== null) void reply.header("x-render-warnings", header);
  return reply
    .type(file.mediaType)
    .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .send(file.bytes);
}
