import type { Migration } from "../migration.ts";
import { accountsMigration } from "./0001-accounts.ts";
import { rateLimitsMigration } from "./0002-rate-limits.ts";
import { creditsMigration } from "./0003-credits.ts";
import { idempotentAnswersMigration } from "./0004-idempotent-answers.ts";
import { brandsMigration } from "./0005-brands.ts";
import { libraryMigration } from "./0006-library.ts";
import { namedKeysMigration } from "./0007-named-keys.ts";
import { webhooksMigration } from "./0008-webhooks.ts";
import { jobsMigration } from "./0009-jobs.ts";
import { webhookLeasesMigration } from "./0010-webhook-leases.ts";
import { tasksMigration } from "./0011-tasks.ts";
import { publishingMigration } from "./0012-publishing.ts";
import { networkSignInsMigration } from "./0013-network-sign-ins.ts";
import { calendarFeedsMigration } from "./0014-calendar-feeds.ts";
import { instanceClientsMigration } from "./0015-instance-clients.ts";
import { oneTargetAConnectionMigration } from "./0016-one-target-a-connection.ts";
import { idempotentBytesMigration } from "./0017-idempotent-bytes.ts";
import { connectionGrantsMigration } from "./0018-connection-grants.ts";
import { writersMigration } from "./0019-writers.ts";
import { emailChangesMigration } from "./0020-email-changes.ts";
import { sourcesMigration } from "./0021-sources.ts";
import { savedFactsMigration } from "./0022-saved-facts.ts";
import { voicesMigration } from "./0023-voices.ts";
import { carouselSearchMigration } from "./0024-carousel-search.ts";
import { oauthMigration } from "./0025-oauth.ts";
import { creditPurposesMigration } from "./0026-credit-purposes.ts";
import { approvalsMigration } from "./0027-approvals.ts";
import { reviewsMigration } from "./0028-reviews.ts";
import { brandKitsMigration } from "./0029-brand-kits.ts";

/** Every migration, oldest first. */
export const allMigrations: readonly Migration[] = [
  accountsMigration,
  rateLimitsMigration,
  creditsMigration,
  idempotentAnswersMigration,
  brandsMigration,
  libraryMigration,
  namedKeysMigration,
  webhooksMigration,
  jobsMigration,
  webhookLeasesMigration,
  tasksMigration,
  publishingMigration,
  networkSignInsMigration,
  calendarFeedsMigration,
  instanceClientsMigration,
  oneTargetAConnectionMigration,
  idempotentBytesMigration,
  connectionGrantsMigration,
  writersMigration,
  emailChangesMigration,
  sourcesMigration,
  savedFactsMigration,
  voicesMigration,
  carouselSearchMigration,
  oauthMigration,
  creditPurposesMigration,
  approvalsMigration,
  reviewsMigration,
  brandKitsMigration,
];
