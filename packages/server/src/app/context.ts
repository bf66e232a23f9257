import type { PersonalData } from "../accounts/personal-data.ts";
import type { SessionService } from "../accounts/session-service.ts";
import type { AccountKeyService } from "../api-keys/account-key-service.ts";
import type { ApiKeyService } from "../api-keys/api-key-service.ts";
import type { BrandService } from "../brand/brand-service.ts";
import type { VoiceService } from "../voices/voice-service.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { JobService } from "../jobs/job-service.ts";
import type { MediaFetchService } from "../media/media-fetch-service.ts";
import type { IdempotencyStore } from "../public-api/idempotency-store.ts";
import type { OauthClients } from "../oauth/oauth-clients.ts";
import type { OauthService } from "../oauth/oauth-service.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import type { SourceChecker } from "../sources/checks/source-checker.ts";
import type { SourceReader } from "../sources/source-reader.ts";
import type { SourceService } from "../sources/source-service.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import type { TaskRunner } from "../tasks/task-runner.ts";
import type { TextReaders } from "../threads/text-readers.ts";
import type { WebhookService } from "../webhooks/webhook-service.ts";
import type { createAccounts } from "./create-accounts.ts";
import type { createGeneration } from "./create-generation.ts";
import type { Library } from "./create-library.ts";
import type { createPublishing } from "./create-publishing.ts";
import type { createReviews } from "./create-reviews.ts";
import type { Environment } from "./environment.ts";

/** The server's configuration, environment and services. */
export interface Context extends Environment, Accounts, Generation, Library, Publishing, Reviews {
  config: Config;
  database: Database;
  accountKeys: AccountKeyService;
  brands: BrandService;
  voices: VoiceService;
  idempotencyStore: IdempotencyStore;
  jobs: JobService;
  mediaFetches: MediaFetchService;
  apiKeys: ApiKeyService;
  personalData: readonly PersonalData[];
  oauth: OauthService;
  oauthClients: OauthClients;
  rateLimits: RateLimits;
  sessions: SessionService;
  sourceReader: SourceReader;
  texts: TextReaders;
  checker: SourceChecker;
  sources: SourceService;
  tasks: TaskQueue;
  taskRunner: TaskRunner;
  webhooks: WebhookService;
}

type Accounts = ReturnType<typeof createAccounts>;
type Generation = ReturnType<typeof createGeneration>;
type Reviews = ReturnType<typeof createReviews>;
type Publishing = Awaited<ReturnType<typeof createPublishing>>;
