import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createRun, drawPictures, prepareAll } from "../connector-run.fixture.ts";
import { startFakeMastodon, type FakeMastodon } from "./fake-mastodon.fixture.ts";
import { mastodon } from "./mastodon.ts";
import { readMastodonRefusal } from "./read-refusal.ts";
import { createAccess, signIn } from "./sign-in.fixture.ts";

const now = () => new Date();

let fake: FakeMastodon;
beforeEach(async () => void (fake = await startFakeMastodon({ now })));
afterEach(() => fake.close());

const connectAna = async () => (await signIn(fake, createAccess(now))).finish();

async function prepareRun(payload = {}) {
  const files = await drawPictures(1);
  const run = createRun({ account: await connectAna(), files, now, payload });
  return { ...run, checkpoint: await prepareAll(mastodon, run) };
}

describe.each(["mastodon", "pixelfed", "gotosocial", "pleroma"] as const)("%s", (software) => {
  beforeEach(() => void (fake.rules.software = software));

  test("an account is connected, with its server's limits and a name", async () => {
    fake.rules.characters = 2000;
    fake.rules.pictures = 10;
    const account = await connectAna();
    expect(account.limits).toMatchObject({ caption: 2000, pictures: 10 });
    expect(account.name).toMatch(/^ana/i);
  });

  test("one application serves every sign-in", async () => {
    const made = createAccess(now);
    await (await signIn(fake, made)).finish();
    await (await signIn(fake, made)).finish();
    expect(fake.counts.apps).toBe(1);
  });

  test("a later sign-in at the same server lets the person choose the account", async () => {
    const made = createAccess(now);
    const first = await signIn(fake, made);
    const second = await signIn(fake, made);
    expect(first.query.get("force_login")).toBeNull();
    expect(second.query.get("force_login")).toBe("true");
  });

  test("a post is published once, also if the response was lost", async () => {
    const run = await prepareRun();
    fake.addFault({ match: "POST /api/v1/statuses", kind: "commit-then-reset" });
    expect(await mastodon.send(run)).toMatchObject({ kind: "unknown" });
    const verdict = await mastodon.reconcile({ ...run, armedAtMs: 0 });
    expect(verdict).toMatchObject({ kind: "published", post: { id: "500" } });
    expect((await mastodon.send(run)).kind).toMatch(/^(published|unknown)$/);
    expect(fake.statuses).toHaveLength(1);
  });

  test("a refusal has the server's message", async () => {
    fake.rules.characters = 10;
    const sent = await mastodon.send(await prepareRun({ caption: "x".repeat(11) }));
    expect(sent).toMatchObject({ kind: "rejected", code: "422" });
    expect(sent).toHaveProperty("message", expect.stringMatching(/character limit of 10 exceeded/));
  });

  test("an ended token ends the connection", async () => {
    const run = await prepareRun();
    fake.revokeAll();
    expect(await mastodon.send(run)).toMatchObject({ kind: "unauthorized" });
    const { access } = createAccess(now);
    expect(await access.refresh(run.account)).toMatchObject({ kind: "ended" });
  });

  test("numeric ids are read", async () => {
    fake.rules.hasNumericIds = true;
    const run = await prepareRun();
    expect(run.account.remoteId).toMatch(/^12@/);
    expect(await mastodon.send(run)).toMatchObject({ kind: "published", post: { id: "500" } });
    const verdict = await mastodon.reconcile({ ...run, armedAtMs: 0 });
    expect(verdict).toMatchObject({ kind: "published" });
  });
});

test.each([
  ["お茶の時間です", {}, "ja"],
  ["お茶の時間です", { language: "en" }, "en"],
  ["Tea time", { language: "pt-BR" }, "pt-BR"],
  ["Tea time", {}, undefined],
  ["Время пить чай", {}, undefined],
])("%s with %j is posted in the language %s", async (caption, options, language) => {
  await mastodon.send(await prepareRun({ caption, options }));
  expect(fake.statuses[0]?.language).toBe(language);
});

test.each([
  ["mastodon", "read:accounts read:statuses write:media write:statuses"],
  ["gotosocial", "read:accounts read:statuses write:media write:statuses"],
  ["pleroma", "read:accounts read:statuses write:media write:statuses"],
  ["pixelfed", "read write"],
] as const)("%s is asked for the scopes %s", async (software, scopes) => {
  fake.rules.software = software;
  const { query, back } = await signIn(fake, createAccess(now));
  expect(query.get("scope")).toBe(scopes);
  expect(back.searchParams.has("code")).toBe(true);
});

test("a client that lacks the scopes is replaced by a new one", async () => {
  const made = createAccess(now);
  await signIn(fake, made);
  const [client] = made.clients;
  fake.limitScopes(client?.id ?? "", ["push"]);
  const { back } = await signIn(fake, made);
  expect(back.searchParams.has("code")).toBe(true);
  expect(fake.counts.apps).toBe(2);
});

test.each(["pixelfed", "pleroma"] as const)("%s: expiring tokens are renewed", async (software) => {
  fake.rules.software = software;
  const made = createAccess(now);
  const account = await (await signIn(fake, made)).finish();
  expect(account.accessEndsAtMs).toBeGreaterThan(now().getTime());
  const renewed = await made.access.refresh(account);
  expect(renewed).toMatchObject({ kind: "refreshed" });
  const tokens = renewed.kind === "refreshed" ? renewed.tokens : account.tokens;
  expect(tokens.access).not.toBe(account.tokens.access);
  // Each refresh token works only once.
  expect(await made.access.refresh(account)).toMatchObject({ kind: "ended" });
});

test("limits that version 2 of the instance lacks come from version 1", async () => {
  const configuration = { statuses: { max_characters: 700 } };
  const body = { domain: "social.example", configuration };
  fake.addFault({ match: "/api/v2/instance", kind: { status: 200, body } });
  fake.rules.pictures = 6;
  expect((await connectAna()).limits).toMatchObject({ caption: 700, pictures: 6, url_length: 23 });
});

test.each([
  [{ error: "Not found" }, "Not found"],
  [{ error: "invalid_grant", error_description: "The code is invalid" }, "The code is invalid"],
  [{ message: "The file is too large.", errors: { file: ["Other"] } }, "The file is too large."],
  [{ message: "", errors: { file: ["Too large."] } }, "Too large."],
  [{ error: { status: ["can't be blank"] } }, "can't be blank"],
  [{ errors: { detail: "Page not found" } }, "Page not found"],
  [{ error: true, message: "Wrong" }, "Wrong"],
  [{ error: true }, "The network refused the request."],
  [["Wrong"], undefined],
  [{ status: 403 }, undefined],
  [undefined, undefined],
])("the error %j is read", (json, message) => {
  const response = { kind: "response", status: 422, headers: {}, text: "", json } as const;
  expect(readMastodonRefusal(response)?.message).toBe(message);
});
