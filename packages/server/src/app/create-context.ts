import { join } from "node:path";
import { maxWriters } from "@slideloom/core/contract/writers";
import { SessionService } from "../accounts/session-service.ts";
import { AccountKeyService } from "../api-keys/account-key-service.ts";
import { ApiKeyService } from "../api-keys/api-key-service.ts";
import { BrandService } from "../brand/brand-service.ts";
import { VoiceService } from "../voices/voice-service.ts";
import { readAppSecret } from "../config/app-secret.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { JobService } from "../jobs/job-service.ts";
import { MediaFetchService } from "../media/media-fetch-service.ts";
import { IdempotencyStore } from "../public-api/idempotency-store.ts";
import { ollamaTimeoutMs } from "../generation/ollama/ollama-service.ts";
import { OauthClients } from "../oauth/oauth-clients.ts";
import { OauthService } from "../oauth/oauth-service.ts";
import { allowHosts } from "../outbound/allow-hosts.ts";
import { createRateLimits } from "../rate-limits/rate-limits.ts";
import { SourceChecker } from "../sources/checks/source-checker.ts";
import { readerLimits } from "../sources/process/protocol.ts";
import { SourceReader } from "../sources/source-reader.ts";
import { SourceService } from "../sources/source-service.ts";
import { createFileBlobStore } from "../storage/file-blob-store.ts";
import { createS3BlobStore } from "../storage/s3-blob-store.ts";
import { TaskQueue } from "../tasks/task-queue.ts";
import { TaskRunner } from "../tasks/task-runner.ts";
import { WebhookService } from "../webhooks/webhook-service.ts";
import { createAccounts } from "./create-accounts.ts";
import { createGeneration } from "./create-generation.ts";
import { createLibrary } from "./create-library.ts";
import { createPublishing } from "./create-publishing.ts";
import { createReviews } from "./create-reviews.ts";
import { createTextReaders } from "./create-text-readers.ts";
import { type Environment, findEnvironment } from "./environment.ts";
import { listPersonalData } from "./list-personal-data.ts";
import { handleTasks } from "./task-handlers.ts";
import type { Context } from "./context.ts";

/** Maximum number of consecutive model calls for one post, from reading the source to correcting slides. */
const callsPerPost = 12;

/**
 * Creates the context and opens the database. Closing the application closes the database.
 * @throws {DatabaseError} if the database can't be opened.
 */
export async function createContext(
  config: Config,
  overrides: Partial<Environment> = {},
): Promise<Context> {
  const environment = { ...findEnvironment(), ...overrides };
  const blobs = await openBlobStore(config);
  const database = await openDatabase(config);
  const appSecret = readAppSecret(config);
  const ground = createGround(config, { ...environment, database, appSecret });
  const closing = environment.closing.signal;
  const parts = { ...environment, ...ground, appSecret, blobs, closing };
  const library = createLibrary(config, {
    ...parts,
    onTrash: (queries, carouselId) => publishing.publications.cancelOf(queries, { carouselId }),
  });
  const sources = new SourceService({
    ...parts,
    reader: ground.sourceReader,
    uploads: library.uploads,
    rateLimit: ground.rateLimits.sourceRead,
  });
  const generation = createGeneration(config, { ...parts, sources });
  const jobs = new JobService({
    ...parts,
    ...library,
    ...generation,
    publicUrl: config.publicUrl,
    quotaBytes: config.resultQuotaBytes,
  });
  const publishing = await createPublishing(config, { ...parts, ...library });
  const accounts = createAccounts(config, parts);
  const reviews = createReviews(config, { ...parts, ...library, ...publishing, ...accounts });
  const unlisted = {
    ...environment,
    ...library,
    ...publishing,
    ...accounts,
    ...reviews,
    ...generation,
    ...ground,
    config,
    jobs,
    sources,
  };
  const context: Context = { ...unlisted, personalData: listPersonalData(unlisted) };
  handleTasks(context);
  return context;
}

/** Longest time of a generation, in ms. It includes one timeout of each model of the account, and one of Ollama. */
const generationTimeoutMs = ({ ai }: Config) =>
  (maxWriters + callsPerPost) * ai.timeoutMs + ollamaTimeoutMs;

async function openBlobStore({ bucket, dataDir }: Config) {
  const blobs = bucket ? createS3BlobStore(bucket) : createFileBlobStore(join(dataDir, "media"));
  await blobs.check();
  return blobs;
}

interface GroundParts extends Environment {
  appSecret: string;
  database: Database;
}

/** Creates the services that depend on no other feature. */
function createGround(config: Config, parts: GroundParts) {
  const { database } = parts;
  const rateLimits = createRateLimits(config, database.pool);
  const tasks = new TaskQueue(parts);
  const outbound = allowHosts(parts.outbound, config.outboundAllow);
  const { workTimeFactor } = parts;
  const limits = { timeoutMs: readerLimits.timeoutMs * workTimeFactor };
  const sourceReader = new SourceReader({ ...parts, outbound, limits });
  const addedRedirects = config.oauthRedirects;
  const oauthClients = new OauthClients({ ...parts, outbound, addedRedirects });
  const texts = createTextReaders({ timeFactor: workTimeFactor });
  return {
    database,
    rateLimits,
    tasks,
    taskRunner: new TaskRunner({ ...parts, queue: tasks, closing: parts.closing.signal }),
    sessions: new SessionService(parts),
    brands: new BrandService(parts),
    voices: new VoiceService(parts),
    apiKeys: new ApiKeyService(parts),
    oauth: new OauthService({ ...parts, clients: oauthClients }),
    oauthClients,
    accountKeys: new AccountKeyService(parts),
    mediaFetches: new MediaFetchService({ ...parts, rateLimit: rateLimits.mediaFetch }),
    sourceReader,
    texts,
    checker: new SourceChecker(texts),
    webhooks: new WebhookService({
      ...parts,
      outbound,
      tasks,
    }),
    idempotencyStore: new IdempotencyStore({ ...parts, runTimeoutMs: generationTimeoutMs(config) }),
  };
}
