import { prefersAsync } from "@slideloom/core/contract/public-call";
import type {
  PublicGenerateRequest,
  PublicGenerateResponse,
} from "@slideloom/core/contract/public-generation";
import { listGenerationSources } from "@slideloom/core/contract/generation-sources";
import type { GenerationSource } from "@slideloom/core/contract/sources";
import { takeSourceChoices } from "@slideloom/core/generation";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type {
  GenerationService,
  Generation,
  GenerationInput,
} from "../generation/generation-service.ts";
import type { JobService } from "../jobs/job-service.ts";
import type { WebhookService } from "../webhooks/webhook-service.ts";
import { readPlan } from "../generation/planning/read-plan-fields.ts";
import { countRequested } from "../generation/count-requested.ts";
import { presentGeneration } from "../generation/generation-presenter.ts";
import { addRoute } from "../http/add-route.ts";
import { getKeyOwner } from "../api-keys/key-use.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { describeError } from "../http/errors.ts";
import type { JobInput } from "../jobs/job-state.ts";
import type { StoreResponse } from "./idempotency-store.ts";
import { defaultLook, planRender, type RenderRequestParts } from "./render-request.ts";
import { runOnce, type RunOnceParts } from "./run-once.ts";
import { sendJob } from "./send-job.ts";

export interface PublicGenerationParts extends RunOnceParts, RenderRequestParts {
  closing: AbortController;
  config: Pick<Config, "renderTimeoutMs">;
  database: Database;
  generations: GenerationService;
  jobs: JobService;
  webhooks: WebhookService;
}

/**
 * A generated post, with its render job if a render was requested. If `content` is missing, the job generates the post.
 */
type Outcome =
  | (Omit<PublicGenerateResponse, "render"> & { job_id?: string })
  | { content?: never; job_id: string };

/** `POST /api/v1/generate`: generates a post for an automation, once per idempotency key. */
export function registerPublicGeneration(
  app: FastifyInstance,
  context: PublicGenerationParts,
): void {
  const { jobs, config, webhooks } = context;
  addRoute(app, "v1.generatePost", async (request, reply) => {
    const accountId = getKeyOwner(request).id;
    const isPreferred = prefersAsync(request.headers.prefer);
    const { webhook_url } = request.body;
    const webhookUrl = webhook_url ? await webhooks.checkAddress(webhook_url) : null;
    const order = { ...buildOrder(request.body), webhookUrl };
    const call: Call = { context, request, reply, accountId, order };
    const generate = (store?: StoreResponse) => (isPreferred ? begin : writeOrBegin)(call, store);
    const { render } = request.body;
    const { plan, sources, isOpenCount: _isOpen, ...asked } = order.generation;
    // Absent fields are omitted, so the hash equals that of requests stored by earlier versions.
    const body = {
      ...asked,
      ...nameSources(sources),
      ...(plan && { plan }),
      ...(render && { render }),
    };
    const { outcome } = await runOnce(context, { request, reply, body }, generate);
    if (outcome.content === undefined) {
      const job = await jobs.get(accountId, outcome.job_id);
      return sendJob(reply, job, { isPreferred });
    }
    const { job_id, ...post } = outcome;
    if (job_id === undefined) return post;
    const wait = { timeoutMs: config.renderTimeoutMs };
    return { ...post, render: await jobs.finish(accountId, job_id, wait) };
  });
}

/** Names the texts as requests of earlier versions did if there is only one. */
function nameSources([source, ...others]: readonly GenerationSource[]) {
  if (!source) return {};
  return others.length > 0 ? { sources: [source, ...others] } : { source };
}

type Order = JobInput & { generation: GenerationInput };

interface Call {
  context: PublicGenerationParts;
  request: FastifyRequest;
  reply: FastifyReply;
  accountId: string;
  order: Order;
}

async function begin(
  { context: { jobs }, accountId, order }: Call,
  store?: StoreResponse,
): Promise<Outcome> {
  const { id } = await jobs.create(accountId, order, store);
  return { job_id: id };
}

/** Generates the post now; if the server shuts down meanwhile, enqueues a job. */
async function writeOrBegin(call: Call, store?: StoreResponse): Promise<Outcome> {
  const { signal: closing } = call.context.closing;
  try {
    return await write(call, closing, store);
  } catch (error) {
    if (error !== closing.reason) throw error;
    return begin(call, store);
  }
}

/** Generates the post. The job that renders it is created in the transaction of the charge. */
async function write(call: Call, closing: AbortSignal, store?: StoreResponse): Promise<Outcome> {
  const { context, request, reply, accountId, order } = call;
  const { database, generations, jobs, webhooks } = context;
  const { generation, plan, metadata, webhookUrl } = order;
  const signal = createClientAbortSignal(reply, closing);
  if (plan) await jobs.requireCapacity(accountId);
  let outcome: Outcome | undefined;
  try {
    await generations.generate({ kind: "account", accountId }, generation, {
      signal,
      alongside: async (queries, made) => {
        const post = presentPublicGeneration(made);
        const { content, remaining_credits, captions, alt_texts, checks } = post;
        const written = {
          content,
          remainingCredits: remaining_credits,
          ...(captions && { captions }),
          ...(alt_texts && { alt_texts }),
          ...(checks && { checks }),
        };
        const job_id = plan && (await jobs.insert(queries, accountId, order, written));
        outcome = { ...post, ...(job_id !== null && { job_id }) };
        await store?.(queries, outcome);
        if (plan) return;
        const data = { ...post, metadata };
        await webhooks.publish(queries, accountId, "carousel.completed", data, webhookUrl);
      },
    });
  } catch (error) {
    if (error === closing.reason) throw error;
    const message = signal.aborted
      ? "The client disconnected before the post was generated."
      : describeError(error).message;
    await webhooks
      .publish(database.queries, accountId, "carousel.failed", { message, metadata }, webhookUrl)
      .catch((failure: unknown) => request.log.error(failure));
    throw error;
  }
  if (!outcome) throw new Error("The generation was not written with its charge.");
  return outcome;
}

function buildOrder(form: PublicGenerateRequest): Order {
  const generation = buildInput(form);
  const look = { ...defaultLook, postType: generation.postType };
  const drawn = form.render ? planRender(form.render, look) : null;
  return {
    post: null,
    plan: drawn?.plan ?? null,
    generation,
    warnings: drawn?.warnings ?? [],
    metadata: form.metadata ?? null,
    webhookUrl: null,
  };
}

function buildInput(form: PublicGenerateRequest): GenerationInput {
  const { topic, template, style, slides, format } = form;
  const postType = format ?? "carousel";
  const plan = readPlan(form);
  return {
    template,
    topic: topic ?? "",
    instructions: "",
    style: style ?? "",
    ...countRequested({ plan, postType, slides }),
    ...takeSourceChoices(form),
    postType,
    textOnly: true,
    sources: listGenerationSources(form),
    plan,
  };
}

function presentPublicGeneration(generation: Generation): Omit<PublicGenerateResponse, "render"> {
  const {
    provider: _provider,
    writer: _writer,
    credits: _credits,
    remaining_credits,
    ...post
  } = presentGeneration(generation);
  if (remaining_credits === null) throw new Error("The generation has no remaining credits.");
  return { ...post, remaining_credits };
}
