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
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** Without a slash at its end; null stands for `http://localhost` and the port. */
  publicUrl: string | null;
  logLevel: Settings["LOG_LEVEL"];
  /** Absolute. */
  dataDir: string;
  /** A PostgreSQL URL; null stands for the embedded database under `dataDir`. */
  databaseUrl: string | null;
  /** Null stands for the one that is kept in `dataDir`. */
  appSecret: string | null;
  /** Where uploads are kept; null stands for a folder under `dataDir`. */
  bucket: BucketConfig | null;
  /** How much an account may upload. */
  mediaQuotaBytes: number;
  /** How much the files of an account's jobs may take. */
  resultQuotaBytes: number;
  /** How long a request waits for what it asked to draw, before it is answered with a job. */
  renderTimeoutMs: number;
  /** How mail is sent; null stands for writing it to the log. */
  mail: { smtpUrl: string; from: string } | null;
  isSignupOpen: boolean;
  /** Plan of a new account. */
  defaultPlan: PlanId;
  /** Whether what an account may do follows its plan. */
  hasPlanGates: boolean;
  /** How many proxies in front are believed about a client's address and scheme. */
  trustedProxies: number;
  /** Stand-ins that are asked in place of the networks, for development and tests; null for the networks themselves. */
  /** Nothing is sent to networks; what is due meanwhile is missed. */
  isPublishingPaused: boolean;
  fakeNetworks: FakeNetworks | null;
  linkedin: LinkedinConfig;
  ai: AiConfig;
  rateLimits: RateLimitConfig;
}

/** The addresses of stand-ins; null for a network that is asked itself. */
export interface FakeNetworks {
  blueskyUrl: string | null;
  mastodonUrl: string | null;
  linkedinUrl: string | null;
}

interface LinkedinConfig {
  /** The application at LinkedIn; null where nobody can connect it. */
  client: { id: string; secret: string } | null;
  /** The version of LinkedIn's API, `YYYYMM`. */
  version: string;
}

/** How often something may be done in its period, by whom; 0 stands for no limit. */
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

/** Reads the settings of an environment. An empty value counts as none; the message is one line that names the setting. */
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
    return { ok: false, message: "MAIL_FROM must be set with SMTP_URL: the sender of mails" };
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
