import { findServiceId, type ServiceId } from "@slideloom/core/networks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unrestrictedPolicy } from "../../outbound/outbound-policy.ts";
import { createRun, drawPictures, prepareAll } from "../connector-run.fixture.ts";
import type { PreparingRun, TargetRun } from "../connector.ts";
import { createCallNetwork } from "../network-call.ts";
import { anaKey } from "./fake-channels.fixture.ts";
import { startFakePostiz, type FakePostiz } from "./fake-postiz.fixture.ts";
import { readPostedText } from "./fake-posts.fixture.ts";
import { cleanAddress } from "./find-base.ts";
import { PostizAccess } from "./postiz-access.ts";
import { postiz } from "./postiz.ts";

const minuteMs = 60_000;
let clock: { offsetMs: number };
const now = () => new Date(Date.now() + clock.offsetMs);
let fake: FakePostiz;
beforeEach(async () => {
  clock = { offsetMs: 0 };
  fake = await startFakePostiz({ now });
});
afterEach(async () => {
  await fake.close();
  if (fake.leaks.length > 0) throw new Error(`A key is in a URL: ${fake.leaks.join(", ")}`);
});

const access = new PostizAccess({
  call: createCallNetwork(unrestrictedPolicy),
  now,
  fakeUrl: null,
});
const open = (key = anaKey, url = fake.url) => access.open({ key, url }, null);
const grantOf = (key: string) => ({
  remoteId: "",
  handle: "",
  instanceUrl: `${fake.url}/api/public/v1`,
  details: {},
  tokens: { access: key },
});

async function listChannels() {
  const list = await access.listChannels(grantOf(anaKey));
  if (list.kind !== "channels") throw new Error(list.kind);
  return list.channels;
}

type Change = Partial<TargetRun["payload"]> & { slides?: number };

/** Creates a connector's input for a post on the channel. */
async function createPost(id: string, { slides = 3, ...payload }: Change = {}) {
  const channels = await listChannels();
  const channel = channels.find(({ remoteId }) => remoteId.startsWith(`channel-${id}@`));
  if (!channel) throw new Error(`There is no channel ${id}.`);
  const { remoteId, handle, details, kind, limits } = channel;
  const service = findServiceId(channel.service) ?? "handover";
  const account = { ...grantOf(anaKey), remoteId, handle, details };
  const run = createRun({ account, files: await drawPictures(slides), payload, now });
  return { ...run, dueAtMs: now().getTime(), channel: { service, kind, limits } };
}

async function prepare(run: PreparingRun): Promise<PreparingRun> {
  return { ...run, checkpoint: await prepareAll(postiz, run) };
}

const look = (run: TargetRun) => postiz.reconcile({ ...run, armedAtMs: now().getTime() });
const listDrafts = () => [...fake.posts.all.keys()];

test("a key reaches the accounts of an organization, with their services and states", async () => {
  expect(await open()).toMatchObject({
    instanceUrl: `${fake.url}/api/public/v1`,
    name: "Postiz",
    accessEndsAtMs: null,
  });
  fake.findChannel("x").profile = "ana.paid";
  const channels = await listChannels();
  expect(channels.map(({ service, kind, state }) => [service, kind, state])).toEqual([
    ["instagram", null, "ready"],
    ["instagram", null, "ready"],
    ["linkedin", "profile", "ready"],
    ["linkedin-page", "page", "ready"],
    ["facebook", null, "ready"],
    ["x", null, "ready"],
    ["threads", null, "ready"],
    ["bluesky", null, "ready"],
    ["mastodon", null, "ready"],
    ["pinterest", null, "ready"],
    ["tiktok", null, "unavailable"],
    ["tiktok", null, "ready"],
    ["telegram", null, "unsupported"],
  ]);
  expect(channels.map(({ handle }) => handle).slice(0, 4)).toEqual([
    "ana.makes",
    "ana.draws",
    "Ana Lovelace",
    "Tea House",
  ]);
  expect(channels[5]?.limits).toEqual({ caption: 4000 });
});

test.for([
  ["postiz.example.com", "https://postiz.example.com"],
  [" https://postiz.example.com/ ", "https://postiz.example.com"],
  ["http://postiz.lan:5000/api/public/v1", "http://postiz.lan:5000"],
  ["https://example.com/postiz/public/v1/", "https://example.com/postiz"],
  ["https://platform.postiz.com/launches", "https://api.postiz.com"],
] as const)("the address %s is cleaned", ([entered, expected]) => {
  expect(cleanAddress(entered)).toBe(expected);
});

test.for(["ftp://postiz.example.com", "https://a:b@postiz.example.com", "https://"])(
  "%s is no address",
  (entered) => {
    expect(() => cleanAddress(entered)).toThrow("Enter the address of your Postiz server");
  },
);

test("an error about an address, key or server says what to do", async () => {
  const direct = await startFakePostiz({ now, apiPath: "/public/v1" });
  expect((await open(anaKey, direct.url)).instanceUrl).toBe(`${direct.url}/public/v1`);
  await direct.close();
  await expect(open(anaKey, direct.url)).rejects.toThrow("isn't accepting connections right now");
  await expect(open("wrong")).rejects.toThrow("Postiz doesn't know this key");
  await expect(open(`Bearer ${anaKey}`)).rejects.toThrow("Postiz doesn't know this key");
  const website = await startFakePostiz({ now, apiPath: "/elsewhere" });
  await expect(open(anaKey, website.url)).rejects.toThrow("There is no Postiz at");
  await website.close();
  fake.rules.isOld = true;
  await expect(open()).rejects.toThrow("Update it to 2.21.7");
  for (const organization of fake.organizations) organization.hasPlan = false;
  await expect(open()).rejects.toThrow("Your Postiz plan has ended");
});

test("a new key is of the same organization if it reaches one of its accounts", async () => {
  const grant = await open();
  const replaced = { remoteId: grant.remoteId, details: grant.details, channelIds: [] };
  const replace = (key: string) => access.open({ key, url: grant.instanceUrl ?? "" }, replaced);
  fake.organizations[0]?.keys.add("new");
  expect((await replace("new")).remoteId).toBe(grant.remoteId);
  expect((await replace("postiz-key-of-ben")).remoteId).not.toBe(grant.remoteId);
});

test("access has ended only if Postiz itself refuses the key", async () => {
  expect(await access.refresh(grantOf(anaKey))).toEqual({ kind: "valid" });
  expect(await access.refresh(grantOf("wrong"))).toMatchObject({ kind: "ended" });
  expect(await access.listChannels(grantOf("wrong"))).toMatchObject({ kind: "ended" });
  fake.addFault({ match: "/is-connected", kind: { status: 401, body: "<h1>Proxy</h1>" } });
  expect(await access.refresh(grantOf(anaKey))).toMatchObject({ kind: "failed" });
});

test("boards that can't be read leave a channel usable; if Postiz doesn't answer, nothing is replaced", async () => {
  const match = "/integration-trigger/";
  fake.addFault({ match, kind: { status: 500, body: { msg: "Unexpected error" } } });
  expect((await listChannels())[9]).toMatchObject({ state: "ready", details: { boards: [] } });
  fake.addFault({ match, kind: "reset-before-commit" });
  expect(await access.listChannels(grantOf(anaKey))).toMatchObject({ kind: "failed" });
});

test("a carousel is stored as a draft, then published with its images and texts in order", async () => {
  const caption = "Tea & <b>cake</b>\n\nLast line 1 < 2";
  const run = await createPost("bluesky", { caption, alt_texts: ["A cup", "", "A pot"] });
  const prepared = await prepare(run);
  expect(fake.delivered).toEqual([]);
  expect(await postiz.send(prepared)).toMatchObject({ kind: "accepted" });
  expect(await look(prepared)).toMatchObject({ kind: "pending" });
  clock.offsetMs += minuteMs;
  const [id] = listDrafts();
  expect(await look(prepared)).toEqual({
    kind: "published",
    post: { id, url: `https://bluesky.example/p/${id}` },
  });
  const [part] = fake.delivered[0]?.parts ?? [];
  expect(part?.images.map(({ alt }) => alt)).toEqual(["A cup", null, "A pot"]);
  expect(part?.images.map((image) => image.id)).toEqual([...fake.media.keys()]);
  expect(readPostedText(part?.content ?? "")).toBe(caption);
});

test.for<[string, Change, object]>([
  [
    "linkedin",
    { caption: "Tea for two\nand more" },
    { post_as_images_carousel: true, carousel_name: "Tea for two" },
  ],
  ["linkedin-page", { options: { kind: "images" } }, { post_as_images_carousel: false }],
  ["linkedin", { slides: 1 }, { post_as_images_carousel: false }],
  ["instagram", {}, { post_type: "post", collaborators: [] }],
  ["instagram-standalone", {}, { post_type: "post", collaborators: [] }],
  ["facebook", {}, { post_type: "post" }],
  [
    "x",
    { options: { ai_generated: true } },
    { who_can_reply_post: "everyone", made_with_ai: true },
  ],
  ["threads", {}, {}],
  ["mastodon", {}, {}],
  ["pinterest", { options: { board: "coffee", title: "Tea" } }, { board: "5512", title: "Tea" }],
  ["tiktok-business", { options: { title: "Tea" } }, { title: "Tea", autoAddMusic: "no" }],
])("%s gets its settings", async ([id, change, settings]) => {
  const prepared = await prepare(await createPost(id, change));
  expect(await postiz.send(prepared)).toMatchObject({ kind: "accepted" });
  expect(fake.delivered).toMatchObject([{ settings }]);
});

test("a first comment follows the post", async () => {
  const options = { first_comment: "More soon" };
  await postiz.send(await prepare(await createPost("linkedin", { options })));
  expect(fake.delivered[0]?.parts.map(({ content }) => content)).toEqual([
    "<p>Tea</p>",
    "<p>More soon</p>",
  ]);
});

test("images are requested in a size that the service and Postiz accept", () => {
  const list = (service: ServiceId) =>
    postiz.listFiles(
      { caption: "", alt_texts: [], options: {} },
      { service, kind: null, limits: {} },
    );
  expect(list("linkedin")).toEqual([{ type: "jpeg", maxBytes: 8_000_000 }]);
  expect(list("tiktok")).toEqual([{ type: "jpeg", maxBytes: 10_000_000 }]);
});

test.for<[string, () => void, string]>([
  ["a disabled account", () => void (fake.findChannel("x").disabled = true), "Enable it there"],
  ["another service", () => void (fake.findChannel("x").identifier = "threads"), "no longer has"],
  ["a removed account", () => void (fake.findChannel("x").id = "other"), "no longer has"],
  ["a full plan", () => void (fake.rules.isPlanFull = true), "no more posts this month"],
])("%s stops a post before it is stored", async ([, change, message]) => {
  const run = await createPost("x");
  change();
  await expect(prepare(run)).rejects.toThrow(message);
  expect(listDrafts()).toEqual([]);
});

test("an unknown board is refused before anything is stored", async () => {
  const run = await createPost("pinterest", { options: { board: "Cocoa" } });
  await expect(prepare(run)).rejects.toThrow("Choose one of: Tea, Coffee");
  expect(fake.media.size).toBe(0);
});

const lost = ["commit-then-hang", "commit-then-reset", "commit-then-500", "garbage-200"] as const;

test.for(lost)(
  "%s while a draft is stored: another one is made, the lost one deleted",
  async (kind) => {
    const run = await createPost("instagram", { slides: 2 });
    let state = run;
    fake.addFault({ match: "POST /api/public/v1/posts", kind });
    const prepareOnce = async () => {
      for (let step = 0; step < 10; step += 1) {
        state = { ...state, checkpoint: (await postiz.prepare(state)).checkpoint };
      }
    };
    await expect(prepareOnce()).rejects.toMatchObject({ outcome: { kind: "unknown" } });
    const prepared = await prepare(state);
    expect(listDrafts()).toEqual([prepared.checkpoint["draftId"]]);
    expect(fake.media.size).toBe(2);
  },
);

test("drafts of other posts are left alone", async () => {
  const run = await createPost("instagram");
  const other = await prepare({ ...run, postKey: "post-2" });
  await prepare(run);
  expect(listDrafts()).toContain(other.checkpoint["draftId"]);
  expect(listDrafts()).toHaveLength(2);
});

test.for(lost)("%s while it is published: the post is found by its id", async (kind) => {
  const prepared = await prepare(await createPost("instagram"));
  fake.addFault({ match: "/status", kind });
  expect(await postiz.send(prepared)).toMatchObject({ kind: "unknown" });
  clock.offsetMs += minuteMs;
  expect(await look(prepared)).toMatchObject({ kind: "published" });
  expect(fake.delivered).toHaveLength(1);
  expect(postiz.isRepeatable(minuteMs, prepared)).toBe(false);
});

test("a post that never reached Postiz is absent, and can't be published once its draft is deleted", async () => {
  const kept = await prepare({ ...(await createPost("threads")), postKey: "post-2" });
  const prepared = await prepare(await createPost("instagram"));
  fake.addFault({ match: "/status", kind: "reset-before-commit" });
  expect(await postiz.send(prepared)).toMatchObject({ kind: "unknown" });
  expect(await look(prepared)).toEqual({ kind: "absent" });
  fake.addFault({ match: "DELETE", kind: "reset-before-commit" });
  expect(await postiz.withdraw?.(prepared)).toBe(null);
  // The images stay at Postiz, so the next draft needs no uploads.
  const left = { images: prepared.checkpoint["images"], refusals: 0 };
  expect(await postiz.withdraw?.(prepared)).toEqual(left);
  expect(await postiz.withdraw?.(prepared)).toEqual(left);
  // The other post's draft still exists. A deletion by the unknown post id would have deleted all posts.
  expect(listDrafts()).toEqual([kept.checkpoint["draftId"]]);
  expect(await postiz.send(prepared)).toMatchObject({ kind: "stale" });
  expect(await look(prepared)).toMatchObject({ kind: "undecidable" });
  expect(fake.delivered).toEqual([]);
});

test("a post that somebody moves back to the drafts in Postiz is refused, not missing", async () => {
  const sent = await prepare(await createPost("instagram"));
  const accepted = await postiz.send(sent);
  if (accepted.kind !== "accepted") throw new Error(accepted.kind);
  for (const post of fake.posts.all.values()) post.state = "DRAFT";
  expect(await look(sent)).toMatchObject({ kind: "absent" });
  const verdict = await look({ ...sent, checkpoint: accepted.checkpoint });
  expect(verdict).toMatchObject({ kind: "refused", code: "moved-to-drafts" });
});

test("a post that Postiz publishes meanwhile isn't withdrawn", async () => {
  const prepared = await prepare(await createPost("instagram"));
  await postiz.send(prepared);
  expect(await postiz.withdraw?.(prepared)).toBe(null);
  expect(listDrafts()).toHaveLength(1);
});

test("a draft whose date is past is stored again, and later each time if clocks differ", async () => {
  fake.rules.clockMs = 4.5 * minuteMs;
  const run = await createPost("instagram");
  let prepared = await prepare(run);
  for (let refusals = 1; refusals <= 3; refusals += 1) {
    const sent = await postiz.send(prepared);
    if (sent.kind === "accepted") break;
    expect(sent).toMatchObject({ kind: "stale", checkpoint: { refusals } });
    if (sent.kind === "stale") prepared = await prepare({ ...run, checkpoint: sent.checkpoint });
  }
  expect(fake.delivered).toHaveLength(1);
  // Images are uploaded once.
  expect(fake.media.size).toBe(3);
});

const refused = { kind: "refused", message: expect.stringContaining("Reconnect it in Postiz") };

test.for([
  ["disconnected", 1, refused],
  ["refused", 1, { kind: "undecidable", message: expect.stringContaining("images are too large") }],
  ["comments", 1, { kind: "undecidable", message: expect.stringContaining("Comments are off") }],
  ["unconfirmed", 1, { kind: "undecidable" }],
  ["silent", 1, { kind: "pending" }],
  ["silent", 10, { kind: "undecidable" }],
] as const)("an error that is %s, after %i min", async ([error, minutes, verdict]) => {
  fake.rules.error = error;
  const prepared = await prepare(await createPost("instagram"));
  expect(await postiz.send(prepared)).toMatchObject({ kind: "accepted" });
  const armedAtMs = now().getTime();
  clock.offsetMs += minutes * minuteMs;
  expect(await postiz.reconcile({ ...prepared, armedAtMs })).toMatchObject(verdict);
});

const failed = (service: string, name: string) =>
  `We couldn't post to ${service} for ${name} because it's disabled. Please enable it and try again.`;

/** Notifications about other posts, which may arrive while this one is live. */
const aboutOthers: [string, string, { before?: boolean; error?: "unconfirmed" | "silent" }][] = [
  ["before it was prepared", failed("linkedin", "Ana Lovelace"), { before: true }],
  ["of the page, not the profile", failed("linkedin-page", "Ana Lovelace"), {}],
  ["of another account", failed("linkedin", "Ana"), {}],
  ["of an account with a longer name", failed("linkedin", "Ana Lovelace Makes"), {}],
  ["that names no account", "An error occurred while posting on linkedin: Too large.", {}],
  [
    "of this account, but the post is unconfirmed",
    failed("linkedin", "Ana Lovelace"),
    {
      error: "unconfirmed",
    },
  ],
];

test.for(aboutOthers)(
  "a notification %s never calls a post failed",
  async ([, content, { before = false, error = "silent" }]) => {
    fake.rules.error = error;
    const run = await createPost("linkedin");
    if (before) fake.posts.notify(content);
    const prepared = await prepare(run);
    await postiz.send(prepared);
    const armedAtMs = now().getTime();
    clock.offsetMs += 10 * minuteMs;
    if (!before) fake.posts.notify(content);
    const verdict = await postiz.reconcile({ ...prepared, armedAtMs });
    expect(verdict).toMatchObject({ kind: "undecidable" });
  },
);

test("no notification counts if two accounts have one name, or the earlier ones are unknown", async () => {
  fake.rules.error = "disconnected";
  const other = { ...fake.findChannel("linkedin"), id: "channel-other" };
  const send = async () => {
    const prepared = await prepare(await createPost("linkedin"));
    await postiz.send(prepared);
    const armedAtMs = now().getTime();
    clock.offsetMs += 10 * minuteMs;
    return postiz.reconcile({ ...prepared, armedAtMs });
  };
  fake.organizations[0]?.integrations.push(other);
  expect(await send()).toMatchObject({ kind: "undecidable" });
  fake.organizations[0]?.integrations.pop();
  fake.addFault({ match: "/notifications", kind: { status: 500, body: "" } });
  expect(await send()).toMatchObject({ kind: "undecidable" });
  expect(await send()).toMatchObject(refused);
});

test("a reason counts although more notifications than a page followed", async () => {
  fake.rules.error = "disconnected";
  fake.posts.notify("Your post has been published on X");
  const prepared = await prepare(await createPost("linkedin"));
  await postiz.send(prepared);
  const armedAtMs = now().getTime();
  for (let count = 0; count < 99; count += 1) fake.posts.notify(`Another notification ${count}`);
  clock.offsetMs += minuteMs;
  expect(await postiz.reconcile({ ...prepared, armedAtMs })).toMatchObject(refused);
});

test("a post without its id at the network is published, without a link", async () => {
  fake.rules.isMissing = true;
  const prepared = await prepare(await createPost("tiktok-business"));
  await postiz.send(prepared);
  clock.offsetMs += minuteMs;
  expect(await look(prepared)).toMatchObject({ kind: "published", post: { url: null } });
});

test.for([
  ["an ended key", "token-expired", { kind: "unauthorized" }],
  ["a limit", "429", { kind: "throttled", waitMs: 5 * minuteMs }],
  [
    "a refusal",
    { status: 400, body: { statusCode: 400, message: ["Bad", "status"] } },
    { kind: "rejected", message: "Bad status" },
  ],
  ["a proxy's error", { status: 502, body: "<h1>Bad gateway</h1>" }, { kind: "unknown" }],
] as const)("%s while it is published", async ([, kind, outcome]) => {
  const prepared = await prepare(await createPost("instagram"));
  fake.addFault({ match: "/status", kind });
  expect(await postiz.send(prepared)).toMatchObject(outcome);
  fake.addFault({ match: "GET", kind });
  const { kind: verdict } = await look(prepared);
  expect(verdict).toBe(outcome.kind === "unauthorized" ? "unauthorized" : "pending");
});
