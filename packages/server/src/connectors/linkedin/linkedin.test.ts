import { afterEach, beforeEach, expect, test } from "vitest";
import { createRun, drawDocument, drawPictures, prepareAll } from "../connector-run.fixture.ts";
import type { PublishedFile, TargetRun } from "../connector.ts";
import { unrestrictedPolicy } from "../../outbound/outbound-policy.ts";
import { createCallNetwork } from "../network-call.ts";
import {
  linkedinClient,
  linkedinMember,
  startFakeLinkedin,
  type FakeLinkedin,
} from "./fake-linkedin.fixture.ts";
import { LinkedinAccess } from "./linkedin-access.ts";
import { describeVersionEnd } from "./linkedin-settings.ts";
import { createLinkedinConnector } from "./linkedin.ts";

const redirectUri = "https://slides.example/connect/linkedin/callback";
const dayMs = 24 * 3600_000;
const start = Date.UTC(2026, 10, 23, 12);

let fake: FakeLinkedin;
let clock: { nowMs: number };
const now = () => new Date(clock.nowMs);
beforeEach(async () => {
  clock = { nowMs: start };
  fake = await startFakeLinkedin({ now });
});
afterEach(() => fake.close());

const createSettings = () => ({
  loginUrl: fake.url,
  apiUrl: fake.url,
  version: "202607",
  client: linkedinClient,
});
const createAccess = (change: object = {}) =>
  new LinkedinAccess({
    ...createSettings(),
    call: createCallNetwork(unrestrictedPolicy),
    now,
    ...change,
  });
const createConnector = () => createLinkedinConnector(createSettings());

async function connect(access = createAccess()) {
  const signIn = { instanceUrl: null, redirectUri, codeVerifier: "" };
  const { url } = await access.buildSignInUrl(signIn, "some state");
  const { headers } = await fetch(url, { redirect: "manual" });
  const code = new URL(headers.get("location") ?? "").searchParams.get("code") ?? "";
  return access.finishSignIn(signIn, code);
}

async function prepareRun(
  files: readonly PublishedFile[],
  payload: Partial<TargetRun["payload"]> = {},
): Promise<TargetRun> {
  const run = createRun({ account: await connect(), files, payload, now });
  const checkpoint = await prepareAll(createConnector(), run);
  clock.nowMs += 20_000;
  return { ...run, checkpoint };
}

test("a member is connected for 60 days, after which they sign in again", async () => {
  const account = await connect();
  const endsAtMs = start + 60 * dayMs;
  expect(account).toMatchObject({
    remoteId: linkedinMember,
    name: "Ana Example",
    accessEndsAtMs: endsAtMs,
    refreshEndsAtMs: endsAtMs,
  });
  const access = createAccess();
  expect(await access.refresh(account)).toEqual({ kind: "valid" });
  clock.nowMs = endsAtMs;
  expect(await access.refresh(account)).toMatchObject({ kind: "ended" });
});

test("where LinkedIn gives a refresh token it renews the access", async () => {
  fake.rules.hasRefreshTokens = true;
  const account = await connect();
  expect(account.refreshEndsAtMs).toBe(start + 365 * dayMs);
  const renewed = await createAccess().refresh(account);
  expect(renewed).toMatchObject({ kind: "refreshed" });
  expect("tokens" in renewed && renewed.tokens.access).not.toBe(account.tokens.access);
  fake.revokeAll();
  expect(await createAccess().refresh(account)).toMatchObject({ kind: "ended" });
});

test("a missing permission and a missing client are explained", async () => {
  fake.rules.scope = "openid,profile";
  await expect(connect()).rejects.toMatchObject({ code: "missing-scope" });
  const access = createAccess({ client: null });
  await expect(connect(access)).rejects.toMatchObject({ code: "network-not-set-up" });
});

test("a carousel is a document, and a caption keeps every character", async () => {
  const caption = "Tea (green) [1] is <good> #tea_time https://tea.example/a_b*c @ana {x} ~ | \\";
  const run = await prepareRun([await drawDocument(3)], {
    caption,
    options: { title: "Five teas", visibility: "private" },
  });
  expect(await createConnector().send(run)).toEqual({
    kind: "published",
    post: {
      id: "urn:li:share:7000000",
      url: "https://www.linkedin.com/feed/update/urn:li:share:7000000",
    },
  });
  expect(fake.posts).toMatchObject([
    { text: caption, title: "Five teas", slides: 3, visibility: "CONNECTIONS" },
  ]);
});

test.for([1, 2, 20])("a carousel can also be %i images, each with its alt text", async (count) => {
  const alt_texts = Array.from({ length: count }, (_, index) => `Slide ${index + 1}`);
  const options = { kind: "images" as const };
  const run = await prepareRun(await drawPictures(count), { alt_texts, options });
  expect(await createConnector().send(run)).toMatchObject({ kind: "published" });
  expect(fake.posts).toMatchObject([{ altTexts: alt_texts, title: null }]);
});

test("the option for the kind decides which files are drawn", () => {
  const { listFiles } = createConnector();
  const payload = { caption: "", alt_texts: [], options: {} };
  const channel = { service: "linkedin", kind: null, limits: {} } as const;
  const images = { ...payload, options: { kind: "images" } } as const;
  expect(listFiles(payload, channel)).toMatchObject([{ type: "pdf" }]);
  expect(listFiles(images, channel)).toMatchObject([{ type: "jpeg" }]);
});

test("a post waits until its upload is processed; a refusal of an early post is retried", async () => {
  fake.processing.ms = 60_000;
  const connector = createConnector();
  const run = createRun({ account: await connect(), files: [await drawDocument(1)], now });
  const uploaded = await connector.prepare(run);
  const { checkpoint } = uploaded;
  expect(await connector.prepare({ ...run, checkpoint })).toMatchObject({
    kind: "wait",
    waitMs: 20_000,
  });
  clock.nowMs += 20_000;
  expect(await connector.prepare({ ...run, checkpoint })).toMatchObject({ kind: "ready" });
  expect(await connector.send({ ...run, checkpoint })).toMatchObject({ kind: "throttled" });
  expect(fake.posts).toEqual([]);
  clock.nowMs += 60_000;
  expect(await connector.send({ ...run, checkpoint })).toMatchObject({ kind: "published" });
});

test.for([
  "commit-then-hang",
  "commit-then-reset",
  "commit-then-500",
  "hang-before-commit",
] as const)("%s: nobody but a person can tell", async (kind) => {
  const connector = createConnector();
  const run = await prepareRun([await drawDocument(1)]);
  fake.addFault({ match: "/rest/posts", kind });
  expect(await connector.send(run)).toMatchObject({ kind: "unknown" });
  const armedAtMs = clock.nowMs;
  expect(await connector.reconcile({ ...run, armedAtMs })).toEqual({ kind: "undecidable" });
  expect(connector.isRepeatable(0, run)).toBe(false);
});

test("a success response without a post id leaves the outcome unknown", async () => {
  const run = await prepareRun([await drawDocument(1)]);
  fake.addFault({ match: "/rest/posts", kind: { status: 201, body: {} } });
  expect(await createConnector().send(run)).toMatchObject({ kind: "unknown" });
});

test("a post with the same text is refused, with a link to the existing post", async () => {
  const connector = createConnector();
  const run = await prepareRun([await drawDocument(1)]);
  await connector.send(run);
  expect(await connector.send(run)).toMatchObject({
    kind: "rejected",
    code: "DUPLICATE_POST",
    message: expect.stringContaining("/feed/update/urn:li:share:7000000") as unknown,
  });
  expect(fake.posts).toHaveLength(1);
});

test("a used-up daily quota is awaited until the next day; an ended version names its setting", async () => {
  const connector = createConnector();
  const run = await prepareRun([await drawDocument(1)]);
  fake.addFault({ match: "/rest/posts", kind: "429" });
  const atMs = clock.nowMs;
  const throttled = await connector.send(run);
  expect(throttled).toMatchObject({ kind: "throttled" });
  const waitMs = "waitMs" in throttled ? throttled.waitMs : 0;
  expect(new Date(atMs + waitMs).toISOString()).toBe("2026-11-24T00:05:00.000Z");
  fake.rules.versions = ["202712"];
  expect(await connector.send(run)).toMatchObject({
    kind: "rejected",
    code: "NONEXISTENT_VERSION",
    message: expect.stringContaining("LINKEDIN_VERSION") as unknown,
  });
  fake.rules.versions = ["202607"];
  fake.revokeAll();
  expect(await connector.send(run)).toMatchObject({ kind: "unauthorized" });
});

test("a refused upload is repeated from its start", async () => {
  const connector = createConnector();
  const run = createRun({ account: await connect(), files: [await drawDocument(1)], now });
  fake.addFault({ match: "/dms-uploads/", kind: "commit-then-500" });
  await expect(connector.prepare(run)).rejects.toMatchObject({ outcome: { kind: "unknown" } });
  fake.addFault({ match: "/rest/documents", kind: "token-expired" });
  await expect(connector.prepare(run)).rejects.toMatchObject({ outcome: { kind: "unauthorized" } });
  expect(await connector.prepare(run)).toMatchObject({ kind: "next" });
});

test("the operator is warned two months before a version ends, if LinkedIn is set up", () => {
  const told = (day: string, client: typeof linkedinClient | null = linkedinClient) =>
    describeVersionEnd({ client, version: "202607" }, new Date(day));
  expect(told("2027-05-15")).toBeNull();
  expect(told("2027-05-17")).toContain("will end version 202607 of its API around 2027-07-15");
  expect(told("2028-01-01")).toContain("Set LINKEDIN_VERSION to a newer version");
  expect(told("2028-01-01", null)).toBeNull();
});
