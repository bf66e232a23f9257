import { resolve } from "node:path";
import type { PlanId } from "@slideloom/core/credits";
import { buildAiConfig, type AiConfig } from "./ai-config.ts";
import {
  secretSettings,
  settingMeanings,
  settingsSchema,
  type Settings,
} from "./settings-schema.ts";
import type { BucketConfig } from "./storage-url.ts";

export interface Config {
  /** 0 selects a free port. */
  port: number;
  host: string;
  /** Without a trailing slash; null means `http://localhost` and the port. */
  publicUrl: string | null;
  logLevel: Settings["LOG_LEVEL"];
  /** An absolute path. */
  dataDir: string;
  /** A PostgreSQL URL; null selects the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Null selects the one stored in `dataDir`. */
  appSecret: string | null;
  /** Bucket for uploads; null selects a folder in `dataDir`. */
  bucket: BucketConfig | null;
  /** Upload limit per account. */
  mediaQuotaBytes: number;
  /** Storage limit for the files of an account's jobs. */
  resultQuotaBytes: number;
  /** How long a request waits for rendering before its response is a job. */
  renderTimeoutMs: number;
  /** Null writes mails to the log. */
  mail: { smtpUrl: string; from: string } | null;
  isSignupOpen: boolean;
  /** Plan of new accounts. */
  defaultPlan: PlanId;
  /** Whether plans restrict features. */
  hasPlanGates: boolean;
  /** Number of trusted proxies in front, for the client's address and scheme. */
  trustedProxies: number;
  /** If true, nothing is sent to networks, and posts that come due are missed. */
  isPublishingPaused: boolean;
  /** Fakes that replace the networks in development and tests; null for the real networks. */
  fakeNetworks: FakeNetworks | null;
  linkedin: LinkedinConfig;
  ai: AiConfig;
  rateLimits: RateLimitConfig;
}

/** URLs of fakes that replace the networks in development and tests; null for a real network. */
export interface FakeNetworks {
  blueskyUrl: string | null;
  mastodonUrl: string | null;
  linkedinUrl: string | null;
}

interface LinkedinConfig {
  /** OAuth client; null if LinkedIn can't be connected. */
  client: { id: string; secret: string } | null;
  /** Version of LinkedIn's API, `YYYYMM`. */
  version: string;
}

/** Allowed requests per period; 0 means no limit. */
interface RateLimitConfig {
  registerPerHour: number;
  loginPerQuarterHour: number;
  loginPerAccountPerQuarterHour: number;
  resetPerHour: number;
  generatePerMinute: number;
  apiPerMinute: number;
  anonymousPerMinute: number;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; message: string };

/** Parses the environment. Empty values count as missing; an error is one line that names the setting. */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ConfigResult {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = settingsSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path[0] as keyof Settings;
    const shown = secretSettings.has(name) ? "" : `, not ${JSON.stringify(environment[name])}`;
    return { ok: false, message: `${name} ${settingMeanings[name]}${shown}` };
  }
  const settings = parsed.data;
  if (settings.DATABASE_URL && !settings.APP_SECRET) {
    const message = "APP_SECRET must be set with DATABASE_URL: all processes share it";
    return { ok: false, message };
  }
  if (settings.SMTP_URL && !settings.MAIL_FROM) {
    return { ok: false, message: "MAIL_FROM must be set with SMTP_URL: the sender of emails" };
  }
  if (Boolean(settings.LINKEDIN_CLIENT_ID) !== Boolean(settings.LINKEDIN_CLIENT_SECRET)) {
    const message = "LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET must be set together";
    return { ok: false, message };
  }
  const ai = buildAiConfig(settings);
  if (typeof ai === "string") return { ok: false, message: ai };
  return { ok: true, config: buildConfig(settings, ai) };
}

function buildConfig(settings: Settings, ai: AiConfig): Config {
  const { SMTP_URL, MAIL_FROM } = settings;
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL ?? null,
    logLevel: settings.LOG_LEVEL,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    appSecret: settings.APP_SECRET ?? null,
    bucket: settings.STORAGE_URL ?? null,
    mediaQuotaBytes: settings.MEDIA_QUOTA_MB * 1024 * 1024,
    resultQuotaBytes: settings.RESULT_QUOTA_MB * 1024 * 1024,
    renderTimeoutMs: settings.RENDER_TIMEOUT_SECONDS * 1000,
    mail: SMTP_URL && MAIL_FROM ? { smtpUrl: SMTP_URL, from: MAIL_FROM } : null,
    isSignupOpen: settings.SIGNUP === "open",
    isPublishingPaused: settings.PUBLISHING === "paused",
    defaultPlan: settings.DEFAULT_PLAN,
    hasPlanGates: settings.PLAN_GATES,
    trustedProxies: settings.TRUST_PROXY,
    fakeNetworks: buildFakeNetworks(settings),
    linkedin: buildLinkedin(settings),
    ai,
    rateLimits: {
      registerPerHour: settings.RATE_LIMIT_REGISTER,
      loginPerQuarterHour: settings.RATE_LIMIT_LOGIN,
      loginPerAccountPerQuarterHour: settings.RATE_LIMIT_LOGIN_ACCOUNT,
      resetPerHour: settings.RATE_LIMIT_RESET,
      generatePerMinute: settings.RATE_LIMIT_GENERATE,
      apiPerMinute: settings.RATE_LIMIT_API,
      anonymousPerMinute: settings.RATE_LIMIT_VISITOR,
    },
  };
}

function buildFakeNetworks(settings: Settings): FakeNetworks | null {
  const fakes = {
    blueskyUrl: settings.FAKE_BLUESKY_URL ?? null,
    mastodonUrl: settings.FAKE_MASTODON_URL ?? null,
    linkedinUrl: settings.FAKE_LINKEDIN_URL ?? null,
  };
  return Object.values(fakes).some((url) => url !== null) ? fakes : null;
}

function buildLinkedin(settings: Settings): LinkedinConfig {
  const { LINKEDIN_CLIENT_ID: id, LINKEDIN_CLIENT_SECRET: secret } = settings;
  return { client: id && secret ? { id, secret } : null, version: settings.LINKEDIN_VERSION };
}
