import { findServiceId, type ServiceId } from "@slideloom/core/networks";
import { afterEach, beforeEach, expect, test } from "vitest";
import fastify, { type FastifyInstance } from "fastify";
import { unrestrictedPolicy } from "../../outbound/outbound-policy.ts";
import { createRun, drawDocument, drawPictures, prepareAll } from "../connector-run.fixture.ts";
import type { PreparingRun, PublishedFile, TargetRun } from "../connector.ts";
import { createCallNetwork } from "../network-call.ts";
import { BufferAccess } from "./buffer-access.ts";
import { findEndpoint } from "./buffer-request.ts";
import { createBufferConnector } from "./buffer.ts";
import { startFakeBuffer, type FakeBuffer } from "./fake-buffer.fixture.ts";
import { anaKey } from "./fake-channels.fixture.ts";

const minuteMs = 60_000;
let clock: { offsetMs: number };
const now = () => new Date(Date.now() + clock.offsetMs);
let fake: FakeBuffer;
let host: FileHost;
beforeEach(async () => {
  clock = { offsetMs: 0 };
  fake = await startFakeBuffer({ now });
  host = await startFileHost();
});
afterEach(async () => {
  if (fake.leaks.length > 0) throw new Error(`A key is in a URL: ${fake.leaks.join(", ")}`);
  await fake.close();
  await host.app.close();
});

interface FileHost {
  app: FastifyInstance;
  files: Map<string, Buffer>;
  serve(files: readonly PublishedFile[]): Promise<PublishedFile[]>;
}

/** Serves files at URLs that end in the file's extension. */
async function startFileHost(): Promise<FileHost> {
  const app = fastify();
  const files = new Map<string, Buffer>();
  const types: Record<string, string> = { jpg: "image/jpeg", pdf: "application/pdf" };
  app.get<{ Params: { name: string } }>("/:name", async ({ params: { name } }, reply) => {
    const bytes = files.get(name);
    if (!bytes) return reply.code(404).send();
    return reply.type(types[name.split(".").at(-1) ?? ""] ?? "").send(bytes);
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    app,
    files,
    serve: (drawn) =>
      Promise.all(
        drawn.map(async (file) => {
          files.set(file.name, Buffer.from(await file.read()));
          return { ...file, url: `${url}/${file.name}` };
        }),
      ),
  };
}

const buffer = () => createBufferConnector(findEndpoint(fake.url));
const createAccess = () =>
  new BufferAccess({
    call: createCallNetwork(unrestrictedPolicy),
    now,
    endpoint: findEndpoint(fake.url),
  });

const grantOf = (key: string) => ({
  remoteId: "",
  handle: "",
  instanceUrl: null,
  details: {},
  tokens: { access: key },
});

/** Lists the channels that a key reaches. */
async function listChannels(key = anaKey) {
  const list = await createAccess().listChannels(grantOf(key));
  if (list.kind !== "channels") throw new Error(list.kind);
  return list.channels;
}

/** Creates a connector's input for a post on the channel. */
async function createPost(
  id: string,
  files: readonly PublishedFile[],
  change: Partial<TargetRun["payload"]> & { split?: number[] } = {},
): Promise<PreparingRun> {
  const { split, ...payload } = change;
  const channel = (await listChannels()).find(({ remoteId }) => remoteId === `channel-${id}`);
  if (!channel) throw new Error(`There is no channel ${id}.`);
  const { remoteId, handle, details, kind, limits } = channel;
  const service = findServiceId(channel.service) ?? "handover";
  const run = createRun({
    account: { ...grantOf(anaKey), remoteId, handle, details },
    files: await host.serve(files),
    payload,
    now,
    ...(split && { split }),
  });
  return {
    ...run,
    origin: { ...run.origin, createdAtMs: now().getTime() },
    channel: { service, kind, limits },
  };
}

async function prepare(run: PreparingRun): Promise<PreparingRun> {
  return { ...run, checkpoint: await prepareAll(buffer(), run) };
}

const look = (run: TargetRun) => buffer().reconcile({ ...run, armedAtMs: now().getTime() });

test("a key reaches the channels of an account, with their services, states and limits", async () => {
  const access = createAccess();
  expect(await access.open({ key: anaKey })).toMatchObject({
    remoteId: "account-ana",
    name: "Ana",
    accessEndsAtMs: null,
  });
  const channels = await listChannels();
  expect(channels.map(({ service, kind, state }) => [service, kind, state])).toEqual([
    ["instagram", null, "ready"],
    ["linkedin", "profile", "ready"],
    ["linkedin-page", "page", "ready"],
    ["instagram", null, "unsupported"],
    ["facebook", "page", "ready"],
    ["x", null, "ready"],
    ["threads", null, "ready"],
    ["bluesky", null, "ready"],
    ["mastodon", null, "ready"],
    ["pinterest", null, "ready"],
    ["tiktok", null, "unavailable"],
    ["youtube", null, "unsupported"],
  ]);
  expect(channels[7]?.serviceAccountId).toBe("did:plc:ana");
  fake.findChannel("twitter").metadata = {
    __typename: "TwitterMetadata",
    subscriptionType: "Premium",
  };
  fake.findChannel("threads").isLocked = true;
  const changed = await listChannels();
  expect(changed.map(({ limits }) => limits)).toContainEqual({ caption: 25_000 });
  expect(changed[6]?.state).toBe("unavailable");
});

test("an error about a key says what to do", async () => {
  const access = createAccess();
  await expect(access.open({ key: "wrong" })).rejects.toThrow("Buffer doesn't know this key");
  fake.addFault({
    match: "/account?",
    kind: { status: 200, body: { data: null, errors: [coded("FORBIDDEN")] } },
  });
  await expect(access.open({ key: anaKey })).rejects.toThrow("lacks a permission");
  fake.addFault({ match: "/account?", kind: "429" });
  await expect(access.open({ key: anaKey })).rejects.toThrow("Too many requests");
  fake.addFault({ match: "/account?", kind: { status: 401, body: "<h1>Proxy</h1>" } });
  expect(await access.refresh(grantOf(anaKey))).toMatchObject({ kind: "failed" });
  expect(await access.refresh(grantOf(anaKey))).toEqual({ kind: "valid" });
  expect(await access.refresh(grantOf("wrong"))).toMatchObject({ kind: "ended" });
  expect(await access.listChannels(grantOf("wrong"))).toMatchObject({ kind: "ended" });
});

test("channels without details are still listed, unless the details may come later", async () => {
  const schemaChange = { status: 400, body: { errors: [{ message: "Cannot query field" }] } };
  fake.addFault({ match: "/channels?", kind: "slow-processing" });
  fake.addFault({ match: "/channels?", kind: schemaChange });
  const channels = await listChannels();
  expect(channels).toHaveLength(12);
  expect(channels[9]).toMatchObject({ details: { boards: [] }, state: "ready" });
  fake.addFault({ match: "/channels?", kind: "slow-processing" });
  fake.addFault({ match: "/channels?", kind: "429" });
  const list = await createAccess().listChannels(grantOf(anaKey));
  expect(list).toMatchObject({ kind: "failed", failure: { kind: "throttled" } });
});

const coded = (code: string) => ({ message: "No.", extensions: { code } });

test("a carousel is stored as a draft, then published on Instagram with its alt texts in order", async () => {
  const run = await createPost("instagram", await drawPictures(3), {
    caption: "Tea",
    alt_texts: ["A cup", "", "A pot"],
    options: { first_comment: "More soon", ai_generated: true },
  });
  const prepared = await prepare(run);
  expect(fake.delivered).toEqual([]);
  expect(await buffer().send(prepared)).toMatchObject({ kind: "accepted" });
  expect(await look(prepared)).toMatchObject({ kind: "pending" });
  clock.offsetMs += minuteMs;
  const id = [...fake.posts.all.keys()][0];
  expect(await look(prepared)).toEqual({
    kind: "published",
    post: { id, url: `https://instagram.example/p/${id}` },
  });
  expect(fake.delivered).toMatchObject([
    {
      channelId: "channel-instagram",
      text: "Tea",
      assets: [{ text: "A cup" }, { text: "Slide 2" }, { text: "A pot" }],
      metadata: {
        type: "post",
        shouldShareToFeed: true,
        firstComment: "More soon",
        isAiGenerated: true,
      },
    },
  ]);
  expect(fake.delivered[0]?.assets.map(({ url }) => url)).toEqual(run.files.map(({ url }) => url));
});

/** Returns a PDF with this many pages, and its thumbnail. */
async function drawSlides(pages: number): Promise<PublishedFile[]> {
  const [thumbnail] = await drawPictures(1);
  return [
    await drawDocument(pages),
    ...(thumbnail ? [{ ...thumbnail, name: "thumbnail.jpg" }] : []),
  ];
}

test.for(["linkedin", "page"])("%s on LinkedIn gets a document with its title", async (channel) => {
  const files = await drawSlides(5);
  const payload = { caption: "Tea for two\nand more", alt_texts: Array.from("12345") };
  const prepared = await prepare(await createPost(channel, files, payload));
  expect(await buffer().send(prepared)).toMatchObject({ kind: "accepted" });
  expect(fake.delivered).toMatchObject([
    { assets: [{ text: "Tea for two", type: "application/pdf", pages: 5 }], metadata: {} },
  ]);
});

test("more than 4 slides are a thread on X, which is one post at Buffer", async () => {
  const run = await createPost("twitter", await drawPictures(6), {
    caption: "Tea",
    split: [3, 3],
  });
  const prepared = await prepare(run);
  expect(await buffer().send(prepared)).toMatchObject({ kind: "accepted" });
  expect(fake.delivered).toMatchObject([{ text: "Tea", thread: ["Tea", "2/2"] }]);
  expect(fake.delivered[0]?.assets).toHaveLength(6);
  const first = { id: "1", url: "https://x.example/1" };
  const requests = fake.counts.size;
  const rest = await prepare({ ...run, part: 1, posts: [first], checkpoint: {} });
  expect(await buffer().send(rest)).toEqual({ kind: "published", post: first });
  expect(fake.delivered).toHaveLength(1);
  expect(fake.counts.size).toBe(requests);
});

test("a board is found by its id or name; another one is refused before anything is stored", async () => {
  const createPin = async (board: string) =>
    createPost("pinterest", await drawPictures(1), { options: { board, title: "Tea" } });
  for (const board of ["5512", "coffee"]) {
    const prepared = await prepare(await createPin(board));
    await buffer().send(prepared);
    expect(fake.delivered.at(-1)?.metadata).toMatchObject({ boardServiceId: "5512", title: "Tea" });
    fake.posts.all.clear();
  }
  await expect(prepare(await createPin("Cocoa"))).rejects.toThrow("Choose one of: Tea, Coffee");
  expect(fake.posts.all.size).toBe(0);
});

test.for(["facebook", "threads", "bluesky", "mastodon"])("%s gets images", async (channel) => {
  const options = { topic: "Tea", spoiler_text: "Tea ahead" };
  const prepared = await prepare(await createPost(channel, await drawPictures(3), { options }));
  expect(await buffer().send(prepared)).toMatchObject({ kind: "accepted" });
  expect(fake.delivered[0]?.assets).toHaveLength(3);
});

test("the files that a service needs are requested", async () => {
  const list = (service: ServiceId, kind?: "images") =>
    buffer()
      .listFiles(
        { caption: "", alt_texts: [], options: { ...(kind && { kind }) } },
        { service, kind: null, limits: {} },
      )
      .map(({ type }) => type);
  expect(list("linkedin-page")).toEqual(["pdf", "thumbnail"]);
  expect(list("linkedin", "images")).toEqual(["jpeg"]);
  expect(list("instagram")).toEqual(["jpeg"]);
});

const getInstagram = () => fake.findChannel("instagram");

test.for<[string, () => void, string]>([
  [
    "a disconnected channel",
    () => void (getInstagram().isDisconnected = true),
    "Reconnect it in Buffer",
  ],
  ["a locked channel", () => void (getInstagram().isLocked = true), "locked this channel"],
  ["another service", () => void (getInstagram().service = "tiktok"), "another account"],
  [
    "a channel that was removed",
    () => void fake.accounts[0]?.organizations[0]?.channels.shift(),
    "no longer has this channel",
  ],
])("%s stops a post before anything is stored", async ([, change, message]) => {
  const run = await createPost("instagram", await drawPictures(2));
  change();
  await expect(prepare(run)).rejects.toThrow(message);
  expect(fake.posts.all.size).toBe(0);
});

test("files that Buffer can't download are a transient failure; files that it drops are not", async () => {
  const run = await createPost("instagram", await drawPictures(2));
  host.files.clear();
  await expect(prepare(run)).rejects.toMatchObject({
    outcome: { kind: "not-sent", code: "buffer-no-files" },
  });
  const pages = await createPost("linkedin", await drawSlides(2), { alt_texts: ["1", "2", "3"] });
  await expect(prepare(pages)).rejects.toMatchObject({
    outcome: { kind: "rejected", code: "buffer-lost-files" },
  });
});

test("a draft without all its images is refused", async () => {
  const run = await createPost("instagram", await drawPictures(2));
  const assets = [{ source: run.files[0]?.url }];
  const post = { id: "1", status: "draft", assets };
  const body = { data: { createPost: { __typename: "PostActionSuccess", post } } };
  fake.addFault({ match: "/createPost", kind: { status: 200, body } });
  await expect(prepare(run)).rejects.toThrow(
    "Buffer accepted only 1 of 2 files. Nothing was published.",
  );
});

test.for(["commit-then-hang", "commit-then-reset", "commit-then-500", "garbage-200"] as const)(
  "%s while a draft is stored: another one is made, and the lost one deleted",
  async (kind) => {
    const run = await createPost("instagram", await drawPictures(2));
    fake.addFault({ match: "/createPost", kind });
    await expect(prepare(run)).rejects.toMatchObject({ outcome: { kind: "unknown" } });
    const prepared = await prepare(run);
    expect([...fake.posts.all.keys()]).toEqual([prepared.checkpoint["draftId"]]);
    await buffer().send(prepared);
    expect(fake.delivered).toHaveLength(1);
  },
);

test("drafts of other posts are left alone", async () => {
  const other = await prepare(await createPost("instagram", await drawPictures(1)));
  const [picture] = await drawPictures(1);
  const files = picture ? [{ ...picture, name: "other.jpg" }] : [];
  const run = await createPost("instagram", files);
  await prepare({ ...run, origin: { ...run.origin, createdAtMs: 0 } });
  expect([...fake.posts.all.keys()]).toContain(other.checkpoint["draftId"]);
  expect(fake.posts.all.size).toBe(2);
});

test.for(["commit-then-hang", "commit-then-reset", "commit-then-500", "garbage-200"] as const)(
  "%s while it is published: the post is found by its id",
  async (kind) => {
    const prepared = await prepare(await createPost("instagram", await drawPictures(2)));
    fake.addFault({ match: "/editPost", kind });
    expect(await buffer().send(prepared)).toMatchObject({ kind: "unknown" });
    clock.offsetMs += minuteMs;
    expect(await look(prepared)).toMatchObject({ kind: "published" });
    expect(fake.delivered).toHaveLength(1);
    expect(buffer().isRepeatable(minuteMs, prepared)).toBe(false);
  },
);

test("a post that never reached Buffer is absent, and can't be published once its draft is deleted", async () => {
  const prepared = await prepare(await createPost("instagram", await drawPictures(2)));
  fake.addFault({ match: "/editPost", kind: "reset-before-commit" });
  expect(await buffer().send(prepared)).toMatchObject({ kind: "unknown" });
  expect(await look(prepared)).toEqual({ kind: "absent" });
  fake.addFault({ match: "/deletePost", kind: { status: 500, body: "" }, times: 2 });
  expect(await buffer().withdraw?.(prepared)).toBe(null);
  expect(await look(prepared)).toEqual({ kind: "absent" });
  fake.addFault({ match: "/deletePost", kind: "commit-then-500" });
  expect(await buffer().withdraw?.(prepared)).toEqual({});
  expect(await buffer().withdraw?.(prepared)).toEqual({});
  expect(await buffer().send(prepared)).toMatchObject({ kind: "stale", checkpoint: {} });
  expect(await look(prepared)).toMatchObject({ kind: "undecidable" });
  expect(fake.delivered).toEqual([]);
});

test("a post that somebody moves back to the drafts in Buffer is refused, not missing", async () => {
  const sent = await prepare(await createPost("instagram", await drawPictures(2)));
  const accepted = await buffer().send(sent);
  if (accepted.kind !== "accepted") throw new Error(accepted.kind);
  for (const post of fake.posts.all.values()) post.endsAtMs = null;
  expect(await look(sent)).toMatchObject({ kind: "absent" });
  const verdict = await look({ ...sent, checkpoint: accepted.checkpoint });
  expect(verdict).toMatchObject({ kind: "refused", code: "moved-to-drafts" });
});

test("a refusal after Buffer accepted the post has the network's message", async () => {
  const prepared = await prepare(await createPost("instagram", await drawPictures(2)));
  fake.addFault({ match: "/editPost", kind: "accept-then-fail" });
  expect(await buffer().send(prepared)).toMatchObject({ kind: "accepted" });
  clock.offsetMs += minuteMs;
  expect(await look(prepared)).toEqual({
    kind: "refused",
    code: "buffer-error",
    message: "Instagram could not process the images.",
  });
});

test("a link that comes later is awaited for a limited time", async () => {
  fake.rules.linkMs = 60 * minuteMs;
  fake.rules.publishMs = 0;
  const prepared = await prepare(await createPost("instagram", await drawPictures(2)));
  expect(await buffer().send(prepared)).toMatchObject({ kind: "accepted" });
  expect(await look(prepared)).toMatchObject({ kind: "pending", waitMs: 30_000 });
  clock.offsetMs += 5 * minuteMs;
  expect(await look(prepared)).toMatchObject({ kind: "published", post: { url: null } });
});

test("a post that is sent at once, with its link, is published", async () => {
  fake.rules.publishMs = 0;
  const prepared = await prepare(await createPost("twitter", await drawPictures(2)));
  expect(await buffer().send(prepared)).toMatchObject({
    kind: "published",
    post: { url: expect.stringContaining("https://twitter.example/p/") },
  });
});

test("a draft that stays one is not published", async () => {
  fake.rules.keepsDrafts = true;
  const prepared = await prepare(await createPost("instagram", await drawPictures(2)));
  expect(await buffer().send(prepared)).toMatchObject({
    kind: "rejected",
    code: "buffer-kept-draft",
  });
  expect(fake.delivered).toEqual([]);
});

test("a post that waits for approval is deleted, so nobody publishes it later", async () => {
  fake.rules.needsApproval = true;
  const prepared = await prepare(await createPost("instagram", await drawPictures(2)));
  expect(await buffer().send(prepared)).toMatchObject({ kind: "accepted" });
  fake.addFault({ match: "/deletePost", kind: "reset-before-commit", times: 2 });
  expect(await look(prepared)).toMatchObject({ kind: "undecidable" });
  expect(await look(prepared)).toMatchObject({ kind: "refused", code: "buffer-needs-approval" });
  expect(fake.posts.all.size).toBe(0);
});

const typed = (__typename: string, message = "No.") => ({
  status: 200,
  body: { data: { editPost: { __typename, message } } },
});

test.for([
  ["InvalidInputError", typed("InvalidInputError", "Too long."), "rejected", "Too long."],
  ["LimitReachedError", typed("LimitReachedError", "Limit."), "rejected", "Limit."],
  ["UnauthorizedError", typed("UnauthorizedError"), "rejected", "isn't allowed to post"],
  ["UnexpectedError", typed("UnexpectedError"), "unknown", "No."],
  ["RestProxyError", typed("RestProxyError"), "unknown", "No."],
  [
    "a duplicate",
    typed("InvalidInputError", "It looks like you've already got this one scheduled."),
    "rejected",
    "Buffer already has a post with the same text.",
  ],
  [
    "a changed schema",
    { status: 400, body: { errors: [{ message: "Unknown field" }] } },
    "rejected",
    "Update the server",
  ],
  [
    "a missing permission",
    { status: 200, body: { data: null, errors: [coded("FORBIDDEN")] } },
    "rejected",
    "lacks a permission",
  ],
  ["an edge filter", { status: 403, body: "<h1>Just a moment...</h1>" }, "not-sent", ""],
  ["status 502", { status: 502, body: "<h1>Bad gateway</h1>" }, "unknown", ""],
] as const)("%s while it is published", async ([, kind, outcome, message]) => {
  const prepared = await prepare(await createPost("instagram", await drawPictures(1)));
  fake.addFault({ match: "/editPost", kind });
  const sent = await buffer().send(prepared);
  expect(sent.kind).toBe(outcome);
  expect("message" in sent && sent.message).toContain(message);
});

test("an expired key and a rate limit are distinguished", async () => {
  const prepared = await prepare(await createPost("instagram", await drawPictures(1)));
  fake.addFault({ match: "/editPost", kind: "429" });
  expect(await buffer().send(prepared)).toMatchObject({ kind: "throttled", waitMs: 2000 });
  fake.addFault({ match: "/post?", kind: "429" });
  expect(await look(prepared)).toMatchObject({ kind: "pending", waitMs: 2000 });
  fake.accounts[0]?.keys.clear();
  expect(await buffer().send(prepared)).toMatchObject({ kind: "unauthorized" });
  expect(await look(prepared)).toMatchObject({ kind: "unauthorized" });
});
