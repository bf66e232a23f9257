import type { Post } from "@slideloom/core/document";
import { expect, test } from "vitest";
import {
  buildConnection,
  buildPublication,
  buildTarget,
} from "../../testing/publishing.fixture.ts";
import { buildPublicationRequest, planTarget, type PublishedPost } from "./planned-target.ts";
import { readNextSlot } from "./next-slot.ts";
import type { PublishDraft } from "./publish-draft-store.ts";

const post: Post = {
  title: "Tea",
  content: [{ header: "One", description: [{ type: "text", value: "Drink it." }] }],
};
const published: PublishedPost = {
  post,
  slides: 12,
  videoSlides: [],
  size: "linkedin",
  isSingle: false,
  isAiGenerated: false,
};
const draft: PublishDraft = {
  connectionIds: null,
  caption: null,
  captions: {},
  altTexts: { 1: "A cup" },
  sizes: {},
  options: {},
  when: { kind: "time", at: "2027-12-01T09:00", timeZone: null },
  pending: null,
  nextId: null,
};

test("a connection's own caption precedes that for its service, the shared one, and the post's text", () => {
  const connection = buildConnection();
  expect(planTarget(draft, connection, published)).toMatchObject({
    captionSource: "suggested",
    payload: { caption: "Tea\n\nOne\nDrink it." },
  });
  const shared = { ...draft, caption: "For all" };
  expect(planTarget(shared, connection, published)).toMatchObject({
    captionSource: "shared",
    payload: { caption: "For all" },
  });
  const carousel = { ...published, captions: { bluesky: "For Bluesky", x: "For X" } };
  expect(planTarget(shared, connection, carousel)).toMatchObject({
    captionSource: "variant",
    payload: { caption: "For Bluesky" },
  });
  const own = { ...shared, captions: { [connection.id]: "" } };
  expect(planTarget(own, connection, published)).toMatchObject({
    captionSource: "own",
    payload: { caption: "" },
  });
});

test("lists its posts, and what the network would refuse", () => {
  const target = planTarget({ ...draft, caption: "x".repeat(301) }, buildConnection(), published);
  expect(target.posts).toEqual([6, 6]);
  expect(target.problems.map(({ code }) => code)).toEqual(["caption-too-long"]);
});

test("slides are laid out in the network's size unless the carousel's is chosen", () => {
  const linkedin = buildConnection(2, { network: "linkedin" });
  const tall: PublishedPost = { ...published, size: "vertical" };
  const laidOut = planTarget(draft, linkedin, tall);
  expect(laidOut).toMatchObject({ size: "linkedin", ratio: 0.8 });
  expect(laidOut.payload.slide_size).toBe("network");
  const kept = planTarget({ ...draft, sizes: { [linkedin.id]: "carousel" } }, linkedin, tall);
  expect(kept).toMatchObject({ size: "vertical", payload: { slide_size: "carousel" } });
  expect(planTarget(draft, buildConnection(), tall).size).toBe("vertical");
  expect(planTarget(draft, linkedin, { ...tall, isSingle: true }).ratio).toBeNull();
});

test("network options apply to their own target, and affect its limits", () => {
  const mastodon = buildConnection(1, { network: "mastodon", limits: { caption: 20 } });
  const linkedin = buildConnection(2, { network: "linkedin" });
  const chosen: PublishDraft = {
    ...draft,
    caption: "x".repeat(18),
    options: {
      [mastodon.id]: { spoiler_text: "Tea" },
      [linkedin.id]: { kind: "images", visibility: "private" },
    },
  };
  const [posted, documented] = [mastodon, linkedin].map((connection) =>
    planTarget(chosen, connection, { ...published, slides: 21 }),
  );
  expect(posted?.payload.options).toEqual({ spoiler_text: "Tea" });
  expect(posted?.posts).toEqual([4, 4, 4, 3, 3, 3]);
  expect(posted?.problems.map(({ code }) => code)).toEqual(["caption-too-long"]);
  expect(documented?.problems.map(({ code }) => code)).toEqual(["too-many-slides"]);
  const whole = planTarget({ ...chosen, options: {} }, linkedin, { ...published, slides: 21 });
  expect(whole.problems).toEqual([]);
});

test("the request has the version, the time with its zone, and an alt text per slide or none", () => {
  const targets = [planTarget(draft, buildConnection(), { ...published, slides: 2 })];
  const parts = { carousel: { id: "c1", version: 4 }, targets, timeZone: "Asia/Kathmandu" };
  const request = buildPublicationRequest(draft, parts);
  expect(request).toMatchObject({
    carousel_id: "c1",
    version: 4,
    when: { kind: "time", at: "2027-12-01T09:00", time_zone: "Asia/Kathmandu" },
    targets: [{ connection_id: buildConnection().id, alt_texts: ["", "A cup"] }],
  });
  expect(request.id).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const now = buildPublicationRequest({ ...draft, when: { ...draft.when, kind: "now" } }, parts);
  expect(now.when).toEqual({ kind: "now" });
  expect(now.id).not.toBe(request.id);
});

test("the next free posting time is the first without another post on that connection", () => {
  const connection = buildConnection(1, {
    slots: [
      { weekday: 3, time: "09:00", paused: false },
      { weekday: 4, time: "12:30", paused: true },
      { weekday: 5, time: "12:30", paused: false },
    ],
  });
  const fromMs = Date.parse("2027-11-30T12:00:00Z");
  expect(readNextSlot(connection, [], fromMs)).toBe("2027-12-01T08:00:00.000Z");
  expect(readNextSlot(connection, [buildPublication()], fromMs)).toBe("2027-12-03T11:30:00.000Z");
  const elsewhere = buildTarget({ connection_id: buildConnection(2).id });
  const canceled = buildTarget({ status: "canceled" });
  const free = [elsewhere, canceled].map((target) => buildPublication({ targets: [target] }));
  expect(readNextSlot(connection, free, fromMs)).toBe("2027-12-01T08:00:00.000Z");
  expect(readNextSlot({ ...connection, slots: [] }, [], fromMs)).toBeNull();
});
