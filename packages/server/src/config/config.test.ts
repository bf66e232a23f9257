import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { networkIds, networks } from "@slideloom/core/networks";
import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { settingMeanings } from "./settings-schema.ts";

const secret = "0123456789abcdef0123456789abcdef";

/** The networks' environment variables that have a default value. */
const fallbacks = Object.fromEntries(
  networkIds
    .flatMap((id) => Object.entries(networks[id].settings))
    .flatMap(([name, { fallback }]) => (fallback === undefined ? [] : [[name, fallback]])),
);

function getConfig(environment: Record<string, string>) {
  const result = parseConfig(environment);
  if (!result.ok) throw new Error(result.message);
  return result.config;
}

test("an empty environment gives the defaults", () => {
  expect(parseConfig({})).toEqual({
    ok: true,
    config: {
      port: 3000,
      host: "0.0.0.0",
      publicUrl: null,
      logLevel: "info",
      dataDir: resolve("data"),
      databaseUrl: null,
      appSecret: null,
      bucket: null,
      mediaQuotaBytes: 500 * 1024 * 1024,
      resultQuotaBytes: 2000 * 1024 * 1024,
      renderTimeoutMs: 25_000,
      mail: null,
      isSignupOpen: true,
      defaultPlan: "free",
      hasPlanGates: false,
      trustedProxies: 0,
      isPublishingPaused: false,
      outboundAllow: [],
      oauthRedirects: [],
      networks: { settings: fallbacks, fakeUrls: {} },
      ai: {
        provider: "builtin",
        model: null,
        apiKey: null,
        baseUrl: null,
        timeoutMs: 60_000,
        anonymousGenerations: 3,
      },
      ollamaUrl: "http://127.0.0.1:11434",
      rateLimits: {
        registerPerHour: 20,
        loginPerQuarterHour: 20,
        loginPerAccountPerQuarterHour: 10,
        resetPerHour: 10,
        generatePerMinute: 60,
        apiPerMinute: 300,
        anonymousPerMinute: 120,
      },
    },
  });
});

test("an empty value counts as missing", () => {
  expect(parseConfig({ PORT: "", HOST: " ", PUBLIC_URL: "", SIGNUP: "" })).toEqual(parseConfig({}));
});

test("each setting is read, and a URL's trailing slash is removed", () => {
  const config = getConfig({
    PORT: "8080",
    HOST: "::1",
    PUBLIC_URL: "https://slides.example/",
    LOG_LEVEL: "warn",
    DATA_DIR: "/var/slides",
    DATABASE_URL: "postgresql://me:pass@db:5432/slides?sslmode=require",
    APP_SECRET: secret,
    STORAGE_URL: "s3://key:s%2Fcret@s3.example:9000/slides/?region=eu-1&tls=0",
    MEDIA_QUOTA_MB: "2",
    RESULT_QUOTA_MB: "3",
    RENDER_TIMEOUT_SECONDS: "0",
    SMTP_URL: "smtps://me:pass@mail.example:465",
    MAIL_FROM: "Slideloom <slides@mail.example>",
    SIGNUP: "closed",
    PUBLISHING: "paused",
    OUTBOUND_ALLOW: "Postiz.lan:5000, 10.0.0.5:4007,[FD00::7]:80",
    DEFAULT_PLAN: "pro",
    PLAN_GATES: "on",
    TRUST_PROXY: "2",
    RATE_LIMIT_REGISTER: "1",
    RATE_LIMIT_LOGIN: "2",
    RATE_LIMIT_LOGIN_ACCOUNT: "3",
    RATE_LIMIT_RESET: "4",
    RATE_LIMIT_GENERATE: "5",
    RATE_LIMIT_API: "0",
    RATE_LIMIT_VISITOR: "7",
  });
  expect(config).toMatchObject({
    port: 8080,
    host: "::1",
    publicUrl: "https://slides.example",
    logLevel: "warn",
    dataDir: "/var/slides",
    databaseUrl: "postgresql://me:pass@db:5432/slides?sslmode=require",
    appSecret: secret,
    bucket: {
      url: "http://s3.example:9000/slides",
      region: "eu-1",
      accessKeyId: "key",
      secretAccessKey: "s/cret",
    },
    mediaQuotaBytes: 2 * 1024 * 1024,
    resultQuotaBytes: 3 * 1024 * 1024,
    renderTimeoutMs: 0,
    mail: {
      smtpUrl: "smtps://me:pass@mail.example:465",
      from: "Slideloom <slides@mail.example>",
    },
    isSignupOpen: false,
    outboundAllow: [
      { hostname: "postiz.lan", port: 5000 },
      { hostname: "10.0.0.5", port: 4007 },
      { hostname: "fd00::7", port: 80 },
    ],
    defaultPlan: "pro",
    hasPlanGates: true,
    trustedProxies: 2,
    rateLimits: {
      registerPerHour: 1,
      loginPerQuarterHour: 2,
      loginPerAccountPerQuarterHour: 3,
      resetPerHour: 4,
      generatePerMinute: 5,
      apiPerMinute: 0,
      anonymousPerMinute: 7,
    },
  });
});

test("fakes of networks must be on this machine", () => {
  expect(getConfig({ FAKE_MASTODON_URL: "http://127.0.0.1:4010" }).networks.fakeUrls).toEqual({
    mastodon: "http://127.0.0.1:4010",
  });
  expect(parseConfig({ FAKE_BLUESKY_URL: "https://bsky.example" })).toMatchObject({ ok: false });
});

test("LinkedIn needs its client's id and secret together", () => {
  const client = { LINKEDIN_CLIENT_ID: "id", LINKEDIN_CLIENT_SECRET: "s3cret" };
  expect(getConfig(client).networks.settings).toEqual({ ...client, ...fallbacks });
  const alone = parseConfig({ LINKEDIN_CLIENT_ID: "id" });
  expect(alone).toMatchObject({ ok: false });
});

test("a bucket uses TLS by default", () => {
  expect(getConfig({ STORAGE_URL: "s3://key:secret@s3.example/slides" }).bucket).toMatchObject({
    url: "https://s3.example/slides",
    region: "us-east-1",
  });
});

test.for([
  ["on", 1],
  ["true", 1],
  ["1", 1],
  ["off", 0],
  ["false", 0],
  ["0", 0],
  ["9", 9],
] as const)("TRUST_PROXY=%s believes %i proxies", ([word, count]) => {
  expect(getConfig({ TRUST_PROXY: word }).trustedProxies).toBe(count);
});

describe("the text generator", () => {
  const compatible = { AI_BASE_URL: "http://127.0.0.1:11434/v1/", AI_MODEL: "qwen3" };

  test("is an OpenAI-compatible server if its address is set, with an optional key", () => {
    expect(getConfig(compatible).ai).toMatchObject({
      provider: "openai-compatible",
      model: "qwen3",
      apiKey: null,
      baseUrl: "http://127.0.0.1:11434/v1",
      anonymousGenerations: 0,
    });
  });

  test.each([
    ["https://ai.example/v1/chat/completions?key=1", "https://ai.example/v1"],
    ["https://ai.example/v1/models/", "https://ai.example/v1"],
    ["https://ai.example/", "https://ai.example"],
  ])("has a base URL, although AI_BASE_URL is %s", (AI_BASE_URL, baseUrl) => {
    expect(getConfig({ ...compatible, AI_BASE_URL }).ai).toMatchObject({ baseUrl });
  });

  test("is the named one, with another address if that is set", () => {
    const named = { AI_PROVIDER: "openai", AI_API_KEY: "key", AI_TIMEOUT_SECONDS: "5" };
    expect(getConfig({ ...compatible, ...named, ANONYMOUS_GENERATIONS: "2" }).ai).toMatchObject({
      provider: "openai",
      apiKey: "key",
      baseUrl: "http://127.0.0.1:11434/v1",
      timeoutMs: 5000,
      anonymousGenerations: 2,
    });
  });

  test("is the built-in one if that is named, regardless of other settings", () => {
    const ai = { ...compatible, AI_PROVIDER: "builtin", AI_API_KEY: "key" };
    expect(getConfig(ai).ai).toMatchObject({ provider: "builtin", anonymousGenerations: 3 });
  });
});

describe("conflicting settings give a one-line error that names the one to set", () => {
  test.for([
    ["APP_SECRET", { DATABASE_URL: "postgres://db/slides" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://mail.example" }],
    ["AI_PROVIDER", { AI_API_KEY: "key" }],
    ["AI_BASE_URL", { AI_PROVIDER: "openai-compatible", AI_MODEL: "m" }],
    ["AI_MODEL", { AI_PROVIDER: "google", AI_API_KEY: "key" }],
    ["AI_MODEL", { AI_BASE_URL: "http://127.0.0.1:1/v1" }],
    ["AI_API_KEY", { AI_PROVIDER: "anthropic", AI_MODEL: "m" }],
  ] as const)("%s", ([name, environment]) => {
    const result = parseConfig(environment);
    expect(result).toMatchObject({ ok: false });
    if (!result.ok) expect(result.message).toMatch(new RegExp(`^${name} must be set if .+$`));
  });
});

describe("an invalid value gives a one-line error that names the setting", () => {
  test.for([
    ["PORT", "abc"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["PORT", "0x10"],
    ["HOST", "two words"],
    ["PUBLIC_URL", "slides.example"],
    ["PUBLIC_URL", "ftp://slides.example"],
    ["PUBLIC_URL", "https://slides.example/slides"],
    ["PUBLIC_URL", "https://slides.example/slides/"],
    ["PUBLIC_URL", "https://slides.example#top"],
    ["PUBLIC_URL", "https://me:pass@slides.example"],
    ["LOG_LEVEL", "loud"],
    ["MAIL_FROM", "nobody"],
    ["MEDIA_QUOTA_MB", "a lot"],
    ["SIGNUP", "maybe"],
    ["PUBLISHING", "off"],
    ["OUTBOUND_ALLOW", "postiz.lan"],
    ["OUTBOUND_ALLOW", "https://postiz.lan:5000"],
    ["OUTBOUND_ALLOW", "postiz.lan:70000"],
    ["OUTBOUND_ALLOW", "10.0.0.0/8:80"],
    ["OUTBOUND_ALLOW", "a lan:80"],
    ["DEFAULT_PLAN", "gold"],
    ["PLAN_GATES", "ajar"],
    ["TRUST_PROXY", "10"],
    ["TRUST_PROXY", "127.0.0.1"],
    ["AI_PROVIDER", "mainframe"],
    ["AI_BASE_URL", "localhost"],
    ["AI_TIMEOUT_SECONDS", "0"],
    ["ANONYMOUS_GENERATIONS", "-1"],
    ["RATE_LIMIT_REGISTER", "20/h"],
    ["RATE_LIMIT_LOGIN", "1.5"],
    ["RATE_LIMIT_LOGIN_ACCOUNT", "x"],
    ["RATE_LIMIT_RESET", "-"],
    ["RATE_LIMIT_GENERATE", "none"],
    ["RATE_LIMIT_API", "1e3"],
    ["RATE_LIMIT_VISITOR", "1000001"],
  ] as const)("%s=%s", ([name, value]) => {
    const result = parseConfig({ [name]: value });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.message).toMatch(new RegExp(`^${name} must .*, not "${value}"$`));
  });

  test.for([
    ["DATABASE_URL", "mysql://me:hush@db/slides"],
    ["APP_SECRET", "hush"],
    ["STORAGE_URL", "https://key:hush@s3.example/slides"],
    ["STORAGE_URL", "s3://key:hush@s3.example"],
    ["STORAGE_URL", "s3://key:hush@s3.example/slides/more"],
    ["STORAGE_URL", "s3://hush@s3.example/slides"],
    ["STORAGE_URL", "s3://key:hush%ff@s3.example/slides"],
    ["STORAGE_URL", "s3://key:hush@s3.example/slides?tls=no"],
    ["SMTP_URL", "http://me:hush@mail.example"],
    ["AI_API_KEY", "hush hush"],
  ] as const)("%s, whose value is not shown", ([name, value]) => {
    const result = parseConfig({ [name]: value });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.message).toMatch(new RegExp(`^${name} must .+$`));
    expect(result.message).not.toContain("hush");
  });
});

test("the example file contains every setting and one for a fake, with the defaults", () => {
  const example = readFileSync(new URL("../../../../.env.example", import.meta.url), "utf8");
  const lines = [...example.matchAll(/^(# )?([A-Z_]+)=(.*)$/gm)];
  expect(lines.map(([, , name]) => name).toSorted()).toEqual(
    Object.keys(settingMeanings)
      .filter((name) => !name.startsWith("FAKE_") || name === "FAKE_BLUESKY_URL")
      .toSorted(),
  );
  const set = lines.filter(([, comment]) => !comment).map(([, , name, value]) => [name, value]);
  expect(parseConfig(Object.fromEntries(set))).toEqual(parseConfig({}));
});
