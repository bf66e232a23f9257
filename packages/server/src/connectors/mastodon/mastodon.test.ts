import { afterEach, beforeEach, expect, test } from "vitest";
import { createRun, drawPictures, prepareAll } from "../connector-run.fixture.ts";
import type { RemotePost, TargetRun } from "../connector.ts";
import { startFakeMastodon, type FakeMastodon } from "./fake-mastodon.fixture.ts";
import { mastodon } from "./mastodon.ts";
import { createAccess, signIn } from "./sign-in.fixture.ts";

const hourMs = 3600_000;

let fake: FakeMastodon;
let clock: { offsetMs: number };
const now = () => new Date(Date.now() + clock.offsetMs);
beforeEach(async () => {
  clock = { offsetMs: 0 };
  fake = await startFakeMastodon({ now });
});
afterEach(() => fake.close());

const connect = (made = createAccess(now)) => signIn(fake, made);
const connectAna = async () => (await connect()).finish();

async function prepareRun(
  count: number,
  change: Partial<Parameters<typeof createRun>[0]> = {},
): Promise<TargetRun> {
  const files = await drawPictures(count);
  const run = createRun({ account: await connectAna(), files, now, ...change });
  return { ...run, checkpoint: await prepareAll(mastodon, run) };
}

test("an account is connected: the client is registered once, and the server's limits are read", async () => {
  fake.rules.characters = 1000;
  fake.rules.pictures = 6;
  const made = createAccess(now);
  const { finish, back } = await connect(made);
  expect(back.searchParams.get("state")).toBe("some state");
  const account = await finish();
  expect(account).toMatchObject({
    name: "Ana 🍵",
    handle: `@ana@${new URL(fake.url).host}`,
    limits: { caption: 1000, pictures: 6, url_length: 23, alt_text: 1500 },
    refreshEndsAtMs: null,
  });
  await (await connect(made)).finish();
  expect(fake.counts.apps).toBe(1);
  expect(await made.access.refresh(account)).toEqual({ kind: "valid" });
  await made.access.revoke(account);
  expect(await made.access.refresh(account)).toMatchObject({ kind: "ended" });
});

test("a code works once, and only in its own sign-in", async () => {
  const made = createAccess(now);
  const { begun, back, finish } = await connect(made);
  const code = back.searchParams.get("code") ?? "";
  const other = { ...begun, codeVerifier: "w".repeat(43) };
  await expect(made.access.finishSignIn(other, code)).rejects.toThrow("The code is invalid");
  await expect(finish()).rejects.toThrow("The code is invalid");
});

test("a token is revoked by the client that it was issued to, even if newer clients exist", async () => {
  const made = createAccess(now);
  const account = await (await connect(made)).finish();
  const [first] = made.clients;
  made.clients.push({ id: "later", secret: "secret" });
  await made.access.revoke(account);
  expect(fake.revokedBy).toEqual([first?.id]);
  // Connections that were made before client ids were stored have no client id.
  made.clients.push({ id: "from before", secret: "secret" });
  await made.access.revoke({ ...account, details: { id: "1" } });
  expect(fake.revokedBy).toEqual([first?.id, "from before"]);
});

test("a client that the server has deleted is registered again at the next sign-in", async () => {
  const made = createAccess(now);
  const { finish } = await connect(made);
  fake.forgetApps();
  await expect(finish()).rejects.toThrow("Client authentication failed");
  await expect((await connect(made)).finish()).resolves.toMatchObject({ name: "Ana 🍵" });
});

test("a post has its images with their alt texts, in order", async () => {
  const payload = {
    caption: "Tea #tea",
    alt_texts: ["A cup", "A pot"],
    options: { visibility: "unlisted" as const },
  };
  const run = await prepareRun(2, { payload });
  expect(await mastodon.send(run)).toMatchObject({
    kind: "published",
    post: { id: "500", url: "https://social.example/@ana/500" },
  });
  expect(fake.statuses).toMatchObject([{ text: "Tea #tea", visibility: "unlisted" }]);
  const shown = fake.statuses[0]?.mediaIds.map((id) => fake.media.get(id)?.description);
  expect(shown).toEqual(["A cup", "A pot"]);
});

test("more images than the server accepts become a thread of replies", async () => {
  const split = [4, 3];
  const first = await prepareRun(7, { split });
  expect(fake.counts.uploads).toBe(4);
  const sent = await mastodon.send(first);
  const posts: RemotePost[] = sent.kind === "published" ? [sent.post] : [];
  const second = { ...first, part: 1, posts, postKey: "post-2" };
  const checkpoint = await prepareAll(mastodon, second);
  await mastodon.send({ ...second, checkpoint });
  expect(fake.statuses).toMatchObject([{ replyTo: null }, { text: "2/2", replyTo: "500" }]);
  expect(fake.statuses[1]?.mediaIds).toHaveLength(3);
});

test("an image that isn't processed is awaited, and nothing is posted until then", async () => {
  fake.rules.isSlow = true;
  const run = createRun({ account: await connectAna(), files: await drawPictures(1), now });
  const { checkpoint } = await mastodon.prepare(run);
  expect(await mastodon.prepare({ ...run, checkpoint })).toMatchObject({ kind: "wait" });
  expect(await mastodon.send({ ...run, checkpoint })).toMatchObject({ kind: "throttled" });
  expect(fake.statuses).toEqual([]);
  await mastodon.prepare({ ...run, checkpoint });
  const ready = await prepareAll(mastodon, { ...run, checkpoint });
  expect(await mastodon.send({ ...run, checkpoint: ready })).toMatchObject({ kind: "published" });
});

test.for(["commit-then-hang", "commit-then-reset", "commit-then-500", "garbage-200"] as const)(
  "%s: the post is found, and the same call again makes no other",
  async (kind) => {
    const run = await prepareRun(1);
    fake.addFault({ match: "/api/v1/statuses", kind });
    expect(await mastodon.send(run)).toMatchObject({ kind: "unknown" });
    const verdict = await mastodon.reconcile({ ...run, armedAtMs: now().getTime() });
    expect(verdict).toMatchObject({ kind: "published", post: { id: "500" } });
    expect(await mastodon.send(run)).toMatchObject({ kind: "published", post: { id: "500" } });
    expect(fake.statuses).toHaveLength(1);
  },
);

test.for(["hang-before-commit", "reset-before-commit"] as const)(
  "%s: the post is surely not there, and is made by the same call",
  async (kind) => {
    const run = await prepareRun(1);
    fake.addFault({ match: "/api/v1/statuses", kind });
    expect(await mastodon.send(run)).toMatchObject({ kind: "unknown" });
    const verdict = await mastodon.reconcile({ ...run, armedAtMs: now().getTime() });
    expect(verdict).toEqual({ kind: "absent" });
    expect(mastodon.isRepeatable(54 * 60_000, run)).toBe(true);
    expect(await mastodon.send(run)).toMatchObject({ kind: "published" });
    expect(fake.statuses).toHaveLength(1);
  },
);

test("after an hour the call can't be repeated, and the images still prevent a second post", async () => {
  const run = await prepareRun(1);
  await mastodon.send(run);
  clock.offsetMs = 2 * hourMs;
  expect(mastodon.isRepeatable(2 * hourMs, run)).toBe(false);
  expect(await mastodon.send(run)).toMatchObject({ kind: "unknown" });
  expect(fake.statuses).toHaveLength(1);
});

test("an image that is gone, although no post shows it, leaves the outcome pending", async () => {
  const run = await prepareRun(1);
  fake.media.clear();
  const armedAtMs = now().getTime();
  expect(await mastodon.reconcile({ ...run, armedAtMs })).toEqual({ kind: "pending" });
});

test("a refusal has the server's message; rate limits and ended tokens are distinguished", async () => {
  fake.rules.characters = 10;
  const run = await prepareRun(1, { payload: { caption: "x".repeat(11) } });
  expect(await mastodon.send(run)).toEqual({
    kind: "rejected",
    code: "422",
    message: "Validation failed: Text character limit of 10 exceeded",
  });
  fake.addFault({ match: "/api/v1/statuses", kind: "429" });
  const throttled = await mastodon.send(run);
  expect(throttled).toMatchObject({ kind: "throttled" });
  expect("waitMs" in throttled && throttled.waitMs).toBeGreaterThan(500);
  fake.revokeAll();
  expect(await mastodon.send(run)).toMatchObject({ kind: "unauthorized" });
  expect(await mastodon.reconcile({ ...run, armedAtMs: 0 })).toMatchObject({
    kind: "unauthorized",
  });
});
