import { setMaxListeners } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findAssetFile } from "@slideloom/renderer/node/asset-files";
import { AccountMails } from "../accounts/account-mails.ts";
import { AccountService } from "../accounts/account-service.ts";
import { MailRunner } from "../accounts/mail-runner.ts";
import { LoginGuard } from "../accounts/login-guard.ts";
import { PasswordHasher } from "../accounts/password-hasher.ts";
import { PasswordResetService } from "../accounts/password-reset-service.ts";
import type { PersonalData } from "../accounts/personal-data.ts";
import { AccountKeyService } from "../api-keys/account-key-service.ts";
import { ApiKeyService } from "../api-keys/api-key-service.ts";
import { BrandService } from "../brand/brand-service.ts";
import { CarouselService, type CarouselServiceSettings } from "../carousels/carousel-service.ts";
import { VersionService } from "../carousels/version-service.ts";
import { readAppSecret } from "../config/app-secret.ts";
import type { Config } from "../config/config.ts";
import { CreditService } from "../credits/credit-service.ts";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { grantInitialCredits } from "../credits/grant-initial-credits.ts";
import { createDrawPool, DrawService } from "../drawing/draw-service.ts";
import { createTextGenerator } from "../generation/create-text-generator.ts";
import { GenerationService } from "../generation/generation-service.ts";
import { RewriteService } from "../generation/rewrite-service.ts";
import { AnonymousQuota } from "../generation/anonymous-quota.ts";
import type { StaticFiles } from "../http/static-files.ts";
import { JobService } from "../jobs/job-service.ts";
import { BulkTransferService } from "../bulk-transfer/bulk-transfer-service.ts";
import { createSmtpMailer } from "../mail/smtp-mailer.ts";
import { MediaFetchService } from "../media/media-fetch-service.ts";
import { UploadService } from "../media/upload-service.ts";
import { type OutboundPolicy, webOnly } from "../outbound/outbound-policy.ts";
import { ThumbnailService } from "../thumbnails/thumbnail-service.ts";
import { ThumbnailLinks } from "../carousels/thumbnail-links.ts";
import { IdempotencyStore } from "../public-api/idempotency-store.ts";
import { createConnectors } from "../connectors/connectors.ts";
import { networkTimeoutMs } from "../connectors/network-call.ts";
import { createPublishing } from "./create-publishing.ts";
import { handleTasks } from "./task-handlers.ts";
import { createRateLimits, type RateLimits } from "../rate-limits/rate-limits.ts";
import { SessionService } from "../accounts/session-service.ts";
import { ShareService } from "../shares/share-service.ts";
import { SharedMediaService } from "../shares/shared-media-service.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { createFileBlobStore } from "../storage/file-blob-store.ts";
import { TaskQueue } from "../tasks/task-queue.ts";
import { TaskRunner } from "../tasks/task-runner.ts";
import { readVersion } from "../version.ts";
import { findWebDir } from "../web-dir.ts";
import { WebhookService } from "../webhooks/webhook-service.ts";
import { createS3BlobStore } from "../storage/s3-blob-store.ts";

/** Everything the application works with; the only place where it is put together. */
export interface Context extends Environment, Accounts, Library, Publishing {
  config: Config;
  database: Database;
  accountKeys: AccountKeyService;
  brands: BrandService;
  credits: CreditService;
  generations: GenerationService;
  idempotencyStore: IdempotencyStore;
  jobs: JobService;
  mediaFetches: MediaFetchService;
  apiKeys: ApiKeyService;
  /** What each part of the product keeps about an account. */
  personalData: readonly PersonalData[];
  rateLimits: RateLimits;
  rewrites: RewriteService;
  sessions: SessionService;
  /** What is done in the background, and who does it here. */
  tasks: TaskQueue;
  taskRunner: TaskRunner;
  webhooks: WebhookService;
}

type Accounts = ReturnType<typeof createAccounts>;
type Library = ReturnType<typeof createLibrary>;
type Publishing = Awaited<ReturnType<typeof createPublishing>>;

interface LibraryParts
  extends Pick<CarouselServiceSettings, "onTrash">, Pick<Environment, "createDrawPool"> {
  appSecret: string;
  blobs: BlobStore;
  database: Database;
  now: () => Date;
  version: string;
  mediaFetches: MediaFetchService;
}

/** What the application is given by the machine that it runs on; tests replace parts of it. */
export interface Environment extends StaticFiles {
  /** The product's semantic version. */
  version: string;
  now: () => Date;
  /** Resolves after that time, or at once where the signal aborts. */
  wait: (durationMs: number, signal: AbortSignal) => Promise<void>;
  /** Aborted with a `ServerClosingError` when the server begins to close: what may take long ends then, or becomes a job. */
  closing: AbortController;
  /** Where requests may go that people make the server send; no setting opens it. */
  outbound: OutboundPolicy;
  /** How long a call to a network may take. */
  networkTimeoutMs: number;
  /** What draws slides. */
  createDrawPool: typeof createDrawPool;
  /** How posts are made on each network. */
  createConnectors: typeof createConnectors;
  /** Where log lines go. */
  logStream: { write: (line: string) => void };
}

/** One part in so many of the month's credits left is few. */
const lowCreditsShare = 10;

/**
 * The context of that configuration, its database open; the application closes it. Throws a `DatabaseError` where the
 * database can't be used.
 */
export async function createContext(
  config: Config,
  overrides: Partial<Environment> = {},
): Promise<Context> {
  const environment = { ...findEnvironment(), ...overrides };
  const blobs = config.bucket
    ? createS3BlobStore(config.bucket)
    : createFileBlobStore(join(config.dataDir, "media"));
  await blobs.check();
  const database = await openDatabase(config);
  const shared = { database, now: environment.now };
  const tasks = new TaskQueue(shared);
  const closing = environment.closing.signal;
  const taskRunner = new TaskRunner({ ...shared, queue: tasks, closing });
  const sessions = new SessionService(shared);
  const brands = new BrandService(shared);
  const apiKeys = new ApiKeyService(shared);
  const appSecret = readAppSecret(config);
  const rateLimits = createRateLimits(config, database.pool);
  const mediaFetches = new MediaFetchService({ ...environment, rateLimit: rateLimits.mediaFetch });
  const parts = { ...shared, blobs, mediaFetches, appSecret, version: environment.version };
  const library = createLibrary(config, {
    ...{ ...environment, ...parts },
    // What is scheduled of a carousel in the trash is not published.
    onTrash: (queries, carouselId) => publishing.publications.cancelOf(queries, { carouselId }),
  });
  const webhooks = new WebhookService({ ...environment, ...shared, appSecret, tasks });
  const credits = createCredits(shared, webhooks);
  const idempotencyStore = new IdempotencyStore({ ...shared, runTimeoutMs: config.ai.timeoutMs });
  const generator = createTextGenerator(config.ai);
  const generations = new GenerationService({
    generator,
    credits,
    anonymousUsers: new AnonymousQuota(
      config.ai.anonymousGenerations,
      rateLimits.anonymousGeneration,
    ),
    rateLimit: rateLimits.generate,
  });
  const jobs = new JobService({
    ...{ ...parts, ...library, generations, webhooks, tasks, taskRunner, closing },
    publicUrl: config.publicUrl,
    quotaBytes: config.resultQuotaBytes,
  });
  const own = { ...environment, ...parts, ...library };
  const publishing = await createPublishing(config, { ...own, tasks, webhooks, closing });
  const context: Context = {
    ...environment,
    ...library,
    ...publishing,
    config,
    database,
    ...createAccounts(config, { ...shared, ...environment, sessions, rateLimits, tasks }),
    accountKeys: new AccountKeyService({ ...shared, appSecret }),
    brands,
    credits,
    generations,
    idempotencyStore,
    jobs,
    mediaFetches,
    apiKeys,
    personalData: [
      { name: "sessions", collect: (accountId) => sessions.list(accountId) },
      { name: "namedKeys", collect: (accountId) => apiKeys.list(accountId) },
      { name: "webhooks", collect: (accountId) => webhooks.collect(accountId) },
      { name: "brand", collect: async (accountId) => (await brands.find(accountId)).brand },
      ...listLibraryData(library, jobs),
      ...listPublishingData(publishing),
      { name: "credits", collect: (accountId) => credits.listEntries(accountId) },
      { name: "idempotentAnswers", collect: (accountId) => idempotencyStore.list(accountId) },
    ],
    rateLimits,
    rewrites: new RewriteService({ generator, credits, rateLimit: rateLimits.generate }),
    sessions,
    tasks,
    taskRunner,
    webhooks,
  };
  handleTasks(context);
  return context;
}

interface AccountParts extends Pick<Environment, "now" | "wait"> {
  database: Database;
  tasks: TaskQueue;
  rateLimits: RateLimits;
  sessions: SessionService;
}

/** Accounts and how people get into them. */
function createAccounts(config: Config, parts: AccountParts) {
  const { rateLimits, wait } = parts;
  const { isSignupOpen, defaultPlan } = config;
  const mailer = config.mail && createSmtpMailer(config.mail);
  const accountMails = new AccountMails({ ...parts, mailer });
  const passwords = new PasswordHasher();
  const accounts = new AccountService({
    ...{ ...parts, passwords, isSignupOpen, defaultPlan },
    onCreate: grantInitialCredits,
  });
  const passwordResets = new PasswordResetService({ ...parts, accounts, mails: accountMails });
  return {
    accountMails,
    accounts,
    loginGuard: new LoginGuard({
      pairs: rateLimits.loginPair,
      accounts: rateLimits.loginAccount,
      delayedFrom: config.rateLimits.loginPerAccountPerQuarterHour,
      wait,
    }),
    passwordResets,
    mailRunner: new MailRunner({
      ...{ ...parts, mailer },
      createResetToken: (accountId) => passwordResets.createToken(accountId),
    }),
  };
}

function createCredits(
  shared: Pick<LibraryParts, "database" | "now">,
  webhooks: WebhookService,
): CreditService {
  return new CreditService({
    ...shared,
    onCharge: async (queries, accountId, { balance, limit }) => {
      if (balance !== Math.ceil(limit / lowCreditsShare)) return;
      await webhooks.publish(queries, accountId, "credits.low", { credits: balance, limit });
    },
  });
}

/** Saved carousels and what belongs to them. */
function createLibrary(config: Config, parts: LibraryParts) {
  const { appSecret, blobs, database, now, version, onTrash } = parts;
  const { publicUrl } = config;
  const shared = { database, now };
  const thumbnailLinks = new ThumbnailLinks(appSecret);
  const carousels = new CarouselService({ ...shared, publicUrl, thumbnailLinks, onTrash });
  const uploads = new UploadService({ ...shared, blobs, quotaBytes: config.mediaQuotaBytes });
  const drawing = new DrawService({ ...parts, uploads });
  const folder = join(config.dataDir, "pictures");
  const thumbnails = new ThumbnailService({ ...shared, version, folder, drawing });
  const shares = new ShareService({
    ...{ ...shared, publicUrl, carousels },
    onOpen: (token) => thumbnails.prepareShared(token),
  });
  return {
    blobs,
    carousels,
    drawing,
    bulkTransfers: new BulkTransferService({ carousels, uploads, now }),
    thumbnails,
    shares,
    sharedMedia: new SharedMediaService({ shares, mediaFetches: parts.mediaFetches }),
    thumbnailLinks,
    uploads,
    versions: new VersionService({ ...shared, carousels, thumbnailLinks }),
  };
}

function listPublishingData({
  connections,
  publications,
  publicationCleanup,
}: Publishing): PersonalData[] {
  return [
    { name: "connections", collect: (accountId) => connections.list(accountId) },
    {
      name: "publications",
      collect: (accountId) => publications.collect(accountId),
      erase: (accountId) => publicationCleanup.erase(accountId),
    },
  ];
}

function listLibraryData(
  { carousels, thumbnails, uploads }: Library,
  jobs: JobService,
): PersonalData[] {
  return [
    {
      name: "jobs",
      collect: (accountId) => jobs.list(accountId),
      erase: (accountId) => jobs.erase(accountId),
    },
    { name: "carousels", collect: (accountId) => carousels.collect(accountId) },
    {
      name: "uploads",
      collect: (accountId) => uploads.list(accountId),
      erase: async (accountId) => {
        await uploads.erase(accountId);
        await thumbnails.erase(accountId);
      },
    },
  ];
}

function findEnvironment(): Environment {
  return {
    version: readVersion(),
    webDir: findWebDir(),
    findAssetFile,
    now: () => new Date(),
    wait: (durationMs, signal) => delay(durationMs, undefined, { signal }).catch(() => undefined),
    closing: createClosing(),
    outbound: webOnly,
    networkTimeoutMs,
    createDrawPool,
    createConnectors,
    // Standard output is for people: the address, at the start.
    logStream: process.stderr,
  };
}

/** Every request under way may listen to it. */
function createClosing(): AbortController {
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  return closing;
}
