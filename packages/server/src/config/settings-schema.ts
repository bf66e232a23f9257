import { planIds } from "@slideloom/core/credits";
import { z } from "zod";
import { hostList } from "./host-list.ts";
import { modelAddress, ollamaAddress, origin } from "./http-url.ts";
import { networkSecretSettings, networkSettingMeanings } from "./network-settings.ts";
import { parseStorageUrl } from "./storage-url.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const aiProviders = ["builtin", "openai", "openai-compatible", "anthropic", "google"] as const;

const rateLimit = (limit: number) => wholeNumber(1_000_000).default(limit);

/** A whole number from 0 to `max`, in digits. */
function wholeNumber(max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number <= max);
}

/** A switch in its common spellings. */
const onOff = z
  .enum(["on", "off", "true", "false", "1", "0"])
  .transform((word) => word === "on" || word === "true" || word === "1");

const storageUrl = z.string().transform((text, context) => {
  const bucket = parseStorageUrl(text);
  if (!bucket) context.addIssue("not a bucket URL");
  return bucket ?? z.NEVER;
});

/** Callbacks of programs, separated by commas. */
const redirectList = z
  .string()
  .transform((text) => text.split(",").map((uri) => uri.trim()))
  .refine((uris) => uris.every((uri) => uri.startsWith("https://") && URL.canParse(uri)));

/** Settings as environment variables, with defaults. */
export const settingsSchema = z.object({
  PORT: wholeNumber(65_535).default(3000),
  HOST: z.string().regex(/^\S+$/).default("0.0.0.0"),
  PUBLIC_URL: origin.optional(),
  LOG_LEVEL: z.enum(logLevels).default("info"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  APP_SECRET: z.string().min(32).optional(),
  STORAGE_URL: storageUrl.optional(),
  MEDIA_QUOTA_MB: wholeNumber(1_000_000).default(500),
  RESULT_QUOTA_MB: wholeNumber(1_000_000).default(2000),
  RENDER_TIMEOUT_SECONDS: wholeNumber(600).default(25),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]@[^\s@>]+>?$/)
    .optional(),
  SIGNUP: z.enum(["open", "closed"]).default("open"),
  PUBLISHING: z.enum(["on", "paused"]).default("on"),
  OUTBOUND_ALLOW: hostList.default([]),
  OAUTH_REDIRECTS: redirectList.default([]),
  DEFAULT_PLAN: z.enum(planIds).default("free"),
  PLAN_GATES: onOff.default(false),
  TRUST_PROXY: z
    .enum(["on", "off", "true", "false", ..."0123456789"])
    .transform((word) => ({ on: 1, true: 1, off: 0, false: 0 })[word] ?? Number(word))
    .default(0),
  AI_PROVIDER: z.enum(aiProviders).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().regex(/^\S+$/).optional(),
  AI_BASE_URL: modelAddress.optional(),
  AI_TIMEOUT_SECONDS: wholeNumber(3600)
    .refine((seconds) => seconds > 0)
    .default(60),
  ANONYMOUS_GENERATIONS: wholeNumber(1_000_000).optional(),
  OLLAMA_URL: z.union([z.literal("off"), ollamaAddress]).default("http://127.0.0.1:11434"),
  RATE_LIMIT_REGISTER: rateLimit(20),
  RATE_LIMIT_LOGIN: rateLimit(20),
  RATE_LIMIT_LOGIN_ACCOUNT: rateLimit(10),
  RATE_LIMIT_RESET: rateLimit(10),
  RATE_LIMIT_GENERATE: rateLimit(60),
  RATE_LIMIT_API: rateLimit(300),
  RATE_LIMIT_VISITOR: rateLimit(120),
});

export type Settings = z.infer<typeof settingsSchema>;

const rateLimitMeaning = "must be a whole number from 0 (no limit) to 1000000";

const ownMeanings: Record<keyof Settings, string> = {
  PORT: "must be a whole number from 0 to 65535",
  HOST: "must be a host name or an address to listen on",
  PUBLIC_URL:
    "must be an http:// or https:// address without a path, such as https://slides.example.com",
  LOG_LEVEL: `must be one of ${logLevels.join(", ")}`,
  DATA_DIR: "must be a folder",
  DATABASE_URL: "must be a postgres:// address",
  APP_SECRET: "must have at least 32 characters",
  STORAGE_URL: "must be the address of a bucket: s3://KEY:SECRET@host:port/bucket?region=…&tls=0|1",
  MEDIA_QUOTA_MB: "must be a whole number from 0 to 1000000",
  RESULT_QUOTA_MB: "must be a whole number from 0 to 1000000",
  RENDER_TIMEOUT_SECONDS: "must be a whole number from 0 to 600",
  SMTP_URL: "must be an smtp:// or smtps:// address",
  MAIL_FROM:
    "must be an email address, such as slides@example.com or Slideloom <slides@example.com>",
  SIGNUP: "must be open or closed",
  PUBLISHING: "must be on or paused",
  OAUTH_REDIRECTS: "must be https:// addresses, separated by commas",
  OUTBOUND_ALLOW:
    "must be a list of hosts with ports, separated by commas, such as postiz.lan:5000",
  DEFAULT_PLAN: `must be one of ${planIds.join(", ")}`,
  PLAN_GATES: "must be on or off",
  TRUST_PROXY: "must be on, off, or the number of proxies from 0 to 9",
  AI_PROVIDER: `must be one of ${aiProviders.join(", ")}`,
  AI_MODEL: "must be the name of a model",
  AI_API_KEY: "must be a key without spaces",
  AI_BASE_URL: "must be an http:// or https:// address",
  AI_TIMEOUT_SECONDS: "must be a whole number from 1 to 3600",
  ANONYMOUS_GENERATIONS: "must be a whole number from 0 to 1000000",
  OLLAMA_URL: "must be an http:// or https:// address, or off",
  RATE_LIMIT_REGISTER: rateLimitMeaning,
  RATE_LIMIT_LOGIN: rateLimitMeaning,
  RATE_LIMIT_LOGIN_ACCOUNT: rateLimitMeaning,
  RATE_LIMIT_RESET: rateLimitMeaning,
  RATE_LIMIT_GENERATE: rateLimitMeaning,
  RATE_LIMIT_API: rateLimitMeaning,
  RATE_LIMIT_VISITOR: rateLimitMeaning,
};

/** Error messages for invalid values; the setting's name is put before them. */
export const settingMeanings: Readonly<Record<string, string>> = {
  ...ownMeanings,
  ...networkSettingMeanings,
};

const ownSecrets: readonly (keyof Settings)[] = [
  "DATABASE_URL",
  "APP_SECRET",
  "STORAGE_URL",
  "SMTP_URL",
  "AI_API_KEY",
];

/** Settings whose values must never be shown, even if invalid. */
export const secretSettings: ReadonlySet<string> = new Set([
  ...ownSecrets,
  ...networkSecretSettings,
]);
