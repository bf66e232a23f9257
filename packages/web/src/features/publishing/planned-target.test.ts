import { emptyCarousel } from "@slideloom/core/carousel";
import { readPublishedPost } from "@slideloom/core/publishing";
import { expect, test } from "vitest";
import {
  buildConnection,
  buildPublication,
  buildTarget,
} from "../../testing/publishing.fixture.ts";
import { buildPublicationRequest, planConnection } from "./planned-target.ts";
import { readNextSlot } from "./next-slot.ts";
import type { PublishDraft } from "./publish-draft-store.ts";

const slide = { header: "One", description: [{ type: "text", value: "Drink it." }] };
const published = readPublishedPost({ title: "Tea", content: [slide, slide] }, emptyCarousel);
const draft: PublishDraft = {
  connectionIds: null,
  caption: null,
  captions: {},
  altTexts: { 1: "A cup" },
  sizes: {},
  options: {},
  when: { kind: "time", at: "2027-12-01T09:00", timeZone: null },
  approval: null,
  pending: null,
  nextId: null,
};

test("a request names who has to approve it, if somebody has to", () => {
  const parts = { carousel: { id: "c", version: 2 }, targets: [], timeZone: "UTC" };
  expect(buildPublicationRequest(draft, parts)).not.toHaveProperty("approval");
  const waiting = buildPublicationRequest({ ...draft, approval: "client" }, parts);
  expect(waiting).toMatchObject({ approval: "client" });
});

test("a connection gets its own choices, and those for all", () => {
  const mastodon = buildConnection(1, { network: "mastodon" });
  const linkedin = buildConnection(2, { network: "linkedin" });
  const chosen: PublishDraft = {
    ...draft,
    caption: "For all",
    captions: { [mastodon.id]: "" },
    options: { [mastodon.id]: { spoiler_text: "Tea" } },
    sizes: { [linkedin.id]: "carousel" },
  };
  const alt_texts = ["", "A cup"];
  expect(planConnection(chosen, mastodon, published)).toMatchObject({
    connection: mastodon,
    captionSource: "own",
    payload: { caption: "", options: { spoiler_text: "Tea" }, slide_size: "network", alt_texts },
  });
  expect(planConnection(chosen, linkedin, published)).toMatchObject({
    captionSource: "shared",
    payload: { caption: "For all", options: {}, slide_size: "carousel", alt_texts },
  });
  expect(planConnection(draft, linkedin, published).captionSource).toBe("suggested");
});

test("the request has the version, the time with its zone, and an alt text per slide or none", () => {
  const targets = [planConnection(draft, buildConnection(), published)];
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
