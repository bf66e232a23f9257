import type { VoiceService } from "../voices/voice-service.ts";
import type { Config } from "../config/config.ts";
import { CreditService } from "../credits/credit-service.ts";
import type { Database } from "../db/database.ts";
import { AnonymousQuota } from "../generation/anonymous-quota.ts";
import { GenerationService } from "../generation/generation-service.ts";
import { FactStore } from "../generation/planning/fact-store.ts";
import { DraftPlanner } from "../generation/planning/draft-planner.ts";
import { PlanService } from "../generation/planning/plan-service.ts";
import { Planner } from "../generation/planning/planner.ts";
import { PostRewriteService } from "../generation/post-rewrite-service.ts";
import { RewriteService } from "../generation/rewrite-service.ts";
import { OllamaService } from "../generation/ollama/ollama-service.ts";
import { LearnVoiceService } from "../generation/voice/learn-voice-service.ts";
import { AccountWriterService } from "../generation/writers/account-writer-service.ts";
import { createServerWriter } from "../generation/writers/server-writer.ts";
import { PaidWork } from "../generation/writers/paid-work.ts";
import { WriterChain } from "../generation/writers/writer-chain.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import type { SourceChecker } from "../sources/checks/source-checker.ts";
import type { SourceService } from "../sources/source-service.ts";
import type { TextReaders } from "../threads/text-readers.ts";
import type { WebhookService } from "../webhooks/webhook-service.ts";
import { chooseOutbound } from "./choose-outbound.ts";
import type { Environment } from "./environment.ts";

/** The webhook event `credits.low` is sent when the balance reaches the monthly credits divided by this number. */
const lowCreditsShare = 10;

interface GenerationParts extends Pick<Environment, "outbound" | "providerAddresses"> {
  appSecret: string;
  database: Database;
  now: () => Date;
  rateLimits: RateLimits;
  sources: SourceService;
  voices: VoiceService;
  checker: SourceChecker;
  texts: TextReaders;
  webhooks: WebhookService;
}

/** Creates the services that write posts with AI models, and the service for credits. */
export function createGeneration(config: Config, parts: GenerationParts) {
  const { ai } = config;
  const { sources, checker, texts, voices } = parts;
  const { anonymousGeneration, anonymousPlan, generate: rateLimit } = parts.rateLimits;
  const credits = createCredits(parts);
  const accountWriters = new AccountWriterService({
    ...parts,
    outbound: chooseOutbound(config, parts.outbound),
    rateLimit,
    timeoutMs: ai.timeoutMs,
  });
  const ollama = new OllamaService({ ...parts, url: config.ollamaUrl });
  const server = createServerWriter(ai, texts);
  const writers = new WriterChain({ server, own: accountWriters, ollama });
  const work = new PaidWork({ writers, credits, rateLimit });
  const anonymousUsers = new AnonymousQuota(ai.anonymousGenerations, anonymousGeneration);
  const savedFacts = new FactStore(parts);
  const planner = new Planner({ store: savedFacts });
  return {
    credits,
    writers,
    accountWriters,
    ollama,
    generations: new GenerationService({
      writers,
      work,
      anonymousUsers,
      rateLimit,
      sources,
      checker,
      texts,
      planner,
      voices,
    }),
    savedFacts,
    plans: new PlanService({
      writers,
      planner,
      createDrafts: (by) => new DraftPlanner(texts.of(by)),
      sources,
      checker,
      texts,
      anonymousUsers: new AnonymousQuota(ai.anonymousGenerations, anonymousPlan),
      rateLimit,
      voices,
    }),
    rewrites: new RewriteService({ work, voices }),
    voiceLearning: new LearnVoiceService({ voices, work, texts }),
    postRewrites: new PostRewriteService({ work, credits, sources, checker, voices }),
  };
}

function createCredits({ database, now, webhooks }: GenerationParts): CreditService {
  return new CreditService({
    database,
    now,
    onCharge: async (queries, accountId, { balance, limit }) => {
      if (balance !== Math.ceil(limit / lowCreditsShare)) return;
      await webhooks.publish(queries, accountId, "credits.low", { credits: balance, limit });
    },
  });
}
