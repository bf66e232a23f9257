import { resolve } from "node:path";
import type { PlanId } from "@slideloom/core/credits";
import { buildAiConfig, type AiConfig } from "./ai-config.ts";
import {
  buildNetworkConfig,
  checkNetworkSettings,
  networkSettingsSchema,
  type NetworkConfig,
} from "./network-settings.ts";
import {
  secretSettings,
  settingMeanings,
  settingsSchema,
  type Settings,
} from "./settings-schema.ts";
import type { HostAndPort } from "./host-list.ts";
import type { BucketConfig } from "./storage-url.ts";

export interface Config {
  /** Port to listen on; 0 selects a free one. */
  port: number;
  host: string;
  /** Without a trailing slash; null means `http://localhost` and the port. */
  publicUrl: string | null;
  logLevel: Settings["LOG_LEVEL"];
  /** Absolute path of the data folder. */
  dataDir: string;
  /** A PostgreSQL URL; null selects the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Secret for encryption and signing; null selects the one stored in `dataDir`. */
  appSecret: string | null;
  /** Bucket for uploads; null selects a folder in `dataDir`. */
  bucket: BucketConfig | null;
  mediaQuotaBytes: number;
  /** Storage limit for the files of an account's jobs. */
  resultQuotaBytes: number;
  /** How long a request waits for rendering before its response is a job. */
  renderTimeoutMs: number;
  /** Settings for sending emails; null logs them instead. */
  mail: { smtpUrl: string; from: string } | null;
  isSignupOpen: boolean;
  defaultPlan: PlanId;
  hasPlanGates: boolean;
  /** Number of trusted proxies in front of the server. Their headers provide the client's address and scheme. */
  trustedProxies: number;
  /**
   * If true, nothing is sent to networks. Posts that come due meanwhile are marked as missed instead of being sent
   * later.
   */
  isPublishingPaused: boolean;
  /** Hosts of the operator's own network that connectors and webhooks may reach. */
  outboundAllow: readonly HostAndPort[];
  /** Callbacks of programs that may connect by OAuth, besides the known ones. */
  oauthRedirects: readonly string[];
  networks: NetworkConfig;
  ai: AiConfig;
  /** URL of the Ollama on this machine; null if Slideloom mustn't connect to one. */
  ollamaUrl: string | null;
  rateLimits: RateLimitConfig;
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

/** Parses the environment. An error is one line that names the setting. */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ConfigResult {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const values = Object.fromEntries(given);
  const parsed = settingsSchema.safeParse(values);
  const networks = networkSettingsSchema.safeParse(values);
  const error = parsed.error ?? networks.error;
  if (!parsed.success || !networks.success) {
    const name = String(error?.issues[0]?.path[0]);
    const shown = secretSettings.has(name) ? "" : `, not ${JSON.stringify(environment[name])}`;
    return { ok: false, message: `${name} ${settingMeanings[name]}${shown}` };
  }
  const settings = parsed.data;
  if (settings.DATABASE_URL && !settings.APP_SECRET) {
    const message =
      "APP_SECRET must be set if DATABASE_URL is set. Use the same secret for all servers of this database";
    return { ok: false, message };
  }
  if (settings.SMTP_URL && !settings.MAIL_FROM) {
    return {
      ok: false,
      message:
        "MAIL_FROM must be set if SMTP_URL is set. Use the address that emails are sent from",
    };
  }
  const incomplete = checkNetworkSettings(networks.data);
  if (incomplete !== null) return { ok: false, message: incomplete };
  const ai = buildAiConfig(settings);
  if (typeof ai === "string") return { ok: false, message: ai };
  return { ok: true, config: buildConfig(settings, ai, buildNetworkConfig(networks.data)) };
}

function buildConfig(settings: Settings, ai: AiConfig, networks: NetworkConfig): Config {
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
    outboundAllow: settings.OUTBOUND_ALLOW,
    oauthRedirects: settings.OAUTH_REDIRECTS,
    defaultPlan: settings.DEFAULT_PLAN,
    hasPlanGates: settings.PLAN_GATES,
    trustedProxies: settings.TRUST_PROXY,
    networks,
    ai,
    ollamaUrl: settings.OLLAMA_URL === "off" ? null : settings.OLLAMA_URL,
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
